#include "cmd/cmd.h"

#include <string.h>
#include <sys/stat.h>

#include "base/diag.h"
#include "base/whole_file.h"
#include "base/xalloc.h"

/* The folder that a path is in. */
static char *folder_of(const char *path)
{
	const char *slash = strrchr(path, '/');

	return slash ? xstrndup(path, (size_t)(slash - path) + (slash == path)) : xstrdup(".");
}

static int check_folder(const char *path, const char *shown)
{
	SCOPED_FREE char *folder = folder_of(path);
	const bool is_there = folder_exists(folder);

	if (!is_there)
		error("no folder '%s' to write '%s' into", folder, shown);
	return is_there ? EXIT_AS_DECLARED : EXIT_BAD_REQUEST;
}

int output_check(const char *path, const char *shown)
{
	struct stat about;

	if (*path && (lstat(path, &about) || S_ISREG(about.st_mode)))
		return EXIT_AS_DECLARED;
	error("'%s' is not a regular file; not overwritten", shown);
	return EXIT_BAD_REQUEST;
}

char *output_place(const struct kit *kit, const char *output)
{
	return !*output || !strcmp(kit->started, kit->root) ? xstrdup(output)
							    : kit_path(kit, output);
}

int output_path(const struct kit *kit, const char *output, char **path)
{
	int code;

	if (!strcmp(output, "-")) {
		*path = xstrdup(output);
		return EXIT_AS_DECLARED;
	}
	*path = output_place(kit, output);
	code = check_folder(*path, output);
	if (!code && (code = output_check(*path, output)))
		hint("name a file, or '-' for standard output");
	return code;
}
