#include "judge/judge_verdict.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

#include "base/printable.h"
#include "process/process.h"

struct outcome outcome_of(const struct jail_result *r, long long output_bytes)
{
	struct outcome o = {
		.failure = r->ending == JAIL_BROKEN ? r->message : NULL,
		.status = r->ending == JAIL_SIGNALLED ? r->code : r->code << 8,
		.no_memory = r->oom || r->stop == JAIL_STOP_MEMORY,
		.no_time = r->stop == JAIL_STOP_CPU,
		.idle = r->stop == JAIL_STOP_WALL,
		.cpu_us = r->cpu_us,
		.memory_kb = r->memory_kib,
		.output_bytes = output_bytes,
	};

	return o;
}

/* Of what a checker says, this much is kept. */
#define WORDS_MAX 400

long long judge_wall_limit_ms(long long time_ms)
{
	return time_ms > 2000 ? 2 * time_ms + 1000 : time_ms + 3000;
}

bool judge_is_near_limit(long long cpu_us, long long time_ms)
{
	return cpu_us >= time_ms * 800 && cpu_us <= time_ms * 1200;
}

long long judge_near_limit_end_ms(long long time_ms)
{
	return time_ms + (time_ms + 4) / 5;
}

/* "was killed by SIGSEGV", "ended with exit code 3". */
static void add_ending(int status, struct text *why)
{
	const struct process p = { .status = status };

	if (WIFSIGNALED(status) && WTERMSIG(status) == SIGXFSZ)
		text_add_string(why, "was killed by SIGXFSZ");
	else
		text_add_string(why, process_ending(&p).s);
}

