/*
 * junk_attack.h - a test of the problem, changed in every way, against validator and checker.
 */
#ifndef JUNK_ATTACK_H
#define JUNK_ATTACK_H

#include "problem/plan.h"

struct junk_attack {
	const struct plan *plan;
	const struct test *test; /* its files must be there */
	int time_ms;             /* for each program */
};

/*
 * Tasks for a pool; `attack` is a struct junk_attack.  A changed input must be refused; a
 * changed output must be refused unless it says the same, or many outputs are right, and
 * neither it nor a changed answer may crash the checker.  What got through is left in
 * build/problems/X/unit, for the commands in the messages.  They return an exit code.
 */
int attack_validator(void *attack);
int attack_checker(void *attack);

/* How many texts the two try on this test. */
size_t count_attacks(const struct junk_attack *);

#endif
