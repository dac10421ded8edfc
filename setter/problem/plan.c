#include "problem/plan.h"

#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "base/whole_file.h"
#include "base/xalloc.h"
#include "problem/line.h"

/* --- Asking ---------------------------------------------------------------------- */

size_t plan_find_group(const struct plan *plan, const char *name)
{
	size_t i = 0;

	while (i < plan->group_count && strcmp(plan->groups[i].name, name) != 0)
		i++;
	return i;
}

void plan_test_json(const struct plan *plan, const struct test *test, struct json *j)
{
	json_put_string(j, "name", test->name);
	json_put_string(j, "group", plan->groups[test->group].name);
	json_put_string(j, "line", test->line);
	json_put_string(j, "description", test->description);
}

size_t plan_find_test(const struct plan *plan, const char *name)
{
	size_t i = 0;

	while (i < plan->test_count && strcmp(plan->tests[i].name, name) != 0)
		i++;
	return i;
}

char *plan_test_name(const char *group, size_t number, size_t tests)
{
	int digits = 2;

	for (size_t n = tests; n > 99; n /= 10)
		digits++;
	return xprintf("%s-%0*zu", group, digits, number);
}

int plan_points_width(const struct plan *plan)
{
	for (size_t g = 0; g < plan->group_count; g++)
		if (plan->groups[g].hundredths % 100)
			return 6;
	return 3;
}

bool plan_counts_for(const struct plan *plan, const struct test *test, size_t group)
{
	const struct group *g = &plan->groups[group];

	if (test->group == group)
		return true;
	/* A group includes only earlier ones: this ends. */
	for (size_t i = 0; i < g->include_count; i++)
		if (plan_counts_for(plan, test, g->includes[i]))
			return true;
	return false;
}

/* --- @group ------------------------------------------------------------------------ */

static const char *const other_settings[] = { "points", "include", "score" };

/* NAME=VALUE, cut at the '='. */
struct setting {
	struct span name_at, value_at;
	char *name, *value;
};

static int unknown_setting(const struct plan *plan, const struct setting *s)
{
	struct names known = NAMES_INIT;

	for (size_t i = 0; i < sizeof other_settings / sizeof *other_settings; i++)
		names_add(&known, other_settings[i]);
	for (size_t i = 0; i < plan->problem->bound_count; i++)
		names_add(&known, plan->problem->bounds[i].name);
	return diag_unknown(s->name_at, known, s->name,
			"a group has points=, include=, score=, and the names of 'bounds:'",
			"unknown setting '%s'", s->name);
}

static int read_points(struct group *group, const struct setting *s)
{
	if (group->hundredths >= 0)
		return diag_at(DIAG_ERROR, s->name_at, NULL, "'points' is set twice");
	if (!points_parse(s->value, &group->hundredths) || group->hundredths > POINTS_MAX * 100LL) {
		group->hundredths = 0;
		return diag_at(DIAG_ERROR, s->value_at, "at most two decimals: 30, 12.5, 33.33",
				"points are a number from 0 to %d, not '%s'", POINTS_MAX, s->value);
	}
	return 0;
}

static int read_group_score(struct group *group, const struct setting *s)
{
	if (group->names_score)
		return diag_at(DIAG_ERROR, s->name_at, NULL, "'score' is set twice");
	group->names_score = true;
	if (strcmp(s->value, "min") != 0 && strcmp(s->value, "mean") != 0)
		return diag_at(DIAG_ERROR, s->value_at,
				"write score=min or score=mean: what the points are multiplied by",
				"'%s' is not a way to count scores", s->value);
	group->score = strcmp(s->value, "min") ? GROUP_MEAN : GROUP_MIN;
	return 0;
}

int plan_unknown_group(const struct plan *plan, struct span at, const char *name)
{
	const char *where = at.source ? "tests.plan" : plan->problem->id;
	struct names known = NAMES_INIT;
	char *groups;

	for (size_t i = 0; i < plan->group_count; i++)
		names_add(&known, plan->groups[i].name);
	SCOPED_FREE char *joined = names_joined(&known);
	groups = xprintf("its groups are: %s", joined);
	diag_unknown(at, known, name, known.count ? groups : NULL,
			at.source ? "%s has no group '%s'" : "'%s' has no group '%s'", where, name);
	free(groups);
	return -1;
}

