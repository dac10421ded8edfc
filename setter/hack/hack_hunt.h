/*
 * hack_hunt.h - what a program is run on, one after the other.
 *
 *     struct hunt hunt = hunt_begin(&hack);
 *     struct search search = hack_search(&hack, hunt_next, &hunt, deadline);
 *
 *     if (trials_search(&hack.trials, &search) == SEARCH_FOUND)
 *             end = hunt_take(&hunt, search.first);
 *     hunt_release(&hunt);
 *
 * A unit is a batch, or, where an input holds one case only, one of its cases.  They are dealt
 * in their order, beginning with hack.next.  Those that the other program of --against has no
 * answer to are left out, and counted: hunt_sum_up() tells.
 */
#ifndef HACK_HUNT_H
#define HACK_HUNT_H

#include "hack/hack.h"

struct hunt {
	struct hack *hack;
	struct batch batch;       /* that of `now`, once it is open */
	struct hunt_place now;    /* what is dealt next */
	struct hunt_place *dealt; /* by the number of the trial */
	size_t count;             /* of those */
	enum batch_end end;       /* other than BATCH_READY: why no more are dealt */
};

struct hunt hunt_begin(struct hack *);
/* For a search. */
bool hunt_next(void *hunt, size_t i, struct trial *);
void hunt_release(struct hunt *);

/*
 * Makes `batch` and `now` those of a trial; the next hunt begins after it.  HACK_FOUND, or what
 * is in the way.
 */
enum hack_end hunt_take(struct hunt *, size_t trial);

/*
 * Says what the other program had no answer to.  That it had none at all is an error.  Returns
 * an exit code.
 */
int hunt_sum_up(struct hack *);

/* --- hack_minimise.c: the same failure with smaller numbers --------------------------------- */

/*
 * By domain: the problem's `shrink` program reads one input with one case, and prints a batch
 * of smaller cases, ascending, in the form of a hack line; the first that fails is the next
 * case, until none does.  Failures of floating point are isolated: no halving leads from one to
 * the next, but such a program can walk from danger to danger.
 *
 * For any problem with `cases:`: every number is tried as 0, 1, half of it and, in the end, one less, and all
 * numbers halved.  A candidate counts only if the validator takes it and the program still fails.
 */

/*
 * The group fails, with that verdict.  It becomes a smaller one that fails, too, until hack.until;
 * *smaller is how many cases the shrink program knows that are smaller still, and pass.
 */
enum hack_end hack_minimise(struct hack *, struct case_list *group, enum verdict seen,
		size_t *smaller);

/* --- hack_delta.c: less of an input that nobody described ------------------------------------- */

/*
 * Where `cases:` does not say how an input is cut, and no shrink program knows it: delta.h proposes, the
 * validator is asked about many at a time, and those that it takes are tried.
 */
enum hack_end hack_delta(struct hack *, struct case_list *group);

/* --- hack_bisect.c: which of these cases is it? ---------------------------------------------- */

/*
 * Nothing is known of the outputs: a part of the cases is run, and fails or does not.  First
 * come short parts of the beginning, 1, 16, 256, ...: they cost little, and a program that hangs
 * on every case is found out at once.  Then halves, the left one first.  If neither fails alone,
 * chunks are taken away for as long as the rest fails: that is the group.
 *
 * What is too slow, or too large, seldom is so because of the leftmost: there, some cases are
 * first tried alone.  The first comes before all others, even if there is no time left: a program
 * that hangs on every case hangs on that.  Then the last one, and backwards from there.
 */

/*
 * The batch fails as a whole, with that verdict.  `group` becomes the leftmost case that fails
 * alone, and *at its number from 0; or those that fail together only: *together says that no one
 * of them can be left out.  At hack.until, what is known to fail until then.
 */
enum hack_end hack_bisect(struct hack *, const struct batch *, enum verdict seen,
		struct case_list *group, size_t *at, bool *together);

#endif
