#include "judge_test.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "diag.h"
#include "judge_verdict.h"
#include "printable.h"
#include "test_maker.h"
#include "xalloc.h"

/* A checker reads large files, and may prove every line of them. */
#define CHECKER_MS 30000
#define CHECKER_MEMORY_MIB 1024
/* Of stderr, this much stays. */
#define STDERR_KEPT (1 << 16)
/* What is read of what a program or a checker says. */
#define SAID_MAX (1 << 16)
/* What is kept of it in a cell. */
#define SAID_KEPT 200

static long long output_limit(const struct judging *j)
{
	return j->problem->output_mib << 20;
}

static void run_words(const struct judge_test *t, struct names *argv)
{
	language_jail_run_command(t->row->language, "/sub/program", t->judging->memory_mib, argv);
}

/* --- The key -------------------------------------------------------------------------- */

static void add_test_file(const struct judge_test *t, struct hasher *hasher, const char *ending)
{
	char *path = test_file(t->judging->problem, t->test, ending);
	struct hash hash;

	if (!file_hash(t->judging->hashes, path, &hash))
		die("cannot read '%s'", path);
	hasher_add_hash(hasher, hash);
	free(path);
}

struct hash judge_test_key(const struct judge_test *t)
{
	const struct judging *j = t->judging;
	const long long numbers[] = { t->row->time_ms, t->cap_ms, j->memory_mib, output_limit(j),
		j->declared };
	struct names argv = NAMES_INIT;
	struct hasher hasher;

	hasher_init(&hasher);
	hasher_add_string(&hasher, "cell 1");
	run_words(t, &argv);
	for (size_t i = 0; i < argv.count; i++)
		hasher_add_string(&hasher, argv.list[i]);
	hasher_add_hash(&hasher, t->row->program);
	add_test_file(t, &hasher, "in");
	add_test_file(t, &hasher, "ans");
	hasher_add_hash(&hasher, j->checker);
	hasher_add(&hasher, numbers, sizeof numbers);
	hasher_add_string(&hasher, j->level);
	names_release(&argv);
	return hasher_finish(&hasher);
}

/* --- Files ----------------------------------------------------------------------------- */

/* The two files of one run, made anew; the descriptors are what is read, not the names. */
struct printed {
	char *out_path, *err_path;
	int out, err;
};

static int create(const char *path)
{
	const int fd = open(path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0666);

	if (fd < 0)
		error("cannot write '%s': %s", path, strerror(errno));
	return fd;
}

static void printed_init(struct printed *p, const char *folder, const char *name)
{
	p->out_path = xprintf("%s/%s.out", folder, name);
	p->err_path = xprintf("%s/%s.err", folder, name);
	p->out = create(p->out_path);
	p->err = create(p->err_path);
}

static void printed_release(struct printed *p, bool keep)
{
	if (p->out >= 0)
		close(p->out);
	if (p->err >= 0)
		close(p->err);
	if (!keep) {
		unlink(p->out_path);
		unlink(p->err_path);
	}
	free(p->out_path);
	free(p->err_path);
}

static long long size_of(int fd)
{
	struct stat about;

	return fstat(fd, &about) ? 0 : (long long)about.st_size;
}

/* What stands in the last SAID_MAX bytes; to be freed. */
static char *read_said(int fd)
{
	char *said = xmalloc(SAID_MAX + 1);
	const long long size = size_of(fd);
	const ssize_t n = pread(fd, said, SAID_MAX, size > SAID_MAX ? size - SAID_MAX : 0);

	said[n > 0 ? n : 0] = '\0';
	return said;
}

static bool same_bytes(int out, const char *answer)
{
	static char left[1 << 16], right[1 << 16];
	const int fd = open(answer, O_RDONLY | O_CLOEXEC);
	bool same = fd >= 0 && size_of(fd) == size_of(out);
	off_t at = 0;

	while (same) {
		const ssize_t n = pread(fd, left, sizeof left, at);

		if (n <= 0) {
			same = n == 0;
			break;
		}
		same = pread(out, right, (size_t)n, at) == n && !memcmp(left, right, (size_t)n);
		at += n;
	}
	if (fd >= 0)
		close(fd);
	return same;
}

/* --- The checker ------------------------------------------------------------------------ */

static void run_checker(const struct judge_test *t, const struct printed *output,
		const struct printed *own, struct jail_result *result)
{
	const struct judging *j = t->judging;
	char *in = test_file(j->problem, t->test, "in"),
	     *ans = test_file(j->problem, t->test, "ans");
	char *argv[] = { "/sub/checker", "/in", "/out", "/ans", NULL };
	struct jail_job job = JAIL_JOB_INIT;

	job.argv = argv;
	job.folder = j->checker_folder;
	job.file_in = in;
	job.file_out = output->out_path;
	job.file_ans = ans;
	job.out = own->out;
	job.err = own->err;
	job.limits.cpu_ms = CHECKER_MS;
	job.limits.memory_bytes = (int64_t)CHECKER_MEMORY_MIB << 20;
	job.cpu = j->cpu;
	j->runner.run(j->runner.context, &job, result);
	free(in);
	free(ans);
}

