# 0 < b*b - a*b - a*a <= 3*a - b, with the integers that are there.
#
# @expect AC
import sys


def main():
    words = sys.stdin.read().split()
    for i in range(int(words[0])):
        a, b = sorted((int(words[2 * i + 1]), int(words[2 * i + 2])))
        lost = b == 0 or 0 < b * (b - a) - a * a <= 3 * a - b
        print("Second" if lost else "First")


main()
