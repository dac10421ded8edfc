/*
 * setter time - which time limit separates the right solutions from the slow ones.
 */
#include "cmd/cmd.h"

#include <stdio.h>

#include "base/diag.h"
#include "base/json.h"
#include "cmd/doctor.h"
#include "judge/judge.h"
#include "problem/problem.h"

static struct judge_options judging = { .declared = true, .extent = JUDGE_ALL, .resume = true };
static bool as_json, write_it;
static int factor = 2;

static const struct cli_option options[] = {
	{ 0, "factor", OPTION_NUMBER, &factor, "N",
			"keep the limit N times away from right and slow solutions (2)" },
	{ 0, "write", OPTION_FLAG, &write_it, NULL, "write the proposed limit to problem.yaml" },
	{ 0, "resume", OPTION_FLAG, &judging.resume, NULL,
			"use earlier times (the default); --no-resume: measure again" },
	{ 0, "json", OPTION_FLAG, &as_json, NULL, "print the result as one JSON document" },
	{ .kind = OPTION_END },
};

static const char *const examples[] = { "setter time huge-pairs",
	"setter time all-moves --factor=3 --no-resume --write", NULL };

/* The program and the test that decide, with times as if it were written in C. */
struct extreme {
	const struct row *row; /* NULL: there is none */
	size_t test;
	long long ms;
	bool cut; /* it would have taken longer */
};

struct times {
	struct extreme right, slow; /* the slowest right one, the fastest slow one */
	long long least, most;      /* limits that keep the distance; most 0: no slow one */
	long long proposed;         /* 0: no limit separates them, or a right one was cut off */
};

/* Nobody waits longer for a slow program. */
#define MEASURED_MOST_MS 20000

/* --- Measuring --------------------------------------------------------------------------- */

static bool is_right(const struct plan *plan, const struct solution *s)
{
	for (size_t g = 0; g < plan->group_count; g++)
		if (s->expect[g].permitted != VERDICT_SET(VERDICT_AC))
			return false;
	return true;
}

/* The limit of a language is this many hundredths of the problem's. */
static long long in_c(const struct problem *p, const struct row *row, long long ms)
{
	const long long percent = p->time_percent[row->language];

	return (ms * 100 + percent - 1) / percent;
}

/* It waits for an interactor that waits for it: no limit would make a difference. */
static bool only_waits(const struct row *row, const struct cell *cell)
{
	return cell->verdict == VERDICT_TLE && !cell->cut && cell->time_ms <= row->time_ms;
}

/* The slowest test of a row: of all groups, or of those that permit TLE and got it. */
static struct extreme slowest(const struct matrix *m, const struct row *row, bool slow)
{
	struct extreme e = { NULL, 0, 0, false };

	for (size_t t = 0; t < m->plan->test_count; t++) {
		const struct cell *cell = &row->cells[t];
		const size_t group = m->plan->tests[t].group;
		const long long ms = in_c(m->plan->problem, row, cell->time_ms);

		if (!cell->judged || only_waits(row, cell) || (e.row && ms <= e.ms))
			continue;
		if (slow &&
				(!(row->solution->expect[group].permitted &
						 VERDICT_SET(VERDICT_TLE)) ||
						(cell->verdict != VERDICT_TLE &&
								cell->verdict != VERDICT_AC)))
			continue;
		e = (struct extreme){ row, t, ms, cell->cut };
	}
	return e;
}

/* Must it be too slow somewhere: is TLE all that a group permits? */
static bool must_be_slow(const struct plan *plan, const struct solution *s)
{
	for (size_t g = 0; g < plan->group_count; g++)
		if (s->expect[g].permitted == VERDICT_SET(VERDICT_TLE) ||
				(s->expect[g].required & VERDICT_SET(VERDICT_TLE)))
			return true;
	return false;
}

/* The least that is a multiple of 100 ms. */
static long long rounded_up(long long ms)
{
	return ms < 100 ? 100 : (ms + 99) / 100 * 100;
}

