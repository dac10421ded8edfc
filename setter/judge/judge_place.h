/*
 * judge_place.h - where a judge has its files, so that several may judge one problem at once.
 *
 *     build/problems/X/judging/PID/tests      the tests as they were when it began
 *     build/problems/X/judging/PID/checker    the checker, alone
 *     build/problems/X/judging/PID/0          what row 0 needs, and so on
 *     build/problems/X/judging.lock           shared by all that judge
 *
 * A build replaces a test by a new file of its name.  So a judge links the tests it needs
 * while it has the problem's lock, and lets go of the lock: whatever is built meanwhile, it
 * goes on with the tests that it has hashed.
 *
 * Whoever is alone tidies: what killed judges left, and a journal that has become too large.
 */
#ifndef JUDGE_PLACE_H
#define JUDGE_PLACE_H

#include <stdbool.h>

#include "base/file_hash.h"
#include "problem/plan.h"

struct judge_place {
	const char *id;         /* of the problem */
	char *folder, *checker; /* judging/PID, and the checker's folder in it */
	struct hash checker_hash;
	int lock;
};
#define JUDGE_PLACE_INIT \
	{ \
		.lock = -1 \
	}

/* The problem's lock must be held.  Each reports an error and returns -1. */
int judge_place_open(struct judge_place *, const struct problem *, struct file_hashes *);
/* From now on those tests of the plan that are chosen mean the links. */
int judge_place_keep_tests(const struct judge_place *, struct plan *, const bool *chosen,
		struct file_hashes *);

/* The tests are again those that were built. */
void judge_place_close(struct judge_place *, struct plan *, struct file_hashes *);

#endif
