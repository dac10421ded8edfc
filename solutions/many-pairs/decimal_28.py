"""Multiplies by the golden ratio in Python's decimals, 28 digits by default.

@expect  AC
@because the first k for which 28 digits err is F(67) = 44945570212853, and here k <=
         10^9
"""
import sys
from decimal import Decimal

PHI = (1 + Decimal(5).sqrt()) / 2


def low(k):
    return int(k * PHI)


def is_cold(a, b):
    return min(a, b) == low(abs(a - b))


numbers = map(int, sys.stdin.buffer.read().split())
print("\n".join("0" if is_cold(a, b) else "1" for a, b in zip(numbers, numbers)))
