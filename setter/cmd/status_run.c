/*
 * status_run.c - what the last whole run says: who survives, and which tests kill nobody.
 */
#include "cmd/status_facts.h"

#include <stdlib.h>
#include <string.h>

#include "base/json_tree.h"
#include "judge/matrix_json.h"
#include "build/test_maker.h"
#include "base/xalloc.h"

/* --- Is it of these files? ---------------------------------------------------------------- */

static bool has_same_file(const struct plan *plan, const struct test *test, const char *ending,
		const struct json_value *known, struct file_hashes *hashes)
{
	char *path = test_file(plan->problem, test, ending);
	struct hash hash;
	const bool same = file_hash(hashes, path, &hash) &&
			!strcmp(json_get_string(known, ending, ""), hash_text(hash).s);

	free(path);
	return same;
}

static bool is_current(const struct json_value *run, const struct plan *plan,
		const struct solutions *solutions, struct file_hashes *hashes)
{
	const struct json_value *tests = json_get(run, "plan"), *files = json_get(run, "files");

	if (!tests || tests->count != plan->test_count)
		return false;
	for (size_t t = 0; t < plan->test_count; t++) {
		const struct json_value *known = json_find(tests, "name", plan->tests[t].name);

		if (!known || !has_same_file(plan, &plan->tests[t], "in", known, hashes) ||
				!has_same_file(plan, &plan->tests[t], "ans", known, hashes))
			return false;
	}
	for (size_t i = 0; i < solutions->count; i++)
		if (!json_find(files, "file", solutions->list[i]->path))
			return false;
	return true;
}

/* --- What it says --------------------------------------------------------------------------- */

static bool kills(const struct json_value *files, const char *test)
{
	for (size_t i = 0; files && i < files->count; i++) {
		const struct json_value *cell = json_find(json_get(&files->items[i], "tests"),
				"name", test);

		if (cell && strcmp(json_get_string(cell, "verdict", "AC"), "AC") != 0)
			return true;
	}
	return false;
}

static bool is_accepted(const struct json_value *files, const struct solution *s)
{
	const struct json_value *file = json_find(files, "file", s->path);

	return file && !strcmp(json_get_string(file, "verdict", ""), "AC");
}

/* The slowest test of those that are accepted. */
static void find_slowest(struct status_facts *f, const struct json_value *files)
{
	for (size_t i = 0; files && i < files->count; i++) {
		const struct json_value *file = &files->items[i], *tests = json_get(file, "tests");

		if (strcmp(json_get_string(file, "verdict", ""), "AC") != 0)
			continue;
		for (size_t t = 0; tests && t < tests->count; t++) {
			const long long ms = json_get_number(&tests->items[t], "time_ms", 0);

			if (f->slowest && ms <= f->slowest_ms)
				continue;
			f->slowest_ms = ms;
			free(f->slowest);
			f->slowest = xprintf("%s on %s", json_get_string(file, "name", "?"),
					json_get_string(&tests->items[t], "name", "?"));
		}
	}
}

void status_facts_add_run(struct status_facts *f, const struct plan *plan,
		const struct solutions *solutions, struct file_hashes *hashes)
{
	struct json_value *run = matrix_last_read(plan->problem->id);

	if (run) {
		const struct json_value *files = json_get(run, "files");

		f->run = is_current(run, plan, solutions, hashes) ? RUN_CURRENT : RUN_OLD;
		for (size_t i = 0; i < solutions->count; i++)
			if (solution_must_fail(solutions->list[i], plan) &&
					is_accepted(files, solutions->list[i]))
				names_add(&f->survivors, solutions->list[i]->name);
		for (size_t t = 0; t < plan->test_count; t++)
			if (!kills(files, plan->tests[t].name))
				names_add(&f->kill_nobody, plan->tests[t].name);
		find_slowest(f, files);
	}
	json_free(run);
}
