/*
 * run_attacks - run hostile programs in the jail, and see that nothing happens.
 *
 *     run_attacks compile SOURCES WORK
 *     run_attacks run [-no-cgroups] [-only NAME] SOURCES WORK
 *     run_attacks repeat COUNT WORK
 *
 * SOURCES has hostile/ and sources/: programs that are hostile when they run, and some that are
 * when they are compiled.  The head comment of each says the verdicts to expect: @full with
 * cgroups, @namespaces without; OK is a program that came to its end.  `compile` makes
 * WORK/NAME/hostile of each, in a jail; `run` runs them, each followed by an innocent program that
 * must be found innocent, and prints the table.  `repeat` runs that one many times.  All
 * of them look for what is left behind: processes, descriptors, cgroups, mounts.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "diag.h"
#include "jail.h"
#include "names.h"
#include "xalloc.h"

#define OUTPUT_MAX (1 << 20)
#define MEMORY_MAX (64 << 20)

static struct jail jail = JAIL_INIT;
static const char *sources, *work, *only;
static int passed, failed;

static void check(bool holds, const char *name, const char *what)
{
	if (holds)
		passed++;
	else
		failed++;
	if (!holds)
		printf("failed: %s: %s\n", name, what);
}

/* --- Files --------------------------------------------------------------------------------- */

static void write_text(const char *path, const char *text)
{
	FILE *file = fopen(path, "we");

	if (!file || fputs(text, file) < 0 || fclose(file))
		die("cannot write '%s'", path);
}

static bool same_text(int fd, const char *text)
{
	char bytes[256];
	const ssize_t length = pread(fd, bytes, sizeof bytes, 0);

	return length == (ssize_t)strlen(text) && !memcmp(bytes, text, (size_t)length);
}

/* The rest of the line that has "@KEY ", or NULL.  To be freed. */
static char *declared(const char *source, const char *key)
{
	char line[256], *found = NULL;
	FILE *file = fopen(source, "re");

	while (file && !found && fgets(line, sizeof line, file)) {
		const char *at = strstr(line, key);

		line[strcspn(line, "\n")] = '\0';
		if (at)
			found = xstrdup(at + strlen(key));
	}
	if (file)
		fclose(file);
	return found;
}

static bool says_breach(int fd, char *line, size_t size)
{
	FILE *file = fdopen(dup(fd), "r");
	bool breach = false;

	rewind(file);
	while (!breach && fgets(line, (int)size, file))
		breach = !strncmp(line, "BREACH", 6);
	line[breach ? strcspn(line, "\n") : 0] = '\0';
	fclose(file);
	return breach;
}

static int open_output(const char *name)
{
	char *path = xprintf("%s/%s", work, name);
	int fd;

	unlink(path);
	fd = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
	if (fd < 0)
		die("cannot write '%s'", path);
	free(path);
	return fd;
}

/* The program's end of an output that we read. */
static int for_writing(int fd)
{
	char *path = xprintf("/proc/self/fd/%d", fd);
	const int end = open(path, O_WRONLY | O_CLOEXEC);

	if (end < 0)
		die("cannot open '%s' again", path);
	free(path);
	return end;
}

/* --- What must be as before ------------------------------------------------------------------ */

struct traces {
	int processes, descriptors, mounts, cgroups;
};

static int count_lines(const char *path)
{
	FILE *file = fopen(path, "re");
	int lines = 0;

	for (int c; file && (c = getc(file)) != EOF;)
		lines += c == '\n';
	if (file)
		fclose(file);
	return lines;
}

/* Those of a run are called as the hostile program is. */
static bool is_of_a_run(const char *pid)
{
	char *path = xprintf("/proc/%s/comm", pid), name[64] = "";
	FILE *file = fopen(path, "re");

	if (file) {
		if (!fgets(name, sizeof name, file))
			name[0] = '\0';
		fclose(file);
	}
	free(path);
	return !strcmp(name, "hostile\n");
}

