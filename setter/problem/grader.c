#include "problem/grader.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/embed.h"
#include "base/xalloc.h"

EMBED(pack, "setter/problem/pack_modules.py");

static bool is_file(const char *folder, const char *name)
{
	SCOPED_FREE char *path = xprintf("%s/%s", folder, name);
	struct stat about;

	return !lstat(path, &about) && S_ISREG(about.st_mode);
}

bool grader_is_possible(enum language l)
{
	return l == LANGUAGE_C || l == LANGUAGE_CPP || l == LANGUAGE_PYTHON;
}

void grader_read(struct grader *grader, const char *problem_folder, enum language l)
{
	SCOPED(names) all = NAMES_INIT;

	grader->folder = xprintf("%s/include/%s", problem_folder, language_name(l));
	grader->files = NAMES_INIT;
	names_add_folder(&all, grader->folder, "");
	for (size_t i = 0; i < all.count; i++)
		if (*all.list[i] != '.' && is_file(grader->folder, all.list[i]))
			names_add(&grader->files, all.list[i]);
	names_sort(&grader->files);
}

void grader_release(struct grader *grader)
{
	free(grader->folder);
	names_release(&grader->files);
}

bool grader_exists(const char *problem_folder)
{
	bool exists = false;

	for (int l = 0; l < language_count() && !exists; l++) {
		SCOPED(grader) grader;

		grader_read(&grader, problem_folder, (enum language)l);
		exists = grader.files.count > 0;
	}
	return exists;
}

static void add_sources(const struct grader *grader, enum language l, const char *folder,
		struct names *argv)
{
	enum language found;

	for (size_t i = 0; i < grader->files.count; i++)
		if (language_of(grader->files.list[i], &found) && found == l)
			names_take(argv, xprintf("%s/%s", folder, grader->files.list[i]));
}

/* Behind the source, and so before the libraries. */
static void add_to_compiler(const struct grader *grader, enum language l, const char *source,
		const char *folder, struct names *argv)
{
	struct names words = NAMES_INIT;

	for (size_t i = 0; i < argv->count; i++) {
		names_add(&words, argv->list[i]);
		if (strcmp(argv->list[i], source) != 0)
			continue;
		add_sources(grader, l, folder, &words);
		names_take(&words, xprintf("-I%s", folder));
	}
	names_release(argv);
	*argv = words;
}

/* Of the command of Python: an interpreter, -c, a script, the source, the program. */
static void pack_modules(const struct grader *grader, const char *folder, struct names *argv)
{
	free(argv->list[2]);
	argv->list[2] = xstrdup(pack);
	add_sources(grader, LANGUAGE_PYTHON, folder, argv);
}

void grader_add_words(const struct grader *grader, enum language l, const char *source,
		const char *folder, struct names *argv)
{
	if (!grader->files.count)
		return;
	if (l == LANGUAGE_PYTHON)
		pack_modules(grader, folder, argv);
	else if (grader_is_possible(l))
		add_to_compiler(grader, l, source, folder, argv);
}
