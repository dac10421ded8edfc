# Prints n instead of F(n).
#
# @expect WA
# @because the smallest k for c = 1 is 2 = F(3), and 3 happens to be right; for others n is not.
# @witness 1
import sys


def answer(c, unit):
    x, y, n = 1, 1, 1
    while (x * c < y * unit) != (n % 2 == 1):
        x, y, n = y, x + y, n + 1
    return n


def main():
    words = sys.stdin.read().split()
    for word in words[1:]:
        decimals = max(len(word) - 2, 0)
        print(answer(int(word.replace(".", "")), 10**decimals))


main()
