/*
 * kit_programs.c - generators and checkers: the root's own, and those that the driver came with.
 */
#include "problem/kit.h"

#include <limits.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/paths.h"
#include "base/whole_file.h"
#include "base/xalloc.h"

static const struct {
	const char *name, *role;
} folders[] = { { "gen", "generator" }, { "checker", "checker" } };

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
		char *header = xprintf("%s/dist/testlib.h", above);

		if (file_exists(header))
			found = xprintf("%s/dist", above);
		free(header);
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
		char *path = xprintf("%s/%s", kit->stock, files[i]);

		is_there = file_exists(path);
		free(path);
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
	find_library(kit);
}

/* --- Programs ------------------------------------------------------------------------------ */

char *kit_source(enum kit_folder folder, const char *name)
{
	char *path = xprintf("%s/%s.c", folders[folder].name, name);

	if (file_exists(path))
		return path;
	free(path);
	return NULL;
}

/* A program is; but not one that we compiled from a source that is gone. */
static bool is_usable(const char *program, const char *source)
{
	char *receipt = xprintf("%s.receipt", program);
	const bool is = file_exists(program) && (source || !file_exists(receipt));

	free(receipt);
	return is;
}

char *kit_program(const struct kit *kit, enum kit_folder folder, const char *name)
{
	char *own = xprintf(BUILD_FOLDER "/%s/%s", folders[folder].name, name);
	char *source = kit_source(folder, name);

	if (!source && !is_usable(own, NULL) && kit->stock) {
		free(own);
		own = xprintf("%s/%s/%s", kit->stock, folders[folder].name, name);
	}
	free(source);
	return own;
}

char *kit_any_source(const struct kit *kit, enum kit_folder folder, const char *name)
{
	/* Beside the program where it is installed, or beside the build folder. */
	/* beside the programs, or around a build folder, or one in it */
	static const char *const places[] = { "", "/..", "/../.." };
	char *source = kit_source(folder, name);

	for (size_t i = 0; !source && kit->stock && i < 3; i++) {
		source = xprintf("%s%s/%s/%s.c", kit->stock, places[i], folders[folder].name, name);
		if (!file_exists(source)) {
			free(source);
			source = NULL;
		}
	}
	return source;
}

/* Programs of a build folder, not what is beside them. */
static void add_built(const struct kit *kit, const char *base, enum kit_folder folder,
		struct names *names)
{
	char *path = xprintf("%s/%s", base, folders[folder].name);
	struct names found = NAMES_INIT;

	names_add_folder(&found, path, "");
	for (size_t i = 0; i < found.count; i++)
		if (kit_has_program(kit, folder, found.list[i]))
			names_add(names, found.list[i]);
	names_release(&found);
	free(path);
}

void kit_programs(const struct kit *kit, enum kit_folder folder, struct names *names)
{
	names_add_folder(names, folders[folder].name, ".c");
	add_built(kit, BUILD_FOLDER, folder, names);
	if (kit->stock)
		add_built(kit, kit->stock, folder, names);
	names_sort(names);
}

bool kit_has_program(const struct kit *kit, enum kit_folder folder, const char *name)
{
	char *own, *any, *program;
	bool found;

	if (!name_is_plain(name))
		return false;
	own = kit_source(folder, name);
	any = kit_any_source(kit, folder, name);
	program = kit_program(kit, folder, name);
	found = own || is_usable(program, any);
	free(own);
	free(any);
	free(program);
	return found;
}
