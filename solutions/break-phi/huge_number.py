# A number so large that it is right for every constant.
#
# @expect WA
# @because it has far more than 2n + 3 digits, and such a number earns nothing.
# @witness 1
import sys


def answer(c, unit):
    return 10**1999


def main():
    words = sys.stdin.read().split()
    for word in words[1:]:
        decimals = max(len(word) - 2, 0)
        print(answer(int(word.replace(".", "")), 10**decimals))


main()
