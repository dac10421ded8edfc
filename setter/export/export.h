/*
 * export.h - packages that judges take: what an export knows, and the table of targets.
 *
 * A target is a function in setter/export/export_NAME.c and a row in setter/export/export_targets.c.  The
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
 * called; the package is written after it, by the same code for all targets.
 *
 * Beside what it adds, each package has a file LICENSE (export_license.c).
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

#include "base/file_hash.h"
#include "base/names.h"
#include "base/text.h"
#include "export/package.h"
#include "problem/kit.h"
#include "problem/language.h"
#include "problem/plan.h"
#include "problem/problem.h"
#include "problem/solution.h"
#include "statement/statement.h"
#include "unit/unit_plan.h"

struct paste_for; /* below */

struct export;
struct export_statements;

/* --- Targets ------------------------------------------------------------------------------ */

/* What a package may carry; --list has a line for each. */
enum export_part {
	PART_STATEMENT,
	PART_SAMPLES,
	PART_GROUPS, /* and their points, and which needs which */
	PART_SCORES, /* parts of points: quitp(), _pc() */
	PART_CHECKER,
	PART_INTERACTOR,
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
	/* Why a problem with an interactor cannot go there, if it carries none. */
	const char *no_interactor;
	bool checks_notes;  /* a checker may judge what the interactor notes down */
	bool takes_points;  /* quitp() may count points, not parts of 1 */
	bool takes_means;   /* a group may have the mean of its scores */
	bool takes_graders; /* files that are compiled with each solution */
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
	struct export_statements *statements; /* each is read once: see below */

	/* Nothing is written: tools need not run, notes and warnings are left out. */
	bool rehearsal;

