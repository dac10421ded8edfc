#define _GNU_SOURCE
#include "judge/judge.h"

#include <fcntl.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/diag.h"
#include "base/paths.h"
#include "base/printable.h"
#include "base/text.h"
#include "base/whole_file.h"
#include "base/xalloc.h"
#include "build/role_talk.h"
#include "build/roles.h"
#include "build/test_maker.h"
#include "judge/judge_file.h"
#include "judge/judge_place.h"
#include "problem/plan.h"
#include "process/pool.h"

/* --- A processor for one's own measurements -------------------------------------------------- */

/*
 * Claims a processor that no other judge of this kit has, until this process ends.  Returns
 * its number, or -1: there is none left.
 */
static int claim_processor(void)
{
	cpu_set_t usable;

	if (sched_getaffinity(0, sizeof usable, &usable) || folder_make(BUILD_PROCESSORS))
		return -1;
	for (int cpu = CPU_SETSIZE - 1; cpu >= 0; cpu--) {
		char *path;
		int fd;

		if (!CPU_ISSET(cpu, &usable))
			continue;
		path = xprintf(BUILD_PROCESSORS "/%d.lock", cpu);
		fd = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0666);
		free(path);
		if (fd >= 0 && !flock(fd, LOCK_EX | LOCK_NB))
			return cpu;
		if (fd >= 0)
			close(fd);
	}
	return -1;
}

/* From now on this process runs on the others, if there are any; what it starts may not. */
static void leave_processor(int cpu)
{
	cpu_set_t others;

	if (cpu < 0 || sched_getaffinity(0, sizeof others, &others))
		return;
	CPU_CLR(cpu, &others);
	if (CPU_COUNT(&others))
		(void)!sched_setaffinity(0, sizeof others, &others);
}

/* --- An input that is given, made a test: the only one of a plan of its own ------------------ */

/*
 * Its files are build/problems/X/shown/input-HASH.in and .ans.
 */

/* For the validator and the reference. */
#define SECONDS 10

static void make_plan(struct plan *plan, const struct problem *problem, const struct text *input)
{
	struct hasher hasher;
	struct test *test;

	plan->problem = problem;
	plan->groups = xcalloc(1, sizeof *plan->groups);
	plan->group_count = 1;
	plan->groups->name = xstrdup("input");
	plan->groups->test_count = 1;
	plan->groups->bounds = xcalloc(problem->bound_count, sizeof *plan->groups->bounds);
	plan->tests = xcalloc(1, sizeof *plan->tests);
	plan->test_count = 1;
	hasher_init(&hasher);
	hasher_add(&hasher, input->s, input->length);
	test = plan->tests;
	test->name = xprintf("input-%.8s", hash_text(hasher_finish(&hasher)).s);
	test->line = xstrdup("");
	test->description = xstrdup("");
	test->folder = path_of(problem->id, PATH_SHOWN);
}

static int validate(const struct problem *problem, const char *in)
{
	struct role_call validator = role_validator(problem, in, NULL);
	int rc;

	rc = role_run(&validator, 1000 * SECONDS);
	if (!rc && role_validity(&validator) != ROLE_VALID) {
		warning("the validator does not accept this input");
		diag_foreign(validator.process.said.s, validator.process.said.length, NULL);
	}
	role_release(&validator);
	return rc ? EXIT_BROKEN : EXIT_AS_DECLARED;
}

/* It must win, and what the interactor notes down is the answer. */
static int talk_to_reference(const struct problem *problem, const char *in, const char *out)
{
	struct role_talk t = role_talk_reference(problem, in, out);
	SCOPED(text) fault = TEXT_INIT;
	int code = EXIT_AS_DECLARED;

	if (role_talk_run(&t, 1000 * SECONDS)) {
		code = EXIT_BROKEN;
	} else if (!role_talk_is_won(&t)) {
		const struct role_call *whose = role_talk_fault(&t, &fault);

		if (whose == &t.program)
			error("the reference '%s' %s on this input", problem->reference, fault.s);
		else
			error("the interactor '%s' %s on this input", problem->interactor, fault.s);
		role_talk_explain(&t, whose);
		code = EXIT_NOT_AS_DECLARED;
	}
	role_talk_release(&t);
	return code;
}

