# A constant of 125 decimals, as published for piles of up to a hundred digits.
#
# @expect sample AC, word AC, hundred WA, thousand WA
# @because the constant is too small by up to 10^-125: for k = F(301) that is more than the distance
#          of k*phi from the integer below it, 1 / (sqrt(5) * k).
# @witness 581811569836004006491505558634099066259034153405766997246569400 941390895042587567453271223806288165311401367715034229502159201
import sys
from math import isqrt

DECIMALS = 125
PHI = (10**DECIMALS + isqrt(5 * 10 ** (2 * DECIMALS))) // 2


def main():
    words = sys.stdin.read().split()
    for i in range(int(words[0])):
        a, b = sorted((int(words[2 * i + 1]), int(words[2 * i + 2])))
        lost = (b - a) * PHI // 10**DECIMALS == a
        print("Second" if lost else "First")


main()
