"""
The integer square root of 5k^2, in integers of any size.

@expect  AC
@because floor(k * phi) = (k + floor(sqrt(5k^2))) / 2, and math.isqrt() is exact
"""
import math
import sys


def low(k):
    return (k + math.isqrt(5 * k * k)) // 2


def partner(x):
    k = low(x + 1) - (x + 1)  # (x + 1) / phi
    return x + k if low(k) == x else low(x - k)


def main():
    numbers = list(map(int, sys.stdin.read().split()))
    lines = []
    for a, b in zip(numbers[1::2], numbers[2::2]):
        both = min(a, b) - low(abs(a - b))
        first, second = a - partner(b), b - partner(a)
        moves = [(both, both), (first, 0), (0, second)]
        moves = [f"{x} {y}" for x, y in moves if max(x, y) > 0]
        lines += [str(len(moves))] + moves
    print("\n".join(lines))


main()
