/*
 * export_graders.c - the files of include/LANGUAGE, which are compiled with every solution.
 */
#include "export/export.h"

#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "base/xalloc.h"
#include "problem/grader.h"

static const enum language languages[] = { LANGUAGE_C, LANGUAGE_CPP, LANGUAGE_PYTHON };

int export_check_graders(const struct export *e)
{
	if (e->target->takes_graders || !grader_exists(e->problem->folder))
		return EXIT_AS_DECLARED;
	return export_refuse(e,
			"solutions are compiled with the files of '%s/include', and its package "
			"cannot say so",
			e->problem->folder);
}

int export_each_grader(struct export *e, void *context,
		int (*add)(struct export *, const struct export_grader *, void *))
{
	int code = EXIT_AS_DECLARED;

	for (size_t l = 0; l < sizeof languages / sizeof *languages; l++) {
		struct grader grader;

		grader_read(&grader, e->problem->folder, languages[l]);
		for (size_t i = 0; !code && i < grader.files.count; i++) {
			SCOPED_FREE char *path = xprintf("%s/%s", grader.folder,
					grader.files.list[i]);
			struct export_grader file = { languages[l], grader.files.list[i], path,
				false };
			enum language found;

			file.is_source = language_of(path, &found) && found == languages[l];
			code = add(e, &file, context);
		}
		grader_release(&grader);
	}
	return code;
}