static struct times find_times(const struct matrix *m)
{
	struct times t = { { NULL, 0, 0, false }, { NULL, 0, 0, false }, 0, 0, 0 };

	for (size_t i = 0; i < m->count; i++) {
		const struct row *row = &m->rows[i];

		if (is_right(m->plan, row->solution)) {
			const struct extreme e = slowest(m, row, false);

			if (e.row && (!t.right.row || e.ms > t.right.ms))
				t.right = e;
		} else if (must_be_slow(m->plan, row->solution)) {
			const struct extreme e = slowest(m, row, true);

			if (e.row && (!t.slow.row || e.ms < t.slow.ms))
				t.slow = e;
		}
	}
	t.least = t.right.ms * factor;
	t.most = t.slow.row ? t.slow.ms / factor : 0;
	t.proposed = rounded_up(t.least);
	if (t.right.cut)
		t.proposed = 0;
	else if (t.slow.row && t.proposed > t.most)
		t.proposed = t.least <= t.most && !t.slow.cut ? t.most : 0;
	return t;
}

/*
 * A run that was cut off has no time: it is only known to take longer.  A slow one must outlive
 * each limit that may be right; returns the limit to measure with until then, or 0: it did.
 */
static long long longer_limit(const struct times *t, long long limit)
{
	const long long proposed = rounded_up(t->least), most = limit > proposed ? limit : proposed;
	const long long wanted = most * factor;

	if (t->right.cut || !t->slow.cut || wanted <= t->slow.ms || wanted > MEASURED_MOST_MS)
		return 0;
	return wanted / JUDGE_RUN_ON < limit ? limit : wanted / JUDGE_RUN_ON + 1;
}

/* --- The result ----------------------------------------------------------------------------- */

static void print_extreme(const struct matrix *m, const char *what, const struct extreme *e)
{
	if (e->row)
		printf("%s  %-13s %s%5lld ms  %s on %s\n", matrix_prefix(m), what,
				e->cut ? ">" : " ", e->ms, e->row->name,
				m->plan->tests[e->test].name);
	else
		printf("%s  %-13s none is declared\n", matrix_prefix(m), what);
}

static bool fits(const struct times *t, long long limit)
{
	return !t->right.cut && limit >= t->least && (!t->most || limit <= t->most);
}

static void print_times(const struct matrix *m, const struct times *t)
{
	const long long limit = m->plan->problem->time_ms;

	if (!common.quiet) {
		print_extreme(m, "slowest right", &t->right);
		print_extreme(m, "fastest slow", &t->slow);
	}
	fputs(matrix_prefix(m), stdout);
	if (t->right.cut)
		printf("%s: no limit can be proposed: '%s' is declared right, but was cut off after "
		       "%lld ms\n",
				m->plan->problem->id, t->right.row->name, t->right.ms);
	else if (!t->proposed && t->slow.cut)
		printf("%s: no limit can be proposed: '%s' was cut off after %lld ms, less than %d times "
		       "%lld ms\n",
				m->plan->problem->id, t->slow.row->name, t->slow.ms, factor,
				rounded_up(t->least));
	else if (!t->proposed)
		printf("%s: no limit is at least %d times the slowest right solution and at most "
		       "1/%d of the fastest slow one\n",
				m->plan->problem->id, factor, factor);
	else if (t->most)
		printf("%s: any limit from %lld to %s%lld ms separates them by a factor of %d; "
		       "proposed: %lld ms; now: %lld ms\n",
				m->plan->problem->id, t->least, t->slow.cut ? "at least " : "",
				t->most, factor, t->proposed, limit);
	else
		printf("%s: any limit from %lld ms on will do; proposed: %lld ms; now: %lld ms\n",
				m->plan->problem->id, t->least, t->proposed, limit);
}

static void json_extreme(struct json *json, const struct matrix *m, const char *key,
		const struct extreme *e)
{
	json_key(json, key);
	if (!e->row) {
		json_add_string(json, NULL);
		return;
	}
	json_open(json, '{');
	json_put_string(json, "file", e->row->file);
	json_put_string(json, "test", m->plan->tests[e->test].name);
	json_put_number(json, "time_ms", e->ms);
	json_put_bool(json, "cut", e->cut);
	json_close(json, '}');
}

