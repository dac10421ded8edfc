/*
 * repeat_tests.h - which generators look at the clock?
 *
 * A test that is not in tests.xxh is generated twice when it is made, but within one second, and
 * so time() says the same to both.  Before the hashes become a promise, one test of each
 * generator is generated once more, in another second than its file is of: that waits a second
 * in all at most, and not at all for what was made before.
 */
#ifndef REPEAT_TESTS_H
#define REPEAT_TESTS_H

#include "build/workpiece.h"

/*
 * One that is generated otherwise is reported, and is TEST_MISSING then.  Returns -1 if a signal
 * came.
 */
int repeat_tests(struct workpieces *, int jobs);

#endif
