# Finds the larger pile by comparing the lines' words.
#
# @expect sample AC, word WA, hundred WA, thousand WA
# @because as text '6' is larger than '10', so that the difference of (6, 10) is negative.
# @witness 6 10
import sys
from math import isqrt


def main():
    words = sys.stdin.read().split()
    for i in range(int(words[0])):
        a, b = (int(word) for word in sorted(words[2 * i + 1 : 2 * i + 3]))
        k = b - a
        lost = k >= 0 and (k + isqrt(5 * k * k)) // 2 == a
        print("Second" if lost else "First")


main()