static int no_group_above(const struct plan *plan, struct span at, const char *name)
{
	struct names known = NAMES_INIT;

	/* The last one is the group that is being read. */
	for (size_t i = 0; i + 1 < plan->group_count; i++)
		names_add(&known, plan->groups[i].name);
	return diag_unknown(at, known, name, "only groups above this one can be included",
			"no group '%s' above", name);
}

static int read_one_include(struct plan *plan, struct span at)
{
	struct group *group = &plan->groups[plan->group_count - 1];
	SCOPED_FREE char *name = span_copy(at);
	const size_t i = plan_find_group(plan, name);
	int rc = 0;

	if (i + 1 >= plan->group_count) {
		rc = no_group_above(plan, at, name);
	} else {
		GROW(group->includes, group->include_count);
		group->includes[group->include_count++] = i;
	}
	return rc;
}

static int read_includes(struct plan *plan, const struct setting *s)
{
	size_t offset = s->value_at.offset;
	int rc = 0;

	for (const char *name = s->value;;) {
		const size_t length = strcspn(name, ",");

		rc |= read_one_include(plan, source_span(&plan->source, offset, length));
		if (!name[length])
			return rc;
		name += length + 1;
		offset += length + 1;
	}
}

static int read_group_bound(struct group *group, const struct bound *bound, size_t i,
		const struct setting *s)
{
	long long value;

	const bool too_large = bound_is_too_large(s->value);

	if (!too_large && !bound_parse(s->value, &value))
		return diag_at(DIAG_ERROR, s->value_at, "write it as 1000 or 10^9",
				"'%s' is not a number", s->value);
	if (too_large || value > bound->value)
		return diag_at(DIAG_ERROR, s->value_at, NULL,
				"'%s' is larger than the problem's %s", s->value,
				bound_text(bound->value).s);
	group->bounds[i] = value;
	return 0;
}

static int read_setting(struct plan *plan, const struct setting *s)
{
	struct group *group = &plan->groups[plan->group_count - 1];
	const size_t i = problem_find_bound(plan->problem, s->name);

	if (!strcmp(s->name, "points"))
		return read_points(group, s);
	if (!strcmp(s->name, "include"))
		return read_includes(plan, s);
	if (!strcmp(s->name, "score") && i == plan->problem->bound_count)
		return read_group_score(group, s);
	if (i < plan->problem->bound_count)
		return read_group_bound(group, &plan->problem->bounds[i], i, s);
	return unknown_setting(plan, s);
}

/* Is it NAME=VALUE? */
static bool is_setting(const struct plan *plan, struct span word)
{
	const char *text = plan->source.text + word.offset;
	const char *equals = memchr(text, '=', word.length);

	return equals && equals > text && equals + 1 < text + word.length;
}

static int read_setting_word(struct plan *plan, struct span word)
{
	const char *text = plan->source.text + word.offset;
	const char *equals = memchr(text, '=', word.length);
	struct setting s;
	int rc;

	s.name_at = source_span(&plan->source, word.offset, (size_t)(equals - text));
	s.value_at = source_span(&plan->source, word.offset + s.name_at.length + 1,
			word.length - s.name_at.length - 1);
	s.name = span_copy(s.name_at);
	s.value = span_copy(s.value_at);
	rc = read_setting(plan, &s);
	free(s.name);
	free(s.value);
	return rc;
}

/* An included group's tests are tests of this one: they must keep its bounds. */
static int check_includes(const struct plan *plan, const struct group *group)
{
	int rc = 0;

	for (size_t i = 0; i < group->include_count; i++) {
		const struct group *in = &plan->groups[group->includes[i]];

		for (size_t b = 0; b < plan->problem->bound_count; b++)
			if (in->bounds[b] > group->bounds[b])
				rc = diag_at(DIAG_ERROR, group->place, NULL,
						"'%s' includes '%s', whose %s=%lld is larger than %lld",
						group->name, in->name,
						plan->problem->bounds[b].name, in->bounds[b],
						group->bounds[b]);
	}
	return rc;
}

