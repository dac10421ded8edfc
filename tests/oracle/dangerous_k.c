/*
 * dangerous_k - the sets of gen/dangerous.h once more, by GMP and other methods.
 *
 *     dangerous_k list bits|decimals N ULPS UPTO    by Zeckendorf sums, ascending
 *     dangerous_k brute bits|decimals N ULPS UPTO   by looking at every k
 *     dangerous_k strangers bits|decimals N ULPS    those on stdin that are not in the set
 *     dangerous_k positions MAX                     for each k on stdin the pair, its impostors
 *     dangerous_k wrong FORMULA UPTO                the k that a formula in double gets wrong
 *
 * Dangerous: 2^j <= k < 2^(j+1), and k*phi closer to an integer than c * 2^(j+1), where
 * c = ULPS * phi * 2^-N for bits, ULPS * 10^-N for decimals.  Nothing here uses lib/.
 */
#include "golden_ratio.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef unsigned __int128 u128;

/* Fixed point: multiples of 2^-FRACTION.  For k < 2^63 that decides every comparison. */
#define FRACTION 320
#define BLOCKS 63

static mpz_t phi, distance, bound[BLOCKS];

static void make_bounds(const char *unit, unsigned long n, unsigned long ulps)
{
	mpz_t places;

	mpz_init_set_ui(distance, 1);
	mpz_mul_2exp(distance, distance, FRACTION);
	mpz_init(phi);
	gr_times_phi(phi, distance);

	mpz_init(places);
	mpz_ui_pow_ui(places, strcmp(unit, "bits") == 0 ? 2 : 10, n);
	for (unsigned j = 0; j < BLOCKS; j++) {
		mpz_init_set(bound[j], strcmp(unit, "bits") == 0 ? phi : distance);
		mpz_mul_ui(bound[j], bound[j], ulps);
		mpz_mul_2exp(bound[j], bound[j], j + 1);
		mpz_fdiv_q(bound[j], bound[j], places);
	}
}

static unsigned block_of(uint64_t k)
{
	return 63 - (unsigned)__builtin_clzll(k);
}

static void measure_distance(uint64_t k)
{
	mpz_mul_ui(distance, phi, k);
	mpz_fdiv_r_2exp(distance, distance, FRACTION);
	if (mpz_tstbit(distance, FRACTION - 1)) {
		mpz_set_ui(gr_root, 1);
		mpz_mul_2exp(gr_root, gr_root, FRACTION);
		mpz_sub(distance, gr_root, distance);
	}
}

static bool is_dangerous(uint64_t k)
{
	measure_distance(k);
	return mpz_cmp(distance, bound[block_of(k)]) < 0;
}

/* The upper 128 of the fraction's bits. */
static u128 upper_bits(const mpz_t x)
{
	uint64_t limb[2] = { 0, 0 };

	mpz_fdiv_r_2exp(gr_root, x, FRACTION);
	mpz_fdiv_q_2exp(gr_root, gr_root, FRACTION - 128);
	mpz_export(limb, NULL, -1, sizeof *limb, 0, 0, gr_root);
	return (u128)limb[1] << 64 | limb[0];
}

/* --- Every k ------------------------------------------------------------------------ */

static void brute(uint64_t upto)
{
	const u128 step = upper_bits(phi);
	u128 place = 0, near = 0;

	for (uint64_t k = 1; k <= upto; k++) {
		if ((k & (k - 1)) ==
				0) { /* a new block: everything nearer than that is looked at */
			near = ~(u128)0;
			if (mpz_sizeinbase(bound[block_of(k)], 2) < FRACTION - 1)
				near = upper_bits(bound[block_of(k)]) + ((u128)1 << 64);
		}
		place += step;
		if ((place < near || 0 - place < near) && is_dangerous(k))
			printf("%" PRIu64 "\n", k);
	}
}

/* --- Zeckendorf sums ------------------------------------------------------------------ */

static uint64_t fibonacci[94];
static uint64_t *found;
static size_t count, capacity;

static void keep(uint64_t k)
{
	if (count == capacity) {
		capacity = capacity ? 2 * capacity : 1024;
		found = realloc(found, capacity * sizeof *found);
		if (!found)
			abort();
	}
	found[count++] = k;
}

/* All sums that go on with F(i) at most and end with F(least) at least, within [from, to]. */
static void search(uint64_t sum, int i, int least, uint64_t from, uint64_t to)
{
	if (sum >= from && is_dangerous(sum))
		keep(sum);
	/* What can still be added is less than F(i + 1). */
	for (; i >= least && sum + fibonacci[i + 1] > from; i--)
		if (fibonacci[i] <= to - sum)
			search(sum + fibonacci[i], i - 2, least, from, to);
}

