/*
 * names.h - a list of names: what a folder holds, the words of a line.
 *
 * Invariant: once something was added, list[count] is NULL, so that the list is an argv
 * and fits nearest().  The names belong to the list.
 *
 *     struct names words = NAMES_INIT;
 *
 *     names_add(&words, "near");
 *     names_release(&words);
 */
#ifndef NAMES_H
#define NAMES_H

#include <stdbool.h>
#include <stddef.h>

struct names {
	char **list;
	size_t count;
};
#define NAMES_INIT \
	{ \
		NULL, 0 \
	}

void names_release(struct names *);
void names_add(struct names *, const char *name);
/* The same, but the list takes the string over. */
void names_take(struct names *, char *name);
bool names_have(const struct names *, const char *name);
/* Sorts by bytes and drops repetitions. */
void names_sort(struct names *);
/* As a list that may be asked for the nearest; it is never NULL. */
const char *const *names_known(const struct names *);

/*
 * Adds what a folder holds under names that end in `ending`, without that ending, sorted.
 * Hidden files are left out; a folder that is not there holds nothing.
 */
void names_add_folder(struct names *, const char *folder, const char *ending);

#endif
