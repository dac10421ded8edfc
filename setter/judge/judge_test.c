#include "judge/judge_file.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>

#include "base/diag.h"
#include "base/xalloc.h"
#include "build/test_maker.h"
#include "judge/judge_output.h"
#include "judge/judge_verdict.h"

static long long output_limit(const struct judging *j)
{
	return j->problem->output_mib << 20;
}

static void run_words(const struct judge_test *t, struct names *argv)
{
	language_jail_run_command(t->row->language, "/sub/program", t->judging->memory_mib, argv);
}

/* --- The key -------------------------------------------------------------------------- */

static bool is_current(const struct judge_test *t, const char *ending)
{
	SCOPED_FREE char *path = test_file(t->judging->problem, t->test, ending);

	return file_hash_is_current(t->judging->hashes, path);
}

bool judge_test_key_holds(const struct judge_test *t)
{
	return is_current(t, "in") && is_current(t, "ans");
}

static void add_test_file(const struct judge_test *t, struct digester *digester, const char *ending)
{
	SCOPED_FREE char *path = test_file(t->judging->problem, t->test, ending);
	struct hash hash;

	if (!file_hash(t->judging->hashes, path, &hash))
		die("cannot read '%s'", path);
	digester_add_hash(digester, hash);
}

struct digest judge_test_key(const struct judge_test *t)
{
	const struct judging *j = t->judging;
	const long long numbers[] = { t->row->time_ms, t->cap_ms, j->memory_mib, output_limit(j),
		j->declared };
	const long long points = j->plan->groups[t->test->group].hundredths;
	SCOPED(names) argv = NAMES_INIT;
	struct digester digester;

	digester_init(&digester);
	digester_add_string(&digester, "cell 2");
	run_words(t, &argv);
	for (size_t i = 0; i < argv.count; i++)
		digester_add_string(&digester, argv.list[i]);
	digester_add_digest(&digester, t->row->program);
	add_test_file(t, &digester, "in");
	add_test_file(t, &digester, "ans");
	digester_add_hash(&digester, j->checker);
	digester_add(&digester, numbers, sizeof numbers);
	if (j->problem->score == SCORE_POINTS)
		digester_add(&digester, &points, sizeof points);
	digester_add_string(&digester, jail_level_name(j->jail));
	digester_add_string(&digester, j->limits);
	return digester_finish(&digester);
}

/* --- The checker ------------------------------------------------------------------------ */

/* The verdict on an output and its score; the reason is added. */
static enum verdict check(const struct judge_test *t, const struct printed *output,
		long long *score, struct text *why)
{
	const struct judging *j = t->judging;
	SCOPED_FREE char *in = test_file(j->problem, t->test, "in");
	SCOPED_FREE char *ans = test_file(j->problem, t->test, "ans");
	const struct score_scale scale = score_scale_of(j->plan, t->test->group);
	enum verdict verdict = VERDICT_AC;

	*score = SCORE_FULL;
	if (!printed_is(output, ans)) {
		struct jail_result result = { .fetched = -1 };
		struct jail_job job = JAIL_JOB_INIT;
		struct printed own;

		printed_init(&own, t->scratch, "checker");
		judge_checker_job(&job, j->problem, j->checker_folder, in, output, ans, &own);
		job.cpu = j->cpu;
		j->runner.run(j->runner.context, &job, &result);
		verdict = judge_checker_verdict(&result, &own, &scale, score, why);
		printed_release(&own, false);
	}
	return verdict;
}

/* --- The run ----------------------------------------------------------------------------- */

static void run_program(const struct judge_test *t, const struct printed *output,
		struct jail_result *result)
{
	const struct judging *j = t->judging;
	char *in = test_file(j->problem, t->test, "in");
	struct jail_job job = JAIL_JOB_INIT;
	SCOPED(names) argv = NAMES_INIT;

	run_words(t, &argv);
	job.argv = argv.list;
	job.folder = t->program_folder;
	job.in = in;
	job.out = output->out;
	job.err = output->err;
	job.limits.cpu_ms = (int)t->cap_ms;
	job.limits.memory_bytes = (int64_t)j->memory_mib << 20;
	job.limits.output_bytes = output_limit(j);
	job.limits.no_address_limit = language_is_managed(t->row->language);
	job.cpu = j->cpu;
	j->runner.run(j->runner.context, &job, result);
	free(in);
}

