/*
 * nearest.h - the known word that somebody probably meant.
 */
#ifndef NEAREST_H
#define NEAREST_H

#include <stddef.h>

/*
 * How many letters to insert, delete, replace, or swap with their neighbour, to make
 * one word of the other.
 */
size_t edit_distance(const char *a, const char *b);

/*
 * The word of `known` (a list that ends in NULL) with the smallest distance, the first
 * of equals; NULL if it is farther than a third of the word's length, plus one.
 */
const char *nearest(const char *word, const char *const *known);

#endif
