/*
 * random - uniformly random positions; in the form index uniformly random k.
 *
 *     random [-form F] [-t T] [-max M] [-pick N] [salt ...]
 *
 * What every other problem has.  Kills programs that are wrong nearly
 * everywhere, and is the control: what it does not find needs the other
 * generators.
 */
#include "cases.h"

int main(int argc, char *argv[])
{
	begin_cases(argc, argv, RANDOM_CASES);
	while (wants_more_cases()) {
		const uint64_t first = draw_between(0, cases.max);
		uint64_t second = 0;

		if (cases.form != FORM_INDEX)
			second = draw_between(0, cases.max);
		add_position(first, first, second);
	}
	write_cases();
	return 0;
}
