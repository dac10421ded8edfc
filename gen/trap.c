/*
 * trap - the cold pairs that a rounded k*phi gets wrong, and those it believes in.
 *
 *     trap -bits P | -decimals D [-ulps U] [-only cold] [-part I -of N]
 *          [-form F] [-t T] [-max M] [-pick N] [salt ...]
 *
 * The complete dangerous set up to the limit (dangerous.h), k*phi above and below
 * the integer.  For each k the true cold pair and its impostors, in both orders:
 * ten positions; with -only cold the two of the true pair.  When that is more than
 * T, an even sample of k, each with all its positions; the salt makes another one.
 *
 * Kills every program that multiplies by phi in floating point (-bits 24 float,
 * 53 double, 64 x87 long double, 113 binary128) or by decimals of phi, whichever
 * way it rounds.  -bits 53 -ulps 7 covers k * phi * phi in double as well.
 */
#include "dangerous.h"

static void add_true_pair(uint64_t k)
{
	add_beside_pair(k, 0, 0);
}

int main(int argc, char *argv[])
{
	begin_cases(argc, argv, SET_OF_CASES);

	const bool true_pairs = only_cold();
	/* The pair after the last may be too large by the stone that an impostor has not. */
	const uint64_t upto = cases.form == FORM_INDEX ? cases.max : wy_last_pair(cases.max + 1);

	for_dangerous(upto, room_for_k(true_pairs ? 2 : IMPOSTORS_AND_PAIR),
			true_pairs ? add_true_pair : add_pair_and_impostors);
	write_cases();
	return 0;
}
