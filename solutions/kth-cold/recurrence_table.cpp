/*
 * A table of all cold pairs up to the largest k, from their differences.
 *
 * @expect  sample AC, small AC, billion TLE|MLE|RE, full TLE|MLE|RE
 * @because time and memory grow with the largest k: 9 bytes for each pair, 9 GB at k = 10^9
 */
#include <algorithm>
#include <cstdio>
#include <vector>

// c[i] = a[i + 1] - a[i].  A 1 is followed up by one term 2, a 2 by the terms 1 and 2.
static std::vector<long long> cold_lows(long long last)
{
	std::vector<char> c = { 1, 2 };
	std::vector<long long> a = { 0, 1 };

	for (long long i = 1; (long long)c.size() <= last; i++) {
		if (c[i] == 2)
			c.push_back(1);
		c.push_back(2);
	}
	for (long long i = 1; i < last; i++)
		a.push_back(a[i] + c[i]);
	return a;
}

int main()
{
	int t;

	if (std::scanf("%d", &t) != 1)
		return 1;
	std::vector<long long> k(t);
	for (long long &each : k)
		if (std::scanf("%lld", &each) != 1)
			return 1;
	const auto a = cold_lows(*std::max_element(k.begin(), k.end()));
	for (long long each : k)
		std::printf("%lld %lld\n", a[each], a[each] + each);
}
