"""
Multiplies and divides by the golden ratio in Python, in binary64.

@expect  sample AC, small AC, billion WA, full WA
@witness 102334154 165580140
@because low(F(40)) = low(102334155) comes out as 165580141, so that the pile 165580140 is
         paired with 102334153 instead of 267914295
"""
import sys

PHI = (1 + 5**0.5) / 2


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
