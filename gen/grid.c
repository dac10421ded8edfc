/*
 * grid - every position with piles up to N; in the form index every k up to N.
 *
 *     grid -upto N [-from L] [-form F] [-t T] [-max M] [-pick N]
 *
 * With -from L only the positions whose larger pile is L at least: so the grid
 * up to 300 and the one from 301 up to 400 are together the grid up to 400.
 *
 * Kills every mistake about the rules: no swap, equal or empty piles special,
 * verdict reversed, a move forgotten, printed twice or without a stone.  All of
 * those that are known show below 61.
 */
#include "cases.h"

static void add_row(uint64_t first, uint64_t from, uint64_t upto)
{
	for (uint64_t second = first < from ? from : 0; second <= upto; second++)
		add_position(0, first, second);
}

int main(int argc, char *argv[])
{
	begin_cases(argc, argv, SET_OF_CASES);
	if (!has_opt("upto"))
		quitf(_fail, "-upto N is missing: the largest pile of the grid");

	const long long upto = option_between("upto", 0, (long long)cases.max, 0);
	const long long from = option_between("from", 0, upto, 0);
	const long long rows = upto + 1 - from;

	/* (upto + 1)^2 - from^2 positions. */
	if (rows > cases.most || (cases.form != FORM_INDEX && upto + 1 + from > cases.most / rows))
		quitf(_fail, "the grid from %lld up to %lld has more than %d cases", from, upto,
				cases.most);
	if (cases.form == FORM_INDEX)
		for (long long k = from; k <= upto; k++)
			add_position((uint64_t)k, 0, 0);
	else
		for (long long first = 0; first <= upto; first++)
			add_row((uint64_t)first, (uint64_t)from, (uint64_t)upto);
	write_cases();
	return 0;
}
