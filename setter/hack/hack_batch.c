#include "hack/hack_batch.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/diag.h"
#include "base/interrupt.h"
#include "base/paths.h"
#include "base/whole_file.h"
#include "base/xalloc.h"
#include "build/cache_folder.h"
#include "build/compile.h"
#include "build/roles.h"
#include "hack/hack.h"

/* Part of every key. */
#define RECIPE "setter batch 1"
/* It is only a cache. */
#define FOLDER_BYTES_MAX (256LL << 20)
/* Another hunt may read what was used so lately. */
#define IN_USE_SECONDS 600
#define PROGRAM_MS 10000
/* With numbers that do not fit together, a generator may search for ever. */
#define SMALL_MS 500
#define MAKE_TRIES 3

/* --- The folder ---------------------------------------------------------------------------- */

static char *batch_folder(const struct problem *problem)
{
	return path_of(problem->id, PATH_HACK);
}

/* The bytes of all files; removes those that were not used for a while, if asked to. */
static long long bytes_in(const char *folder, bool remove_old)
{
	DIR *dir = opendir(folder);
	long long bytes = 0;

	for (struct dirent *entry; dir && (entry = readdir(dir));) {
		SCOPED_FREE char *path = xprintf("%s/%s", folder, entry->d_name);
		struct stat about;

		if (*entry->d_name != '.' && !lstat(path, &about)) {
			bytes += about.st_size;
			if (remove_old && about.st_mtime < time(NULL) - IN_USE_SECONDS)
				unlink(path);
		}
	}
	if (dir)
		closedir(dir);
	return bytes;
}

int batch_folder_open(const struct problem *problem)
{
	SCOPED_FREE char *folder = batch_folder(problem);
	const int rc = folder_make(folder);

	if (!rc && bytes_in(folder, false) > FOLDER_BYTES_MAX)
		bytes_in(folder, true);
	return rc;
}

/* --- Making ------------------------------------------------------------------------------------ */

struct making {
	struct hack *hack;
	struct batch *batch;
	struct names words;
	size_t line; /* of hack.lines */
	char *generator;
};

static struct hack_line *line_of(const struct making *m)
{
	return &m->hack->lines.list[m->line];
}

/* Takes the path over; NULL adds nothing. */
static void add_file(struct digester *digester, const struct making *m, char *path)
{
	struct hash hash;

	if (path && !file_hash(&m->hack->work.hashes, path, &hash))
		die("cannot read '%s'", path);
	if (path)
		digester_add_hash(digester, hash);
	free(path);
}

static struct digest key_of(const struct making *m)
{
	const struct problem *problem = hack_problem(m->hack);
	struct digester digester;

	digester_init(&digester);
	digester_add_string(&digester, RECIPE);
	add_file(&digester, m, xstrdup(m->generator));
	add_file(&digester, m, problem->validator ? validator_program(problem) : NULL);
	if (role_reads_bounds(problem, KIT_GEN, m->words.list[0]))
		add_file(&digester, m, problem_bounds_json(problem, NULL));
	digester_add_digest(&digester, m->hack->oracle.row.program);
	for (size_t i = 1; i < m->words.count; i++)
		digester_add_string(&digester, m->words.list[i]);
	return digester_finish(&digester);
}

static enum batch_end broken(const struct making *m, int code)
{
	if (interrupt_signal())
		return BATCH_INTERRUPTED;
	m->hack->code = code;
	return BATCH_BROKEN;
}

/* "hack: generator 'trap' ended with ...", at the line, with what it said. */
static enum batch_end blame(const struct making *m, const char *role, const char *name,
		const char *fault, const struct process *p)
{
	if (interrupt_signal())
		return BATCH_INTERRUPTED;
	diag_at(DIAG_ERROR, line_of(m)->place, NULL, "hack: %s '%s' %s", role, name, fault);
	if (p)
		process_explain(p);
	return broken(m, EXIT_NOT_AS_DECLARED);
}

/*
 * A line of the plan that was changed need not make an input: it is left out.  One of `hack:` is
 * wrong if it does not.
 */
