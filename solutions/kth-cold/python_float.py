"""
Multiplies by the golden ratio in Python, in binary64.

@expect  sample AC, small AC, billion WA, full WA
@witness 102334155
@because low(F(40)) = low(102334155) comes out as 165580141: k * phi is only 4.4e-9 below that
"""
import sys


def low(k):
    return int(k * (1 + 5**0.5) / 2)


def main():
    for k in map(int, sys.stdin.read().split()[1:]):
        print(low(k), low(k) + k)


main()
