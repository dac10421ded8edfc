"""
The square root of 5m^2 in a float.

@expect  sample AC, million AC, full WA
@witness 0 0 63245985 102334154
@because the square root of 5 * 102334155^2, which is 8.7e-9 below 228826127, comes out as 228826127,
         so that one larger pile is missing
"""
import math
import sys


def corner(x, y):
    if x < 0 or y < 0:
        return 0
    low_x = (int(math.sqrt(5 * (x + 1) ** 2)) - x - 1) // 2
    low_y = (int(math.sqrt(5 * (y + 1) ** 2)) - y - 1) // 2
    return 1 + min(low_x, y - low_y) + min(x - low_x, low_y)


def main():
    numbers = map(int, sys.stdin.read().split()[1:])
    for x1, y1, x2, y2 in zip(numbers, numbers, numbers, numbers):
        print(corner(x2, y2) - corner(x1 - 1, y2) - corner(x2, y1 - 1) + corner(x1 - 1, y1 - 1))


main()
