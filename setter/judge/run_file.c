#include "judge/run_file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/diag.h"
#include "base/paths.h"
#include "base/text.h"
#include "base/xalloc.h"
#include "judge/judge_verdict.h"

static const char *word(const json_t *object, const char *key)
{
	return json_read_string(object, key, "");
}

/* Figures written by hand must not overflow anything. */
static long long figure(const json_t *object, const char *key)
{
	const long long number = json_read_number(object, key, 0);

	return number < 0 ? 0 : number > RUN_FIGURE_MAX ? RUN_FIGURE_MAX : number;
}

/* --- Looking things up ------------------------------------------------------------------------- */

size_t run_file_test(const struct run_file *r, const char *name)
{
	size_t t = 0;

	while (t < r->test_count && strcmp(r->tests[t].name, name) != 0)
		t++;
	return t;
}

const struct run_solution *run_file_solution(const struct run_file *r, const char *file)
{
	for (size_t i = 0; i < r->solution_count; i++)
		if (!strcmp(r->solutions[i].file, file))
			return &r->solutions[i];
	return NULL;
}

/* --- The plan ------------------------------------------------------------------------------------ */

static size_t find_group(struct run_file *r, const char *name, size_t test)
{
	if (r->group_count && !strcmp(r->groups[r->group_count - 1].name, name))
		return r->group_count - 1;
	GROW(r->groups, r->group_count);
	r->groups[r->group_count] = (struct run_group){ name, test, 0 };
	return r->group_count++;
}

static void read_tests(struct run_file *r)
{
	const json_t *plan = json_object_get(r->document, "plan");

	r->test_count = json_array_size(plan);
	r->tests = xcalloc(r->test_count + 1, sizeof *r->tests);
	for (size_t t = 0; t < r->test_count; t++) {
		const json_t *of = json_array_get(plan, t), *times = json_object_get(of, "make_us");
		struct run_test *test = &r->tests[t];

		*test = (struct run_test){ word(of, "name"), word(of, "line"),
			word(of, "description"), word(of, "in"), word(of, "ans"),
			find_group(r, word(of, "group"), t), json_is_object(times) ? times : NULL,
			0, 0, t };
		r->groups[test->group].count++;
	}
}

/* --- Solutions -------------------------------------------------------------------------------------- */

static verdict_set verdicts_in(const json_t *list)
{
	verdict_set set = 0;

	for (size_t i = 0; i < json_array_size(list); i++) {
		const char *of = json_string_value(json_array_get(list, i));
		enum verdict v;

		if (of && verdict_of(of, strlen(of), &v))
			set |= VERDICT_SET(v);
	}
	return set;
}

static struct score_demand demand_in(const json_t *group)
{
	const char *words = word(group, "permitted_score");
	struct score_demand demand = { SCORE_ANY, 0 };

	if (!score_demand_parse(words, strlen(words), SCORE_FULL, &demand))
		demand.relation = SCORE_ANY;
	return demand;
}

static void read_declarations(struct run_solution *s, const json_t *groups)
{
	s->declared_count = json_array_size(groups);
	s->declared = xcalloc(s->declared_count + 1, sizeof *s->declared);
	for (size_t g = 0; g < s->declared_count; g++) {
		const json_t *of = json_array_get(groups, g);
		struct expectation expect = { verdicts_in(json_object_get(of, "permitted")),
			verdicts_in(json_object_get(of, "required")), demand_in(of) };

		s->declared[g] = (struct run_declared){ word(of, "name"), expect };
		if (!expect.permitted)
			expect.permitted = VERDICT_SET(VERDICT_AC);
		s->must_fail |= expectation_must_fail(&expect);
	}
}

static verdict_set permitted_in(const struct run_solution *s, const char *group)
{
	verdict_set set = 0;

	for (size_t g = 0; g < s->declared_count; g++)
		if (!strcmp(s->declared[g].group, group))
			set |= s->declared[g].expect.permitted;
	return set ? set : ~0u;
}

