/*
 * setter build - generate, validate, answer and check the tests, and their hashes.
 */
#include "cmd.h"

#include <stdio.h>

#include "diag.h"
#include "kit.h"
#include "process.h"
#include "workpiece.h"

static struct build_options build = { .seconds = 10 };
static int jobs;

static const struct cli_option options[] = {
	{ 'j', "jobs", OPTION_NUMBER, &jobs, "N", "run N programs at a time (all processors)" },
	{ 't', "tests", OPTION_WORD, &build.globs, "GLOB", "only these: 'full-*,sample-01'" },
	{ 0, "update-hashes", OPTION_FLAG, &build.update_hashes, NULL,
			"say what changed, and rewrite tests.xxh" },
	{ 0, "verify", OPTION_FLAG, &build.verify, NULL,
			"hash every file again, whatever its time stamp says" },
	{ 0, "time-limit", OPTION_SECONDS, &build.seconds, "TIME",
			"for each generator, validator, reference and checker (10s)" },
	{ .kind = OPTION_END },
};

static const char *const examples[] = { "setter build", "setter build all-moves -t 'full-*' -v",
	NULL };

static void print_tests(const struct workpiece *w)
{
	static const char *const words[] = { "left out", "unchanged", "made", "missing" };

	for (size_t i = 0; i < w->plan.test_count; i++)
		if (w->states[i] != TEST_LEFT_OUT)
			printf("%s %-12s %-9s  %s\n", w->problem.id, w->plan.tests[i].name,
					words[w->states[i]], w->plan.tests[i].line);
}

static void print_summary(const struct workpieces *all, const struct workpiece *w)
{
	const size_t made = workpiece_count(w, TEST_MADE);
	const size_t unchanged = workpiece_count(w, TEST_UNCHANGED);

	if (!w->states || common.quiet)
		return;
	if (common.verbose)
		print_tests(w);
	if (workpiece_count(w, TEST_MISSING))
		return;
	printf("%s: %zu test%s (%zu made, %zu unchanged), %lld bytes%s\n", w->problem.id,
			made + unchanged, made + unchanged == 1 ? "" : "s", made, unchanged,
			workpiece_bytes(all, w),
			w->code                              ? ""
					: w->manifest.exists ? ", as in tests.xxh"
							     : "");
}

static int build_all(const struct kit *kit, const struct names *ids)
{
	struct workpieces all = WORKPIECES_INIT;
	int code;

	for (size_t i = 0; i < ids->count; i++)
		workpieces_open(&all, kit, ids->list[i], &build);
	code = workpieces_build(&all, &build);
	for (size_t i = 0; code >= 0 && i < all.count; i++)
		print_summary(&all, all.list[i]);
	workpieces_close(&all);
	return code;
}

static int cmd_build(const struct names *arguments)
{
	struct kit kit = KIT_INIT;
	struct names ids = NAMES_INIT;
	int code = EXIT_BAD_REQUEST;

	build.jobs = job_count(jobs);
	process_trace = common.verbose > 1;
	if (!kit_open(&kit, common.folder) && !command_problems(&kit, arguments, &ids))
		code = build_all(&kit, &ids);
	names_release(&ids);
	kit_release(&kit);
	return code;
}

const struct command command_build_entry = { "build",
	"make the tests: generate, validate, answer, check the hashes", "[PROBLEM...]", options,
	examples, cmd_build };
