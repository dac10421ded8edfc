# The test without a root, with < where <= belongs.
#
# @expect WA
# @because for (1, 2) and every other pair of F(2i) the right side is reached: 4 - 2 - 1 = 3 - 2.
# @witness 1 2
import sys


def main():
    words = sys.stdin.read().split()
    for i in range(int(words[0])):
        a, b = sorted((int(words[2 * i + 1]), int(words[2 * i + 2])))
        lost = b == 0 or 0 < b * (b - a) - a * a < 3 * a - b
        print("Second" if lost else "First")


main()
