#include "build/endless.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>

#include "base/paths.h"
#include "base/xalloc.h"

static char *counter(const struct problem *problem, const char *role, const char *name)
{
	return path_in(problem->id, PATH_FAILED, "%s %s" ENDLESS_ENDING, role, name);
}

void endless_count(const struct problem *problem, const char *role, const char *name)
{
	SCOPED_FREE char *path = counter(problem, role, name);
	FILE *file = fopen(path, "ae");

	if (file) {
		putc('.', file);
		fclose(file);
	}
}

bool endless_has_most(const struct problem *problem, const char *role, const char *name)
{
	SCOPED_FREE char *path = counter(problem, role, name);
	struct stat about;

	return !stat(path, &about) && about.st_size >= ENDLESS_MOST;
}
