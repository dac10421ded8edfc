/*
 * run_attacks - run hostile programs in the jail, and see that nothing happens.
 *
 *     run_attacks compile|sources [-slower N] [-landlock] [-only NAME] SOURCES WORK
 *     run_attacks run [-slower N] [-no-cgroups] [-landlock] [-version N] [-unsafe] [-all] [-only NAME]
 *                     SOURCES WORK
 *     run_attacks repeat COUNT WORK
 *
 * SOURCES has hostile/ and sources/: programs that are hostile when they run, and some that are
 * when they are compiled.  The head comment of each says the verdicts to expect: @full with
 * cgroups, @namespaces without, @landlock without namespaces (@landlock-user where judge and
 * program share a uid, if that differs), @unsafe without even Landlock (only those that have it are
 * run there, unless -all wants to see the others get through); OK is a program that came to its end.
 * -version takes no more of Landlock than that version has.
 * @touches says how much memory such a one had, @input how many bytes it is given at least.
 * `compile` makes WORK/NAME/hostile of each, in
 * a jail; `run` runs them, each followed by an innocent program that must be found innocent, and
 * prints the table.  `repeat` runs that one many times.  All of them look for what is left
 * behind: processes, descriptors, cgroups, mounts, files.  With -slower, programs get N times as
 * much time, on a machine that needs it.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <linux/filter.h>
#include <linux/seccomp.h>

#include "base/diag.h"
#include "base/names.h"
#include "base/text.h"
#include "base/xalloc.h"
#include "jail/jail.h"
#include "jail/jail_cgroup.h"

#define OUTPUT_MAX (1 << 20)
#define INPUT "17 4\n"
#define MEMORY_MAX (64 << 20)
/* What the smallest program has, the C library and all. */
#define OWN_KIB 2048
/* What F_GETFL adds by itself; the C library calls it 0. */
#define KERNEL_LARGEFILE 0100000
/* On the clock: for those that wait, and for those that must not fail because the machine is busy. */
#define WAITS_MS 1500
#define ROOM_MS 30000

static struct jail jail = JAIL_INIT;
static const char *sources, *work, *only;
static bool try_all;
static int slower = 1;
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

