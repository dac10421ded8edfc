/*
 * compare_one_real.h - one real on each side, equal by a rule of the checker's.
 */
#ifndef COMPARE_ONE_REAL_H
#define COMPARE_ONE_REAL_H

#include "testlib.h"

/* Ends the program. */
static void compare_one_real(bool (*same)(double jury, double found))
{
	const double jury = readDouble(ans);
	const double found = readDouble(ouf);

	if (!same(jury, found))
		quitf(_wa, "expected %.10f, found %.10f", jury, found);
	quitf(_ok, "answer is %.10f", jury);
}

#endif
