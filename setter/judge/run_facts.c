#include "judge/run_facts.h"

#include <stdlib.h>
#include <string.h>
#include <sys/utsname.h>
#include <unistd.h>

#include "base/printable.h"
#include "base/version.h"
#include "base/xalloc.h"
#include "build/bounds_reached.h"
#include "build/compile.h"
#include "build/make_times.h"
#include "build/test_maker.h"
#include "process/process.h"

static void put_file_hash(struct json *j, const char *key, const char *path,
		struct file_hashes *hashes)
{
	struct hash hash;

	json_put_string(j, key, path && file_hash(hashes, path, &hash) ? hash_text(hash).s : NULL);
}

/* --- Collecting -------------------------------------------------------------------------------- */

static bool is_used(const struct matrix *m, enum language language)
{
	for (size_t i = 0; i < m->count; i++)
		if (m->rows[i].language == language)
			return true;
	return language == LANGUAGE_C;
}

/* The first line of what `TOOL --version` says; "" if it says nothing.  Releases the words. */
static char *version_of(struct names *tool)
{
	struct process p = { .time_ms = 10000, .trusted = true };
	struct text line = TEXT_INIT;

	names_add(tool, "--version");
	p.argv = tool->list;
	if (!process_run(&p) && process_succeeded(&p))
		text_add_printable(&line, p.said.s, strcspn(p.said.s, "\n"), 200);
	process_release(&p);
	names_release(tool);
	return text_detach(&line);
}

static char *language_version(enum language language)
{
	struct names words = NAMES_INIT;
	char *tool = language_tool(language);

	if (!tool)
		return xstrdup("");
	names_take(&words, tool);
	return version_of(&words);
}

int run_facts_collect(struct run_facts *facts, const struct matrix *m, struct file_hashes *hashes,
		int jobs)
{
	struct names compiler = NAMES_INIT;

	for (int l = 0; l < language_count(); l++)
		names_take(&facts->versions,
				is_used(m, (enum language)l) ? language_version((enum language)l)
							     : xstrdup(""));
	compile_cc(&compiler);
	facts->compiler = version_of(&compiler);
	return plot_facts_collect(&facts->plots, m->plan, hashes, jobs);
}

void run_facts_release(struct run_facts *facts)
{
	plot_facts_release(&facts->plots);
	names_release(&facts->versions);
	free(facts->compiler);
	facts->compiler = NULL;
}

/* --- Bounds ------------------------------------------------------------------------------------- */

/* With the tests of the groups that it includes. */
static void put_group_reached(struct json *j, const struct plan *plan, size_t group)
{
	SCOPED(bounds_reached) reached = BOUNDS_REACHED_INIT;

	for (size_t t = 0; t < plan->test_count; t++)
		if (plan_counts_for(plan, &plan->tests[t], group))
			test_add_reached(plan->problem, &plan->tests[t], &reached);
	json_open(j, '{');
	json_put_string(j, "group", plan->groups[group].name);
	json_put_open(j, "variables", '[');
	bounds_reached_json(&reached, j);
	json_close(j, ']');
	json_close(j, '}');
}

/* --- Provenance ----------------------------------------------------------------------------------- */

/* Frees the names of the program and of its command. */
static void put_program(struct json *j, const char *role, const char *name, const char *source,
		char *program, char *command, struct file_hashes *hashes)
{
	json_open(j, '{');
	json_put_string(j, "role", role);
	json_put_string(j, "name", name);
	json_put_string(j, "source", source);
	put_file_hash(j, "source_hash", source, hashes);
	put_file_hash(j, "program_hash", program, hashes);
	json_put_string(j, "command", command);
	json_close(j, '}');
	free(program);
	free(command);
}

static void put_kit_program(struct json *j, const char *role, enum kit_folder folder,
		const char *name, const struct problem *p, struct file_hashes *hashes)
{
	SCOPED_FREE char *source = kit_source(p->id, folder, name);

	put_program(j, role, name, source, kit_program(p->kit, p->id, folder, name),
			problem_program_command(p, folder, name), hashes);
}

static void put_programs(struct json *j, const struct plan *plan, struct file_hashes *hashes)
{
	const struct problem *p = plan->problem;
	SCOPED(names) generators = NAMES_INIT;

	for (size_t t = 0; t < plan->test_count; t++)
		if (plan->tests[t].words.count)
			names_add(&generators, plan->tests[t].words.list[0]);
	names_sort(&generators);
	if (p->validator)
		put_program(j, "validator", p->validator, p->validator_source, validator_program(p),
				validator_command(p), hashes);
	if (problem_has_checker(p))
		put_kit_program(j, "checker", KIT_CHECKER, p->checker, p, hashes);
	if (p->interactor)
		put_kit_program(j, "interactor", KIT_INTERACTOR, p->interactor, p, hashes);
	if (p->reference)
		put_program(j, "reference", p->reference, p->reference_source,
				solution_program(p->id, p->reference_source),
				solution_command(p->id, p->reference_source), hashes);
	for (size_t i = 0; i < generators.count; i++)
		put_kit_program(j, "generator", KIT_GEN, generators.list[i], p, hashes);
	if (p->plot)
		put_kit_program(j, "plot", KIT_GEN, p->plot, p, hashes);
}

