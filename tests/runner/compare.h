/*
 * compare.h - what was found against what was recorded.
 */
#ifndef COMPARE_H
#define COMPARE_H

#include "child.h"

/*
 * True when every byte is as recorded.  Otherwise the differences are described
 * on `to`, a few lines each; written files are looked up in `folder`.  With crlf
 * files have CR LF where LF was recorded.
 */
bool compare_outcome(FILE *to, const struct recorded *r, const struct outcome *found,
		const char *folder, bool crlf);

#endif
