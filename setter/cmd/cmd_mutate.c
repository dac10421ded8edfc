/*
 * setter mutate - how strong is the data: which small changes to right programs do the tests fail?
 */
#include "cmd/cmd.h"

#include <stdio.h>

#include "base/diag.h"
#include "base/paths.h"
#include "base/whole_file.h"
#include "jail/jail.h"
#include "mutate/mutate.h"
#include "process/pool.h"

/* Without --time. */
#define TIME_MS 60000

static struct mutate_options mutating = { .resume = true };
static int jobs, time_ms, tries, sample;
static bool as_json, hunt = true;

static const struct cli_option options[] = {
	{ 'j', "jobs", OPTION_NUMBER, &jobs, "N", "judge N mutants at a time (all processors)" },
	{ 0, "time", OPTION_MILLISECONDS, &time_ms, "TIME",
			"for the search for inputs that fail the survivors (60s)" },
	{ 0, "hunt", OPTION_FLAG, &hunt, NULL,
			"attack the survivors (the default); --no-hunt: only judge" },
	{ 0, "tries", OPTION_NUMBER, &tries, "N", "try at most N cases per survivor" },
	{ 0, "sample", OPTION_NUMBER, &sample, "N", "N of the mutants, the same in every run" },
	{ 0, "save", OPTION_WORD, &mutating.save, "GROUP",
			"save the inputs of holes as tests of this group, and update the hashes" },
	{ 0, "resume", OPTION_FLAG, &mutating.resume, NULL,
			"use earlier verdicts (the default); --no-resume: judge again" },
	{ 0, "json", OPTION_FLAG, &as_json, NULL, "print the result as one JSON document" },
	{ .kind = OPTION_END },
};

static const char *const examples[] = { "setter mutate one-pair",
	"setter mutate one-pair exact --time=5m",
	"setter mutate all-moves --sample=200 --save=full", NULL };

/* What the report shows: of all solutions, and all of their mutants. */
static int keep(const struct mutate *m, const struct names *named)
{
	SCOPED_FREE char *path = path_of(mutate_problem(m)->id, PATH_MUTATE), *text = NULL;
	size_t length;
	FILE *out;

	if (named->count || mutating.sample)
		return EXIT_AS_DECLARED;
	out = open_memstream(&text, &length);
	if (!out)
		die("no memory");
	mutate_json(m, out);
	fclose(out);
	return file_replace(path, text, length) ? EXIT_BROKEN : EXIT_AS_DECLARED;
}

static void tell_interrupted(const struct mutate *m)
{
	const size_t left = mutate_count(m, MUTANT_UNKNOWN, -1);

	note("interrupted: %zu of %zu mutants judged; continue with: setter mutate %s%s",
			m->made - left, m->made, mutate_problem(m)->id, jail_choice_words().s);
}

static int mutate_problem_named(const struct kit *kit, const char *id, const struct names *named)
{
	struct mutate m = MUTATE_INIT;
	int code;

	m.options = mutating;
	m.options.jobs = pool_job_count(jobs);
	m.options.only_json = as_json;
	m.options.tries = tries;
	m.options.sample = (size_t)sample;
	m.options.time_ms = time_ms ? time_ms : TIME_MS;
	code = mutate_open(&m, kit, id, named);
	if (!code) {
		code = mutate_judge(&m);
		if (!code && hunt)
			code = mutate_hunt(&m, kit);
		else if (!code)
			m.not_attacked = mutate_count(&m, MUTANT_SURVIVOR, -1);
		if (as_json && code >= 0)
			mutate_json(&m, stdout);
		else if (!as_json)
			mutate_print(&m, common.quiet, stdout);
		if (m.not_attacked && hunt)
			note("%zu survivors were not attacked: there was no time; give it more --time",
					m.not_attacked);
		if (m.hole_count && !m.options.save && !common.quiet)
			hint("setter mutate %s --save=GROUP adds the inputs of the holes to the plan",
					id);
		if (code < 0)
			tell_interrupted(&m);
		else
			code = worse(code, keep(&m, named));
		if (!code && m.hole_count)
			code = EXIT_NOT_AS_DECLARED;
	}
	mutate_close(&m);
	return code;
}

/* PROBLEM [SOLUTION...], or [SOLUTION...] inside a problem. */
static int cmd_mutate(const struct names *arguments)
{
	if (mutating.save && !hunt) {
		error("--save and --no-hunt exclude each other: the hunt finds what is saved");
		return EXIT_BAD_REQUEST;
	}
	return command_for_problem(arguments, mutate_problem_named);
}

const struct command command_mutate_entry = { "mutate",
	"measure the tests: which small changes to right programs do they fail?",
	"[PROBLEM] [SOLUTION...]", options, examples, cmd_mutate, jail_option_table };
