# Walks through the Fibonacci numbers: floor(F(n)*phi) is F(n + 1), less one for even n.
#
# @expect AC
import sys


def answer(c, unit):
    x, y, even = 1, 2, True
    while y - even == x * c // unit:
        x, y, even = y, x + y, not even
    return x


def main():
    words = sys.stdin.read().split()
    for word in words[1:]:
        decimals = max(len(word) - 2, 0)
        print(answer(int(word.replace(".", "")), 10**decimals))


main()
