/*
 * hack_lines.h - the generator lines that a hunt has.
 *
 *     struct hack_lines lines = HACK_LINES_INIT;
 *
 *     hack_lines_collect(&lines, &problem, &plan);
 *     for (size_t n = 0; hack_lines_find(&lines, n, &i, &round); n++)
 *             hack_lines_words(&lines, i, round, "1", &words);
 *
 * First come the lines of `hack:`: the setter knows what is deadly.  Then each generator line of
 * tests.plan, twice: with its numbers made small, and as it stands.  One more word at its end, the
 * seed, makes it another test.  Those have another seed in each round, as do lines of `hack:`
 * with {seed}; the rounds do not end.
 *
 * What is made of the plan is a guess: a generator may refuse one more word, or numbers that do
 * not fit together, or the validator what it then prints.  Such a line is left out, the small one
 * after a few times.
 */
#ifndef HACK_LINES_H
#define HACK_LINES_H

#include "problem/plan.h"

struct hack_line {
	struct span place;
	const struct test *test; /* of the plan, whose line it is; NULL: of `hack:` */
	bool is_small;
	int failures; /* it could not be used, so often */
};

struct hack_lines {
	const struct problem *problem;
	const struct plan *plan;
	struct hack_line *list;
	size_t count;
};
#define HACK_LINES_INIT ((struct hack_lines){ 0 })

void hack_lines_collect(struct hack_lines *, const struct problem *, const struct plan *);
void hack_lines_release(struct hack_lines *);

/* The names of their programs, each once. */
void hack_lines_generators(const struct hack_lines *, struct names *);

/* Does it make something else in each? */
bool hack_lines_has_rounds(const struct hack_lines *, size_t line);
/* The line of a batch, and its round; false when there are no more. */
bool hack_lines_find(const struct hack_lines *, size_t number, size_t *line, size_t *round);
/* Its words.  Reports an error and returns -1 if they cannot be read. */
int hack_lines_words(const struct hack_lines *, size_t line, size_t round, const char *seed,
		struct names *words);
/* The same for a plan, with {names} of bounds where that can be.  To be freed. */
char *hack_lines_template(const struct hack_lines *, size_t line, size_t round, const char *seed,
		const struct names *words);

/* It failed again, and that took long. */
void hack_lines_fail(struct hack_lines *, size_t line, bool was_slow);
bool hack_lines_is_useless(const struct hack_lines *, size_t line);
/* All of them are. */
bool hack_lines_are_useless(const struct hack_lines *);

/*
 * Numbers of the words, but for the first, become as small as the round says: `n=1000`, `-n 1000` and
 * `-n1000`.  In even rounds all that are larger are equal; in odd ones they differ, and what is more
 * than a million is not a size, and stays.  Returns whether any was larger.
 */
bool hack_words_made_small(struct names *words, size_t round, const char *seed);

#endif
