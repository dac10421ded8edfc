/*
 * unit_plan.h - unit.plan, read and checked: named tests of validator, checker and interactor.
 *
 *     test "leading zero"
 *     input <<END
 *     1
 *     01 2
 *     END
 *     INVALID line=2 name=a
 *
 *     test "moves"
 *     input <<END
 *     1
 *     5 7
 *     END
 *     VALID group=small
 *     answer reference
 *     output <<END
 *     2
 *     2 2
 *     0 4
 *     END
 *     WA "missing"
 *     output reference
 *     AC
 *
 *     test "too large for a group"
 *     input gen random -form {form} -t 5 -max {pile} a
 *     INVALID group=small
 *     VALID
 *
 *     test "wrong side"
 *     input <<END
 *     1
 *     1 2 lead 0
 *     END
 *     interaction <<END
 *     < 1
 *     < 1 2
 *     > first
 *     END
 *     WA "game 1"
 *
 * After an input come any number of expectations:
 *
 *     VALID                   the validator accepts the input
 *     INVALID                 it refuses it: in that line, and if it names a variable, that one
 *     AC WA PE FAIL "words"   what the checker says of the last output; the words are part of
 *                             its message
 *     PC 0.7 "words"          the same with a score, which may be left out: PC; or PC>=0.4
 *
 * Of an interactive problem, they are what the interactor says of the last interaction, and if that is AC
 * and there is a checker, that speaks of what the interactor noted down.  The interactor is sent the
 * lines after "> ", all at once, and then the end of the file; if there are lines after "< ", it
 * must say these and no others.
 *
 * With score: points, it is points: PC 30 is quitp(30), whatever a group has.
 *
 * group=G is the group whose bounds the validator gets.  The answer is the reference's
 * own unless one is given.  A text goes up to the line that repeats the word after "<<".
 * "gen" makes the input by a generator, from a line as tests.plan has them; a bound in braces
 * is the problem's own.
 * Lines that begin with '#' are comments.  In a file whose first line ends in CR LF that is
 * the end of all lines, of texts too; in another, a CR in a text is a byte of it.
 */
#ifndef UNIT_PLAN_H
#define UNIT_PLAN_H

#include <stdbool.h>

#include "base/source.h"
#include "problem/plan.h"
#include "problem/score.h"

enum unit_verdict {
	UNIT_VALID,
	UNIT_INVALID,
	UNIT_AC, /* what role_check() says, in its order */
	UNIT_WA,
	UNIT_PE,
	UNIT_FAIL,
	UNIT_PC,
};

/* A text of the plan, or where to get it. */
struct unit_text {
	struct span at; /* the text; or the generator's line, if it is generated */
	bool given;
	bool reference; /* what the reference prints for the input */
	bool generated;
};

/* One expectation, with the name and the input of its test. */
struct unit_case {
	struct span name;  /* without its quotes */
	struct span place; /* of the line that says what is expected */
	struct unit_text input, output, answer;
	struct unit_text interaction; /* instead of the output */
	enum unit_verdict verdict;
	struct score_demand score;      /* of PC */
	long long line;                 /* 0: any */
	char *variable, *group, *words; /* or NULL */
};

struct unit_plan {
	struct source source;
	struct unit_case *cases;
	size_t count, tests;     /* tests: how many names */
	struct names generators; /* that inputs are made by, each once */
};
#define UNIT_PLAN_INIT ((struct unit_plan){ 0 })

/*
 * Reads problems/ID/unit.plan; a missing file is an empty plan.  Reports all errors and
 * returns -1 if there are any.
 */
int unit_plan_read(struct unit_plan *, const struct plan *);
/* The same for a text that is in plan->source already. */
int unit_plan_parse(struct unit_plan *, const struct plan *);
/* For who wants to know what the tests say. */
void unit_plan_warn_if_empty(const struct unit_plan *, const struct plan *);
void unit_plan_release(struct unit_plan *);

/* "VALID", "WA", ... */
const char *unit_verdict_word(enum unit_verdict);

#endif
