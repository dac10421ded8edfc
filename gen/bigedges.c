/*
 * bigedges - piles where a type, a limb or a buffer ends.
 *
 *     bigedges [-digits D] [-t T] [-pick N]
 *
 * Around 10^e for the e at which decimal limbs and buffers end, around 2^w for the widths of
 * types, and around the limit: that many stones, one more, one less, in their cold pairs with
 * the impostors, as equal piles, as neighbours, and beside an empty pile.  For each width also
 * small cold pairs with 2^w stones more in one pile or in both, and the pair of the largest
 * number, with the larger pile beyond it.
 *
 * Kills programs that read into 64 bits, whether they wrap or stop at the largest number,
 * products modulo 2^64 and 2^128 (which are right on cold pairs), floating point that becomes
 * infinite, comparisons of numbers as text, and buffers one digit too short.
 */
#include "big_cases.h"

static const int decimal_ends[] = { 1, 2, 3, 4, 9, 10, 18, 19, 20, 27, 28, 38, 39, 99, 100, 101,
	154, 155, 199, 200, 255, 256, 308, 309, 310, 499, 500, 512, 999, 1000 };
static const int binary_ends[] = { 15, 16, 24, 31, 32, 53, 62, 63, 64, 96, 127, 128, 256, 512, 1023,
	1024 };

static void add_around(const struct wy_big *edge)
{
	struct wy_big x, next, partner;

	for (int by = -1; by <= 1; by++) {
		if (!big_shift(&x, edge, by))
			continue;
		big_shift(&next, &x, 1);
		add_big_position(&x, &x);
		add_big_both_orders(&x, &next);
		add_big_both_orders(&big.fibonacci[0], &x);
		wy_big_partner(&x, &partner);
		add_big_pair_and_impostors(&x, &partner);
	}
}

/* A cold pair that looks the same in w bits, and is hot. */
static void add_wrapped(const struct wy_big *power)
{
	struct wy_big a, b, k, larger_a, larger_b;

	for (int n = 0; n <= 3; n++) {
		wy_big_set(&k, (uint64_t)n);
		wy_big_cold_pair(&k, &a, &b);
		wy_big_add(&larger_a, &a, power);
		wy_big_add(&larger_b, &b, power);
		add_big_both_orders(&a, &larger_b);
		add_big_both_orders(&larger_a, &b);
		add_big_both_orders(&larger_a, &larger_b);
	}
}

/* The last number of the type in its cold pair, and beyond it what is read as that number. */
static void add_saturated(const struct wy_big *power)
{
	struct wy_big last, partner, beyond;

	big_shift(&last, power, -1);
	wy_big_partner(&last, &partner);
	add_big_both_orders(&partner, power);
	wy_big_add(&beyond, power, power);
	add_big_both_orders(&partner, &beyond);
}

int main(int argc, char *argv[])
{
	struct wy_big edge;

	begin_big_cases(argc, argv);
	for (size_t i = 0; i < sizeof decimal_ends / sizeof *decimal_ends; i++)
		if (decimal_ends[i] <= big.digits) {
			big_power_of_10(&edge, decimal_ends[i]);
			add_around(&edge);
		}
	for (size_t i = 0; i < sizeof binary_ends / sizeof *binary_ends; i++) {
		edge = big.one;
		for (int bit = 0; bit < binary_ends[i]; bit++)
			wy_big_add(&edge, &edge, &edge);
		if (wy_big_compare(&edge, &big.limit) <= 0) {
			add_around(&edge);
			add_wrapped(&edge);
			add_saturated(&edge);
		}
	}
	add_around(&big.limit);
	write_big_cases();
	return 0;
}
