/*
 * recorded.h - the recorded results as a list of cases.
 *
 * Every data file, whatever its format, becomes cases of one shape: a program,
 * what it is given, and every byte that it must produce.  tests/data/README.md
 * describes the formats.
 */
#ifndef RECORDED_H
#define RECORDED_H

#include "bytes.h"

#include <stdbool.h>

struct content {
	char *name;
	struct bytes data;
	bool missing; /* the file must not exist */
};

struct recorded {
	const char *file; /* below the data directory: "checkers/wcmp.vec" */
	char *number;     /* as the file spells it: "012" */
	char *program;    /* below the build directory: "checker/wcmp" */
	/* Given. */
	char **args; /* argv[1..] */
	size_t arg_count;
	char *mode, *rng_version; /* for PROBE_MODE and RNG_VERSION, or NULL */
	struct bytes script;      /* for PROBE_SCRIPT, used when there is a mode */
	struct bytes input;       /* stdin */
	struct content given[3];
	size_t given_count;
	/* Expected. */
	int code;
	bool skipped;
	struct bytes out, err;
	struct content *files;
	size_t file_count;
};

struct recorded_list {
	struct recorded *cases;
	size_t count;
};

/* A fresh case at the end of the list; valid until the next one is added. */
struct recorded *recorded_list_add(struct recorded_list *list, const char *file,
		const char *number);
void recorded_add_arg(struct recorded *r, const char *text, size_t length);

/* Add all cases of one file; `file` must outlive the list. */
void load_vec(struct recorded_list *list, const char *data, const char *file);
void load_rng(struct recorded_list *list, const char *data, const char *file);
void load_setseed(struct recorded_list *list, const char *data, const char *file);
void load_helpers(struct recorded_list *list, const char *data, const char *file);

/*
 * What another machine does otherwise, a line each:
 *
 *     FOLDER/FILE:CASE instead TEXT TEXT   the second is printed where the first was
 *     FOLDER/FILE:CASE skip REASON         the case is left out, and that is printed
 *
 * CASE may be *, for all of the file that have the first text.  It is an error if
 * none has.  Texts are escaped as in .vec files, and blanks too.
 */
void change_recorded(struct recorded_list *list, const char *path);
/* Expect LF where CR LF was recorded. */
void expect_lf(struct recorded_list *list);

/* The text of DATA/FILE; dies when it cannot be read. */
struct bytes read_data(const char *data, const char *file);
/* Cuts the next line off *rest, without its LF; false when there is none. */
bool next_line(char **rest, char **line);

#endif
