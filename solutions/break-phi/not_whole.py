# Walks through the Fibonacci numbers, and asks for k*c strictly beyond F(n + 1).
#
# @expect sample PC, short PC, long AC
# @because k*c that is whole counts, too: for c = 1.625 the smallest k is 8 and not 21.
# @witness 2
import sys


def answer(c, unit):
    x, y, odd = 1, 1, True
    while not (x * c < y * unit if odd else x * c > y * unit):
        x, y, odd = y, x + y, not odd
    return x


def main():
    words = sys.stdin.read().split()
    for word in words[1:]:
        decimals = max(len(word) - 2, 0)
        print(answer(int(word.replace(".", "")), 10**decimals))


main()
