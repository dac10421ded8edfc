/*
 * setter hack - search for an input that breaks a program, and make it small.
 */
#include "cmd/cmd.h"

#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "base/whole_file.h"
#include "base/xalloc.h"
#include "hack/hack_report.h"
#include "process/pool.h"

/* Without --time: for a program that should fail, and for one of many that should survive. */
#define TIME_MS 10000
#define TIME_TO_STAND_MS 2000

static struct hack_options hacking = { .minimise = true, .seed = "1" };
static int jobs, time_ms, tries, skip, findings = 1;
static bool must_find, as_json;
static const char *against, *save, *save_as;

static const struct cli_option options[] = {
	{ 'j', "jobs", OPTION_NUMBER, &jobs, "N", "run N programs at a time (all processors)" },
	{ 0, "time", OPTION_MILLISECONDS, &time_ms, "TIME",
			"for the search (10s; without a program, 2s for each right solution)" },
	{ 0, "tries", OPTION_NUMBER, &tries, "N", "try at most N cases per program" },
	{ 0, "findings", OPTION_NUMBER, &findings, "N", "stop after N findings (1)" },
	{ 0, "skip", OPTION_NUMBER, &skip, "N",
			"skip the first N inputs: this repeats a later finding" },
	{ 0, "seed", OPTION_WORD, &hacking.seed, "WORD",
			"replaces {seed} in the first round (1); the same word finds the same" },
	{ 0, "against", OPTION_WORD, &against, "OTHER",
			"compare with this solution or file instead of the reference" },
	{ 0, "minimise", OPTION_FLAG, &hacking.minimise, NULL,
			"make the input small, within --time (the default)" },
	{ 0, "slowest", OPTION_FLAG, &hacking.slowest, NULL,
			"search for the input on which a right program takes longest" },
	{ 0, "must-find", OPTION_FLAG, &must_find, NULL,
			"exit with 1 if a program that should fail survives" },
	{ 0, "save", OPTION_WORD, &save, "GROUP",
			"save the input as a test of this group, and update the hashes" },
	{ 0, "save-as", OPTION_WORD, &save_as, "WHAT",
			"'line', the generator's, or 'text', a file (a minimised input is text)" },
	{ 0, "json", OPTION_FLAG, &as_json, NULL, "print the result as one JSON document" },
	{ .kind = OPTION_END },
};

static const char *const examples[] = { "setter hack huge-pairs answer.cpp",
	"setter hack one-pair double_phi --save=full", "setter hack all-moves exact --slowest",
	NULL };

/* --- Programs ------------------------------------------------------------------------------ */

/* Always -1. */
static int unknown_program(const char *name, const char *id)
{
	struct names known = NAMES_INIT, paths = NAMES_INIT;

	kit_solutions(id, &paths);
	for (size_t i = 0; i < paths.count; i++) {
		const char *file = strrchr(paths.list[i], '/') + 1;

		names_add(&known, file);
		names_take(&known, xstrndup(file, strcspn(file, ".")));
	}
	names_sort(&known);
	names_release(&paths);
	return diag_unknown(diag_nowhere, known, name, NULL, "no file or solution '%s'", name);
}

/* A file, or else a declared solution; what is said of it is the same for both. */
static char *find_program(const struct kit *kit, const struct hack *h,
		const struct solutions *solutions, const char *name, struct solution **solution)
{
	const char *slash = strrchr(name, '/');
	char *path = kit_path(kit, name);

	*solution = solutions_find(solutions, slash ? slash + 1 : name);
	if (file_exists(path)) {
		SCOPED_FREE char *own = *solution ? realpath((*solution)->path, NULL) : NULL;
		SCOPED_FREE char *given = realpath(path, NULL);

		if (!own || !given || strcmp(own, given) != 0)
			*solution = NULL;
		return path;
	}
	free(path);
	if (*solution && !slash)
		return xstrdup((*solution)->path);
	unknown_program(name, hack_problem(h)->id);
	return NULL;
}