/* As many decimals as a score has, whatever a parser makes of them. */
static long long score_in(const json_t *cell, enum verdict verdict)
{
	char decimals[32];
	long long score = 0;

	if (verdict == VERDICT_AC)
		return SCORE_FULL;
	snprintf(decimals, sizeof decimals, "%.10f",
			json_number_value(json_object_get(cell, "score")));
	return score_parse(decimals, strlen(decimals), &score) && score < SCORE_FULL ? score : 0;
}

static void read_cell(struct run_file *r, struct run_solution *s, const json_t *of)
{
	const size_t t = run_file_test(r, word(of, "name"));

	if (t == r->test_count)
		return;

	struct run_cell *cell = &s->cells[t];

	cell->judged = verdict_of(word(of, "verdict"), strlen(word(of, "verdict")), &cell->verdict);
	cell->score = score_in(of, cell->verdict);
	cell->near = json_read_true(of, "near");
	cell->cut = json_read_true(of, "cut");
	cell->time_ms = figure(of, "time_ms");
	cell->wall_ms = figure(of, "wall_ms");
	cell->memory_kb = figure(of, "memory_kb");
	cell->message = word(of, "message");
	cell->dialogue = json_object_get(of, "dialogue");
	cell->case_number = cell->verdict == VERDICT_AC ? 0 : judge_case_number(cell->message);
	if (cell->case_number > r->last_case)
		r->last_case = cell->case_number;
	if (cell->judged && cell->time_ms > s->slowest_ms)
		s->slowest_ms = cell->time_ms;
	s->cut |= cell->judged && cell->cut;
}

/* A failure that the group of its test does not permit; near the limit, it is not known. */
static void mark_unexpected(struct run_file *r, struct run_solution *s)
{
	for (size_t t = 0; t < r->test_count; t++) {
		struct run_cell *cell = &s->cells[t];
		const verdict_set permitted = permitted_in(s, r->groups[r->tests[t].group].name);

		cell->unexpected = cell->judged && cell->verdict != VERDICT_AC && !cell->near &&
				!(permitted & VERDICT_SET(cell->verdict));
	}
}

static void read_solution(struct run_file *r, const json_t *of)
{
	const json_t *tests = json_object_get(of, "tests");
	struct run_solution *s;

	GROW(r->solutions, r->solution_count);
	s = &r->solutions[r->solution_count++];
	s->file = word(of, "file");
	s->name = json_read_string(of, "name", s->file);
	s->language = word(of, "language");
	s->because = word(of, "because");
	s->witness = word(of, "witness");
	s->surprise = word(of, "surprise");
	s->compile = word(of, "compile");
	s->source = word(of, "source");
	s->program = word(of, "program");
	s->test = word(of, "test");
	s->message = word(of, "message");
	s->as_declared = json_read_true(of, "as_declared");
	s->is_reference = json_read_true(of, "reference");
	s->limit_ms = figure(of, "time_limit_ms");
	read_declarations(s, json_object_get(of, "groups"));
	if (!verdict_of(word(of, "verdict"), strlen(word(of, "verdict")), &s->verdict))
		s->verdict = VERDICT_SE;
	s->cells = xcalloc(r->test_count + 1, sizeof *s->cells);
	for (size_t i = 0; i < json_array_size(tests); i++)
		read_cell(r, s, json_array_get(tests, i));
	mark_unexpected(r, s);
	r->surprises += !s->as_declared;
}

/* --- The whole ----------------------------------------------------------------------------------------- */

static void read_plots(struct run_file *r)
{
	SCOPED_FREE const char **names = xcalloc(r->test_count + 1, sizeof *names);

	for (size_t t = 0; t < r->test_count; t++)
		names[t] = r->tests[t].name;
	r->points = xcalloc(r->test_count + 1, sizeof *r->points);
	r->has_plots = plots_from_json(&r->plots, r->points, names, r->test_count, r->document);
}

