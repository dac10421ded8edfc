/*
 * big_cases.h - what the generators of big piles share: their options, and positions.
 *
 *     NAME [-digits D] [-t T] [-pick N] [its own options] [salt ...]
 *
 *     -digits D       no pile above 10^D, 1 to 1000 (1000)
 *     -t T            at most so many positions, 1 to 10000 (1000)
 *     -pick N         only the N-th of what would have been printed
 *
 * The output is the number of positions, then a line "a b" for each.  Positions beyond the
 * limit are dropped, and no position comes twice; where there are more than T they are
 * thinned out evenly.  The seed is the line without -pick.
 */
#ifndef BIG_CASES_H
#define BIG_CASES_H

#include "cases.h"

#define BIG_CASES_MAX 20000
#define BIG_CASES_SEEN 65536 /* a power of two, three times as many and more */
#define BIG_FIBONACCI_MAX 4799

struct big_position {
	struct wy_big first, second;
};

static struct {
	int digits;
	struct wy_big limit, one;
	int most, pick;
	int count;
	struct big_position at[BIG_CASES_MAX];
	int seen[BIG_CASES_SEEN]; /* open hashing: 1 + the place in at[], 0 where free */
	int last; /* F(last) is the largest below the limit, or the largest in the table */
	struct wy_big fibonacci[BIG_FIBONACCI_MAX + 1];
} big;

/* --- Options ------------------------------------------------------------------- */

/* 10^exponent + more */
CASES_API void big_power_of_10(struct wy_big *power, int exponent)
{
	char text[WY_BIG_TEXT];

	memset(text, '0', sizeof text);
	text[0] = '1';
	wy_big_parse(power, text, (size_t)exponent + 1);
}

CASES_API void make_big_fibonacci(void)
{
	int n;

	wy_big_set(&big.fibonacci[0], 0);
	wy_big_set(&big.fibonacci[1], 1);
	for (n = 2; n <= BIG_FIBONACCI_MAX; n++) {
		wy_big_add(&big.fibonacci[n], &big.fibonacci[n - 1], &big.fibonacci[n - 2]);
		if (wy_big_compare(&big.fibonacci[n], &big.limit) > 0)
			break;
	}
	big.last = n - 1;
}

/* Once the program is registered. */
CASES_API void read_big_options(void)
{
	suppressEnsureNoUnusedOpts(); /* looked for later, before anything is written */
	big.digits = (int)option_between("digits", 1, 1000, 1000);
	big.most = (int)option_between("t", 1, 10000, 1000);
	big_power_of_10(&big.limit, big.digits);
	wy_big_set(&big.one, 1);
	make_big_fibonacci();
}

/* Seeds `rnd` and reads the common options.  Comes first. */
CASES_API void begin_big_cases(int argc, char *argv[])
{
	register_seed(argc, argv);
	read_big_options();
	big.pick = has_opt("pick") ? (int)option_between("pick", 1, 10000, 1) : 0;
}

/* --- Adding -------------------------------------------------------------------- */

CASES_API uint64_t mix_big(const struct wy_big *x, uint64_t mixed)
{
	char text[WY_BIG_TEXT];
	const char *digit;

	for (digit = wy_big_print(x, text); *digit; digit++)
		mixed = (mixed ^ (uint64_t)*digit) * 0x9E3779B97F4A7C15ULL;
	return mixed ^ mixed >> 29;
}

/* Enters the position that stands behind the last one; returns false if it was there already. */
CASES_API bool enter_big_position(void)
{
	const struct big_position *const p = &big.at[big.count];
	uint64_t slot = mix_big(&p->second, mix_big(&p->first, 1)) % BIG_CASES_SEEN;

	for (; big.seen[slot] != 0; slot = (slot + 1) % BIG_CASES_SEEN) {
		const struct big_position *const other = &big.at[big.seen[slot] - 1];

		if (wy_big_compare(&other->first, &p->first) == 0 &&
				wy_big_compare(&other->second, &p->second) == 0)
			return false;
	}
	big.seen[slot] = big.count + 1;
	return true;
}

CASES_API void add_big_position(const struct wy_big *first, const struct wy_big *second)
{
	if (wy_big_compare(first, &big.limit) > 0 || wy_big_compare(second, &big.limit) > 0)
		return;
	if (big.count == BIG_CASES_MAX)
		quitf(_fail, "more than %d positions", BIG_CASES_MAX);
	big.at[big.count].first = *first;
	big.at[big.count].second = *second;
	big.count += enter_big_position();
}

CASES_API void add_big_both_orders(const struct wy_big *a, const struct wy_big *b)
{
	add_big_position(a, b);
	add_big_position(b, a);
}

/* x + by; returns false where that is less than nothing. */
CASES_API bool big_shift(struct wy_big *sum, const struct wy_big *x, int by)
{
	return by < 0 ? wy_big_subtract(sum, x, &big.one)
		      : wy_big_add(sum, x, by > 0 ? &big.one : &big.fibonacci[0]);
}

/* That position with so many stones more (or less), at most one, in both orders. */
CASES_API void add_big_beside(const struct wy_big *a, const struct wy_big *b, int in_a, int in_b)
{
	struct wy_big x, y;

	if (big_shift(&x, a, in_a) && big_shift(&y, b, in_b))
		add_big_both_orders(&x, &y);
}

/* A cold pair, and the pairs that a formula which is off by one believes in: ten positions. */
CASES_API void add_big_pair_and_impostors(const struct wy_big *a, const struct wy_big *b)
{
	add_big_beside(a, b, 0, 0);
	add_big_beside(a, b, 1, 1);
	add_big_beside(a, b, -1, -1);
	add_big_beside(a, b, 0, 1);
	add_big_beside(a, b, 0, -1);
}

/* --- Pairs of sums of Fibonacci numbers -------------------------------------------- */

/*
 * The k that is the sum of F(index[i]), no two of them neighbours, the largest first, all
 * >= 2 and below big.last; a, b become its cold pair.
 */
CASES_API void big_pair_of_sum(const int index[], int count, struct wy_big *a, struct wy_big *b)
{
	*a = big.fibonacci[0];
	*b = big.fibonacci[0];
	for (int i = 0; i < count; i++) {
		wy_big_add(a, a, &big.fibonacci[index[i] + 1]);
		wy_big_add(b, b, &big.fibonacci[index[i]]);
	}
	/* F(i)*phi is above F(i + 1) for odd i, below it for even i. */
	if (index[count - 1] % 2 == 0)
		wy_big_subtract(a, a, &big.one);
	wy_big_add(b, b, a);
}

/* --- Writing -------------------------------------------------------------------- */

CASES_API void write_big_position(const struct big_position *p)
{
	char text[WY_BIG_TEXT];

	writeStr(wy_big_print(&p->first, text));
	writeSpace();
	writeStr(wy_big_print(&p->second, text));
	writeEoln();
}

/* Comes last. */
CASES_API void write_big_cases(void)
{
	const int all = big.count, count = all < big.most ? all : big.most;
	const int from = big.pick > 0 ? big.pick - 1 : 0, to = big.pick > 0 ? big.pick : count;

	ensureNoUnusedOpts();
	if (all == 0)
		quitf(_fail, "no such position up to 10^%d", big.digits);
	if (to > count)
		quitf(_fail, "-pick %d: only %d can be chosen from", big.pick, count);
	writeInt(to - from);
	writeEoln();
	for (int i = from; i < to; i++)
		write_big_position(&big.at[(long long)i * all / count]);
}

#endif
