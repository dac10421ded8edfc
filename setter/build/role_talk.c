#include "build/role_talk.h"

#include <string.h>

#include "base/diag.h"
#include "base/printable.h"
#include "base/whole_file.h"
#include "base/xalloc.h"

/* --- Who is to blame ------------------------------------------------------------------------- */

/* More than pipes and a relay hold: who printed that did not wait for replies. */
#define FLOOD (1 << 20)

/* For no lack of time, and not because we stopped it. */
static bool crashed(const struct jail_result *r)
{
	return r->stop != JAIL_STOP_WALL && r->stop != JAIL_STOP_ASKED &&
			(r->ending != JAIL_EXITED || r->code);
}

static bool was_late(const struct jail_result *r)
{
	return r->stop != JAIL_NOT_STOPPED && r->stop != JAIL_STOP_ASKED;
}

static bool has_accepted(const struct jail_result *interactor)
{
	return interactor->ending == JAIL_EXITED && !interactor->code;
}

enum talk_blame role_talk_blame(const struct jail_talk *t, bool over)
{
	if (t->program.ending == JAIL_BROKEN || t->interactor.ending == JAIL_BROKEN)
		return TALK_BROKEN;
	if (over || t->flooded)
		return TALK_PROGRAM;
	if (t->both_wait)
		return TALK_BOTH_WAIT;
	if (crashed(&t->program) && !t->interactor_first)
		return TALK_PROGRAM;
	if (t->program.stop == JAIL_STOP_WALL && t->program_waited)
		return TALK_NO_REPLY;
	if (was_late(&t->interactor) && t->unread && t->said > FLOOD)
		return TALK_FLOOD;
	/* Who has won must end; and if it was silent for too long, nobody had a verdict. */
	if (t->program.stop == JAIL_STOP_WALL &&
			(has_accepted(&t->interactor) || t->interactor.stop == JAIL_STOP_ASKED))
		return TALK_PROGRAM;
	return TALK_INTERACTOR;
}

/* Of the last line, this much is quoted. */
#define QUOTED_MAX 60

void role_talk_add_wait(const struct jail_talk *t, struct text *out)
{
	size_t last = dialogue_count(&t->dialogue);

	text_add_string(out, "the program has printed ");
	while (last && !dialogue_line(&t->dialogue, last - 1).by_program)
		last--;
	if (last) {
		const struct dialogue_line line = dialogue_line(&t->dialogue, last - 1);

		text_printf(out, "%lld byte%s, last '", (long long)t->said,
				t->said == 1 ? "" : "s");
		text_add_printable(out, line.text, line.length, QUOTED_MAX);
		text_add_char(out, '\'');
		if (!line.ends)
			text_add_string(out, " without a line end");
	} else {
		text_add_string(out, "nothing");
	}
	text_add_string(out, " and waits for input; is a flush missing?");
}

/* --- The reference --------------------------------------------------------------------------- */

struct role_talk role_talk_solution(const struct problem *problem, const char *source,
		const char *in, const char *out, const char *ans)
{
	struct role_talk t = { .program = role_solution(problem, source, NULL, NULL),
		.interactor = role_interactor(problem, in, out, ans),
		.talk.said_max = problem->output_mib << 20 };

	return t;
}

struct role_talk role_talk_reference(const struct problem *problem, const char *in, const char *out)
{
	return role_talk_solution(problem, problem->reference_source, in, out, "/dev/null");
}

int role_talk_run(struct role_talk *t, int time_ms)
{
	const char *out = t->interactor.process.writes[0];
	int rc;

	t->program.process.time_ms = t->interactor.process.time_ms = time_ms;
	rc = process_talk(&t->program.process, &t->interactor.process, &t->talk);
	return rc || file_exists(out) ? rc : file_replace(out, "", 0);
}

void role_talk_release(struct role_talk *t)
{
	role_release(&t->program);
	role_release(&t->interactor);
	jail_talk_release(&t->talk);
}

static enum talk_blame blame(const struct role_talk *t)
{
	const struct process *p = &t->program.process;

	return role_talk_blame(&t->talk,
			p->over_mib || (p->timed_out && t->talk.program.stop != JAIL_STOP_WALL));
}

bool role_talk_is_won(const struct role_talk *t)
{
	return blame(t) == TALK_INTERACTOR && has_accepted(&t->talk.interactor);
}

const struct role_call *role_talk_fault(const struct role_talk *t, struct text *fault)
{
	const struct process *interactor = &t->interactor.process;
	const int code = process_exit_code(interactor);
	const struct role_call *whose = &t->program;

	switch (blame(t)) {
	case TALK_BOTH_WAIT:
		text_add_string(fault, "and the interactor wait for each other: ");
		role_talk_add_wait(&t->talk, fault);
		break;
	case TALK_FLOOD:
		text_add_string(fault, "printed more than the interactor could read");
		break;
	case TALK_NO_REPLY:
		whose = &t->interactor;
		text_add_string(fault, "did not reply to the reference");
		break;
	case TALK_INTERACTOR:
		whose = &t->interactor;
		text_add_string(fault,
				code > 0 && code <= ROLE_LAST_VERDICT
						? "says that the reference is not right"
						: process_ending(interactor).s);
		break;
	default:
		text_add_string(fault,
				t->talk.flooded ? "printed more than its output limit"
						: process_ending(&t->program.process).s);
	}
	return whose;
}

#define TAIL_LINES 10

/* "mkfifo talk; REFERENCE < talk | INTERACTOR IN OUT /dev/null > talk" */
static void hint_repeat(const struct role_talk *t)
{
	SCOPED(text) command = TEXT_INIT;

	text_add_string(&command, "mkfifo talk; ");
	process_command(&t->program.process, &command);
	text_add_string(&command, " < talk | ");
	process_command(&t->interactor.process, &command);
	text_add_string(&command, " > talk; rm talk");
	diag_hint_repeat(command.s);
}

void role_talk_explain(const struct role_talk *t, const struct role_call *whose)
{
	SCOPED(text) tail = TEXT_INIT;

	diag_foreign(whose->process.said.s, whose->process.said.length, NULL);
	dialogue_tail(&t->talk.dialogue, TAIL_LINES, &tail);
	if (tail.length)
		note("the end of the dialogue, as the reference reads (<) and writes (>):");
	diag_foreign(tail.s, tail.length, NULL);
	hint_repeat(t);
}
