# Walks through the Lucas numbers instead.
#
# @expect sample PC, short PC, long PC
# @because a Lucas number that is right is a larger number than the smallest: for 1 it is 3, not 2.
# @witness 1
import sys
from math import isqrt


def answer(c, unit):
    x, y = 1, 3
    while (x + isqrt(5 * x * x)) // 2 == x * c // unit:
        x, y = y, x + y
    return x


def main():
    words = sys.stdin.read().split()
    for word in words[1:]:
        decimals = max(len(word) - 2, 0)
        print(answer(int(word.replace(".", "")), 10**decimals))


main()
