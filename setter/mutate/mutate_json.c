#include "mutate/mutate.h"

#include "base/json.h"

static const struct mutate_hole *hole_of(const struct mutate *m, size_t mutant)
{
	for (size_t i = 0; i < m->hole_count; i++)
		if (m->holes[i].mutant == mutant)
			return &m->holes[i];
	return NULL;
}

static void put_mutant(const struct mutate *m, size_t number, struct json *json)
{
	const struct mutant_state *s = &m->list[number];
	const struct mutate_program *p = &m->programs[s->program];
	const struct mutate_hole *hole = s->end == MUTANT_HOLE ? hole_of(m, number) : NULL;
	const struct test *tests = mutate_plan(m)->tests;
	SCOPED_FREE char *name = mutate_name(m, s);

	json_open(json, '{');
	json_put_string(json, "name", name);
	json_put_string(json, "solution", p->row->name);
	json_put_string(json, "kind", mutate_kind_name(p->mutants.list[s->number].kind));
	json_put_string(json, "result", mutant_end_word(s->end));
	if (s->end == MUTANT_FALLEN) {
		json_put_string(json, "test", tests[s->test].name);
		json_put_string(json, "verdict", verdict_word(s->verdict));
		if (s->asked)
			json_put_string(json, "second",
					s->second == NO_TEST ? NULL : tests[s->second].name);
	}
	if (hole) {
		json_put_string(json, "verdict", verdict_word(hole->attack.finding.kind));
		json_put_string(json, "input", hole->attack.finding.input.s);
		json_put_string(json, "message", hole->attack.finding.message);
	}
	json_close(json, '}');
}

static void put_tests(const struct mutate *m, struct json *json)
{
	SCOPED_FREE struct mutate_test *tests = mutate_tests(m);

	json_put_open(json, "tests", '[');
	for (size_t t = 0; t < mutate_plan(m)->test_count; t++) {
		json_open(json, '{');
		json_put_string(json, "name", mutate_plan(m)->tests[t].name);
		json_put_number(json, "fells", (long long)tests[t].fells);
		json_put_number(json, "only", (long long)tests[t].only);
		json_put_bool(json, "needed", tests[t].needed);
		json_close(json, '}');
	}
	json_close(json, ']');
}

static void put_counts(const struct mutate *m, struct json *json)
{
	static const struct {
		const char *key;
		enum mutant_end end;
	} counts[] = { { "same", MUTANT_SAME }, { "uncompiled", MUTANT_UNCOMPILED },
		{ "fallen", MUTANT_FALLEN }, { "holes", MUTANT_HOLE },
		{ "survivors", MUTANT_SURVIVOR } };

	json_put_number(json, "made", (long long)m->made);
	for (size_t i = 0; i < sizeof counts / sizeof *counts; i++)
		json_put_number(json, counts[i].key, (long long)mutate_count(m, counts[i].end, -1));
	json_put_number(json, "not_attacked", (long long)m->not_attacked);
}

void mutate_json(const struct mutate *m, FILE *out)
{
	struct json json;

	json_start(&json, "setter-mutate");
	json_put_string(&json, "problem", mutate_problem(m)->id);
	put_counts(m, &json);
	json_put_open(&json, "solutions", '[');
	for (size_t i = 0; i < m->program_count; i++)
		json_add_string(&json, m->programs[i].row->name);
	json_close(&json, ']');
	json_put_open(&json, "mutants", '[');
	for (size_t i = 0; i < m->made; i++)
		if (m->list[i].end >= MUTANT_FALLEN)
			put_mutant(m, i, &json);
	json_close(&json, ']');
	put_tests(m, &json);
	json_finish(&json, out);
}
