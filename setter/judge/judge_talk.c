#include "judge/judge_talk.h"

#include <errno.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/xalloc.h"
#include "build/role_talk.h"
#include "build/roles.h"

/*
 * Who sleeps is found out by the relay (jail_talk.h), unless it says a little all the time.  While the
 * other works, perhaps on a busy machine, it may sleep so much longer.
 */
#define PATIENCE_MS 60000

/* --- The run ----------------------------------------------------------------------------- */

static int keep(int from, int to)
{
	char block[1 << 14];
	ssize_t n;

	while ((n = read(from, block, sizeof block)) != 0)
		if ((n < 0 && errno != EINTR) || (n > 0 && write(to, block, (size_t)n) != n))
			return -1;
	return 0;
}

/* It lives as long as the program, however long that waits for a processor; then it has its own time. */
static void set_limits(const struct jail_job *program, struct jail_job *interactor)
{
	judge_limit_referee(interactor);
	interactor->limits.wall_ms = program->limits.wall_ms + (int)judge_referee_limits.wall_ms;
}

void judge_talk_run(struct judge_talk *t, const struct judge_runner *runner,
		struct jail_job *program, const struct printed *output, const struct printed *own)
{
	struct jail_job interactor = JAIL_JOB_INIT;

	program->err = output->err;
	program->limits.wall_ms = (int)t->wall_ms + PATIENCE_MS;
	role_interactor_job(&interactor, t->folder, t->in, t->ans);
	interactor.err = own->err;
	set_limits(program, &interactor);
	t->talk = (struct jail_talk){ .said_max = program->limits.output_bytes,
		.linger_ms = (int)t->wall_ms };
	runner->talk(runner->context, program, &interactor, &t->talk);
	if (t->talk.interactor.fetched < 0)
		return;
	t->lost = keep(t->talk.interactor.fetched, output->out) != 0;
	close(t->talk.interactor.fetched);
	t->talk.interactor.fetched = -1;
}

void judge_talk_release(struct judge_talk *t)
{
	jail_talk_release(&t->talk);
}

/* --- The verdict ---------------------------------------------------------------------------- */

static enum verdict of_program(const struct judge_talk *t, const struct outcome *outcome,
		const struct limits *limits, const struct printed *output, struct text *why)
{
	const enum verdict verdict = judge_outcome_verdict(outcome, limits, output, why);

	if (verdict == VERDICT_TLE && outcome->idle &&
			t->talk.interactor.stop == JAIL_NOT_STOPPED) {
		text_reset(why);
		text_add_string(why, "idle: it has won, but does not end");
	} else if (verdict == VERDICT_TLE && outcome->idle && t->talk.hidden)
		text_add_string(why, "; the kernel does not show whether both wait");
	return verdict;
}

static enum verdict of_interactor(const struct judge_talk *t, const struct score_scale *scale,
		const struct printed *own, long long *score, struct text *why)
{
	const struct referee referee = { "interactor", *scale };
	const struct outcome outcome = outcome_of(&t->talk.interactor, 0);
	SCOPED_FREE char *said = printed_said(own);

	return judge_check(&outcome, &judge_referee_limits, &referee, said, score, why);
}

static enum verdict broken(const struct judge_talk *t, struct text *why)
{
	const struct jail_talk *talk = &t->talk;

	text_add_string(why,
			talk->program.ending == JAIL_BROKEN ? talk->program.message
							    : talk->interactor.message);
	return VERDICT_SE;
}

enum verdict judge_talk_verdict(const struct judge_talk *t, const struct limits *limits,
		const struct score_scale *scale, const struct printed *output,
		const struct printed *own, long long *score, struct text *why)
{
	const long long err = printed_size(output->err);
	const struct outcome outcome = outcome_of(&t->talk.program,
			t->talk.said > err ? t->talk.said : err);

	*score = 0;
	if (t->lost) {
		text_add_string(why,
				"no space left on the disk for what the interactor notes down");
		return VERDICT_SE;
	}
	switch (role_talk_blame(&t->talk, judge_is_over(&outcome, limits))) {
	case TALK_BROKEN:
		return broken(t, why);
	case TALK_PROGRAM:
		return of_program(t, &outcome, limits, output, why);
	case TALK_BOTH_WAIT:
		text_add_string(why, "both wait: ");
		role_talk_add_wait(&t->talk, why);
		return VERDICT_TLE;
	case TALK_NO_REPLY:
		text_printf(why, "interactor: did not reply within %lld ms", t->wall_ms);
		return VERDICT_SE;
	case TALK_FLOOD:
		text_printf(why, "printed %lld bytes, more than the interactor could read",
				(long long)t->talk.said);
		return VERDICT_OLE;
	default:
		return of_interactor(t, scale, own, score, why);
	}
}