static int run_reference(const struct problem *problem, const char *in, const char *out)
{
	struct role_call reference = role_reference(problem, in, out);
	struct process *p = &reference.process;
	int code = EXIT_AS_DECLARED;

	if (role_run(&reference, 1000 * SECONDS)) {
		code = EXIT_BROKEN;
	} else if (!process_succeeded(p)) {
		error("the reference '%s' %s on this input", problem->reference,
				process_ending(p).s);
		p->out = NULL;
		process_explain(p);
		code = EXIT_NOT_AS_DECLARED;
	}
	role_release(&reference);
	return code;
}

/*
 * Makes the plan.  The reference writes the answer; a validator that refuses the input gets
 * a warning, no more: whoever asks wants to see what happens.  The programs must be compiled.
 * Reports an error and returns an exit code.
 */
static int judge_input_plan(struct plan *plan, const struct problem *problem,
		const struct text *input)
{
	char *in, *ans;
	int code = EXIT_BROKEN;

	if (problem_needs_reference(problem, "an input of your own"))
		return EXIT_BAD_REQUEST;
	make_plan(plan, problem, input);
	in = test_file(problem, plan->tests, "in");
	ans = test_file(problem, plan->tests, "ans");
	SCOPED_FREE char *new_ans = file_temporary_name(ans);
	if (!folder_make(plan->tests->folder) && !file_replace(in, input->s, input->length))
		code = problem->validator ? validate(problem, in) : EXIT_AS_DECLARED;
	if (!code)
		code = problem->interactor ? talk_to_reference(problem, in, new_ans)
					   : run_reference(problem, in, new_ans);
	if (!code && file_move(new_ans, ans))
		code = EXIT_BROKEN;
	free(in);
	free(ans);
	return code;
}

/* --- What the tests need ---------------------------------------------------------------- */

static struct workpiece *workpiece(const struct judge *j)
{
	return j->work.list[0];
}

const struct problem *judge_problem(const struct judge *j)
{
	return &workpiece(j)->problem;
}

static struct plan *judged_plan(struct judge *j)
{
	return j->options.input ? &j->given : &workpiece(j)->plan;
}

const struct plan *judge_plan(const struct judge *j)
{
	return j->options.input ? &j->given : &workpiece(j)->plan;
}

/* With what the jail gives, or why it gives nothing. */
static int try_jail(struct judge *j)
{
	struct jail jail = JAIL_INIT;

	if (jail_open(&jail))
		return EXIT_BROKEN;
	if (judge_hide_tests(&jail)) {
		jail_release(&jail);
		return EXIT_BROKEN;
	}
	j->matrix.jail = jail.level;
	j->matrix.limits = jail_accounting_name(jail.accounting);
	jail_release(&jail);
	return EXIT_AS_DECLARED;
}

static int build_tests(struct judge *j, const struct kit *kit, const char *id)
{
	const struct build_options build = { .globs = j->options.input ? "" : j->options.globs,
		.jobs = pool_job_count(0),
		.time_ms = 10000,
		.verified = j->options.verified };
	int code;

	workpieces_open(&j->work, kit, id, &build);
	code = workpieces_build(&j->work, &build);
	if (code == EXIT_NOT_AS_DECLARED && workpiece(j)->states &&
			!workpiece_count(workpiece(j), TEST_MISSING)) {
		warning("judging '%s' on tests that do not match tests.xxh", id);
		j->build_code = code;
		return EXIT_AS_DECLARED;
	}
	return code;
}

static int choose_tests(struct judge *j)
{
	const struct plan *plan = judge_plan(j);
	size_t count = 0;

	j->chosen = xcalloc(plan->test_count, sizeof *j->chosen);
	for (size_t i = 0; i < plan->test_count; i++) {
		j->chosen[i] = name_matches(plan->tests[i].name, j->options.globs);
		count += j->chosen[i];
	}
	j->matrix.chosen = count;
	return count ? 0
		     : error("no test of '%s' matches '%s'", plan->problem->id, j->options.globs);
}

static int open_files(struct judge *j)
{
	SCOPED_FREE char *journal = path_of(judge_problem(j)->id, PATH_JOURNAL);
	const int rc = judge_place_open(&j->place, judge_problem(j), &j->work.hashes) ||
			judge_place_keep_tests(&j->place, judged_plan(j), j->chosen,
					&j->work.hashes) ||
			journal_open(&j->journal, journal);

	return rc ? EXIT_BROKEN : EXIT_AS_DECLARED;
}

