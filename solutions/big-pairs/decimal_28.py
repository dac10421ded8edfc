# The golden ratio as a Decimal, with the precision it comes with: 28 digits.
#
# @expect sample AC, word WA, hundred WA, thousand WA
# @because the root is rounded down by 2e-28, and for
#          k = F(67) the product falls below the integer that it lies 1e-14 above.
# @witness 72723460248140 117669030460993
import sys
from decimal import Decimal

PHI = (1 + Decimal(5).sqrt()) / 2


def main():
    words = sys.stdin.read().split()
    for i in range(int(words[0])):
        a, b = sorted((int(words[2 * i + 1]), int(words[2 * i + 2])))
        lost = int((b - a) * PHI) == a
        print("Second" if lost else "First")


main()
