/*
 * Calls a pair lost when the ratio of its piles is phi within 10^-6.
 *
 * @expect  sample WA, small WA, billion WA, full WA
 * @witness 1 2
 * @because the ratio of a lost pair only tends to phi: for (1, 2) it is 2, 0.38 away, and
 *          the pair is called won; near 10^9 many pairs have it that are won
 */
#include <algorithm>
#include <cmath>
#include <iostream>

static bool is_cold(long long a, long long b)
{
	const long double phi = (1 + std::sqrt(5.0L)) / 2;
	const long long small = std::min(a, b), large = std::max(a, b);

	if (small == 0)
		return large == 0;
	return std::fabs((long double)large / small - phi) < 1e-6;
}

int main()
{
	int t;
	long long a, b;

	std::ios::sync_with_stdio(false);
	std::cin.tie(nullptr);
	std::cin >> t;
	while (t-- > 0 && std::cin >> a >> b)
		std::cout << (is_cold(a, b) ? "Second" : "First") << '\n';
}