static int count_entries(const char *folder, bool (*counts)(const char *name))
{
	DIR *entries = opendir(folder);
	const struct dirent *entry;
	int count = 0;

	while (entries && (entry = readdir(entries)))
		count += counts(entry->d_name);
	if (entries)
		closedir(entries);
	return count;
}

static bool is_any(const char *name)
{
	return *name != '.';
}

/* Those of other spawners, which may be at work, are not ours to judge. */
static char own_cgroups[64] = "jail-?";

static bool is_cgroup_of_ours(const char *name)
{
	return !strncmp(name, own_cgroups, strlen(own_cgroups));
}

static int count_cgroups(void)
{
	static const char *const controllers[] = { "memory", "pids", "cpuacct" };
	char line[4096];
	FILE *own = fopen("/proc/self/cgroup", "re");
	int count = 0;

	while (own && fgets(line, sizeof line, own))
		for (size_t i = 0; i < 3; i++) {
			char *names = strchr(line, ':'),
			     *at = names ? strchr(names + 1, ':') : NULL;
			char folder[4096 + 64];

			line[strcspn(line, "\n")] = '\0';
			if (!at || !strstr(names, controllers[i]))
				continue;
			snprintf(folder, sizeof folder, "/sys/fs/cgroup/%s%s", controllers[i],
					at + 1);
			count += count_entries(folder, is_cgroup_of_ours);
		}
	if (own)
		fclose(own);
	return count;
}

static struct traces look_for_traces(void)
{
	const struct traces found = { count_entries("/proc", is_of_a_run),
		count_entries("/proc/self/fd", is_any), count_lines("/proc/self/mountinfo"),
		count_cgroups() };

	return found;
}

/* The keeper ends a moment after its result. */
static bool no_process_left(int before)
{
	for (int i = 0; i < 100; i++) {
		if (count_entries("/proc", is_of_a_run) <= before)
			return true;
		usleep(5000);
	}
	return false;
}

/* --- Runs ------------------------------------------------------------------------------------- */

static struct jail_job job_for(const char *folder, char *const *argv)
{
	struct jail_job job = JAIL_JOB_INIT;

	job.argv = argv;
	job.folder = folder;
	job.limits.cpu_ms = 300;
	job.limits.wall_ms = 1500;
	job.limits.memory_bytes = MEMORY_MAX;
	job.limits.output_bytes = OUTPUT_MAX;
	return job;
}

/* In the order of the jail's header. */
static const char *verdict(const struct jail_result *r, const struct jail_limits *limits, int out,
		int err)
{
	struct stat about_out, about_err;

	if (fstat(out, &about_out) || fstat(err, &about_err))
		return "SE";
	if (r->ending == JAIL_BROKEN)
		return "SE";
	if (r->oom || r->memory_kib > limits->memory_bytes / 1024 || r->stop == JAIL_STOP_MEMORY)
		return "MLE";
	if (about_out.st_size > limits->output_bytes || about_err.st_size > limits->output_bytes)
		return "OLE";
	if (r->cpu_us > limits->cpu_ms * INT64_C(1000) || r->stop)
		return "TLE";
	return r->ending == JAIL_SIGNALLED || r->code ? "RE" : "OK";
}

static bool is_one_of(const char *word, const char *alternatives)
{
	const size_t length = strlen(word);

	while (alternatives) {
		if (!strncmp(alternatives, word, length) && strchr("|", alternatives[length]))
			return true;
		alternatives = strchr(alternatives, '|');
		alternatives += alternatives != NULL;
	}
	return false;
}

static void run_innocent(const char *after)
{
	char *const argv[] = { "/usr/bin/expr", "6", "*", "7", NULL };
	struct jail_job job = job_for(NULL, argv);
	struct jail_result result;
	const int out = open_output("innocent.out");

	job.out = out;
	jail_run(&jail, &job, &result);
	check(result.ending == JAIL_EXITED && !result.code && same_text(out, "42\n"), after,
			"the innocent program after it was not found innocent");
	if (result.ending == JAIL_BROKEN)
		printf("%s\n", result.message);
	close(out);
}

