# Half of the test without a root: a < k*phi, and nothing about a + 1.
#
# @expect WA
# @because every smaller pile passes it: (0, 1) is won by taking the one stone.
# @witness 0 1
import sys


def main():
    words = sys.stdin.read().split()
    for i in range(int(words[0])):
        a, b = sorted((int(words[2 * i + 1]), int(words[2 * i + 2])))
        lost = b == 0 or 0 < b * (b - a) - a * a
        print("Second" if lost else "First")


main()
