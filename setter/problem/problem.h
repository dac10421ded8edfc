/*
 * problem.h - problem.yaml, read and checked.
 *
 *     struct problem problem = PROBLEM_INIT;
 *
 *     if (problem_read(&problem, &kit, "all-moves"))
 *             return EXIT_BAD_REQUEST;
 *     puts(problem.checker);
 *     problem_release(&problem);
 *
 * The file, complete; only name is required.  Programs end in .c, .cpp or .py, and may also be in
 * problems/all-moves/validator and so on (kit.h):
 *
 *     name: {en: "All winning moves", zh: "..."}
 *     author: wythoff-kit
 *     license: cc by-sa
 *     tags: [games, math]
 *     uuid: 6f0f3f3e-...          # 8-4-4-4-12 hex digits; derived from the id when absent
 *     validator: pairs            # validator/pairs.c
 *     checker: all_moves          # checker/all_moves.c
 *     reference: exact            # solutions/all-moves/exact.c, .cpp or .py
 *     answer: many                # or unique, the default: any right output has the same tokens
 *     limits: {time_limit: 1.0, memory: 256, output: 16, time_factor: {python: 3}}
 *     bounds: {t: 100000, pile: 10^18}
 *     cases: {count: first-line, lines: 1, max: 100000, answer_lines: 1}
 *     hack: [trap -form {form} -bits 53 -max {pile} -t {t}]  # besides those of the plan
 *     shrink: smaller -form {form}  # gen/smaller.c, see hack_hunt.h
 *     plot: plot_pairs -form {form} # gen/plot_pairs.c, whose head says what it prints
 *     samples: example            # the group that contestants see, if the first is not "sample"
 *     score: points               # what quitp() counts: points of the group, or the default,
 *                                 # fraction: 1 is everything
 *     protocol: {validator: kattis, checker: kattis}   # testlib when absent
 *     interactor: duel            # interactor/duel.c: programs talk to it; then a checker is optional
 *
 * Every value is checked here, so the rest of the driver need not: a named program
 * exists, a number is in its range, a bound is a C identifier.  All errors of the file
 * are reported, each at its place.
 */
#ifndef PROBLEM_H
#define PROBLEM_H

#include <stdbool.h>
#include <stddef.h>

#include "base/names.h"
#include "base/source.h"
#include "problem/bound.h"
#include "problem/kit.h"
#include "problem/language.h"

/* How a program is called, and says what it found: see roles.h. */
enum protocol { PROTOCOL_TESTLIB, PROTOCOL_KATTIS };

enum answer_kind { ANSWER_UNIQUE, ANSWER_MANY };

/* What quitp() counts: 1 is everything, or points of the test's group. */
enum score_unit { SCORE_FRACTION, SCORE_POINTS };

/* How an input is made of cases; CASES_NONE: it is one, and indivisible. */
enum case_count { CASES_FIRST_LINE, CASES_TO_EOF, CASES_NONE };

struct translation {
	char *language, *text; /* "en", "All winning moves" */
};

struct problem {
	char *id, *folder; /* "all-moves", "problems/all-moves" */
	const struct kit *kit;
	struct source source;

	struct translation *titles; /* at least one; "en" need not be there */
	size_t title_count;
	char *author, *license; /* NULL when absent */
	struct names tags;
	char uuid[37];

	/* Names, as written.  Without a checker it is wcmp; without the others, NULL. */
	char *validator, *checker, *reference;
	char *validator_source; /* "validator/pairs.c" */
	char *reference_source; /* "solutions/all-moves/exact.c" */
	bool names_checker;
	char *interactor; /* NULL: programs read an input and print an output */
	enum protocol validator_protocol, checker_protocol;
	enum answer_kind answer;
	enum score_unit score;

	long long time_ms;        /* 1000 */
	struct span limits_place; /* of the values, where they are given */
	struct span time_limit_place;
	long long memory_mib, output_mib;     /* 256, 16 */
	long long time_percent[LANGUAGE_MAX]; /* time_factor: 300 is three times as long */

	struct bound *bounds; /* in the order of the file */
	size_t bound_count;

	enum case_count case_count;
	long long case_lines, case_max, answer_lines; /* answer_lines 0: it varies */

	struct span *hacks; /* lines as in tests.plan, see line.h */
	struct names hack_lines;
	struct span shrink_line, plot_line; /* the same */
	char *shrink, *plot;                /* the programs; NULL when absent */

	char *samples;             /* the name of a group; the plan checks that there is one */
	struct span samples_place; /* length 0 when absent: it is "sample" */
};
#define PROBLEM_INIT ((struct problem){ 0 })

/*
 * Reads problems/ID/problem.yaml.  Reports all errors and returns -1 if there are any.
 * The problem must stay where it is, and the kit open, as long as it is used.
 */
int problem_read(struct problem *, const struct kit *, const char *id);
/* The same for a text that is in problem->source already. */
int problem_parse(struct problem *, const struct kit *, const char *id);
void problem_release(struct problem *);

/* Reports an error and returns -1 if there are two sources of that program in one folder. */
int problem_one_source(struct span at, const struct problem *, enum kit_folder, const char *name);

/* Does a checker judge outputs?  Of an interactive problem, only one that it names. */
bool problem_has_checker(const struct problem *);

/* What {form} stands for: single, eof or count. */
const char *problem_form(const struct problem *);
/*
 * What it stands for in the lines of `hack` and `shrink`: the same, but where an input has
 * one case only, a stream of them, which is cut later.
 */
const char *problem_stream_form(const struct problem *);
/* The index of a bound, or bound_count. */
size_t problem_find_bound(const struct problem *, const char *name);
/* The title in that language, or else in English, or else the first. */
const char *problem_title(const struct problem *, const char *language);

/* --- problem_lacks.c: what it does without ---------------------------------------------------- */

/* What it lacks, the i-th, and what that costs, in words: "no validator: ..."; NULL: no more. */
const char *problem_lack(const struct problem *, size_t i);
/*
 * Reports that `what` needs a program that the problem does not name, and returns -1; 0 if it has
 * it.
 */
int problem_needs_reference(const struct problem *, const char *what);

/* --- problem_write.c: a change to problem.yaml that leaves everything else as it is --------- */

/*
 * Writes this time limit to the file: replacing the present one, or as a new key.
 * What would be written is read first, and must say that and no more; otherwise the file stays
 * what it is.  Reports an error and returns an exit code.
 */
int problem_write_time_limit(const struct problem *, long long ms);

#endif
