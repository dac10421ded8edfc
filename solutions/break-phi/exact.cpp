// F(n) * c and F(n + 1) are compared, both times a power of ten, for n = 1, 2, 3, ...: k = F(n) is
// the smallest for which they are on the wrong sides.  Sums alone, in limbs of nine digits.
//
// @expect AC
#include <cstdio>
#include <iostream>
#include <string>
#include <vector>

typedef std::vector<unsigned> number; // to the base 10^9, the lowest limb first
static const unsigned base = 1000000000;

static number parse(const std::string &digits)
{
	number x;
	for (int end = (int)digits.size(); end > 0; end -= 9) {
		const int from = end > 9 ? end - 9 : 0;
		x.push_back((unsigned)std::stoul(digits.substr(from, end - from)));
	}
	return x;
}

static void add(number &x, const number &y)
{
	unsigned carry = 0;
	if (x.size() < y.size())
		x.resize(y.size());
	for (size_t i = 0; i < x.size(); i++) {
		const unsigned limb = x[i] + carry + (i < y.size() ? y[i] : 0);
		carry = limb >= base;
		x[i] = carry ? limb - base : limb;
	}
	if (carry)
		x.push_back(1);
}

static bool less(const number &x, const number &y)
{
	if (x.size() != y.size())
		return x.size() < y.size();
	for (size_t i = x.size(); i-- > 0;)
		if (x[i] != y[i])
			return x[i] < y[i];
	return false;
}

// x, y become y, x + y.
static void step(number &x, number &y)
{
	add(x, y);
	x.swap(y);
}

static void print(const number &x)
{
	printf("%u", x.back());
	for (size_t i = x.size() - 1; i-- > 0;)
		printf("%09u", x[i]);
	printf("\n");
}

int main()
{
	int q;
	std::string c;
	std::cin >> q;
	while (q-- > 0 && std::cin >> c) {
		const size_t decimals = c.size() < 2 ? 0 : c.size() - 2;
		if (decimals > 0)
			c.erase(1, 1);
		number product = parse(c), next_product = product;
		number k(1, 1), next_k(1, 1);
		number bound = parse("1" + std::string(decimals, '0')), next_bound = bound;
		add(next_bound, bound);
		bool odd = true;
		while (less(product, bound) != odd) {
			step(product, next_product);
			step(k, next_k);
			step(bound, next_bound);
			odd = !odd;
		}
		print(k);
	}
}