/* The text, and behind it empty lines up to that length. */
static void write_input(const char *path, const char *text, off_t length)
{
	struct stat about;
	FILE *file;

	write_text(path, text);
	file = fopen(path, "ae");
	for (off_t left = !file || stat(path, &about) ? 0 : length - about.st_size; left > 0;
			left--)
		putc('\n', file);
	if (!file || fclose(file))
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

/* --- What must be as before ------------------------------------------------------------------ */

struct traces {
	int processes, descriptors, cgroups, files;
};

static void read_mounts(struct text *mounts)
{
	const int fd = open("/proc/self/mountinfo", O_RDONLY | O_CLOEXEC);

	if (fd < 0 || text_add_file(mounts, fd))
		check(false, "all", "the mounts cannot be read");
	if (fd >= 0)
		close(fd);
}

/*
 * A line begins with the numbers of the mount, of the one above and of the file system.  What follows
 * may change: others remount a file system, or remove the folder that is mounted.
 */
static size_t length_of_numbers(const char *line)
{
	size_t length = 0;

	for (int i = 0; i < 3; i++)
		length += strcspn(line + length, " ") + 1;
	return length;
}

/* One of others may have gone, with its folder. */
static bool is_among(const char *line, const struct text *mounts)
{
	const size_t length = length_of_numbers(line);

	for (const char *at = mounts->s, *end; at && (end = strchr(at, '\n')); at = end + 1)
		if (!strncmp(at, line, length))
			return true;
	return false;
}

static bool has_new_mount(const struct text *before)
{
	struct text now = TEXT_INIT;
	bool is_new = false;

	read_mounts(&now);
	for (char *line = now.s, *end; line && (end = strchr(line, '\n')); line = end + 1) {
		*end = '\0';
		if (is_among(line, before))
			continue;
		is_new = true;
		printf("hint: the mount: %s\n", line);
	}
	text_release(&now);
	return is_new;
}

/* Whatever a run leaves is the spawner's child, or ours, because we inherit orphans. */
static int count_children(pid_t pid)
{
	char *path = xprintf("/proc/%d/task/%d/children", (int)pid, (int)pid);
	FILE *file = fopen(path, "re");
	int count = 0;

	for (int child; file && fscanf(file, "%d", &child) == 1;)
		count++;
	if (file)
		fclose(file);
	free(path);
	return count;
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
static char own_names[64] = "jail-?";

static bool is_of_ours(const char *name)
{
	return !strncmp(name, own_names, strlen(own_names));
}

/* Wherever they were made, of whichever version. */
static int own_cgroups;

static int count_own(const char *path, const struct stat *about, int kind, struct FTW *at)
{
	(void)about;
	own_cgroups += kind == FTW_D && is_of_ours(path + at->base);
	return 0;
}

static int count_cgroups(void)
{
	own_cgroups = 0;
	nftw("/sys/fs/cgroup", count_own, 16, FTW_PHYS);
	return own_cgroups;
}

static struct traces look_for_traces(void)
{
	const struct traces found = { count_children(getpid()),
		count_entries("/proc/self/fd", is_any), count_cgroups(),
		count_entries("/tmp", is_of_ours) };

	return found;
}

/* The keeper ends a moment after its result. */
static bool no_process_left(void)
{
	for (int i = 0; i < ROOM_MS / 5; i++) {
		if (!count_children(jail.spawner) && count_children(getpid()) == 1)
			return true;
		usleep(5000);
	}
	return false;
}

/* Flags and place of what we read must be ours alone, and its mode and owner as we made it. */
static bool is_untouched(int fd)
{
	struct stat about;

	return !fstat(fd, &about) && (about.st_mode & 07777) == 0644 && about.st_uid == geteuid() &&
			about.st_gid == getegid() && !lseek(fd, 0, SEEK_CUR) &&
			(fcntl(fd, F_GETFL) & ~KERNEL_LARGEFILE) == O_RDWR;
}

/* --- Runs ------------------------------------------------------------------------------------- */

static struct jail_job job_for(const char *folder, char *const *argv)
{
	struct jail_job job = JAIL_JOB_INIT;

	job.argv = argv;
	job.folder = folder;
	job.limits.cpu_ms = 300 * slower;
	job.limits.wall_ms = ROOM_MS * slower;
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
	if (r->cpu_us > limits->cpu_ms * INT64_C(1000) ||
			(r->stop && r->stop != JAIL_STOP_PROCESSES))
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
	if (result.ending != JAIL_EXITED)
		printf("ending %d, code %d, stop %d, oom %d: %s\n", result.ending, result.code,
				result.stop, result.oom, result.message);
	close(out);
}

static bool is_python(const char *name)
{
	const char *dot = strrchr(name, '.');

	return dot && !strcmp(dot, ".py");
}

static char *source_of(const char *name)
{
	return xprintf("%s/hostile/%s%s", sources, name, is_python(name) ? "" : ".c");
}

/* The verdicts that its source declares at this level, or NULL.  To be freed. */
static char *expected_in(const char *source)
{
	static const char *const keys[] = { [JAIL_LEVEL_UNSAFE] = "@unsafe ",
		[JAIL_LEVEL_LANDLOCK] = "@landlock ",
		[JAIL_LEVEL_NAMESPACES] = "@namespaces ",
		[JAIL_LEVEL_FULL] = "@full " };
	const bool shares_uid = jail.level == JAIL_LEVEL_LANDLOCK && !jail.root;
	char *expected = shares_uid ? declared(source, "@landlock-user ") : NULL;

	if (!expected)
		expected = declared(source, keys[jail.level]);
	return expected || !try_all ? expected : declared(source, "@namespaces ");
}

static char *expected_of(const char *name)
{
	char *source = source_of(name), *expected = expected_in(source);

	free(source);
	return expected;
}

/*
 * One byte more than permitted shows that it was too much; a disk may not fill with it, nor with
 * blocks beyond the end.
 */
static bool is_too_large(int fd)
{
	struct stat about;

	return fstat(fd, &about) || about.st_size > OUTPUT_MAX + 1 ||
			about.st_blocks > 2 * OUTPUT_MAX / 512;
}

static bool is_as_written(int in, off_t length)
{
	const off_t least = (off_t)strlen(INPUT);
	char bytes[sizeof INPUT];
	struct stat about;

	return !fstat(in, &about) && about.st_size == (length > least ? length : least) &&
			pread(in, bytes, (size_t)least, 0) == least &&
			!memcmp(bytes, INPUT, (size_t)least);
}

static void check_run(const char *name, const struct jail_result *result, const char *expected,
		const char *found, int out, int err, const char *input, off_t length)
{
	const int in = open(input, O_RDONLY | O_CLOEXEC);
	char breach[200];

	check(is_untouched(out) && is_untouched(err), name, "it has changed our descriptors");
	check(is_one_of(found, expected), name, found);
	if (result->ending == JAIL_BROKEN)
		printf("%s\n", result->message);
	check(!says_breach(out, breach, sizeof breach), name, breach);
	check(!is_too_large(out) && !is_too_large(err), name, "more than that could be written");
	check(result->fetched < 0, name, "something was fetched");
	check(no_process_left(), name, "a process is left");
	check(in >= 0 && is_as_written(in, length), name, "the input was changed");
	if (in >= 0)
		close(in);
}

/* Of one that says how much memory it touches and comes to its end: do we say the same? */
static void check_peak(const char *name, const char *source, const struct jail_result *result)
{
	char *touches = declared(source, "@touches ");
	const long long kib = touches ? atoll(touches) * 1024 : 0;
	/* A cgroup's figure is known to its grain only. */
	const long long grain = result->accounting == JAIL_RLIMIT ? 0 : cgroup_grain_bytes() / 1024;

	if (touches && result->ending == JAIL_EXITED && !result->code)
		check(result->memory_kib >= kib - grain &&
						result->memory_kib <=
								kib + kib / 32 + OWN_KIB + grain,
				name, "its memory is not what it touched");
	free(touches);
}

static void run_hostile(const char *name, const char *expected)
{
	char *source = source_of(name), *by = declared(source, "@by ");
	char *bytes = declared(source, "@input ");
	const off_t length = bytes ? atoll(bytes) : 0;
	char *folder = xprintf("%s/%s", work, name), *input = xprintf("%s/input", work);
	char *secret = xprintf("%s/secret", work), *who = jail.root ? "root" : "user";
	char *level = (char *)jail_level_name(jail.level);
	char *const binary[] = { "/sub/hostile", secret, who, level, NULL };
	char *const script[] = { "/usr/bin/python3", "/sub/hostile", secret, who, level, NULL };
	struct jail_job job = job_for(folder, is_python(name) ? script : binary);
	struct jail_result result;
	const int out = open_output("out"), err = open_output("err");
	const char *found;

	job.in = input;
	job.fetch = "fetched";
	job.cpu = 0;
	job.out = out;
	job.err = err;
	if (is_one_of("TLE", expected))
		job.limits.wall_ms = WAITS_MS * slower;
	chmod(input, 0644);
	write_input(input, INPUT, length);
	jail_run(&jail, &job, &result);
	found = verdict(&result, &job.limits, out, err);
	check_run(name, &result, expected, found, out, err, input, length);
	check_peak(name, source, &result);
	printf("%-22s %-10s %-4s %4lld ms %6lld KiB  %s\n", name,
			jail_accounting_name(result.accounting), found,
			(long long)result.cpu_us / 1000, (long long)result.memory_kib, by);
	close(out);
	close(err);
	run_innocent(name);
	free(source);
	free(by);
	free(bytes);
	free(folder);
	free(input);
	free(secret);
}

static void run_if_declared(const char *name)
{
	char *expected = !only || !strcmp(only, name) ? expected_of(name) : NULL;

	if (expected)
		run_hostile(name, expected);
	free(expected);
}

static void add_hostile(struct names *list)
{
	char *folder = xprintf("%s/hostile", sources);

	names_add_folder(list, folder, ".c");
	names_add_folder(list, folder, "");
	free(folder);
}

static bool is_attack(const char *name)
{
	return is_python(name) || !strchr(name, '.');
}

static void run_all(void)
{
	struct names list = NAMES_INIT;

	add_hostile(&list);
	for (size_t i = 0; i < list.count; i++)
		if (is_attack(list.list[i]))
			run_if_declared(list.list[i]);
	/* What one leaves behind the next would find: the same ones again. */
	run_if_declared("leave_files");
	run_if_declared("py_plant.py");
	names_release(&list);
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
	job->limits.cpu_ms = 5000 * slower;
	job->limits.wall_ms = ROOM_MS * slower;
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

static void keep(const char *name, const struct jail_result *result)
{
	char *folder = xprintf("%s/%s", work, name), *program = xprintf("%s/hostile", folder);
	char *set_uid = xprintf("%s/set_uid", folder);

	mkdir(folder, 0755);
	check(!jail_keep_fetched(result, program, 0755), name, "cannot keep it");
	if (!strcmp(name, "set_uid_program"))
		check(!jail_keep_fetched(result, set_uid, 04755), name, "cannot keep it twice");
	free(folder);
	free(program);
	free(set_uid);
}

static void compile_hostile(const char *name)
{
	char *folder = xprintf("%s/hostile", sources), *file = xprintf("%s.c", name);
	struct jail_result result;
	struct jail_job job;

	compile(folder, file, "/usr/bin/gcc", &job, &result);
	check(result.ending == JAIL_EXITED && !result.code && result.fetched >= 0, name,
			result.message);
	if (result.fetched >= 0) {
		keep(name, &result);
		close(result.fetched);
	}
	free(folder);
	free(file);
}

static void lay_out_script(const char *name)
{
	char *source = source_of(name);
	struct jail_result result = { .fetched = open(source, O_RDONLY | O_CLOEXEC) };

	keep(name, &result);
	close(result.fetched);
	free(source);
}

static void compile_source(const char *folder, const char *file)
{
	const bool cpp = strstr(file, ".cpp") != NULL;
	char *path = xprintf("%s/%s", folder, file), *by = declared(path, "@by ");
	struct jail_result r;
	struct jail_job job;
	char *expected = expected_in(path);
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

static bool is_wanted(const char *name)
{
	return !only || !strcmp(only, name);
}

static void compile_all(void)
{
	struct names list = NAMES_INIT;

	add_hostile(&list);
	for (size_t i = 0; i < list.count; i++)
		if (is_wanted(list.list[i]) && is_python(list.list[i]))
			lay_out_script(list.list[i]);
		else if (is_wanted(list.list[i]) && is_attack(list.list[i]))
			compile_hostile(list.list[i]);
	names_release(&list);
}

static void compile_sources(void)
{
	struct names list = NAMES_INIT;
	char *folder = xprintf("%s/sources", sources);

	names_add_folder(&list, folder, "");
	for (size_t i = 0; i < list.count; i++)
		if (is_wanted(list.list[i]))
			compile_source(folder, list.list[i]);
	names_release(&list);
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

/* From here on the kernel does not have this call to give, not even to root. */
static void lose(int call)
{
	struct sock_filter code[] = {
		BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
		BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (unsigned)call, 0, 1),
		BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
		BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
	};
	const struct sock_fprog filter = { sizeof code / sizeof *code, code };

	if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) ||
			prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter))
		die("cannot do without a call");
}

/* Whoever does not insist gets nothing. */
static void insist(void)
{
	char why[JAIL_MESSAGE_MAX];

	lose(SYS_landlock_create_ruleset);
	check(jail_open_quietly(&jail, why) != 0, "all", "a jail without namespaces and Landlock");
	check(strstr(why, "namespaces") && strstr(why, "Landlock"), "all", why);
	jail.required = JAIL_LEVEL_UNSAFE;
}

/* What a user who is not in the way of others keeps closed; the judge does it as root. */
static void hide_work(void)
{
	if (jail.level == JAIL_LEVEL_LANDLOCK && jail.root && chmod(work, 0700))
		die("cannot close '%s'", work);
}

static int usage(void)
{
	fprintf(stderr,
			"usage: run_attacks compile|sources|run [-slower N] [-no-cgroups] [-landlock] [-version N]\n"
			"                   [-unsafe] [-all] [-only NAME] SOURCES WORK\n"
			"       run_attacks repeat COUNT WORK\n");
	return EXIT_BAD_REQUEST;
}

int main(int argc, char **argv)
{
	enum jail_level without_namespaces = JAIL_LEVEL_NONE;
	int at = 2;

	for (; at < argc && argv[at][0] == '-'; at++)
		if (!strcmp(argv[at], "-no-cgroups"))
			jail.strongest = JAIL_LEVEL_NAMESPACES;
		else if (!strcmp(argv[at], "-landlock"))
			without_namespaces = JAIL_LEVEL_LANDLOCK;
		else if (!strcmp(argv[at], "-version") && at + 1 < argc)
			jail.landlock_most = atoi(argv[++at]);
		else if (!strcmp(argv[at], "-unsafe"))
			without_namespaces = JAIL_LEVEL_UNSAFE;
		else if (!strcmp(argv[at], "-all"))
			try_all = true;
		else if (!strcmp(argv[at], "-slower") && at + 1 < argc)
			slower = atoi(argv[++at]);
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
	struct text mounts = TEXT_INIT;

	read_mounts(&mounts);
	if (without_namespaces)
		lose(SYS_unshare);
	if (without_namespaces == JAIL_LEVEL_UNSAFE)
		insist();
	if (jail_open(&jail))
		return EXIT_BROKEN;
	check(without_namespaces ? jail.level == without_namespaces
				 : jail.level >= JAIL_LEVEL_LANDLOCK,
			"all", "another level than asked for");
	hide_work();
	snprintf(own_names, sizeof own_names, "jail-%d-", (int)jail.spawner);
	if (!strcmp(argv[1], "compile"))
		compile_all();
	if (!strcmp(argv[1], "compile") || !strcmp(argv[1], "sources"))
		compile_sources();
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
	check(!has_new_mount(&mounts), "all", "a mount is left");
	text_release(&mounts);
	check(!after.cgroups, "all", "a cgroup is left");
	check(!after.files, "all", "a file is left");
	printf("%d passed, %d failed\n", passed, failed);
	return failed ? EXIT_NOT_AS_DECLARED : EXIT_AS_DECLARED;
}
