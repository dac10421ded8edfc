/*
 * setter clean - remove what the driver made.
 */
#include "cmd/cmd.h"

#include <errno.h>
#include <ftw.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "base/diag.h"
#include "base/paths.h"
#include "base/whole_file.h"
#include "base/xalloc.h"
#include "build/build_lock.h"
#include "problem/kit.h"

static bool dry_run, all_problems;
static size_t removed;

static const struct cli_option options[] = {
	{ 'n', "dry-run", OPTION_FLAG, &dry_run, NULL,
			"print what would be removed, remove "
			"nothing" },
	{ .kind = OPTION_END },
};

static const char *const examples[] = { "setter clean", "setter clean one-pair -n", NULL };

static int remove_one(const char *path, bool is_file)
{
	if (!dry_run && remove(path))
		return error("cannot remove '%s': %s", path, strerror(errno));
	removed += is_file;
	return 0;
}

static int remove_entry(const char *path, const struct stat *about, int type, struct FTW *at)
{
	(void)about, (void)at;
	return remove_one(path, type != FTW_DP && type != FTW_D);
}

static void tell_removed(const char *folder)
{
	if (removed && !common.quiet)
		printf("%s %zu file%s in %s\n", dry_run ? "would remove" : "removed", removed,
				removed == 1 ? "" : "s", folder);
}

/* Below build/ only, and symbolic links are not followed: no source can be meant. */
static int remove_folder(const char *path)
{
	int rc = 0;

	removed = 0;
	if (folder_exists(path))
		rc = nftw(path, remove_entry, 16, FTW_DEPTH | FTW_PHYS);
	tell_removed(path);
	return rc ? EXIT_BROKEN : EXIT_AS_DECLARED;
}

static int clean_problem(const char *id)
{
	SCOPED_FREE char *problem = path_of(id, PATH_ITSELF);
	SCOPED_FREE char *solutions = path_of_solutions(id);
	int code = remove_folder(problem);

	if (!code)
		code = remove_folder(solutions);
	return code;
}

/* Programs that several problems may use: what we compiled, not what make did. */
static int clean_programs(enum kit_folder folder)
{
	SCOPED_FREE char *path = xprintf(BUILD_FOLDER "/%s", kit_folder_name(folder));
	SCOPED(names) made = NAMES_INIT;
	int rc = 0;

	removed = 0;
	names_add_folder(&made, path, ".receipt");
	for (size_t i = 0; !rc && i < made.count; i++) {
		SCOPED_FREE char *program = xprintf("%s/%s", path, made.list[i]);
		SCOPED_FREE char *receipt = xprintf("%s.receipt", program);

		rc = (file_exists(program) && remove_one(program, true)) ||
				remove_one(receipt, true);
	}
	tell_removed(path);
	return rc ? EXIT_BROKEN : EXIT_AS_DECLARED;
}

static int clean(const struct kit *kit, const struct names *ids)
{
	int code = EXIT_AS_DECLARED;

	if (!dry_run && build_lock_alone())
		return -1;
	for (size_t i = 0; !code && i < ids->count; i++)
		code = clean_problem(ids->list[i]);
	for (int f = KIT_GEN; !code && all_problems && !kit->inside && f <= KIT_INTERACTOR; f++)
		code = clean_programs((enum kit_folder)f);
	return code;
}

static int cmd_clean(const struct names *arguments)
{
	all_problems = !arguments->count;
	return command_for_problems(arguments, clean);
}

const struct command command_clean_entry = { "clean",
	"remove generated files of problems from build/, never a source", "[PROBLEM...]", options,
	examples, cmd_clean, NULL };
