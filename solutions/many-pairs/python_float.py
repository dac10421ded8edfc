"""Multiplies by the golden ratio in Python's floating point.

@expect  sample AC, small AC, full WA
@witness 165580140 267914295
@because Python's float is binary64: for k = F(40) = 102334155 the product k*phi lies
         4.4*10^-9 below 165580141 and is rounded up to it, so that the cold pair
         (165580140, 267914295) is called won
"""
import sys

PHI = (1 + 5**0.5) / 2


def low(k):
    return int(k * PHI)


def is_cold(a, b):
    return min(a, b) == low(abs(a - b))


numbers = map(int, sys.stdin.buffer.read().split())
print("\n".join("0" if is_cold(a, b) else "1" for a, b in zip(numbers, numbers)))
