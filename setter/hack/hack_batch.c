#include "hack/hack_batch.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "build/compile.h"
#include "base/diag.h"
#include "hack/hack.h"
#include "base/interrupt.h"
#include "problem/line.h"
#include "process/process.h"
#include "base/whole_file.h"
#include "base/xalloc.h"

/* Part of every key. */
#define RECIPE "setter batch 1"
/* It is only a cache. */
#define FOLDER_BYTES_MAX (256LL << 20)
/* Another hunt may read what was used so lately. */
#define IN_USE_SECONDS 600
#define GENERATOR_SECONDS 10

/* --- The folder ---------------------------------------------------------------------------- */

static char *batch_folder(const struct problem *problem)
{
	return xprintf("build/problems/%s/hack", problem->id);
}

/* The bytes of all files; those that nobody has used for a while go, if they shall. */
static long long bytes_in(const char *folder, bool remove_old)
{
	DIR *dir = opendir(folder);
	long long bytes = 0;

	for (struct dirent *entry; dir && (entry = readdir(dir));) {
		char *path = xprintf("%s/%s", folder, entry->d_name);
		struct stat about;

		if (*entry->d_name != '.' && !lstat(path, &about)) {
			bytes += about.st_size;
			if (remove_old && about.st_mtime < time(NULL) - IN_USE_SECONDS)
				unlink(path);
		}
		free(path);
	}
	if (dir)
		closedir(dir);
	return bytes;
}

int batch_folder_open(const struct problem *problem)
{
	char *folder = batch_folder(problem);
	const int rc = make_folders(folder);

	if (!rc) {
		remove_dead_temporaries(folder);
		if (bytes_in(folder, false) > FOLDER_BYTES_MAX)
			bytes_in(folder, true);
	}
	free(folder);
	return rc;
}

/* --- Which line ------------------------------------------------------------------------------ */

static bool has_seed(const struct problem *problem, size_t line)
{
	return strstr(problem->hack_lines.list[line], "{seed}") != NULL;
}

/* The line of a batch, and its round; false when there are no more. */
static bool find_line(const struct problem *problem, size_t number, size_t *line, size_t *round)
{
	const size_t lines = problem->hack_lines.count;
	size_t seeded = 0, wanted;

	*line = number;
	*round = 0;
	if (number < lines)
		return true;
	for (size_t i = 0; i < lines; i++)
		seeded += has_seed(problem, i);
	if (!seeded)
		return false;
	*round = 1 + (number - lines) / seeded;
	wanted = (number - lines) % seeded;
	for (size_t i = 0; i < lines; i++)
		if (has_seed(problem, i) && !wanted--) {
			*line = i;
			break;
		}
	return true;
}

static int read_words(const struct hack *h, size_t line, size_t round, struct names *words)
{
	const struct problem *problem = hack_problem(h);
	char *seed = round ? xprintf("%s.%zu", h->options.seed, round) : xstrdup(h->options.seed);
	const struct line_values values = { problem, NULL, seed, true };
	const int rc = line_read(problem->hacks[line], &values, words);

	free(seed);
	return rc;
}

/* As problem.yaml has it, with the seed in its place. */
static char *seeded(const struct hack *h, const char *line, size_t round)
{
	struct text text = TEXT_INIT;
	const char *at;

	for (; (at = strstr(line, "{seed}")); line = at + strlen("{seed}")) {
		text_add(&text, line, (size_t)(at - line));
		text_add_string(&text, h->options.seed);
		if (round)
			text_printf(&text, ".%zu", round);
	}
	text_add_string(&text, line);
	return text_detach(&text);
}

static char *joined(const struct names *words)
{
	struct text line = TEXT_INIT;

	for (size_t i = 0; i < words->count; i++)
		text_printf(&line, "%s%s", i ? " " : "", words->list[i]);
	return text_detach(&line);
}

/* --- Making ------------------------------------------------------------------------------------ */

struct making {
	struct hack *hack;
	struct batch *batch;
	struct names words;
	struct span place; /* of the line */
	char *generator;
};

static struct hash key_of(const struct making *m)
{
	struct file_hashes *hashes = &m->hack->work.hashes;
	char *validator = validator_program(hack_problem(m->hack));
	struct hash generator = { 0, 0 }, valid = { 0, 0 };
	struct hasher hasher;

	if (!file_hash(hashes, m->generator, &generator) || !file_hash(hashes, validator, &valid))
		die("cannot read '%s' or '%s'", m->generator, validator);
	hasher_init(&hasher);
	hasher_add_string(&hasher, RECIPE);
	hasher_add_hash(&hasher, generator);
	hasher_add_hash(&hasher, valid);
	hasher_add_hash(&hasher, m->hack->oracle.row.program);
	for (size_t i = 1; i < m->words.count; i++)
		hasher_add_string(&hasher, m->words.list[i]);
	free(validator);
	return hasher_finish(&hasher);
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
	struct text command = TEXT_INIT;

	if (interrupt_signal())
		return BATCH_INTERRUPTED;
	diag_at(DIAG_ERROR, m->place, NULL, "hack: %s '%s' %s", role, name, fault);
	if (p) {
		diag_foreign(p->said.s, p->said.length, NULL);
		process_command(p, &command);
		hint_repeat(command.s);
	}
	text_release(&command);
	return broken(m, EXIT_NOT_AS_DECLARED);
}

