/*
 * A table of all cold pairs up to the largest k, each the smallest number not yet used.
 *
 * @expect  sample AC, small AC, billion TLE|MLE|RE, full TLE|MLE|RE
 * @because time and memory grow with the largest k: more than 8 bytes for each pair,
 *          8 GB at k = 10^9
 */
#include <algorithm>
#include <cstdio>
#include <vector>

static std::vector<long long> cold_lows(long long last)
{
	std::vector<bool> used(3 * last + 3);
	std::vector<long long> a;
	long long mex = 0;

	for (long long k = 0; k <= last; k++) {
		while (used[mex])
			mex++;
		used[mex] = used[mex + k] = true;
		a.push_back(mex);
	}
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
