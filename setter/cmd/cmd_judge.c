/*
 * setter judge - submissions from anywhere, on the tests of a problem, in a jail.
 */
#include "cmd/cmd.h"

#include <stdio.h>
#include <stdlib.h>

#include "base/diag.h"
#include "jail/jail.h"
#include "judge/judge.h"
#include "judge/matrix_print.h"

static struct judge_options judging = { .resume = true };
static bool first_only, everything, as_json;
static const char *outputs;

static const struct cli_option options[] = {
	{ 'j', "jobs", OPTION_NUMBER, &judging.jobs, "N",
			"judge N files at a time (half of the processors)" },
	{ 't', "tests", OPTION_WORD, &judging.globs, "GLOB",
			"only these tests: "
			"'full-*,sample-01'" },
	{ 0, "first", OPTION_FLAG, &first_only, NULL, "stop each file at its first failure" },
	{ 0, "all", OPTION_FLAG, &everything, NULL,
			"judge every test, even in a group that has failed" },
	{ 0, "outputs", OPTION_WORD, &outputs, "DIR",
			"save what is printed: DIR/NAME/TEST.out and .err, or .dialogue" },
	{ 0, "time-limit", OPTION_MILLISECONDS, &judging.time_ms, "TIME",
			"instead of the problem's, for every language: 1500ms, 1.5s" },
	{ 0, "memory-limit", OPTION_NUMBER, &judging.memory_mib, "MIB",
			"instead of the problem's" },
	{ 0, "resume", OPTION_FLAG, &judging.resume, NULL,
			"use earlier verdicts (the default); --no-resume: judge again" },
	{ 0, "json", OPTION_FLAG, &as_json, NULL, "print the result as one JSON document" },
	{ .kind = OPTION_END },
};

static const char *const examples[] = { "setter judge one-pair answer.cpp",
	"setter judge all-moves submissions/* --all --json", NULL };

static int add_files(struct judge *j, const struct kit *kit, const struct names *files)
{
	for (size_t i = 0; i < files->count; i++) {
		SCOPED_FREE char *path = kit_path(kit, files->list[i]);
		const int rc = judge_add_file(j, files->list[i], path, NULL);

		if (rc)
			return EXIT_BAD_REQUEST;
	}
	if (!j->matrix.count) {
		error("no file can be judged on this machine");
		return EXIT_BROKEN;
	}
	return EXIT_AS_DECLARED;
}

static void print_result(const struct judge *j)
{
	SCOPED_FREE char *limit = judge_limit_words(j);
	const struct matrix_print how = { .out = stdout,
		.width = 80,
		.limit = limit,
		.quiet = common.quiet,
		.verbose = common.verbose > 0 };

	if (as_json)
		matrix_json_judge(&j->matrix, stdout);
	else
		matrix_print_judge(&j->matrix, &how);
}

/* One submission could read the others there, and what they print. */
static int refuse_if_shown(const struct kit *kit, const char *name)
{
	char *path = kit_path(kit, name);
	const bool is_shown = jail_shows(path);

	free(path);
	if (!is_shown)
		return 0;
	error("'%s': programs in the jail can read everything below /usr", name);
	hint("use a path elsewhere");
	return -1;
}

static int check_places(const struct kit *kit, const struct names *files)
{
	for (size_t i = 0; i < files->count; i++)
		if (refuse_if_shown(kit, files->list[i]))
			return -1;
	return outputs ? refuse_if_shown(kit, outputs) : 0;
}

static int judge_files(const struct kit *kit, const char *id, const struct names *files)
{
	SCOPED_FREE char *folder = NULL;
	struct judge j = JUDGE_INIT;
	int code;

	if (!files->count) {
		error("judge which files?");
		hint("setter judge %s FILE...", id);
		return EXIT_BAD_REQUEST;
	}
	if (check_places(kit, files))
		return EXIT_BAD_REQUEST;
	j.options = judging;
	j.options.trace = common.verbose > 1;
	j.options.outputs = folder = outputs ? kit_path(kit, outputs) : NULL;
	code = judge_open(&j, kit, id);
	if (!code)
		code = add_files(&j, kit, files);
	if (!code) {
		code = judge_all(&j);
		print_result(&j);
		judge_tell_known(&j);
		if (code >= 0)
			code = worse(code, matrix_judge_code(&j.matrix));
		else
			note("interrupted; continue with the same command");
	}
	judge_close(&j);
	return code;
}

static int take_options(void)
{
	if (first_only && everything)
		return error("--first and --all exclude each other");
	judging.extent = first_only ? JUDGE_FIRST : everything ? JUDGE_ALL : JUDGE_GROUPS;
	return 0;
}

/* PROBLEM FILE..., or FILE... inside a problem. */
static int cmd_judge(const struct names *arguments)
{
	return take_options() ? EXIT_BAD_REQUEST : command_for_problem(arguments, judge_files);
}

const struct command command_judge_entry = { "judge", "judge submissions from anywhere, in a jail",
	"[PROBLEM] FILE...", options, examples, cmd_judge, jail_option_table };
