"""Multiplies by the golden ratio in 50 decimal digits.

@expect  AC
@because k*phi < 10^19 keeps 31 decimals, and no k up to 10^18 comes closer to an integer
         than 4*10^-19
"""
import sys
from decimal import Decimal, getcontext

getcontext().prec = 50
PHI = (1 + Decimal(5).sqrt()) / 2


def low(k):
    return int(k * PHI)


def is_cold(a, b):
    return min(a, b) == low(abs(a - b))


numbers = map(int, sys.stdin.buffer.read().split()[1:])
print("\n".join("Second" if is_cold(a, b) else "First" for a, b in zip(numbers, numbers)))
