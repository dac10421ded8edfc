/*
 * No root and no constant: with a <= b and k = b - a, the pair is lost iff
 * 0 < b*k - a*a <= 3*a - b.  Limbs of nine digits, schoolbook products.
 *
 * @expect AC
 */
#include <stdio.h>
#include <string.h>

#define BASE 1000000000u
#define LIMBS 260

struct number {
	int count;
	unsigned limb[LIMBS];
};

static void trim(struct number *x)
{
	while (x->count > 0 && x->limb[x->count - 1] == 0)
		x->count--;
}

static void parse(struct number *x, const char *text)
{
	int end = (int)strlen(text);

	for (x->count = 0; end > 0; end -= 9) {
		unsigned limb = 0;

		for (int i = end > 9 ? end - 9 : 0; i < end; i++)
			limb = 10 * limb + (unsigned)(text[i] - '0');
		x->limb[x->count++] = limb;
	}
	trim(x);
}

static int compare(const struct number *x, const struct number *y)
{
	if (x->count != y->count)
		return x->count < y->count ? -1 : 1;
	for (int i = x->count - 1; i >= 0; i--)
		if (x->limb[i] != y->limb[i])
			return x->limb[i] < y->limb[i] ? -1 : 1;
	return 0;
}

static void add(struct number *sum, const struct number *x, const struct number *y)
{
	const int count = x->count > y->count ? x->count : y->count;
	unsigned carry = 0;

	for (int i = 0; i < count; i++) {
		carry += (i < x->count ? x->limb[i] : 0) + (i < y->count ? y->limb[i] : 0);
		sum->limb[i] = carry % BASE;
		carry /= BASE;
	}
	sum->count = count;
	if (carry)
		sum->limb[sum->count++] = carry;
}

/* x >= y */
static void subtract(struct number *rest, const struct number *x, const struct number *y)
{
	unsigned borrow = 0;

	for (int i = 0; i < x->count; i++) {
		const unsigned less = borrow + (i < y->count ? y->limb[i] : 0);

		borrow = x->limb[i] < less;
		rest->limb[i] = x->limb[i] + (borrow ? BASE : 0) - less;
	}
	rest->count = x->count;
	trim(rest);
}

static void multiply(struct number *product, const struct number *x, const struct number *y)
{
	memset(product->limb, 0, sizeof product->limb);
	for (int i = 0; i < x->count; i++) {
		unsigned long long carry = 0;

		for (int j = 0; j < y->count; j++) {
			carry += product->limb[i + j] + (unsigned long long)x->limb[i] * y->limb[j];
			product->limb[i + j] = (unsigned)(carry % BASE);
			carry /= BASE;
		}
		product->limb[i + y->count] = (unsigned)carry;
	}
	product->count = x->count + y->count;
	trim(product);
}

static int is_lost(const struct number *a, const struct number *b)
{
	static struct number k, square, product, bound;

	if (b->count == 0)
		return 1;
	subtract(&k, b, a);
	multiply(&square, a, a);
	multiply(&product, b, &k);
	if (compare(&product, &square) <= 0)
		return 0;
	subtract(&product, &product, &square);
	add(&product, &product, b);
	add(&bound, a, a);
	add(&bound, &bound, a);
	return compare(&product, &bound) <= 0;
}

int main(void)
{
	static char first[1100], second[1100];
	static struct number x, y;
	int t;

	scanf("%d", &t);
	while (t-- > 0 && scanf("%1099s %1099s", first, second) == 2) {
		parse(&x, first);
		parse(&y, second);
		puts((compare(&x, &y) < 0 ? is_lost(&x, &y) : is_lost(&y, &x)) ? "Second" : "First");
	}
	return 0;
}
