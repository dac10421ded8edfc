/*
 * All positions of value 0, then all of value 1, and so on: looks for the first free one in each row.
 *
 * @expect  sample AC, two TLE, few TLE, full TLE
 * @because each of 3000 values looks at much of each row of 2001 positions again: 10^9 steps
 */
#include <algorithm>
#include <cstdio>
#include <vector>

static short value[2001][2001];

static void fill(int side)
{
	std::vector<int> column(side, -1), diagonal(2 * side, -1), first(side, 0);
	int left = side * side;

	for (int x = 0; x < side; x++)
		std::fill(value[x], value[x] + side, -1);
	for (int v = 0; left > 0; v++)
		for (int x = 0; x < side; x++) {
			int y = first[x];

			while (y < side && (value[x][y] >= 0 || column[y] == v ||
						  diagonal[side + x - y] == v))
				y++;
			if (y == side)
				continue;
			value[x][y] = v;
			column[y] = diagonal[side + x - y] = v;
			left--;
			while (first[x] < side && value[x][first[x]] >= 0)
				first[x]++;
		}
}

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
	fill(side);
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
