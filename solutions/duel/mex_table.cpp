/*
 * A table of partners up to 10^6; each pair begins with the smallest free number.
 *
 * @expect  sample AC, small AC, billion RE, full RE
 * @because vector::at() throws where a pile or the answer to a move is beyond the table
 */
#include <algorithm>
#include <cstdio>
#include <vector>

using i64 = long long;

static const i64 last = 1000000;
static std::vector<i64> lows, partners(3 * last + 10, -1);

static void fill()
{
	i64 mex = 0;

	for (i64 k = 0; mex <= last; k++) {
		while (partners[mex] >= 0)
			mex++;
		lows.push_back(mex);
		partners[mex] = mex + k;
		partners[mex + k] = mex;
	}
}

static void say_move(i64 x, i64 y)
{
	std::printf("%lld %lld\n", x, y);
	std::fflush(stdout);
}

static void play(i64 a, i64 b)
{
	bool mine = partners.at(a) != b;
	i64 x, y;

	std::puts(mine ? "first" : "second");
	std::fflush(stdout);
	for (;; mine = !mine) {
		if (mine) {
			const i64 in_a = a - partners.at(b), in_b = b - partners.at(a);

			x = in_a > 0 ? in_a : 0;
			y = in_a <= 0 && in_b > 0 ? in_b : 0;
			if (x == 0 && y == 0)
				x = y = std::min(a, b) - lows.at(std::max(a, b) - std::min(a, b));
			say_move(x, y);
		} else if (std::scanf("%lld %lld", &x, &y) != 2 || (x == 0 && y == 0)) {
			return;
		}
		a -= x;
		b -= y;
	}
}

int main()
{
	i64 a, b;
	int games;

	fill();
	if (std::scanf("%d", &games) != 1)
		return 1;
	while (games-- > 0 && std::scanf("%lld %lld", &a, &b) == 2)
		play(a, b);
}
