# Compares k*c and k*phi rounded to the nearest integer.
#
# @expect sample WA, short WA, long WA
# @because with c = 1 the products 1 and 1.6 round to 1 and 2, and are both 1 rounded down.
# @witness 1
import sys
from math import isqrt


def answer(c, unit):
    x, y = 1, 2
    while (2 * x + isqrt(20 * x * x) + 2) // 4 == (2 * x * c + unit) // (2 * unit):
        x, y = y, x + y
    return x


def main():
    words = sys.stdin.read().split()
    for word in words[1:]:
        decimals = max(len(word) - 2, 0)
        print(answer(int(word.replace(".", "")), 10**decimals))


main()
