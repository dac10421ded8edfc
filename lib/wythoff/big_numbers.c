/* big_numbers.c - whole numbers as limbs of nine decimal digits. */
#include "wythoff_internal.h"

#define WY__BASE 1000000000u
#define WY__LIMB_DIGITS 9

static const uint32_t wy__power_of_10[] = { 1, 10, 100, 1000, 10000, 100000, 1000000, 10000000,
	100000000 };

/* Forgets the zeros in front. */
static void wy__big_trim(struct wy_big *x)
{
	while (x->wy__count > 0 && x->wy__limb[x->wy__count - 1] == 0)
		x->wy__count--;
}

WY_API void wy_big_set(struct wy_big *x, uint64_t value)
{
	for (x->wy__count = 0; value > 0; value /= WY__BASE)
		x->wy__limb[x->wy__count++] = (uint32_t)(value % WY__BASE);
}

WY_API bool wy_big_parse(struct wy_big *x, const char *text, size_t length)
{
	const size_t leading = length > 0 && text[0] == '0';
	size_t i;

	if (length == 0 || (leading && length > 1) || length > WY_BIG_DIGITS)
		return false;
	for (i = 0; i < length; i++)
		if (text[i] < '0' || text[i] > '9')
			return false;
	x->wy__count = (int)((length + WY__LIMB_DIGITS - 1) / WY__LIMB_DIGITS);
	for (i = 0; i < (size_t)x->wy__count; i++)
		x->wy__limb[i] = 0;
	for (i = 0; i < length; i++) {
		uint32_t *const limb = &x->wy__limb[(length - 1 - i) / WY__LIMB_DIGITS];

		*limb = 10 * *limb + (uint32_t)(text[i] - '0');
	}
	wy__big_trim(x);
	return true;
}

WY_API int wy_big_digits(const struct wy_big *x)
{
	int digits = WY__LIMB_DIGITS * x->wy__count;

	if (x->wy__count == 0)
		return 1;
	while (x->wy__limb[x->wy__count - 1] < wy__power_of_10[(digits - 1) % WY__LIMB_DIGITS])
		digits--;
	return digits;
}

WY_API const char *wy_big_print(const struct wy_big *x, char text[WY_BIG_TEXT])
{
	const int digits = wy_big_digits(x);
	int i;

	for (i = 0; i < digits; i++) {
		const uint32_t limb = x->wy__count > 0 ? x->wy__limb[i / WY__LIMB_DIGITS] : 0;

		text[digits - 1 - i] = (char)('0' +
				(int)(limb / wy__power_of_10[i % WY__LIMB_DIGITS] % 10));
	}
	text[digits] = '\0';
	return text;
}

WY_API int wy_big_compare(const struct wy_big *x, const struct wy_big *y)
{
	int i;

	if (x->wy__count != y->wy__count)
		return x->wy__count < y->wy__count ? -1 : 1;
	for (i = x->wy__count - 1; i >= 0; i--)
		if (x->wy__limb[i] != y->wy__limb[i])
			return x->wy__limb[i] < y->wy__limb[i] ? -1 : 1;
	return 0;
}

WY_API bool wy_big_add(struct wy_big *sum, const struct wy_big *x, const struct wy_big *y)
{
	const struct wy_big *const longer = x->wy__count < y->wy__count ? y : x;
	const struct wy_big *const shorter = longer == x ? y : x;
	const int count = longer->wy__count, common = shorter->wy__count;
	uint32_t carry = 0;
	int i;

	for (i = 0; i < count; i++) {
		const uint32_t limb = longer->wy__limb[i] + carry +
				(i < common ? shorter->wy__limb[i] : 0);

		carry = limb >= WY__BASE;
		sum->wy__limb[i] = carry ? limb - WY__BASE : limb;
	}
	sum->wy__count = count;
	if (carry == 0)
		return true;
	if (count == WY__BIG_LIMBS)
		return false;
	sum->wy__limb[sum->wy__count++] = carry;
	return true;
}

WY_API bool wy_big_subtract(struct wy_big *rest, const struct wy_big *x, const struct wy_big *y)
{
	const int common = y->wy__count;
	uint32_t borrow = 0;
	int i;

	if (wy_big_compare(x, y) < 0)
		return false;
	rest->wy__count = x->wy__count;
	for (i = 0; i < rest->wy__count; i++) {
		const uint32_t less = (i < common ? y->wy__limb[i] : 0) + borrow;

		borrow = x->wy__limb[i] < less;
		rest->wy__limb[i] = x->wy__limb[i] + (borrow ? WY__BASE : 0) - less;
	}
	wy__big_trim(rest);
	return true;
}

WY_API bool wy_big_multiply(struct wy_big *product, const struct wy_big *x, const struct wy_big *y)
{
	/* A column has to stay below 2^64; every so often a multiple of the base moves on. */
	const uint64_t plenty = (uint64_t)8 * WY__BASE * WY__BASE;
	const int count = x->wy__count + y->wy__count;
	uint64_t column = 0;
	int i, j;

	if (count > WY__BIG_LIMBS)
		return false;
	for (i = 0; i < count; i++) {
		const int from = i < y->wy__count ? 0 : i - y->wy__count + 1;
		const int to = i < x->wy__count ? i : x->wy__count - 1;
		uint64_t next = 0;

		for (j = from; j <= to; j++) {
			column += (uint64_t)x->wy__limb[j] * y->wy__limb[i - j];
			if (column >= plenty) {
				column -= plenty;
				next += plenty / WY__BASE;
			}
		}
		product->wy__limb[i] = (uint32_t)(column % WY__BASE);
		column = column / WY__BASE + next;
	}
	product->wy__count = count;
	wy__big_trim(product);
	return true;
}

WY_API void wy_big_cut(struct wy_big *x, int digits)
{
	const int limbs = digits / WY__LIMB_DIGITS;
	const uint32_t divisor = wy__power_of_10[digits % WY__LIMB_DIGITS];
	int i;

	if (limbs >= x->wy__count) {
		x->wy__count = 0;
		return;
	}
	x->wy__count -= limbs;
	for (i = 0; i < x->wy__count; i++) {
		const uint64_t above = i + 1 < x->wy__count ? x->wy__limb[i + limbs + 1] : 0;

		x->wy__limb[i] = (uint32_t)((above * WY__BASE + x->wy__limb[i + limbs]) / divisor %
				WY__BASE);
	}
	wy__big_trim(x);
}