/* A new group with the problem's bounds; its name is still to be checked. */
static struct group *add_group(struct plan *plan, struct span name)
{
	struct group *group;

	GROW(plan->groups, plan->group_count);
	group = &plan->groups[plan->group_count++];
	group->name = span_copy(name);
	group->place = name;
	group->hundredths = -1;
	group->bounds = xcalloc(plan->problem->bound_count, sizeof *group->bounds);
	for (size_t i = 0; i < plan->problem->bound_count; i++)
		group->bounds[i] = plan->problem->bounds[i].value;
	return group;
}

static int check_group_name(const struct plan *plan, const struct group *group)
{
	const size_t first = plan_find_group(plan, group->name);

	if (strlen(group->name) != group->place.length || !name_is_plain(group->name))
		return diag_at(DIAG_ERROR, group->place, "a name has letters, digits, '_' and '-'",
				"'%s' cannot be the name of a group", group->name);
	if (&plan->groups[first] != group)
		return diag_at(DIAG_ERROR, group->place,
				"rename it, or put its tests below the first '@group' of that name",
				"group '%s' already exists", group->name);
	return 0;
}

static int read_group(struct plan *plan, struct span line)
{
	size_t offset = 0;
	const struct span directive = line_next_word(line, &offset);
	const struct span name = line_next_word(line, &offset);
	struct group *group;
	int rc;

	if (!span_is(directive, "@group"))
		return diag_at(DIAG_ERROR, directive, "did you mean '@group'?",
				"unknown directive '%.*s'", (int)directive.length,
				plan->source.text + directive.offset);
	if (!name.length)
		return diag_at(DIAG_ERROR, directive, "write '@group NAME points=N'",
				"a group needs a name");
	group = add_group(plan, name);
	rc = check_group_name(plan, group);
	for (struct span word; (word = line_next_word(line, &offset)).length;) {
		if (!is_setting(plan, word))
			return diag_at(DIAG_ERROR, word,
					"a group's name is one word; the rest is without blanks, as in points=10",
					"expected NAME=VALUE");
		rc |= read_setting_word(plan, word);
	}
	if (group->hundredths < 0)
		rc |= diag_at(DIAG_ERROR, name, "write 'points=0' if it has none",
				"group '%s' has no points=", group->name);
	return rc | check_includes(plan, group);
}

/* --- Tests ----------------------------------------------------------------------------- */

/* The nearest file beside it, or that it is to be written. */
static int no_file_to_copy(struct span place, const char *path)
{
	SCOPED_FREE char *folder = xstrndup(path, (size_t)(strrchr(path, '/') - path));
	struct names known = NAMES_INIT;

	names_add_folder(&known, folder, "");
	return diag_unknown(place, known, strrchr(path, '/') + 1,
			"create it: paths start in the problem's folder", "no file '%s'", path);
}

/* samples/1.ans for samples/1.in; the problem has no reference that writes it. */
static int find_answer(struct test *test, struct span place)
{
	const char *slash = strrchr(test->copied, '/'), *dot = strrchr(slash, '.');

	test->answer = xprintf("%.*s.ans",
			dot ? (int)(dot - test->copied) : (int)strlen(test->copied), test->copied);
	if (file_exists(test->answer))
		return 0;
	return diag_at(DIAG_ERROR, place,
			"write the answer there, or name a reference in problem.yaml, which answers",
			"no file '%s', and the problem has no reference", test->answer);
}

static int no_reference(struct span line)
{
	return diag_at(DIAG_ERROR, line,
			"name one in problem.yaml, or copy a file that has its answer beside it",
			"nothing answers this test: the problem has no reference");
}

