/*
 * endless.h - programs that do not end while tests are made.
 *
 * Such a program costs its limit on each test.  So each test on which it did not end is counted,
 * until the next build; after some nobody waits for it any more.  Tests are made in processes of
 * their own: the count is the size of a file, build/problems/X/failed/ROLE NAME.endless.
 */
#ifndef ENDLESS_H
#define ENDLESS_H

#include <stdbool.h>

#include "problem/problem.h"

#define ENDLESS_MOST 3
#define ENDLESS_ENDING ".endless"

void endless_count(const struct problem *, const char *role, const char *name);
bool endless_has_most(const struct problem *, const char *role, const char *name);

#endif
