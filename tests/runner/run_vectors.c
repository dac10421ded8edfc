/*
 * run_vectors - run the programs over upstream's recorded results.
 *
 *     run_vectors [--with=COMMAND] [--crlf] [--but=CHANGES] BUILD DATA [FOLDER/FILE[:CASE]]
 *
 * Every case runs in an empty scratch directory below BUILD; exit code, stdout,
 * stderr and written files must be as recorded, byte for byte.  One line per
 * data folder says how many were; the first failures are shown in full.
 *
 * For programs of another machine COMMAND runs them (its words end at blanks), --crlf
 * takes CR LF for LF in what they write, and CHANGES says what is not as recorded there.
 * wine under load at times ends before its program begins, without a word: a case of
 * COMMAND that prints nothing where something is expected is run once more, and that is said.
 *
 * The cases are dealt out to one process per CPU, which share the counts.
 */
#include "compare.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#define FAILURES_SHOWN 10

static const struct source {
	const char *folder, *suffix;
	void (*load)(struct recorded_list *list, const char *data, const char *file);
} sources[] = {
	{ "rng", "setseed.txt", load_setseed },
	{ "rng", ".txt", load_rng },
	{ "helpers", ".txt", load_helpers },
	{ "checkers", ".vec", load_vec },
	{ "validators", ".vec", load_vec },
	{ "probe", ".vec", load_vec },
	{ "generators", ".vec", load_vec },
};
#define SOURCES (sizeof sources / sizeof *sources)

/* Shared by all workers. */
struct tally {
	_Atomic size_t failed[SOURCES];
	_Atomic size_t failures_shown;
};

struct job {
	const char *build, *data;
	char *absolute_build, *scratch;
	struct machine machine;
	struct recorded_list list;
	size_t ends[SOURCES]; /* cases of source i end here */
	struct tally *tally;
};

static bool ends_in(const char *name, const char *suffix)
{
	const size_t a = strlen(name), b = strlen(suffix);

	return a >= b && !strcmp(name + a - b, suffix);
}

/* The first source that the name fits: setseed.txt is not a file of draws. */
static const struct source *source_of(const char *folder, const char *name)
{
	for (size_t i = 0; i < SOURCES; i++)
		if (!strcmp(sources[i].folder, folder) && ends_in(name, sources[i].suffix))
			return &sources[i];
	return NULL;
}

static char *join_path(const char *folder, const char *name)
{
	struct bytes path = { NULL, 0, 0 };

	bytes_add(&path, folder, strlen(folder));
	bytes_add(&path, "/", 1);
	bytes_add(&path, name, strlen(name));
	return path.s;
}

static void load_source(struct job *job, const struct source *source)
{
	char *folder = join_path(job->data, source->folder);
	struct dirent **entries;
	const int count = scandir(folder, &entries, NULL, alphasort);

	if (count < 0)
		die("cannot read %s", folder);
	for (int i = 0; i < count; i++) {
		if (source_of(source->folder, entries[i]->d_name) == source)
			source->load(&job->list, job->data,
					join_path(source->folder, entries[i]->d_name));
		free(entries[i]);
	}
	free(entries);
	free(folder);
}

static bool is_selected(const struct recorded *r, const char *only)
{
	const size_t length = strlen(r->file);

	if (r->skipped)
		return false;
	if (!only)
		return true;
	if (strncmp(only, r->file, length))
		return false;
	return only[length] == '\0' ||
			(only[length] == ':' && !strcmp(only + length + 1, r->number));
}

static void load_all(struct job *job)
{
	for (size_t i = 0; i < SOURCES; i++) {
		load_source(job, &sources[i]);
		job->ends[i] = job->list.count;
	}
}

static void load(struct job *job, const char *only, const char *changes)
{
	struct recorded_list *list = &job->list;
	size_t kept = 0, first = 0;

	load_all(job);
	if (job->machine.crlf)
		expect_lf(list);
	if (changes)
		change_recorded(list, changes);
	for (size_t i = 0; i < SOURCES; i++) {
		for (size_t k = first; k < job->ends[i]; k++)
			if (is_selected(&list->cases[k], only))
				list->cases[kept++] = list->cases[k];
		first = job->ends[i];
		job->ends[i] = kept;
	}
	list->count = kept;
}

