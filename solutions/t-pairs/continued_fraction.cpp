// alpha = [1; t, t, t, ...]: between alpha and its fraction p/q there is none whose denominator is
// at most q, so that floor(n*alpha) follows from n*p/q for n < q.
//
// @expect AC
#include <algorithm>
#include <iostream>

typedef __int128 wide;

static bool is_lost(long long a, long long b, long long t)
{
	const long long n = (b - a) / t;
	if ((b - a) % t != 0)
		return false;
	wide p = 1, q = 1, p_before = 1, q_before = 0;
	bool below = true;
	while (q <= n) {
		const wide p_next = t * p + p_before, q_next = t * q + q_before;
		p_before = p, q_before = q;
		p = p_next, q = q_next;
		below = !below;
	}
	return (below ? n * p / q : n == 0 ? 0 : (n * p + q - 1) / q - 1) == a;
}

int main()
{
	std::ios::sync_with_stdio(false);
	std::cin.tie(0);
	int cases;
	long long a, b, t;
	std::cin >> cases;
	while (cases-- > 0 && std::cin >> a >> b >> t)
		std::cout << (is_lost(std::min(a, b), std::max(a, b), t) ? "Second\n" : "First\n");
}