/* --- One program ------------------------------------------------------------------------------ */

static long long budget(const struct hack *h, const struct solution *s, bool of_many)
{
	if (time_ms)
		return time_ms;
	return of_many && !hacking.slowest && !solution_must_fail(s, hack_plan(h))
			? TIME_TO_STAND_MS
			: TIME_MS;
}

/* --- The result --------------------------------------------------------------------------------- */

static void print_json(const struct hack *h, const struct attacks *all)
{
	struct json json;

	json_start(&json, "setter-hack");
	json_put_string(&json, "problem", hack_problem(h)->id);
	json_put_string(&json, "jail", jail_level_name(h->trials.jail.level));
	json_put_string(&json, "limits", jail_accounting_name(h->trials.jail.accounting));
	json_put_open(&json, "programs", '[');
	for (size_t i = 0; i < all->count; i++)
		attack_json(&all->list[i], h, &json);
	json_close(&json, ']');
	json_finish(&json, stdout);
}

static void print_one(const struct hack *h, const struct attack *a)
{
	attack_print(a, h, !common.quiet, stdout);
	if (a->end == ATTACK_NO_PROGRAM)
		diag_foreign(a->finding.message, strlen(a->finding.message), NULL);
	if (a->end == ATTACK_CUT_OFF)
		note("nothing was learnt about %s", a->name);
	if (a->end == ATTACK_STANDS && attack_must_fall(a, hack_plan(h)))
		note("%s is declared wrong, but nothing was found; give it more --time", a->name);
}

static size_t name_width(const struct solutions *solutions)
{
	size_t width = 0;

	for (size_t i = 0; i < solutions->count; i++)
		if (strlen(solutions->list[i]->name) > width)
			width = strlen(solutions->list[i]->name);
	return width;
}

/* --- One, or all ----------------------------------------------------------------------------------- */

/* What was found is printed by then: it may be refused. */
static int save_first(struct hack *h, const struct kit *kit, struct attack *a)
{
	if (!save || (a->end != ATTACK_FOUND && a->end != ATTACK_MEASURED))
		return EXIT_AS_DECLARED;
	fflush(stdout);
	return hack_save(h, kit, a, save, save_as);
}

static int hack_one(struct hack *h, const struct kit *kit, const struct solutions *solutions,
		const char *name, struct attacks *all)
{
	struct solution *solution;
	SCOPED_FREE char *path = find_program(kit, h, solutions, name, &solution);
	int code = EXIT_BAD_REQUEST, saved = EXIT_AS_DECLARED;

	if (path && (!solution || !solution_read(solution, hack_problem(h), hack_plan(h)))) {
		h->options.time_ms = budget(h, solution, false);
		code = attacks_add(all, h, name, path, solution, findings);
	}
	for (size_t i = 0; !code && i < all->count; i++) {
		if (!as_json)
			print_one(h, &all->list[i]);
		if (!i)
			saved = save_first(h, kit, &all->list[0]);
		if (!as_json && !common.quiet)
			attack_print_kept(&all->list[i], h, stdout);
	}
	if (!code)
		code = worse(saved, attack_code(&all->list[0], hack_plan(h), must_find));
	return code;
}

static int hack_all(struct hack *h, const struct solutions *solutions, struct attacks *all)
{
	const size_t width = name_width(solutions);
	int code = EXIT_AS_DECLARED;

	for (size_t i = 0; i < solutions->count && !code; i++) {
		const struct solution *s = solutions->list[i];
		const size_t from = all->count;

		if (hacking.slowest && solution_must_fail(s, hack_plan(h)))
			continue;
		h->options.time_ms = budget(h, s, true);
		code = attacks_add(all, h, s->path, s->path, s, findings);
		for (size_t k = from; !code && !as_json && !common.quiet && k < all->count; k++) {
			if (common.verbose) {
				attack_print(&all->list[k], h, true, stdout);
				attack_print_kept(&all->list[k], h, stdout);
			} else
				attack_print_line(&all->list[k], h, width, stdout);
			fflush(stdout);
		}
	}
	if (code)
		return code;
	if (!as_json)
		attacks_print_summary(all, h, stdout);
	for (size_t i = 0; i < all->count; i++)
		code = worse(code, attack_code(&all->list[i], hack_plan(h), true));
	return code;
}

