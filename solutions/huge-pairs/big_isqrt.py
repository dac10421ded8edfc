"""Takes the integer square root of 5 k^2, in Python's integers.

@expect  AC
@because floor(k*phi) = floor((k + floor(sqrt(5 k^2))) / 2) holds in integers of any size
"""
import sys
from math import isqrt


def low(k):
    return (k + isqrt(5 * k * k)) // 2


def is_cold(a, b):
    return min(a, b) == low(abs(a - b))


numbers = map(int, sys.stdin.buffer.read().split()[1:])
print("\n".join("Second" if is_cold(a, b) else "First" for a, b in zip(numbers, numbers)))
