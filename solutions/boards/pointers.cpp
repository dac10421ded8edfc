/*
 * Values with a pointer for each row and diagonal to the first number that is still free there.
 *
 * @expect  AC
 * @because the value of a position is the first number from the largest of its three pointers on
 *          that is free in its row, its column and its diagonal
 */
#include <algorithm>
#include <cstdio>
#include <vector>

static short value[2001][2001];

/* The numbers that are taken; row x and column x have the same ones. */
struct line {
	std::vector<char> taken = std::vector<char>(4100);
	int first_free = 0;

	void take(int v)
	{
		taken[v] = 1;
		while (taken[first_free])
			first_free++;
	}
};

static void fill(int side)
{
	std::vector<line> row(side), diagonal(side);

	for (int x = 0; x < side; x++)
		for (int y = x; y < side; y++) {
			line &one = row[x], &other = row[y], &slope = diagonal[y - x];
			int v = std::max({ one.first_free, other.first_free, slope.first_free });

			while (one.taken[v] | other.taken[v] | slope.taken[v])
				v++;
			value[x][y] = value[y][x] = v;
			one.take(v);
			other.take(v);
			slope.take(v);
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
