// The test without a root, with products digit by digit.
//
// @expect sample AC, word AC, hundred AC, thousand TLE
// @because two products of a thousand digits are two million steps with a division each, for
//          each of a thousand cases.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

typedef std::vector<int> number; // decimal digits, the lowest first

static number parse(const std::string &text)
{
	number x;
	for (size_t i = text.size(); i-- > 0;)
		x.push_back(text[i] - '0');
	while (!x.empty() && x.back() == 0)
		x.pop_back();
	return x;
}

static int compare(const number &x, const number &y)
{
	if (x.size() != y.size())
		return x.size() < y.size() ? -1 : 1;
	for (size_t i = x.size(); i-- > 0;)
		if (x[i] != y[i])
			return x[i] < y[i] ? -1 : 1;
	return 0;
}

static number normal(number x)
{
	int carry = 0;
	for (size_t i = 0; i < x.size() || carry; i++) {
		if (i == x.size())
			x.push_back(0);
		x[i] += carry;
		carry = x[i] / 10;
		x[i] %= 10;
		if (x[i] < 0) {
			x[i] += 10;
			carry--;
		}
	}
	while (!x.empty() && x.back() == 0)
		x.pop_back();
	return x;
}

static number combine(number x, const number &y, int sign)
{
	x.resize(std::max(x.size(), y.size()));
	for (size_t i = 0; i < y.size(); i++)
		x[i] += sign * y[i];
	return normal(x);
}

static number multiply(const number &x, const number &y)
{
	number product(x.size() + y.size() + 1);
	for (size_t i = 0; i < x.size(); i++) {
		int carry = 0;
		for (size_t j = 0; j < y.size() || carry; j++) {
			carry += product[i + j] + (j < y.size() ? x[i] * y[j] : 0);
			product[i + j] = carry % 10;
			carry /= 10;
		}
	}
	return normal(product);
}

int main()
{
	int t;
	std::string first, second;
	std::cin >> t;
	while (t-- > 0 && std::cin >> first >> second) {
		number a = parse(first), b = parse(second);
		if (compare(a, b) > 0)
			std::swap(a, b);
		const number square = multiply(a, a), product = multiply(b, combine(b, a, -1));
		bool lost = b.empty();
		if (!lost && compare(product, square) > 0) {
			const number left = combine(combine(product, square, -1), b, 1);
			lost = compare(left, combine(combine(a, a, 1), a, 1)) <= 0;
		}
		std::cout << (lost ? "Second\n" : "First\n");
	}
}
