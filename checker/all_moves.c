/*
 * all_moves - proves a list of all winning moves, for each position.
 *
 *     input     t, then t positions `a b`
 *     output    per position m, then m moves `x y`: x stones from the first
 *               pile, y from the second; in any order
 *
 * Every line is judged by itself, so that the message can say what is wrong with
 * it.  The jury's answer goes through the same function; where it is empty, the
 * mathematics is enough.  White space is free.
 */
#include "testlib.h"
#include "wythoff.h"
#include "game_numbers.h"
#include "refuse_more_output.h"

struct position {
	case_number i;
	unsigned long long first, second;
	struct wy_move winning[WY_MOVES_MAX];
	int wins;
};

static struct position read_position(case_number i)
{
	struct position p;

	p.i = i;
	p.first = read_given_number(i, "the first pile");
	p.second = read_given_number(i, "the second pile");
	p.wins = wy_winning_moves(p.first, p.second, p.winning);
	return p;
}

/* Returns at most WY_MOVES_MAX, and 0 if the position is lost. */
static int read_move_count(InStream *S, const struct position *p)
{
	const struct game_number m = read_game_number(S, p->i, "m");

	if (p->wins == 0 && (m.odd || m.value > 0))
		streamQuitf(S, _wa, "case %llu: m = %s, but (%llu, %llu) is lost, expected m = 0",
				p->i, game_number_text(m), p->first, p->second);
	if (m.odd || m.value > WY_MOVES_MAX)
		streamQuitf(S, _wa, "case %llu: m = %s, but (%llu, %llu) has %s", p->i,
				game_number_text(m), p->first, p->second,
				counted_noun((unsigned)p->wins, "winning move"));
	return (int)m.value;
}

static const char *why_not_legal(const struct position *p, struct game_number x,
		struct game_number y)
{
	if ((x.odd && x.odd[0] == '-') || (y.odd && y.odd[0] == '-'))
		return "nobody may add stones";
	if (x.odd || x.value > p->first)
		return "the first pile has fewer stones";
	if (y.odd || y.value > p->second)
		return "the second pile has fewer stones";
	if (x.value == 0 && y.value == 0)
		return "it takes nothing";
	return "from both piles one takes the same number";
}

/* Which of the winning moves is it?  Does not return if it is none. */
static int read_winning_move(InStream *S, const struct position *p)
{
	const struct game_number x = read_game_number(S, p->i, "x of a move");
	const struct game_number y = read_game_number(S, p->i, "y of a move");
	struct wy_move move;

	move.first = x.value;
	move.second = y.value;
	if (x.odd || y.odd || !wy_may_take(p->first, p->second, move))
		streamQuitf(S, _wa, "case %llu: from (%llu, %llu) the move %s %s is not legal: %s",
				p->i, p->first, p->second, game_number_text(x), game_number_text(y),
				why_not_legal(p, x, y));
	for (int i = 0; i < p->wins; i++)
		if (p->winning[i].first == move.first && p->winning[i].second == move.second)
			return i;
	streamQuitf(S, _wa,
			"case %llu: from (%llu, %llu) the move %llu %llu does not win: it leads to "
			"(%llu, %llu), which is won for the opponent",
			p->i, p->first, p->second, x.value, y.value, p->first - x.value,
			p->second - y.value);
}

static void refuse_missing_move(InStream *S, const struct position *p, int m, struct wy_move move)
{
	streamQuitf(S, _wa, "case %llu: m = %d, but (%llu, %llu) has %s: %llu %llu is missing",
			p->i, m, p->first, p->second,
			counted_noun((unsigned)p->wins, "winning move"),
			(unsigned long long)move.first, (unsigned long long)move.second);
}

/* Reads one case of the answer or of the output; returns if all of it is right. */
static void judge_case(InStream *S, const struct position *p)
{
	bool printed[WY_MOVES_MAX] = { false, false, false };
	const int m = read_move_count(S, p);

	for (int i = 0; i < m; i++) {
		if (seekEof(S))
			streamQuitf(S, _wa, "case %llu: m = %d, but the file ends after %s", p->i,
					m, counted_noun((unsigned)i, "move"));

		const int which = read_winning_move(S, p);

		if (printed[which])
			streamQuitf(S, _wa,
					"case %llu: from (%llu, %llu) the move %llu %llu is "
					"printed twice",
					p->i, p->first, p->second,
					(unsigned long long)p->winning[which].first,
					(unsigned long long)p->winning[which].second);
		printed[which] = true;
	}
	for (int i = 0; i < p->wins; i++)
		if (!printed[i])
			refuse_missing_move(S, p, m, p->winning[i]);
}

int main(int argc, char *argv[])
{
	unsigned long long moves = 0;

	setName("all winning moves of each position");
	registerTestlibCmd(argc, argv);

	const bool jury = jury_has_answered();
	const case_number t = read_given_number(0, "t");

	for (case_number i = 1; i <= t; i++) {
		const struct position p = read_position(i);

		if (jury)
			judge_case(ans, &p);
		judge_case(ouf, &p);
		moves += (unsigned)p.wins;
	}
	refuse_more_input(t);
	refuse_more_output(ans, t);
	refuse_more_output(ouf, t);
	quitf(_ok, "%s, %s", counted_noun(t, "case"), counted_noun(moves, "winning move"));
}
