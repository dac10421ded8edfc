# The first power of ten that is right.
#
# @expect sample PC, short PC, long PC
# @because it is right, but the smallest k is a Fibonacci number.
# @witness 1
import sys
from math import isqrt


def answer(c, unit):
    k = 1
    while (k + isqrt(5 * k * k)) // 2 == k * c // unit:
        k *= 10
    return k


def main():
    words = sys.stdin.read().split()
    for word in words[1:]:
        decimals = max(len(word) - 2, 0)
        print(answer(int(word.replace(".", "")), 10**decimals))


main()
