/*
 * export_dmoj.c - a problem folder of DMOJ's judge: init.yml, programs and tests.
 *
 * Name, statement and limits are the site's.  Groups are batches; a sample is a case of 0
 * points, and DMOJ stops judging where such a case fails.  A batch needs earlier ones by their
 * numbers.  The validator is called with --group st1 for the first batch, and st0 outside of
 * all, so it gets a table of bounds with these names.
 */
#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "base/paths.h"
#include "base/whole_file.h"
#include "base/xalloc.h"
#include "export/export.h"
#include "export/export_targets.h"
#include "problem/bound.h"

/* --- Init.yml ---------------------------------------------------------------------------------- */

static void add_case(const struct export *e, struct text *yaml, size_t test, const char *more)
{
	const char *name = e->plan->tests[test].name;

	text_printf(yaml, "{in: %s.in, out: %s.out%s}\n", name, name, more);
}

static void add_batch(const struct export *e, struct text *yaml, const struct export_subtask *s)
{
	text_printf(yaml, "- points: %lld # %s\n", s->points, s->group->name);
	if (s->need_count) {
		text_add_string(yaml, "  dependencies: [");
		for (size_t i = 0; i < s->need_count; i++)
			text_printf(yaml, "%s%zu", i ? ", " : "", s->needs[i] + 1);
		text_add_string(yaml, "]\n");
	}
	text_add_string(yaml, "  batched:\n");
	for (size_t i = 0; i < s->test_count; i++) {
		text_add_string(yaml, "  - ");
		add_case(e, yaml, s->tests[i], "");
	}
}

static const char *language_at_dmoj(const char *ending)
{
	return !strcmp(ending, "c") ? "C11" : "CPP17";
}

/* C and C++ have one grader there, of one source and one header. */
struct signature {
	char *entry, *header;
	bool others;
};

static int add_grader(struct export *e, const struct export_grader *file, void *context)
{
	struct signature *signature = context;
	char **place = file->is_source ? &signature->entry : &signature->header;
	SCOPED_FREE char *name = xprintf("%s/%s", e->short_name, file->name);
	int code = EXIT_AS_DECLARED;

	if (file->language == LANGUAGE_PYTHON || *place) {
		signature->others = true;
	} else {
		*place = xstrdup(file->name);
		code = package_add_copy(&e->package, name, file->path) ? EXIT_BROKEN
								       : EXIT_AS_DECLARED;
	}
	return code;
}

static int add_graders(struct export *e, struct text *yaml)
{
	struct signature signature = { NULL, NULL, false };
	int code = export_each_grader(e, &signature, add_grader);

	if (!code && (signature.entry || signature.others) &&
			!(signature.entry && signature.header))
		code = export_refuse(e,
				"a grader has one source and one header there, in C or C++");
	else if (signature.entry && signature.header)
		text_printf(yaml, "signature_grader:\n  entry: %s\n  header: %s\n", signature.entry,
				signature.header);
	if (!code && signature.others)
		export_note(e,
				"it has one grader for C and C++: '%s' and '%s'; the others are "
				"left out",
				signature.entry, signature.header);
	free(signature.entry);
	free(signature.header);
	return code;
}

/* Its interactor's feedback is what it says to us. */
static void add_referee(const struct export *e, struct text *yaml)
{
	const struct export_referee referee = export_referee(e);
	const char *ending = export_ending(e, referee.folder, referee.program);

	if (e->problem->interactor)
		text_printf(yaml,
				"interactive:\n  files: [interactor.%s]\n  lang: %s\n"
				"  type: testlib\n  feedback: false\n",
				ending, language_at_dmoj(ending));
	else
		text_printf(yaml,
				"checker:\n  name: bridged\n  args:\n    files: [checker.%s]\n"
				"    lang: %s\n    type: testlib\n",
				ending, language_at_dmoj(ending));
}

static int add_init(struct export *e, const struct export_subtasks *subtasks, bool validated)
{
	SCOPED(text) yaml = TEXT_INIT;
	const int code = add_graders(e, &yaml);
	const char *validator = export_ending(e, KIT_VALIDATOR, e->problem->validator);

	add_referee(e, &yaml);
	if (validated)
		text_printf(&yaml,
				"validator:\n  source: validator.%s\n  language: %s\n"
				"  type: testlib\n",
				validator, language_at_dmoj(validator));
	text_printf(&yaml, "output_limit_length: %lld\n", e->problem->output_mib << 20);
	text_add_string(&yaml, "test_cases:\n");
	for (size_t t = 0; t < e->plan->test_count; t++)
		if (export_is_sample(e, t)) {
			text_add_string(&yaml, "- ");
			add_case(e, &yaml, t, ", points: 0");
		}
	for (size_t i = 0; i < subtasks->count; i++)
		add_batch(e, &yaml, &subtasks->list[i]);
	export_add_text(e, &yaml, "%s/init.yml", e->short_name);
	return code;
}