static bool ended_well(int status)
{
	return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

/* Whole MiB for what is a whole number of them. */
static void add_size(long long kb, struct text *why)
{
	if (kb % 1024)
		text_printf(why, "%lld KiB", kb);
	else
		text_printf(why, "%lld MiB", kb / 1024);
}

static void add_excess(const char *verb, long long limit_kb, struct text *why)
{
	text_printf(why, "%s more than ", verb);
	add_size(limit_kb, why);
}

/* The limits only; AC when none was passed. */
static enum verdict passed_limit(const struct outcome *o, const struct limits *l, struct text *why)
{
	if (o->failure) {
		text_add_string(why, o->failure);
		return VERDICT_SE;
	}
	if (o->no_memory || o->memory_kb > l->memory_kb) {
		add_excess("used", l->memory_kb, why);
		return VERDICT_MLE;
	}
	if (o->output_bytes > l->output_bytes) {
		add_excess("printed", l->output_bytes / 1024, why);
		return VERDICT_OLE;
	}
	if (o->no_time || o->cpu_us > l->time_ms * 1000) {
		text_printf(why, "took more than %lld ms", l->time_ms);
		return VERDICT_TLE;
	}
	if (o->idle) {
		text_printf(why, "idle: did not finish within %lld ms of wall time", l->wall_ms);
		return VERDICT_TLE;
	}
	return VERDICT_AC;
}

bool judge_is_over(const struct outcome *o, const struct limits *l)
{
	return o->no_memory || o->memory_kb > l->memory_kb || o->output_bytes > l->output_bytes ||
			o->no_time || o->cpu_us > l->time_ms * 1000;
}

enum verdict judge_run(const struct outcome *o, const struct limits *l, struct text *why)
{
	const enum verdict verdict = passed_limit(o, l, why);

	if (verdict != VERDICT_AC || ended_well(o->status))
		return verdict;
	add_ending(o->status, why);
	return VERDICT_RE;
}

enum verdict judge_compile(const struct outcome *o, const struct limits *l, struct text *why)
{
	const size_t before = why->length;
	const enum verdict verdict = passed_limit(o, l, why);

	if (verdict == VERDICT_SE)
		return verdict;
	/* "the compiler" is said before it. */
	if (verdict == VERDICT_TLE && !o->no_time && o->cpu_us <= l->time_ms * 1000) {
		why->length = before;
		text_printf(why, "did not finish within %lld ms of wall time", l->wall_ms);
	}
	if (verdict == VERDICT_AC && ended_well(o->status))
		return VERDICT_AC;
	if (WIFSIGNALED(o->status) && verdict == VERDICT_AC)
		add_ending(o->status, why);
	return VERDICT_CE;
}

/* --- The checker ----------------------------------------------------------------------- */

/* What testlib puts before the words of a checker; the verdict says it already. */
static const char *behind_outcome(const char *said)
{
	static const char *const outcomes[] = { "ok", "wrong answer", "wrong output format",
		"unexpected eof", "FAIL" };

	for (size_t i = 0; i < sizeof outcomes / sizeof *outcomes; i++) {
		const size_t length = strlen(outcomes[i]);

		if (!strncmp(said, outcomes[i], length) &&
				(said[length] == ' ' || !said[length] || said[length] == '\n'))
			return said + length + strspn(said + length, " ");
	}
	return said;
}

/* The first line of it. */
static void add_words(const char *said, struct text *why)
{
	text_add_printable(why, said, strcspn(said, "\r\n"), WORDS_MAX);
}

/* What Python says first is how it came there, and last what went wrong. */
static const char *behind_traceback(const char *said)
{
	const char *last = said;

	if (strncmp(said, "Traceback ", 10) != 0)
		return said;
	for (const char *at = said; (at = strchr(at, '\n')) && at[1]; at++)
		last = at + 1;
	return last;
}

static enum verdict checker_failed(const struct outcome *o, const char *said, struct text *why)
{
	if (WIFEXITED(o->status) && *said) {
		add_words(WEXITSTATUS(o->status) == 3 ? behind_outcome(said)
						      : behind_traceback(said),
				why);
	} else {
		add_ending(o->status, why);
	}
	return VERDICT_SE;
}

static enum verdict of_score(long long score)
{
	return score == SCORE_FULL ? VERDICT_AC : score ? VERDICT_PC : VERDICT_WA;
}

/* What the exit code says, where there is no score. */
static enum verdict check_by_code(const struct outcome *o, const char *role, const char *said,
		struct text *why)
{
	static const enum verdict by_exit_code[] = { VERDICT_AC, VERDICT_WA, VERDICT_PE };
	enum verdict verdict;

	if (WIFEXITED(o->status) && WEXITSTATUS(o->status) <= 2) {
		verdict = by_exit_code[WEXITSTATUS(o->status)];
		add_words(behind_outcome(said), why);
	} else if (WIFEXITED(o->status) &&
			(WEXITSTATUS(o->status) == 4 || WEXITSTATUS(o->status) == 8)) {
		/* testlib's _dirt and _unexpected_eof: something after the answer, or nothing. */
		verdict = VERDICT_PE;
		add_words(behind_outcome(said), why);
	} else {
		text_printf(why, "%s: ", role);
		verdict = checker_failed(o, said, why);
	}
	return verdict;
}

enum verdict judge_check(const struct outcome *o, const struct limits *l, const struct referee *r,
		const char *said, long long *score, struct text *why)
{
	SCOPED(text) fault = TEXT_INIT;
	enum verdict verdict = passed_limit(o, l, &fault);
	enum said_score what = SAID_NO_SCORE;
	const char *words = said;

	*score = 0;
	if (verdict == VERDICT_AC && WIFEXITED(o->status))
		what = score_said(&r->scale, WEXITSTATUS(o->status), said, score, &words, &fault);
	if (verdict != VERDICT_AC || what == SAID_BAD_SCORE) {
		text_printf(why, "%s: %s", r->role, fault.s);
		verdict = VERDICT_SE;
		*score = 0;
	} else if (what == SAID_SCORE) {
		verdict = of_score(*score);
		if (verdict == VERDICT_PC)
			text_printf(why, "score %s%s", score_text(*score).s,
					strchr("\r\n", *words) ? "" : ": ");
		add_words(words, why);
	} else {
		verdict = check_by_code(o, r->role, said, why);
	}
	if (verdict == VERDICT_AC)
		*score = SCORE_FULL;
	return verdict;
}

long long judge_case_number(const char *message)
{
	const char *colon = strstr(message, ": ");

	if (!strncmp(message, "score ", 6) && colon)
		message = colon + 2;

	const char *at = !strncmp(message, "case ", 5)        ? message + 5
			: !strncmp(message, "test case ", 10) ? message + 10
							      : "";
	const size_t digits = strspn(at, "0123456789");

	return digits && digits < 10 ? strtoll(at, NULL, 10) : 0;
}