static void run_hostile(const char *name)
{
	const bool full = jail.level == JAIL_LEVEL_FULL;
	char *source = xprintf("%s/hostile/%s.c", sources, name);
	char *expected = declared(source, full ? "@full " : "@namespaces ");
	char *by = declared(source, "@by ");
	char *folder = xprintf("%s/%s", work, name), *input = xprintf("%s/input", work);
	char *secret = xprintf("%s/secret", work), breach[200];
	char *const argv[] = { "/sub/hostile", secret, NULL };
	struct jail_job job = job_for(folder, argv);
	const int before = count_entries("/proc", is_of_a_run);
	struct jail_result result;
	const int out = open_output("out"), err = open_output("err");
	const char *found;

	job.in = input;
	job.fetch = "fetched";
	job.cpu = 0;
	job.out = for_writing(out);
	job.err = for_writing(err);
	chmod(input, 0644);
	write_text(input, "17 4\n");
	jail_run(&jail, &job, &result);
	found = verdict(&result, &job.limits, out, err);
	check(is_one_of(found, expected), name, found);
	if (result.ending == JAIL_BROKEN)
		printf("%s\n", result.message);
	check(!says_breach(out, breach, sizeof breach), name, breach);
	check(result.fetched < 0, name, "something was fetched");
	check(no_process_left(before), name, "a process is left");

	const int in = open(input, O_RDONLY | O_CLOEXEC);

	check(in >= 0 && same_text(in, "17 4\n"), name, "the input was changed");
	printf("%-22s %-10s %-4s %4lld ms %6lld KiB  %s\n", name,
			jail_accounting_name(result.accounting), found,
			(long long)result.cpu_us / 1000, (long long)result.memory_kib, by);
	if (in >= 0)
		close(in);
	close(out);
	close(err);
	close(job.out);
	close(job.err);
	run_innocent(name);
	free(source);
	free(expected);
	free(by);
	free(folder);
	free(input);
	free(secret);
}

static void run_all(void)
{
	struct names list = NAMES_INIT;
	char *folder = xprintf("%s/hostile", sources);

	names_add_folder(&list, folder, ".c");
	for (size_t i = 0; i < list.count; i++)
		if (!only || !strcmp(only, list.list[i]))
			run_hostile(list.list[i]);
	/* What one leaves behind the next would find: the same one again. */
	if (!only)
		run_hostile("leave_files");
	names_release(&list);
	free(folder);
}

/* --- Compiling ---------------------------------------------------------------------------------- */

static void compile(const char *folder, const char *name, const char *compiler,
		struct jail_job *job, struct jail_result *result)
{
	char *secret = xprintf("-DSECRET=\"%s/secret\"", work), *source = xprintf("/sub/%s", name);
	char *const argv[] = { (char *)compiler, "-O1", "-w", "-pthread", secret, "-o", "made",
		source, NULL };
	const int out = open_output("out"), err = open_output("err");

	*job = job_for(folder, argv);
	job->profile = JAIL_COMPILE;
	job->limits = jail_compile_limits;
	job->limits.cpu_ms = 5000;
	job->limits.wall_ms = 15000;
	job->limits.memory_bytes = 400 << 20;
	job->out = out;
	job->err = err;
	job->fetch = "made";
	jail_run(&jail, job, result);
	close(out);
	close(err);
	free(secret);
	free(source);
}

static void compile_hostile(const char *name)
{
	char *folder = xprintf("%s/hostile", sources), *file = xprintf("%s.c", name);
	char *to = xprintf("%s/%s", work, name), *program = xprintf("%s/hostile", to);
	struct jail_result result;
	struct jail_job job;

	compile(folder, file, "/usr/bin/gcc", &job, &result);
	check(result.ending == JAIL_EXITED && !result.code && result.fetched >= 0, name,
			result.message);
	mkdir(to, 0755);
	if (result.fetched >= 0) {
		check(!jail_keep_fetched(&result, program, 0755), name, "cannot keep it");
		close(result.fetched);
	}
	free(folder);
	free(file);
	free(to);
	free(program);
}