void run_file_take(struct run_file *r, json_t *document)
{
	const json_t *files = json_object_get(document, "files");

	memset(r, 0, sizeof *r);
	r->document = document;
	r->problem = word(document, "problem");
	r->title = word(document, "title");
	r->samples = json_read_string(document, "samples", "sample");
	r->as_declared = json_read_true(document, "as_declared");
	r->is_unsafe = json_read_true(document, "unsafe");
	r->jail = word(document, "jail");
	read_tests(r);
	for (size_t i = 0; i < json_array_size(files); i++)
		read_solution(r, json_array_get(files, i));
	run_file_count_kills(r);
	read_plots(r);
}

/* What keeps a document from being a run.json, in words; nothing if it is one. */
static void add_fault(const json_t *run, struct text *why)
{
	const long long version = json_read_number(run, "version", 0);

	if (!run)
		text_add_string(why, "it is not JSON as setter writes it, or it is incomplete");
	else if (strcmp(word(run, "format"), "setter-run") != 0)
		text_add_string(why, "valid JSON, but not a run.json");
	else if (version != 1)
		text_printf(why,
				"it is a run.json of version %lld, but this setter reads version "
				"1",
				version);
}

/* NULL, and why, if it is not one.  A pipe may bring it; a device would never end. */
static json_t *read_document(const char *path, struct text *why)
{
	const int fd = open(path, O_RDONLY | O_CLOEXEC);
	json_t *run = NULL;
	struct text text = TEXT_INIT;
	struct stat about;

	if (fd >= 0 && !fstat(fd, &about) && (S_ISCHR(about.st_mode) || S_ISBLK(about.st_mode))) {
		text_add_string(why, "it is a device");
	} else if (fd < 0 || text_add_file(&text, fd)) {
		text_add_string(why, strerror(errno));
	} else {
		run = json_read(text.s, text.length);
		add_fault(run, why);
	}
	text_release(&text);
	if (fd >= 0)
		close(fd);
	if (!why->length)
		return run;
	json_decref(run);
	return NULL;
}

/* Without these there is nothing to say. */
static const char *missing_list(const json_t *run)
{
	return !json_is_array(json_object_get(run, "plan"))             ? "plan"
			: !json_is_array(json_object_get(run, "files")) ? "files"
									: NULL;
}

int run_file_read(struct run_file *r, const char *path, const char *shown)
{
	SCOPED(text) why = TEXT_INIT;
	json_t *document = read_document(path, &why);
	int rc;

	if (document && missing_list(document))
		text_printf(&why, "it is a run.json without its list '%s'", missing_list(document));
	if (why.length) {
		error("cannot read '%s': %s", shown, why.s);
		json_decref(document);
	} else {
		run_file_take(r, document);
	}
	rc = why.length ? -1 : 0;
	return rc;
}

bool run_file_last(struct run_file *r, const char *id)
{
	SCOPED_FREE char *path = path_of(id, PATH_RUN);
	SCOPED(text) why = TEXT_INIT;
	json_t *document = access(path, R_OK) ? NULL : read_document(path, &why);

	if (document)
		run_file_take(r, document);
	else if (why.length)
		warning("cannot read '%s': %s", path, why.s);
	return document;
}

void run_file_release(struct run_file *r)
{
	for (size_t t = 0; r->points && t < r->test_count; t++)
		plot_points_release(&r->points[t], &r->plots);
	for (size_t s = 0; s < r->solution_count; s++) {
		free(r->solutions[s].cells);
		free(r->solutions[s].declared);
	}
	free(r->points);
	plots_release(&r->plots);
	free(r->killing_set);
	free(r->solutions);
	free(r->tests);
	free(r->groups);
	json_decref(r->document);
	memset(r, 0, sizeof *r);
}
