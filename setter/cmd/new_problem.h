/*
 * new_problem.h - the files of a new problem, made of templates or of another problem.
 */
#ifndef NEW_PROBLEM_H
#define NEW_PROBLEM_H

#include "base/names.h"
#include "cmd/new_files.h"
#include "problem/kit.h"

/* What the user asked for; NULL where nothing was said. */
struct new_problem {
	const char *id, *title;
	const char *language, *checker; /* of one from templates */
	bool interactive;               /* the same; without a checker then */
	const char *from, *solutions;   /* of a copy */
};

/*
 * new_template.c: range sums, the problem to begin with, or a hidden number, an interactive one.  All
 * of it is in its own folder.
 * new_copy.c: another problem with its solutions, or with some of them.
 *
 * Both add the files, or report an error and return -1.
 */
int new_template_add(struct new_files *, const struct new_problem *, const struct kit *);
int new_copy_add(struct new_files *, const struct new_problem *, const struct kit *);

/* "first-sums" as "First sums"; to be freed. */
char *new_template_title(const char *id);
/* As YAML writes it between double quotes. */
void new_template_add_quoted(struct text *, const char *title);

#endif
