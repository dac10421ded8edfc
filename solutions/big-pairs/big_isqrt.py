# The closed form with an integer square root: A(k) = (k + isqrt(5*k*k)) // 2.
#
# @expect AC
import sys
from math import isqrt


def main():
    words = sys.stdin.read().split()
    for i in range(int(words[0])):
        a, b = sorted((int(words[2 * i + 1]), int(words[2 * i + 2])))
        k = b - a
        print("Second" if (k + isqrt(5 * k * k)) // 2 == a else "First")


main()
