/*
 * kit_programs.c - programs of problems: a problem's own, the root's, and those that the driver
 * came with.
 */
#include "problem/kit.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/paths.h"
#include "base/whole_file.h"
#include "base/xalloc.h"
#include "problem/language.h"

static const struct {
	const char *name, *role;
} folders[KIT_FOLDERS] = { { "gen", "generator" }, { "checker", "checker" },
	{ "interactor", "interactor" }, { "validator", "validator" } };

/* What programs of a problem are written in. */
static const enum language languages[] = { LANGUAGE_C, LANGUAGE_CPP, LANGUAGE_PYTHON };
#define LANGUAGES (sizeof languages / sizeof *languages)

const char *kit_folder_name(enum kit_folder folder)
{
	return folders[folder].name;
}

const char *kit_folder_role(enum kit_folder folder)
{
	return folders[folder].role;
}

/* --- What the driver came with -------------------------------------------------------------- */

/* The folder of one-file headers nearest above the driver's own, or NULL. */
static char *headers_above(const char *folder)
{
	char *above = xstrdup(folder), *found = NULL;

	do {
		SCOPED_FREE char *header = xprintf("%s/dist/testlib.h", above);

		if (file_exists(header))
			found = xprintf("%s/dist", above);
	} while (!found && kit_go_up(above));
	free(above);
	return found;
}

/* An incomplete one is none: then the one-file headers do, more slowly. */
static void find_library(struct kit *kit)
{
	static const char *const files[] = { "include/testlib.h", "include/wythoff.h",
		"lib/libtestlib.a", "lib/libtestlib-exact.a", "lib/libwythoff.a" };
	bool is_there = kit->stock != NULL;

	for (size_t i = 0; is_there && i < sizeof files / sizeof *files; i++) {
		SCOPED_FREE char *path = xprintf("%s/%s", kit->stock, files[i]);

		is_there = file_exists(path);
	}
	kit->library = is_there ? xstrdup(kit->stock) : NULL;
}

void kit_find_stock(struct kit *kit)
{
	char path[PATH_MAX];
	const ssize_t length = readlink("/proc/self/exe", path, sizeof path - 1);

	if (length > 0) {
		path[length] = '\0';
		kit_go_up(path);
		kit_go_up(path);
		kit->stock = xprintf("%s/share/wythoff-kit", path);
		if (folder_exists(kit->stock)) {
			kit->headers = xprintf("%s/include", path);
		} else {
			free(kit->stock);
			kit->stock = xstrdup(path);
			kit->headers = headers_above(path);
		}
	}
	if (!kit->headers || file_exists("dist/testlib.h")) {
		free(kit->headers);
		kit->headers = xstrdup("dist");
	}
	kit->cpp_headers = xprintf("%s/c++", kit->headers);
	if (!folder_exists(kit->cpp_headers) && kit->stock) {
		free(kit->cpp_headers);
		kit->cpp_headers = xprintf("%s/include/c++", kit->stock);
	}
	find_library(kit);
}

/* --- Sources -------------------------------------------------------------------------------- */

/* The source with that name, after so many others of the same name and place. */
static char *source_in(const char *place, enum kit_folder folder, const char *name, int others)
{
	for (size_t l = 0; l < LANGUAGES; l++)
		for (const char *const *e = language_endings(languages[l]); *e; e++) {
			char *path = xprintf("%s%s/%s%s", place, folders[folder].name, name, *e);

			if (file_exists(path) && !others--)
				return path;
			free(path);
		}
	return NULL;
}

/* Before the names of folders: of the problem's own. */
static char *own_place(const char *problem)
{
	return problem ? xprintf("problems/%s/", problem) : NULL;
}

static char *find_source(const char *problem, enum kit_folder folder, const char *name, int others)
{
	char *own = own_place(problem), *first = own ? source_in(own, folder, name, 0) : NULL,
	     *found;

	found = source_in(first ? own : "", folder, name, others);
	free(first);
	free(own);
	return found;
}

char *kit_source(const char *problem, enum kit_folder folder, const char *name)
{
	return find_source(problem, folder, name, 0);
}

char *kit_second_source(const char *problem, enum kit_folder folder, const char *name)
{
	return find_source(problem, folder, name, 1);
}

