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
 * Makes `batch` and `now` those of a trial; the next hunt begins behind it.  HACK_FOUND, or what
 * is in the way.
 */
enum hack_end hunt_take(struct hunt *, size_t trial);

/*
 * Says what the other program had no answer to.  That it had none at all is an error.  Returns
 * an exit code.
 */
int hunt_sum_up(struct hack *);

#endif