static enum batch_end generate(const struct making *m, const char *out)
{
	struct names argv = NAMES_INIT;
	struct process p = { .out = out, .time_ms = 1000 * GENERATOR_SECONDS };
	enum batch_end end = BATCH_READY;

	names_add(&argv, m->generator);
	for (size_t i = 1; i < m->words.count; i++)
		names_add(&argv, m->words.list[i]);
	p.argv = argv.list;
	if (process_run(&p))
		end = broken(m, EXIT_BROKEN);
	else if (!process_succeeded(&p))
		end = blame(m, "generator", m->words.list[0], process_ending(&p).s, &p);
	process_release(&p);
	names_release(&argv);
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
	char *validator = validator_program(problem), *argv[] = { validator, NULL };
	struct process p = { .argv = argv, .in = in, .time_ms = 1000 * GENERATOR_SECONDS };
	enum batch_end end = BATCH_READY;

	if (process_run(&p))
		end = broken(m, EXIT_BROKEN);
	else if (!process_succeeded(&p))
		end = blame(m, "validator", problem->validator,
				process_exit_code(&p) == 3 ? "refuses the input"
							   : process_ending(&p).s,
				NULL);
	if (end == BATCH_BROKEN)
		diag_foreign(p.said.s, p.said.length, NULL);
	process_release(&p);
	free(validator);
	return end;
}

/* What is in the cache is that, or is not there. */
static enum batch_end answer(const struct making *m, const char *in)
{
	struct hack *h = m->hack;
	struct text text = TEXT_INIT;
	enum batch_end end = BATCH_READY;
	const bool answered = hack_answer_file(h, in, &text);

	if (interrupt_signal()) {
		end = BATCH_INTERRUPTED;
	} else if (answered || (!is_input(h) && clock_ms() < h->until)) {
		/* Who cannot read a stream is asked for each case. */
		if (file_replace(m->batch->ans_path, text.s, text.length))
			end = broken(m, EXIT_BROKEN);
	} else if (h->options.against) {
		end = BATCH_SKIPPED;
	} else {
		end = blame(m, "reference", hack_problem(h)->reference, h->why.s, NULL);
	}
	text_release(&text);
	return end;
}

static enum batch_end make(const struct making *m)
{
	struct batch *b = m->batch;
	char *temporary = temporary_name(b->in_path);
	enum batch_end end = generate(m, temporary);

	if (end == BATCH_READY && is_input(m->hack))
		end = validate(m, temporary);
	if (end == BATCH_READY)
		end = answer(m, temporary);
	/* The input comes last: where it is, the answer is. */
	if (end == BATCH_READY && file_move(temporary, b->in_path))
		end = broken(m, EXIT_BROKEN);
	unlink(temporary);
	free(temporary);
	return end;
}

/* --- Reading -------------------------------------------------------------------------------------- */

static int read_all(const char *path, struct text *bytes)
{
	const int fd = open(path, O_RDONLY | O_CLOEXEC);
	const int rc = fd < 0 ? -1 : text_add_file(bytes, fd);

	if (fd >= 0)
		close(fd);
	return rc ? error("cannot read '%s': %s", path, strerror(errno)) : 0;
}

static enum batch_end load(const struct making *m)
{
	const struct problem *problem = hack_problem(m->hack);
	struct batch *b = m->batch;
	struct text in = TEXT_INIT, ans = TEXT_INIT;
	enum batch_end end = BATCH_READY;

	if (read_all(b->in_path, &in) || read_all(b->ans_path, &ans))
		end = broken(m, EXIT_BROKEN);
	else if (case_list_cut_input(&b->cases, problem, in.s, in.length) || !b->cases.count)
		end = blame(m, "generator", m->words.list[0],
				"printed no cases as 'cases:' describes them", NULL);
	else
		case_list_cut_answer(&b->answers, problem, b->cases.count, ans.s, ans.length);
	text_release(&in);
	text_release(&ans);
	return end;
}

enum batch_end batch_open(struct batch *b, struct hack *h, size_t number)
{
	const struct problem *problem = hack_problem(h);
	struct making m = { .hack = h, .batch = b, .words = NAMES_INIT };
	enum batch_end end = BATCH_READY;
	size_t line, round;
	char *folder;

	if (!find_line(problem, number, &line, &round))
		return BATCH_NO_MORE;
	m.place = problem->hacks[line];
	if (read_words(h, line, round, &m.words)) {
		h->code = EXIT_BAD_REQUEST;
		return BATCH_BROKEN;
	}
	m.generator = kit_program(problem->kit, KIT_GEN, m.words.list[0]);
	folder = batch_folder(problem);
	b->line = joined(&m.words);
	b->template = seeded(h, problem->hack_lines.list[line], round);
	b->in_path = xprintf("%s/%s.in", folder, hash_text(key_of(&m)).s);
	b->ans_path = xprintf("%s/%s.ans", folder, hash_text(key_of(&m)).s);
	/* The time stamp says when it was last used. */
	if (utimensat(AT_FDCWD, b->in_path, NULL, 0) || utimensat(AT_FDCWD, b->ans_path, NULL, 0))
		end = make(&m);
	if (end == BATCH_READY)
		end = load(&m);
	b->made = b->cases.count;
	free(folder);
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
	case_list_release(&b->cases);
	case_list_release(&b->answers);
	*b = (struct batch)BATCH_INIT;
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
