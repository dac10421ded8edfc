#include "judge/judge_file.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>

#include "base/diag.h"
#include "base/whole_file.h"
#include "base/xalloc.h"
#include "build/test_maker.h"
#include "judge/judge_output.h"
#include "judge/judge_talk.h"
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
	if (j->problem->interactor)
		digester_add_hash(&digester, j->interactor);
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

/* A run, what it printed, and its limits. */
struct ran {
	struct jail_result result;
	struct printed output; /* in a talk, stdout is what the interactor noted down */
	struct limits limits;
	/* Of an interactive problem. */
	struct judge_talk talk;
	struct printed own; /* of the interactor */
};

static void prepare_program(const struct judge_test *t, const struct ran *ran, struct jail_job *job,
		struct names *argv)
{
	const struct judging *j = t->judging;

	run_words(t, argv);
	job->argv = argv->list;
	job->folder = t->program_folder;
	job->limits.cpu_ms = (int)t->cap_ms;
	job->limits.wall_ms = (int)ran->limits.wall_ms;
	job->limits.memory_bytes = (int64_t)j->memory_mib << 20;
	job->limits.output_bytes = output_limit(j);
	job->limits.no_address_limit = language_is_managed(t->row->language);
	job->cpu = j->cpu;
}

static void run_program(const struct judge_test *t, struct ran *ran)
{
	const struct judging *j = t->judging;
	char *in = test_file(j->problem, t->test, "in");
	struct jail_job job = JAIL_JOB_INIT;
	SCOPED(names) argv = NAMES_INIT;

	prepare_program(t, ran, &job, &argv);
	job.in = in;
	job.out = ran->output.out;
	job.err = ran->output.err;
	j->runner.run(j->runner.context, &job, &ran->result);
	free(in);
}

