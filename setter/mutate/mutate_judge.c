#define _GNU_SOURCE
#include "mutate/mutate.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/diag.h"
#include "base/whole_file.h"
#include "base/xalloc.h"
#include "build/test_maker.h"
#include "mutate/mutate_record.h"
#include "process/pool.h"
#include "process/progress.h"

/* The first round, and how much longer each is than the one before. */
#define ROUND 16
#define ROUND_GROWS 2

/* Mutants that wait for a process, and which is the next. */
struct mutate_shared {
	size_t next, done;
};

struct worker;

struct queue {
	struct mutate *m;
	struct mutate_shared *shared;
	const size_t *list;
	size_t count;
	const char *verb;
	int (*step)(struct worker *, struct mutant_state *);
};

/* A process that takes one mutant after another. */
struct worker {
	const struct queue *queue;
	int number;
	char *scratch;
	struct trials trials;
	struct judging judging;
};

/* --- A process ---------------------------------------------------------------------------------------- */

/* Only when there is something to run: often the journal has everything. */
static int open_jail(struct worker *w)
{
	const struct mutate *m = w->queue->m;

	if (w->trials.slots)
		return 0;
	w->trials.problem = mutate_problem(m);
	w->trials.checker_folder = m->judge.place.checker;
	w->trials.scale = score_scale_of_any(mutate_plan(m));
	return folder_make(w->scratch) ? -1 : trials_open(&w->trials, w->scratch, 1);
}

static void run_in_jail(void *context, const struct jail_job *job, struct jail_result *result)
{
	struct worker *w = context;

	if (open_jail(w))
		*result = (struct jail_result){ .ending = JAIL_BROKEN,
			.fetched = -1,
			.message = "there is no jail" };
	else
		jail_run(&w->trials.jail, job, result);
}

static int take_mutants(void *context)
{
	struct worker *w = context;
	const struct queue *queue = w->queue;
	size_t next;
	int code = EXIT_AS_DECLARED;

	w->judging = (struct judging){ .problem = mutate_problem(queue->m),
		.plan = mutate_plan(queue->m),
		.hashes = &queue->m->judge.work.hashes,
		.journal = &queue->m->judge.journal,
		.runner = { run_in_jail, w },
		.jail = queue->m->judge.matrix.jail,
		.cpu = -1 };
	while (!code &&
			(next = __atomic_fetch_add(&queue->shared->next, 1, __ATOMIC_RELAXED)) <
					queue->count) {
		code = queue->step(w, &queue->m->list[queue->list[next]]);
		__atomic_fetch_add(&queue->shared->done, 1, __ATOMIC_RELAXED);
	}
	trials_release(&w->trials);
	return code;
}

static void draw_progress(void *context, struct text *out)
{
	const struct queue *queue = context;

	text_printf(out, "%s: %zu of %zu mutants %s\n", mutate_problem(queue->m)->id,
			__atomic_load_n(&queue->shared->done, __ATOMIC_RELAXED), queue->count,
			queue->verb);
}

/* Some processes do the same with all.  Returns an exit code, -1 if a signal came. */
static int run_queue(struct queue *queue)
{
	const size_t jobs = queue->count < (size_t)queue->m->options.jobs
			? queue->count
			: (size_t)queue->m->options.jobs;
	SCOPED_FREE struct task *tasks = xcalloc(jobs + 1, sizeof *tasks);
	SCOPED_FREE struct worker *workers = xcalloc(jobs + 1, sizeof *workers);
	int code;

	*queue->shared = (struct mutate_shared){ 0, 0 };
	for (size_t i = 0; i < jobs; i++) {
		workers[i] = (struct worker){ .queue = queue,
			.number = (int)i,
			.scratch = xprintf("%s/mutant-%zu", queue->m->judge.place.folder, i) };
		tasks[i] = (struct task){ .run = take_mutants, .context = &workers[i] };
	}
	progress_draw_with(draw_progress, queue);
	code = pool_run(tasks, jobs, (int)jobs + 1, "mutants");
	progress_draw_with(NULL, NULL);
	for (size_t i = 0; i < jobs; i++) {
		if (!code && tasks[i].code)
			code = EXIT_BROKEN;
		free(workers[i].scratch);
	}
	journal_reread(&queue->m->judge.journal);
	return code;
}

/* --- Compiling ------------------------------------------------------------------------------------------ */

/* Writes it to a file, and compiles that, or takes what was compiled before. */
static int make_program(struct worker *w, const struct mutant_state *state,
		struct jailed_program *program)
{
	const struct mutate *m = w->queue->m;
	const struct row *row = m->programs[state->program].row;
	SCOPED_FREE char *path = xprintf("%s/%s", w->scratch, row->name);
	SCOPED(text) source = TEXT_INIT;

