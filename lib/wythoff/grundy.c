/* grundy.c - values of positions, for sums of games. */
#include "wythoff_internal.h"

/* Row x holds the piles from x on. */
static int wy__place_of_value(int x, int y)
{
	return x * (2 * WY_GRUNDY_PILE + 3 - x) / 2 + y - x;
}

/* The first bit that is missing in all three sets: there is one, as a value is at most 2 piles. */
static int wy__first_missing(const uint64_t *x, const uint64_t *y, const uint64_t *z)
{
	uint64_t missing;
	int word = 0, bit = 0, step;

	while ((x[word] | y[word] | z[word]) == UINT64_MAX)
		word++;
	missing = ~(x[word] | y[word] | z[word]);
	for (step = 32; step > 0; step /= 2)
		if (!(missing & ((((uint64_t)1 << step) - 1) << bit)))
			bit += step;
	return 64 * word + bit;
}

static void wy__put_value(uint64_t *set, int value)
{
	set[value / 64] |= (uint64_t)1 << value % 64;
}

static void wy__clear_sets(struct wy_grundy *g, int largest)
{
	int pile, word;

	for (pile = 0; pile <= largest; pile++)
		for (word = 0; word < WY__GRUNDY_WORDS; word++)
			g->wy__of_pile[pile][word] = g->wy__of_difference[pile][word] = 0;
}

/*
 * In the order of x, then of y >= x: whatever a move leads to comes before.  The set of a
 * pile has the values of all positions before in which it stands, whether as x or as y.
 */
WY_API void wy_grundy_fill(struct wy_grundy *g, int largest)
{
	int x, y;

	wy__clear_sets(g, largest);
	for (x = 0; x <= largest; x++)
		for (y = x; y <= largest; y++) {
			const int value = wy__first_missing(g->wy__of_pile[x], g->wy__of_pile[y],
					g->wy__of_difference[y - x]);

			g->wy__value[wy__place_of_value(x, y)] = (uint16_t)value;
			wy__put_value(g->wy__of_pile[x], value);
			wy__put_value(g->wy__of_pile[y], value);
			wy__put_value(g->wy__of_difference[y - x], value);
		}
}

WY_API int wy_grundy_value(const struct wy_grundy *g, int first, int second)
{
	return g->wy__value[first < second ? wy__place_of_value(first, second)
					   : wy__place_of_value(second, first)];
}
