/*
 * tgrid - t-Wythoff: every case with small piles and a small t.
 *
 *     tgrid -upto U [-max M] [-tmax T] [-t N]
 *
 * All piles up to U, and all t up to T.
 *
 * Kills every mistake about the rules: <= for <, t of another game, no swap, differences
 * that t does not divide, equal or empty piles special.
 */
#include "t_cases.h"

int main(int argc, char *argv[])
{
	begin_t_cases(argc, argv);
	if (!has_opt("upto"))
		quitf(_fail, "-upto U is missing: the largest pile of the grid");

	const uint64_t upto = (uint64_t)option_between("upto", 0, 300, 0);

	for (uint64_t t = 1; t <= t_cases.tmax && t_cases.count < CASES_MAX; t++)
		for (uint64_t first = 0; first <= upto; first++)
			for (uint64_t second = 0; second <= upto; second++)
				add_t_case(first, second, t);
	write_t_cases();
	return 0;
}