	const struct export_target *target;
	struct names languages; /* of statements: "en", "zh"; statement.LANGUAGE.md is there */
	char *short_name;       /* export_short_name() of the id */

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

/*
 * Reports what an export to any target would find wrong in the files of a problem, and, as notes,
 * which targets cannot take it, which is no fault.  Returns an exit code, or -1 for a signal.
 */
int export_rehearse(const struct problem *, const struct plan *, const struct solutions *,
		struct file_hashes *);

/* What every judge accepts, letters and digits only: all-moves is allmoves.  To be freed. */
char *export_short_name(const char *id);

/* --- For targets: saying ------------------------------------------------------------------------ */

/* What is left out, or different there.  Printed after the target's name. */
void export_note(struct export *, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* A limit that the judge has by default is passed. */
void export_warning(struct export *, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Refuses a problem that has no validator, or no reference; 0 if it has. */
int export_needs_validator(const struct export *);
int export_needs_reference(const struct export *);
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

/* Is the test in the group that contestants see? */
bool export_is_sample(const struct export *, size_t test);
/* Is it that group? */
bool export_is_sample_group(const struct export *, size_t group);
/* Points of all groups together, in hundredths. */
long long export_total_hundredths(const struct export *);

/* --- For targets: unit.plan ----------------------------------------------------------------------- */

/*
 * An expectation of unit.plan with its files.  For one about the validator (VALID, INVALID)
 * there is an input only.
 */
struct export_unit {
	enum unit_verdict verdict;
	const char *name;     /* what is tested, in words */
	const char *group;    /* whose bounds the validator gets, or NULL */
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

/*
 * Adds a program as one file, under this name; one in another language than C gets that one's
 * ending, unless it is C++ and the name ends in .cpp.  Refuses what the judge cannot take
 * (paste_for says that it can).
 */
int export_add_checker(struct export *, const char *name, const struct paste_for *);
/*
 * The interactor, if the problem has one, else the checker: FOLDER/interactor.c or checker.c, or
 * other names than these.
 */
struct export_referee {
	enum kit_folder folder;
	const char *program; /* of the kit: "duel" */
	const char *word;    /* "interactor" */
};
struct export_referee export_referee(const struct export *);
int export_add_referee(struct export *, const char *name, const struct paste_for *);
/* Only a note, if the problem has none. */
int export_add_validator(struct export *, const char *name, const struct paste_for *);
int export_add_generator(struct export *, const char *generator, const char *name,
		const struct paste_for *);
/* Is the validator in C or C++, with testlib?  Otherwise it is left out, which is noted. */
bool export_takes_validator(struct export *);
/* The language of a program, as an ending: "c", "cpp", "py". */
const char *export_ending(const struct export *, enum kit_folder, const char *name);
/* Refuses a program that the judge cannot take, and returns the exit code for that. */
int export_check_program(const struct export *, enum kit_folder, const char *name,
		const struct paste_for *);
/* The exit code of the problem's checker, which speaks testlib's; -1 if it has none. */
int export_checker_code(const struct export *, const char *in, const char *out, const char *ans);
/* The generators that the plan's lines begin with, sorted. */
void export_generators(const struct export *, struct names *);

/* Does a group count only with that one: itself, or one that it includes? */
bool export_needs(const struct export *, size_t group, size_t other);

/*
 * The verdicts that a solution may have on the whole: that of the first group that is not AC.
 * `plain`: on a judge that gives all languages the same time, so that
 * one that gets more of it here may be too slow there.
 */
verdict_set export_permitted(const struct export *, const struct solution *, bool plain);
/* The same without the samples. */
verdict_set export_permitted_in_secret(const struct export *, const struct solution *, bool plain);
/*
 * Hundredths of points that it earns if every group does what was declared; -1 if that is not
 * certain.  A group counts if all groups that it needs are AC.
 */
long long export_hundredths(const struct export *, const struct solution *);

/* --- For targets: losses that several have ------------------------------------------------------- */

bool export_has_other_languages(const struct export *); /* statements but for English */
bool export_has_third_languages(const struct export *); /* but for English and Chinese */
bool export_has_two_languages(const struct export *);
bool export_has_includes(const struct export *); /* groups that need other groups */
bool export_has_points(const struct export *);
bool export_has_decimals(const struct export *);     /* points that are not whole */
bool export_has_time_factors(const struct export *); /* languages with more time */
bool export_has_no_validator(const struct export *);
bool export_has_scores(const struct export *); /* what is partly right gets points */
bool export_has_wrong_solutions(const struct export *);

/* --- For targets: files -------------------------------------------------------------------------- */

/*
 * A text in double quotes, as YAML takes it.  Whatever comes from the setter goes through here:
 * without quotes, 007, no, null and 2001-12-14 are not strings.
 */
void text_add_yaml_string(struct text *, const char *);
/* A line of a mapping, its value in such quotes: key: "value". */
void text_add_yaml_pair(struct text *, const char *key, const char *value);
/* With &amp; and so on, for a text or an attribute of XML. */
void text_add_xml(struct text *, const char *);
/* 1500 ms is "1.5", 1000 is "1.0". */
void text_add_seconds(struct text *, long long ms);

/* --- export_graders.c: files that are compiled with every solution ------------------------------- */

struct export_grader {
	enum language language;
	const char *name, *path;
	bool is_source; /* or a header, or whatever */
};

/* Refuses a problem that has some, for a target that takes none. */
int export_check_graders(const struct export *);
/* Calls `add` for each, until it returns another code than 0. */
int export_each_grader(struct export *, void *context,
		int (*add)(struct export *, const struct export_grader *, void *context));

/* --- export_license.c: the file LICENSE of a package: what may be done with the problem, as --- */

/*
 * problem.yaml says, and with our own code inside of its programs.
 */

void license_add_text(struct text *, const struct problem *);

/* --- export_statement.c: the statements of a problem, in the forms that packages need them --- */

/*
 * The statements of a problem that were read by now, with the errors and warnings of each said
 * once, however many packages are made of it.
 */
struct export_statements {
	struct export_statement_read **list;
	size_t count;
};
#define EXPORT_STATEMENTS_INIT ((struct export_statements){ 0 })
void export_statements_release(struct export_statements *);

/* The statement in a language that there is; NULL if it has errors, which were reported. */
struct statement *export_statement(const struct export *, const char *language);

/* Of the statements that there are: this language, or else English, or else any; NULL if none. */
const char *export_language(const struct export *, const char *preferred);

/*
 * Adds statement.en.md and so on below `folder` ("" or "x/"), filled in, title and samples
 * included: for judges whose statements are pasted into a form.  Returns an exit code.
 */
int export_add_markdown(struct export *, const char *folder);

/*
 * export_figures.c: adds the figures of a statement below a folder ("" or "x/"), and refers to them
 * from it as the style says; inside of the text they need no files.  Refuses a figure in none of the
 * style's formats.  Returns an exit code.
 */
int export_place_figures(struct export *, struct statement *, const struct figure_style *,
		const char *folder);

/* Warns of characters that end pdflatex with an error: the first, and how many there are, also of the title. */
void export_warn_tex(struct export *, struct statement *);

/* Warns of every formula that readers of the HTML see as TeX. */
void export_warn_html(struct export *, const struct statement *);

/* --- export_subtasks.c: the groups of a plan as the subtasks of a judge --------------------- */

/*
 * A subtask has tests and points, and needs other subtasks: those of the groups that its
 * group includes.  Judges want a hundred points in all, so other sums are scaled, which is
 * noted.  The samples are the first subtask.  Some run them apart (`samples` false): then they are not a subtask, and a group
 * that includes them has them among its own tests.  A group without tests of its own has those of
 * the groups that it includes, and needs none.
 *
 *     struct export_subtasks subtasks = EXPORT_SUBTASKS_INIT;
 *     const int code = export_subtasks_make(&subtasks, e, false);
 *
 *     for (size_t i = 0; !code && i < subtasks.count; i++)
 *             printf("%s: %lld\n", subtasks.list[i].group->name, subtasks.list[i].points);
 *     export_subtasks_release(&subtasks);
 */

struct export_subtask {
	const struct group *group;
	long long points; /* of a hundred */
	size_t *tests;    /* indices of the plan's, in its order */
	size_t test_count;
	size_t *needs; /* indices of earlier subtasks */
	size_t need_count;
};

struct export_subtasks {
	struct export_subtask *list;
	size_t count;
};
#define EXPORT_SUBTASKS_INIT ((struct export_subtasks){ 0 })

/* Does the judge run the test for that group?  `samples` as above. */
bool export_group_runs(const struct plan *, size_t group, size_t test, bool samples);

/* Refuses a problem that has no tests but samples, and returns the exit code for that. */
int export_subtasks_make(struct export_subtasks *, struct export *, bool samples);
void export_subtasks_release(struct export_subtasks *);

/*
 * Adds the solutions that are AC everywhere, the reference first, until there are `most`;
 * `languages` is a list that ends in LANGUAGE_COUNT, or NULL: all.  `plain` as in
 * export_permitted().
 */
void export_accepted(const struct export *, bool plain, const enum language *languages, size_t most,
		const struct solution **accepted, size_t *count);

/* --- export_paste.c: a program of ours as one file, for judges that take one file ----------- */

/*
 * C and C++ only: Python has export_programs.c.  Every quoted include is replaced by the file it names, once; a later include of the same
 * file becomes nothing.  #line directives keep the places of compiler messages.  On top stand
 * the line of the license, taken from dist/testlib.h, a line that says what this is, and the
 * switches that make it a program for one judge:
 *
 *     #define TESTLIB_ABI_KATTIS
 *     #line 1 "checker/all_moves.c"
 *     ...
 *
 * The text is C99 to C17 and C++98 to C++20 alike, so the name of the file decides which.
 * Includes are found where the compiler of setter finds them: beside the including file, in
 * the problem's part of build/ (bounds.h), and among the one-file headers of the kit.  An
 * include inside of an #if counts wherever it stands; one in a comment does not.
 */

/* What a file is made for: macros that are defined before anything else, and what is taken. */
struct paste_for {
	const char *macros[4]; /* "TESTLIB_ABI_KATTIS", ...; NULL ends the list */
	bool python;           /* the judge takes programs in Python */
	bool kattis;           /* and those that follow Kattis' protocol */
};

/*
 * Has the kit what is pasted into every file: the one-file headers?  Reports an error and
 * returns an exit code, EXIT_BROKEN if not.
 */
int paste_check(const struct kit *);

/*
 * Adds the text.  Each reports an error and returns an exit code: EXIT_BAD_REQUEST when a
 * file or an include is not there, or not one that can be read.
 */
int paste_checker(const struct problem *, const struct paste_for *, struct text *);
int paste_interactor(const struct problem *, const struct paste_for *, struct text *);
/* With its bounds.h, which setter build has written, and TESTLIB_EXACT_EOF. */
int paste_validator(const struct problem *, const struct paste_for *, struct text *);
int paste_generator(const struct problem *, const char *name, struct text *);

/* The same for any file; `more` is one more folder for includes, or NULL. */
int paste_source(const struct kit *, const char *source, const char *more, const struct paste_for *,
		struct text *);

#endif
