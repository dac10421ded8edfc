/*
 * Builds the lost pairs one after the other: the smallest unused number, and k more.
 *
 * @expect  sample AC, small AC, full MLE|RE|TLE
 * @because the table has eight bytes for every number up to the larger pile: 8 GB for 10^9,
 *          and 256 MiB end at 3.3*10^7
 */
#include <algorithm>
#include <iostream>
#include <vector>

static std::vector<long long> partner;

static void build(long long limit)
{
	long long low = 0;

	partner.assign(limit + 1, -1);
	for (long long k = 0; low + k <= limit; k++) {
		partner[low] = low + k;
		partner[low + k] = low;
		while (low <= limit && partner[low] >= 0)
			low++;
	}
}

static bool is_cold(long long a, long long b)
{
	return partner[a] == b;
}

int main()
{
	long long a, b;

	std::cin >> a >> b;
	build(std::max(a, b));
	std::cout << (is_cold(a, b) ? 0 : 1) << '\n';
}
