/*
 * judge_place.h - where a judge has its files, so that several may judge one problem at once.
 *
 *     build/problems/X/judging/NAME/tests      the tests as they were when it began
 *     build/problems/X/judging/NAME/checker    the checker, alone
 *     build/problems/X/judging/NAME/interactor the interactor, alone
 *     build/problems/X/judging/NAME/0          what row 0 needs, and so on
 *     build/problems/X/judging.lock            shared by all that judge
 *
 * NAME is drawn at random, and the folder is new: judges in two containers have the same process
 * number, and one that was killed leaves its links to the tests behind.
 *
 * A build replaces a test by a new file of its name.  So a judge links the tests it needs
 * while it has the problem's lock, and lets go of the lock: whatever is built meanwhile, it
 * goes on with the tests that it has hashed.
 *
 * Whoever is alone tidies: at its beginning what killed judges left, and a journal that has
 * become too large; at its end the compiled programs that were used longest ago, if they are too
 * many.
 */
#ifndef JUDGE_PLACE_H
#define JUDGE_PLACE_H

#include <stdbool.h>

#include "base/file_hash.h"
#include "jail/jail.h"
#include "problem/plan.h"

struct judge_place {
	const char *id; /* of the problem */
	char *folder;   /* judging/NAME */
	/* Folders in it, and the programs in those; NULL and 0: there is none. */
	char *checker, *interactor;
	struct hash checker_hash, interactor_hash;
	int lock;
};
#define JUDGE_PLACE_INIT ((struct judge_place){ .lock = -1 })

/* The problem's lock must be held.  Each reports an error and returns -1. */
int judge_place_open(struct judge_place *, const struct problem *, struct file_hashes *);
/* From now on those tests of the plan that are chosen mean the links. */
int judge_place_keep_tests(const struct judge_place *, struct plan *, const bool *chosen,
		struct file_hashes *);

/* The tests are again those that were built. */
void judge_place_close(struct judge_place *, struct plan *, struct file_hashes *);

/* --- Names, sizes and times of tests, hidden from the programs that are judged --- */

/*
 * Where Landlock alone holds a program (JAIL_LEVEL_LANDLOCK), it cannot read a test, but may ask for
 * any path that it guesses; and the size of an answer may tell what it says.  Root's programs have
 * a uid of their own: a folder that is root's alone keeps them out.  An ordinary user's have the
 * judge's uid, and nothing does; `setter doctor` says so.
 */

/* Closes build/problems where it must be.  Reports an error and returns -1. */
int judge_hide_tests(const struct jail *);

#endif