	mutate_source(m, state, &source);
	if (folder_make(w->scratch) || file_replace(path, source.s, source.length))
		return EXIT_BROKEN;
	return jailed_program_make(program, &w->judging, row->name, path, NULL, w->scratch);
}

static int compile(struct worker *w, struct mutant_state *state)
{
	SCOPED(jailed_program) program = JAILED_PROGRAM_INIT;
	const int code = make_program(w, state, &program);

	state->compiled = !code && program.folder;
	state->code = program.row.program;
	if (!code && !program.folder)
		state->end = MUTANT_UNCOMPILED;
	return code;
}

/* --- Those that are the same ---------------------------------------------------------------------------- */

struct codes {
	struct digest *table; /* open addressing; all zeros is free */
	size_t capacity;
};

/* Was it there already? */
static bool add_code(struct codes *codes, struct digest code)
{
	static const struct digest none;
	size_t i;

	memcpy(&i, code.bytes, sizeof i);
	for (i %= codes->capacity; !digest_equal(codes->table[i], none);
			i = (i + 1) % codes->capacity)
		if (digest_equal(codes->table[i], code))
			return true;
	codes->table[i] = code;
	return false;
}

static void find_same(struct mutate *m)
{
	struct codes codes = { xcalloc(2 * (m->made + m->program_count) + 1, sizeof *codes.table),
		2 * (m->made + m->program_count) + 1 };

	for (size_t i = 0; i < m->program_count; i++)
		add_code(&codes, m->programs[i].row->program);
	for (size_t i = 0; i < m->made; i++)
		if (m->list[i].compiled && add_code(&codes, m->list[i].code))
			m->list[i].end = MUTANT_SAME;
	free(codes.table);
}

/* --- Judging --------------------------------------------------------------------------------------------- */

/* Tests that a mutant is to be run on, one after the other. */
struct runs {
	const struct mutate *m;
	size_t *tests, count;
	size_t felled_by; /* what the record says of the test behind them: it fells; or NO_TEST */
	enum verdict verdict;
};

/* Those that the record does not know, up to the first that is known to fell it. */
static void plan_runs(struct runs *runs, const struct mutate *m, const struct mutate_record *record,
		size_t skip)
{
	const size_t count = mutate_plan(m)->test_count;

	*runs = (struct runs){ m, xcalloc(count, sizeof *runs->tests), 0, NO_TEST, VERDICT_AC };
	for (size_t k = 0; k < count && runs->felled_by == NO_TEST; k++) {
		const size_t test = m->order[k];

		if (test == skip)
			continue;
		if (!mutate_record_find(record, m->test_keys.list[test], &runs->verdict))
			runs->tests[runs->count++] = test;
		else if (runs->verdict != VERDICT_AC)
			runs->felled_by = test;
	}
}

static void runs_release(struct runs *runs)
{
	free(runs->tests);
}

/* A short input is given as bytes: then a jail can be used again. */
static bool next_run(void *context, size_t i, struct trial *trial)
{
	const struct runs *runs = context;
	const struct problem *problem = mutate_problem(runs->m);
	struct stat about;

	if (i >= runs->count)
		return false;

	const struct test *test = &mutate_plan(runs->m)->tests[runs->tests[i]];

	trial->in_path = test_file(problem, test, "in");
	trial->ans_path = test_file(problem, test, "ans");
	if (!stat(trial->in_path, &about) && about.st_size <= JAIL_SEALED_MAX &&
			!text_read_file(&trial->in, trial->in_path)) {
		free(trial->in_path);
		trial->in_path = NULL;
	}
	return true;
}

/* Runs it until it falls.  Returns an exit code; -1 if a signal came. */
static int run_tests(struct worker *w, const struct mutant_state *state, struct runs *runs,
		struct mutate_record *record)
{
	SCOPED(jailed_program) program = JAILED_PROGRAM_INIT;
	SCOPED(search) search = { .program = &program,
		.next = next_run,
		.context = runs,
		.deadline = INT64_MAX };
	enum search_end end;
	size_t passed = runs->count;
	const int code = open_jail(w) ? EXIT_BROKEN : make_program(w, state, &program);

	if (code || !program.folder)
		return code ? code : EXIT_BROKEN;
	end = trials_search(&w->trials, &search);
	if (end == SEARCH_INTERRUPTED)
		return -1;
	if (end == SEARCH_BROKEN) {
		SCOPED_FREE char *name = mutate_name(runs->m, state);

		error("'%s' cannot be judged: %s", name, search.result.why.s);
		return EXIT_BROKEN;
	}
	if (end == SEARCH_FOUND) {
		passed = search.first;
		runs->felled_by = runs->tests[passed];
		runs->verdict = search.result.verdict;
	}
	for (size_t i = 0; i < passed; i++)
		mutate_record_add(record, runs->m->test_keys.list[runs->tests[i]], VERDICT_AC);
	/* The machine may have been busy. */
	if (passed < runs->count && !search.result.idle)
		mutate_record_add(record, runs->m->test_keys.list[runs->felled_by], runs->verdict);
	return mutate_record_write(record, w->judging.journal) ? EXIT_BROKEN : EXIT_AS_DECLARED;
}

