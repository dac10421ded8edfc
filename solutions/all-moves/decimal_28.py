"""
Multiplies and divides by the golden ratio in decimal, with the default 28 digits.

@expect  sample AC, small AC, billion AC, full WA
@witness 44945570212853 72723460248140
@because low(F(67)) = low(44945570212853) comes out as 72723460248140, so that the pile
         72723460248140 is paired with 117669030460993 instead of 44945570212852
"""
import sys
from decimal import Decimal

PHI = (1 + Decimal(5).sqrt()) / 2


def low(k):
    return int(k * PHI)


def partner(x):
    k = int((x + 1) / PHI)
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
