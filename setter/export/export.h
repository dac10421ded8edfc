/*
 * export.h - packages that judges take: what an export knows, and the table of targets.
 *
 * A target is a function in setter/export_NAME.c and a row in setter/export_targets.c.  The
 * function gets everything that the kit knows about a problem, and fills a package:
 *
 *     static int write_luogu(struct export *e)
 *     {
 *             struct text checker = TEXT_INIT;
 *             int code = paste_checker(e->problem, &(struct paste_for){ { NULL } }, &checker);
 *
 *             if (!code)
 *                     package_add_text(&e->package, "checker.cpp", checker.s, checker.length);
 *             for (size_t i = 0; i < e->plan->test_count; i++) {
 *                     export_add_input(e, i, "%s.in", e->plan->tests[i].name);
 *                     export_add_answer(e, i, "%s.out", e->plan->tests[i].name);
 *             }
 *             return code;
 *     }
 *
 * It reports its errors and returns an exit code: EXIT_NOT_AS_DECLARED when the judge cannot
 * take this problem at all, with the reason.  The tests are built and verified before it is
 * called; the package is written behind it, by the same code for all targets.
 *
 * Nothing is dropped silently.  What a judge can never take is a `loss` of the row: setter
 * export --list prints all of them, an export those that touch the problem, as notes.  What
 * only this problem shows is an export_note(); what passes a limit that the judge has by
 * default is an export_warning().
 */
#ifndef EXPORT_H
#define EXPORT_H

#include <stdbool.h>
#include <stddef.h>

#include "export/export_paste.h"
#include "base/file_hash.h"
#include "base/names.h"
#include "export/package.h"
#include "problem/plan.h"
#include "problem/problem.h"
#include "problem/solution.h"
#include "base/text.h"
#include "unit/unit_plan.h"

struct export;
struct export_statements;
struct workpieces;

/* --- Targets ------------------------------------------------------------------------------ */

/* What a package may carry; --list has a line for each. */
enum export_part {
	PART_STATEMENT,
	PART_SAMPLES,
	PART_GROUPS, /* and their points, and which needs which */
	PART_CHECKER,
	PART_VALIDATOR,
	PART_GENERATORS,
	PART_SOLUTIONS, /* and their expected verdicts */
	PART_COUNT
};

/* Something that a judge cannot take. */
struct export_loss {
	/* Does this problem have it?  NULL: every problem does. */
	bool (*touches)(const struct export *);
	const char *words; /* "groups do not depend on each other" */
};
#define EXPORT_LOSSES_MAX 10

struct export_target {
	const char *name;                                 /* "kattis" */
	const char *judge;                                /* in words, for --list */
	const char *carries[PART_COUNT];                  /* in words; NULL: nothing of it */
	struct export_loss losses[EXPORT_LOSSES_MAX + 1]; /* words NULL ends the list */
	int (*write)(struct export *);
};

extern const struct export_target *const export_targets[]; /* sorted as --list is; ends in NULL */
const struct export_target *export_target_find(const char *name);

/* "statement", "samples", ... */
const char *export_part_word(enum export_part);

/* --- What an export knows --------------------------------------------------------------------- */

struct export_said {
	bool warning; /* or a note */
	char *words;
};

struct export
{
	/* What all packages of a problem have in common, set by whoever makes them. */
	const struct problem *problem;
	const struct plan *plan;
	const struct solutions *solutions; /* all of them, by name */
	struct file_hashes *hashes;
	struct workpieces *work;              /* the problem, built; whoever judges borrows it */
	struct export_statements *statements; /* each is read once: export_statement.h */

	const struct export_target *target;
	struct names languages; /* of statements: "en", "zh"; statement.LANGUAGE.md is there */
	char *short_name;       /* the id, letters and digits only, lower case: "allmoves" */

	struct package package;
	struct export_said *said;
	size_t said_count;
};

/*
 * Fills the package of one target; notes and warnings are printed and kept.  Reports errors
 * and returns an exit code; -1 if a signal came.  The problem must be built.
 */
int export_fill(struct export *, const struct export_target *);
void export_release(struct export *);

/* --- For targets: saying ------------------------------------------------------------------------ */

