/*
 * setter hack - search for an input that breaks a program, and make it small.
 */
#include "cmd.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "diag.h"
#include "hack.h"
#include "hack_report.h"
#include "hack_save.h"
#include "xalloc.h"

/* Without --time: for a program that ought to fall, and for one of many that ought to stand. */
#define TIME_MS 10000
#define TIME_TO_STAND_MS 2000

static struct hack_options hacking = { .minimise = true, .seed = "1" };
static int jobs, time_ms, tries, findings = 1;
static bool must_find, as_json;
static const char *against, *save, *save_as;

static const struct cli_option options[] = {
	{ 'j', "jobs", OPTION_NUMBER, &jobs, "N", "run N programs at a time (all processors)" },
	{ 0, "time", OPTION_MILLISECONDS, &time_ms, "TIME",
			"for each program (10s; without a program, 2s for one declared right)" },
	{ 0, "tries", OPTION_NUMBER, &tries, "N", "at most about N cases, for each program" },
	{ 0, "findings", OPTION_NUMBER, &findings, "N", "go on until there are N (1)" },
	{ 0, "seed", OPTION_WORD, &hacking.seed, "WORD",
			"what {seed} is in the first round (1); the same word finds the same" },
	{ 0, "against", OPTION_WORD, &against, "OTHER",
			"compare with this solution or file instead of the reference" },
	{ 0, "minimise", OPTION_FLAG, &hacking.minimise, NULL,
			"make the input small (the default)" },
	{ 0, "must-find", OPTION_FLAG, &must_find, NULL,
			"exit with 1 if nothing is found against one that ought to fall" },
	{ 0, "save", OPTION_WORD, &save, "GROUP",
			"keep the input as a test of this group, and renew the hashes" },
	{ 0, "save-as", OPTION_WORD, &save_as, "WHAT",
			"'line', the generator's, or 'text', a file (what was minimised is text)" },
	{ 0, "unsafe", OPTION_FLAG, &hacking.unsafe, NULL,
			"run even where the machine gives no namespaces" },
	{ 0, "json", OPTION_FLAG, &as_json, NULL, "print the result as one JSON document" },
	{ .kind = OPTION_END },
};

static const char *const examples[] = { "setter hack huge-pairs answer.cpp",
	"setter hack one-pair double_phi --save=full", NULL };

/* --- Programs ------------------------------------------------------------------------------ */

struct attacks {
	struct attack *list;
	size_t count;
};

/* Where a path of the user's is, wherever we went. */
static char *absolute(const struct kit *kit, const char *path)
{
	return *path == '/' ? xstrdup(path) : xprintf("%s/%s", kit->started, path);
}

/* A file, or else a declared solution; what is said of it is the same for both. */
static char *find_program(const struct kit *kit, const struct solutions *solutions,
		const char *name, const struct solution **solution)
{
	const char *slash = strrchr(name, '/');
	char *path = absolute(kit, name);

	*solution = solutions_find(solutions, slash ? slash + 1 : name);
	if (file_exists(path)) {
		char *own = *solution ? realpath((*solution)->path, NULL) : NULL;
		char *given = realpath(path, NULL);

		if (!own || !given || strcmp(own, given) != 0)
			*solution = NULL;
		free(own);
		free(given);
		return path;
	}
	free(path);
	if (*solution && !slash)
		return xstrdup((*solution)->path);
	error("there is no file '%s', and no solution of that name", name);
	return NULL;
}

static struct attack *add_attack(struct attacks *all, const char *file, const char *path,
		const struct solution *solution)
{
	const char *slash = strrchr(path, '/');
	struct attack *a;

	GROW(all->list, all->count);
	a = &all->list[all->count++];
	a->file = xstrdup(file);
	a->name = xstrdup(slash ? slash + 1 : path);
	a->solution = solution;
	a->finding = (struct finding)FINDING_INIT;
	return a;
}

/* --- One program ------------------------------------------------------------------------------ */

static long long budget(const struct hack *h, const struct solution *s, bool of_many)
{
	if (time_ms)
		return time_ms;
	return of_many && !solution_must_fail(s, hack_plan(h)) ? TIME_TO_STAND_MS : TIME_MS;
}

static bool is_new(const struct attacks *all, size_t from, const struct finding *f)
{
	for (size_t i = from; i + 1 < all->count; i++) {
		const struct text *other = &all->list[i].finding.input;

		if (other->length == f->input.length &&
				!memcmp(other->s, f->input.s, other->length))
			return false;
	}
	return true;
}