/* Twice what a right program prints, and this much. */
#define ROOM_MORE (256 << 10)

static long long usual_room(const struct judge_test *t)
{
	SCOPED_FREE char *ans = test_file(t->judging->problem, t->test, "ans");
	struct stat about;
	const long long usual = stat(ans, &about) ? 0 : 2 * (long long)about.st_size + ROOM_MORE;
	const long long most = output_limit(t->judging) + 1;

	return usual && usual < most ? usual : most;
}

/* Few print more than is usual: they are run again, with room for all that they may print. */
static void run_with_room(const struct judge_test *t, struct printed *output,
		struct jail_result *result)
{
	printed_reserve(output, usual_room(t));
	run_program(t, output, result);
	if (result->ending == JAIL_BROKEN || !printed_may_be_cut(output, output_limit(t->judging)))
		return;
	printed_empty(output);
	printed_reserve(output, output_limit(t->judging) + 1);
	run_program(t, output, result);
	if (result->ending != JAIL_BROKEN && printed_may_be_cut(output, output_limit(t->judging))) {
		result->ending = JAIL_BROKEN;
		snprintf(result->message, sizeof result->message,
				"no space left on the disk for what it prints");
	}
}

/* Too slow by no more than a fifth, and right otherwise, or partly?  Then *score says how much. */
static bool is_near(const struct judge_test *t, const struct jail_result *result,
		const struct printed *output, enum verdict verdict, long long *score)
{
	SCOPED(text) ignored = TEXT_INIT;
	bool near = t->judging->declared && judge_is_near_limit(result->cpu_us, t->row->time_ms);

	if (near && verdict == VERDICT_TLE)
		near = result->stop == JAIL_NOT_STOPPED && result->ending == JAIL_EXITED &&
				result->code == 0 &&
				!verdict_is_failure(check(t, output, score, &ignored));
	else
		near &= !verdict_is_failure(verdict);
	return near;
}

static void judge_result(const struct judge_test *t, const struct jail_result *result,
		const struct printed *output, struct cell *cell)
{
	const struct judging *j = t->judging;
	const struct limits limits = { t->row->time_ms, judge_wall_limit_ms(t->cap_ms),
		j->memory_mib * 1024, output_limit(j) };
	struct text why = TEXT_INIT;

	cell->judged = true;
	cell->verdict = judge_program_verdict(result, &limits, output, &why);
	if (cell->verdict == VERDICT_AC)
		cell->verdict = check(t, output, &cell->score, &why);
	cell->near = is_near(t, result, output, cell->verdict, &cell->score);
	cell->cut = result->stop == JAIL_STOP_CPU || result->stop == JAIL_STOP_WALL;
	cell->idle = result->stop == JAIL_STOP_WALL && cell->verdict == VERDICT_TLE;
	cell->time_ms = (result->cpu_us + 999) / 1000;
	cell->wall_ms = (result->wall_us + 999) / 1000;
	cell->memory_kb = result->memory_kib;
	cell->message = text_detach(&why);
}

static char *outputs_folder(const struct judge_test *t)
{
	return t->judging->outputs ? xprintf("%s/%s", t->judging->outputs, t->row->name)
				   : xstrdup(t->scratch);
}

void judge_on_test(const struct judge_test *t, struct cell *cell)
{
	struct jail_result result = { .fetched = -1 };
	SCOPED_FREE char *folder = outputs_folder(t);
	struct printed output;

	printed_init(&output, folder, t->test->name);
	if (output.out >= 0 && output.err >= 0) {
		run_with_room(t, &output, &result);
		judge_result(t, &result, &output, cell);
		printed_shorten(&output);
	} else {
		*cell = (struct cell){ .judged = true,
			.verdict = VERDICT_SE,
			.message = xstrdup("the output cannot be written") };
	}
	printed_release(&output, t->judging->outputs != NULL);
}
