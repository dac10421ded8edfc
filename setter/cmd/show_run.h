/*
 * show_run.h - one program on one input: what it said, and why the checker refused it.
 */
#ifndef SHOW_RUN_H
#define SHOW_RUN_H

#include <stdbool.h>

#include "problem/kit.h"
#include "base/text.h"

struct show_run {
	const char *program; /* a declared solution, or a file */
	const char *test;    /* or NULL: */
	const struct text *input;
	bool unsafe; /* as of judge.h */
	bool as_json;
};

/* Judges, shows, and returns an exit code: 0 accepted, 1 not, or what judge.h returns. */
int show_run(const struct kit *, const char *id, const struct show_run *);

#endif
