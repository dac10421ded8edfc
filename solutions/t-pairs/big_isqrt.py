# The closed form with an integer square root of any size.
#
# @expect AC
import sys
from math import isqrt


def main():
    words = list(map(int, sys.stdin.read().split()))
    out = []
    for i in range(1, 3 * words[0], 3):
        a, b, t = words[i : i + 3]
        if a > b:
            a, b = b, a
        n, rest = divmod(b - a, t)
        lost = rest == 0 and (n * (2 - t) + isqrt(n * n * (t * t + 4))) // 2 == a
        out.append("Second" if lost else "First")
    print("\n".join(out))


main()
