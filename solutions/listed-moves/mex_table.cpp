/*
 * A table of partners up to the largest pile; each pair begins with the smallest free number.
 *
 * @expect  sample AC, million AC, full TLE|MLE|RE
 * @because time and memory grow with the largest pile: 16 bytes for each stone, 16 GB at 10^9
 */
#include <algorithm>
#include <cstdio>
#include <set>
#include <utility>
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
	for (int i = 0; i < t; i++) {
		const auto [a, b] = std::minmax(piles[2 * i], piles[2 * i + 1]);
		const i64 low = lows[std::min<i64>(b - a, lows.size() - 1)];
		const std::pair<i64, i64> diagonal(low, low + b - a);
		const bool has_diagonal = low < a;
		std::set<std::pair<i64, i64>> singles;

		for (auto [pile, other] : { std::pair(a, b), std::pair(b, a) })
			if (partners[pile] < other)
				singles.insert(std::minmax(pile, partners[pile]));

		if (has_diagonal)
			singles.erase(diagonal);
		std::printf("%zu\n", singles.size() + has_diagonal);
		if (has_diagonal)
			std::printf("%lld %lld\n", diagonal.first, diagonal.second);
		for (auto [x, y] : singles)
			std::printf("%lld %lld\n", x, y);
	}
}
