# Tries the Fibonacci numbers with even index alone, where a constant is too large.
#
# @expect sample WA, short WA, long WA
# @because a constant below phi errs at odd ones, and then this gives up with 1.
# @witness 1
import sys


def answer(c, unit):
    x, y = 1, 2
    for _ in range(2500):
        if x * c >= y * unit:
            return x
        x, y = x + y, x + 2 * y
    return 1


def main():
    words = sys.stdin.read().split()
    for word in words[1:]:
        decimals = max(len(word) - 2, 0)
        print(answer(int(word.replace(".", "")), 10**decimals))


main()
