/*
 * same_text.h - spans that hold the same bytes.
 */
#ifndef SAME_TEXT_H
#define SAME_TEXT_H

#include "testlib.h"

static bool same_text(struct tl_span a, struct tl_span b)
{
	return a.length == b.length && memcmp(a.text, b.text, a.length) == 0;
}

#endif
