/*
 * contest.h - a problem of the kit with its bank of solutions, ready to judge them.
 *
 * Everything is read by the driver's own parts, from the files that a setter writes.
 */
#ifndef CONTEST_H
#define CONTEST_H

#include "base/text.h"
#include "problem/kit.h"
#include "problem/plan.h"
#include "problem/problem.h"
#include "problem/solution.h"

struct contest {
	struct kit kit;
	struct problem problem;
	struct plan plan;
	struct solutions solutions;
	char *build;   /* the folder with what make and setter built */
	char *scratch; /* a folder of this process's own, in there */
};

/* Adds the lines of a file, without their ends.  Dies if it cannot be read. */
void names_add_lines(struct names *, const char *path);

/* Dies where something cannot be read. */
void contest_open(struct contest *, const char *build, const char *id);
void contest_release(struct contest *);

/* Dies if there is none of that name. */
const struct solution *contest_solution(const struct contest *, const char *name);

/* Compiles it, unless the program is newer than the source.  Dies if that fails. */
void contest_compile(const struct contest *, const struct solution *);

/*
 * One run on a test: the program, and the checker if it printed something else than the answer; or
 * the program and the interactor, which talk.
 */
enum verdict contest_judge(const struct contest *, const struct solution *, const char *in,
		const char *ans);

/*
 * The same on an input made of these cases (a line each), in the form of the problem;
 * the reference answers it.
 */
enum verdict contest_judge_cases(const struct contest *, const struct solution *,
		const struct names *cases);

/* Adds the lines that it prints for such an input; none when it fails. */
void contest_print(const struct contest *, const struct solution *, const struct names *cases,
		struct names *lines);

/* So many of them may stand in one input. */
size_t contest_takes(const struct contest *, size_t cases);

#endif
