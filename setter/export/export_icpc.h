/*
 * export_icpc.h - what the packages of Kattis, old and new, and of DOMjudge have in common.
 *
 *     ROOT problem.yaml
 *     ROOT data/sample/sample-01.in .ans
 *     ROOT data/secret/1-small/small-01.in .ans    a folder for each group
 *     ROOT submissions/accepted/exact.c            a folder for each expected verdict
 *     ROOT input_validators/validator/validator.c
 *
 * ROOT is "allmoves/" in a Kattis package, and nothing in one of DOMjudge.
 */
#ifndef EXPORT_ICPC_H
#define EXPORT_ICPC_H

#include "export/export.h"

/* "data/sample", or "data/secret/1-small": in the order of the plan.  To be freed. */
char *icpc_group_folder(const struct export *, size_t group);

/* Adds the description of a test, whose files are BASE.in and BASE.ans. */
typedef void icpc_describe(struct export *, const char *base, const char *description);
/* As BASE.desc. */
icpc_describe icpc_add_desc;

/* Which tests a group has besides its own.  If it has none of its own: all that count for it. */
enum icpc_more {
	ICPC_NO_MORE, /* the judge knows which group needs which */
	ICPC_SAMPLES, /* the samples, if it includes them: no grader sees those */
	ICPC_NEEDED,  /* those of all groups that it needs: the judge does not know needs */
};
/* Inputs and answers, group by group. */
void icpc_add_tests(struct export *, const char *root, enum icpc_more, icpc_describe *);

/*
 * data/sample/NAME.interaction for each sample of an interactive problem: statements show these.
 * Reports errors and returns an exit code.
 */
int icpc_add_dialogues(struct export *, const char *root);

/*
 * FOLDER/checker.c or interactor.c, and the validator in a folder of its own.  `scores` is what
 * becomes of quitp(): TESTLIB_NO_SCORE, TESTLIB_SCORE_MULTIPLIER, or NULL.  Reports errors and
 * returns an exit code.
 */
int icpc_add_programs(struct export *, const char *root, const char *folder, const char *scores);

/* ROOT include/LANGUAGE/, which Kattis copies beside each submission.  Returns an exit code. */
int icpc_add_graders(struct export *, const char *root);

/*
 * The English statement as FOLDER/problem.en.tex, with its title, and its figures beside it.
 * Reports errors and returns an exit code.
 */
int icpc_add_tex(struct export *, const char *root, const char *folder);

/* May a file of a package have the solution's name: letters, digits, '_', '.', '-'?  If not, a note. */
bool icpc_takes_name(struct export *, const struct solution *);
/* Adds a solution to submissions/FOLDER. */
void icpc_add_solution(struct export *, const char *root, const char *folder,
		const struct solution *);

/* Warns if none of the solutions went to submissions/accepted: the formats want one. */
void icpc_check_accepted(struct export *, size_t accepted);

/*
 * license: and, where it needs one, rights_owner:.  A license that the format does not know
 * becomes "unknown", with a note.
 */
void icpc_add_license(struct export *, struct text *yaml);

/* Adds the first list: "TLE", "RTE", ... in the words of the format, with ", " between. */
void icpc_add_verdicts(struct text *, verdict_set);
/* WA and PE are one there, and so are RE, MLE and OLE: in our words, WA and RE. */
verdict_set icpc_verdicts(verdict_set);

#endif
