/*
 * names.h - a list of names: what a folder holds, the words of a line.
 *
 * Invariant: once something was added, list[count] is NULL, so that the list is an argv
 * and fits name_nearest().  The names belong to the list.
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

#include "base/scoped.h"

struct names {
	char **list;
	size_t count;
};
#define NAMES_INIT ((struct names){ 0 })

void names_release(struct names *);
void names_add(struct names *, const char *name);
/* The same, but the list takes the string over. */
void names_take(struct names *, char *name);
bool names_have(const struct names *, const char *name);
/* Those of a list that ends in NULL. */
struct names names_of(const char *const *);
/* Sorts by bytes and drops repetitions. */
void names_sort(struct names *);
/* With a blank between them.  To be freed. */
char *names_joined(const struct names *);
/* As a list that may be asked for the nearest; it is never NULL. */
const char *const *names_known(const struct names *);

/*
 * Adds what a folder holds under names that end in `ending`, without that ending, sorted.
 * Hidden files are left out; a folder that is not there holds nothing.
 */
void names_add_folder(struct names *, const char *folder, const char *ending);

/*
 * The word of `known` (a list that ends in NULL) with the smallest distance, the first
 * of equals; NULL if it is farther than a third of the word's length, plus one.
 */
const char *name_nearest(const char *word, const char *const *known);
/*
 * How many letters to insert, delete, replace, or swap with their neighbour, to make
 * one word of the other.
 */
size_t name_distance(const char *a, const char *b);

/* Of a file's name, without its ending. */
size_t name_stem_length(const char *name);

/* [A-Za-z0-9_-]+, not beginning with '-': may become a file's name. */
bool name_is_plain(const char *);

/* Is the name one of a list of patterns, as in 'full-*,sample-01'?  NULL is all. */
bool name_matches(const char *name, const char *globs);

#endif
