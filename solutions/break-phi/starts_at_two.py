# Begins with k = 2, since F(1) = F(2) = 1 cannot matter.
#
# @expect sample PC, short PC, long AC
# @because for c = 2 the smallest k is 1.
# @witness 2
import sys
from math import isqrt


def answer(c, unit):
    x, y = 2, 3
    while (x + isqrt(5 * x * x)) // 2 == x * c // unit:
        x, y = y, x + y
    return x


def main():
    words = sys.stdin.read().split()
    for word in words[1:]:
        decimals = max(len(word) - 2, 0)
        print(answer(int(word.replace(".", "")), 10**decimals))


main()
