/*
 * jailed_program.h - a program from a file, compiled in the jail and ready to run in it.
 *
 *     struct jailed_program program = JAILED_PROGRAM_INIT;
 *
 *     if (!jailed_program_make(&program, &judging, "a.cpp", "/tmp/a.cpp", NULL, scratch) &&
 *                     program.folder)
 *             jailed_program_job(&program, &problem, &job, &argv);
 */
#ifndef JAILED_PROGRAM_H
#define JAILED_PROGRAM_H

#include "judge/judge_file.h"
#include "base/names.h"

struct jailed_program {
	struct row row; /* without cells: what the judge knows of a file */
	char *folder;   /* what a run sees as /sub; NULL: row.compiled says why there is none */
};
#define JAILED_PROGRAM_INIT \
	{ \
		.folder = NULL \
	}

/*
 * Compiles it, or takes what was compiled before.  `file` is what the user calls it, `path`
 * where it is from here; what is no declared `solution` must not be a link.  Reports an error and returns an exit code if it is no program at
 * all, or if the machine fails.
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

#endif