static enum batch_end refuse(const struct making *m, const char *role, const char *name,
		const char *fault, const struct process *p)
{
	struct hack *h = m->hack;

	if (!line_of(m)->test)
		return blame(m, role, name, fault, p);
	if (interrupt_signal())
		return BATCH_INTERRUPTED;
	text_reset(&h->useless);
	text_printf(&h->useless, "`%s`: %s '%s' %s", m->batch->line, role, name, fault);
	hack_lines_fail(&h->lines, m->line, p && p->timed_out);
	return BATCH_USELESS;
}

static enum batch_end generate(const struct making *m, const char *out)
{
	struct role_call generator = role_generator(hack_problem(m->hack), &m->words, out);
	struct process *p = &generator.process;
	enum batch_end end = BATCH_READY;

	if (role_run(&generator, line_of(m)->is_small ? SMALL_MS : PROGRAM_MS))
		end = broken(m, EXIT_BROKEN);
	else if (!process_succeeded(p))
		end = refuse(m, "generator", m->words.list[0], process_ending(p).s, p);
	role_release(&generator);
	return end;
}

/* A stream of inputs cannot be validated in one run: what is found in it is, later. */
static bool is_input(const struct hack *h)
{
	return hack_has_many(h) || hack_problem(h)->case_count == CASES_NONE;
}

static enum batch_end validate(const struct making *m, const char *in)
{
	const struct problem *problem = hack_problem(m->hack);
	struct role_call validator = role_validator(problem, in, NULL);
	struct process *p = &validator.process;
	enum batch_end end = BATCH_READY;

	if (role_run(&validator, PROGRAM_MS))
		end = broken(m, EXIT_BROKEN);
	else if (role_validity(&validator) != ROLE_VALID)
		end = refuse(m, "validator", problem->validator, role_refusal(&validator).s, NULL);
	if (end == BATCH_BROKEN)
		diag_foreign(p->said.s, p->said.length, NULL);
	role_release(&validator);
	return end;
}

/* The answer to all of it.  Who cannot read a stream has none, and is asked for each case. */
static enum batch_end answer(const struct making *m, const char *in, struct text *text)
{
	struct hack *h = m->hack;

	if (hack_answer_file(h, in, text))
		return interrupt_signal() ? BATCH_INTERRUPTED : BATCH_READY;
	if (interrupt_signal() || h->machine_failed)
		return broken(m, EXIT_BROKEN);
	if (!is_input(h) && !hack_is_over(h))
		return BATCH_READY;
	if (h->options.against)
		return BATCH_SKIPPED;
	return blame(m, "reference", hack_problem(h)->reference, h->why.s, NULL);
}

/* --- Keeping -------------------------------------------------------------------------------------- */

static struct hash_text check_of(const struct text *in, const struct text *ans)
{
	struct hasher hasher;

	hasher_init(&hasher);
	hasher_add(&hasher, in->s, in->length);
	hasher_add(&hasher, ans->s, ans->length);
	return hash_text(hasher_finish(&hasher));
}

static int keep(const struct batch *b, const char *made, const struct text *ans)
{
	SCOPED(text) in = TEXT_INIT;
	int rc;

	if (text_read_file(&in, made)) {
		rc = file_error("read", made);
	} else {
		const struct hash_text check = check_of(&in, ans);

		rc = file_replace(b->ans_path, ans->s, ans->length) ||
				file_replace(b->check_path, check.s, strlen(check.s)) ||
				file_move(made, b->in_path);
	}
	return rc;
}

/* False if it is missing or damaged. */
static bool read_kept(const struct batch *b, struct text *in, struct text *ans)
{
	SCOPED(text) check = TEXT_INIT;
	bool whole;

	text_reset(in);
	text_reset(ans);
	whole = !text_read_file(in, b->in_path) && !text_read_file(ans, b->ans_path) &&
			!text_read_file(&check, b->check_path) &&
			!strcmp(check.s, check_of(in, ans).s);
	if (whole) {
		cache_touch(b->in_path);
		cache_touch(b->ans_path);
		cache_touch(b->check_path);
	}
	return whole;
}

static enum batch_end make(const struct making *m)
{
	struct batch *b = m->batch;
	SCOPED_FREE char *made = file_temporary_name(b->in_path);
	SCOPED(text) ans = TEXT_INIT;
	enum batch_end end = generate(m, made);

