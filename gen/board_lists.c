/*
 * board_lists - many boards at once: the sum of a few games, lost or won by as little as one move.
 *
 *     board_lists [-of random|cold|pairs|row|empty] [-sum any|zero|hot] [-heavy] [-t N] [-max M]
 *                 [salt ...]
 *
 *     -of random   any piles up to M (the default)
 *     -of cold     lost positions alone: value 0
 *     -of pairs    each board with another one of the same value: the two cancel
 *     -of row      one pile is always the same, and the others are neighbours
 *     -of empty    boards without a stone
 *     -sum zero    the last boards are chosen so that the player to move loses
 *     -sum hot     as above, and then one board more, which is not lost
 *     -heavy       one board somewhere is the largest there is
 *
 * N boards, 1 to 1000000 (100000), piles up to 2000 at most.
 *
 * A random sum is almost never lost, and has many winning moves.  Kills programs that take other
 * numbers for the values, or combine them in another way; values in 8 bits; and everything that is
 * done again for each board.
 */
#include "cases.h"

#define TRIES 1000

static struct wy_grundy values;
static int largest;
static struct one_case boards[CASES_MAX];
static int count, wanted;

static int draw_pile(void)
{
	return nextInt(rnd, 0, largest);
}

static int value_of(struct one_case b)
{
	return wy_grundy_value(&values, (int)b.first, (int)b.second);
}

static void add_board(int first, int second)
{
	boards[count].first = (uint64_t)first;
	boards[count++].second = (uint64_t)second;
}

/* One at random that has this value; false if none was found. */
static bool add_of_value(int value)
{
	for (int i = 0; i < TRIES; i++) {
		const int first = draw_pile();

		for (int second = 0; second <= largest; second++)
			if (wy_grundy_value(&values, first, second) == value) {
				if (nextInt(rnd, 2) == 0)
					add_board(first, second);
				else
					add_board(second, first);
				return true;
			}
	}
	return false;
}

/* --- Kinds -------------------------------------------------------------------------------- */

static void add_random(void)
{
	const int first = draw_pile(), second = draw_pile();

	add_board(first, second);
}

static void add_cold(void)
{
	add_of_value(0);
}

/* Where there is room for two. */
static void add_pair(void)
{
	add_random();
	if (count < wanted)
		add_of_value(value_of(boards[count - 1]));
}

static void add_row(void)
{
	static int same = -1;

	if (same < 0)
		same = draw_pile();
	if (nextInt(rnd, 2) == 0)
		add_board(same, count % (largest + 1));
	else
		add_board(count % (largest + 1), same);
}

static void add_empty(void)
{
	add_board(0, 0);
}

static void (*kind_called(const char *name))(void)
{
	static const char *const names[] = { "random", "cold", "pairs", "row", "empty" };
	static void (*const kinds[])(void) = { add_random, add_cold, add_pair, add_row, add_empty };

	for (int i = 0; i < 5; i++)
		if (!strcmp(name, names[i]))
			return kinds[i];
	quitf(_fail, "-of %s: there are random, cold, pairs, row and empty", compress(name));
}

/* --- The sum ------------------------------------------------------------------------------ */

static int sum_of_values(void)
{
	int sum = 0;

	for (int i = 0; i < count; i++)
		sum ^= value_of(boards[i]);
	return sum;
}

/* The last board is drawn again, with the one before, until the two make the sum 0. */
static void make_sum_zero(void)
{
	if (count == 0)
		return;
	for (int i = 0; i < TRIES; i++) {
		count--;
		if (add_of_value(sum_of_values()))
			return;
		count -= count > 0;
		add_random();
		add_random();
	}
	quitf(_fail, "no %d boards with piles up to %d have the sum 0", wanted, largest);
}

static void add_hot_board(void)
{
	int found = 0;

	for (int i = 0; i < TRIES && found == 0; i++) {
		add_random();
		found = value_of(boards[count - 1]);
		if (found == 0)
			count--;
	}
	if (found == 0)
		quitf(_fail, "no board with piles up to %d is won", largest);
}

/* Any place. */
static void mix(void)
{
	for (int i = 1; i < count; i++) {
		const int j = nextInt(rnd, 0, i);
		const struct one_case b = boards[i];

		boards[i] = boards[j];
		boards[j] = b;
	}
}

static void write_boards(void)
{
	writeInt(count);
	writeEoln();
	for (int i = 0; i < count; i++)
		write_case(boards[i]);
}

int main(int argc, char *argv[])
{
	begin_cases(argc, argv, RANDOM_CASES);

	void (*const add)(void) = kind_called(opt_str("of", "random"));
	const char *const sum = opt_str("sum", "any");
	const bool hot = !strcmp(sum, "hot"), zero = !strcmp(sum, "zero");
	const bool heavy = opt_bool("heavy");

	if (cases.form != FORM_COUNT || cases.pick > 0)
		quitf(_fail, "boards come with their number, and all of them");
	if (!hot && !zero && strcmp(sum, "any") != 0)
		quitf(_fail, "-sum %s: there are any, zero and hot", compress(sum));
	ensureNoUnusedOpts();
	largest = cases.max < WY_GRUNDY_PILE ? (int)cases.max : WY_GRUNDY_PILE;
	wanted = cases.most - hot;
	wy_grundy_fill(&values, largest);
	if (heavy)
		add_board(largest, largest);
	while (count < wanted)
		add();
	if (hot || zero)
		make_sum_zero();
	if (hot)
		add_hot_board();
	mix();
	write_boards();
	return 0;
}
