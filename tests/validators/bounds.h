/*
 * bounds.h - bounds as a problem has them, for all validators at once.
 *
 * Group `few` is made for tests that want to count to the end.
 */
#ifndef BOUNDS_H
#define BOUNDS_H

#include "testlib.h"

struct bound_row {
	const char *group;
	long long t, pile, k, g, replies, exponent, q, decimals;
};

static const struct bound_row bound_rows[] = {
	{ "", 100000, 1000000000000000000, 1000000000000000000, 100, 280, 1000, 100000, 1000 },
	{ "small", 100000, 1000, 1000, 100, 280, 3, 100000, 8 },
	{ "billion", 100000, 1000000000, 1000000000, 100, 280, 9, 100000, 8 },
	{ "few", 3, 9, 5, 2, 3, 1, 2, 2 },
	{ "long", 3, 9, 5, 2, 3, 25, 2, 30 },
};

static const struct bound_row *bounds_for(const char *group)
{
	for (size_t i = 0; i < sizeof bound_rows / sizeof *bound_rows; i++)
		if (!strcmp(bound_rows[i].group, group))
			return &bound_rows[i];
	quitf(_fail, "no group '%s'", group);
}

#endif