/* One finding, or none.  *more says whether to look for another. */
static int attack_once(struct hack *h, struct attacks *all, size_t from, bool *more)
{
	struct attack *a = &all->list[all->count - 1];
	int code = EXIT_AS_DECLARED;

	*more = false;
	switch (hack_next(h, &a->finding)) {
	case HACK_FOUND:
		a->end = ATTACK_FOUND;
		*more = true;
		if (is_new(all, from, &a->finding))
			code = attack_write_files(a, hack_problem(h), (int)(all->count - from));
		break;
	case HACK_STANDS:
		a->end = ATTACK_STANDS;
		break;
	case HACK_INTERRUPTED:
		return -1;
	default:
		return h->code;
	}
	a->unstable = h->is_unstable;
	a->ms = clock_ms() - h->begun;
	return code;
}

static void drop_last(struct attacks *all)
{
	attack_release(&all->list[--all->count]);
}

/* All findings against one program, each an attack of its own. */
static int attack_program(struct hack *h, struct attacks *all, const char *file, const char *path,
		const struct solution *solution)
{
	const size_t from = all->count;
	bool more = true;
	int code = hack_target(h, file, path);

	if (code)
		return code;
	add_attack(all, file, path, solution);
	if (!h->target.folder) {
		all->list[from].end = ATTACK_NO_PROGRAM;
		all->list[from].finding.message = xstrdup(h->target.row.compile_words);
		return EXIT_AS_DECLARED;
	}
	while (!code && more) {
		code = attack_once(h, all, from, &more);
		if (!code && all->count - from > 1 &&
				(!more || !is_new(all, from, &all->list[all->count - 1].finding)))
			drop_last(all);
		more = more && all->count - from < (size_t)findings;
		if (!code && more)
			add_attack(all, file, path, solution);
	}
	return code;
}

/* --- The result --------------------------------------------------------------------------------- */

static void print_json(const struct hack *h, const struct attacks *all)
{
	struct json json;

	json_start(&json, "setter-hack");
	json_put_string(&json, "problem", hack_problem(h)->id);
	json_put_string(&json, "limits", jail_accounting_name(h->trials.jail.accounting));
	json_key(&json, "programs");
	json_open(&json, '[');
	for (size_t i = 0; i < all->count; i++)
		attack_json(&all->list[i], h, &json);
	json_close(&json, ']');
	json_finish(&json, stdout);
}

