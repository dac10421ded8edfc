/*
 * Fills in the table of all positions.
 *
 * @expect  sample AC, small AC, full MLE|RE|TLE
 * @because the table has one byte for every position: 10^18 of them, and 256 MiB end at
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
	long long a, b;

	std::cin >> a >> b;
	build(std::max(a, b));
	std::cout << (is_cold(a, b) ? 0 : 1) << '\n';
}