static void write_file(const char *folder, const char *name, const struct bytes *data)
{
	char *path = join_path(folder, name);
	FILE *file = fopen(path, "wb");

	if (!file || (data->length && fwrite(data->s, data->length, 1, file) != 1) || fclose(file))
		die("cannot write %s", path);
	free(path);
}

/* Programs under test make no folders, so one level is enough. */
static void empty_folder(const char *folder)
{
	DIR *dir = opendir(folder);
	struct dirent *entry;

	if (!dir)
		die("cannot read %s", folder);
	while ((entry = readdir(dir)) != NULL) {
		if (strcmp(entry->d_name, ".") && strcmp(entry->d_name, ".."))
			unlinkat(dirfd(dir), entry->d_name, 0);
	}
	closedir(dir);
}

static void print_command(FILE *to, const struct job *job, const struct recorded *r)
{
	fprintf(to, "FAIL %s:%s\n  %s/%s", r->file, r->number, job->build, r->program);
	for (size_t i = 0; i < r->arg_count; i++) {
		fputc(' ', to);
		print_escaped(to, r->args[i], strlen(r->args[i]));
	}
	fputc('\n', to);
	if (r->script.length)
		fprintf(to, "  script:\n%s", r->script.s);
}

static void show(const struct job *job, const struct recorded *r, const char *differences)
{
	char *text = NULL;
	size_t length = 0;
	FILE *to = open_memstream(&text, &length);

	if (!to)
		die("out of memory");
	print_command(to, job, r);
	fprintf(to, "%s  again: %s/tests/run_vectors %s %s %s:%s\n", differences, job->build,
			job->build, job->data, r->file, r->number);
	fclose(to);
	/* One write, so that two workers do not mix. */
	if (write(STDOUT_FILENO, text, length) < 0)
		die("stdout: %s", strerror(errno));
	free(text);
}

static void run_once(const struct job *job, const struct recorded *r, const char *folder,
		const char *script, struct outcome *found)
{
	empty_folder(folder);
	for (size_t i = 0; i < r->given_count; i++)
		write_file(folder, r->given[i].name, &r->given[i].data);
	if (r->mode)
		write_file(job->scratch, strrchr(script, '/') + 1, &r->script);
	run_child(r, &job->machine, folder, script, found);
}

/* Did the emulator, not the program, end? */
static bool never_began(const struct job *job, const struct recorded *r,
		const struct outcome *found)
{
	return *job->machine.prefix && found->out.length + found->err.length == 0 &&
			r->out.length + r->err.length > 0;
}

static bool passes(const struct job *job, const struct recorded *r, const char *folder,
		const char *script)
{
	struct outcome found = { 0, 0, false, { NULL, 0, 0 }, { NULL, 0, 0 } };
	char *differences = NULL;
	size_t length = 0;
	FILE *to = open_memstream(&differences, &length);

	if (!to)
		die("out of memory");
	run_once(job, r, folder, script, &found);
	if (never_began(job, r, &found)) {
		fprintf(stderr, "note: %s:%s ended without a word, and is run again\n", r->file,
				r->number);
		run_once(job, r, folder, script, &found);
	}
	const bool same = compare_outcome(to, r, &found, folder, job->machine.crlf);

	fclose(to);
	if (!same && job->tally->failures_shown++ < FAILURES_SHOWN)
		show(job, r, differences);
	free(differences);
	free(found.out.s);
	free(found.err.s);
	return same;
}

static void work(const struct job *job, size_t worker, size_t workers)
{
	char name[64];
	size_t source = 0;

	snprintf(name, sizeof name, "%zu", worker);
	char *folder = join_path(job->scratch, name);

	snprintf(name, sizeof name, "%zu.script", worker);
	char *script = join_path(job->scratch, name);

	if (mkdir(folder, 0777))
		die("cannot make %s", folder);
	for (size_t i = worker; i < job->list.count; i += workers) {
		while (i >= job->ends[source])
			source++;
		if (!passes(job, &job->list.cases[i], folder, script))
			job->tally->failed[source]++;
	}
	empty_folder(folder);
	unlink(script);
	rmdir(folder);
	free(script);
	free(folder);
}

