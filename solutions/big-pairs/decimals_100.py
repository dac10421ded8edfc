# A hundred decimals of phi for piles of a hundred digits.
#
# @expect sample AC, word AC, hundred WA, thousand WA
# @because the constant is too small by up to 10^-100: for k = F(241) that is more than the distance
#          of k*phi from the integer below it, 1 / (sqrt(5) * k).
# @witness 168083057059453008835412295811648513482449585399520 271964099255182923543922814194423915162591622175361
import sys
from math import isqrt

DECIMALS = 100
PHI = (10**DECIMALS + isqrt(5 * 10 ** (2 * DECIMALS))) // 2


def main():
    words = sys.stdin.read().split()
    for i in range(int(words[0])):
        a, b = sorted((int(words[2 * i + 1]), int(words[2 * i + 2])))
        lost = (b - a) * PHI // 10**DECIMALS == a
        print("Second" if lost else "First")


main()
