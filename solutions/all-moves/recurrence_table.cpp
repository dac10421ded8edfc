/*
 * A table of partners up to the largest pile, from the differences of the cold pairs.
 *
 * @expect  sample AC, small AC, billion TLE|MLE|RE, full TLE|MLE|RE
 * @because time and memory grow with the largest pile: 24 bytes for each stone, 24 GB at 10^9
 */
#include <algorithm>
#include <cstdio>
#include <vector>

using i64 = long long;

static std::vector<i64> lows = { 0, 1 }, partners = { 0, 2, 1 };

// c[i] = a[i + 1] - a[i].  A 1 is followed up by one term 2, a 2 by the terms 1 and 2.
static void fill(i64 last)
{
	std::vector<char> c = { 1, 2 };

	partners.resize(3 * last + 10);
	for (i64 i = 1; lows.back() <= last; i++) {
		if (c[i] == 2)
			c.push_back(1);
		c.push_back(2);

		const i64 a = lows[i] + c[i], b = a + i + 1;
		lows.push_back(a);
		partners[a] = b;
		partners[b] = a;
	}
}

static i64 low(i64 k)
{
	return k < (i64)lows.size() ? lows[k] : lows.back();
}

int main()
{
	int t;

	if (std::scanf("%d", &t) != 1)
		return 1;
	std::vector<i64> piles(2 * t);
	for (i64 &pile : piles)
		if (std::scanf("%lld", &pile) != 1)
			return 1;
	fill(*std::max_element(piles.begin(), piles.end()));
	for (int i = 0; i < 2 * t; i += 2) {
		const i64 a = piles[i], b = piles[i + 1];
		const i64 both = std::min(a, b) - low(std::max(a, b) - std::min(a, b));
		const i64 first = a - partners[b], second = b - partners[a];

		std::printf("%d\n", (both > 0) + (first > 0) + (second > 0));
		if (both > 0)
			std::printf("%lld %lld\n", both, both);
		if (first > 0)
			std::printf("%lld 0\n", first);
		if (second > 0)
			std::printf("0 %lld\n", second);
	}
}
