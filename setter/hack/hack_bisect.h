/*
 * hack_bisect.h - which of these cases is it?
 *
 * Nothing is known of the outputs: a part of the cases is run, and fails or does not.  First
 * come short parts of the beginning, 1, 16, 256, ...: they cost little, and a program that hangs
 * on every case is found out at once.  Then halves, the left one first.  If neither fails alone,
 * chunks are taken away for as long as the rest fails: that is the group.
 *
 * What is too slow, or too large, seldom is so because of the leftmost: there, some cases are
 * first tried alone.  The first comes before all others, even if there is no time left: a program
 * that hangs on every case hangs on that.  Then the last one, and backwards from there.
 */
#ifndef HACK_BISECT_H
#define HACK_BISECT_H

#include "hack/hack.h"

/*
 * The batch fails as a whole, with that verdict.  `group` becomes the leftmost case that fails
 * alone, and *at its number from 0; or those that fail together only: *together says that no one
 * of them can be left out.  At hack.until, what is known to fail until then.
 */
enum hack_end hack_bisect(struct hack *, const struct batch *, enum verdict seen,
		struct case_list *group, size_t *at, bool *together);

#endif
