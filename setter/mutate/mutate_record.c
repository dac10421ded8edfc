#include "mutate/mutate_record.h"

#include <string.h>

#include "base/diag.h"
#include "base/xalloc.h"
#include "build/test_maker.h"

#define KEY_DIGITS 12

static bool add_file(struct mutate *m, struct hasher *hasher, const struct test *test,
		const char *ending)
{
	SCOPED_FREE char *path = test_file(mutate_problem(m), test, ending);
	struct hash hash;

	if (!file_hash(&m->judge.work.hashes, path, &hash))
		return !error("cannot read '%s'", path);
	hasher_add_hash(hasher, hash);
	return true;
}

int mutate_record_tests(struct mutate *m)
{
	const struct plan *plan = mutate_plan(m);
	int rc = 0;

	for (size_t t = 0; t < plan->test_count; t++) {
		struct hasher hasher;

		hasher_init(&hasher);
		if (!add_file(m, &hasher, &plan->tests[t], "in") ||
				!add_file(m, &hasher, &plan->tests[t], "ans"))
			rc = -1;
		names_take(&m->test_keys,
				xstrndup(hash_text(hasher_finish(&hasher)).s, KEY_DIGITS));
	}
	return rc;
}

static struct digest key_of(const struct mutate *m, const struct mutant_state *state)
{
	const struct problem *problem = mutate_problem(m);
	const struct row *row = m->programs[state->program].row;
	const long long numbers[] = { row->time_ms, problem->memory_mib, problem->output_mib };
	SCOPED(names) argv = NAMES_INIT;
	struct digester digester;

	language_jail_run_command(row->language, "/sub/program", problem->memory_mib, &argv);
	digester_init(&digester);
	digester_add_string(&digester, "mutant 1");
	for (size_t i = 0; i < argv.count; i++)
		digester_add_string(&digester, argv.list[i]);
	digester_add_digest(&digester, state->code);
	digester_add_hash(&digester, m->judge.place.checker_hash);
	digester_add(&digester, numbers, sizeof numbers);
	digester_add_string(&digester, jail_level_name(m->judge.matrix.jail));
	digester_add_string(&digester, m->judge.matrix.limits);
	return digester_finish(&digester);
}

void mutate_record_read(struct mutate_record *r, const struct mutate *m,
		const struct mutant_state *state)
{
	const struct cell *known;

	*r = (struct mutate_record){ key_of(m, state), TEXT_INIT };
	known = journal_find(&m->judge.journal, r->key);
	if (known)
		text_add_string(&r->words, known->message);
}

void mutate_record_release(struct mutate_record *r)
{
	text_release(&r->words);
}

bool mutate_record_find(const struct mutate_record *r, const char *test, enum verdict *verdict)
{
	const char *at = strstr(r->words.s, test);

	*verdict = VERDICT_AC;
	if (!at || at == r->words.s)
		return false;
	at += strlen(test);
	return *at == ' ' || verdict_of(at + 1, strcspn(at + 1, " "), verdict);
}

void mutate_record_add(struct mutate_record *r, const char *test, enum verdict verdict)
{
	if (verdict == VERDICT_AC)
		text_printf(&r->words, "+%s ", test);
	else
		text_printf(&r->words, "-%s:%s ", test, verdict_word(verdict));
}

int mutate_record_write(const struct mutate_record *r, struct journal *journal)
{
	const struct cell cell = { .judged = true, .verdict = VERDICT_AC, .message = r->words.s };

	return journal_add(journal, r->key, &cell);
}
