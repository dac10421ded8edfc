"""
The integer square root of 5m^2, in integers of any size.

@expect  AC
@because up to n there are (floor(sqrt(5m^2)) - m) / 2 smaller piles, m = n + 1, and math.isqrt() is
         exact
"""
import math
import sys


def corner(x, y):
    if x < 0 or y < 0:
        return 0
    low_x = (math.isqrt(5 * (x + 1) ** 2) - x - 1) // 2
    low_y = (math.isqrt(5 * (y + 1) ** 2) - y - 1) // 2
    return 1 + min(low_x, y - low_y) + min(x - low_x, low_y)


def main():
    numbers = map(int, sys.stdin.read().split()[1:])
    for x1, y1, x2, y2 in zip(numbers, numbers, numbers, numbers):
        print(corner(x2, y2) - corner(x1 - 1, y2) - corner(x2, y1 - 1) + corner(x1 - 1, y1 - 1))


main()
