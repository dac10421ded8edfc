# phi with 2100 decimals, as a quotient of neighbouring Fibonacci numbers: 1999 are enough.
#
# @expect AC
import sys

DECIMALS = 2100


def main():
    x, y = 1, 1
    while x < 10 ** (DECIMALS // 2 + 20):
        x, y = y, x + y
    phi = y * 10**DECIMALS // x
    words = sys.stdin.read().split()
    for i in range(int(words[0])):
        a, b = sorted((int(words[2 * i + 1]), int(words[2 * i + 2])))
        print("Second" if (b - a) * phi // 10**DECIMALS == a else "First")


main()
