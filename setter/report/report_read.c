#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "judge/matrix_json.h"
#include "report/report.h"
#include "base/xalloc.h"

static const char *word(const struct json_value *object, const char *key)
{
	return json_get_string(object, key, "");
}

/* Figures that somebody wrote by hand shall not overflow anything. */
static long long figure(const struct json_value *object, const char *key)
{
	const long long number = json_get_number(object, key, 0);

	return number < 0 ? 0 : number > REPORT_FIGURE_MAX ? REPORT_FIGURE_MAX : number;
}

/* --- The plan ------------------------------------------------------------------------------------ */

static size_t find_group(struct report *r, const char *name, size_t test)
{
	if (r->group_count && !strcmp(r->groups[r->group_count - 1].name, name))
		return r->group_count - 1;
	GROW(r->groups, r->group_count);
	r->groups[r->group_count] = (struct report_group){ name, test, 0 };
	return r->group_count++;
}

static void read_tests(struct report *r)
{
	const struct json_value *plan = json_get(r->document, "plan");

	r->test_count = json_length(plan);
	r->tests = xcalloc(r->test_count + 1, sizeof *r->tests);
	for (size_t t = 0; t < r->test_count; t++) {
		const struct json_value *of = &plan->items[t], *times = json_get(of, "make_us");
		struct report_test *test = &r->tests[t];

		*test = (struct report_test){ word(of, "name"), word(of, "line"),
			word(of, "description"), word(of, "in"), word(of, "ans"),
			find_group(r, word(of, "group"), t),
			times && times->kind == JSON_OBJECT ? times : NULL, 0, 0, 0, t };
		r->groups[test->group].count++;
	}
}

/* --- Solutions -------------------------------------------------------------------------------------- */

/* "case 9: ..." or "test case 9: ..."; 0 when it names none. */
static long long case_number(const char *message)
{
	const char *at = !strncmp(message, "case ", 5)        ? message + 5
			: !strncmp(message, "test case ", 10) ? message + 10
							      : "";
	const size_t digits = strspn(at, "0123456789");

	return digits && digits < 10 ? strtoll(at, NULL, 10) : 0;
}

static verdict_set verdicts_in(const struct json_value *list)
{
	verdict_set set = 0;

	for (size_t i = 0; i < json_length(list); i++) {
		enum verdict v;

		if (list->items[i].kind == JSON_STRING &&
				verdict_of(list->items[i].string, strlen(list->items[i].string),
						&v))
			set |= VERDICT_SET(v);
	}
	return set;
}

static verdict_set permitted_in(const struct report_solution *s, const char *group)
{
	verdict_set set = 0;

	for (size_t g = 0; g < json_length(s->declarations); g++)
		if (!strcmp(word(&s->declarations->items[g], "name"), group))
			set |= verdicts_in(json_get(&s->declarations->items[g], "permitted"));
	return set ? set : ~0u;
}

/* As solution_must_fail() has it. */
static bool must_fail(const struct report_solution *s)
{
	const verdict_set accepted = VERDICT_SET(VERDICT_AC);

	for (size_t g = 0; g < json_length(s->declarations); g++) {
		const struct json_value *of = &s->declarations->items[g];
		const verdict_set permitted = verdicts_in(json_get(of, "permitted"));

		if ((permitted && !(permitted & accepted)) ||
				(verdicts_in(json_get(of, "required")) & ~accepted))
			return true;
	}
	return false;
}

static void read_cell(struct report *r, struct report_solution *s, const struct json_value *of)
{
	size_t t = 0;

	while (t < r->test_count && strcmp(r->tests[t].name, word(of, "name")) != 0)
		t++;
	if (t == r->test_count)
		return;

	struct report_cell *cell = &s->cells[t];

	cell->judged = verdict_of(word(of, "verdict"), strlen(word(of, "verdict")), &cell->verdict);
	cell->near = json_is_true(of, "near");
	cell->cut = json_is_true(of, "cut");
	cell->time_ms = figure(of, "time_ms");
	cell->wall_ms = figure(of, "wall_ms");
	cell->memory_kb = figure(of, "memory_kb");
	cell->message = word(of, "message");
	cell->case_number = cell->verdict == VERDICT_AC ? 0 : case_number(cell->message);
	if (cell->case_number > r->last_case)
		r->last_case = cell->case_number;
	if (cell->judged && cell->time_ms > s->slowest_ms)
		s->slowest_ms = cell->time_ms;
	s->cut |= cell->judged && cell->cut;
}