	if (end == BATCH_READY && is_input(m->hack) && hack_problem(m->hack)->validator)
		end = validate(m, made);
	if (end == BATCH_READY)
		end = answer(m, made, &ans);
	if (end == BATCH_READY && keep(b, made, &ans))
		end = broken(m, EXIT_BROKEN);
	unlink(made);
	return end;
}

/* As it is kept, or made now.  Another hunt may keep it at the same moment, and differently. */
static enum batch_end read_or_make(const struct making *m, struct text *in, struct text *ans)
{
	for (int i = 0; i < MAKE_TRIES; i++) {
		if (read_kept(m->batch, in, ans))
			return BATCH_READY;

		const enum batch_end end = make(m);

		if (end != BATCH_READY)
			return end;
	}
	if (read_kept(m->batch, in, ans))
		return BATCH_READY;
	error("'%s' was damaged after it was written", m->batch->in_path);
	return broken(m, EXIT_BROKEN);
}

static enum batch_end load(const struct making *m)
{
	const struct problem *problem = hack_problem(m->hack);
	struct batch *b = m->batch;
	SCOPED(text) in = TEXT_INIT, ans = TEXT_INIT;
	enum batch_end end = read_or_make(m, &in, &ans);

	if (end == BATCH_READY &&
			(case_list_cut_input(&b->cases, problem, in.s, in.length) ||
					!b->cases.count))
		end = refuse(m, "generator", m->words.list[0],
				"printed no cases as 'cases:' describes them", NULL);
	if (end == BATCH_READY)
		case_list_cut_answer(&b->answers, problem, b->cases.count, ans.s, ans.length);
	return end;
}

enum batch_end batch_open(struct batch *b, struct hack *h, size_t number)
{
	size_t line, round;

	if (hack_lines_are_useless(&h->lines) || !hack_lines_find(&h->lines, number, &line, &round))
		return BATCH_NO_MORE;
	return batch_open_line(b, h, line, round);
}

enum batch_end batch_open_line(struct batch *b, struct hack *h, size_t line, size_t round)
{
	const struct problem *problem = hack_problem(h);
	struct making m = { .hack = h, .batch = b, .words = NAMES_INIT, .line = line };
	enum batch_end end;

	if (hack_lines_is_useless(&h->lines, m.line))
		return BATCH_USELESS;
	if (hack_lines_words(&h->lines, m.line, round, h->options.seed, &m.words)) {
		h->code = EXIT_BAD_REQUEST;
		return BATCH_BROKEN;
	}
	m.generator = kit_program(problem->kit, problem->id, KIT_GEN, m.words.list[0]);

	SCOPED_FREE char *folder = batch_folder(problem);

	b->line = names_joined(&m.words);
	b->template = hack_lines_template(&h->lines, m.line, round, h->options.seed, &m.words);
	b->origin = line_of(&m);
	b->in_path = xprintf("%s/%s.in", folder, digest_text(key_of(&m)).s);
	b->ans_path = xprintf("%s/%s.ans", folder, digest_text(key_of(&m)).s);
	b->check_path = xprintf("%s/%s.check", folder, digest_text(key_of(&m)).s);
	end = load(&m);
	b->made = b->cases.count;
	free(m.generator);
	names_release(&m.words);
	return end;
}

void batch_release(struct batch *b)
{
	free(b->line);
	free(b->template);
	free(b->in_path);
	free(b->ans_path);
	free(b->check_path);
	case_list_release(&b->cases);
	case_list_release(&b->answers);
	*b = BATCH_INIT;
}

void batch_shorten(struct batch *b, size_t cases)
{
	if (b->cases.count > cases)
		b->cases.count = cases;
	if (b->answers.count > cases)
		b->answers.count = cases;
}

bool batch_cut(const struct batch *b, struct hack *h, size_t from, size_t to, struct text *input,
		struct text *answer)
{
	case_list_join(&b->cases, hack_problem(h), from, to, input);
	if (!b->answers.count)
		return hack_answer(h, input, answer);
	case_list_join_answer(&b->answers, from, to, answer);
	return true;
}
