/*
 * child.h - run one recorded case and collect what the program did.
 */
#ifndef CHILD_H
#define CHILD_H

#include "recorded.h"

/* A program still running after this many seconds is killed. */
#define CHILD_SECONDS 600

struct outcome {
	int code;   /* exit status, -1 when there is none */
	int signal; /* that killed it, 0 when none did */
	bool timed_out;
	struct bytes out, err;
};

/* Where the programs are, and what runs them. */
struct machine {
	const char *build;   /* absolute */
	char *const *prefix; /* words in front of the program: an emulator.  Ends in NULL */
	bool crlf;           /* text has CR LF there */
};

/*
 * Runs BUILD/program in `folder`, which must exist, with stdin, stdout and
 * stderr as pipes.  `script` (where the case's script was written) is absolute.
 */
void run_child(const struct recorded *r, const struct machine *machine, const char *folder,
		const char *script, struct outcome *found);

#endif
