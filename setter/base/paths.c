#include "base/paths.h"

#include <stdarg.h>

#include "base/text.h"
#include "base/xalloc.h"

static const char *const names[] = { [PATH_ITSELF] = "",
	[PATH_TESTS] = "/tests",
	[PATH_PREVIOUS] = "/previous",
	[PATH_OVERVIEW] = "/overview",
	[PATH_REACHED] = "/reached",
	[PATH_TIMES] = "/times",
	[PATH_RECEIPTS] = "/receipts",
	[PATH_FAILED] = "/failed",
	[PATH_MOVABLE] = "/movable",
	[PATH_SANITIZED] = "/sanitized",
	[PATH_UNIT] = "/unit",
	[PATH_PLOTS] = "/plots",
	[PATH_JUDGED] = "/judged",
	[PATH_JUDGING] = "/judging",
	[PATH_SHOWN] = "/shown",
	[PATH_HACK] = "/hack",
	[PATH_HACKED] = "/hacked",
	[PATH_EXPORT] = "/export",
	[PATH_DMOJ] = "/dmoj",
	[PATH_LOCK] = "/lock",
	[PATH_JUDGING_LOCK] = "/judging.lock",
	[PATH_JOURNAL] = "/journal.jsonl",
	[PATH_RUN] = "/run.json",
	[PATH_MUTATE] = "/mutate.json" };

char *path_of(const char *problem, enum path_place place)
{
	return xprintf(BUILD_PROBLEMS "/%s%s", problem, names[place]);
}

char *path_in(const char *problem, enum path_place place, const char *format, ...)
{
	struct text path = TEXT_INIT;
	va_list args;

	text_printf(&path, BUILD_PROBLEMS "/%s%s/", problem, names[place]);
	va_start(args, format);
	text_vprintf(&path, format, args);
	va_end(args);
	return path.s;
}

char *path_of_solutions(const char *problem)
{
	return xprintf(BUILD_FOLDER "/solutions/%s", problem);
}
