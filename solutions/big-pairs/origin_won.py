# The test without a root, and no case for two empty piles.
#
# @expect sample AC, word WA
# @because 0 < 0 is false, but whoever cannot move has lost.
# @witness 0 0
import sys


def main():
    words = sys.stdin.read().split()
    for i in range(int(words[0])):
        a, b = sorted((int(words[2 * i + 1]), int(words[2 * i + 2])))
        lost = 0 < b * (b - a) - a * a <= 3 * a - b
        print("Second" if lost else "First")


main()