/* The first test in this round's order that fells it, other than `skip`, or NO_TEST. */
static int find_killer(struct worker *w, const struct mutant_state *state, size_t skip,
		size_t *test, enum verdict *verdict)
{
	SCOPED(mutate_record) record;
	SCOPED(runs) runs;
	int code = EXIT_AS_DECLARED;

	mutate_record_read(&record, w->queue->m, state);
	plan_runs(&runs, w->queue->m, &record, skip);
	if (runs.count)
		code = run_tests(w, state, &runs, &record);
	*test = runs.felled_by;
	*verdict = runs.verdict;
	return code;
}

static int judge(struct worker *w, struct mutant_state *state)
{
	const int code = find_killer(w, state, NO_TEST, &state->test, &state->verdict);

	if (!code)
		state->end = state->test == NO_TEST ? MUTANT_SURVIVOR : MUTANT_FALLEN;
	return code;
}

static int ask(struct worker *w, struct mutant_state *state)
{
	enum verdict verdict;
	const int code = find_killer(w, state, state->test, &state->second, &verdict);

	state->asked = !code;
	return code;
}

/* --- Rounds ----------------------------------------------------------------------------------------------- */

struct tally {
	size_t test, fells;
};

static int by_tally(const void *left, const void *right)
{
	const struct tally *a = left, *b = right;

	if (a->fells != b->fells)
		return a->fells > b->fells ? -1 : 1;
	return a->test < b->test ? -1 : a->test > b->test;
}

/* The tests that felled most come first. */
static void sort_tests(struct mutate *m)
{
	const size_t count = mutate_plan(m)->test_count;
	SCOPED_FREE struct tally *tally = xcalloc(count, sizeof *tally);

	for (size_t t = 0; t < count; t++)
		tally[t].test = t;
	for (size_t i = 0; i < m->made; i++)
		if (m->list[i].end == MUTANT_FALLEN)
			tally[m->list[i].test].fells++;
	qsort(tally, count, sizeof *tally, by_tally);
	for (size_t t = 0; t < count; t++)
		m->order[t] = tally[t].test;
}

/* Is it to be in the next round?  `only`: how many each test is known to fell alone. */
typedef bool wanted(const struct mutant_state *, const size_t *only);

static bool is_unjudged(const struct mutant_state *state, const size_t *only)
{
	(void)only;
	return state->end == MUTANT_UNKNOWN;
}

static bool is_worth_asking(const struct mutant_state *state, const size_t *only)
{
	return state->end == MUTANT_FALLEN && !state->asked && state->verdict != VERDICT_TLE &&
			only[state->test] < MUTATE_ONLY;
}

static size_t fill_round(const struct mutate *m, size_t *round, size_t most, wanted *wants)
{
	SCOPED_FREE size_t *only = xcalloc(mutate_plan(m)->test_count, sizeof *only);
	size_t count = 0;

	for (size_t i = 0; i < m->made; i++)
		if (m->list[i].asked && m->list[i].second == NO_TEST)
			only[m->list[i].test]++;
	for (size_t i = 0; i < m->made && count < most; i++)
		if (wants(&m->list[i], only))
			round[count++] = i;
	return count;
}

static int run_rounds(struct queue *queue, size_t *round, wanted *wants)
{
	int code = EXIT_AS_DECLARED;

	for (size_t most = ROUND; !code; most *= ROUND_GROWS) {
		sort_tests(queue->m);
		queue->count = fill_round(queue->m, round, most, wants);
		if (!queue->count)
			break;
		code = run_queue(queue);
	}
	return code;
}

int mutate_judge(struct mutate *m)
{
	SCOPED_FREE size_t *round = xcalloc(m->made + 1, sizeof *round);
	struct mutate_shared *shared = mutate_shared_memory(sizeof *shared);
	struct queue queue = { .m = m, .shared = shared, .list = round, .count = m->made };
	int code;

	m->order = xcalloc(mutate_plan(m)->test_count, sizeof *m->order);
	for (size_t i = 0; i < m->made; i++)
		round[i] = i;
	queue.step = compile;
	queue.verb = "compiled";
	code = run_queue(&queue);
	if (!code)
		find_same(m);
	queue.step = judge;
	queue.verb = "judged";
	if (!code)
		code = run_rounds(&queue, round, is_unjudged);
	queue.step = ask;
	queue.verb = "asked which other test fells them";
	if (!code)
		code = run_rounds(&queue, round, is_worth_asking);
	mutate_unshare(shared, sizeof *shared);
	return code;
}
