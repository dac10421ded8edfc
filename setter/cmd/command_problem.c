#include "cmd/cmd.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "base/command_line.h"
#include "base/diag.h"
#include "base/text.h"
#include "base/whole_file.h"
#include "base/xalloc.h"

/* A name, or a path from where we were started. */
static char *problem_id(const struct kit *kit, const char *argument)
{
	char *id = name_is_plain(argument) ? NULL : kit_problem_at(kit, argument);

	return id ? id : xstrdup(argument);
}

static int no_problem(void)
{
	error("which problem?");
	hint("name the problem first, or start inside its folder");
	return -1;
}

static int no_problems(void)
{
	error("'problems' contains no problem");
	hint("setter new ID writes one to start from");
	return -1;
}

/* "problems/ has 'half', 'sum'"; of many, the first. */
static char *list_problems(const struct names *known)
{
	struct text list = TEXT_INIT;

	for (size_t i = 0; i < known->count && i < 6; i++)
		text_printf(&list, "%s'%s'", i ? ", " : "problems/ has ", known->list[i]);
	if (known->count)
		text_add_string(&list, known->count > 6 ? ", ..." : "");
	else
		text_add_string(&list, "problems/ has none yet: 'setter new ID' writes the first");
	return list.s;
}

static int unknown_problem(const char *id)
{
	struct names known = NAMES_INIT;

	kit_problems(&known);

	SCOPED_FREE char *otherwise = list_problems(&known);

	diag_unknown(diag_nowhere, known, id, otherwise, "no problem 'problems/%s'", id);
	return -1;
}

int command_problems(const struct kit *kit, const struct names *arguments, struct names *ids)
{
	SCOPED(names) all = NAMES_INIT;
	int rc = 0;

	kit_problems(&all);
	for (size_t i = 0; i < arguments->count; i++) {
		SCOPED_FREE char *id = problem_id(kit, arguments->list[i]);

		if (names_have(&all, id))
			names_add(ids, id);
		else
			rc = unknown_problem(id);
	}
	if (!arguments->count && kit->inside && *kit->inside)
		names_add(ids, kit->inside);
	else if (!arguments->count)
		for (size_t i = 0; i < all.count; i++)
			names_add(ids, all.list[i]);
	names_sort(ids);
	if (!rc && !ids->count)
		rc = no_problems();
	return rc;
}

/* A file in a problem's folder does not name the problem. */
static bool is_file(const struct kit *kit, const char *argument)
{
	SCOPED_FREE char *path = kit_path(kit, argument);

	return !name_is_plain(argument) && file_exists(path);
}

/*
 * For commands about one problem: the first argument if there is such a problem, or the one
 * we are in, or the only one; the other arguments go to `rest`.  Reports an error and returns -1.
 */
static int command_problem(const struct kit *kit, const struct names *arguments, struct names *id,
		struct names *rest)
{
	SCOPED_FREE char *first = arguments->count ? problem_id(kit, arguments->list[0])
						   : xstrdup("");
	SCOPED(names) all = NAMES_INIT;
	int rc = 0;

	kit_problems(&all);

	const bool named = names_have(&all, first) && !is_file(kit, arguments->list[0]);

	if (named)
		names_add(id, first);
	else if (kit->inside && *kit->inside)
		names_add(id, kit->inside);
	else if (all.count == 1 && !(arguments->count && name_nearest(first, names_known(&all))))
		names_add(id, all.list[0]);
	else if (arguments->count)
		rc = unknown_problem(first);
	else
		rc = no_problem();
	for (size_t i = named; i < arguments->count; i++)
		names_add(rest, arguments->list[i]);
	return rc;
}

/* --- The opening of a command ------------------------------------------------------------- */

/* The folder that a path leads to or is in; NULL: it is not a path.  To be freed. */
static char *folder_of(const char *path)
{
	const char *slash = strrchr(path, '/');

	if (!slash || folder_exists(path))
		return slash ? xstrdup(path) : NULL;
	return file_exists(path) ? xstrndup(path, (size_t)(slash - path)) : NULL;
}

/* From outside of all kits, a path to the problem says which one is meant. */
static int open_kit(struct kit *kit, const struct names *arguments)
{
	char started[PATH_MAX];
	SCOPED_FREE char *folder = arguments->count ? folder_of(arguments->list[0]) : NULL;
	int rc;

	if (common.folder || !folder || kit_is_above(NULL) || !kit_is_above(folder) ||
			!realpath(".", started)) {
		rc = kit_open(kit, common.folder);
	} else if (!(rc = kit_open(kit, folder))) {
		free(kit->started);
		kit->started = xstrdup(started);
	}
	kit->chosen = common.folder;
	return rc;
}

int command_for_problems(const struct names *arguments,
		int (*run)(const struct kit *, const struct names *ids))
{
	SCOPED(kit) kit = KIT_INIT;
	SCOPED(names) ids = NAMES_INIT;
	int code = EXIT_BAD_REQUEST;

	if (!open_kit(&kit, arguments) && !command_problems(&kit, arguments, &ids))
		code = run(&kit, &ids);
	return code;
}

int command_for_problem(const struct names *arguments,
		int (*run)(const struct kit *, const char *id, const struct names *rest))
{
	SCOPED(names) id = NAMES_INIT, rest = NAMES_INIT;
	SCOPED(kit) kit = KIT_INIT;
	int code = EXIT_BAD_REQUEST;

	if (!open_kit(&kit, arguments) && !command_problem(&kit, arguments, &id, &rest))
		code = run(&kit, id.list[0], &rest);
	return code;
}
