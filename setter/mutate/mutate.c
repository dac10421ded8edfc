#define _GNU_SOURCE
#include "mutate/mutate.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "base/diag.h"
#include "base/xalloc.h"
#include "mutate/mutate_record.h"

const struct problem *mutate_problem(const struct mutate *m)
{
	return judge_problem(&m->judge);
}

const struct plan *mutate_plan(const struct mutate *m)
{
	return judge_plan(&m->judge);
}

const char *mutant_end_word(enum mutant_end end)
{
	static const char *const words[] = { "unknown", "same", "uncompiled", "fallen", "survivor",
		"hole" };

	return words[end];
}

char *mutate_name(const struct mutate *m, const struct mutant_state *state)
{
	const struct mutate_program *p = &m->programs[state->program];

	return mutant_name(&p->mutants, state->number, p->row->name);
}

void mutate_source(const struct mutate *m, const struct mutant_state *state, struct text *out)
{
	mutant_apply(&m->programs[state->program].mutants, state->number, out);
}

/* --- The right programs ---------------------------------------------------------------------------- */

static bool is_declared_right(const struct solution *s, const struct plan *plan)
{
	for (size_t g = 0; g < plan->group_count; g++)
		if (s->expect[g].permitted != VERDICT_SET(VERDICT_AC))
			return false;
	return true;
}

static int add_named(struct mutate *m, const char *name)
{
	int code = judge_add_solution(&m->judge, name);
	const struct solution *s = code ? NULL : judge_solution(&m->judge, name);

	if (s && !is_declared_right(s, mutate_plan(m))) {
		error("'%s' is not declared AC: only changes to right programs tell anything",
				s->name);
		code = EXIT_BAD_REQUEST;
	}
	if (s && !tokens_know(s->language)) {
		error("'%s' is in a language that has no mutants", s->name);
		hint("they are made of programs in C, C++, Java and Python");
		code = EXIT_BAD_REQUEST;
	}
	return code;
}

static int add_all(struct mutate *m)
{
	struct solutions *all = &m->judge.solutions;
	int code = EXIT_AS_DECLARED;

	for (size_t i = 0; i < all->count && !code; i++) {
		struct solution *s = all->list[i];

		if (!tokens_know(s->language))
			continue;
		if (solution_read(s, mutate_problem(m), mutate_plan(m)))
			code = EXIT_BAD_REQUEST;
		else if (is_declared_right(s, mutate_plan(m)) &&
				judge_add_file(&m->judge, s->path, s->path, s))
			code = EXIT_BAD_REQUEST;
	}
	if (!code && !m->judge.matrix.count) {
		error("'%s' has no solution in C, C++, Java or Python that is declared AC",
				mutate_problem(m)->id);
		code = EXIT_BAD_REQUEST;
	}
	return code;
}

static int add_programs(struct mutate *m, const struct names *named)
{
	int code = judge_list_solutions(&m->judge);

	if (!code && !named->count)
		return add_all(m);
	for (size_t i = 0; !code && i < named->count; i++)
		code = add_named(m, named->list[i]);
	return code;
}

/* A mutant of a program that a test fells says nothing. */
static int check_programs(const struct mutate *m)
{
	const struct matrix *matrix = &m->judge.matrix;
	int code = EXIT_AS_DECLARED;

	for (size_t i = 0; i < matrix->count; i++) {
		const struct row *row = &matrix->rows[i];
		size_t test;
		const enum verdict verdict = row_verdict(matrix, row, &test);

		if (verdict == VERDICT_AC && row->compiled == VERDICT_AC && row->complete)
			continue;
		error("'%s' gets %s%s%s: only changes to right programs tell anything", row->file,
				verdict_word(row->compiled != VERDICT_AC ? row->compiled : verdict),
				test < matrix->plan->test_count ? " on " : "",
				test < matrix->plan->test_count ? matrix->plan->tests[test].name
								: "");
		code = worse(code, verdict == VERDICT_SE ? EXIT_BROKEN : EXIT_NOT_AS_DECLARED);
	}
	if (code)
		hint("setter run %s", mutate_problem(m)->id);
	return code;
}

/* --- Their mutants ------------------------------------------------------------------------------------ */

static uint64_t hash_of_name(const struct mutate *m, const struct mutant_state *state)
{
	SCOPED_FREE char *name = mutate_name(m, state);

	return XXH3_64bits(name, strlen(name));
}

