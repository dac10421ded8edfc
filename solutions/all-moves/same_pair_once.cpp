/*
 * Drops a move that leaves the same two piles, sorted, as another one.
 *
 * @expect  sample WA, small WA, billion WA, full WA
 * @witness 2 2
 * @because from (2, 2) the moves 1 0 and 0 1 lead to (1, 2) and (2, 1), and it prints one of them
 */
#include <algorithm>
#include <cstdio>
#include <map>
#include <utility>

using i64 = long long;
using u64 = unsigned long long;
using u128 = unsigned __int128;
using pair = std::pair<i64, i64>;

static i64 low(i64 k)
{
	const u128 fine = (u128)k * 0xF39CC0605CEDC834;
	const u128 coarse = (u128)k * 0x9E3779B97F4A7C15 + (u64)(fine >> 64);

	return k + (i64)(coarse >> 64);
}

static i64 partner(i64 x)
{
	const i64 k = low(x + 1) - (x + 1); /* (x + 1) / phi */

	return low(k) == x ? x + k : low(x - k);
}

int main()
{
	i64 a, b;
	int t;

	if (std::scanf("%d", &t) != 1)
		return 1;
	while (t-- > 0 && std::scanf("%lld %lld", &a, &b) == 2) {
		const i64 both = std::min(a, b) - low(std::max(a, b) - std::min(a, b));
		std::map<pair, pair> move_to;

		for (auto [x, y] : { pair(both, both), pair(a - partner(b), 0),
				     pair(0, b - partner(a)) })
			if (std::max(x, y) > 0)
				move_to.insert({ std::minmax({ a - x, b - y }), { x, y } });
		std::printf("%zu\n", move_to.size());
		for (auto [to, move] : move_to)
			std::printf("%lld %lld\n", move.first, move.second);
	}
}
