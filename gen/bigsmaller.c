/*
 * bigsmaller - positions with big piles below a given one that a program may fail on, too.
 *
 *     bigsmaller [-digits D] [-t T] < an input with one position
 *
 * Prints at most T positions, all before the given one, in ascending order: by the larger
 * pile, then by the smaller one, then by the first.  No output when there is nothing smaller.
 * The likeliest come first when T is too small for all:
 *
 *   - all positions with small piles, where every mistake about the rules shows;
 *   - where a type ends, 2^w: equal piles, neighbours, an empty pile, the pair of the largest
 *     number with the larger pile beyond it;
 *   - the cold pairs of F(n), L(n) and 2 F(n), the pairs that a formula takes for them, and the
 *     positions that stand to them as the given one does to its own pair: for the F(n) next
 *     below the given position all, and an even sample of those before, which the next call
 *     makes denser;
 *   - the given position with the piles exchanged, and with one digit less.
 */
#include "big_cases.h"

#define GRID_UPTO 13
#define TYPES_ROOM 250
#define NEXT_BELOW 24

static struct big_position given;
static int room; /* the most positions at this stage */

static int order_of_positions(const void *left, const void *right)
{
	const struct big_position *const p[] = { (const struct big_position *)left,
		(const struct big_position *)right };
	const struct wy_big *large[2], *small[2];

	for (int i = 0; i < 2; i++) {
		const bool first = wy_big_compare(&p[i]->first, &p[i]->second) > 0;

		large[i] = first ? &p[i]->first : &p[i]->second;
		small[i] = first ? &p[i]->second : &p[i]->first;
	}

	const int by_large = wy_big_compare(large[0], large[1]);
	const int by_small = wy_big_compare(small[0], small[1]);

	if (by_large != 0)
		return by_large;
	return by_small != 0 ? by_small : wy_big_compare(&p[0]->first, &p[1]->first);
}

/* --- Offering -------------------------------------------------------------------------- */

static void offer(const struct wy_big *first, const struct wy_big *second)
{
	struct big_position p;

	p.first = *first;
	p.second = *second;
	if (big.count < room && order_of_positions(&p, &given) < 0)
		add_big_position(first, second);
}

static void offer_grid(void)
{
	struct wy_big first, second;

	for (uint64_t x = 0; x <= GRID_UPTO; x++)
		for (uint64_t y = 0; y <= GRID_UPTO; y++) {
			wy_big_set(&first, x);
			wy_big_set(&second, y);
			offer(&first, &second);
		}
}

/* What a type of so many bits makes of its first number too many. */
static void offer_type(const struct wy_big *power)
{
	struct wy_big last, next, partner;

	big_shift(&last, power, -1);
	big_shift(&next, power, 1);
	wy_big_partner(&last, &partner);
	offer(&partner, power);
	offer(power, &partner);
	offer(&big.fibonacci[0], power);
	offer(power, &big.fibonacci[0]);
	offer(power, power);
	offer(power, &next);
	offer(&next, power);
}

static void offer_types(void)
{
	static const int bits[] = { 15, 16, 31, 32, 53, 62, 63, 64, 96, 127, 128, 256, 512, 1023,
		1024 };

	for (size_t i = 0; i < sizeof bits / sizeof *bits; i++) {
		struct wy_big power = big.one;

		for (int bit = 0; bit < bits[i]; bit++)
			wy_big_add(&power, &power, &power);
		offer_type(&power);
	}
}

/* --- How the given position stands ---------------------------------------------------------- */

static struct {
	int by[2];    /* its piles beside those of its pair, when at most one stone */
	bool known;   /* that they are */
	bool swapped; /* the larger pile first */
	int below;    /* F(below) is the largest Fibonacci number up to its difference */
} standing;

static bool is_beside(const struct wy_big *pile, const struct wy_big *of_pair, int *by)
{
	struct wy_big shifted;

	for (*by = -1; *by <= 1; ++*by)
		if (big_shift(&shifted, of_pair, *by) && wy_big_compare(&shifted, pile) == 0)
			return true;
	return false;
}

