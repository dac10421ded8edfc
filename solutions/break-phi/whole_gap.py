# Waits until k*c and k*phi are a whole number apart.
#
# @expect sample PC, short PC, long PC
# @because the floors differ much earlier than the products differ by 1: this k is right, and far from the smallest.
# @witness 1
import sys
from math import isqrt


def answer(c, unit):
    x, y = 1, 1
    while abs((x + isqrt(5 * x * x)) // 2 - x * c // unit) < 2:
        x, y = y, x + y
    return x


def main():
    words = sys.stdin.read().split()
    for word in words[1:]:
        decimals = max(len(word) - 2, 0)
        print(answer(int(word.replace(".", "")), 10**decimals))


main()