static void compile_source(const char *folder, const char *file)
{
	const bool full = jail.level == JAIL_LEVEL_FULL, cpp = strstr(file, ".cpp") != NULL;
	char *path = xprintf("%s/%s", folder, file), *by = declared(path, "@by ");
	struct jail_result r;
	struct jail_job job;
	char *expected = declared(path, full ? "@full " : "@namespaces ");
	const char *why, *found;

	compile(folder, file, cpp ? "/usr/bin/g++" : "/usr/bin/gcc", &job, &r);
	why = r.oom ? "memory" : r.stop ? "time" : "it says no";
	found = r.ending == JAIL_BROKEN ? "SE" : r.code || r.stop || r.oom ? "CE" : "OK";
	check(is_one_of(found, expected), file, found);
	if (r.fetched >= 0)
		close(r.fetched);
	printf("%-22s %-10s %-4s %4lld ms %6lld KiB  %s (%s)\n", file,
			jail_accounting_name(r.accounting), found, (long long)r.cpu_us / 1000,
			(long long)r.memory_kib, by, why);
	free(path);
	free(by);
	free(expected);
}

static void compile_all(void)
{
	struct names list = NAMES_INIT;
	char *hostile = xprintf("%s/hostile", sources), *folder = xprintf("%s/sources", sources);

	names_add_folder(&list, hostile, ".c");
	for (size_t i = 0; i < list.count; i++)
		compile_hostile(list.list[i]);
	names_release(&list);
	names_add_folder(&list, folder, "");
	for (size_t i = 0; i < list.count; i++)
		compile_source(folder, list.list[i]);
	names_release(&list);
	free(hostile);
	free(folder);
}

/* --- The command line ------------------------------------------------------------------------------ */

static void prepare_work(void)
{
	char *secret = xprintf("%s/secret", work);

	write_text(secret, "\"the answer\"\n");
	free(secret);
	umask(022);
	/* Nothing but 0, 1, 2 is ours: a descriptor of whoever started us is not counted. */
	for (int fd = 3; fd < 64; fd++)
		close(fd);
}

static int usage(void)
{
	fprintf(stderr,
			"usage: run_attacks compile|run [-no-cgroups] [-only NAME] SOURCES WORK\n"
			"       run_attacks repeat COUNT WORK\n");
	return EXIT_BAD_REQUEST;
}

int main(int argc, char **argv)
{
	int at = 2;

	jail_spawner_if_asked(argc, argv);
	for (; at < argc && argv[at][0] == '-'; at++)
		if (!strcmp(argv[at], "-no-cgroups"))
			jail.no_cgroups = true;
		else if (!strcmp(argv[at], "-only") && at + 1 < argc)
			only = argv[++at];
	if (argc - at != 2)
		return usage();
	sources = argv[at];
	work = realpath(argv[at + 1], NULL);
	if (!work)
		return error("there is no '%s'", argv[at + 1]), EXIT_BAD_REQUEST;
	prepare_work();

	prctl(PR_SET_CHILD_SUBREAPER, 1);

	const struct traces before = look_for_traces();

	if (jail_open(&jail))
		return EXIT_BROKEN;
	snprintf(own_cgroups, sizeof own_cgroups, "jail-%d-", (int)jail.spawner);
	if (!strcmp(argv[1], "compile"))
		compile_all();
	else if (!strcmp(argv[1], "run"))
		run_all();
	else if (!strcmp(argv[1], "repeat"))
		for (int i = atoi(argv[at]); i > 0; i--)
			run_innocent("repeated");
	else
		return usage();
	jail_release(&jail);

	const struct traces after = look_for_traces();

	/* Whatever lost its parent is our child now. */
	check(after.processes <= before.processes && waitpid(-1, NULL, WNOHANG) < 0, "all",
			"a process is left");
	check(after.descriptors == before.descriptors, "all", "a descriptor is left");
	check(after.mounts == before.mounts, "all", "a mount is left");
	check(!after.cgroups, "all", "a cgroup is left");
	printf("%d passed, %d failed\n", passed, failed);
	return failed ? EXIT_NOT_AS_DECLARED : EXIT_AS_DECLARED;
}
