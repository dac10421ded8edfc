/*
 * tedges - t-Wythoff: where t is as large as the piles, and where types end.
 *
 *     tedges [-max M] [-tmax T] [-t N]
 *
 * Around each power of ten and of two as t: a difference of t, one more and one less, t beyond
 * both piles, the first and the last pair; around each such number as a pile: equal piles,
 * neighbours, an empty one; and t next to the root of the limit.
 *
 * Kills programs that forget t > b or (0, 0), products in 64 bits (right on cold pairs, wrong on
 * hot ones such as (2^32, 2^32 + 1)), t*t in 64 bits, and differences that t does not divide.
 */
#include "t_cases.h"

/* As far as 63 bits go. */
#define EDGES_MAX 256

static uint64_t edges[EDGES_MAX];
static int edge_count;

static void find_edges(uint64_t base)
{
	for (uint64_t power = 1; power <= t_cases.max; power *= base) {
		for (uint64_t x = power - 1; x <= power + 1; x++)
			edges[edge_count++] = x;
		if (power > t_cases.max / base)
			break;
	}
}

static uint64_t root_of_limit(void)
{
	uint64_t root = 0;

	for (uint64_t bit = (uint64_t)1 << 31; bit > 0; bit /= 2)
		if ((root + bit) * (root + bit) <= t_cases.max)
			root += bit;
	return root;
}

static void add_around_t(uint64_t t)
{
	const uint64_t last = t > 0 ? wy_last_pair_t(t_cases.max, t) : 0;

	if (t == 0)
		return;
	add_t_case(0, 0, t);
	for (uint64_t difference = t - 1; difference <= t + 1; difference++)
		for (uint64_t a = 0; a <= 2; a++)
			add_t_both_orders(a, a + difference, t);
	add_t_pair_and_impostors(1, t);
	add_t_pair_and_impostors(last, t);
	add_t_pair_and_impostors(last + 1, t);
}

static void add_around_pile(uint64_t x)
{
	for (uint64_t t = 1; t <= 3; t++) {
		add_t_case(x, x, t);
		add_t_both_orders(x, x + t, t);
		add_t_both_orders(0, x, t);
	}
	add_t_both_orders(x, x + 1, x > 0 ? x : 1);
	add_t_both_orders(0, x, x > 0 ? x : 1);
	add_t_both_orders(x, t_cases.max, 1);
}

int main(int argc, char *argv[])
{
	begin_t_cases(argc, argv);
	find_edges(2);
	find_edges(10);
	for (uint64_t x = root_of_limit() - 1; x <= root_of_limit() + 1; x++)
		edges[edge_count++] = x;
	for (uint64_t x = t_cases.max - 1; x <= t_cases.max; x++)
		edges[edge_count++] = x;
	for (int i = 0; i < edge_count; i++) {
		add_around_t(edges[i]);
		add_around_pile(edges[i]);
	}
	write_t_cases();
	return 0;
}
