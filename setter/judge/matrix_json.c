#include "judge/matrix_print.h"

#include <string.h>

#include "base/json.h"
#include "base/xalloc.h"
#include "build/test_maker.h"

/* --- Files ---------------------------------------------------------------------------- */

/* Each line as an element, "< " or "> " before it. */
static void put_dialogue(struct json *j, const char *lines)
{
	json_put_open(j, "dialogue", '[');
	while (*lines) {
		const size_t length = strcspn(lines, "\n");
		SCOPED_FREE char *line = xstrndup(lines, length);

		json_add_string(j, line);
		lines += length + (lines[length] == '\n');
	}
	json_close(j, ']');
}

static void put_cell(struct json *j, const struct test *test, const struct cell *cell,
		bool declared)
{
	json_open(j, '{');
	json_put_string(j, "name", test->name);
	json_put_string(j, "verdict", verdict_word(cell->verdict));
	if (cell->verdict == VERDICT_PC)
		json_put_decimal(j, "score", score_text(cell->score).s);
	json_put_number(j, "time_ms", cell->time_ms);
	json_put_number(j, "wall_ms", cell->wall_ms);
	json_put_number(j, "memory_kb", cell->memory_kb);
	json_put_string(j, "message", cell->message ? cell->message : "");
	json_put_bool(j, "cut", cell->cut);
	if (cell->dialogue)
		put_dialogue(j, cell->dialogue);
	if (declared)
		json_put_bool(j, "near", cell->near);
	json_close(j, '}');
}

static void put_verdicts(struct json *j, const char *key, verdict_set set)
{
	json_put_open(j, key, '[');
	for (int v = 0; v < VERDICT_COUNT; v++)
		if (set & VERDICT_SET(v))
			json_add_string(j, verdict_word((enum verdict)v));
	json_close(j, ']');
}

static const char *surprise_word(enum surprise_kind kind)
{
	static const char *const words[] = { NULL, "survived", "passed", "failed", "missing",
		"broken" };

	return words[kind];
}

/* What PC must be worth: ">=0.4". */
static void put_demand(struct json *j, const struct score_demand *demand)
{
	SCOPED(text) words = TEXT_INIT;

	score_demand_add(demand, &words);
	if (words.length)
		json_put_string(j, "permitted_score", words.s);
}

static void put_group_score(struct json *j, const struct matrix *m, const struct row *row,
		size_t group)
{
	size_t test;

	if (group_is_known(m, row, group) && group_verdict(m, row, group, &test) == VERDICT_PC)
		json_put_decimal(j, "score", score_text(group_score(m, row, group)).s);
}

/* NULL: nobody knows. */
static const char *group_word(const struct matrix *m, const struct row *row, size_t group)
{
	size_t test;
	const enum verdict verdict = group_verdict(m, row, group, &test);

	return group_is_known(m, row, group) ? verdict_word(verdict) : NULL;
}

static void put_declared(struct json *j, const struct matrix *m, const struct row *row,
		struct file_hashes *hashes)
{
	const struct solution *s = row->solution;
	struct hash source;
	const struct surprise worst = row_surprise(m, row);

	json_put_string(j, "name", s->name);
	json_put_bool(j, "reference", s->is_reference);
	json_put_string(j, "because", s->because);
	json_put_string(j, "witness", s->witness);
	json_put_bool(j, "as_declared", row->complete && worst.kind == AS_DECLARED);
	json_put_string(j, "surprise", surprise_word(worst.kind));
	json_put_string(j, "source",
			file_hash(hashes, row->path, &source) ? hash_text(source).s : NULL);
	json_put_string(j, "program",
			row->compiled == VERDICT_AC ? digest_text(row->program).s : NULL);
	json_put_open(j, "groups", '[');
	for (size_t g = 0; g < m->plan->group_count; g++) {
		json_open(j, '{');
		json_put_string(j, "name", m->plan->groups[g].name);
		put_verdicts(j, "permitted", s->expect[g].permitted);
		put_verdicts(j, "required", s->expect[g].required);
		put_demand(j, &s->expect[g].score);
		json_put_string(j, "verdict", group_word(m, row, g));
		put_group_score(j, m, row, g);
		json_put_string(j, "surprise", surprise_word(group_surprise(m, row, g).kind));
		json_close(j, '}');
	}
	json_close(j, ']');
}

static void put_row(struct json *j, const struct matrix *m, const struct row *row,
		struct file_hashes *hashes)
{
	size_t test;
	const enum verdict verdict = row_verdict(m, row, &test);
	const bool has_test = test < m->plan->test_count;
	const char *message = has_test          ? row->cells[test].message
			: verdict == VERDICT_SE ? row->compile_words
						: "";

