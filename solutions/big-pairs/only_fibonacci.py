# Walks from (1, 2) to (3, 5), (8, 13), ...: pairs of neighbouring Fibonacci numbers.
#
# @expect WA
# @because it takes (2, 3) for one of them, and misses (4, 7), (6, 10) and nearly all others.
# @witness 2 3
import sys


def main():
    words = sys.stdin.read().split()
    for i in range(int(words[0])):
        a, b = sorted((int(words[2 * i + 1]), int(words[2 * i + 2])))
        x, y = 0, 0
        while y < b:
            x, y = (y, x + y) if y else (1, 2)
        lost = (x, y) == (a, b)
        print("Second" if lost else "First")


main()