static void print_one(const struct hack *h, const struct attack *a)
{
	attack_print(a, h, stdout);
	if (a->end == ATTACK_NO_PROGRAM)
		diag_foreign(a->finding.message, strlen(a->finding.message), NULL);
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

static void print_summary(const struct hack *h, const struct attacks *all)
{
	const struct plan *plan = hack_plan(h);
	size_t fell = 0, stand = 0, odd = 0;
	struct text names = TEXT_INIT;

	for (size_t i = 0; i < all->count; i++) {
		const struct attack *a = &all->list[i];

		fell += a->end == ATTACK_FOUND;
		stand += a->end == ATTACK_STANDS;
		if (attack_code(a, plan, true)) {
			text_printf(&names, "%s%s", odd ? ", " : "", a->name);
			odd++;
		}
	}
	if (odd)
		printf("%zu of %zu solutions are not as declared: %s\n", odd, all->count, names.s);
	else
		printf("%s: %zu solutions fall, %zu stand, as declared\n", hack_problem(h)->id,
				fell, stand);
	text_release(&names);
}

/* --- One, or all ----------------------------------------------------------------------------------- */

static int hack_one(struct hack *h, const struct kit *kit, const struct solutions *solutions,
		const char *name, struct attacks *all)
{
	const struct solution *solution;
	char *path = find_program(kit, solutions, name, &solution);
	int code = EXIT_BAD_REQUEST;

	if (path) {
		h->options.time_ms = budget(h, solution, false);
		code = attack_program(h, all, name, path, solution);
	}
	free(path);
	if (!code && save && all->list[0].end == ATTACK_FOUND)
		code = hack_save(h, kit, &all->list[0], save, save_as);
	for (size_t i = 0; !code && !as_json && i < all->count; i++)
		print_one(h, &all->list[i]);
	if (!code)
		code = attack_code(&all->list[0], hack_plan(h), must_find);
	return code;
}

static int hack_all(struct hack *h, const struct solutions *solutions, struct attacks *all)
{
	const size_t width = name_width(solutions);
	int code = EXIT_AS_DECLARED;

	for (size_t i = 0; i < solutions->count && !code; i++) {
		const struct solution *s = solutions->list[i];
		const size_t from = all->count;

		h->options.time_ms = budget(h, s, true);
		code = attack_program(h, all, s->path, s->path, s);
		for (size_t k = from; !code && !as_json && !common.quiet && k < all->count; k++) {
			if (common.verbose)
				attack_print(&all->list[k], h, stdout);
			else
				attack_print_line(&all->list[k], h, width, stdout);
			fflush(stdout);
		}
	}
	if (code)
		return code;
	if (!as_json)
		print_summary(h, all);
	for (size_t i = 0; i < all->count; i++)
		code = worse(code, attack_code(&all->list[i], hack_plan(h), true));
	return code;
}

static int run_hack(const struct kit *kit, const char *id, const struct names *programs)
{
	struct hack h = HACK_INIT;
	struct solutions solutions = SOLUTIONS_INIT;
	struct attacks all = { NULL, 0 };
	int code;

	h.options = hacking;
	code = hack_open(&h, kit, id);
	if (!code && solutions_read(&solutions, hack_problem(&h), hack_plan(&h)))
		code = EXIT_BAD_REQUEST;
	if (!code && save && plan_find_group(hack_plan(&h), save) == hack_plan(&h)->group_count) {
		error("'%s' has no group '%s'", id, save);
		code = EXIT_BAD_REQUEST;
	}
	if (!code)
		code = programs->count ? hack_one(&h, kit, &solutions, programs->list[0], &all)
				       : hack_all(&h, &solutions, &all);
	if (as_json && code >= 0 && code < EXIT_BAD_REQUEST && all.count)
		print_json(&h, &all);
	if (code < 0)
		note("interrupted");
	for (size_t i = 0; i < all.count; i++)
		attack_release(&all.list[i]);
	free(all.list);
	solutions_release(&solutions);
	hack_close(&h);
	return code;
}

/* --- The command ------------------------------------------------------------------------------------- */

static int check_options(const struct names *programs, const char *id)
{
	if (programs->count > 1)
		return error("hack one program at a time, or none for all declared solutions");
	if (save && !programs->count)
		return error("--save keeps what one program fails: hack which?");
	if (save_as && strcmp(save_as, "line") != 0 && strcmp(save_as, "text") != 0)
		return error("option '--save-as' wants line or text, not '%s'", save_as);
	if (save_as && !save) {
		error("--save-as needs --save");
		hint("setter hack %s PROGRAM --save=GROUP --save-as=%s", id, save_as);
		return -1;
	}
	if (!is_plain_name(hacking.seed))
		return error("option '--seed' wants a word of letters, digits, '-' and '_', not '%s'",
				hacking.seed);
	return 0;
}

static int find_against(const struct kit *kit, const char *id)
{
	char *path, *own = NULL;

	if (!against)
		return 0;
	path = absolute(kit, against);
	for (int l = 0; !file_exists(path) && l < language_count(); l++) {
		free(own);
		own = xprintf("solutions/%s/%s%s", id, against,
				strchr(against, '.') ? "" : language_ending((enum language)l));
		if (file_exists(own)) {
			free(path);
			path = xstrdup(own);
		}
	}
	free(own);
	if (!file_exists(path)) {
		free(path);
		return error("there is no file '%s', and no solution of that name", against);
	}
	hacking.against = path;
	hacking.against_file = against;
	return 0;
}

/* PROBLEM [FILE|SOLUTION], or [FILE|SOLUTION] inside a problem. */
static int cmd_hack(const struct names *arguments)
{
	struct names id = NAMES_INIT, programs = NAMES_INIT;
	struct kit kit = KIT_INIT;
	int code = EXIT_BAD_REQUEST;

	hacking.jobs = job_count(jobs);
	hacking.tries = tries;
	if (!kit_open(&kit, common.folder) && !command_problem(&kit, arguments, &id, &programs) &&
			!check_options(&programs, id.list[0]) && !find_against(&kit, id.list[0]))
		code = run_hack(&kit, id.list[0], &programs);
	names_release(&id);
	names_release(&programs);
	free((char *)hacking.against);
	kit_release(&kit);
	return code;
}

const struct command command_hack_entry = { "hack",
	"search for an input that breaks a program, and make it small", "[PROBLEM] [FILE|SOLUTION]",
	options, examples, cmd_hack };
