/*
 * kit.h - the folder that is worked in, and where its programs are found.
 *
 * A folder is a kit's root if it has problems/.  The driver goes there (chdir), so all
 * paths below are relative to it:
 *
 *     problems/X/         what a setter writes about problem X
 *     gen/ validator/ checker/ interactor/ solutions/X/
 *                                                sources; those of one problem may also be in
 *                                                problems/X/gen/ and so on
 *     build/gen/NAME build/checker/NAME ...      programs, made by make or by the driver
 *     build/problems/X/ build/solutions/X/       made by the driver
 *
 * What the driver compiled has a receipt beside it, and is forgotten with its source.
 *
 * A generator, checker or interactor that the root does not have is looked for where the driver
 * itself came from: beside it in a build folder (BUILD/bin/setter: BUILD/gen), or, once
 * installed, in PREFIX/share/wythoff-kit.
 */
#ifndef KIT_H
#define KIT_H

#include <stdbool.h>

#include "base/names.h"

struct kit {
	char *root;         /* absolute */
	char *stock;        /* folder with gen/ and checker/ of the driver's own; may be missing */
	char *headers;      /* folder with testlib.h and wythoff.h as one file each */
	char *cpp_headers;  /* folder with testlib.h for C++ */
	char *library;      /* folder with include/ and lib/ of both, compiled; or NULL */
	char *inside;       /* the problem whose folder we were started in, or NULL */
	char *started;      /* where that was: paths on the command line start there */
	const char *chosen; /* what -C named, or NULL */
};
#define KIT_INIT ((struct kit){ 0 })

/*
 * Finds the root, from `folder` (NULL: the current one) upwards, and goes there.  A folder
 * of problems/ may be a link to elsewhere.  Reports an error and returns -1 if there is none.
 */
int kit_open(struct kit *, const char *folder);
/* Would kit_open() find a root? */
bool kit_is_above(const char *folder);
void kit_release(struct kit *);

/* The id of the problem that a path leads to, or into; NULL if it does not.  To be freed. */
char *kit_problem_at(const struct kit *, const char *path);

/* Where a path on the command line is, now that we are in the root.  To be freed. */
char *kit_path(const struct kit *, const char *path);

/* The same of a path from the root that is in a problem's folder, by its words alone. */
char *kit_problem_of(const char *path);

/* The ids of all problems: folders of problems/, sorted. */
void kit_problems(struct names *ids);

/* Cuts the last part off a path; false when there is none left. */
bool kit_go_up(char *path);

/*
 * The files in problems/X/solutions and in solutions/X, as paths.  A name means one of them with
 * its ending, or without it if that is the ending of a language.
 */
void kit_solutions(const char *problem, struct names *paths);
/* The first of these two folders, if it is there; else the second.  To be freed. */
char *kit_solution_folder(const char *problem);
bool kit_solution_is_called(const char *path, const char *name);

/* --- Programs ----------------------------------------------------------------- */

/* Where the driver came from: stock, headers and library. */
void kit_find_stock(struct kit *);

/*
 * What programs of a problem do.  Their sources are in a folder of that name, in C, C++ or Python:
 * in the problem's own folder (problems/X/gen), in the root (gen), or with the driver.
 */
enum kit_folder { KIT_GEN, KIT_CHECKER, KIT_INTERACTOR, KIT_VALIDATOR };
#define KIT_FOLDERS 4

/* "gen", "checker", "interactor", "validator". */
const char *kit_folder_name(enum kit_folder);
/* What a program there is called in a message: "generator", "checker", ... */
const char *kit_folder_role(enum kit_folder);

/* From here on, `problem` is an id, or NULL: then no problem's own folder is looked at. */

/*
 * All names that one may mean, sorted: of those that the driver came with only checkers, because
 * its generators and validators are those of other problems.
 */
void kit_programs(const struct kit *, const char *problem, enum kit_folder, struct names *);
bool kit_has_program(const struct kit *, const char *problem, enum kit_folder, const char *name);

/*
 * Where the source is, or NULL if neither the problem nor the root has one (a stock program is
 * used then); and where the program is, or will be.  To be freed.
 */
char *kit_source(const char *problem, enum kit_folder, const char *name);
char *kit_program(const struct kit *, const char *problem, enum kit_folder, const char *name);
/* The names of all sources of the problem, or with NULL those of the root. */
void kit_sources(const char *problem, enum kit_folder, struct names *);
/* A second source of that name in the same folder, which is an error; or NULL.  To be freed. */
char *kit_second_source(const char *problem, enum kit_folder, const char *name);
/* The source, also of a stock program; NULL if only the program exists.  To be freed. */
char *kit_any_source(const struct kit *, const char *problem, enum kit_folder, const char *name);

#endif
