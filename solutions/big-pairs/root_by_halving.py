# The square root of 5 by a hundred halvings of the interval from 2 to 3.
#
# @expect sample AC, word WA, hundred WA, thousand WA
# @because a hundred halvings are thirty decimals; for k = F(75) the root is already too far away.
# @witness 3416454622906706 5527939700884756
import sys

BITS = 100
low = 2 << BITS
for bit in range(BITS - 1, -1, -1):
    if (low + (1 << bit)) ** 2 <= 5 << 2 * BITS:
        low += 1 << bit
ROOT = low


def main():
    words = sys.stdin.read().split()
    for i in range(int(words[0])):
        a, b = sorted((int(words[2 * i + 1]), int(words[2 * i + 2])))
        lost = (b - a) * ((1 << BITS) + ROOT) >> BITS + 1 == a
        print("Second" if lost else "First")


main()