/* False when a worker died. */
static bool work_together(const struct job *job)
{
	const long cpus = sysconf(_SC_NPROCESSORS_ONLN);
	const size_t workers = cpus > 1 ? (size_t)cpus : 1;
	bool well = true;
	int status;

	fflush(NULL);
	for (size_t i = 0; i < workers; i++) {
		const pid_t pid = fork();

		if (pid < 0)
			die("fork: %s", strerror(errno));
		if (pid == 0) {
			work(job, i, workers);
			_exit(0);
		}
	}
	while (wait(&status) > 0)
		well = well && WIFEXITED(status) && WEXITSTATUS(status) == 0;
	return well;
}

/* One line per folder, though several sources may share it. */
static size_t print_counts(const struct job *job)
{
	size_t failed = 0, failed_here = 0, first = 0;

	for (size_t i = 0; i < SOURCES; i++) {
		const bool last = i + 1 == SOURCES ||
				strcmp(sources[i].folder, sources[i + 1].folder);

		failed_here += job->tally->failed[i];
		if (!last)
			continue;
		if (job->ends[i] > first)
			printf("%s: %zu passed, %zu failed\n", sources[i].folder,
					job->ends[i] - first - failed_here, failed_here);
		failed += failed_here;
		failed_here = 0;
		first = job->ends[i];
	}
	return failed;
}

static void prepare(struct job *job)
{
	/* A program that ends without reading its stdin must not end us. */
	signal(SIGPIPE, SIG_IGN);
	job->absolute_build = realpath(job->build, NULL);
	if (!job->absolute_build)
		die("cannot find %s", job->build);
	job->machine.build = job->absolute_build;
	job->scratch = join_path(job->absolute_build, "scratch.XXXXXX");
	if (!mkdtemp(job->scratch))
		die("cannot make %s", job->scratch);
	job->tally = mmap(NULL, sizeof *job->tally, PROT_READ | PROT_WRITE,
			MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	if (job->tally == MAP_FAILED)
		die("mmap: %s", strerror(errno));
}

/* A descriptor below 3 that is closed would become one end of a child's pipe. */
static void occupy_standard_descriptors(void)
{
	int fd;

	do
		fd = open("/dev/null", O_RDWR);
	while (fd >= 0 && fd <= 2);
	close(fd);
}

static const char *value_of(const char *word, const char *option)
{
	const size_t length = strlen(option);

	return strncmp(word, option, length) ? NULL : word + length;
}

static char **words_of(char *text)
{
	char **words = NULL;
	size_t count = 0;

	for (char *word = strtok(text, " "); word; word = strtok(NULL, " ")) {
		words = grow(words, count, sizeof *words);
		words[count++] = word;
	}
	words = grow(words, count, sizeof *words);
	words[count] = NULL;
	return words;
}

/* Takes the options; returns the index of the first word that is none. */
static int take_options(struct job *job, char *argv[], const char **changes)
{
	const char *with = "", *value;
	int i = 1;

	for (; argv[i] && value_of(argv[i], "--"); i++) {
		if (!strcmp(argv[i], "--crlf"))
			job->machine.crlf = true;
		else if ((value = value_of(argv[i], "--with=")) != NULL)
			with = value;
		else if ((value = value_of(argv[i], "--but=")) != NULL)
			*changes = value;
		else
			die("unknown option %s", argv[i]);
	}
	job->machine.prefix = words_of(copy_of(with, strlen(with)));
	return i;
}

int main(int argc, char *argv[])
{
	static struct job job;
	const char *changes = NULL;
	const int first = take_options(&job, argv, &changes);

	occupy_standard_descriptors();
	if (argc - first < 2 || argc - first > 3) {
		fputs("usage: run_vectors [--with=COMMAND] [--crlf] [--but=CHANGES] BUILD DATA "
		      "[FOLDER/FILE[:CASE]]\n",
				stderr);
		return 2;
	}
	job.build = argv[first];
	job.data = argv[first + 1];
	prepare(&job);
	load(&job, argv[first + 2], changes);
	if (job.list.count == 0)
		die("no such case");
	const bool well = work_together(&job);
	const size_t failed = print_counts(&job);

	rmdir(job.scratch);
	if (!well)
		die("a worker died");
	return failed > 0;
}
