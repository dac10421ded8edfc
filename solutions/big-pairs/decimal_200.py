# Decimals with a precision of twice the digits of the piles: 200, for piles of a hundred digits.
#
# @expect sample AC, word AC, hundred WA, thousand WA
# @because the product k*phi is rounded, too: for k = F(478), whose pair is the last of its kind
#          below 10^100, the 200 digits are one too few.
# @witness 5696323922575865414847061494575945648081290145228607189038829076215134884313127297923138542545712320 9216845717656874712980450562726202415567360565980794777111390850331644813674856981646960226192287359
import sys
from decimal import Decimal, getcontext

getcontext().prec = 200
ROOT = 1 + Decimal(5).sqrt()


def main():
    words = sys.stdin.read().split()
    for i in range(int(words[0])):
        a, b = sorted((int(words[2 * i + 1]), int(words[2 * i + 2])))
        lost = int(ROOT * (b - a) / 2) == a
        print("Second" if lost else "First")


main()
