# @expect full WA
# @because Ten guesses are not enough.
for guess in range(500, 0, -1):
    print(guess, flush=True)
    if input() == "=":
        break
