#include "problem/kit.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/diag.h"
#include "problem/language_file.h"
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

/* --- Files ---------------------------------------------------------------------- */

bool file_exists(const char *path)
{
	struct stat about;

	return !stat(path, &about) && S_ISREG(about.st_mode);
}

bool folder_exists(const char *path)
{
	struct stat about;

	return !stat(path, &about) && S_ISDIR(about.st_mode);
}

static int no_folder(const char *path)
{
	const int reason = errno;

	file_error("make folder", path);
	if (reason == EEXIST)
		hint("'%s' is a file: move it out of the way", path);
	else if (reason == EACCES || reason == EPERM || reason == EROFS)
		hint("the folder above it must be writable");
	return -1;
}

int make_folders(const char *path)
{
	char *copy = xstrdup(path);
	int rc = 0;

	for (char *slash = copy + 1; !rc && slash; slash++) {
		slash = strchr(slash, '/');
		if (slash)
			*slash = '\0';
		if (mkdir(copy, 0777) && (errno != EEXIST || !folder_exists(copy)))
			rc = no_folder(copy);
		if (!slash)
			break;
		*slash = '/';
	}
	free(copy);
	return rc;
}

bool is_plain_name(const char *s)
{
	return *s && *s != '-' &&
			s[strspn(s,
					"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
					"0123456789_-")] == '\0';
}

/* --- Where we are ------------------------------------------------------------------ */

/* Cuts the last part off a path; false when there is none left. */
static bool go_up(char *path)
{
	char *slash = strrchr(path, '/');

	if (!slash || slash == path)
		return false;
	*slash = '\0';
	return true;
}

/* The folder of one-file headers nearest above the driver's own, or NULL. */
static char *headers_above(const char *folder)
{
	char *above = xstrdup(folder), *found = NULL;

	do {
		char *header = xprintf("%s/dist/testlib.h", above);

		if (file_exists(header))
			found = xprintf("%s/dist", above);
		free(header);
	} while (!found && go_up(above));
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

static void find_stock(struct kit *kit)
{
	char path[PATH_MAX];
	const ssize_t length = readlink("/proc/self/exe", path, sizeof path - 1);

	if (length > 0) {
		path[length] = '\0';
		go_up(path);
		go_up(path);
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

/* Which problem's folder `folder` is, or is below; both absolute. */
static char *problem_around(const char *root, const char *folder)
{
	const size_t length = strlen(root);
	const char *below = folder + length;

	if (strncmp(folder, root, length) != 0 || strncmp(below, "/problems/", 10) != 0)
		return NULL;
	return xstrndup(below + 10, strcspn(below + 10, "/"));
}

static bool is_root(const char *folder)
{
	char *problems = xprintf("%s/problems", folder);
	const bool found = folder_exists(problems);

	free(problems);
	return found;
}

/* The root at or above an absolute path, to be freed; NULL if there is none. */
static char *root_above(const char *path)
{
	char *above = xstrdup(path);

	while (!is_root(above))
		if (!go_up(above)) {
			free(above);
			return NULL;
		}
	return above;
}

/* The folder by the links that lead to it, as a shell shows it; NULL if that is not known. */
static char *path_with_links(const char *folder)
{
	const char *here = getenv("PWD");
	struct stat said, is;
	char *path;

	if (!here || *here != '/' || stat(here, &said) || stat(".", &is) ||
			said.st_dev != is.st_dev || said.st_ino != is.st_ino)
		return NULL;
	path = !folder                   ? xstrdup(here)
			: *folder == '/' ? xstrdup(folder)
					 : xprintf("%s/%s", here, folder);
	if (!strstr(path, "/.."))
		return path;
	free(path);
	return NULL;
}

/*
 * The root, or NULL, and the folder in `here`: an absolute path without links, except that
 * a problem may be a link out of the kit.
 */
static char *find_root(const char *folder, char here[PATH_MAX])
{
	char *root = root_above(here), *path = root ? NULL : path_with_links(folder);
	char *link_root = path ? root_above(path) : NULL;

	if (link_root) {
		char full[PATH_MAX];

		root = realpath(link_root, full) ? xstrdup(full) : NULL;
		if (root)
			snprintf(here, PATH_MAX, "%s%s", full, path + strlen(link_root));
	}
	free(link_root);
	free(path);
	return root;
}

bool kit_is_above(const char *folder)
{
	char here[PATH_MAX], *root;

	if (!realpath(folder ? folder : ".", here))
		return false;
	root = find_root(folder, here);
	free(root);
	return root != NULL;
}

int kit_open(struct kit *kit, const char *folder)
{
	char started[PATH_MAX], here[PATH_MAX];

	if (!realpath(".", started))
		*started = '\0';
	if (!realpath(folder ? folder : ".", here))
		return error("cannot enter '%s': %s", folder ? folder : ".", strerror(errno));
	if (!folder_exists(here))
		return error("cannot enter '%s': it is not a folder", folder);
	kit->root = find_root(folder, here);
	if (!kit->root) {
		error("no folder 'problems' here or above '%s'", here);
		hint("start setter in the folder that has problems/, or name it with -C");
		hint("where there is none yet, 'setter new ID' makes one, and a problem in it");
		return -1;
	}
	if (chdir(kit->root))
		return error("cannot enter '%s': %s", kit->root, strerror(errno));
	kit->inside = problem_around(kit->root, here);
	kit->started = xstrdup(here);
	find_stock(kit);
	if (strcmp(started, kit->root) != 0)
		diag_entered(kit->root);
	return languages_read();
}

void kit_release(struct kit *kit)
{
	diag_entered(NULL);
	free(kit->root);
	free(kit->stock);
	free(kit->headers);
	free(kit->library);
	free(kit->inside);
	free(kit->started);
	*kit = (struct kit)KIT_INIT;
}

char *kit_path(const struct kit *kit, const char *path)
{
	return *path == '/' ? xstrdup(path) : xprintf("%s/%s", kit->started, path);
}

char *kit_problem_at(const struct kit *kit, const char *path)
{
	char resolved[PATH_MAX];
	char *full = kit_path(kit, path);
	char *id = realpath(full, resolved) ? problem_around(kit->root, resolved) : NULL;

	if (!id && !strstr(full, "/.."))
		id = problem_around(kit->root, full);
	free(full);
	return id;
}

void kit_problems(struct names *ids)
{
	struct names all = NAMES_INIT;

	names_add_folder(&all, "problems", "");
	for (size_t i = 0; i < all.count; i++) {
		char *folder = xprintf("problems/%s", all.list[i]);

		if (folder_exists(folder))
			names_add(ids, all.list[i]);
		free(folder);
	}
	names_release(&all);
}

/* --- Programs ------------------------------------------------------------------------ */

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
	char *own = xprintf("build/%s/%s", folders[folder].name, name);
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
	add_built(kit, "build", folder, names);
	if (kit->stock)
		add_built(kit, kit->stock, folder, names);
	names_sort(names);
}

bool kit_has_program(const struct kit *kit, enum kit_folder folder, const char *name)
{
	char *own, *any, *program;
	bool found;

	if (!is_plain_name(name))
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
