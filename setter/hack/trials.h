/*
 * trials.h - many inputs, several at a time: which is the first that a program fails?
 *
 *     static bool next(void *context, size_t i, struct trial *trial)
 *     {
 *             if (i == 1000)
 *                     return false;
 *             text_printf(&trial->in, "%zu\n", i);
 *             text_printf(&trial->ans, "%zu\n", 2 * i);
 *             return true;
 *     }
 *
 *     struct search search = { .program = &program, .next = next, .deadline = process_clock_ms() + 5000 };
 *
 *     if (trials_search(&trials, &search) == SEARCH_FOUND)
 *             printf("%zu: %s\n", search.first, search.result.why.s);
 *     search_release(&search);
 *
 * Trials begin in their order, and the first that fails in that order is found, not the first in
 * time: so the result is the same for any number of jobs, unless time runs out.
 *
 * Of an interactive problem, program and interactor talk instead, one trial after the other.
 *
 * An output that is the answer, byte for byte, is right; of any other the checker decides.
 * Too slow is what takes more than 1.2 times the limit, see judge_is_near_limit(), or what sleeps;
 * one that waits because others have the processors is run again.
 */
#ifndef TRIALS_H
#define TRIALS_H

#include <stdbool.h>

#include "base/names.h"
#include "jail/jail.h"
#include "judge/judge_file.h"
#include "judge/judge_output.h"
#include "judge/judge_talk.h"

/* --- One trial ------------------------------------------------------------------------------ */

/* An input and its answer: each a file, if there is a path, or else these bytes. */
struct trial {
	char *in_path, *ans_path;
	struct text in, ans;
};

struct trial_result {
	enum verdict verdict;
	struct text why;
	bool idle;                    /* TLE on the clock: it needs no processor */
	long long time_us, memory_kb; /* processor time */
	long long wall_ms;            /* from its beginning to the verdict, the checker included */
	struct text output;           /* if it was asked for; of a talk, the dialogue */
};

/* --- All of them ----------------------------------------------------------------------------- */

struct trial_slot;

struct trials {
	const struct problem *problem;
	const char *checker_folder, *interactor_folder; /* or NULL: there is none */
	struct score_scale scale;                       /* what is everything for the checker */
	bool against; /* answers are another program's: a checker that blames them has spoken */
	void (*tick)(void *context); /* every moment, or NULL */
	void *tick_context;

	int jobs; /* the rest is set by trials_open() */
	const char *scratch;
	struct jail jail;
	struct trial_slot *slots;
	struct printed answered;
	const struct jailed_program *answering; /* a jail waits for its next input: */
	int answer_series;                      /* or -1 */
};

/* One folder in `scratch` for each job, which must stay as long.  Reports an error and returns -1. */
int trials_open(struct trials *, const char *scratch, int jobs);
void trials_release(struct trials *);

enum search_end {
	SEARCH_FOUND,
	SEARCH_NONE,        /* all were tried */
	SEARCH_TIME_IS_UP,  /* and nothing was found before */
	SEARCH_INTERRUPTED, /* a signal came */
	SEARCH_BROKEN,      /* the checker or the machine failed: result.why */
};

struct search {
	const struct jailed_program *program;
	bool (*next)(void *context, size_t i, struct trial *); /* false: there are no more */
	/* What became of it, as they end; or NULL. */
	void (*judged)(void *context, size_t i, const struct trial_result *);
	void *context;
	long long deadline; /* by process_clock_ms(); none is begun after it */
	long long grace_ms; /* and those that were begun may go on so long */
	bool for_success;   /* the first that does not end in this verdict: */
	enum verdict verdict;
	bool pass_slow;   /* one that is too slow does not count */
	bool impatient;   /* does not wait as long on the clock as the judge would */
	bool fresh;       /* a jail of its own for each run; otherwise they may share one */
	int at_once;      /* at most; 0: all jobs */
	bool keep_output; /* of the trial found, or of the last */

	/* Afterwards. */
	size_t first;    /* the trial found */
	size_t finished; /* how many were judged */
	size_t slow;     /* how many were too slow, and passed by */
	size_t undone;   /* how many were stopped in the end, each longer on than its limit */
	struct trial_result result;
};

enum search_end trials_search(struct trials *, struct search *);
void search_release(struct search *);

enum answer_end {
	ANSWER_GIVEN,
	ANSWER_NONE,   /* it does not end well, or a signal came */
	ANSWER_BROKEN, /* the machine cannot run it, or has no room for what it prints */
};

/*
 * What a program prints, within ten times its limit, and before the deadline.  Its input is a
 * file; if its bytes are given, too, the jail may be kept for the next answer of the same program.
 * Says why if there is no answer.
 */
enum answer_end trials_answer(struct trials *, const struct jailed_program *, const char *in,
		const struct text *bytes, long long deadline, struct text *answer,
		struct text *why);

/* The jail that waits for the next input is not needed any more. */
void trials_end_answers(struct trials *);

/* --- jailed_program.c: a program from a file, compiled in the jail and ready to run in it --- */

/*
 *     struct jailed_program program = JAILED_PROGRAM_INIT;
 *
 *     if (!jailed_program_make(&program, &judging, "a.cpp", "/tmp/a.cpp", NULL, scratch) &&
 *                     program.folder)
 *             jailed_program_job(&program, &problem, &job, &argv);
 */

struct jailed_program {
	struct row row; /* without cells: what the judge knows of a file */
	char *folder;   /* what a run sees as /sub; NULL: row.compiled says why there is none */
};
#define JAILED_PROGRAM_INIT ((struct jailed_program){ 0 })

/*
 * Compiles it, or takes what was compiled before.  `file` is what the user calls it, `path`
 * where it is from here; a file that is not a declared `solution` must not be a link.  Reports an
 * error and returns an exit code if it is not a program, or if the machine fails.
 */
int jailed_program_make(struct jailed_program *, const struct judging *, const char *file,
		const char *path, const struct solution *solution, const char *scratch);
void jailed_program_release(struct jailed_program *);

/*
 * A run of it within the limits of the problem, with so much processor time; the words are
 * kept in `argv` until the run has started.
 */
void jailed_program_job(const struct jailed_program *, const struct problem *, long long cpu_ms,
		struct jail_job *, struct names *argv);
/* A talk of it, likewise; see judge_talk_run(). */
void jailed_program_talk(const struct jailed_program *, struct jail *, struct judge_talk *,
		long long cpu_ms, const struct printed *output, const struct printed *own);

#endif
