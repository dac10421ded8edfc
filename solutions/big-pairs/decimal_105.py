# A published program for piles of a hundred digits, in Python: a root with 105 digits, and
# c = k*phi must lie strictly between a and a + 1.
#
# @expect sample AC, word WA, hundred WA, thousand WA
# @because there is no case for two empty piles, where c is a; and with 105 digits F(251) fails, too.
# @witness 0 0
import sys
from decimal import Decimal, getcontext

getcontext().prec = 105
PHI = (1 + Decimal(5).sqrt()) / 2


def main():
    words = sys.stdin.read().split()
    for i in range(int(words[0])):
        a, b = sorted((int(words[2 * i + 1]), int(words[2 * i + 2])))
        lost = a < (b - a) * PHI < a + 1
        print("Second" if lost else "First")


main()
