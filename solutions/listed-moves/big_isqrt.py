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


def pairs_to_leave(a, b):
    both = low(b - a)
    if both < a:
        yield both, both + b - a
    singles = {tuple(sorted((pile, partner(pile)))) for pile, other in ((a, b), (b, a)) if partner(pile) < other}
    yield from sorted(singles - {(both, both + b - a)})


def main():
    numbers = list(map(int, sys.stdin.read().split()))
    lines = []
    for a, b in zip(numbers[1::2], numbers[2::2]):
        pairs = list(pairs_to_leave(min(a, b), max(a, b)))
        lines.append(len(pairs))
        lines += [f"{x} {y}" for x, y in pairs]
    print(*lines, sep="\n")


main()
