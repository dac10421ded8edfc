/*
 * compare_lines.h - files that must be equal line by line.
 */
#ifndef COMPARE_LINES_H
#define COMPARE_LINES_H

#include "testlib.h"

/* How many there were, and the first one as it stands on each side. */
struct equal_lines {
	long long count;
	const char *jury, *found;
};

/*
 * Reads as many lines as the answer has; an empty one at its very end does not
 * count.  Returns only if all are the same.
 */
static struct equal_lines compare_lines(bool (*same)(struct tl_span jury, struct tl_span found))
{
	struct equal_lines all = { 0, "", "" };
	struct tl_span jury, found;

	while (!eof(ans)) {
		readLineTo(ans, &jury);
		if (jury.length == 0 && eof(ans))
			break;
		readLineTo(ouf, &found);
		all.count++;
		if (!same(jury, found))
			quitf(_wa, "%lld%s lines differ - expected: '%s', found: '%s'", all.count,
					englishEnding((int)all.count), compressSpan(jury),
					compressSpan(found));
		if (all.count == 1) {
			all.jury = compressSpan(jury);
			all.found = compressSpan(found);
		}
		all.count += skipEqualLines(ans, ouf);
	}
	return all;
}

#endif
