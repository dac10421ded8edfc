#include "cmd/status_facts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/xalloc.h"
#include "build/bounds_reached.h"
#include "build/test_maker.h"
#include "judge/run_file.h"

/* --- Hashes ------------------------------------------------------------------------------- */

static void compare_file(struct status_facts *f, const struct plan *plan, size_t t,
		const char *ending, const struct manifest *manifest, struct file_hashes *hashes)
{
	SCOPED_FREE char *name = xprintf("%s.%s", plan->tests[t].name, ending);
	const struct manifest_line *line = manifest_find(manifest, name);
	struct hash hash;

	if (test_hash(plan->problem, &plan->tests[t], ending, hashes, &hash)) {
		if (!line && manifest->exists)
			names_add(&f->unlisted, name);
		else if (line && !hash_equal(line->hash, hash))
			names_add(&f->differ, name);
	}
}

static void find_duplicate(struct status_facts *f, const struct plan *plan, size_t t,
		struct file_hashes *hashes)
{
	struct hash hash, other;

	if (!test_hash(plan->problem, &plan->tests[t], "in", hashes, &hash))
		return;
	for (size_t i = 0; i < t; i++)
		if (test_hash(plan->problem, &plan->tests[i], "in", hashes, &other) &&
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
			SCOPED_FREE char *path = test_file(plan->problem, &plan->tests[t], "ans");

			few = count_answers_of(shares, path);
		}
	if (!few)
		shares->total = 0;
}

/* --- Tests that satisfy a group, but do not count for it ------------------------------------- */

static bool is_smaller(const struct plan *plan, size_t group, size_t other)
{
	const long long *mine = plan->groups[group].bounds, *its = plan->groups[other].bounds;
	bool smaller = false;

	for (size_t i = 0; i < plan->problem->bound_count; i++) {
		if (mine[i] > its[i])
			return false;
		smaller |= mine[i] < its[i];
	}
	return smaller;
}

static void add_test(struct bounds_reached *reached, const struct plan *plan,
		const struct test *test)
{
	SCOPED_FREE char *path = test_reached_file(plan->problem, test);

	bounds_reached_add_values(reached, path);
}

static void find_misplaced(struct status_facts *f, const struct plan *plan, size_t group)
{
	SCOPED(bounds_reached) bounds = BOUNDS_REACHED_INIT;

	for (size_t t = 0; t < plan->test_count; t++)
		if (plan->tests[t].group == group)
			add_test(&bounds, plan, &plan->tests[t]);
	for (size_t t = 0; t < plan->test_count; t++) {
		const struct test *test = &plan->tests[t];
		SCOPED(bounds_reached) values = BOUNDS_REACHED_INIT;

		if (test->group == plan->samples || !is_smaller(plan, group, test->group))
			continue;
		add_test(&values, plan, test);
		if (bounds_reached_within(&values, &bounds))
			names_take(&f->misplaced,
					xprintf("%s %s", test->name, plan->groups[group].name));
	}
}

/* All its tests satisfy a larger group: they were validated with smaller bounds. */
static void find_not_included(struct status_facts *f, const struct plan *plan, size_t group)
{
	const struct test of_group = { .group = group };

	for (size_t other = 0; other < plan->group_count; other++)
		if (other != plan->samples && plan->groups[group].test_count &&
				is_smaller(plan, group, other) &&
				!plan_counts_for(plan, &of_group, other))
			names_take(&f->not_included,
					xprintf("%s %s", plan->groups[group].name,
							plan->groups[other].name));
}

static void add_groups(struct status_facts *f, const struct plan *plan)
{
	for (size_t g = 0; g < plan->group_count; g++) {
		if (g == plan->samples)
			continue;
		find_misplaced(f, plan, g);
		find_not_included(f, plan, g);
	}
}

/* --- What the last complete run says --------------------------------------------------------- */

static bool is_hash_of(const char *known, const struct plan *plan, const struct test *test,
		const char *ending, struct file_hashes *hashes)
{
	struct hash hash;

	return test_hash(plan->problem, test, ending, hashes, &hash) &&
			!strcmp(known, hash_text(hash).s);
}

/* Is it of these files? */
static bool is_current(const struct run_file *run, const struct plan *plan,
		const struct solutions *solutions, struct file_hashes *hashes)
{
	if (run->test_count != plan->test_count)
		return false;
	for (size_t t = 0; t < plan->test_count; t++) {
		const struct test *test = &plan->tests[t];
		const size_t known = run_file_test(run, test->name);

		if (known == run->test_count ||
				!is_hash_of(run->tests[known].in, plan, test, "in", hashes) ||
				!is_hash_of(run->tests[known].ans, plan, test, "ans", hashes))
			return false;
	}
	for (size_t i = 0; i < solutions->count; i++)
		if (!run_file_solution(run, solutions->list[i]->path))
			return false;
	return true;
}

/* The slowest test of those that are accepted. */
static void find_slowest(struct status_facts *f, const struct run_file *run)
{
	for (size_t i = 0; i < run->solution_count; i++) {
		const struct run_solution *s = &run->solutions[i];

		for (size_t t = 0; s->verdict == VERDICT_AC && t < run->test_count; t++) {
			if (!s->cells[t].judged ||
					(f->slowest && s->cells[t].time_ms <= f->slowest_ms))
				continue;
			f->slowest_ms = s->cells[t].time_ms;
			free(f->slowest);
			f->slowest = xprintf("%s on %s", s->name, run->tests[t].name);
		}
	}
}

static bool kills_nobody(const struct run_file *run, const char *test)
{
	const size_t t = run_file_test(run, test);

	return t == run->test_count || !run->tests[t].kills;
}

static void add_run(struct status_facts *f, const struct plan *plan,
		const struct solutions *solutions, struct file_hashes *hashes)
{
	struct run_file run;

	if (!run_file_last(&run, plan->problem->id))
		return;
	f->run = is_current(&run, plan, solutions, hashes) ? RUN_CURRENT : RUN_OLD;
	for (size_t i = 0; i < solutions->count; i++) {
		const struct solution *s = solutions->list[i];
		const struct run_solution *found = run_file_solution(&run, s->path);

		if (solution_must_fail(s, plan) && found && found->verdict == VERDICT_AC)
			names_add(&f->survivors, s->name);
	}
	for (size_t t = 0; t < plan->test_count; t++)
		if (kills_nobody(&run, plan->tests[t].name))
			names_add(&f->kill_nobody, plan->tests[t].name);
	find_slowest(f, &run);
	run_file_release(&run);
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
	add_groups(f, plan);
	add_run(f, plan, solutions, hashes);
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
	*f = STATUS_FACTS_INIT;
}
