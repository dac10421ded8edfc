/*
 * Extends a table of the lost pairs by the recurrence on their differences.
 *
 * @expect  sample AC, small AC, billion MLE|RE|TLE, full MLE|RE|TLE
 * @because the table grows to k = 10^18, and 8 bytes a row are too many from k = 3*10^7 on
 */
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <vector>

// step[i] is the difference of the i-th and the next smaller pile: each 1 appends a 2,
// each 2 appends a 1 and a 2.
static std::vector<int> step = { 1, 2 }, low = { 0, 1, 3 };

static void extend(std::size_t k)
{
	static std::size_t next = 1;

	for (; low.size() <= k; next++) {
		if (step[next] == 2) {
			step.push_back(1);
			low.push_back(low.back() + 1);
		}
		step.push_back(2);
		low.push_back(low.back() + 2);
	}
}

static bool is_cold(long long a, long long b)
{
	const std::size_t k = std::abs(a - b);

	extend(k);
	return low[k] == std::min(a, b);
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
