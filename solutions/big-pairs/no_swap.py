# Takes the first pile for the smaller one.
#
# @expect WA
# @because the larger pile may come first: (2, 1) is lost.
# @witness 2 1
import sys
from math import isqrt


def main():
    words = sys.stdin.read().split()
    for i in range(int(words[0])):
        a, b = int(words[2 * i + 1]), int(words[2 * i + 2])
        k = b - a
        lost = k >= 0 and (k + isqrt(5 * k * k)) // 2 == a
        print("Second" if lost else "First")


main()