char *kit_any_source(const struct kit *kit, const char *problem, enum kit_folder folder,
		const char *name)
{
	/* Beside the program where it is installed, or beside the build folder, or around it. */
	static const char *const places[] = { "", "/..", "/../.." };
	char *source = kit_source(problem, folder, name);

	for (size_t i = 0; !source && kit->stock && i < 3; i++) {
		SCOPED_FREE char *place = xprintf("%s%s/", kit->stock, places[i]);

		source = source_in(place, folder, name, 0);
	}
	return source;
}

void kit_sources(const char *problem, enum kit_folder folder, struct names *names)
{
	SCOPED_FREE char *own = own_place(problem);
	SCOPED_FREE char *path = xprintf("%s%s", own ? own : "", folders[folder].name);

	for (size_t l = 0; l < LANGUAGES; l++)
		for (const char *const *e = language_endings(languages[l]); *e; e++)
			names_add_folder(names, path, *e);
}

/* --- Solutions ----------------------------------------------------------------------------- */

static void add_files(struct names *paths, char *folder)
{
	SCOPED(names) files = NAMES_INIT;

	names_add_folder(&files, folder, "");
	for (size_t i = 0; i < files.count; i++) {
		char *path = xprintf("%s/%s", folder, files.list[i]);

		if (folder_exists(path))
			free(path);
		else
			names_take(paths, path);
	}
	free(folder);
}

void kit_solutions(const char *problem, struct names *paths)
{
	add_files(paths, xprintf("problems/%s/solutions", problem));
	add_files(paths, xprintf("solutions/%s", problem));
}

char *kit_solution_folder(const char *problem)
{
	char *own = xprintf("problems/%s/solutions", problem);

	if (folder_exists(own))
		return own;
	free(own);
	return xprintf("solutions/%s", problem);
}

bool kit_solution_is_called(const char *path, const char *name)
{
	const char *slash = strrchr(path, '/'), *file = slash ? slash + 1 : path;
	const char *dot = strrchr(file, '.');
	enum language language;

	if (!strcmp(file, name))
		return true;
	return dot && language_of(file, &language) && strlen(name) == (size_t)(dot - file) &&
			!strncmp(file, name, (size_t)(dot - file));
}

/* --- Programs ------------------------------------------------------------------------------ */

/* A program is; but not one that we compiled from a source that is gone. */
static bool is_usable(const char *program, const char *source)
{
	SCOPED_FREE char *receipt = xprintf("%s.receipt", program);

	return file_exists(program) && (source || !file_exists(receipt));
}

char *kit_program(const struct kit *kit, const char *problem, enum kit_folder folder,
		const char *name)
{
	SCOPED_FREE char *source = kit_source(problem, folder, name), *own = own_place(problem);
	char *program;

	if (source && own && !strncmp(source, own, strlen(own))) {
		program = path_in(problem, PATH_ITSELF, "%s/%s", folders[folder].name, name);
	} else {
		program = xprintf(BUILD_FOLDER "/%s/%s", folders[folder].name, name);
		if (!source && !is_usable(program, NULL) && kit->stock) {
			free(program);
			program = xprintf("%s/%s/%s", kit->stock, folders[folder].name, name);
		}
	}
	return program;
}

/* Programs of a build folder, not what is beside them. */
static void add_built(const struct kit *kit, const char *base, enum kit_folder folder,
		struct names *names)
{
	SCOPED_FREE char *path = xprintf("%s/%s", base, folders[folder].name);
	SCOPED(names) found = NAMES_INIT;

	names_add_folder(&found, path, "");
	for (size_t i = 0; i < found.count; i++)
		if (kit_has_program(kit, NULL, folder, found.list[i]))
			names_add(names, found.list[i]);
}

void kit_programs(const struct kit *kit, const char *problem, enum kit_folder folder,
		struct names *names)
{
	if (problem)
		kit_sources(problem, folder, names);
	kit_sources(NULL, folder, names);
	add_built(kit, BUILD_FOLDER, folder, names);
	if (kit->stock && folder == KIT_CHECKER)
		add_built(kit, kit->stock, folder, names);
	names_sort(names);
}

bool kit_has_program(const struct kit *kit, const char *problem, enum kit_folder folder,
		const char *name)
{
	if (!name_is_plain(name))
		return false;

	SCOPED_FREE char *own = kit_source(problem, folder, name);
	SCOPED_FREE char *any = kit_any_source(kit, problem, folder, name);
	SCOPED_FREE char *program = kit_program(kit, problem, folder, name);

	return own || is_usable(program, any);
}
