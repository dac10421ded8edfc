"""
The integer square root of 5k^2, in integers of any size; of the winning moves it takes the last.

@expect  AC
@because floor(k * phi) = (k + floor(sqrt(5k^2))) / 2, and math.isqrt() is exact
"""
import math


def low(k):
    return (k + math.isqrt(5 * k * k)) // 2


def partner(x):
    k = low(x + 1) - (x + 1)  # (x + 1) / phi
    return x + k if low(k) == x else low(x - k)


def winning_move(a, b):
    both = min(a, b) - low(abs(a - b))
    moves = [(both, both), (a - partner(b), 0), (0, b - partner(a))]
    return [(x, y) for x, y in moves if max(x, y) > 0][-1]


def play(a, b):
    mine = low(abs(a - b)) != min(a, b)
    print("first" if mine else "second", flush=True)
    while True:
        if mine:
            x, y = winning_move(a, b)
            print(x, y, flush=True)
        else:
            x, y = map(int, input().split())
            if x == y == 0:
                return
        a, b, mine = a - x, b - y, not mine


def main():
    for _ in range(int(input())):
        play(*map(int, input().split()))


main()
