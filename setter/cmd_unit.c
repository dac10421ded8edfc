/*
 * setter unit - unit.plan, and the junk attack on validator and checker.
 */
#include "cmd.h"

#include "diag.h"
#include "kit.h"
#include "process.h"
#include "unit_tests.h"
#include "workpiece.h"

static struct build_options build = { .seconds = 10 };
static int jobs;
static bool only_plan;

static const struct cli_option options[] = {
	{ 'j', "jobs", OPTION_NUMBER, &jobs, "N", "run N programs at a time (all processors)" },
	{ 0, "only-plan", OPTION_FLAG, &only_plan, NULL, "run unit.plan, but do not attack" },
	{ 0, "time-limit", OPTION_SECONDS, &build.seconds, "TIME", "for each program (10s)" },
	{ .kind = OPTION_END },
};

static const char *const examples[] = { "setter unit", "setter unit all-moves", NULL };

static int unit_test_all(const struct kit *kit, const struct names *ids)
{
	const struct unit_options unit = { build.jobs, build.seconds, !only_plan };
	struct workpieces all = WORKPIECES_INIT;
	int code;

	for (size_t i = 0; i < ids->count; i++)
		workpieces_open(&all, kit, ids->list[i], &build);
	code = workpieces_build(&all, &build);
	for (size_t i = 0; code >= 0 && i < all.count; i++) {
		const int found = unit_test_problem(all.list[i], &unit);

		code = found < 0 ? found : worse(code, found);
	}
	workpieces_close(&all);
	return code;
}

static int cmd_unit(const struct names *arguments)
{
	struct kit kit = KIT_INIT;
	struct names ids = NAMES_INIT;
	int code = EXIT_BAD_REQUEST;

	build.jobs = job_count(jobs);
	process_trace = common.verbose > 1;
	if (!kit_open(&kit, common.folder) && !command_problems(&kit, arguments, &ids))
		code = unit_test_all(&kit, &ids);
	names_release(&ids);
	kit_release(&kit);
	return code;
}

const struct command command_unit_entry = { "unit",
	"run unit.plan, and attack validator and checker with junk", "[PROBLEM...]", options,
	examples, cmd_unit };
