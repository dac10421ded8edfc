/*
 * setter unit - unit.plan, and the junk attack on validator and checker.
 */
#include "cmd/cmd.h"

#include "base/diag.h"
#include "base/json.h"
#include "build/workpiece.h"
#include "problem/kit.h"
#include "process/pool.h"
#include "process/process.h"
#include "unit/unit_tests.h"

static struct build_options build = { .time_ms = 10000 };
static int jobs;
static bool only_plan, as_json;

static const struct cli_option options[] = {
	{ 'j', "jobs", OPTION_NUMBER, &jobs, "N", "run N programs at a time (all processors)" },
	{ 0, "only-plan", OPTION_FLAG, &only_plan, NULL, "run unit.plan, but do not attack" },
	{ 0, "json", OPTION_FLAG, &as_json, NULL, "print the result as one JSON document" },
	{ 0, "time-limit", OPTION_MILLISECONDS, &build.time_ms, "TIME", "of each program (10s)" },
	{ .kind = OPTION_END },
};

static const char *const examples[] = { "setter unit", "setter unit all-moves", NULL };

/* One problem: its line, or its object. */
static int unit_test(const struct workpiece *w, struct json *json)
{
	const struct unit_options unit = { build.jobs, build.time_ms, !only_plan };
	struct unit_result result;
	const int code = unit_test_problem(w, &unit, &result);

	if (!code && !as_json && result.attacks + result.expectations)
		unit_result_print(&result, w->problem.id);
	json_open(json, '{');
	json_put_string(json, "problem", w->problem.id);
	json_put_bool(json, "as_declared", !code);
	json_put_number(json, "exit_code", code);
	unit_result_json(&result, json);
	json_close(json, '}');
	return code;
}

static int unit_test_all(const struct kit *kit, const struct names *ids)
{
	struct workpieces all = WORKPIECES_INIT;
	struct json json;
	int code;

	json_start(&json, "setter-unit");
	json_put_open(&json, "problems", '[');
	for (size_t i = 0; i < ids->count; i++)
		workpieces_open(&all, kit, ids->list[i], &build);
	code = workpieces_build(&all, &build);
	for (size_t i = 0; code >= 0 && i < all.count; i++)
		code = worse(code, unit_test(all.list[i], &json));
	json_close(&json, ']');
	json_finish(&json, as_json && code >= 0 ? stdout : NULL);
	workpieces_close(&all);
	return code;
}

static int cmd_unit(const struct names *arguments)
{
	build.jobs = pool_job_count(jobs);
	process_trace = common.verbose > 1;
	return command_for_problems(arguments, unit_test_all);
}

const struct command command_unit_entry = { "unit",
	"run unit.plan, and attack validator and checker with junk", "[PROBLEM...]", options,
	examples, cmd_unit, jail_option_table };