	json_open(j, '{');
	json_put_string(j, "file", row->file);
	json_put_string(j, "language", language_name(row->language));
	json_put_string(j, "verdict", row_is_known(m, row) ? verdict_word(verdict) : NULL);
	json_put_bool(j, "judged", row->complete);
	json_put_string(j, "test", has_test ? m->plan->tests[test].name : NULL);
	json_put_decimal(j, "points", points_text(row_hundredths(m, row)).s);
	json_put_string(j, "message", message ? message : "");
	json_put_string(j, "compile", row->compile_words);
	json_put_number(j, "time_limit_ms", row->time_ms);
	if (hashes)
		put_declared(j, m, row, hashes);
	json_put_open(j, "tests", '[');
	for (size_t t = 0; t < m->plan->test_count; t++)
		if (row->cells[t].judged)
			put_cell(j, &m->plan->tests[t], &row->cells[t], hashes != NULL);
	json_close(j, ']');
	json_close(j, '}');
}

static void put_surprise(struct json *j, const struct matrix *m, const struct row *row)
{
	const struct surprise s = row_surprise(m, row);
	const bool has_test = s.test < m->plan->test_count;

	json_open(j, '{');
	json_put_string(j, "file", row->file);
	json_put_string(j, "surprise", surprise_word(s.kind));
	json_put_string(j, "group", m->plan->groups[s.group].name);
	json_put_string(j, "test", has_test ? m->plan->tests[s.test].name : NULL);
	put_verdicts(j, "declared", s.declared);
	put_demand(j, &s.score);
	json_put_string(j, "found", verdict_word(s.found));
	json_close(j, '}');
}

void matrix_json_surprises(const struct matrix *m, struct json *j)
{
	json_put_number(j, "solutions", (long long)m->count);
	json_put_number(j, "undecided", (long long)matrix_undecided(m));
	json_put_open(j, "surprises", '[');
	for (size_t i = 0; i < m->count; i++)
		if (row_surprise(m, &m->rows[i]).kind != AS_DECLARED)
			put_surprise(j, m, &m->rows[i]);
	json_close(j, ']');
}

static void put_head(struct json *j, const struct matrix *m, const char *format)
{
	json_start(j, format);
	json_put_string(j, "problem", m->plan->problem->id);
	json_put_string(j, "jail", jail_level_name(m->jail));
	json_put_string(j, "limits", m->limits);
	json_put_bool(j, "unsafe", matrix_is_unsafe(m));
}

/* With what was declared if there are hashes of the files. */
static void put_files(struct json *j, const struct matrix *m, struct file_hashes *hashes)
{
	json_put_open(j, "files", '[');
	for (size_t i = 0; i < m->count; i++)
		put_row(j, m, &m->rows[i], hashes);
	json_close(j, ']');
}

void matrix_json_judge(const struct matrix *m, FILE *out)
{
	struct json j;

	put_head(&j, m, "setter-judge");
	put_files(&j, m, NULL);
	json_finish(&j, out);
}

/* --- The problem ----------------------------------------------------------------------- */

static void put_plan(struct json *j, const struct plan *plan, struct file_hashes *hashes)
{
	json_put_open(j, "plan", '[');
	for (size_t t = 0; t < plan->test_count; t++) {
		const struct test *test = &plan->tests[t];

		json_open(j, '{');
		plan_test_json(plan, test, j);
		test_hash_json(plan->problem, test, "in", hashes, j);
		test_hash_json(plan->problem, test, "ans", hashes, j);
		run_facts_times_json(plan->problem, test, j);
		json_close(j, '}');
	}
	json_close(j, ']');
}

static void put_bounds(struct json *j, const struct problem *p, const long long *values)
{
	json_put_open(j, "bounds", '{');
	for (size_t b = 0; b < p->bound_count; b++)
		json_put_number(j, p->bounds[b].name, values ? values[b] : p->bounds[b].value);
	json_close(j, '}');
}

static void put_groups(struct json *j, const struct plan *plan)
{
	json_put_open(j, "groups", '[');
	for (size_t g = 0; g < plan->group_count; g++) {
		const struct group *group = &plan->groups[g];

		json_open(j, '{');
		json_put_string(j, "name", group->name);
		json_put_decimal(j, "points", points_text(group->hundredths).s);
		json_put_string(j, "scoring", group->score == GROUP_MIN ? "min" : "mean");
		json_put_open(j, "includes", '[');
		for (size_t i = 0; i < group->include_count; i++)
			json_add_string(j, plan->groups[group->includes[i]].name);
		json_close(j, ']');
		put_bounds(j, plan->problem, group->bounds);
		json_close(j, '}');
	}
	json_close(j, ']');
}

void matrix_json_run(const struct matrix *m, const struct run_facts *facts,
		struct file_hashes *hashes, FILE *out)
{
	const struct problem *p = m->plan->problem;
	struct json j;

	put_head(&j, m, "setter-run");
	json_put_bool(&j, "as_declared", !matrix_surprises(m) && !matrix_undecided(m));
	json_put_number(&j, "time_limit_ms", p->time_ms);
	json_put_number(&j, "memory_limit_mib", p->memory_mib);
	json_put_number(&j, "output_limit_mib", p->output_mib);
	put_bounds(&j, p, NULL);
	json_put_string(&j, "samples", p->samples);
	put_groups(&j, m->plan);
	put_plan(&j, m->plan, hashes);
	put_files(&j, m, hashes);
	run_facts_json(facts, m, hashes, &j);
	json_finish(&j, out);
}
