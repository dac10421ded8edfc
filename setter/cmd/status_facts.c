#include "cmd/status_facts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "build/test_maker.h"
#include "base/xalloc.h"

/* --- Hashes ------------------------------------------------------------------------------- */

static bool hash_of(const struct plan *plan, const struct test *test, const char *ending,
		struct file_hashes *hashes, struct hash *hash)
{
	char *path = test_file(plan->problem, test, ending);
	const bool there = file_hash(hashes, path, hash);

	free(path);
	return there;
}

static void compare_file(struct status_facts *f, const struct plan *plan, size_t t,
		const char *ending, const struct manifest *manifest, struct file_hashes *hashes)
{
	char *name = xprintf("%s.%s", plan->tests[t].name, ending);
	const struct manifest_line *line = manifest_find(manifest, name);
	struct hash hash;

	if (hash_of(plan, &plan->tests[t], ending, hashes, &hash)) {
		if (!line && manifest->exists)
			names_add(&f->unlisted, name);
		else if (line && !hash_equal(line->hash, hash))
			names_add(&f->differ, name);
	}
	free(name);
}

static void find_duplicate(struct status_facts *f, const struct plan *plan, size_t t,
		struct file_hashes *hashes)
{
	struct hash hash, other;

	if (!hash_of(plan, &plan->tests[t], "in", hashes, &hash))
		return;
	for (size_t i = 0; i < t; i++)
		if (hash_of(plan, &plan->tests[i], "in", hashes, &other) &&
				hash_equal(hash, other)) {
			names_take(&f->duplicates,
					xprintf("%s %s", plan->tests[t].name, plan->tests[i].name));
			return;
		}
}

/* --- Answers --------------------------------------------------------------------------------- */

/* False when there are too many different ones. */
static bool count_answer(struct answer_shares *shares, const char *line)
{
	size_t i = 0;

	while (i < shares->count && strcmp(shares->list[i].text, line) != 0)
		i++;
	if (i == STATUS_ANSWERS)
		return false;
	if (i == shares->count) {
		shares->list[i].text = xstrdup(line);
		shares->count++;
	}
	shares->list[i].count++;
	shares->total++;
	return true;
}

static bool count_answers_of(struct answer_shares *shares, const char *path)
{
	FILE *file = fopen(path, "r");
	char line[32];
	bool few = true;

	while (file && few && fgets(line, sizeof line, file)) {
		const size_t length = strcspn(line, "\n");

		few = line[length] == '\n';
		line[length] = '\0';
		few = few && count_answer(shares, line);
	}
	if (file)
		fclose(file);
	return few;
}

static void count_answers(struct answer_shares *shares, const struct plan *plan, size_t group)
{
	bool few = plan->problem->answer == ANSWER_UNIQUE && plan->problem->answer_lines == 1;

	for (size_t t = 0; few && t < plan->test_count; t++)
		if (plan->tests[t].group == group) {
			char *path = test_file(plan->problem, &plan->tests[t], "ans");

			few = count_answers_of(shares, path);
			free(path);
		}
	if (!few)
		shares->total = 0;
}

/* --- All of it --------------------------------------------------------------------------------- */

void status_facts_collect(struct status_facts *f, const struct plan *plan,
		const struct manifest *manifest, const struct solutions *solutions,
		struct file_hashes *hashes)
{
	for (size_t t = 0; t < plan->test_count; t++) {
		find_duplicate(f, plan, t, hashes);
		compare_file(f, plan, t, "in", manifest, hashes);
		compare_file(f, plan, t, "ans", manifest, hashes);
	}
	f->group_count = plan->group_count;
	f->shares = xcalloc(plan->group_count, sizeof *f->shares);
	for (size_t g = 0; g < plan->group_count; g++)
		count_answers(&f->shares[g], plan, g);
	status_facts_add_groups(f, plan);
	status_facts_add_run(f, plan, solutions, hashes);
}

void status_facts_release(struct status_facts *f)
{
	names_release(&f->duplicates);
	names_release(&f->differ);
	names_release(&f->unlisted);
	names_release(&f->misplaced);
	names_release(&f->not_included);
	names_release(&f->survivors);
	names_release(&f->kill_nobody);
	for (size_t g = 0; g < f->group_count; g++)
		for (size_t i = 0; i < f->shares[g].count; i++)
			free(f->shares[g].list[i].text);
	free(f->shares);
	free(f->slowest);
	*f = (struct status_facts)STATUS_FACTS_INIT;
}
