/*
 * plot_big_pairs - positions with big piles as points: how many digits of phi each asks for.
 *
 *     plot_big_pairs --axes
 *     plot_big_pairs [ANSWER] < input
 *
 * plot_pairs.c has the format.  The one plot is decimals: digits of k against the decimals of
 * phi that decide k*phi.  The distance from the nearest integer m is N / (sqrt(5) * k), nearly,
 * N = |m*m - m*k - k*k|, and an error of 10^-D in phi moves the product by k * 10^-D: so D is
 * twice the digits of k less those of N.  N is 1 for Fibonacci numbers, about k for random ones.
 */
#include "big_cases.h"
#include "plot_answers.h"

static void describe(void)
{
	writeStr("plot decimals dots\n"
		 "title How many decimals of phi it takes\n"
		 "x linear 0 1000 digits of k, the difference of the piles\n"
		 "y linear 0 2000 decimals of phi that decide where k*phi lies\n"
		 "guide 0 16 1000 16 binary64\n"
		 "guide 0 100 1000 100 a hundred decimals\n"
		 "guide 0 200 1000 200 two hundred\n"
		 "guide 0 1000 1000 1000 a thousand\n"
		 "note A dot above a line can kill a program that multiplies by so few decimals; no "
		 "case below it can.\n"
		 "note Fibonacci numbers take twice as many decimals as they have digits, random "
		 "numbers no more than they have.\n"
		 "class lost 10 lost\n"
		 "class won 10 won\n");
}

/* The smaller of k*b - a*a, for m = a = A(k), and 2*a + 1 - k less that, for m = a + 1. */
static void find_norm(const struct wy_big *k, struct wy_big *norm)
{
	struct wy_big a, b, square, above;

	wy_big_cold_pair(k, &a, &b);
	wy_big_multiply(norm, k, &b);
	wy_big_multiply(&square, &a, &a);
	wy_big_subtract(norm, norm, &square);
	wy_big_add(&above, &a, &a);
	wy_big_add(&above, &above, &big.one);
	wy_big_subtract(&above, &above, k);
	wy_big_subtract(&above, &above, norm);
	if (wy_big_compare(&above, norm) < 0)
		*norm = above;
}

static void plot_position(const struct wy_big *first, const struct wy_big *second)
{
	struct wy_big k, norm;
	int digits;

	if (!wy_big_subtract(&k, first, second))
		wy_big_subtract(&k, second, first);
	if (wy_big_compare(&k, &big.fibonacci[0]) == 0)
		return;
	find_norm(&k, &norm);
	digits = wy_big_digits(&k);
	writeStr("decimals ");
	writeInt(digits);
	writeSpace();
	writeInt(2 * digits - wy_big_digits(&norm));
	writeEoln();
}

static void read_pile(struct wy_big *pile)
{
	struct tl_span word;

	readTokenTo(inf, &word);
	if (word.length > WY_BIG_PILE_DIGITS || !wy_big_parse(pile, word.text, word.length))
		quitf(_fail, "not a pile of at most %d digits", WY_BIG_PILE_DIGITS);
}

static void plot_input(void)
{
	const int t = readInt(inf, 1, 1000000, "t");
	struct wy_big first, second;

	readEoln(inf);
	for (int i = 1; i <= t; i++) {
		setTestCase(i);
		read_pile(&first);
		readSpace(inf);
		read_pile(&second);
		readEoln(inf);
		plot_position(&first, &second);
		write_class_of_verdict();
	}
	readEof(inf);
}

int main(int argc, char *argv[])
{
	if (asks_for_axes(argc, argv)) {
		begin_big_cases(argc - 1, argv);
		ensureNoUnusedOpts();
		describe();
		return 0;
	}
	registerValidation();
	prepareOpts(argc, argv);
	read_big_options();
	ensureNoUnusedOpts();
	open_plot_answers(argc, argv);
	plot_input();
	close_plot_answers();
	return 0;
}
