/*
 * The k whose pair lies inside are an interval, for each order of the piles; its ends by binary search.
 *
 * @expect  AC
 * @because a <= k * phi means a * (a - k) <= k * k, in 128 bits, and both piles grow with k
 */
#include <algorithm>
#include <cstdio>

using i64 = long long;
using i128 = __int128;

static bool below(i64 a, i64 k)
{
	return (i128)a * (a - k) <= (i128)k * k;
}

/* The first k whose smaller pile is at least a: a <= floor(k * phi). */
static i64 first_low(i64 a)
{
	i64 from = 0, to = 1000000000000000001;

	while (from < to) {
		const i64 k = (from + to) / 2;

		if (below(a, k))
			to = k;
		else
			from = k + 1;
	}
	return from;
}

/* The same for the larger pile: b - k <= floor(k * phi). */
static i64 first_high(i64 b)
{
	i64 from = 0, to = 1000000000000000001;

	while (from < to) {
		const i64 k = (from + to) / 2;

		if (b <= k || below(b - k, k))
			to = k;
		else
			from = k + 1;
	}
	return from;
}

/* So many k >= 1 have the smaller pile in the one interval and the larger one in the other. */
static i64 pairs(i64 a1, i64 a2, i64 b1, i64 b2)
{
	const i64 from = std::max({ (i64)1, first_low(a1), first_high(b1) });
	const i64 to = std::min(first_low(a2 + 1), first_high(b2 + 1));

	return std::max((i64)0, to - from);
}

int main()
{
	i64 x1, y1, x2, y2;
	int q;

	if (std::scanf("%d", &q) != 1)
		return 1;
	while (q-- > 0 && std::scanf("%lld %lld %lld %lld", &x1, &y1, &x2, &y2) == 4)
		std::printf("%lld\n", (i64)(x1 == 0 && y1 == 0) + pairs(x1, x2, y1, y2) +
				pairs(y1, y2, x1, x2));
}