/* The pair of its difference, or of a difference that is one more or less. */
static void find_standing(void)
{
	const struct wy_big *a = &given.first, *b = &given.second;
	struct wy_big difference, k, pair_a, pair_b;

	standing.swapped = wy_big_compare(a, b) > 0;
	if (standing.swapped) {
		a = &given.second;
		b = &given.first;
	}
	wy_big_subtract(&difference, b, a);
	for (standing.below = 2; standing.below < big.last; standing.below++)
		if (wy_big_compare(&big.fibonacci[standing.below + 1], &difference) > 0)
			break;
	for (int by = 0; by != 3 && !standing.known; by++) {
		if (!big_shift(&k, &difference, by == 2 ? -1 : by))
			continue;
		wy_big_cold_pair(&k, &pair_a, &pair_b);
		standing.known = is_beside(a, &pair_a, &standing.by[0]) &&
				is_beside(b, &pair_b, &standing.by[1]);
	}
}

/* The pair with so many stones more, or less, in both piles. */
static void offer_moved(const struct wy_big *a, const struct wy_big *b, int by)
{
	struct wy_big x, y;

	if (big_shift(&x, a, by) && big_shift(&y, b, by))
		offer(&x, &y);
}

/* The pair, those that a formula believes in, and what stands to it as the given position to its own. */
static void offer_alike(const int index[], int count)
{
	struct wy_big a, b, alike_a, alike_b;

	big_pair_of_sum(index, count, &a, &b);
	for (int by = -1; by <= 1; by++)
		offer_moved(&a, &b, by);
	if (!standing.known || !big_shift(&alike_a, &a, standing.by[0]) ||
			!big_shift(&alike_b, &b, standing.by[1]))
		return;
	if (standing.swapped)
		offer(&alike_b, &alike_a);
	else
		offer(&alike_a, &alike_b);
}

static void offer_hard_pairs(int n)
{
	const int fibonacci[] = { n }, lucas[] = { n + 1, n - 1 }, twice[] = { n + 1, n - 2 };

	if (n < 4 || n + 2 >= big.last)
		return;
	offer_alike(fibonacci, 1);
	offer_alike(lucas, 2);
	offer_alike(twice, 2);
}

/* Those next below, then every fourth, every sixteenth ... of those before; of both parities. */
static void offer_all_hard_pairs(void)
{
	int step = 1;

	for (int n = standing.below; n >= 4; n -= step) {
		offer_hard_pairs(n);
		if (step > 1)
			offer_hard_pairs(n - 1);
		if (standing.below - n > NEXT_BELOW * step)
			step *= 2;
	}
}

static void offer_cut(void)
{
	struct big_position cut = given;

	offer(&given.second, &given.first);
	wy_big_cut(&cut.first, 1);
	wy_big_cut(&cut.second, 1);
	offer(&cut.first, &cut.second);
	offer(&cut.first, &given.second);
	offer(&given.first, &cut.second);
}

/* --- The whole ------------------------------------------------------------------------------ */

static struct wy_big read_pile(const char *name)
{
	struct tl_span word;
	struct wy_big pile;

	readTokenTo(inf, &word);
	if (!wy_big_parse(&pile, word.text, word.length))
		quitf(_fail, "%s is not a number of at most %d digits", name, WY_BIG_DIGITS);
	return pile;
}

static void read_given(void)
{
	if (readInt(inf, 1, 1000000, "t") != 1)
		quitf(_fail, "the input holds more than one position");
	readEoln(inf);
	given.first = read_pile("the first pile");
	readSpace(inf);
	given.second = read_pile("the second pile");
	readEoln(inf);
	readEof(inf);
}

int main(int argc, char *argv[])
{
	registerValidation();
	prepareOpts(argc, argv);
	read_big_options();
	ensureNoUnusedOpts();
	read_given();
	find_standing();
	room = big.most;
	offer_grid();
	offer_cut();
	room = big.count + TYPES_ROOM < big.most ? big.count + TYPES_ROOM : big.most;
	offer_types();
	room = big.most;
	offer_all_hard_pairs();
	qsort(big.at, (size_t)big.count, sizeof *big.at, order_of_positions);
	if (big.count > 0)
		write_big_cases();
	return 0;
}
