// Additions alone: a <= b is lost iff b is a with every term of its Zeckendorf sum moved up by
// one, and the last index of a is even.
//
// @expect AC
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

typedef std::vector<unsigned> number; // to the base 10^9, the lowest limb first
static const unsigned base = 1000000000;

static number parse(const std::string &text)
{
	number x;
	for (int end = (int)text.size(); end > 0; end -= 9) {
		const int from = std::max(0, end - 9);
		x.push_back((unsigned)std::stoul(text.substr(from, end - from)));
	}
	while (!x.empty() && x.back() == 0)
		x.pop_back();
	return x;
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

static void add(number &x, const number &y)
{
	unsigned carry = 0;
	if (x.size() < y.size())
		x.resize(y.size());
	for (size_t i = 0; i < x.size() && (i < y.size() || carry); i++) {
		unsigned limb = x[i] + carry + (i < y.size() ? y[i] : 0);
		carry = limb >= base;
		x[i] = carry ? limb - base : limb;
	}
	if (carry)
		x.push_back(1);
}

static void subtract(number &x, const number &y)
{
	unsigned borrow = 0;
	for (size_t i = 0; i < x.size() && (i < y.size() || borrow); i++) {
		unsigned less = borrow + (i < y.size() ? y[i] : 0);
		borrow = x[i] < less;
		x[i] = x[i] + (borrow ? base : 0) - less;
	}
	while (!x.empty() && x.back() == 0)
		x.pop_back();
}

int main()
{
	std::vector<number> fibonacci(2, number(1, 1)); // F(1), F(2), ...
	while (fibonacci.back().size() < 114) {
		number next = fibonacci.back();
		add(next, fibonacci[fibonacci.size() - 2]);
		fibonacci.push_back(next);
	}

	int t;
	std::string first, second;
	std::cin >> t;
	while (t-- > 0 && std::cin >> first >> second) {
		number a = parse(first), b = parse(second), shifted;
		if (less(b, a))
			std::swap(a, b);
		int last = 2;
		size_t i = std::upper_bound(fibonacci.begin() + 1, fibonacci.end(), a, less) -
			fibonacci.begin();
		while (!a.empty()) {
			i = std::upper_bound(fibonacci.begin() + 1, fibonacci.begin() + i, a, less) -
				fibonacci.begin() - 1;
			subtract(a, fibonacci[i]);
			add(shifted, fibonacci[i + 1]);
			last = (int)i + 1;
		}
		std::cout << (last % 2 == 0 && shifted == b ? "Second\n" : "First\n");
	}
}
