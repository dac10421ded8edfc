/*
 * Rounds the product with the golden ratio down by floor(), in binary64.
 *
 * @expect  sample AC, small AC, full WA
 * @witness 165580140 267914295
 * @because floor() comes after the rounding: for k = F(40) = 102334155 the product k*phi
 *          lies 4.4*10^-9 below 165580141 and is already rounded up to it, so that
 *          (165580140, 267914295) is called won
 */
#include <algorithm>
#include <cmath>
#include <iostream>

static bool is_cold(long long a, long long b)
{
	const double phi = (1 + std::sqrt(5.0)) / 2;

	return std::min(a, b) == std::floor(std::abs(a - b) * phi);
}

int main()
{
	long long a, b;

	std::cin >> a >> b;
	std::cout << (is_cold(a, b) ? 0 : 1) << '\n';
}
