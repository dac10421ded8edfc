"""Multiplies by the golden ratio in Python's decimals, 28 digits by default.

@expect  sample AC, small AC, billion AC, full WA
@witness 72723460248140 117669030460993
@because for k = F(67) = 44945570212853 the product lies 10^-14 above 72723460248141 and
         comes out below it, so that (72723460248140, 117669030460993) is called lost
"""
import sys
from decimal import Decimal

PHI = (1 + Decimal(5).sqrt()) / 2


def low(k):
    return int(k * PHI)


def is_cold(a, b):
    return min(a, b) == low(abs(a - b))


numbers = map(int, sys.stdin.buffer.read().split()[1:])
print("\n".join("Second" if is_cold(a, b) else "First" for a, b in zip(numbers, numbers)))
