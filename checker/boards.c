/*
 * boards - proves who wins a sum of boards, and the move that wins it.
 *
 *     input     n, then n boards `a b`
 *     output    0 if the player to move loses, else a winning move `i x y`: on the i-th board,
 *               x stones from the first pile, y from the second
 *
 * A move wins if it leaves boards whose values have the exclusive or 0; the values are the
 * checker's own.  The jury's answer goes through the same function; where it is empty, the
 * mathematics is enough.  White space is free.
 */
#include "testlib.h"
#include "wythoff.h"
#include "game_numbers.h"

#define BOARDS_MAX 1000000

struct board {
	uint16_t first, second;
};

static struct wy_grundy values;
static struct board boards[BOARDS_MAX + 1]; /* from 1 on */
static unsigned long long boards_count;
static int sum; /* the exclusive or of all values */

/* --- The input ----------------------------------------------------------------------------- */

static uint16_t read_pile(case_number i, const char *what)
{
	const unsigned long long pile = read_given_number(i, what);

	if (pile > WY_GRUNDY_PILE)
		streamQuitf(inf, _pe, "board %llu: expected %s of at most %d, found %llu", i, what,
				WY_GRUNDY_PILE, pile);
	return (uint16_t)pile;
}

static void read_boards(void)
{
	int largest = 0;

	boards_count = read_given_number(0, "n");
	if (boards_count > BOARDS_MAX)
		streamQuitf(inf, _pe, "more than %d boards", BOARDS_MAX);
	for (case_number i = 1; i <= boards_count; i++) {
		struct board *const b = &boards[i];

		b->first = read_pile(i, "the first pile");
		b->second = read_pile(i, "the second pile");
		if (b->first > largest)
			largest = b->first;
		if (b->second > largest)
			largest = b->second;
	}
	refuse_more_input(boards_count);
	wy_grundy_fill(&values, largest);
	for (case_number i = 1; i <= boards_count; i++)
		sum ^= wy_grundy_value(&values, boards[i].first, boards[i].second);
}

/* --- A winning move ------------------------------------------------------------------------ */

static bool leaves(int first, int second, int value)
{
	return first >= 0 && second >= 0 && wy_grundy_value(&values, first, second) == value;
}

/* A move on this board that leaves this value: "x y"; NULL if there is none. */
static const char *move_to_value(const struct board *b, int value)
{
	for (int n = 1; n <= b->first || n <= b->second; n++) {
		if (leaves(b->first - n, b->second - n, value))
			return format("%d %d", n, n);
		if (leaves(b->first - n, b->second, value))
			return format("%d 0", n);
		if (leaves(b->first, b->second - n, value))
			return format("0 %d", n);
	}
	return NULL;
}

/* There is one where the sum is not 0: on a board that has the highest bit of the sum. */
static const char *winning_move(void)
{
	for (case_number i = 1; i <= boards_count; i++) {
		const int value = wy_grundy_value(&values, boards[i].first, boards[i].second);
		const char *const move = (value ^ sum) < value
				? move_to_value(&boards[i], value ^ sum)
				: NULL;

		if (move)
			return format("%llu %s", i, move);
	}
	return NULL;
}

/* --- An answer ------------------------------------------------------------------------------ */

static const char *why_not_legal(const struct board *b, struct game_number x, struct game_number y)
{
	if ((x.odd && x.odd[0] == '-') || (y.odd && y.odd[0] == '-'))
		return "nobody may add stones";
	if (x.odd || x.value > b->first)
		return "the first pile has fewer stones";
	if (y.odd || y.value > b->second)
		return "the second pile has fewer stones";
	if (x.value == 0 && y.value == 0)
		return "it takes nothing";
	return "from both piles one takes the same number";
}

/* Reads `x y` for the board; returns if it is legal and wins. */
static void judge_move(InStream *S, unsigned long long i)
{
	const struct board *const b = &boards[i];
	const struct game_number x = read_game_number(S, 0, "x of the move");
	const struct game_number y = read_game_number(S, 0, "y of the move");
	struct wy_move move;
	int left;

	move.first = x.value;
	move.second = y.value;
	if (x.odd || y.odd || !wy_may_take(b->first, b->second, move))
		streamQuitf(S, _wa, "board %llu: from (%d, %d) the move %s %s is not legal: %s", i,
				b->first, b->second, game_number_text(x), game_number_text(y),
				why_not_legal(b, x, y));
	left = sum ^ wy_grundy_value(&values, b->first, b->second) ^
			wy_grundy_value(&values, b->first - (int)x.value, b->second - (int)y.value);
	if (left != 0)
		streamQuitf(S, _wa,
				"the move %llu %llu %llu does not win: it leads to (%d, %d) on that "
				"board, and the exclusive or of all values is %d",
				i, x.value, y.value, b->first - (int)x.value,
				b->second - (int)y.value, left);
}

static void judge_answer(InStream *S)
{
	const struct game_number i = read_game_number(S, 0, "0 or the number of a board");
	struct tl_span word;

	if (!i.odd && i.value == 0) {
		if (sum != 0)
			streamQuitf(S, _wa, "0 means lost, but %s wins", winning_move());
	} else {
		if (i.odd || i.value > boards_count)
			streamQuitf(S, _wa, "there is no board %s: there are %llu",
					game_number_text(i), boards_count);
		judge_move(S, i.value);
	}
	if (seekEof(S))
		return;
	readTokenTo(S, &word);
	streamQuitf(S, _wa, "expected the end of the file, found %s", quoted_word(word));
}

int main(int argc, char *argv[])
{
	setName("who wins a sum of boards, and how");
	registerTestlibCmd(argc, argv);

	const bool jury = jury_has_answered();

	read_boards();
	if (jury)
		judge_answer(ans);
	judge_answer(ouf);
	quitf(_ok, "%s, %s", counted_noun(boards_count, "board"), sum ? "won" : "lost");
}
