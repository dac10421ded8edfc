#include "plot/plot.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/diag.h"
#include "base/paths.h"
#include "base/printable.h"
#include "base/whole_file.h"
#include "base/xalloc.h"
#include "build/compile.h"
#include "build/test_maker.h"
#include "jail/jail.h"
#include "problem/line.h"
#include "process/pool.h"

/* Part of every key: when the format changes, everything is made again. */
#define RECIPE "setter plot 1"

#define PLOT_SECONDS 10
#define PLOT_OUTPUT_MIB 128

/* --- The program --------------------------------------------------------------------------------- */

struct plotter {
	const struct plan *plan;
	const struct plots *plots;
	struct names words; /* of the line in problem.yaml */
	char *folder;       /* of what is kept */
	char *program;      /* a folder with nothing but the program in it */
	struct hash key;    /* of the program and its words */
};

/* A run sees the whole folder of its program. */
static int lay_out_program(const struct plotter *p, const char *program)
{
	SCOPED_FREE char *copy = xprintf("%s/plot", p->program);
	int rc = folder_make(p->program);

	if (!rc)
		rc = file_copy(program, copy, 0755);
	return rc;
}

static int find_program(struct plotter *p, struct file_hashes *hashes, char **program)
{
	const struct problem *problem = p->plan->problem;
	const struct line_values values = { .problem = problem };

	if (line_read(problem->plot_line, &values, &p->words))
		return EXIT_BAD_REQUEST;
	*program = kit_program(problem->kit, problem->id, KIT_GEN, p->words.list[0]);
	return compile_kit_program(hashes, problem, KIT_GEN, p->words.list[0]);
}

static struct hash key_of(const struct plotter *p, struct hash program)
{
	struct hasher hasher;

	hasher_init(&hasher);
	hasher_add_string(&hasher, RECIPE);
	hasher_add_hash(&hasher, program);
	for (size_t i = 1; i < p->words.count; i++)
		hasher_add_string(&hasher, p->words.list[i]);
	return hasher_finish(&hasher);
}

/* Returns an exit code. */
static int plotter_init(struct plotter *p, const struct plan *plan, struct file_hashes *hashes)
{
	SCOPED_FREE char *program = NULL;
	struct hash hash;
	int code;

	*p = (struct plotter){ .plan = plan };
	p->folder = path_of(plan->problem->id, PATH_PLOTS);
	p->program = xprintf("%s/program", p->folder);
	code = find_program(p, hashes, &program);
	if (!code && !file_hash(hashes, program, &hash)) {
		error("cannot read '%s'", program);
		code = EXIT_BROKEN;
	}
	if (!code && lay_out_program(p, program))
		code = EXIT_BROKEN;
	if (!code)
		p->key = key_of(p, hash);
	return code;
}

static void plotter_release(struct plotter *p)
{
	names_release(&p->words);
	free(p->folder);
	free(p->program);
}

/* --- One call --------------------------------------------------------------------------------------- */

/* "ended with exit code 3: FAIL ...", of a run that did not go well. */
static void explain(const struct jail_result *result, const char *said, struct text *why)
{
	if (result->ending == JAIL_BROKEN)
		text_add_string(why, result->message);
	else if (result->stop != JAIL_NOT_STOPPED)
		text_add_string(why, "takes too much time or memory");
	else if (result->ending == JAIL_SIGNALLED)
		text_printf(why, "was killed by signal %d", result->code);
	else if (result->code)
		text_printf(why, "ended with exit code %d", result->code);
	else
		text_add_string(why, "wrote to standard error");
	if (*said) {
		text_add_string(why, ": ");
		text_add_printable(why, said, strcspn(said, "\n"), 200);
	}
}

static int open_new(const char *path)
{
	return open(path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0600);
}

static int run_with(const struct plotter *p, struct jail *jail, struct jail_job *job,
		struct text *out, struct text *why)
{
	SCOPED_FREE char *out_path = xprintf("%s/output", p->folder),
			 *out_name = file_temporary_name(out_path),
			 *err_name = file_temporary_name(out_path);
	struct jail_result result = { .fetched = -1 };
	SCOPED(text) said = TEXT_INIT;
	int rc = -1;

	job->out = open_new(out_name);
	job->err = open_new(err_name);
	if (job->out < 0 || job->err < 0) {
		text_printf(why, "cannot write '%s': %s", out_name, strerror(errno));
	} else {
		jail_run(jail, job, &result);
		lseek(job->out, 0, SEEK_SET);
		lseek(job->err, 0, SEEK_SET);
		if (text_add_file(&said, job->err) || text_add_file(out, job->out))
			text_printf(why, "cannot read '%s': %s", out_name, strerror(errno));
		else if (result.ending != JAIL_EXITED || result.code || result.stop || said.length)
			explain(&result, said.s, why);
		else
			rc = 0;
	}
	if (job->out >= 0)
		close(job->out);
	if (job->err >= 0)
		close(job->err);
	unlink(out_name);
	unlink(err_name);
	return rc;
}

