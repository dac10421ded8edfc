/*
 * Looks at every cold pair that a move might reach, and keeps the legal ones.
 *
 * @expect  AC
 * @because the guesses in long double are off by 2 at most, five pairs around each are tried, and
 *          the pairs themselves are exact
 */
#include <cmath>
#include <cstdio>
#include <set>
#include <utility>

using i64 = long long;
using i128 = __int128;
using move = std::pair<i64, i64>;

static const long double phi = (1 + std::sqrt(5.0L)) / 2;

static i64 low(i64 k)
{
	i64 a = (i64)(k * phi) + 2;

	while ((i128)a * (a - k) > (i128)k * k)
		a--;
	return a;
}

static bool legal(i64 a, i64 b, move m)
{
	const auto [x, y] = m;

	return x >= 0 && y >= 0 && x <= a && y <= b && x + y > 0 && (x == 0 || y == 0 || x == y);
}

int main()
{
	i64 a, b;
	int t;

	if (std::scanf("%d", &t) != 1)
		return 1;
	while (t-- > 0 && std::scanf("%lld %lld", &a, &b) == 2) {
		std::set<move> moves;

		for (long double guess : { a / phi, b / phi, a / phi / phi, b / phi / phi,
				     std::fabs((long double)(a - b)) })
			for (i64 k = (i64)guess > 2 ? (i64)guess - 2 : 0; k <= (i64)guess + 2; k++)
				for (move m : { move(a - low(k), b - low(k) - k),
						     move(a - low(k) - k, b - low(k)) })
					if (legal(a, b, m))
						moves.insert(m);
		std::printf("%zu\n", moves.size());
		for (auto [x, y] : moves)
			std::printf("%lld %lld\n", x, y);
	}
}
