/* winning_moves.c - what the rules allow, and what wins. */
#include "wythoff_internal.h"

WY_API bool wy_may_take(uint64_t first, uint64_t second, struct wy_move move)
{
	if (move.first > first || move.second > second)
		return false;
	if (move.first == 0 || move.second == 0)
		return move.first != move.second;
	return move.first == move.second;
}

/* From p to these piles in this order. */
static bool wy__leads_to(struct wy_pos p, uint64_t first, uint64_t second)
{
	struct wy_move move;

	/* Modulo 2^64: a move that adds stones comes out as one that takes more than there are. */
	move.first = p.a - first;
	move.second = p.b - second;
	return wy_may_take(p.a, p.b, move);
}

WY_API bool wy_is_move(struct wy_pos p, struct wy_pos to)
{
	return wy__leads_to(p, to.a, to.b) || wy__leads_to(p, to.b, to.a);
}

WY_API int wy_winning_moves(uint64_t first, uint64_t second, struct wy_move moves[WY_MOVES_MAX])
{
	const struct wy_pos p = wy_pos_make(first, second);
	struct wy_pos to;
	uint64_t partner;
	int count = 0;

	if (wy_cold_pair(p.b - p.a, &to) && to.a < p.a) {
		moves[count].first = moves[count].second = p.a - to.a;
		count++;
	}
	if (wy_partner(second, &partner) && partner < first) {
		moves[count].first = first - partner;
		moves[count++].second = 0;
	}
	if (wy_partner(first, &partner) && partner < second) {
		moves[count].first = 0;
		moves[count++].second = second - partner;
	}
	return count;
}

WY_API bool wy_winning_move(struct wy_pos p, struct wy_pos *to)
{
	uint64_t partner;

	if (wy_is_cold(p))
		return false;
	if (wy_cold_pair(p.b - p.a, to) && to->a < p.a)
		return true;
	/* Now a < A(k), so that the pair with a in it is an earlier one: its members are <= b. */
	if (wy_partner(p.a, &partner))
		*to = wy_pos_make(p.a, partner);
	return true;
}
