/*
 * Proves a guess by two products; of the winning moves it takes the one that leaves most stones.
 *
 * @expect  AC
 * @because a <= b is lost if and only if a = b = 0 or 0 < b^2 - ab - a^2 <= 3a - b, and no guess
 *          in x87 extended precision is off by more than one for piles up to 10^18
 */
#include <algorithm>
#include <cstdio>
#include <cstdlib>

using i64 = long long;
using i128 = __int128;

struct move {
	i64 x, y;
};

static const long double phi = 1.6180339887498948482045868343656L;

static bool is_lost(i64 a, i64 b)
{
	if (a > b)
		std::swap(a, b);

	const i128 rest = (i128)b * b - (i128)a * b - (i128)a * a;

	return b == 0 || (0 < rest && rest <= 3 * (i128)a - b);
}

/* Of the moves around a guess: does one win, and leave more than the best did? */
static void look(i64 a, i64 b, i64 x, i64 y, move &best)
{
	for (i64 i = -2; i <= 2; i++) {
		const move m = { x ? x + i : 0, y ? y + i : 0 };

		if (m.x < 0 || m.y < 0 || m.x > a || m.y > b || m.x + m.y == 0)
			continue;
		if (is_lost(a - m.x, b - m.y) && m.x + m.y < best.x + best.y)
			best = m;
	}
}

static move choose(i64 a, i64 b)
{
	const i64 both = std::min(a, b) - (i64)(std::llabs(a - b) * phi);
	move best = { a, b + 1 };

	look(a, b, both, both, best);
	look(a, b, a - (i64)(b * phi), 0, best);
	look(a, b, a - (i64)(b / phi), 0, best);
	look(a, b, 0, b - (i64)(a * phi), best);
	look(a, b, 0, b - (i64)(a / phi), best);
	return best;
}

static void play(i64 a, i64 b)
{
	bool mine = !is_lost(a, b);

	std::puts(mine ? "first" : "second");
	std::fflush(stdout);
	for (;; mine = !mine) {
		move m;

		if (mine) {
			m = choose(a, b);
			std::printf("%lld %lld\n", m.x, m.y);
			std::fflush(stdout);
		} else if (std::scanf("%lld %lld", &m.x, &m.y) != 2 || (m.x == 0 && m.y == 0)) {
			return;
		}
		a -= m.x;
		b -= m.y;
	}
}

int main()
{
	i64 a, b;
	int games;

	if (std::scanf("%d", &games) != 1)
		return 1;
	while (games-- > 0 && std::scanf("%lld %lld", &a, &b) == 2)
		play(a, b);
}
