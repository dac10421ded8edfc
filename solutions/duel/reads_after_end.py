"""
Plays well, but asks for one more line after the last game.

@expect  RE
@because at the end of the input input() raises EOFError, and nobody catches it
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
    return [(x, y) for x, y in moves if max(x, y) > 0][0]


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
    input()  # goodbye


main()
