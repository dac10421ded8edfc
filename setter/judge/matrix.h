/*
 * matrix.h - programs x tests: what was found, and what had been declared.
 *
 * Terminal, JSON, report and exit code all read this, so they cannot disagree.
 *
 *     struct matrix m;
 *
 *     matrix_init(&m, &plan, 2);
 *     m.rows[0].cells[3] = (struct cell){ .judged = true, .verdict = VERDICT_WA, ... };
 *     if (row_verdict(&m, &m.rows[0], &test) != VERDICT_AC)
 *             puts(plan.tests[test].name);
 *     matrix_release(&m);
 *
 * A row's verdict, and a group's, is that of its first test in the plan's order that is
 * neither AC nor PC; else PC if any test is.  A group earns its points when all tests that count
 * for it are AC, those of the groups that it includes too; where some are PC, the points are
 * multiplied by the smallest score, or by the mean of all (plan.h), and rounded to hundredths, half
 * of one up.  What is declared of a group is about its own tests.
 */
#ifndef MATRIX_H
#define MATRIX_H

#include <stdbool.h>
#include <stddef.h>

#include "base/digest.h"
#include "base/text.h"
#include "jail/jail.h"
#include "problem/language.h"
#include "problem/plan.h"
#include "problem/solution.h"
#include "problem/verdict.h"

struct cell {
	bool judged;
	enum verdict verdict;
	/* SCORE_FULL for AC; of what is near, the score that it has if it is not TLE. */
	long long score;
	long long time_ms, wall_ms, memory_kb;
	/*
	 * Within a fifth of the time limit, and right otherwise: AC and TLE are the same here, or PC
	 * and TLE.
	 */
	bool near;
	bool cut;  /* it was ended: it would have taken longer */
	bool idle; /* ended for time on the clock: a busy machine may be the reason */
	char *message;
	char *dialogue; /* of a talk that failed: its last lines, "< 4 7\n> first\n"; or NULL */
	struct digest program; /* of a compilation that is AC: of what it made */
};

struct row {
	char *file;                      /* as it was given */
	char *path;                      /* where it is, from the root of the kit */
	char *name;                      /* its last part, with its ending */
	const struct solution *solution; /* what is declared of it; NULL: nothing */
	enum language language;
	long long time_ms; /* its limit: languages differ */

	enum verdict compiled; /* AC, CE or SE */
	char *compile_words;   /* what the compiler said, capped; "" when nothing */
	struct digest program; /* of what was judged, once it is compiled */

	size_t known;       /* so many of its tests had been judged by an earlier call */
	struct cell *cells; /* one for each test of the plan */
	/* Every test that was to be judged is, or it does not compile; otherwise it was interrupted. */
	bool complete;
};

struct matrix {
	const struct plan *plan;
	struct row *rows;
	size_t count;
	size_t chosen; /* of the plan's tests, so many are judged; 0: all */
	enum jail_level jail; /* what held the programs; if that is JAIL_LEVEL_UNSAFE, every line says so */
	const char *limits; /* and how limits were kept: "cgroup-v1", ... */
};

void matrix_init(struct matrix *, const struct plan *, size_t rows);
void matrix_release(struct matrix *);

/* Makes the cell hold nothing. */
void cell_clear(struct cell *);

/* --- Found --------------------------------------------------------------------------- */

/*
 * The verdict of a row, and of its group.  *test becomes the index of the test that
 * decided (for PC: the first of those with the smallest score), or test_count: all are AC, or it
 * does not compile.  Tests that were not judged
 * say nothing: whether AC means something, row_is_known() and group_is_known() tell.
 */
enum verdict row_verdict(const struct matrix *, const struct row *, size_t *test);
enum verdict group_verdict(const struct matrix *, const struct row *, size_t group, size_t *test);

/*
 * Is the verdict final?  A failure is, because tests come in their order; AC and PC are only when
 * everything that was to be judged is judged.  A group of which nothing was judged is not known.
 */
bool row_is_known(const struct matrix *, const struct row *);
bool group_is_known(const struct matrix *, const struct row *, size_t group);
/* Known, and AC. */
bool row_is_accepted(const struct matrix *, const struct row *);

/* What a failure at this test has decided: the group is lost. */
bool group_is_lost(const struct matrix *, const struct row *, size_t group);

/* The smallest or the mean score of a group's own tests, to as many decimals as a score has. */
long long group_score(const struct matrix *, const struct row *, size_t group);

long long row_hundredths(const struct matrix *, const struct row *);

/* The slowest test; *cut says that it would have taken longer still. */
long long row_slowest_ms(const struct matrix *, const struct row *, bool *cut);

size_t row_judged(const struct matrix *, const struct row *);

/* --- Declared against found -------------------------------------------------------------- */

enum surprise_kind {
	AS_DECLARED,
	SURPRISE_SURVIVED, /* declared wrong, but every test is passed: the loudest */
	SURPRISE_PASSED,   /* a group that must fail is passed */
	SURPRISE_FAILED,   /* a group fails in a way that is not permitted */
	SURPRISE_MISSING,  /* a verdict that must occur does not */
	SURPRISE_BROKEN,   /* SE: nobody knows */
};

struct surprise {
	enum surprise_kind kind;
	size_t group; /* the first group that is not as declared */
	size_t test;  /* the test that shows it, or test_count */
	enum verdict found;
	verdict_set declared;      /* what is permitted, or what is missing */
	struct score_demand score; /* of PC, if that is declared */
};

/* What was declared, as @expect has it: "WA|PC>=0.4"; to be freed. */
char *surprise_declared(const struct surprise *);
/* What was found: "WA", "PC 0.3"; to be freed. */
char *surprise_found(const struct matrix *, const struct row *, const struct surprise *);

/* Is this group as declared?  A row without a declaration is. */
struct surprise group_surprise(const struct matrix *, const struct row *, size_t group);
/* The worst of its groups. */
struct surprise row_surprise(const struct matrix *, const struct row *);
/* The rows that are not as declared. */
size_t matrix_surprises(const struct matrix *);
/* The rows that are not known: no surprise yet, and not complete. */
bool row_is_undecided(const struct matrix *, const struct row *);
size_t matrix_undecided(const struct matrix *);

/* Is a test within a fifth of its time limit? */
bool matrix_has_near(const struct matrix *);

bool matrix_is_unsafe(const struct matrix *);
/* What every line of the result begins with: "", or that it is unsafe. */
const char *matrix_prefix(const struct matrix *);

/* The letter of a cell: see matrix_print.h. */
const char *cell_mark(const struct matrix *, const struct row *, size_t test);

/* --- Exit codes ------------------------------------------------------------------------- */

/* Submissions: 0 all accepted, 1 some not, 3 there is an SE, or a file was not judged. */
int matrix_judge_code(const struct matrix *);
/* Declared solutions: 0 all as declared, 1 some not, 3 there is an SE, or nobody knows. */
int matrix_run_code(const struct matrix *);

#endif
