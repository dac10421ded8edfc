/*
 * plot_words.h - the words that plot programs write, for the readers of their two texts.
 */
#ifndef PLOT_WORDS_H
#define PLOT_WORDS_H

#include <stdbool.h>

/* The next word of a line, cut off; *line is after it.  NULL when there is none. */
char *plot_next_word(char **line);

/* [-]digits[.digits][e[-]digits], at most 40 bytes; false otherwise, and for NULL. */
bool plot_number(const char *word, double *value);

#endif
