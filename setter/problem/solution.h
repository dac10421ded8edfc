/*
 * solution.h - the solutions of a problem, and what each declares about itself.
 *
 * A file of solutions/X/ says in its first comment, which begins a line, what it expects:
 *
 *     @expect  sample AC, small AC, full WA
 *     @because low(F(40)) comes out one too large, so the pile 102334154 is paired
 *              with 63245984 instead of 63245985
 *     @witness 102334154 165580140
 *
 * For each group a set of permitted verdicts, as in TLE|AC; a '!' after a word means that
 * it must occur.  PC>=0.4 and PC=0.7 also say how much of the group is right: its score, 1 for
 * everything.  Groups that are not named are AC; a set without a group is for all of
 * them.  One that is not AC everywhere must say why.  The witness is the smallest case
 * it fails, several lines of it separated by ';'.  An entry goes on in the lines below
 * it up to an empty one or the next '@'; others, as "@author", say nothing to us.
 *
 * A file without @expect is taken for right everywhere, with a note: programs from elsewhere
 * have none.
 */
#ifndef SOLUTION_H
#define SOLUTION_H

#include <stdbool.h>
#include <stddef.h>

#include "base/source.h"
#include "base/text.h"
#include "problem/language.h"
#include "problem/plan.h"
#include "problem/problem.h"
#include "problem/score.h"
#include "problem/verdict.h"

/*
 * A group's verdict is that of its first test, in the plan's order, that is neither AC nor PC; else
 * PC if any test is PC.
 */
struct expectation {
	verdict_set permitted; /* never empty */
	verdict_set required;  /* each of these must be the verdict of some test; permitted too */
	struct score_demand score; /* of PC: the group's, and that of the required test */
};

struct solution {
	char *name; /* "double_phi.c" */
	char *path; /* "solutions/one-pair/double_phi.c" */
	enum language language;
	struct source source;

	struct expectation *expect;        /* one for each group of the plan */
	char *because, *witness;           /* NULL when absent; one line each */
	struct span expect_at, witness_at; /* the text after the word */
	bool is_declared;                  /* it has an @expect */
	bool is_reference;
};

struct solutions {
	struct solution **list; /* by name, in byte order */
	size_t count;
};
#define SOLUTIONS_INIT ((struct solutions){ 0 })

/*
 * Which there are: their names and paths, no more.  Reports an error and returns -1 if two have
 * the same name.
 */
int solutions_list(struct solutions *, const struct problem *);
/* What one of them declares.  Reports all errors of its header, and returns -1 if there are any. */
int solution_read(struct solution *, const struct problem *, const struct plan *);

/*
 * Both, for all.  Reports all errors and returns -1 if there are any; the list then holds
 * those that are right.
 */
int solutions_read(struct solutions *, const struct problem *, const struct plan *);
void solutions_release(struct solutions *);

/*
 * Reads the header that is in solution->source.  Reports all errors and returns -1 if
 * there are any.
 */
int solution_parse(struct solution *, const struct plan *);
/* An empty one, to be filled by solution_parse(), and its end. */
struct solution *solution_new(const char *path);
void solution_free(struct solution *);

/* With or without its ending? */
bool solution_is_called(const struct solution *, const char *name);
/* By name, with or without its ending; NULL if there is none, or more than one. */
struct solution *solutions_find(const struct solutions *, const char *name);

/* Must the verdict of the group not be AC? */
bool expectation_must_fail(const struct expectation *);
/* "WA|TLE!" or "PC>=0.4", as @expect has it. */
void expectation_add(const struct expectation *, struct text *);
/* Must that of some group? */
bool solution_must_fail(const struct solution *, const struct plan *);

#endif
