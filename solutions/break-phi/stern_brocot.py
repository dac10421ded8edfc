# The simplest fraction p/q between c and phi is on the way to phi in the Stern-Brocot tree, and its
# denominator is the smallest k.
#
# @expect AC
import sys


def below_phi(p, q):
    return p * p - p * q - q * q < 0


def below_c(p, q, c, unit):
    return p * unit <= c * q


def answer(c, unit):
    low, high = (1, 1), (2, 1)
    if c >= 2 * unit:
        return 1
    while True:
        p, q = low[0] + high[0], low[1] + high[1]
        if below_phi(p, q) != below_c(p, q, c, unit):
            return q
        if below_phi(p, q):
            low = p, q
        else:
            high = p, q


def main():
    words = sys.stdin.read().split()
    for word in words[1:]:
        decimals = max(len(word) - 2, 0)
        print(answer(int(word.replace(".", "")), 10**decimals))


main()