/* What is left out, or different there.  Printed after the target's name. */
void export_note(struct export *, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* A limit that the judge has by default is passed. */
void export_warning(struct export *, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* The judge cannot take this problem: an error with the reason.  EXIT_NOT_AS_DECLARED. */
int export_refuse(const struct export *, const char *format, ...)
		__attribute__((format(printf, 2, 3)));

/*
 * Warns if there are more than these; 0: no such limit.  `judge` has them by default, in
 * words: "Hydro".
 */
struct export_limits {
	const char *judge;
	size_t files;         /* in the package */
	size_t tests;         /* samples included */
	long long mebibytes;  /* of all files, unpacked */
	long long total_ms;   /* time limit times tests */
	long long time_ms;    /* time limit */
	long long memory_mib; /* memory limit */
};
void export_check_limits(struct export *, const struct export_limits *);
/* Warns if a title has more characters than `where` takes: "Hydro's form". */
void export_check_title(struct export *, const char *title, const char *where, size_t most);

/* --- For targets: the tests --------------------------------------------------------------------- */

/* Adds the input or the answer of a test under a name of printf's. */
void export_add_input(struct export *, size_t test, const char *format, ...)
		__attribute__((format(printf, 3, 4)));
void export_add_answer(struct export *, size_t test, const char *format, ...)
		__attribute__((format(printf, 3, 4)));
/* Adds a text under such a name. */
void export_add_text(struct export *, const struct text *, const char *format, ...)
		__attribute__((format(printf, 3, 4)));

/* Is the test in the first group, which is called sample? */
bool export_is_sample(const struct export *, size_t test);
/* The group that has samples only: 0. */
#define EXPORT_SAMPLE_GROUP 0
/* Points of all groups together. */
long long export_total_points(const struct export *);

/* --- For targets: unit.plan ----------------------------------------------------------------------- */

/*
 * An expectation of unit.plan with its files.  For one about the validator (VALID, INVALID)
 * there is an input only.
 */
struct export_unit {
	enum unit_verdict verdict;
	const char *name;     /* what is tested, in words */
	const char *group;    /* whose bounds the validator is told, or NULL */
	bool own_answer;      /* the plan gives the answer; otherwise it is the reference's */
	char *in, *out, *ans; /* paths */
	const struct unit_run *run;
};
/*
 * Calls `add` for each, as long as it returns 0; the reference answers where the plan says so.
 * Reports errors and returns an exit code.
 */
int export_unit_cases(struct export *, void *context,
		int (*add)(struct export *, const struct export_unit *, void *context));

/* Replaces the answer by the reference's.  Reports errors and returns an exit code. */
int export_unit_take_reference(const struct export_unit *);

/* --- For targets: programs ------------------------------------------------------------------------- */

/* Adds a program as one file, under this name; the same for the names of all generators. */
int export_add_checker(struct export *, const char *name, const struct paste_for *);
int export_add_validator(struct export *, const char *name, const struct paste_for *);
int export_add_generator(struct export *, const char *generator, const char *name);
/* The exit code of the problem's checker, which speaks testlib's; -1 if it has none. */
int export_checker_code(const struct export *, const char *in, const char *out, const char *ans);
/* The generators that the plan's lines begin with, sorted. */
void export_generators(const struct export *, struct names *);

/* Does a group count only with that one: itself, or one that it includes? */
bool export_needs(const struct export *, size_t group, size_t other);

/*
 * The verdicts that a solution may have on the whole, from this group on: that of the first
 * group that is not AC.  `plain`: on a judge that gives all languages the same time, so that
 * one that gets more of it here may be too slow there.
 */
verdict_set export_permitted(const struct export *, const struct solution *, size_t first_group,
		bool plain);
/*
 * Points that it earns if every group does what was declared; -1 if that is not certain.  A
 * group counts if all groups that it needs are AC; with `alone`, by itself.
 */
long long export_points(const struct export *, const struct solution *, bool alone);

/* --- For targets: losses that several have ------------------------------------------------------- */

bool export_has_other_languages(const struct export *); /* statements but for English */
bool export_has_third_languages(const struct export *); /* but for English and Chinese */
bool export_has_two_languages(const struct export *);
bool export_has_includes(const struct export *); /* groups that need other groups */
bool export_has_points(const struct export *);
bool export_has_time_factors(const struct export *); /* languages with more time */
bool export_has_wrong_solutions(const struct export *);

/* --- For targets: files -------------------------------------------------------------------------- */

/*
 * A text in double quotes, as YAML takes it.  Whatever comes from the setter goes through here:
 * without quotes, 007, no, null and 2001-12-14 are no strings.
 */
void text_add_yaml_string(struct text *, const char *);
/* A line of a mapping, its value in such quotes: key: "value". */
void text_add_yaml_pair(struct text *, const char *key, const char *value);
/* With &amp; and so on, for a text or an attribute of XML. */
void text_add_xml(struct text *, const char *);
/* 1500 ms is "1.5", 1000 is "1.0". */
void text_add_seconds(struct text *, long long ms);

#endif