/* The verdict on an output; its reason is added. */
static enum verdict check(const struct judge_test *t, const struct printed *output,
		struct text *why)
{
	static const struct limits limits = { CHECKER_MS, 2 * CHECKER_MS + 1000,
		CHECKER_MEMORY_MIB * 1024, 64 << 20 };
	char *ans = test_file(t->judging->problem, t->test, "ans");
	const bool same = same_bytes(output->out, ans);
	struct jail_result result = { .fetched = -1 };
	struct printed own;
	enum verdict verdict = VERDICT_AC;

	free(ans);
	if (same)
		return verdict;
	printed_init(&own, t->scratch, "checker");
	run_checker(t, output, &own, &result);

	const struct outcome outcome = outcome_of(&result, size_of(own.out));
	char *said = read_said(own.err);

	verdict = judge_check(&outcome, &limits, said, why);
	free(said);
	printed_release(&own, false);
	return verdict;
}

/* --- The run ----------------------------------------------------------------------------- */

static void run_program(const struct judge_test *t, const struct printed *output,
		struct jail_result *result)
{
	const struct judging *j = t->judging;
	char *in = test_file(j->problem, t->test, "in");
	struct jail_job job = JAIL_JOB_INIT;
	struct names argv = NAMES_INIT;

	run_words(t, &argv);
	job.argv = argv.list;
	job.folder = t->program_folder;
	job.in = in;
	job.out = output->out;
	job.err = output->err;
	job.limits.cpu_ms = (int)t->cap_ms;
	job.limits.memory_bytes = (int64_t)j->memory_mib << 20;
	job.limits.output_bytes = output_limit(j);
	job.limits.no_address_limit = language_is_managed(t->row->language);
	job.cpu = j->cpu;
	j->runner.run(j->runner.context, &job, result);
	names_release(&argv);
	free(in);
}

/* Of a program that ended badly, the last line that it said: a language's own reason. */
static void add_last_line(int err, struct text *why)
{
	char *said = read_said(err);
	size_t length = strlen(said);

	while (length && strchr(" \t\r\n", said[length - 1]))
		length--;
	said[length] = '\0';

	const char *line = strrchr(said, '\n');

	line = line ? line + 1 : said;
	if (*line) {
		text_add_string(why, ": ");
		text_add_printable(why, line, strlen(line), SAID_KEPT);
	}
	free(said);
}

/* Too slow by no more than a fifth, and right otherwise? */
static bool is_near(const struct judge_test *t, const struct jail_result *result,
		const struct printed *output, enum verdict verdict)
{
	struct text ignored = TEXT_INIT;
	bool near = t->judging->declared && is_near_limit(result->cpu_us, t->row->time_ms);

	if (near && verdict == VERDICT_TLE)
		near = result->stop == JAIL_NOT_STOPPED && result->ending == JAIL_EXITED &&
				result->code == 0 && check(t, output, &ignored) == VERDICT_AC;
	else
		near &= verdict == VERDICT_AC;
	text_release(&ignored);
	return near;
}

static void judge_result(const struct judge_test *t, const struct jail_result *result,
		const struct printed *output, struct cell *cell)
{
	const struct judging *j = t->judging;
	const struct limits limits = { t->row->time_ms, wall_limit_ms(t->cap_ms),
		j->memory_mib * 1024, output_limit(j) };
	const long long out = size_of(output->out), err = size_of(output->err);
	const struct outcome outcome = outcome_of(result, out > err ? out : err);
	struct text why = TEXT_INIT;

	cell->judged = true;
	cell->verdict = judge_run(&outcome, &limits, &why);
	if (cell->verdict == VERDICT_RE)
		add_last_line(output->err, &why);
	if (cell->verdict == VERDICT_AC)
		cell->verdict = check(t, output, &why);
	cell->near = is_near(t, result, output, cell->verdict);
	cell->cut = result->stop == JAIL_STOP_CPU || result->stop == JAIL_STOP_WALL;
	cell->time_ms = (result->cpu_us + 999) / 1000;
	cell->wall_ms = (result->wall_us + 999) / 1000;
	cell->memory_kb = result->memory_kib;
	cell->message = text_detach(&why);
}

static char *outputs_folder(const struct judge_test *t)
{
	return t->judging->outputs ? xprintf("%s/%s", t->judging->outputs, t->row->name)
				   : xstrdup(t->scratch);
}

void judge_on_test(const struct judge_test *t, struct cell *cell)
{
	struct jail_result result = { .fetched = -1 };
	char *folder = outputs_folder(t);
	struct printed output;

	printed_init(&output, folder, t->test->name);
	if (output.out >= 0 && output.err >= 0) {
		run_program(t, &output, &result);
		judge_result(t, &result, &output, cell);
		if (size_of(output.err) > STDERR_KEPT && ftruncate(output.err, STDERR_KEPT))
			warning("cannot shorten '%s': %s", output.err_path, strerror(errno));
	} else {
		*cell = (struct cell){ .judged = true,
			.verdict = VERDICT_SE,
			.message = xstrdup("the output cannot be written") };
	}
	printed_release(&output, t->judging->outputs != NULL);
	free(folder);
}
