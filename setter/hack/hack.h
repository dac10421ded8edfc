/*
 * hack.h - give it a program, get the input that breaks it.
 *
 *     struct hack hack = HACK_INIT;
 *     struct finding finding = FINDING_INIT;
 *
 *     hack.options = ...;
 *     code = hack_open(&hack, &kit, "huge-pairs");
 *     if (!code)
 *             code = hack_target(&hack, "a.cpp", "/tmp/a.cpp", NULL);
 *     if (!code && hack_next(&hack, &finding) == HACK_FOUND)
 *             puts(finding.input.s);
 *     hack_close(&hack);
 *
 * Theory of operation
 *
 *     lines     of the generators, in `hack:` of problem.yaml and in tests.plan (hack_lines.h)
 *     batches   each line makes a batch of cases, which is validated and answered once, and kept
 *               for all programs (hack_batch.h).  With another seed it makes another batch.
 *     hunt      where an input holds many cases, a batch is one run of the program; otherwise
 *               each case is (trials.h).  The first that fails, in the order of the lines,
 *               counts (hack_hunt.h).
 *     bisect    the leftmost case that fails alone, or a group that only fails together
 *     minimise  smaller numbers, for as long as the program still fails (hack_minimise.c); less
 *               of an input that `cases:` does not describe (hack_delta.c)
 *     confirm   the input is valid, the answer made again, and the program fails in a jail of
 *               its own: too slow three times of three, too large twice of two.  What fails
 *               in another way now and then only is a finding, too, and is said to be so.
 *
 * The hunt has its time, and waits for what it began as long again at most.  What was found soon
 * is made small and proven within that time, compiling included; what was found late has a little
 * for it, before twice the time is over.  The proof takes what it takes.
 *
 * The driver knows nothing of the game: what it needs is in problem.yaml, in tests.plan, or in a
 * program that these name.
 */
#ifndef HACK_H
#define HACK_H

#include <stdbool.h>
#include <stddef.h>

#include "build/workpiece.h"
#include "hack/case_list.h"
#include "hack/hack_batch.h"
#include "hack/trials.h"
#include "judge/journal.h"
#include "judge/judge_place.h"

struct hack_options {
	int jobs;                 /* at least 1 */
	long long time_ms;        /* for one program */
	bool is_timed;            /* the user said so */
	long long tries;          /* cases, for one program; 0: any number */
	size_t skip;              /* inputs to leave out, the first so many */
	const char *seed;         /* a word */
	const char *against;      /* a path: its output is the answer; NULL: the reference's */
	const char *against_file; /* what the user calls it */
	bool minimise;
	const char *group; /* where a finding is to be a test; or NULL */
	bool only_json;    /* print nothing else to stdout */
	bool slowest;      /* look for the slowest input of a right program, see hack_slowest() */
};

/* An input that breaks the program. */
struct finding {
	enum verdict kind;
	char *message;                  /* the checker's sentence, or how it ended */
	char *line;                     /* that made the batch it was found in */
	char *template;                 /* the same with {names} of bounds */
	const struct hack_line *origin; /* which of hack.lines that was */
	size_t batch_cases, at; /* how many were in it, and which failed, from 1; 0: not known */
	long long tries;        /* cases up to here */
	size_t skip;            /* what leads to it: options.skip */
	long long found_ms;     /* since the hunt began */
	struct text input, expected, output;
	struct case_list cases; /* of the input */
	bool minimised;         /* smaller numbers were tried */
	bool unfinished;        /* and time was up before all of them were */
	size_t smaller;         /* so many smaller cases pass */
	bool together;          /* it fails with all of its cases only */
	long long slowest_us;   /* of hack_slowest() */
	int failed, runs;       /* not always: so many of so many; 0 of 0: always */
};
#define FINDING_INIT ((struct finding){ 0 })
void finding_release(struct finding *);

/* Where a hunt is. */
struct hunt_place {
	size_t number;   /* of the batch, see hack_batch.h */
	size_t at;       /* the case in it, where each is a run of its own; else 0, or 1 after it */
	long long cases; /* that came before the batch */
	size_t units;    /* what the program was, or would have been, run on before it */
};

/* The smallest input that is known to fail: how, and how long that took. */
struct failure {
	enum verdict verdict;
	long long wall_ms;
};

/* What the other program had no answer to. */
struct unanswered {
	size_t count;
	char *input, *why; /* of the first */
};
void unanswered_release(struct unanswered *);

/* When a hunt does what, by process_clock_ms(). */
struct hack_clock {
	long long started;     /* compiling the target began */
	long long begun;       /* and ended: the hunt did */
	long long small_least; /* making a finding small may go on until then at least */
	long long until;       /* what goes on now must end: the hunt, or making it small */
};

