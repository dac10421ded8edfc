"""
Multiplies by the golden ratio in decimal, with the default 28 digits.

@expect  sample AC, small AC, billion AC, full WA
@witness 44945570212853
@because low(F(67)) = low(44945570212853) comes out as 72723460248140: phi is short by 3.7e-28,
         and k * phi is only 1.0e-14 above 72723460248141
"""
import sys
from decimal import Decimal

PHI = (1 + Decimal(5).sqrt()) / 2


def low(k):
    return int(k * PHI)


def main():
    for k in map(int, sys.stdin.read().split()[1:]):
        print(low(k), low(k) + k)


main()