/* A sum that ends with F(c) is further from an integer than F(c + 1) is. */
static int least_index(unsigned block)
{
	int c = 2;

	for (;; c++) {
		measure_distance(fibonacci[c + 1]);
		if (c == 90 || mpz_cmp(distance, bound[block]) < 0)
			return c < 4 ? 2 : c;
	}
}

static int compare(const void *x, const void *y)
{
	const uint64_t a = *(const uint64_t *)x, b = *(const uint64_t *)y;

	return (a > b) - (a < b);
}

static void list(uint64_t upto)
{
	fibonacci[1] = 1;
	for (int i = 2; i < 94; i++)
		fibonacci[i] = fibonacci[i - 1] + fibonacci[i - 2];
	for (unsigned j = 0; j < BLOCKS && 1ULL << j <= upto; j++) {
		const uint64_t last = (2ULL << j) - 1;

		search(0, 91, least_index(j), 1ULL << j, last < upto ? last : upto);
	}
	if (count > 0)
		qsort(found, count, sizeof *found, compare);
	for (size_t i = 0; i < count; i++)
		printf("%" PRIu64 "\n", found[i]);
}

/* --- What is on stdin ------------------------------------------------------------------- */

static void strangers(void)
{
	uint64_t k;

	while (scanf("%" SCNu64, &k) == 1)
		if (!is_dangerous(k))
			printf("%" PRIu64 "\n", k);
}

static void put_position(uint64_t first, uint64_t second, uint64_t max)
{
	if (first <= max && second <= max)
		printf("%" PRIu64 " %" PRIu64 "\n", first, second);
}

static void positions(uint64_t max)
{
	static const int more[][2] = { { 0, 0 }, { 1, 1 }, { -1, -1 }, { 0, 1 }, { 0, -1 } };
	uint64_t k, a;

	while (scanf("%" SCNu64, &k) == 1 && gr_low(k, &a))
		for (int i = 0; i < 5; i++) {
			put_position(a + (uint64_t)more[i][0], a + k + (uint64_t)more[i][1], max);
			put_position(a + k + (uint64_t)more[i][1], a + (uint64_t)more[i][0], max);
		}
}

/* --- What people write ------------------------------------------------------------------- */

static int64_t by_product(int64_t k)
{
	return (int64_t)((__builtin_sqrt(5.0) + 1) / 2 * (double)k);
}

static int64_t by_quotient(int64_t k)
{
	return (int64_t)(2 * (double)k / (__builtin_sqrt(5.0) - 1));
}

/* The larger pile, less k. */
static int64_t by_square(int64_t k)
{
	const double golden = (1 + __builtin_sqrt(5.0)) / 2;

	return (int64_t)((double)k * golden * golden) - k;
}

static void wrong(const char *formula, uint64_t upto)
{
	int64_t (*const low)(int64_t) = strcmp(formula, "product") == 0 ? by_product
			: strcmp(formula, "quotient") == 0              ? by_quotient
									: by_square;
	const u128 step = upper_bits(phi);
	u128 place = 0;
	int64_t exact = 0;

	for (int64_t k = 1; k <= (int64_t)upto; k++) {
		place += step;
		exact += 1 + (place < step);
		if (low(k) != exact)
			printf("%" PRId64 "\n", k);
	}
}

static uint64_t number(const char *text)
{
	return strtoull(text, NULL, 10);
}

int main(int argc, char *argv[])
{
	const char *const mode = argc > 1 ? argv[1] : "";
	const bool needs_set = strcmp(mode, "positions") != 0 && strcmp(mode, "wrong") != 0;

	gr_init();
	if (argc < 3 || (needs_set && argc < 5)) {
		fputs("dangerous_k: see the head of its source\n", stderr);
		return 2;
	}
	make_bounds(argv[2], needs_set ? number(argv[3]) : 1, needs_set ? number(argv[4]) : 1);
	if (strcmp(mode, "list") == 0 && argc == 6)
		list(number(argv[5]));
	else if (strcmp(mode, "brute") == 0 && argc == 6)
		brute(number(argv[5]));
	else if (strcmp(mode, "strangers") == 0)
		strangers();
	else if (strcmp(mode, "positions") == 0)
		positions(number(argv[2]));
	else if (strcmp(mode, "wrong") == 0 && argc == 4)
		wrong(argv[2], number(argv[3]));
	else
		return 2;
	return 0;
}