static int open_matrix(struct judge *j)
{
	j->matrix.plan = judge_plan(j);
	return choose_tests(j) ? EXIT_BAD_REQUEST : open_files(j);
}

int judge_open(struct judge *j, const struct kit *kit, const char *id)
{
	int code = try_jail(j);

	if (!code)
		code = build_tests(j, kit, id);
	if (!code && j->options.input)
		code = judge_input_plan(&j->given, judge_problem(j), j->options.input);
	if (!code)
		code = open_matrix(j);
	workpieces_unlock(&j->work);
	return code;
}

void judge_close(struct judge *j)
{
	if (j->work.count)
		judge_place_close(&j->place, judged_plan(j), &j->work.hashes);
	free(j->chosen);
	journal_release(&j->journal);
	if (j->matrix.rows)
		matrix_release(&j->matrix);
	solutions_release(&j->solutions);
	plan_release(&j->given);
	workpieces_close(&j->work);
}

/* --- Rows ---------------------------------------------------------------------------------- */

static long long time_limit(const struct judge *j, enum language language)
{
	const struct problem *p = judge_problem(j);

	return j->options.time_ms ? j->options.time_ms
				  : p->time_ms * p->time_percent[language] / 100;
}

static const char *last_part(const char *path)
{
	const char *slash = strrchr(path, '/');

	return slash ? slash + 1 : path;
}

/* The outputs of two files of one name would be in one folder. */
static int check_name(const struct judge *j, const char *file, const char *shown)
{
	for (size_t i = 0; j->options.outputs && i < j->matrix.count; i++)
		if (!strcmp(j->matrix.rows[i].name, last_part(file))) {
			SCOPED_FREE char *other = printable_name(j->matrix.rows[i].file);

			error("'%s' and '%s' have the same name, and so would their outputs", other,
					shown);
			return -1;
		}
	return 0;
}

int judge_add_file(struct judge *j, const char *file, const char *path, const struct solution *s)
{
	struct matrix *m = &j->matrix;
	enum language language;
	struct row *row;
	char *tool;

	char *shown = printable_name(file);
	const bool refused = judge_check_source(shown, path, !s, &language) ||
			check_name(j, file, shown);

	tool = refused ? NULL : language_tool(language);
	if (!refused && !tool) {
		note("'%s' is not installed; skipping '%s'", language_tool_name(language), shown);
		j->left_out++;
	}
	free(shown);
	if (!tool)
		return refused ? -1 : 0;
	free(tool);
	GROW(m->rows, m->count);
	row = &m->rows[m->count++];
	row->file = xstrdup(file);
	row->path = xstrdup(path);
	row->name = xstrdup(last_part(file));
	row->language = language;
	row->solution = s;
	row->time_ms = time_limit(j, language);
	row->compile_words = xstrdup("");
	row->cells = xcalloc(m->plan->test_count, sizeof *row->cells);
	return 0;
}

int judge_list_solutions(struct judge *j)
{
	return solutions_list(&j->solutions, judge_problem(j)) ? EXIT_BAD_REQUEST
							       : EXIT_AS_DECLARED;
}

int judge_add_solution(struct judge *j, const char *name)
{
	struct solution *s = judge_solution(j, name);

	if (!s || solution_read(s, judge_problem(j), &workpiece(j)->plan))
		return EXIT_BAD_REQUEST;
	return judge_add_file(j, s->path, s->path, s) ? EXIT_BAD_REQUEST : EXIT_AS_DECLARED;
}

int judge_add_solutions(struct judge *j)
{
	int code = EXIT_AS_DECLARED;

	if (solutions_read(&j->solutions, judge_problem(j), &workpiece(j)->plan))
		code = j->header_code = EXIT_BAD_REQUEST;
	if (j->solutions.count)
		code = EXIT_AS_DECLARED;
	for (size_t i = 0; !code && i < j->solutions.count; i++) {
		const struct solution *s = j->solutions.list[i];

		if (judge_add_file(j, s->path, s->path, s))
			code = EXIT_BAD_REQUEST;
	}
	return code;
}

/* With their endings, or without. */
static struct names solution_names(const struct judge *j, bool endings)
{
	struct names known = NAMES_INIT;

