/*
 * setter clean - remove what the driver made.
 */
#include "cmd.h"

#include <errno.h>
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "diag.h"
#include "kit.h"
#include "xalloc.h"

static bool dry_run;
static size_t removed;

static const struct cli_option options[] = {
	{ 'n', "dry-run", OPTION_FLAG, &dry_run, NULL, "only say what would be removed" },
	{ .kind = OPTION_END },
};

static const char *const examples[] = { "setter clean", "setter clean one-pair -n", NULL };

static int remove_entry(const char *path, const struct stat *about, int type, struct FTW *at)
{
	(void)about, (void)at;
	if (type != FTW_DP && type != FTW_D)
		removed++;
	if (dry_run || !remove(path))
		return 0;
	error("cannot remove '%s': %s", path, strerror(errno));
	return -1;
}

/* Below build/ only, and symbolic links are not followed: no source can be meant. */
static int remove_folder(const char *path)
{
	int rc = 0;

	removed = 0;
	if (folder_exists(path))
		rc = nftw(path, remove_entry, 16, FTW_DEPTH | FTW_PHYS);
	if (removed && !common.quiet)
		printf("%s %zu files in %s\n", dry_run ? "would remove" : "removed", removed, path);
	return rc ? EXIT_BROKEN : EXIT_AS_DECLARED;
}

static int clean_problem(const char *id)
{
	char *problem = xprintf("build/problems/%s", id);
	char *solutions = xprintf("build/solutions/%s", id);
	int code = remove_folder(problem);

	if (!code)
		code = remove_folder(solutions);
	free(problem);
	free(solutions);
	return code;
}

static int clean(const struct kit *kit, const struct names *arguments)
{
	struct names ids = NAMES_INIT;
	int code = EXIT_BAD_REQUEST;

	if (!command_problems(kit, arguments, &ids)) {
		code = EXIT_AS_DECLARED;
		for (size_t i = 0; !code && i < ids.count; i++)
			code = clean_problem(ids.list[i]);
	}
	names_release(&ids);
	return code;
}

static int cmd_clean(const struct names *arguments)
{
	struct kit kit = KIT_INIT;
	int code = EXIT_BAD_REQUEST;

	if (!kit_open(&kit, common.folder))
		code = clean(&kit, arguments);
	kit_release(&kit);
	return code;
}

const struct command command_clean_entry = { "clean",
	"remove what was made of the problems in build/, never a source", "[PROBLEM...]", options,
	examples, cmd_clean };
