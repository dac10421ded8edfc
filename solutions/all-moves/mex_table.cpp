/*
 * A table of partners up to the largest pile; each pair begins with the smallest free number.
 *
 * @expect  sample AC, small AC, billion TLE|MLE|RE, full TLE|MLE|RE
 * @because time and memory grow with the largest pile: 24 bytes for each stone, 24 GB at 10^9
 */
#include <algorithm>
#include <cstdio>
#include <vector>

using i64 = long long;

static std::vector<i64> lows, partners;

static void fill(i64 last)
{
	i64 mex = 0;

	partners.assign(3 * last + 10, -1);
	for (i64 k = 0; mex <= last; k++) {
		while (partners[mex] >= 0)
			mex++;
		lows.push_back(mex);
		partners[mex] = mex + k;
		partners[mex + k] = mex;
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