struct hack {
	struct hack_options options;
	struct workpieces work; /* of one problem */
	struct journal journal;
	struct judging judging; /* for compiling */
	struct trials trials;
	struct hack_lines lines;
	struct names shared; /* programs that run in one jail, one after the other */
	struct jailed_program oracle, target;
	struct judge_place place;
	const char *scratch; /* the folder of that */

	/* Of this target. */
	struct hunt_place next; /* the hunt goes on there */
	struct hack_clock clock;
	struct failure failure;
	const char *group; /* what is made small must be valid in its row; or NULL: in any */
	bool passed_slow;  /* hack_try() saw some that were too slow */
	struct text why;   /* why the last unanswered input got no answer */
	struct unanswered unanswered;
	struct text useless;   /* what the last line that cannot be used made, and who refused it */
	bool has_answers;      /* the other program has, or the reference */
	long long tried;       /* cases */
	bool sleeps;           /* it was seen to: there is no need to wait for long */
	enum verdict unproven; /* of a run that could not be repeated; or VERDICT_AC */
	size_t undone;         /* runs that were longer on than the limit when time was up */
	bool has_ended;        /* a run of it did, in the time there was */
	int code;              /* what ended the hunt, if it is HACK_BROKEN */
	bool machine_failed; /* and said so: whatever had no answer, or was not valid, may be so for that */
};
#define HACK_INIT \
	((struct hack){ .work = WORKPIECES_INIT, \
			.journal = JOURNAL_INIT, \
			.place = JUDGE_PLACE_INIT, \
			.oracle = JAILED_PROGRAM_INIT, \
			.target = JAILED_PROGRAM_INIT, \
			.why = TEXT_INIT, \
			.useless = TEXT_INIT, \
			.lines = HACK_LINES_INIT, \
			.shared = NAMES_INIT })

/*
 * In hack_open.c.  Compiles what the hunt needs, the reference included; no tests.  Reports errors
 * and returns an exit code; -1 if a signal came.
 */
int hack_open(struct hack *, const struct kit *, const char *id);
void hack_close(struct hack *);

const struct problem *hack_problem(const struct hack *);
const struct plan *hack_plan(const struct hack *);
/* Does an input hold many cases?  Otherwise each case is a run. */
bool hack_has_many(const struct hack *);

/* The program to attack, instead of the one before.  As jailed_program_make(). */
int hack_target(struct hack *, const char *file, const char *path, const struct solution *);

enum hack_end {
	HACK_FOUND,
	HACK_STANDS,      /* nothing was found, in the time or in the tries that there were */
	HACK_INTERRUPTED, /* a signal came */
	HACK_BROKEN,      /* reported; the exit code is in hack.code */
};

/* The next finding against the target, which must have compiled. */
enum hack_end hack_next(struct hack *, struct finding *);

/*
 * The input on which the target takes longest: all lines as they stand, then more and more of those
 * that were slow.  HACK_FOUND: finding.slowest_us has its processor time, the least of some runs.
 * HACK_STANDS: none was tried in the time, or the target fails one of them in another way than by
 * being slow (finding.kind).
 */
enum hack_end hack_slowest(struct hack *, struct finding *);

/* --- For the parts of the hunt --------------------------------------------------------------- */

/*
 * Does the validator take it, as one of the group or, if that is NULL, as any?  Of false, and of
 * no answer below, hack.machine_failed says whether that is the input's fault.
 */
bool hack_is_valid(struct hack *, const struct text *input, const char *group);
/*
 * The oracle's answer to these bytes.  Returns false if it has none: hack.why; that of another
 * program is waited for until hack.clock.until.
 */
bool hack_answer(struct hack *, const struct text *input, struct text *answer);
bool hack_answer_file(struct hack *, const char *input, struct text *answer);

/* A search against the target, until then. */
struct search hack_search(const struct hack *, bool (*next)(void *, size_t, struct trial *),
		void *context, long long deadline);
/* What it ended with; a broken checker is reported. */
enum hack_end hack_search_end(struct hack *, enum search_end, const struct search *);

/* The proof of what is too slow runs so often, all at once. */
#define HACK_RUNS_TLE 3

/* How long since the hunt began, and is the time over for what goes on now? */
long long hack_ms(const struct hack *);
bool hack_is_over(const struct hack *);

/*
 * Which is the first that the target fails, before its time is over?  `next` as in trials.h.  What is
 * found is smaller than all that was: it becomes hack.failure, and its proof decides again how
 * long that is.  HACK_STANDS: none, or time is up.  One that is too slow counts only where
 * hack.failure is that, too.
 */
enum hack_end hack_try(struct hack *, bool (*next)(void *, size_t, struct trial *), void *context,
		size_t *first);

#endif