/* A failure that the group of its test does not permit; near the limit nobody knows. */
static void mark_unexpected(struct report *r, struct report_solution *s)
{
	for (size_t t = 0; t < r->test_count; t++) {
		struct report_cell *cell = &s->cells[t];
		const verdict_set permitted = permitted_in(s, r->groups[r->tests[t].group].name);

		cell->unexpected = cell->judged && cell->verdict != VERDICT_AC && !cell->near &&
				!(permitted & VERDICT_SET(cell->verdict));
	}
}

static void read_solution(struct report *r, const struct json_value *of)
{
	const struct json_value *tests = json_get(of, "tests");
	struct report_solution *s;

	GROW(r->solutions, r->solution_count);
	s = &r->solutions[r->solution_count++];
	s->file = word(of, "file");
	s->name = json_get_string(of, "name", s->file);
	s->language = word(of, "language");
	s->because = word(of, "because");
	s->witness = word(of, "witness");
	s->surprise = word(of, "surprise");
	s->compile = word(of, "compile");
	s->source = word(of, "source");
	s->program = word(of, "program");
	s->test = word(of, "test");
	s->message = word(of, "message");
	s->as_declared = json_is_true(of, "as_declared");
	s->is_reference = json_is_true(of, "reference");
	s->limit_ms = figure(of, "time_limit_ms");
	s->declarations = json_get(of, "groups");
	s->must_fail = must_fail(s);
	if (!verdict_of(word(of, "verdict"), strlen(word(of, "verdict")), &s->verdict))
		s->verdict = VERDICT_SE;
	s->cells = xcalloc(r->test_count + 1, sizeof *s->cells);
	for (size_t i = 0; i < json_length(tests); i++)
		read_cell(r, s, &tests->items[i]);
	mark_unexpected(r, s);
	r->surprises += !s->as_declared;
}

/* --- The whole ----------------------------------------------------------------------------------------- */

static void read_plots(struct report *r)
{
	const char **names = xcalloc(r->test_count + 1, sizeof *names);

	for (size_t t = 0; t < r->test_count; t++)
		names[t] = r->tests[t].name;
	r->points = xcalloc(r->test_count + 1, sizeof *r->points);
	r->has_plots = plots_from_json(&r->plots, r->points, names, r->test_count, r->document);
	free(names);
}

void report_take(struct report *r, struct json_value *document)
{
	const struct json_value *files = json_get(document, "files");

	memset(r, 0, sizeof *r);
	r->document = document;
	r->problem = word(document, "problem");
	r->title = word(document, "title");
	r->as_declared = json_is_true(document, "as_declared");
	r->is_unsafe = json_is_true(document, "unsafe");
	read_tests(r);
	for (size_t i = 0; i < json_length(files); i++)
		read_solution(r, &files->items[i]);
	report_count_kills(r);
	read_plots(r);
}

/* Without these there is nothing to report. */
static bool has_lists(const struct json_value *document, const char *shown)
{
	static const char *const lists[] = { "plan", "files" };

	for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) {
		const struct json_value *list = json_get(document, lists[i]);

		if (!list || list->kind != JSON_ARRAY) {
			error("cannot read '%s': it is a run.json without its list '%s'", shown,
					lists[i]);
			return false;
		}
	}
	return true;
}

int report_read(struct report *r, const char *path, const char *shown)
{
	struct json_value *document = matrix_old_read(path, shown);

	if (!document || !has_lists(document, shown)) {
		json_free(document);
		return -1;
	}
	report_take(r, document);
	return 0;
}

void report_release(struct report *r)
{
	for (size_t t = 0; r->points && t < r->test_count; t++)
		plot_points_release(&r->points[t], &r->plots);
	for (size_t s = 0; s < r->solution_count; s++)
		free(r->solutions[s].cells);
	free(r->points);
	plots_release(&r->plots);
	free(r->killing_set);
	free(r->solutions);
	free(r->tests);
	free(r->groups);
	json_free(r->document);
	memset(r, 0, sizeof *r);
}
