/*
 * export_subtasks.h - the groups of a plan as the subtasks of a judge.
 *
 * A subtask has tests and points, and needs other subtasks: those of the groups that its
 * group includes.  Judges want a hundred points in all, so other sums are scaled, which is
 * noted.  Some run the samples apart (`samples` false): then they are no subtask, and a group
 * that includes them has them among its own tests.  A group without tests of its own has those
 * of the groups that it includes, and needs none.
 *
 *     struct export_subtasks subtasks = EXPORT_SUBTASKS_INIT;
 *     const int code = export_subtasks_make(&subtasks, e, false);
 *
 *     for (size_t i = 0; !code && i < subtasks.count; i++)
 *             printf("%s: %lld\n", subtasks.list[i].group->name, subtasks.list[i].points);
 *     export_subtasks_release(&subtasks);
 */
#ifndef EXPORT_SUBTASKS_H
#define EXPORT_SUBTASKS_H

#include "export/export.h"

struct export_subtask {
	const struct group *group;
	long long points; /* of a hundred */
	size_t *tests;    /* indices of the plan's, in its order */
	size_t test_count;
	size_t *needs; /* indices of earlier subtasks */
	size_t need_count;
};

struct export_subtasks {
	struct export_subtask *list;
	size_t count;
};
#define EXPORT_SUBTASKS_INIT \
	{ \
		NULL, 0 \
	}

/* Does the judge run the test for that group?  `samples` as above. */
bool export_group_runs(const struct plan *, size_t group, size_t test, bool samples);

/* Refuses a problem that has no tests but samples, and returns the exit code for that. */
int export_subtasks_make(struct export_subtasks *, struct export *, bool samples);
void export_subtasks_release(struct export_subtasks *);

/*
 * Adds the solutions that are AC everywhere, the reference first, until there are `most`;
 * `languages` is a list that ends in LANGUAGE_COUNT, or NULL: all.  `plain` as in
 * export_permitted().
 */
void export_accepted(const struct export *, bool plain, const enum language *languages, size_t most,
		const struct solution **accepted, size_t *count);

#endif
