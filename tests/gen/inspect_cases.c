/*
 * inspect_cases - what a generator printed, byte by byte, and what is special about it.
 *
 *     inspect_cases FORM MAX [FACT] < output
 *     inspect_cases sums LEAST UPTO
 *
 * The output must have that form (single, eof, count, index), and no number above MAX.
 * FACT, for every position: cold, hot; top: the larger pile, or k, is in the last 1/500
 * below MAX; near: sixteen at a time are the eight neighbours of a cold pair in both
 * orders; partner: for some position a partner computed in double is wrong; ascending: each
 * is larger than the one before, by the larger pile, the smaller one, the first.  Silent if
 * all that holds.
 *
 * sums prints all k <= UPTO without an F(i), i < LEAST, in their Zeckendorf sums.
 */
#include "wythoff.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *form, *fact = "";
static uint64_t max;
static long line;

static void broken(const char *what)
{
	printf("line %ld: %s\n", line, what);
	exit(1);
}

/* A plain decimal number and the byte behind it. */
static uint64_t read_number(char behind)
{
	char digits[24];
	int c, n = 0;

	while (c = getchar(), c >= '0' && c <= '9' && n < 20)
		digits[n++] = (char)c;
	digits[n] = '\0';
	if (n == 0 || (digits[0] == '0' && n > 1) || c != behind)
		broken("not of the form");
	return strtoull(digits, NULL, 10);
}

static bool at_end(void)
{
	const int c = getchar();

	return c == EOF || ungetc(c, stdin) == EOF;
}

/* --- Facts --------------------------------------------------------------------------- */

/* Eight ways, two orders; so many are collected. */
#define WAYS 16
static struct wy_move around[WAYS];
static int count;

static long wrong_partners;

static uint64_t smaller_of(struct wy_pos p)
{
	return p.a;
}

static uint64_t larger_of(struct wy_pos p)
{
	return p.b;
}

static uint64_t least_pile(uint64_t (*pile)(struct wy_pos))
{
	uint64_t least = UINT64_MAX;

	for (int i = 0; i < WAYS; i++) {
		const uint64_t x = pile(wy_pos_make(around[i].first, around[i].second));

		if (x < least)
			least = x;
	}
	return least;
}

/* Sixteen positions are all the ways from one cold pair: with none missing it is in the middle. */
static void expect_all_ways(void)
{
	const uint64_t a = least_pile(smaller_of), b = least_pile(larger_of);
	bool seen[2][3][3] = { { { false } } };

	if (!wy_is_cold(wy_pos_make(a + 1, b + 1)))
		broken("no cold pair in the middle");
	for (int i = 0; i < WAYS; i++) {
		const bool swapped = around[i].first > around[i].second;
		const uint64_t in_a = (swapped ? around[i].second : around[i].first) - a;
		const uint64_t in_b = (swapped ? around[i].first : around[i].second) - b;

		if (in_a > 2 || in_b > 2 || (in_a == 1 && in_b == 1) || seen[swapped][in_a][in_b])
			broken("not all ways from a cold pair");
		seen[swapped][in_a][in_b] = true;
	}
}

static void collect_ways(uint64_t first, uint64_t second)
{
	around[count].first = first;
	around[count].second = second;
	if (++count == WAYS) {
		expect_all_ways();
		count = 0;
	}
}

static uint64_t partner_in_double(uint64_t x)
{
	const double phi = (1 + __builtin_sqrt(5.0)) / 2;
	const uint64_t k = (uint64_t)((double)(x + 1) / phi);

	if ((uint64_t)((double)k * phi) == x)
		return x + k;
	return (uint64_t)((double)(uint64_t)((double)(x + 1) / phi / phi) * phi);
}

static void try_partners(uint64_t first, uint64_t second)
{
	uint64_t partner;

	if (wy_partner(first, &partner) && partner < second && partner_in_double(first) != partner)
		wrong_partners++;
}

static void expect_larger(uint64_t first, uint64_t second)
{
	static uint64_t last_first;
	static struct wy_pos last;
	const struct wy_pos p = wy_pos_make(first, second);

	if (line > 1 &&
			(p.b != last.b                                  ? p.b < last.b
							: p.a != last.a ? p.a < last.a
									: first <= last_first))
		broken("not larger than the case before");
	last = p;
	last_first = first;
}

static void inspect_position(uint64_t first, uint64_t second)
{
	const bool cold = wy_is_cold(wy_pos_make(first, second));
	const uint64_t larger = first > second ? first : second;

	if (strcmp(fact, "cold") == 0 && !cold)
		broken("not cold");
	if (strcmp(fact, "hot") == 0 && cold)
		broken("not hot");
	if (strcmp(fact, "top") == 0 && larger < max - max / 500)
		broken("not near the limit");
	if (strcmp(fact, "near") == 0)
		collect_ways(first, second);
	if (strcmp(fact, "partner") == 0)
		try_partners(first, second);
}

/* --- The forms ------------------------------------------------------------------------ */

static void inspect_case(void)
{
	const bool is_index = strcmp(form, "index") == 0;
	const uint64_t first = read_number(is_index ? '\n' : ' ');
	const uint64_t second = is_index ? first : read_number('\n');

	line++;
	if (first > max || second > max)
		broken("beyond the limit");
	if (!is_index)
		inspect_position(first, second);
	else if (strcmp(fact, "top") == 0 && first < max - max / 500)
		broken("not near the limit");
	if (strcmp(fact, "ascending") == 0)
		expect_larger(first, second);
}

static void inspect(void)
{
	const bool counted = strcmp(form, "count") == 0 || strcmp(form, "index") == 0;
	const uint64_t promised = counted ? read_number('\n') : 0;
	uint64_t cases = 0;

	for (; !at_end(); cases++)
		inspect_case();
	if (cases == 0 || (counted && cases != promised) ||
			(strcmp(form, "single") == 0 && cases != 1))
		broken("another number of cases");
	if (count > 0)
		broken("not all ways from the last cold pair");
	if (strcmp(fact, "partner") == 0 && wrong_partners == 0)
		broken("double finds all partners");
}

static void print_sums(int least, uint64_t upto)
{
	int index[WY_ZECKENDORF_MAX];

	for (uint64_t k = 1; k <= upto; k++) {
		const int terms = wy_zeckendorf(k, index);

		if (index[terms - 1] >= least)
			printf("%" PRIu64 "\n", k);
	}
}

int main(int argc, char *argv[])
{
	if (argc < 3)
		return 2;
	form = argv[1];
	if (strcmp(form, "sums") == 0 && argc == 4) {
		print_sums(atoi(argv[2]), strtoull(argv[3], NULL, 10));
		return 0;
	}
	max = strtoull(argv[2], NULL, 10);
	if (argc > 3)
		fact = argv[3];
	inspect();
	return 0;
}