static void put_sources(struct json *j, const struct problem *p, struct file_hashes *hashes)
{
	static const char *const files[] = { "problem.yaml", "tests.plan", "tests.xxh",
		"unit.plan" };

	for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
		SCOPED_FREE char *path = xprintf("%s/%s", p->folder, files[i]);

		json_open(j, '{');
		json_put_string(j, "file", path);
		put_file_hash(j, "hash", path, hashes);
		json_close(j, '}');
	}
}

static void put_language(struct json *j, enum language language, const char *version)
{
	SCOPED(names) argv = NAMES_INIT;

	language_jail_compile_command(language, language_source_name(language), "program", &argv);
	if (!argv.count)
		language_jail_run_command(language, language_source_name(language), 0, &argv);
	SCOPED_FREE char *command = names_joined(&argv);
	json_open(j, '{');
	json_put_string(j, "name", language_name(language));
	json_put_string(j, "command", command);
	json_put_string(j, "version", *version ? version : NULL);
	json_close(j, '}');
}

/* The value after "model name	: ", or NULL. */
static char *processor_name(void)
{
	SCOPED(text) all = TEXT_INIT;
	char *name = NULL, *line;

	if (!text_read_file(&all, "/proc/cpuinfo") && (line = strstr(all.s, "model name"))) {
		const char *colon = strchr(line, ':');

		if (colon)
			name = xstrndup(colon + 1 + strspn(colon + 1, " "),
					strcspn(colon + 1 + strspn(colon + 1, " "), "\n"));
	}
	return name;
}

static void put_machine(struct json *j)
{
	SCOPED_FREE char *processor = processor_name(), *system = NULL;
	struct utsname about;

	if (!uname(&about))
		system = xprintf("%s %s %s", about.sysname, about.release, about.machine);
	json_put_open(j, "machine", '{');
	json_put_string(j, "system", system);
	json_put_string(j, "processor", processor);
	json_put_number(j, "processors", sysconf(_SC_NPROCESSORS_ONLN));
	json_close(j, '}');
}

/* --- All of it -------------------------------------------------------------------------------------- */

static void put_plots(const struct plot_facts *plots, const struct plan *plan, struct json *j)
{
	SCOPED_FREE const char **names = xcalloc(plan->test_count, sizeof *names);

	for (size_t t = 0; t < plan->test_count; t++)
		names[t] = plan->tests[t].name;
	plots_json(&plots->plots, plots->tests, names, plots->test_count, j);
}

void run_facts_json(const struct run_facts *facts, const struct matrix *m,
		struct file_hashes *hashes, struct json *j)
{
	const struct plan *plan = m->plan;

	json_put_string(j, "title", problem_title(plan->problem, "en"));
	json_put_string(j, "kit", SETTER_VERSION);
	put_machine(j);
	json_put_open(j, "languages", '[');
	for (int l = 0; l < (int)facts->versions.count; l++)
		if (is_used(m, (enum language)l))
			put_language(j, (enum language)l, facts->versions.list[l]);
	json_close(j, ']');
	json_put_string(j, "compiler",
			facts->compiler && *facts->compiler ? facts->compiler : NULL);
	json_put_open(j, "programs", '[');
	put_programs(j, plan, hashes);
	json_close(j, ']');
	json_put_open(j, "sources", '[');
	put_sources(j, plan->problem, hashes);
	json_close(j, ']');
	json_put_open(j, "reached", '[');
	for (size_t g = 0; g < plan->group_count; g++)
		put_group_reached(j, plan, g);
	json_close(j, ']');
	put_plots(&facts->plots, plan, j);
}

void run_facts_times_json(const struct problem *problem, const struct test *test, struct json *j)
{
	struct make_times times;

	json_key(j, "make_us");
	if (!make_times_read(&times, problem, test)) {
		json_add_string(j, NULL);
		return;
	}
	json_open(j, '{');
	for (int s = 0; s < MAKE_STEPS; s++)
		if (times.us[s] != TIME_UNKNOWN)
			json_put_number(j, make_step_words[s], times.us[s]);
	json_close(j, '}');
}
