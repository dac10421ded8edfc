/*
 * hack_report.h - how each attack ended, for people and as JSON.
 *
 *     double_phi.c is wrong after 1570 tries (0.4 s)
 *       found      trap -form eof -bits 53 -max 1000000000    case 111 of 1570
 *       minimised  165580140 267914295                        1 case, was 1570
 *       checker    case 1: (165580140, 267914295) is lost, expected 0, found 1
 *       known      110 smaller cases pass
 *       files      build/problems/one-pair/hacked/double_phi.c.in, .ans, .out
 *       repeat     setter show one-pair double_phi.c --input='165580140 267914295\n'
 *       keep       setter hack one-pair double_phi.c --seed=1 --save=full
 *
 * and of --slowest
 *
 *     exact.c takes 41 ms of 1000 ms at most, found in 57 tries (10.0 s)
 *       slowest    near -t 100000 -max 1000000000 1003           line 9 of tests.plan, with another seed
 */
#ifndef HACK_REPORT_H
#define HACK_REPORT_H

#include <stdbool.h>
#include <stdio.h>

#include "base/json.h"
#include "hack/hack.h"
#include "problem/solution.h"

/* One program, and what was found first; or a further finding against the same. */
struct attack {
	char *file;                      /* as it was given */
	char *name;                      /* its last part, as it can be printed */
	const struct solution *solution; /* NULL: nothing is declared of it */
	enum {
		ATTACK_FOUND,
		ATTACK_STANDS,
		ATTACK_MEASURED, /* it is right, and the finding is what it is slowest on */
		ATTACK_CUT_OFF,  /* time was up before any run ended: nothing is known */
		ATTACK_NO_PROGRAM
	} end;
	enum verdict unproven; /* it failed so, but not again; or VERDICT_AC */
	size_t undone;         /* runs that took long, and were not done when time was up */
	int nth;               /* finding against this program, from 1 */
	struct finding finding;
	long long ms, limit_ms; /* what it took; and the time limit of the program */
	char *in, *ans, *out;   /* paths; NULL when there is no finding */
	char *saved;            /* the test it became, or NULL */
};

void attack_release(struct attack *);

/* Writes input, expected and found to files, and sets the paths. */
int attack_write_files(struct attack *, const struct problem *);

/* --- Declared against found -------------------------------------------------------------- */

/* Must it fail; may it? */
bool attack_must_fall(const struct attack *, const struct plan *);
/* 0 as declared; 1 not.  A stranger's file is not, if something was found. */
int attack_code(const struct attack *, const struct plan *, bool must_find);

/* --- Saying so ------------------------------------------------------------------------------ */

/* All of it but the last line, or only its first line. */
void attack_print(const struct attack *, const struct hack *, bool whole, FILE *);
/* The last line of a finding: the command that keeps it, or the test it became. */
void attack_print_kept(const struct attack *, const struct hack *, FILE *);
/* One line of many. */
void attack_print_line(const struct attack *, const struct hack *, size_t width, FILE *);
void attack_json(const struct attack *, const struct hack *, struct json *);

/* --- hack_save.c: a finding becomes a test -------------------------------------------------- */

/*
 * Adds a line at the end of the group: the generator's, if `as` is "line", or `copy` of a file
 * that is written, if it is "text"; if it is NULL, a minimised or cut input is saved as text, a
 * whole batch as a line.  Then builds the tests and renews tests.xxh; if that fails, the plan is
 * restored.  Sets attack->saved.  Reports errors and returns an exit code.
 */
int hack_save(struct hack *, const struct kit *, struct attack *, const char *group,
		const char *as);

/* --- hack_attacks.c: programs that were attacked, one after the other ----------------------- */

/*
 *     struct attacks all = ATTACKS_INIT;
 *
 *     for (size_t i = 0; !code && i < solutions.count; i++)
 *             code = attacks_add(&all, &hack, path, path, solutions.list[i], 1);
 *     attacks_print_summary(&all, &hack, stdout);
 *     attacks_release(&all);
 */

struct attacks {
	struct attack *list;
	size_t count;
};
#define ATTACKS_INIT ((struct attacks){ 0 })

/*
 * Attacks one program until there are so many findings, each of which is an attack of its own
 * in the list, or none: then it is one that says so.  Reports errors and returns an exit code;
 * -1 if a signal came.
 */
int attacks_add(struct attacks *, struct hack *, const char *file, const char *path,
		const struct solution *, int findings);
void attacks_release(struct attacks *);

/* How many fail and survive, and who is not as declared. */
void attacks_print_summary(const struct attacks *, const struct hack *, FILE *);

#endif