static void talk(const struct judge_test *t, struct ran *ran)
{
	const struct judging *j = t->judging;
	SCOPED_FREE char *in = test_file(j->problem, t->test, "in"),
			 *ans = test_file(j->problem, t->test, "ans");
	struct jail_job job = JAIL_JOB_INIT;
	SCOPED(names) argv = NAMES_INIT;

	ran->talk = (struct judge_talk){ .problem = j->problem,
		.folder = j->interactor_folder,
		.in = in,
		.ans = ans,
		.wall_ms = ran->limits.wall_ms };
	printed_init(&ran->own, t->scratch, "interactor");
	prepare_program(t, ran, &job, &argv);
	judge_talk_run(&ran->talk, &j->runner, &job, &ran->output, &ran->own);
	ran->result = ran->talk.talk.program;
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
static void run_with_room(const struct judge_test *t, struct ran *ran)
{
	struct printed *output = &ran->output;

	printed_reserve(output, usual_room(t));
	run_program(t, ran);
	if (ran->result.ending == JAIL_BROKEN ||
			!printed_may_be_cut(output, output_limit(t->judging)))
		return;
	printed_empty(output);
	printed_reserve(output, output_limit(t->judging) + 1);
	run_program(t, ran);
	if (ran->result.ending != JAIL_BROKEN &&
			printed_may_be_cut(output, output_limit(t->judging))) {
		ran->result.ending = JAIL_BROKEN;
		snprintf(ran->result.message, sizeof ran->result.message,
				"no space left on the disk for what it prints");
	}
}

static void run(const struct judge_test *t, struct ran *ran)
{
	const struct judging *j = t->judging;
	ran->result = (struct jail_result){ .fetched = -1 };
	ran->limits = (struct limits){ t->row->time_ms, judge_wall_limit_ms(t->cap_ms),
		j->memory_mib * 1024, output_limit(j) };
	if (j->problem->interactor)
		talk(t, ran);
	else
		run_with_room(t, ran);
}

/* --- The verdict ------------------------------------------------------------------------- */

/* By these limits. */
static enum verdict verdict_on(const struct judge_test *t, const struct ran *ran,
		const struct limits *limits, long long *score, struct text *why)
{
	const struct problem *problem = t->judging->problem;
	const struct score_scale scale = score_scale_of(t->judging->plan, t->test->group);
	enum verdict verdict;

	*score = 0;
	if (problem->interactor)
		verdict = judge_talk_verdict(&ran->talk, limits, &scale, &ran->output, &ran->own,
				score, why);
	else
		verdict = judge_program_verdict(&ran->result, limits, &ran->output, why);
	if (verdict == VERDICT_AC && problem_has_checker(problem))
		verdict = check(t, &ran->output, score, why);
	return verdict;
}

/* Too slow by no more than a fifth, and right otherwise, or partly?  Then *score says how much. */
static bool is_near(const struct judge_test *t, const struct ran *ran, enum verdict verdict,
		long long *score)
{
	SCOPED(text) ignored = TEXT_INIT;
	struct limits limits = ran->limits;
	bool near = t->judging->declared &&
			judge_is_near_limit(ran->result.cpu_us, t->row->time_ms);

	limits.time_ms *= 2;
	if (near && verdict == VERDICT_TLE)
		near = ran->result.stop == JAIL_NOT_STOPPED &&
				!verdict_is_failure(verdict_on(t, ran, &limits, score, &ignored));
	else
		near &= !verdict_is_failure(verdict);
	return near;
}

/* Of a dialogue that failed, so many lines are kept. */
#define DIALOGUE_LINES 10

static void judge_result(const struct judge_test *t, const struct ran *ran, struct cell *cell)
{
	const struct jail_result *result = &ran->result;
	struct text why = TEXT_INIT, dialogue = TEXT_INIT;

	cell->judged = true;
	cell->verdict = verdict_on(t, ran, &ran->limits, &cell->score, &why);
	cell->near = is_near(t, ran, cell->verdict, &cell->score);
	cell->cut = result->stop == JAIL_STOP_CPU || result->stop == JAIL_STOP_WALL;
	cell->idle = result->stop == JAIL_STOP_WALL && cell->verdict == VERDICT_TLE;
	cell->time_ms = (result->cpu_us + 999) / 1000;
	cell->wall_ms = (result->wall_us + 999) / 1000;
	cell->memory_kb = result->memory_kib;
	cell->message = text_detach(&why);
	if (t->judging->problem->interactor && verdict_is_failure(cell->verdict)) {
		dialogue_tail(&ran->talk.talk.dialogue, DIALOGUE_LINES, &dialogue);
		cell->dialogue = text_detach(&dialogue);
	}
}

static char *outputs_folder(const struct judge_test *t)
{
	return t->judging->outputs ? xprintf("%s/%s", t->judging->outputs, t->row->name)
				   : xstrdup(t->scratch);
}

static void end_talk(const struct judge_test *t, struct ran *ran, const char *folder)
{
	SCOPED_FREE char *path = xprintf("%s/%s.dialogue", folder, t->test->name);
	SCOPED(text) lines = TEXT_INIT;

	if (t->judging->outputs) {
		dialogue_print(&ran->talk.talk.dialogue, &lines);
		file_replace(path, lines.s, lines.length);
	}
	judge_talk_release(&ran->talk);
	printed_release(&ran->own, false);
}

void judge_on_test(const struct judge_test *t, struct cell *cell)
{
	SCOPED_FREE char *folder = outputs_folder(t);
	struct ran ran;

	printed_init(&ran.output, folder, t->test->name);
	if (ran.output.out >= 0 && ran.output.err >= 0) {
		run(t, &ran);
		judge_result(t, &ran, cell);
		printed_shorten(&ran.output);
		if (t->judging->problem->interactor)
			end_talk(t, &ran, folder);
	} else {
		*cell = (struct cell){ .judged = true,
			.verdict = VERDICT_SE,
			.message = xstrdup("the output cannot be written") };
	}
	printed_release(&ran.output, t->judging->outputs != NULL);
}