	for (size_t i = 0; i < j->solutions.count; i++) {
		const char *name = j->solutions.list[i]->name;

		names_take(&known, xstrndup(name, endings ? strlen(name) : strcspn(name, ".")));
	}
	return known;
}

static void unknown_solution(const struct judge *j, const char *name)
{
	const char *id = judge_problem(j)->id;
	struct names known = solution_names(j, true);
	char *folder;

	for (size_t i = 0; i < j->solutions.count; i++)
		if (solution_is_called(j->solutions.list[i], last_part(name))) {
			error("'%s' has more than one solution '%s'", id, name);
			hint("name it with its ending: '%s'",
					name_nearest(name, names_known(&known)));
			names_release(&known);
			return;
		}
	names_release(&known);
	known = solution_names(j, strchr(name, '.'));
	folder = kit_solution_folder(id);
	SCOPED_FREE char *otherwise = xprintf("they are in '%s'", folder);
	free(folder);
	diag_unknown(diag_nowhere, known, name, otherwise, "'%s' has no solution '%s'", id, name);
}

struct solution *judge_solution(const struct judge *j, const char *name)
{
	struct solution *s = solutions_find(&j->solutions, last_part(name));

	if (!s)
		unknown_solution(j, name);
	return s;
}

char *judge_limit_words(const struct judge *j)
{
	return xprintf("limit %lld ms", time_limit(j, LANGUAGE_C));
}

/* --- Judging -------------------------------------------------------------------------------------- */

/* A jail that is opened when something is to be run: often the journal has everything. */
struct lazy_jail {
	struct jail jail;
	bool is_open;
	char why[JAIL_MESSAGE_MAX]; /* it cannot be opened, or "" */
};

/* If it cannot be opened, the result says so. */
static bool open_lazily(struct lazy_jail *lazy, struct jail_result *result)
{
	if (!lazy->is_open && !*lazy->why)
		lazy->is_open = !jail_open_quietly(&lazy->jail, lazy->why);
	if (!lazy->is_open) {
		*result = (struct jail_result){ .ending = JAIL_BROKEN, .fetched = -1 };
		memcpy(result->message, lazy->why, sizeof result->message);
	}
	return lazy->is_open;
}

static void in_jail(void *context, const struct jail_job *job, struct jail_result *result)
{
	struct lazy_jail *lazy = context;

	if (open_lazily(lazy, result))
		jail_run(&lazy->jail, job, result);
}

static void talk_in_jail(void *context, const struct jail_job *program,
		const struct jail_job *interactor, struct jail_talk *talk)
{
	struct lazy_jail *lazy = context;

	if (open_lazily(lazy, &talk->program))
		jail_talk_run(&lazy->jail, program, interactor, talk);
	else
		talk->dialogue = DIALOGUE_INIT;
}

static struct judging judging_of(struct judge *j)
{
	const struct judge_options *o = &j->options;
	struct judging judging = {
		.problem = judge_problem(j),
		.plan = judge_plan(j),
		.hashes = &j->work.hashes,
		.journal = &j->journal,
		.chosen = j->chosen,
		.extent = o->extent,
		.declared = o->declared,
		.memory_mib = o->memory_mib ? o->memory_mib : judge_problem(j)->memory_mib,
		.checker_folder = j->place.checker,
		.checker = j->place.checker_hash,
		.interactor_folder = j->place.interactor,
		.interactor = j->place.interactor_hash,
		.jail = j->matrix.jail,
		.limits = j->matrix.limits,
		.outputs = o->outputs,
		.scratch = j->place.folder,
		.cpu = -1,
		.trace = o->trace,
	};

	return judging;
}

struct row_task {
	struct judge *judge;
	size_t number;
};

static bool is_surprise(const struct judge *j, size_t row)
{
	return row_surprise(&j->matrix, &j->matrix.rows[row]).kind != AS_DECLARED;
}

/* In a process of its own: it has a jail of its own, and tells what it finds to the journal. */
static int judge_row(void *context)
{
	const struct row_task *task = context;
	struct judging judging = judging_of(task->judge);
	struct lazy_jail lazy = { .jail = JAIL_INIT };
	int rc;

	/* The journal says of what it finds that it was held by this. */
	lazy.jail.required = task->judge->matrix.jail;
	judging.runner = (struct judge_runner){ in_jail, &lazy, talk_in_jail };
	judging.cpu = claim_processor();
	leave_processor(judging.cpu);
	rc = judge_file(&judging, &task->judge->matrix, task->number, true);
	if (lazy.is_open)
		jail_release(&lazy.jail);
	if (rc)
		return EXIT_BROKEN;
	return is_surprise(task->judge, task->number) ? EXIT_NOT_AS_DECLARED : EXIT_AS_DECLARED;
}