static int read_copy(struct test *test, const struct problem *problem, struct span line,
		size_t offset, const struct line_ranges *ranges)
{
	const struct span file = line_next_word(line, &offset);
	const struct span more = line_next_word(line, &offset);
	const char *nul;
	char *name;
	int rc = 0;

	if (!file.length)
		return diag_at(DIAG_ERROR, line, "write 'copy samples/1.in'", "copy which file?");
	if (more.length)
		return diag_at(DIAG_ERROR, more, NULL, "a copy line names one file");
	nul = memchr(file.source->text + file.offset, '\0', file.length);
	if (nul)
		return diag_at(DIAG_ERROR,
				source_span(file.source, (size_t)(nul - file.source->text), 1),
				NULL, "a NUL byte cannot be part of a file name");
	name = line_ranges_put(ranges, file);
	test->copied = xprintf("%s/%s", problem->folder, name);
	test->line = xprintf("copy %s", name);
	if (!file_exists(test->copied))
		rc = no_file_to_copy(file, test->copied);
	else if (!problem->reference)
		rc = find_answer(test, file);
	free(name);
	return rc;
}

static int read_generated(struct test *test, const struct plan *plan, struct span line,
		const struct line_ranges *ranges)
{
	const struct line_values values = { .problem = plan->problem,
		.bounds = plan->groups[test->group].bounds,
		.ranges = ranges };
	const int rc = line_read(line, &values, &test->words);

	test->line = names_joined(&test->words);
	return rc;
}

/* Once: no more tests are read. */
static int too_many_tests(const struct plan *plan, struct span line)
{
	if (plan->test_count > PLAN_TESTS_MAX)
		return -1;
	return diag_at(DIAG_ERROR, line, "put more cases into a test",
			"the plan has more than %d tests", PLAN_TESTS_MAX);
}

static int read_test(struct plan *plan, struct span line, struct span comment,
		const struct line_ranges *ranges)
{
	size_t offset = 0;
	const struct span first = line_next_word(line, &offset);
	const int rc = plan->test_count < PLAN_TESTS_MAX ? 0 : too_many_tests(plan, line);
	struct test *test;

	if (plan->test_count > PLAN_TESTS_MAX)
		return rc;
	GROW(plan->tests, plan->test_count);
	test = &plan->tests[plan->test_count++];
	test->group = plan->group_count - 1;
	plan->groups[test->group].test_count++;
	test->place = line;
	test->description = line_ranges_repeat(ranges, comment);
	if (rc)
		return rc;
	if (span_is(first, "copy"))
		return read_copy(test, plan->problem, line, offset, ranges);
	if (!plan->problem->reference)
		return no_reference(line);
	return read_generated(test, plan, line, ranges);
}

/* What is wrong with the first one is wrong with all. */
static int read_tests(struct plan *plan, struct span line, struct span comment)
{
	struct line_ranges ranges = LINE_RANGES_INIT;
	int rc;

	if (!plan->group_count)
		return diag_at(DIAG_ERROR, line, "write '@group sample points=0' above it",
				"a test before the first group");
	rc = line_ranges_read(&ranges, line);
	if (rc)
		plan->groups[plan->group_count - 1].test_count++;
	else
		do
			rc = read_test(plan, line, comment, &ranges);
		while (!rc && line_ranges_next(&ranges));
	line_ranges_release(&ranges);
	return rc;
}

static void name_tests(struct plan *plan)
{
	SCOPED_FREE size_t *numbers = xcalloc(plan->group_count, sizeof *numbers);

	for (size_t t = 0; t < plan->test_count; t++) {
		struct test *test = &plan->tests[t];
		const struct group *group = &plan->groups[test->group];

		test->name = plan_test_name(group->name, ++numbers[test->group], group->test_count);
	}
}

/* --- Lines -------------------------------------------------------------------------------- */

static bool is_blank(char c)
{
	return c == ' ' || c == '\t' || c == '\r';
}

/* Cuts blanks off both ends. */
static struct span trimmed(struct span s)
{
	const char *text = s.source->text;