/* With the files of a test, or without any: then it describes its plots. */
static int call(const struct plotter *p, struct jail *jail, const char *in, const char *ans,
		struct text *out, struct text *why)
{
	struct jail_job job = JAIL_JOB_INIT;
	SCOPED(names) argv = NAMES_INIT;

	names_add(&argv, "/sub/plot");
	for (size_t i = 1; i < p->words.count; i++)
		names_add(&argv, p->words.list[i]);
	names_add(&argv, in ? "/ans" : "--axes");
	job.argv = argv.list;
	job.folder = p->program;
	job.in = in;
	job.file_ans = ans;
	job.limits.cpu_ms = PLOT_SECONDS * 1000;
	job.limits.output_bytes = (int64_t)PLOT_OUTPUT_MIB << 20;
	return run_with(p, jail, &job, out, why);
}

static void tell_failure(const struct plotter *p, const char *what, const struct text *why)
{
	warning("plot program '%s' on %s: %s", p->words.list[0], what, why->s);
}

/* --- What is kept: a line with the key, and then the text -------------------------------------------- */

static char *kept_path(const struct plotter *p, const char *name)
{
	return xprintf("%s/%s", p->folder, name);
}

static bool find_kept(const struct plotter *p, const char *name, struct hash key, struct text *text)
{
	SCOPED_FREE char *path = kept_path(p, name);
	SCOPED(text) all = TEXT_INIT;
	const bool found = !text_read_file(&all, path) && all.length > 33 && all.s[32] == '\n' &&
			!strncmp(all.s, hash_text(key).s, 32);

	if (found)
		text_add(text, all.s + 33, all.length - 33);
	return found;
}

static int keep(const struct plotter *p, const char *name, struct hash key, const struct text *text)
{
	SCOPED_FREE char *path = kept_path(p, name);
	SCOPED(text) all = TEXT_INIT;

	text_printf(&all, "%s\n", hash_text(key).s);
	text_add(&all, text->s, text->length);
	return file_replace(path, all.s, all.length);
}

/* --- The description ------------------------------------------------------------------------------------ */

#define AXES "axes"

static int ask_axes(const struct plotter *p, struct text *out)
{
	SCOPED(jail) jail = JAIL_INIT;
	SCOPED(text) why = TEXT_INIT;
	int rc;

	if (jail_open(&jail))
		return -1;
	rc = call(p, &jail, NULL, NULL, out, &why);
	if (rc)
		tell_failure(p, "--axes", &why);
	else
		rc = keep(p, AXES, p->key, out);
	return rc;
}

static int read_axes(const struct plotter *p, struct plots *plots)
{
	SCOPED(text) out = TEXT_INIT, why = TEXT_INIT;
	int rc = 0;

	if (!find_kept(p, AXES, p->key, &out))
		rc = ask_axes(p, &out);
	if (!rc && plots_parse(plots, out.s, out.length, &why)) {
		tell_failure(p, "--axes", &why);
		rc = -1;
	}
	return rc;
}

/* --- The tests --------------------------------------------------------------------------------------------- */

static struct hash test_key(const struct plotter *p, struct file_hashes *hashes, size_t test)
{
	struct hasher hasher;

	hasher_init(&hasher);
	hasher_add_hash(&hasher, p->key);
	for (int e = 0; e < 2; e++) {
		SCOPED_FREE char *path = test_file(p->plan->problem, &p->plan->tests[test],
				e ? "ans" : "in");
		struct hash hash;

		if (!file_hash(hashes, path, &hash))
			die("cannot read '%s'", path);
		hasher_add_hash(&hasher, hash);
	}
	return hasher_finish(&hasher);
}

static int plot_test(const struct plotter *p, struct jail *jail, size_t test, struct hash key)
{
	const struct test *of = &p->plan->tests[test];
	SCOPED_FREE char *in = test_file(p->plan->problem, of, "in"),
			 *ans = test_file(p->plan->problem, of, "ans");
	SCOPED(text) out = TEXT_INIT, why = TEXT_INIT, small = TEXT_INIT;
	struct plot_points points;
	int rc = call(p, jail, in, ans, &out, &why);

	plot_points_init(&points, p->plots);
	if (!rc)
		rc = plot_points_parse(&points, p->plots, out.s, out.length, &why);
	if (rc) {
		tell_failure(p, of->name, &why);
	} else {
		plot_points_write(&points, p->plots, &small);
		rc = keep(p, of->name, key, &small);
	}
	plot_points_release(&points, p->plots);
	return rc;
}

