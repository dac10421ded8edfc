/*
 * Fills in the table of all positions.
 *
 * @expect  sample AC, small AC, billion MLE|RE|TLE, full MLE|RE|TLE
 * @because the table has one byte for every position: 10^36 of them, and 256 MiB end at
 *          piles of 16000
 */
#include <algorithm>
#include <iostream>
#include <vector>

static std::vector<std::vector<char>> won;

// Whatever can move to a lost position is won.
static void build(long long limit)
{
	won.assign(limit + 1, std::vector<char>(limit + 1, false));
	for (long long a = 0; a <= limit; a++)
		for (long long b = 0; b <= limit; b++) {
			if (won[a][b])
				continue;
			for (long long x = 1; x <= limit; x++) {
				if (a + x <= limit)
					won[a + x][b] = true;
				if (b + x <= limit)
					won[a][b + x] = true;
				if (a + x <= limit && b + x <= limit)
					won[a + x][b + x] = true;
			}
		}
}

static bool is_cold(long long a, long long b)
{
	return !won[a][b];
}

int main()
{
	int t;
	long long limit = 0;

	std::cin >> t;
	std::vector<std::pair<long long, long long>> pairs(t);
	for (auto &pair : pairs) {
		std::cin >> pair.first >> pair.second;
		limit = std::max({ limit, pair.first, pair.second });
	}
	build(limit);
	for (const auto &pair : pairs)
		std::cout << (is_cold(pair.first, pair.second) ? "Second" : "First") << '\n';
}
