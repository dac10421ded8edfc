/*
 * case_list.h - an input, or its answer, cut into cases.
 *
 *     struct case_list cases = CASE_LIST_INIT;
 *     struct text input = TEXT_INIT;
 *
 *     if (!case_list_cut_input(&cases, &problem, bytes, length))
 *             case_list_join(&cases, &problem, 3, 5, &input);     the cases 3 and 4 as an input
 *
 * What `cases:` of problem.yaml says is all that is known of a case: how many lines it has, and
 * whether their number stands above them.  A problem without it has one case, the whole input.
 */
#ifndef CASE_LIST_H
#define CASE_LIST_H

#include <stddef.h>

#include "base/text.h"
#include "problem/problem.h"

struct case_list {
	struct text text;
	size_t *starts; /* count + 1 places in the text: the last is where the last case ends */
	size_t count;
};
#define CASE_LIST_INIT ((struct case_list){ TEXT_INIT, NULL, 0 })

void case_list_release(struct case_list *);

/*
 * Cuts what a generator printed: an input, or a stream of them, see problem_stream_form().
 * Returns -1 if it is not made of cases as the problem says; the list is empty then.
 */
int case_list_cut_input(struct case_list *, const struct problem *, const char *bytes,
		size_t length);

/*
 * Cuts an answer to so many cases.  Returns -1 if the problem does not say how, or the number
 * of lines is another; the list is empty then.
 */
int case_list_cut_answer(struct case_list *, const struct problem *, size_t cases,
		const char *bytes, size_t length);

/* One more case, of these bytes. */
void case_list_add(struct case_list *, const char *bytes, size_t length);
/* The bytes of one case. */
const char *case_list_at(const struct case_list *, size_t i, size_t *length);

/* Adds what begins an input of so many cases: their number, where that is the form. */
void case_list_begin(const struct problem *, size_t cases, struct text *);
/* Adds the cases [from, to) as a whole input; or, of an answer, as they are. */
void case_list_join(const struct case_list *, const struct problem *, size_t from, size_t to,
		struct text *);
void case_list_join_answer(const struct case_list *, size_t from, size_t to, struct text *);

#endif