static int run_hack(const struct kit *kit, const char *id, const struct names *programs)
{
	struct hack h = HACK_INIT;
	SCOPED(solutions) solutions = SOLUTIONS_INIT;
	SCOPED(attacks) all = ATTACKS_INIT;
	int code;

	h.options = hacking;
	code = hack_open(&h, kit, id);
	if (!code &&
			(programs->count ? solutions_list(&solutions, hack_problem(&h))
					 : solutions_read(&solutions, hack_problem(&h),
							   hack_plan(&h))))
		code = EXIT_BAD_REQUEST;
	if (!code && save && plan_find_group(hack_plan(&h), save) == hack_plan(&h)->group_count) {
		plan_unknown_group(hack_plan(&h), diag_nowhere, save);
		code = EXIT_BAD_REQUEST;
	}
	if (!code)
		code = programs->count ? hack_one(&h, kit, &solutions, programs->list[0], &all)
				       : hack_all(&h, &solutions, &all);
	if (as_json && code >= 0 && all.count)
		print_json(&h, &all);
	if (code < 0)
		note("interrupted");
	hack_close(&h);
	return code;
}

/* --- The command ------------------------------------------------------------------------------------- */

static int check_options(const struct names *programs, const char *id)
{
	if (programs->count > 1)
		return error("hack one program at a time, or none for all declared solutions");
	if (save && !programs->count)
		return error("--save needs a PROGRAM");
	if (save_as && strcmp(save_as, "line") != 0 && strcmp(save_as, "text") != 0)
		return error("option '--save-as' wants line or text, not '%s'", save_as);
	if (save_as && !save) {
		error("--save-as needs --save");
		hint("setter hack %s PROGRAM --save=GROUP --save-as=%s", id, save_as);
		return -1;
	}
	if (!name_is_plain(hacking.seed))
		return error("option '--seed' wants a word of letters, digits, '-' and '_', not '%s'",
				hacking.seed);
	return 0;
}

static int find_against(const struct kit *kit, const char *id)
{
	SCOPED(names) own = NAMES_INIT;
	char *path;

	if (!against)
		return 0;
	path = kit_path(kit, against);
	kit_solutions(id, &own);
	for (size_t i = 0; !file_exists(path) && i < own.count; i++)
		if (kit_solution_is_called(own.list[i], against)) {
			free(path);
			path = xstrdup(own.list[i]);
		}
	if (!file_exists(path)) {
		free(path);
		return unknown_program(against, id);
	}
	hacking.against = path;
	hacking.against_file = against;
	return 0;
}

static int hack_what(const struct kit *kit, const char *id, const struct names *programs)
{
	int code = EXIT_BAD_REQUEST;

	hacking.jobs = pool_job_count(jobs);
	hacking.tries = tries;
	hacking.skip = (size_t)skip;
	hacking.only_json = as_json;
	hacking.is_timed = time_ms != 0;
	hacking.group = save;
	if (!check_options(programs, id) && !find_against(kit, id))
		code = run_hack(kit, id, programs);
	free((char *)hacking.against);
	return code;
}

/* PROBLEM [FILE|SOLUTION], or [FILE|SOLUTION] inside a problem. */
static int cmd_hack(const struct names *arguments)
{
	return command_for_problem(arguments, hack_what);
}

const struct command command_hack_entry = { "hack",
	"search for an input that breaks a program, and make it small", "[PROBLEM] [FILE|SOLUTION]",
	options, examples, cmd_hack, jail_option_table };
