/*
 * child.h - run one recorded case and collect what the program did.
 */
#ifndef CHILD_H
#define CHILD_H

#include "recorded.h"

/* A program still running after this many seconds is killed. */
#define CHILD_SECONDS 10

struct outcome {
	int code;   /* exit status, -1 when there is none */
	int signal; /* that killed it, 0 when none did */
	bool timed_out;
	struct bytes out, err;
};

/*
 * Runs BUILD/program in `folder`, which must exist, with stdin, stdout and
 * stderr as pipes.  `build` and `script` (where the case's script was written)
 * are absolute.
 */
void run_child(const struct recorded *r, const char *build, const char *folder, const char *script,
		struct outcome *found);

#endif