/* --- The validator -------------------------------------------------------------------------------- */

/* The plan, with its groups called as DMOJ calls them; a group without a batch keeps its name. */
static struct group *renamed_groups(const struct export *e, const struct export_subtasks *subtasks)
{
	struct group *groups = xcalloc(e->plan->group_count, sizeof *groups);

	for (size_t g = 0; g < e->plan->group_count; g++) {
		groups[g] = e->plan->groups[g];
		groups[g].name = xstrdup(export_is_sample_group(e, g) ? "st0" : groups[g].name);
	}
	for (size_t i = 0; i < subtasks->count; i++) {
		struct group *group = &groups[subtasks->list[i].group - e->plan->groups];

		free(group->name);
		group->name = xprintf("st%zu", i + 1);
	}
	return groups;
}

static int write_bounds(const struct export *e, const struct export_subtasks *subtasks,
		const char *folder)
{
	struct plan plan = *e->plan;
	SCOPED_FREE char *path = xprintf("%s/bounds.h", folder);
	int rc;

	plan.groups = renamed_groups(e, subtasks);
	rc = folder_make(folder) || bounds_write_header(e->problem, &plan, path);
	for (size_t g = 0; g < plan.group_count; g++)
		free(plan.groups[g].name);
	free(plan.groups);
	return rc;
}

static int add_validator(struct export *e, const struct export_subtasks *subtasks)
{
	static const struct paste_for exact = { .macros = { "TESTLIB_EXACT_EOF" } };
	SCOPED_FREE char *folder = path_of(e->problem->id, PATH_DMOJ);
	SCOPED(text) text = TEXT_INIT;
	int code = write_bounds(e, subtasks, folder) ? EXIT_BROKEN : EXIT_AS_DECLARED;

	if (!code)
		code = paste_source(e->problem->kit, e->problem->validator_source, folder, &exact,
				&text);
	if (!code)
		export_add_text(e, &text, "%s/validator.%s", e->short_name,
				export_ending(e, KIT_VALIDATOR, e->problem->validator));
	return code;
}

/* --- All of it --------------------------------------------------------------------------------------- */

static int write_dmoj(struct export *e)
{
	/* What it prints on stdout is shown beside the verdict. */
	static const struct paste_for feedback = { .macros = { "TESTLIB_NO_SCORE",
								   "TESTLIB_STDOUT_MESSAGE" } };
	static const struct paste_for whole = { .macros = { "TESTLIB_NO_SCORE" } };
	const bool talks = e->problem->interactor != NULL;
	SCOPED(export_subtasks) subtasks = EXPORT_SUBTASKS_INIT;
	SCOPED_FREE char *referee = xprintf("%s/%s.c", e->short_name, export_referee(e).word);
	const bool validated = export_takes_validator(e);
	int code = export_subtasks_make(&subtasks, e, false);

	if (!code && validated)
		code = add_validator(e, &subtasks);
	if (!code)
		code = export_add_referee(e, referee, talks ? &whole : &feedback);
	if (!code)
		code = add_init(e, &subtasks, validated);
	for (size_t t = 0; t < e->plan->test_count; t++) {
		const char *name = e->plan->tests[t].name;

		export_add_input(e, t, "%s/%s.in", e->short_name, name);
		export_add_answer(e, t, "%s/%s.out", e->short_name, name);
	}
	export_note(e, "set the limits on the site: %lld ms, %lld KiB", e->problem->time_ms,
			e->problem->memory_mib * 1024);
	return code;
}

const struct export_target export_dmoj = {
	.name = "dmoj",
	.judge = "DMOJ, a folder for the judge",
	.carries = { [PART_SAMPLES] = "cases of 0 points",
			[PART_GROUPS] = "batches with points and dependencies",
			[PART_CHECKER] = "checker.c or .cpp, bridged, testlib",
			[PART_INTERACTOR] = "interactor.c or .cpp, testlib",
			[PART_VALIDATOR] = "validator.c or .cpp, for the command validate" },
	.losses = { { NULL, "name, statement and limits, which are entered on the site" },
			{ NULL,
					"samples that may fail: judging stops at a failing case of 0 "
					"points" },
			{ export_has_time_factors,
					"more time for a language, which is set on the site" },
			{ NULL, "solutions and generators" } },
	.takes_graders = true,
	.write = write_dmoj,
};
