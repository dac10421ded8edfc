"""
The integer square root of 5k^2, in integers of any size.

@expect  AC
@because floor(k * phi) = (k + floor(sqrt(5k^2))) / 2, and math.isqrt() is exact
"""
import math
import sys


def low(k):
    return (k + math.isqrt(5 * k * k)) // 2


def main():
    for k in map(int, sys.stdin.read().split()[1:]):
        print(low(k), low(k) + k)


main()
