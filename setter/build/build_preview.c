#include "build/build_preview.h"

#include <stdio.h>
#include <stdlib.h>

#include "base/command_line.h"
#include "build/compile.h"
#include "base/diag.h"
#include "build/manifest.h"
#include "build/test_maker.h"
#include "base/xalloc.h"

struct preview {
	struct problem problem;
	struct plan plan;
	struct manifest manifest;
	struct file_hashes *hashes;
	struct names generators; /* that would be compiled */
	bool all;                /* a program that every test needs would be */
};

static bool would_compile(const struct preview *p, bool is_compiled, const char *what,
		const char *name)
{
	if (!is_compiled)
		printf("%s: would compile %s '%s'\n", p->problem.id, what, name);
	return !is_compiled;
}

static void look_at_programs(struct preview *p)
{
	const struct problem *problem = &p->problem;

	p->all |= would_compile(p, validator_is_compiled(p->hashes, problem, &p->plan), "validator",
			problem->validator);
	p->all |= would_compile(p,
			solution_is_compiled(p->hashes, problem->id, problem->reference_source),
			"reference", problem->reference);
	p->all |= would_compile(p,
			kit_program_is_compiled(p->hashes, problem->kit, KIT_CHECKER,
					problem->checker),
			"checker", problem->checker);
}

/* True when the generator of a test would be compiled; it is told once. */
static bool look_at_generator(struct preview *p, const struct test *test)
{
	const char *name = test->copied ? NULL : test->words.list[0];

	if (!name)
		return false;
	if (!names_have(&p->generators, name) &&
			would_compile(p,
					kit_program_is_compiled(p->hashes, p->problem.kit, KIT_GEN,
							name),
					"generator", name)) {
		names_add(&p->generators, name);
		names_sort(&p->generators);
	}
	return names_have(&p->generators, name);
}

/* Returns how many tests match. */
static size_t look_at_tests(struct preview *p, const char *globs)
{
	size_t count = 0, made = 0;

	for (size_t i = 0; i < p->plan.test_count; i++) {
		const struct test *test = &p->plan.tests[i];
		const struct test_maker maker = { &p->problem, &p->plan, test, &p->manifest,
			p->hashes, 0, false };

		if (!matches_globs(test->name, globs))
			continue;
		count++;
		if (!look_at_generator(p, test) && !p->all && test_is_made(&maker))
			continue;
		made++;
		if (!common.quiet)
			printf("%s %-12s would be made  %s\n", p->problem.id, test->name,
					test->line);
	}
	if (count)
		printf("%s: %zu of %zu tests would be made\n", p->problem.id, made, count);
	return count;
}

int build_preview(const struct kit *kit, const char *id, const char *globs,
		struct file_hashes *hashes, size_t *chosen)
{
	struct preview p = { .hashes = hashes };
	char *manifest = xprintf("problems/%s/tests.xxh", id);
	int code = EXIT_BAD_REQUEST;

	if (!problem_read(&p.problem, kit, id) && !plan_read(&p.plan, &p.problem) &&
			!manifest_read(&p.manifest, manifest)) {
		look_at_programs(&p);
		*chosen += look_at_tests(&p, globs);
		code = EXIT_AS_DECLARED;
	}
	names_release(&p.generators);
	manifest_release(&p.manifest);
	plan_release(&p.plan);
	problem_release(&p.problem);
	free(manifest);
	return code;
}
