#include "problem/kit.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/diag.h"
#include "base/printable.h"
#include "base/whole_file.h"
#include "base/xalloc.h"
#include "problem/language.h"

char *kit_problem_of(const char *path)
{
	static const char problems[] = "problems/";
	const size_t length = sizeof problems - 1;

	if (strncmp(path, problems, length) != 0)
		return NULL;
	return xstrndup(path + length, strcspn(path + length, "/"));
}

bool kit_go_up(char *path)
{
	char *slash = strrchr(path, '/');

	if (!slash || slash == path)
		return false;
	*slash = '\0';
	return true;
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
	SCOPED_FREE char *problems = xprintf("%s/problems", folder);

	return folder_exists(problems);
}

/* The root at or above an absolute path, to be freed; NULL if there is none. */
static char *root_above(const char *path)
{
	char *above = xstrdup(path);

	while (!is_root(above))
		if (!kit_go_up(above)) {
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
	SCOPED_FREE char *link_root = path ? root_above(path) : NULL;

	if (link_root) {
		char full[PATH_MAX];

		root = realpath(link_root, full) ? xstrdup(full) : NULL;
		if (root)
			snprintf(here, PATH_MAX, "%s%s", full, path + strlen(link_root));
	}
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

/* A compiler lists the headers that it has read, and a receipt our files, one name per line. */
static int check_path(const char *folder)
{
	if (!folder || !strchr(folder, '\n'))
		return 0;

	SCOPED_FREE char *shown = printable_name(folder);

	error("the path '%s' contains a line break", shown);
	hint("rename the folder: compilers list the files they read, one name per line");
	return -1;
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
		hint("start setter in the folder that has problems/, or name that folder with -C");
		hint("'setter new ID' makes such a folder, with a problem in it");
		return -1;
	}
	if (chdir(kit->root))
		return error("cannot enter '%s': %s", kit->root, strerror(errno));
	kit->inside = problem_around(kit->root, here);
	kit->started = xstrdup(here);
	kit_find_stock(kit);
	if (check_path(kit->root) || check_path(kit->stock))
		return -1;
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
	free(kit->cpp_headers);
	free(kit->library);
	free(kit->inside);
	free(kit->started);
	*kit = KIT_INIT;
}

char *kit_path(const struct kit *kit, const char *path)
{
	return *path == '/' ? xstrdup(path) : xprintf("%s/%s", kit->started, path);
}

char *kit_problem_at(const struct kit *kit, const char *path)
{
	char resolved[PATH_MAX];
	SCOPED_FREE char *full = kit_path(kit, path);
	char *id = realpath(full, resolved) ? problem_around(kit->root, resolved) : NULL;

	if (!id && !strstr(full, "/.."))
		id = problem_around(kit->root, full);
	return id;
}

void kit_problems(struct names *ids)
{
	SCOPED(names) all = NAMES_INIT;

	names_add_folder(&all, "problems", "");
	for (size_t i = 0; i < all.count; i++) {
		SCOPED_FREE char *folder = xprintf("problems/%s", all.list[i]);

		if (folder_exists(folder))
			names_add(ids, all.list[i]);
	}
}
