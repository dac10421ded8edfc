/*
 * known_answers - a table of questions about Wythoff's game with GMP's answers.
 *
 *     known_answers > table
 *
 * For compilers and word sizes for which there is no GMP: tests/one_file/one_wythoff.c
 * reads the table and asks lib/wythoff.  A line is a question and its answer, numbers in
 * decimal, "-" where a result does not fit in 64 bits:
 *
 *     low K A    pair K A B    partner X Y    hardness K N    cold X Y 0|1
 *     moves X Y COUNT [X Y]...    walk FROM TO BELOW ABOVE COUNT SUM-OF-K
 *     pair_t N T A B    cold_t X Y T 0|1    big K A*B
 *     count X1 Y1 X2 Y2 COUNT    sum N HIGH LOW
 */
#include "golden_ratio.h"

#include <stdio.h>

static uint64_t bits_state = 88172645463325252ULL;

/* xorshift64* */
static uint64_t any_bits(void)
{
	bits_state ^= bits_state >> 12;
	bits_state ^= bits_state << 25;
	bits_state ^= bits_state >> 27;
	return bits_state * 2685821657736338717ULL;
}

static uint64_t any_number(void)
{
	const int shift = (int)(any_bits() >> 58);

	return any_bits() >> shift;
}

static void put(uint64_t number)
{
	printf(" %llu", (unsigned long long)number);
}

static void end_with(bool fits, uint64_t number)
{
	if (fits)
		put(number);
	else
		fputs(" -", stdout);
	putchar('\n');
}

static void tell_number(uint64_t x)
{
	uint64_t low, partner, hardness;
	const bool low_fits = gr_low(x, &low), pair_fits = low_fits && low <= UINT64_MAX - x;

	printf("low"), put(x), end_with(low_fits, low);
	printf("pair"), put(x);
	if (pair_fits)
		put(low);
	end_with(pair_fits, low + x);

	const bool partner_fits = gr_partner(x, &partner);

	printf("partner"), put(x), end_with(partner_fits, partner);
	if (low_fits && gr_hardness(x, &hardness))
		printf("hardness"), put(x), end_with(true, hardness);
}

static void tell_pair_t(uint64_t n, uint64_t t)
{
	uint64_t a, b;
	const bool fits = gr_pair_t(n, t, &a, &b);

	printf("pair_t"), put(n), put(t);
	if (fits)
		put(a);
	end_with(fits, b);
	for (uint64_t by = 0; fits && by < 2; by++) {
		printf("cold_t"), put(b + by), put(a + by), put(t);
		end_with(true, gr_is_cold_t(b + by, a + by, t));
	}
}

static void tell_big(uint64_t k)
{
	mpz_set_ui(gr_k, k);
	gr_times_phi(gr_pile, gr_k);
	mpz_add(gr_k, gr_k, gr_pile);
	mpz_mul(gr_k, gr_k, gr_pile);
	gmp_printf("big %llu %Zd\n", (unsigned long long)k, gr_k);
}

/* A rectangle with these two corners. */
static void tell_count(uint64_t x1, uint64_t y1, uint64_t x2, uint64_t y2)
{
	const uint64_t left = x1 < x2 ? x1 : x2, right = x1 < x2 ? x2 : x1;
	const uint64_t lower = y1 < y2 ? y1 : y2, upper = y1 < y2 ? y2 : y1;

	printf("count"), put(left), put(lower), put(right), put(upper);
	end_with(true, gr_count_cold(left, lower, right, upper));
}

static void tell_sum(uint64_t n)
{
	uint64_t low, sum[2];

	if (!gr_low(n, &low))
		return;
	gr_sum_lows(n, &sum[0], &sum[1]);
	printf("sum"), put(n), put(sum[0]), end_with(true, sum[1]);
}

static void tell_position(uint64_t first, uint64_t second)
{
	const uint64_t a = first < second ? first : second, b = first < second ? second : first;
	uint64_t move[3][2] = { { 0 } }, low, partner;
	int count = 0;

	printf("cold"), put(first), put(second), end_with(true, gr_is_cold(first, second));
	if (gr_low(b - a, &low) && low < a)
		move[count][0] = move[count][1] = a - low, count++;
	if (gr_partner(second, &partner) && partner < first)
		move[count++][0] = first - partner;
	if (gr_partner(first, &partner) && partner < second)
		move[count++][1] = second - partner;
	printf("moves"), put(first), put(second), put((uint64_t)count);
	for (int i = 0; i < count; i++)
		put(move[i][0]), put(move[i][1]);
	putchar('\n');
}

/* Bounds of 2^20 and more: the slack of 2^-67 then changes the set with probability 2^-23. */
static void tell_walk(uint64_t from, uint64_t below, uint64_t above)
{
	const uint64_t half = 1ULL << 63, to = from + 400;
	uint64_t count = 0, sum = 0;

	for (uint64_t k = from; k <= to; k++) {
		const uint64_t place = (uint64_t)(gr_fraction(k) >> 64);
		const bool hit = place < half ? place < above : 0 - place - 1 < below;

		count += hit;
		sum += hit ? k : 0;
	}
	printf("walk"), put(from), put(to), put(below), put(above), put(count), end_with(true, sum);
}

int main(void)
{
	static uint64_t edge[GR_EDGES_MAX];
	int edges;

	gr_init();
	edges = gr_edges(edge, 3);
	for (int i = 0; i < edges; i++) {
		uint64_t low;

		tell_number(edge[i]);
		tell_number(any_number());
		tell_position(edge[i], edge[(i * 7 + 3) % edges]);
		tell_position(any_number(), any_number());
		tell_pair_t(edge[(i * 7 + 3) % edges], edge[i] | 1);
		tell_pair_t(any_number(), any_number() % 1000 + 1);
		tell_big(edge[i]);
		tell_count(edge[i], edge[(i * 7 + 3) % edges], any_number(), any_number());
		tell_count(edge[i], any_number(), edge[(i * 5 + 1) % edges], edge[i]);
		tell_sum(edge[i]);
		if (gr_low(edge[i], &low) && low < UINT64_MAX - edge[i]) {
			tell_position(low, low + edge[i]);
			tell_position(low + 1 + edge[i], low + 1);
			tell_position(low + edge[i] + 1, low);
		}
	}
	for (int i = 0; i < edges; i += 14) {
		const uint64_t from = edge[i] > 0 && edge[i] < UINT64_MAX - 400 ? edge[i] : 1;
		const uint64_t below = any_bits() >> (any_bits() >> 59);

		tell_walk(from, below, any_bits() >> (any_bits() >> 59));
		tell_walk(from, 0, below);
		tell_walk(from, below, 0);
	}
	return 0;
}
