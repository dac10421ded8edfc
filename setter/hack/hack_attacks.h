/*
 * hack_attacks.h - programs that were attacked, one after the other.
 *
 *     struct attacks all = ATTACKS_INIT;
 *
 *     for (size_t i = 0; !code && i < solutions.count; i++)
 *             code = attacks_add(&all, &hack, path, path, solutions.list[i], 1);
 *     attacks_print_summary(&all, &hack, stdout);
 *     attacks_release(&all);
 */
#ifndef HACK_ATTACKS_H
#define HACK_ATTACKS_H

#include "hack/hack_report.h"

struct attacks {
	struct attack *list;
	size_t count;
};
#define ATTACKS_INIT \
	{ \
		NULL, 0 \
	}

/*
 * Attacks one program until there are so many findings, each of which is an attack of its own
 * in the list, or none: then it is one that says so.  Reports errors and returns an exit code;
 * -1 if a signal came.
 */
int attacks_add(struct attacks *, struct hack *, const char *file, const char *path,
		const struct solution *, int findings);
void attacks_release(struct attacks *);

/* How many fall and stand, and who is not as declared. */
void attacks_print_summary(const struct attacks *, const struct hack *, FILE *);

#endif
