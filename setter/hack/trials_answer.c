#include "hack/trials.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/interrupt.h"
#include "base/whole_file.h"
#include "base/xalloc.h"
#include "process/process.h"

/* While it runs, this often somebody looks at the clock. */
#define LOOK_MS 50
/* The reference has so many times the limit. */
#define ANSWER_TIMES 10

void trials_end_answers(struct trials *t)
{
	if (t->answer_series >= 0)
		jail_no_more(t->answer_series);
	t->answer_series = -1;
}

/* In the jail of the last answer, if that can be; or in a new one. */
static int start_answer(struct trials *t, const struct jailed_program *program,
		const struct jail_job *job, const struct text *bytes, struct jail_result *result)
{
	const int series = t->answer_series;

	if (bytes && series >= 0 && t->answering == program) {
		t->answer_series = -1;
		if (!jail_again(series, bytes->s, bytes->length))
			return series;
	}
	trials_end_answers(t);
	return jail_start(&t->jail, job, result);
}

/* Waits for it; returns false if it was stopped because time is up, or a signal came. */
static bool finish_until(struct trials *t, int run, long long deadline, struct jail_result *result)
{
	struct pollfd fd = { run, POLLIN, 0 };
	bool in_time = true;

	if (run < 0)
		return true;
	while (in_time && poll(&fd, 1, LOOK_MS) <= 0) {
		in_time = !interrupt_signal() && process_clock_ms() < deadline;
		if (t->tick)
			t->tick(t->tick_context);
	}
	if (!in_time)
		jail_stop(run);
	jail_finish(run, result);
	if (result->again)
		t->answer_series = run;
	return in_time;
}

/* What the run says, once it has ended. */
static enum answer_end take_answer(const struct jail_result *result, const struct limits *limits,
		const struct printed *printed, struct text *answer, struct text *why)
{
	const enum verdict verdict = judge_program_verdict(result, limits, printed, why);

	if (verdict == VERDICT_SE)
		return ANSWER_BROKEN;
	if (printed_may_be_cut(printed, limits->output_bytes)) {
		text_reset(why);
		text_add_string(why, "no space left on the disk for what it prints");
		return ANSWER_BROKEN;
	}
	if (verdict != VERDICT_AC)
		return ANSWER_NONE;
	if (lseek(printed->out, 0, SEEK_SET) || text_add_file(answer, printed->out)) {
		text_printf(why, "its output cannot be read: %s", strerror(errno));
		return ANSWER_BROKEN;
	}
	return ANSWER_GIVEN;
}

/* What the interactor notes down when the program wins; there is no answer yet, so that is empty. */
static enum answer_end answer_by_talk(struct trials *t, const struct jailed_program *program,
		const char *in, const struct limits *limits, struct text *answer, struct text *why)
{
	const char *folder = t->scratch;
	const struct score_scale scale = { t->problem->score, SCORE_OF_NO_GROUP, true };
	SCOPED_FREE char *nothing = xprintf("%s/nothing", folder);
	struct judge_talk talk = { .problem = t->problem,
		.folder = t->interactor_folder,
		.in = in,
		.ans = nothing,
		.wall_ms = limits->wall_ms };
	enum verdict verdict = VERDICT_SE;
	struct printed own;
	long long score;

	printed_init(&own, folder, "interactor");
	printed_empty(&t->answered);
	if (own.err >= 0 && !file_replace(nothing, "", 0)) {
		jailed_program_talk(program, &t->jail, &talk, limits->time_ms, &t->answered, &own);
		verdict = judge_talk_verdict(&talk, limits, &scale, &t->answered, &own, &score,
				why);
		judge_talk_release(&talk);
	}
	printed_release(&own, false);
	if (verdict == VERDICT_AC &&
			(lseek(t->answered.out, 0, SEEK_SET) ||
					text_add_file(answer, t->answered.out)))
		verdict = VERDICT_SE;
	return verdict == VERDICT_AC            ? ANSWER_GIVEN
			: verdict == VERDICT_SE ? ANSWER_BROKEN
						: ANSWER_NONE;
}

enum answer_end trials_answer(struct trials *t, const struct jailed_program *program,
		const char *in, const struct text *bytes, long long deadline, struct text *answer,
		struct text *why)
{
	const long long cap = ANSWER_TIMES * program->row.time_ms;
	const struct limits limits = { cap, judge_wall_limit_ms(cap), t->problem->memory_mib * 1024,
		t->problem->output_mib << 20 };
	enum answer_end end = ANSWER_NONE;
	struct jail_job job = JAIL_JOB_INIT;
	SCOPED(names) argv = NAMES_INIT;
	struct jail_result result;

	if (t->problem->interactor)
		return answer_by_talk(t, program, in, &limits, answer, why);
	printed_empty(&t->answered);
	printed_reserve(&t->answered, limits.output_bytes + 1);
	jailed_program_job(program, t->problem, cap, &job, &argv);
	job.in = in;
	job.out = t->answered.out;
	job.err = t->answered.err;
	job.series = bytes != NULL;

	const int run = start_answer(t, program, &job, bytes, &result);

	t->answering = program;
	if (!finish_until(t, run, deadline, &result))
		text_add_string(why, "did not finish in time");
	else
		end = take_answer(&result, &limits, &t->answered, answer, why);
	/* Others want the room. */
	printed_empty(&t->answered);
	return end == ANSWER_BROKEN && interrupt_signal() ? ANSWER_NONE : end;
}
