/*
 * Values by std::bitset: one for each row, column and diagonal.
 *
 * @expect  AC
 * @because the first number that is in none of the three sets is the value of a position
 */
#include <algorithm>
#include <bitset>
#include <cstdio>
#include <vector>

using set = std::bitset<4096>;

int main()
{
	int n, side = 0, sum = 0;

	if (std::scanf("%d", &n) != 1)
		return 1;
	std::vector<int> a(n), b(n);
	for (int i = 0; i < n; i++) {
		if (std::scanf("%d %d", &a[i], &b[i]) != 2)
			return 1;
		side = std::max({ side, a[i] + 1, b[i] + 1 });
	}

	std::vector<std::vector<short>> value(side, std::vector<short>(side));
	std::vector<set> free_in_column(side, set().set()), free_in_diagonal(side, set().set());
	for (int x = 0; x < side; x++)
		for (int y = x; y < side; y++) { /* row x and column x have the same values */
			const int v = (free_in_column[x] & free_in_column[y] &
					free_in_diagonal[y - x])._Find_first();

			value[x][y] = value[y][x] = v;
			free_in_column[x].reset(v);
			free_in_column[y].reset(v);
			free_in_diagonal[y - x].reset(v);
		}

	for (int i = 0; i < n; i++)
		sum ^= value[a[i]][b[i]];
	for (int i = 0; i < n && sum; i++) {
		const int wanted = value[a[i]][b[i]] ^ sum;

		for (int x = 1; x <= std::max(a[i], b[i]); x++)
			for (auto [one, other] : { std::pair(x, x), std::pair(x, 0), std::pair(0, x) })
				if (one <= a[i] && other <= b[i] &&
						value[a[i] - one][b[i] - other] == wanted) {
					std::printf("%d %d %d\n", i + 1, one, other);
					return 0;
				}
	}
	std::puts("0");
}