/* Some of the tests, in a process and a jail of their own. */
struct share {
	const struct plotter *plotter;
	const struct hash *keys;
	const size_t *tests;
	size_t first, step, count;
};

static int plot_share(void *context)
{
	const struct share *share = context;
	SCOPED(jail) jail = JAIL_INIT;
	int rc;

	rc = jail_open(&jail);
	for (size_t i = share->first; !rc && i < share->count; i += share->step)
		rc = plot_test(share->plotter, &jail, share->tests[i],
				share->keys[share->tests[i]]);
	return rc ? EXIT_BROKEN : EXIT_AS_DECLARED;
}

/* Returns 1 if one could not be plotted, -1 if a signal came. */
static int plot_tests(const struct plotter *p, const struct hash *keys, const size_t *tests,
		size_t count, size_t jobs)
{
	SCOPED_FREE struct share *shares = xcalloc(jobs, sizeof *shares);
	SCOPED_FREE struct task *tasks = xcalloc(jobs, sizeof *tasks);
	int rc;

	for (size_t i = 0; i < jobs; i++) {
		shares[i] = (struct share){ p, keys, tests, i, jobs, count };
		tasks[i].run = plot_share;
		tasks[i].context = &shares[i];
	}
	rc = pool_run(tasks, jobs, (int)jobs, "plots");
	for (size_t i = 0; !rc && i < jobs; i++)
		if (tasks[i].code)
			rc = 1;
	return rc;
}

static bool read_test(const struct plotter *p, size_t test, struct hash key,
		struct plot_points *points)
{
	SCOPED(text) text = TEXT_INIT;
	bool good;

	plot_points_init(points, p->plots);
	good = find_kept(p, p->plan->tests[test].name, key, &text) &&
			plot_points_read(points, p->plots, text.s);
	if (!good) {
		plot_points_release(points, p->plots);
		plot_points_init(points, p->plots);
	}
	return good;
}

static int collect_tests(struct plot_facts *facts, const struct plotter *p,
		struct file_hashes *hashes, int jobs)
{
	const size_t count = p->plan->test_count;
	SCOPED_FREE struct hash *keys = xcalloc(count, sizeof *keys);
	size_t *stale = xcalloc(count, sizeof *stale), stale_count = 0;
	int rc = 0;

	facts->tests = xcalloc(count, sizeof *facts->tests);
	facts->test_count = count;
	for (size_t t = 0; t < count; t++) {
		keys[t] = test_key(p, hashes, t);
		if (!read_test(p, t, keys[t], &facts->tests[t]))
			stale[stale_count++] = t;
	}
	if (stale_count) {
		const size_t share_count = (size_t)jobs < stale_count ? (size_t)jobs : stale_count;

		rc = plot_tests(p, keys, stale, stale_count, share_count);
	}
	for (size_t i = 0; !rc && i < stale_count; i++) {
		plot_points_release(&facts->tests[stale[i]], p->plots);
		if (!read_test(p, stale[i], keys[stale[i]], &facts->tests[stale[i]]))
			rc = 1;
	}
	free(stale);
	return rc;
}

static void remove_unplanned(const struct plotter *p)
{
	SCOPED(names) files = NAMES_INIT;

	names_add_folder(&files, p->folder, "");
	for (size_t i = 0; i < files.count; i++)
		if (strcmp(files.list[i], AXES) != 0 && strcmp(files.list[i], "program") != 0 &&
				plan_find_test(p->plan, files.list[i]) == p->plan->test_count) {
			SCOPED_FREE char *path = kept_path(p, files.list[i]);

			unlink(path);
		}
}

/* Returns 1 if there are none, -1 if a signal came. */
static int collect(struct plot_facts *facts, struct plotter *p, struct file_hashes *hashes,
		int jobs)
{
	int rc;

	if (read_axes(p, &facts->plots))
		return 1;
	p->plots = &facts->plots;
	remove_unplanned(p);
	rc = collect_tests(facts, p, hashes, jobs);
	if (!rc)
		plots_settle(&facts->plots, facts->tests, facts->test_count);
	return rc;
}

int plot_facts_collect(struct plot_facts *facts, const struct plan *plan,
		struct file_hashes *hashes, int jobs)
{
	struct plotter p;
	int code, rc = 0;

	if (!plan->problem->plot)
		return EXIT_AS_DECLARED;
	code = plotter_init(&p, plan, hashes);
	if (!code)
		rc = collect(facts, &p, hashes, jobs);
	if (rc)
		plot_facts_release(facts);
	plotter_release(&p);
	return rc < 0 ? -1 : code;
}

void plot_facts_release(struct plot_facts *facts)
{
	for (size_t t = 0; t < facts->test_count; t++)
		plot_points_release(&facts->tests[t], &facts->plots);
	free(facts->tests);
	plots_release(&facts->plots);
	*facts = PLOT_FACTS_INIT;
}