static void print_json(const struct matrix *m, const struct times *t)
{
	struct json json;

	json_start(&json, "setter-time");
	json_put_string(&json, "problem", m->plan->problem->id);
	json_put_string(&json, "jail", jail_level_name(m->jail));
	json_put_string(&json, "limits", m->limits);
	json_put_bool(&json, "unsafe", matrix_is_unsafe(m));
	json_extreme(&json, m, "slowest_right", &t->right);
	json_extreme(&json, m, "fastest_slow", &t->slow);
	json_put_number(&json, "factor", factor);
	json_key(&json, "proposed_ms");
	if (t->proposed)
		json_add_number(&json, t->proposed);
	else
		json_add_string(&json, NULL);
	json_put_number(&json, "time_limit_ms", m->plan->problem->time_ms);
	json_put_bool(&json, "separates", fits(t, m->plan->problem->time_ms));
	json_finish(&json, stdout);
}

/* --- The command ------------------------------------------------------------------------------ */

/* Those that are right, and those that are slow; what is merely wrong says nothing. */
static int add_solutions(struct judge *j)
{
	const struct plan *plan = judge_plan(j);

	if (solutions_read(&j->solutions, judge_problem(j), plan))
		return EXIT_BAD_REQUEST;
	for (size_t i = 0; i < j->solutions.count; i++) {
		const struct solution *s = j->solutions.list[i];

		if ((is_right(plan, s) || must_be_slow(plan, s)) &&
				judge_add_file(j, s->path, s->path, s))
			return EXIT_BAD_REQUEST;
	}
	return EXIT_AS_DECLARED;
}

static int write_limit(const struct problem *problem, const struct times *t)
{
	int code;

	if (!t->proposed || t->proposed == problem->time_ms)
		return t->proposed ? EXIT_AS_DECLARED : EXIT_NOT_AS_DECLARED;
	code = problem_write_time_limit(problem, t->proposed);
	if (!code)
		note("'%s' has a limit of %lld ms now; before it was %lld ms", problem->source.path,
				t->proposed, problem->time_ms);
	return code;
}

static int tell(const struct judge *j, const struct times *t)
{
	if (as_json)
		print_json(&j->matrix, t);
	else
		print_times(&j->matrix, t);
	return write_it                                      ? write_limit(judge_problem(j), t)
			: fits(t, judge_problem(j)->time_ms) ? EXIT_AS_DECLARED
							     : EXIT_NOT_AS_DECLARED;
}

/* *limit is what runs are measured with, 0: the problem's.  Set if it must be longer, and else 0. */
static int measure_with(const struct kit *kit, const char *id, long long *limit)
{
	struct judge j = JUDGE_INIT;
	int code;

	j.options = judging;
	j.options.time_ms = (int)*limit;
	j.options.trace = common.verbose > 1;
	code = judge_open(&j, kit, id);
	if (!code)
		code = add_solutions(&j);
	if (!code)
		code = judge_all(&j);
	if (!code) {
		const struct times t = find_times(&j.matrix);

		*limit = *limit ? 0 : longer_limit(&t, judge_problem(&j)->time_ms);
		if (!*limit)
			code = tell(&j, &t);
	}
	judge_close(&j);
	return code;
}

static int measure(const struct kit *kit, const char *id, const struct names *rest)
{
	long long limit = 0;
	int code = EXIT_AS_DECLARED;

	if (rest->count) {
		error("setter time takes one problem, not '%s'", rest->list[0]);
		return EXIT_BAD_REQUEST;
	}
	if (!common.quiet && !as_json)
		doctor_note_times();
	do
		code = measure_with(kit, id, &limit);
	while (!code && limit);
	return code;
}

static int cmd_time(const struct names *arguments)
{
	return command_for_problem(arguments, measure);
}

const struct command command_time_entry = { "time", "propose a time limit", "[PROBLEM]", options,
	examples, cmd_time, jail_option_table };
