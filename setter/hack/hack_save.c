#include "hack/hack_report.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/diag.h"
#include "base/whole_file.h"
#include "base/xalloc.h"

/* --- The line ------------------------------------------------------------------------------- */

/* hacks/NN.in, the first that is free. */
static char *free_name(const struct problem *problem)
{
	for (int i = 1;; i++) {
		char *name = xprintf("hacks/%02d.in", i);
		SCOPED_FREE char *path = xprintf("%s/%s", problem->folder, name);
		const bool taken = file_exists(path);

		if (!taken)
			return name;
		free(name);
	}
}

static int write_copy(const struct problem *problem, const struct attack *a, char **path,
		struct text *line)
{
	SCOPED_FREE char *name = free_name(problem), *folder = xprintf("%s/hacks", problem->folder);
	int rc;

	*path = xprintf("%s/%s", problem->folder, name);
	rc = folder_make(folder) ||
			file_replace(*path, a->finding.input.s, a->finding.input.length);
	text_printf(line, "copy %s", name);
	return rc ? -1 : 0;
}

/* Then {pile} would be something else there. */
static bool has_own_bounds(const struct plan *plan, size_t group)
{
	for (size_t i = 0; i < plan->problem->bound_count; i++)
		if (plan->groups[group].bounds[i] != plan->problem->bounds[i].value)
			return true;
	return false;
}

static bool wants_text(const struct attack *a, const char *as)
{
	const struct finding *f = &a->finding;

	return as ? !strcmp(as, "text") : f->minimised || f->cases.count < f->batch_cases;
}

/* --- The plan --------------------------------------------------------------------------------- */

/* Where the group's last line ends: after its last test, or after its own line. */
static size_t end_of_group(const struct plan *plan, size_t group)
{
	size_t at = plan->groups[group].place.offset;
	const char *newline;

	for (size_t i = 0; i < plan->test_count; i++)
		if (plan->tests[i].group == group && plan->tests[i].place.offset > at)
			at = plan->tests[i].place.offset;
	newline = memchr(plan->source.text + at, '\n', plan->source.length - at);
	return newline ? (size_t)(newline - plan->source.text) + 1 : plan->source.length;
}

static int write_plan(const struct plan *plan, size_t group, const char *line, const char *comment)
{
	const size_t at = end_of_group(plan, group);
	SCOPED(text) text = TEXT_INIT;

	text_add(&text, plan->source.text, at);
	if (at && plan->source.text[at - 1] != '\n')
		text_add_char(&text, '\n');
	text_printf(&text, "%-57s # %s\n", line, comment);
	text_add(&text, plan->source.text + at, plan->source.length - at);
	return file_replace(plan->source.path, text.s, text.length);
}

/* --- All of it ---------------------------------------------------------------------------------- */

/* Is it there already?  Tests that were never built are not looked at. */
static const struct test *same_test(const struct hack *h, const struct attack *a)
{
	const struct plan *plan = hack_plan(h);

	for (size_t i = 0; i < plan->test_count; i++) {
		SCOPED_FREE char *path = test_file(plan->problem, &plan->tests[i], "in");
		SCOPED(source) bytes = SOURCE_INIT;
		bool same = file_exists(path) && !source_read(&bytes, path) &&
				bytes.length == a->finding.input.length &&
				!memcmp(bytes.text, a->finding.input.s, bytes.length);

		if (same)
			return &plan->tests[i];
	}
	return NULL;
}

static int build(struct hack *h, const struct kit *kit)
{
	const struct build_options options = { .jobs = h->options.jobs,
		.time_ms = 10000,
		.update_hashes = true,
		.only_json = h->options.only_json };
	struct workpieces work = WORKPIECES_INIT;
	SCOPED_FREE char *id = xstrdup(hack_problem(h)->id);
	int code;

	file_hashes_save(&h->work.hashes);
	workpieces_open(&work, kit, id, &options);
	code = workpieces_build(&work, &options);
	workpieces_close(&work);
	return code;
}

static int save(struct hack *h, const struct kit *kit, struct attack *a, size_t group,
		const char *as)
{
	const struct plan *plan = hack_plan(h);
	SCOPED_FREE char *copy = NULL,
			 *comment = xprintf("%s %s",
					 a->end == ATTACK_MEASURED ? "slow for" : "breaks",
					 a->name);
	SCOPED(text) line = TEXT_INIT;
	int code = EXIT_BROKEN;

	if (!wants_text(a, as))
		text_add_string(&line,
				has_own_bounds(plan, group) ? a->finding.line
							    : a->finding.template);
	if ((!wants_text(a, as) || !write_copy(hack_problem(h), a, &copy, &line)) &&
			!write_plan(plan, group, line.s, comment))
		code = build(h, kit);
	if (code) {
		if (copy)
			unlink(copy);
		file_replace(plan->source.path, plan->source.text, plan->source.length);
		note("'%s' is unchanged", plan->source.path);
	} else {
		const size_t tests = plan->groups[group].test_count + 1;
		SCOPED_FREE char *name = plan_test_name(plan->groups[group].name, tests, tests);

		a->saved = xprintf("%s: %s", name, line.s);
	}
	return code;
}

int hack_save(struct hack *h, const struct kit *kit, struct attack *a, const char *group,
		const char *as)
{
	const struct plan *plan = hack_plan(h);
	const size_t g = plan_find_group(plan, group);
	const struct test *same = same_test(h, a);

	if (same) {
		note("'%s' already has this input", same->name);
		a->saved = xprintf("%s: %s", same->name, same->line);
		return EXIT_AS_DECLARED;
	}
	if (!wants_text(a, as) && a->finding.cases.count < a->finding.batch_cases) {
		error("`%s` makes %zu cases, and this is one of them", a->finding.line,
				a->finding.batch_cases);
		hint("leave out --save-as=line, or use --no-minimise");
		return EXIT_BAD_REQUEST;
	}
	if (!hack_is_valid(h, &a->finding.input, group)) {
		if (h->machine_failed)
			return EXIT_BROKEN;
		error("the input is beyond the bounds of group '%s'", group);
		return EXIT_BAD_REQUEST;
	}
	return save(h, kit, a, g, as);
}