static int make_output_folders(const struct judge *j)
{
	int rc = 0;

	for (size_t i = 0; j->options.outputs && i < j->matrix.count; i++) {
		SCOPED_FREE char *folder = xprintf("%s/%s", j->options.outputs,
				j->matrix.rows[i].name);

		rc |= folder_make(folder);
	}
	return rc;
}

/* What an earlier run found is forgotten, here and in the processes to come. */
static void forget_journal(struct journal *journal)
{
	for (size_t i = 0; i < journal->capacity; i++)
		cell_clear(&journal->table[i].cell);
	journal->count = 0;
}

/* Half of the processors: the times of a run suffer from its neighbours. */
static int judging_jobs(int asked)
{
	const int all = pool_job_count(asked);

	if (asked || getenv("SETTER_JOBS"))
		return all;
	return all > 1 ? all / 2 : 1;
}

static int judge_rows(struct judge *j)
{
	SCOPED_FREE struct task *tasks = xcalloc(j->matrix.count, sizeof *tasks);
	SCOPED_FREE struct row_task *rows = xcalloc(j->matrix.count, sizeof *rows);
	int code;

	for (size_t i = 0; i < j->matrix.count; i++) {
		rows[i] = (struct row_task){ j, i };
		tasks[i].run = judge_row;
		tasks[i].context = &rows[i];
		tasks[i].stops = j->options.fail_fast;
	}
	code = pool_run(tasks, j->matrix.count, judging_jobs(j->options.jobs), "files");
	for (size_t i = 0; !code && i < j->matrix.count; i++) {
		if (tasks[i].done && tasks[i].code > EXIT_NOT_AS_DECLARED)
			code = EXIT_BROKEN;
		j->unwanted += !tasks[i].done;
	}
	return code;
}

/* Nothing is known of it. */
static void forget_row(struct row *row)
{
	row->compiled = VERDICT_AC;
	row->complete = false;
}

/* All rows, as far as the journal knows them. */
static int fill_matrix(struct judge *j)
{
	struct judging judging = judging_of(j);
	int rc = 0;

	for (size_t i = 0; i < j->matrix.count; i++) {
		for (size_t t = 0; t < judge_plan(j)->test_count; t++)
			cell_clear(&j->matrix.rows[i].cells[t]);
		if (i < j->matrix.count - j->unwanted)
			rc |= judge_file(&judging, &j->matrix, i, false);
		else
			forget_row(&j->matrix.rows[i]);
	}
	return rc;
}

/* What an earlier run has left: up to the first test of each file that it has not. */
static void count_known(struct judge *j)
{
	fill_matrix(j);
	for (size_t i = 0; i < j->matrix.count; i++) {
		j->matrix.rows[i].known = row_judged(&j->matrix, &j->matrix.rows[i]);
		for (size_t t = 0; t < judge_plan(j)->test_count; t++)
			cell_clear(&j->matrix.rows[i].cells[t]);
		forget_row(&j->matrix.rows[i]);
	}
}

void judge_tell_known(const struct judge *j)
{
	size_t known = 0, judged = 0;

	for (size_t i = 0; i < j->matrix.count; i++) {
		const size_t count = row_judged(&j->matrix, &j->matrix.rows[i]);

		judged += count;
		known += count ? j->matrix.rows[i].known : 0;
	}
	if (known)
		note("from the journal: %zu of %zu runs; --no-resume judges again", known, judged);
}

void judge_peek(struct judge *j)
{
	journal_reread(&j->journal);
	fill_matrix(j);
}

int judge_all(struct judge *j)
{
	int code;

	if (make_output_folders(j))
		return EXIT_BROKEN;
	if (!j->options.resume || j->options.outputs)
		forget_journal(&j->journal);
	else
		count_known(j);
	code = judge_rows(j);
	journal_reread(&j->journal);
	if (fill_matrix(j) && !code)
		code = EXIT_BROKEN;
	return code;
}
