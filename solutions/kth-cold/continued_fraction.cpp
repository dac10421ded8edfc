/*
 * The first convergent of phi with a denominator above k.
 *
 * @expect  AC
 * @because a convergent p / q above phi with q > k has no integer between k * phi and k * p / q
 */
#include <cstdio>
#include <utility>

using u64 = unsigned long long;

// The convergents of 1 + 1 / (1 + 1 / (1 + ...)) from above: 2/1, 5/3, 13/8, ...
static std::pair<u64, u64> convergent(u64 k)
{
	u64 p = 2, q = 1;

	while (q <= k) {
		p += q;
		q = p - q;
		p += q;
		q = p - q;
	}
	return { p, q };
}

int main()
{
	u64 k;
	int t;

	if (std::scanf("%d", &t) != 1)
		return 1;
	while (t-- > 0 && std::scanf("%llu", &k) == 1) {
		const auto [p, q] = convergent(k);
		const u64 a = (u64)((unsigned __int128)k * p / q);

		std::printf("%llu %llu\n", a, a + k);
	}
}
