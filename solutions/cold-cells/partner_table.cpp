/*
 * Lists the partners of all piles, and for each rectangle looks for the pairs among those sorted.
 *
 * @expect  sample AC, million AC, full TLE|MLE|RE
 * @because time and memory grow with the largest pile: 16 bytes for each stone, 16 * 10^18 bytes
 *          at 10^18
 */
#include <algorithm>
#include <cstdio>
#include <vector>

using i64 = long long;

struct rectangle {
	i64 x1, y1, x2, y2;
};

/* lows and highs grow with k, so the pairs inside are neighbours in both. */
static std::vector<i64> lows, highs;

static void fill(i64 last)
{
	std::vector<bool> used(3 * last + 10);
	i64 mex = 1;

	for (i64 k = 1; mex <= last; k++) {
		lows.push_back(mex);
		highs.push_back(mex + k);
		used[mex] = used[mex + k] = true;
		while (used[mex])
			mex++;
	}
}

static i64 pairs(i64 a1, i64 a2, i64 b1, i64 b2)
{
	const auto place = [](const std::vector<i64> &piles, i64 pile) {
		return std::lower_bound(piles.begin(), piles.end(), pile) - piles.begin();
	};
	const i64 from = std::max(place(lows, a1), place(highs, b1));
	const i64 to = std::min(place(lows, a2 + 1), place(highs, b2 + 1));

	return std::max((i64)0, to - from);
}

int main()
{
	i64 last = 0;
	int q;

	if (std::scanf("%d", &q) != 1)
		return 1;
	std::vector<rectangle> all(q);
	for (auto &r : all) {
		if (std::scanf("%lld %lld %lld %lld", &r.x1, &r.y1, &r.x2, &r.y2) != 4)
			return 1;
		last = std::max({ last, r.x2, r.y2 });
	}
	fill(last);
	for (const auto &r : all)
		std::printf("%lld\n", (i64)(r.x1 == 0 && r.y1 == 0) +
				pairs(r.x1, r.x2, r.y1, r.y2) + pairs(r.y1, r.y2, r.x1, r.x2));
}
