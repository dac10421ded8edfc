/*
 * reach - hot positions whose winning move leads to a dangerous cold pair.
 *
 *     reach -bits P | -decimals D [-ulps U] [-part I -of N]
 *           [-form F] [-t T] [-max M] [-pick N] [salt ...]
 *
 * For every dangerous k (dangerous.h), here up to the largest pile: positions with
 * that difference from which the k-th cold pair is reached by taking from both piles;
 * and with a pile of k - 1, k, k + 1 those from which its cold pair is reached by
 * taking from the other pile.  Once one stone must be taken, once a random number;
 * and the two piles equal.  Up to 19 positions for each k.
 *
 * Kills programs that find a winning move with rounded products: the partner of a
 * pile x depends on x/phi, which breaks where x itself is dangerous, long before
 * verdicts do: (102334154, 165580140) for double.
 */
#include "dangerous.h"

#define POSITIONS_EACH 19

/* A random number of stones that the pile of `stones` can still take; 0 when it is full. */
static uint64_t draw_more(uint64_t stones)
{
	return stones < cases.max ? draw_between(1, cases.max - stones) : 0;
}

static void add_above_pair(uint64_t k)
{
	if (k > cases.last_k)
		return;

	const uint64_t a = wy_cold_low(k), b = a + k, more = draw_more(b);

	add_both_orders(k, a + 1, b + 1);
	if (more > 0)
		add_both_orders(k, a + more, b + more);
}

static void add_beside_pile(uint64_t k, uint64_t pile)
{
	uint64_t partner;

	if (pile <= cases.max && wy_partner(pile, &partner) && partner <= cases.max) {
		const uint64_t more = draw_more(partner);

		add_both_orders(k, pile, partner + 1);
		if (more > 0)
			add_both_orders(k, pile, partner + more);
	}
	add_position(k, pile, pile);
}

static void add_reaching(uint64_t k)
{
	if (cases.form == FORM_INDEX) {
		add_position(k, 0, 0);
		return;
	}
	add_above_pair(k);
	add_beside_pile(k, k - 1);
	add_beside_pile(k, k);
	add_beside_pile(k, k + 1);
}

int main(int argc, char *argv[])
{
	begin_cases(argc, argv, SET_OF_CASES);
	for_dangerous(cases.max, room_for_k(POSITIONS_EACH), add_reaching);
	write_cases();
	return 0;
}
