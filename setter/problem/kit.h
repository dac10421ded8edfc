/*
 * kit.h - the folder that is worked in, and where its programs are found.
 *
 * A folder is a kit's root if it has problems/.  The driver goes there (chdir), so all
 * paths below are relative to it:
 *
 *     problems/X/         what a setter writes about problem X
 *     gen/ validator/ checker/ solutions/X/      sources
 *     build/gen/NAME build/checker/NAME          programs, made by make or by the driver
 *     build/problems/X/ build/solutions/X/       made by the driver
 *
 * What the driver compiled has a receipt beside it, and is forgotten with its source.
 *
 * A generator or checker that the root does not have is looked for where the driver
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
	char *library;      /* folder with include/ and lib/ of both, compiled; or NULL */
	char *inside;       /* the problem whose folder we were started in, or NULL */
	char *started;      /* where that was: paths on the command line start there */
	const char *chosen; /* what -C named, or NULL */
};
#define KIT_INIT \
	{ \
		NULL, NULL, NULL, NULL, NULL, NULL, NULL \
	}

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

/* The ids of all problems: folders of problems/, sorted. */
void kit_problems(struct names *ids);

/* Cuts the last part off a path; false when there is none left. */
bool kit_go_up(char *path);

/* --- Programs ----------------------------------------------------------------- */

/* Where the driver came from: stock, headers and library. */
void kit_find_stock(struct kit *);

/* A folder of programs that may come from the root or from the stock. */
enum kit_folder { KIT_GEN, KIT_CHECKER };

/* "gen", "checker". */
const char *kit_folder_name(enum kit_folder);
/* What a program there is called in a message: "generator", "checker". */
const char *kit_folder_role(enum kit_folder);

/* All names that exist, root and stock together, sorted. */
void kit_programs(const struct kit *, enum kit_folder, struct names *);
bool kit_has_program(const struct kit *, enum kit_folder, const char *name);

/*
 * Where the source is, or NULL if the root has none (a stock program is used then); and
 * where the program is, or will be.  To be freed.
 */
char *kit_source(enum kit_folder, const char *name);
char *kit_program(const struct kit *, enum kit_folder, const char *name);
/* The source, also of a stock program; NULL if only the program exists.  To be freed. */
char *kit_any_source(const struct kit *, enum kit_folder, const char *name);

#endif