static int by_size(const void *left, const void *right)
{
	uint64_t a, b;

	memcpy(&a, left, sizeof a);
	memcpy(&b, right, sizeof b);
	return a < b ? -1 : a > b;
}

/* The hash of the last mutant that is in the sample, if they are sorted by theirs. */
static uint64_t last_of_sample(const struct mutate *m, size_t count)
{
	SCOPED_FREE uint64_t *hashes = xcalloc(count + 1, sizeof *hashes);
	size_t at = 0;

	if (!m->options.sample || m->options.sample >= count)
		return UINT64_MAX;
	for (size_t p = 0; p < m->program_count; p++)
		for (size_t i = 0; i < m->programs[p].mutants.count; i++)
			hashes[at++] = hash_of_name(m,
					&(struct mutant_state){ .program = p, .number = i });
	qsort(hashes, count, sizeof *hashes, by_size);
	return hashes[m->options.sample - 1];
}

static void choose_mutants(struct mutate *m, size_t count)
{
	const uint64_t last = last_of_sample(m, count);

	for (size_t p = 0; p < m->program_count; p++)
		for (size_t i = 0; i < m->programs[p].mutants.count; i++) {
			const struct mutant_state state = { .program = p,
				.number = i,
				.test = NO_TEST,
				.second = NO_TEST };

			if (last == UINT64_MAX || hash_of_name(m, &state) <= last)
				m->list[m->made++] = state;
		}
}

void *mutate_shared_memory(size_t size)
{
	void *memory = mmap(NULL, size ? size : 1, PROT_READ | PROT_WRITE,
			MAP_SHARED | MAP_ANONYMOUS, -1, 0);

	if (memory == MAP_FAILED)
		die("no memory");
	return memory;
}

void mutate_unshare(void *memory, size_t size)
{
	if (memory)
		munmap(memory, size ? size : 1);
}

static void make_mutants(struct mutate *m)
{
	const struct matrix *matrix = &m->judge.matrix;
	size_t count = 0;

	m->program_count = matrix->count;
	m->programs = xcalloc(matrix->count, sizeof *m->programs);
	for (size_t i = 0; i < matrix->count; i++) {
		const struct row *row = &matrix->rows[i];
		const struct source *source = &row->solution->source;

		m->programs[i] = (struct mutate_program){ row, MUTANTS_INIT };
		mutants_find(&m->programs[i].mutants, row->language, source->text, source->length);
		count += m->programs[i].mutants.count;
	}
	m->list = mutate_shared_memory(count * sizeof *m->list);
	choose_mutants(m, count);
}

/* --- Life cycle ------------------------------------------------------------------------------------------ */

int mutate_open(struct mutate *m, const struct kit *kit, const char *id, const struct names *named)
{
	struct judge *judge = &m->judge;
	int code;

	judge->options = (struct judge_options){ .jobs = m->options.jobs,
		.extent = JUDGE_ALL,
		.declared = true,
		.resume = m->options.resume };
	code = judge_open(judge, kit, id);
	if (!code && mutate_problem(m)->interactor) {
		error("'%s' is interactive: its mutants cannot be judged yet", id);
		code = EXIT_BAD_REQUEST;
	}
	if (!code && m->options.save &&
			plan_find_group(mutate_plan(m), m->options.save) ==
					mutate_plan(m)->group_count) {
		plan_unknown_group(mutate_plan(m), diag_nowhere, m->options.save);
		code = EXIT_BAD_REQUEST;
	}
	if (!code)
		code = add_programs(m, named);
	if (!code)
		code = judge_all(judge);
	if (!code)
		code = check_programs(m);
	if (!code && mutate_record_tests(m))
		code = EXIT_BROKEN;
	if (!code)
		make_mutants(m);
	return code;
}

void mutate_close(struct mutate *m)
{
	size_t count = 0;

	for (size_t i = 0; i < m->program_count; i++) {
		count += m->programs[i].mutants.count;
		mutants_release(&m->programs[i].mutants);
	}
	mutate_unshare(m->list, count * sizeof *m->list);
	for (size_t i = 0; i < m->hole_count; i++)
		attack_release(&m->holes[i].attack);
	free(m->holes);
	free(m->programs);
	free(m->order);
	names_release(&m->test_keys);
	judge_close(&m->judge);
}
