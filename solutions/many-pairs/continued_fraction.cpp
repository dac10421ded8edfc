/*
 * Compares a/k and (a+1)/k with the golden ratio by Euclid's algorithm.
 *
 * @expect  AC
 * @because all partial quotients of phi are 1, so that subtraction alone decides, in at
 *          most 90 steps for numbers up to 10^18
 */
#include <algorithm>
#include <iostream>

// phi = 1 + 1/phi, so p/q < phi means q/(p-q) > phi; nothing is ever equal to phi.
static bool below_phi(long long p, long long q)
{
	return q != 0 && (p <= q || !below_phi(q, p - q));
}

static bool is_cold(long long a, long long b)
{
	const long long low = std::min(a, b), k = std::max(a, b) - low;

	if (k == 0)
		return low == 0;
	return below_phi(low, k) && !below_phi(low + 1, k);
}

int main()
{
	long long a, b;

	std::ios::sync_with_stdio(false);
	std::cin.tie(nullptr);
	while (std::cin >> a >> b)
		std::cout << (is_cold(a, b) ? 0 : 1) << '\n';
}