	while (s.length && is_blank(text[s.offset + s.length - 1]))
		s.length--;
	while (s.length && is_blank(text[s.offset])) {
		s.offset++;
		s.length--;
	}
	return s;
}

/* A '#' begins a comment at the start of a line and after a blank. */
static size_t comment_start(struct span line)
{
	const char *text = line.source->text + line.offset;

	for (size_t i = 0; i < line.length; i++)
		if (text[i] == '#' && (i == 0 || is_blank(text[i - 1])))
			return i;
	return line.length;
}

static void read_line(struct plan *plan, struct span line)
{
	const size_t cut = comment_start(line);
	const struct span code = trimmed(source_span(&plan->source, line.offset, cut));
	struct span comment = source_span(&plan->source, line.offset + cut, line.length - cut);

	if (!code.length)
		return;
	if (plan->source.text[code.offset] == '@') {
		read_group(plan, code);
		return;
	}
	if (comment.length) {
		comment.offset++;
		comment.length--;
	}
	read_tests(plan, code, trimmed(comment));
}

static void check_empty_groups(struct plan *plan)
{
	for (size_t i = 0; i < plan->group_count; i++) {
		const struct group *group = &plan->groups[i];

		if (!group->test_count && !group->include_count)
			diag_at(DIAG_ERROR, group->place,
					"write below it a generator with its options, or 'copy FILE'",
					"group '%s' has no tests", group->name);
	}
}

static int check_sample_group(struct plan *plan)
{
	const struct problem *p = plan->problem;
	const struct group *first = &plan->groups[0], *group;

	plan->samples = plan_find_group(plan, p->samples);
	if (!p->samples_place.length && plan->samples != 0)
		return diag_at(DIAG_ERROR, first->place,
				"or name the one that contestants see in problem.yaml: 'samples: NAME'",
				"the first group must be 'sample', not '%s'", first->name);
	if (plan->samples == plan->group_count)
		return plan_unknown_group(plan, p->samples_place, p->samples);
	group = &plan->groups[plan->samples];
	if (group->include_count)
		return diag_at(DIAG_ERROR, group->place, "remove include=",
				"contestants see group '%s', so it needs no other", group->name);
	return 0;
}

int plan_parse(struct plan *plan, const struct problem *problem)
{
	struct source *s = &plan->source;

	plan->problem = problem;
	for (size_t at = 0; at < s->length;) {
		const char *end = memchr(s->text + at, '\n', s->length - at);
		const size_t length = end ? (size_t)(end - s->text) - at : s->length - at;

		read_line(plan, source_span(s, at, length));
		at += length + 1;
	}
	if (!plan->group_count && !s->errors)
		diag_at(DIAG_ERROR, source_span(s, 0, 0),
				"write '@group sample points=0', and below it 'copy samples/1.in'",
				"no groups and no tests");
	name_tests(plan);
	check_empty_groups(plan);
	if (plan->group_count && check_sample_group(plan))
		return -1;
	return s->errors ? -1 : 0;
}

int plan_read(struct plan *plan, const struct problem *problem)
{
	SCOPED_FREE char *path = xprintf("%s/tests.plan", problem->folder);
	int rc = source_read_text(&plan->source, path);

	if (!rc)
		rc = plan_parse(plan, problem);
	else if (!file_exists(path))
		hint("write it: '@group sample points=0', then one line for each test");
	return rc;
}

void plan_release(struct plan *plan)
{
	for (size_t i = 0; i < plan->group_count; i++) {
		free(plan->groups[i].name);
		free(plan->groups[i].bounds);
		free(plan->groups[i].includes);
	}
	for (size_t i = 0; i < plan->test_count; i++) {
		struct test *test = &plan->tests[i];

		free(test->name);
		free(test->description);
		free(test->line);
		free(test->copied);
		free(test->answer);
		free(test->folder);
		names_release(&test->words);
	}
	free(plan->groups);
	free(plan->tests);
	source_release(&plan->source);
	*plan = PLAN_INIT;
}
