/*
 * paths.h - every path below build/, seen from the root of the kit.
 *
 *     build/gen/NAME build/checker/NAME    programs
 *     build/solutions/X/NAME.EXT           references of problem X, compiled
 *     build/problems/X/...                 the rest of what is made of problem X
 *
 * No other file spells them: a test of the rules looks for that.
 */
#ifndef PATHS_H
#define PATHS_H

#define BUILD_FOLDER "build"
#define BUILD_PROBLEMS BUILD_FOLDER "/problems"
#define BUILD_LOCK BUILD_FOLDER "/lock"             /* whoever makes something here shares it */
#define BUILD_HASHES BUILD_FOLDER "/hashes"         /* of files, by their times */
#define BUILD_PROCESSORS BUILD_FOLDER "/processors" /* which one is in use */
#define BUILD_REPORT BUILD_FOLDER "/report"         /* pages about all problems */

/* A place in build/problems/X. */
enum path_place {
	PATH_ITSELF,    /* with validator and bounds.h in it */
	PATH_TESTS,     /* NAME.in, NAME.ans */
	PATH_PREVIOUS,  /* those that --update-hashes replaced */
	PATH_OVERVIEW,  /* what a validator counted */
	PATH_REACHED,   /* which bounds a test reaches */
	PATH_TIMES,     /* what the making of a test took */
	PATH_RECEIPTS,  /* what a test was made of */
	PATH_FAILED,    /* files of tests that could not be made */
	PATH_MOVABLE,   /* a validator whose bounds move */
	PATH_SANITIZED, /* programs with sanitizers */
	PATH_UNIT,      /* files of unit tests */
	PATH_PLOTS,     /* points */
	PATH_JUDGED,    /* submissions, compiled */
	PATH_JUDGING,   /* what runs need while they last */
	PATH_SHOWN,     /* what `setter show` ran */
	PATH_HACK,      /* batches of cases */
	PATH_HACKED,    /* findings */
	PATH_EXPORT,    /* what a package for CMS has in it */
	PATH_DMOJ,      /* bounds.h for DMOJ */
	PATH_LOCK,      /* files from here on */
	PATH_JUDGING_LOCK,
	PATH_JOURNAL,
	PATH_RUN,    /* run.json */
	PATH_MUTATE, /* mutate.json */
};

/* The path of a place, and that of something in it.  To be freed. */
char *path_of(const char *problem, enum path_place);
char *path_in(const char *problem, enum path_place, const char *format, ...)
		__attribute__((format(printf, 3, 4)));

/* build/solutions/X.  To be freed. */
char *path_of_solutions(const char *problem);

#endif
