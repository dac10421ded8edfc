/*
 * The jail, by what it promises to the judge: endings, figures, files, and that nothing is
 * left.  What hostile programs get is in tests/attacks.
 */
#define _GNU_SOURCE
#include "setter_unit.h"

#include <errno.h>
#include <fcntl.h>
#include <glob.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>

#include <linux/capability.h>

#include "jail/jail.h"
#include "jail/jail_cgroup.h"
#include "jail/jail_internal.h"

static struct jail jail = JAIL_INIT;
static char folder[] = "/tmp/setter-jail-XXXXXX";

static int open_jail(void **state)
{
	(void)state;
	umask(022);
	if (!mkdtemp(folder) || chdir(folder) || chmod(folder, 0755))
		return -1;
	return jail_open(&jail);
}

static int close_jail(void **state)
{
	(void)state;
	jail_release(&jail);
	return nftw(folder, remove_entry, 16, FTW_DEPTH | FTW_PHYS);
}

/* sh -c TEXT; without cgroups it cannot fork, so built-in commands only. */
static struct jail_result run_shell(const char *text, int out)
{
	char *const argv[] = { "/bin/sh", "-c", (char *)text, NULL };
	struct jail_job job = JAIL_JOB_INIT;
	struct jail_result result;

	job.argv = argv;
	job.out = out;
	jail_run(&jail, &job, &result);
	return result;
}

/* A program of C, in ./NAME/NAME; compiled in the jail, as everything is. */
static void compile(const char *name, const char *text)
{
	char *source = xprintf("%s-source/%s.c", name, name), *inside = xprintf("/sub/%s.c", name);
	char *sources = xprintf("%s-source", name), *program = xprintf("%s/%s", name, name);
	char *const argv[] = { "/usr/bin/gcc", "-O1", "-o", "made", inside, NULL };
	struct jail_job job = JAIL_JOB_INIT;
	struct jail_result result;

	write_file(source, text);
	job.argv = argv;
	job.folder = sources;
	job.profile = JAIL_COMPILE;
	job.limits = jail_compile_limits;
	job.fetch = "made";
	jail_run(&jail, &job, &result);
	assert_int_equal(result.ending, JAIL_EXITED);
	assert_int_equal(result.code, 0);
	assert_true(result.fetched >= 0);
	mkdir(name, 0755);
	assert_int_equal(jail_keep_fetched(&result, program, 0755), 0);
	close(result.fetched);
	free(source);
	free(inside);
	free(sources);
	free(program);
}

static struct jail_job job_of(char *const *argv, const char *name)
{
	struct jail_job job = JAIL_JOB_INIT;

	job.argv = argv;
	job.folder = name;
	return job;
}

static long long number_in(int fd)
{
	char text[64] = "";

	assert_true(pread(fd, text, sizeof text - 1, 0) > 0);
	return atoll(text);
}

/* --- Endings --------------------------------------------------------------------------------- */

static void an_exit_code_comes_through(void **state)
{
	(void)state;
	for (int code = 0; code < 256; code += 51) {
		char *text = xprintf("exit %d", code);
		const struct jail_result r = run_shell(text, -1);

		assert_int_equal(r.ending, JAIL_EXITED);
		assert_int_equal(r.code, code);
		free(text);
	}
}

static void a_signal_is_not_an_exit_code(void **state)
{
	(void)state;
	const struct jail_result r = run_shell("kill -SEGV $$", -1);

	assert_int_equal(r.ending, JAIL_SIGNALLED);
	assert_int_equal(r.code, SIGSEGV);
	assert_int_equal(r.stop, JAIL_NOT_STOPPED);
}

/* Whatever kind of file it is, and though somebody else made it. */
static void an_output_can_be_opened_by_name(void **state)
{
	int ends[2];
	const int memory = memfd_create("output", MFD_CLOEXEC),
		  file = open("by-name", O_RDWR | O_CREAT | O_CLOEXEC, 0644);

	(void)state;
	assert_int_equal(pipe(ends), 0);

	const int outputs[] = { memory, file, ends[1], -1 };

	for (size_t i = 0; i < sizeof outputs / sizeof *outputs; i++) {
		const struct jail_result r = run_shell("echo 42 > /dev/stdout", outputs[i]);

		assert_int_equal(r.ending, JAIL_EXITED);
		assert_int_equal(r.code, 0);
	}
	assert_int_equal(number_in(memory), 42);
	assert_int_equal(number_in(file), 42);
	close(memory);
	close(file);
	close(ends[0]);
	close(ends[1]);
}

static void what_cannot_be_set_up_is_broken(void **state)
{
	char *const nothing[] = { "/sub/nothing", NULL }, *const none[] = { NULL };
	char *const truth[] = { "/usr/bin/true", NULL };
	struct jail_job job = JAIL_JOB_INIT;
	struct jail_result r;

	(void)state;
	job.argv = nothing;
	jail_run(&jail, &job, &r);
	assert_int_equal(r.ending, JAIL_BROKEN);
	assert_string_equal(r.message, "cannot execute '/sub/nothing': No such file or directory");

	job.argv = none;
	jail_run(&jail, &job, &r);
	assert_int_equal(r.ending, JAIL_BROKEN);

	job.argv = truth;
	job.folder = "no-such-folder";
	jail_run(&jail, &job, &r);
	assert_int_equal(r.ending, JAIL_BROKEN);
	assert_string_equal(r.message, "no-such-folder: No such file or directory");

	job.folder = NULL;
	job.in = "no-such-input";
	jail_run(&jail, &job, &r);
	assert_int_equal(r.ending, JAIL_BROKEN);

	job.in = NULL;
	job.cpu = 1000; /* the processor to run on */
	jail_run(&jail, &job, &r);
	assert_int_equal(r.ending, JAIL_BROKEN);
}

/* What is ours is opened to it; nobody else's is. */
static void another_uid_needs_files_that_others_may_read(void **state)
{
	char *const truth[] = { "/usr/bin/true", NULL };
	struct jail_job job = JAIL_JOB_INIT;
	struct jail_result r;

	(void)state;
	mkdir("closed", 0700);
	job.argv = truth;
	job.folder = "closed";
	jail_run(&jail, &job, &r);
	assert_int_equal(r.ending, JAIL_EXITED);
	if (!jail.root)
		return;
	assert_int_equal(chmod("closed", 0700) | chown("closed", 1, 1), 0);
	jail_run(&jail, &job, &r);
	assert_int_equal(r.ending, JAIL_BROKEN);
}

/* Opens a jail as `uid`, with low hard limits; prints why not. */
_Noreturn static void open_with_low_limits(uid_t uid)
{
	const struct rlimit stack = { 8 << 20, 8 << 20 }, files = { 200, 200 };
	struct jail another = JAIL_INIT;
	char why[JAIL_MESSAGE_MAX] = "";
	int rc;

	if (setrlimit(RLIMIT_STACK, &stack) || setrlimit(RLIMIT_NOFILE, &files) ||
			(uid && (setgid(uid) || setuid(uid))))
		_exit(77);
	rc = jail_open_quietly(&another, why);
	jail_release(&another);
	_exit(!rc ? 0 : strstr(why, "'ulimit -s'") ? 1 : 2);
}

static int low_limits_give(uid_t uid)
{
	int status = -1;
	const pid_t pid = fork();

	if (!pid)
		open_with_low_limits(uid);
	assert_int_equal(waitpid(pid, &status, 0), pid);
	return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static void ignore_alarm(int number)
{
	(void)number;
}

/* Somebody who presses Ctrl-C is not told that the machine has no jail. */
static void signals_do_not_keep_a_jail_from_opening(void **state)
{
	const struct itimerval often = { { 0, 500 }, { 0, 500 } }, never = { { 0, 0 }, { 0, 0 } };
	const struct sigaction act = { .sa_handler = ignore_alarm };
	struct jail another = JAIL_INIT;
	char why[JAIL_MESSAGE_MAX] = "";
	struct sigaction before;
	int rc;

	(void)state;
	sigaction(SIGALRM, &act, &before);
	setitimer(ITIMER_REAL, &often, NULL);
	rc = jail_open_quietly(&another, why);
	setitimer(ITIMER_REAL, &never, NULL);
	sigaction(SIGALRM, &before, NULL);
	assert_string_equal(rc ? why : "", "");
	jail_release(&another);
}

static void low_limits_are_lifted_or_named(void **state)
{
	(void)state;
	assert_int_equal(low_limits_give(0),
			jail.root && prctl(PR_CAPBSET_READ, CAP_SYS_RESOURCE) == 1 ? 0 : 1);
	/* Where an ordinary user gets no jail at all, that is said instead. */
	if (jail.root)
		assert_int_not_equal(low_limits_give(65501), 0);
}

/* --- Files ------------------------------------------------------------------------------------ */

static void a_checker_has_its_three_files(void **state)
{
	char *const argv[] = { "/bin/sh", "-c",
		"read a < /in; read b < /out; read c < /ans; read d; echo $a $b $c $d; echo x > /in",
		NULL };
	const int out = open("said", O_RDWR | O_CREAT | O_CLOEXEC, 0644);
	struct jail_job job = job_of(argv, NULL);
	struct jail_result r;
	char said[64] = "";

	(void)state;
	write_file("a", "1\n"), write_file("b", "2\n"), write_file("c", "3\n"),
			write_file("d", "4\n");
	job.file_in = "a", job.file_out = "b", job.file_ans = "c", job.in = "d";
	job.out = out;
	jail_run(&jail, &job, &r);
	assert_int_equal(r.ending, JAIL_EXITED);
	assert_int_equal(r.code, 2); /* the last one is refused */
	assert_true(pread(out, said, sizeof said - 1, 0) > 0);
	assert_string_equal(said, "1 2 3 4\n");
	close(out);
}

static void a_program_comes_out_of_the_compiler(void **state)
{
	char *const argv[] = { "/sub/seven", NULL };
	struct jail_job job = job_of(argv, "seven");
	struct jail_result r;

	(void)state;
	compile("seven", "int main(void) { return 7; }\n");
	jail_run(&jail, &job, &r);
	assert_int_equal(r.ending, JAIL_EXITED);
	assert_int_equal(r.code, 7);
}

/* --- Figures: with room for a busy machine; `make bench` has them at 3 % ------------------------ */

static void time_is_what_the_program_says_itself(void **state)
{
	char *const argv[] = { "/sub/busy", NULL };
	const int out = open("clock", O_RDWR | O_CREAT | O_CLOEXEC, 0644);
	struct jail_job job = job_of(argv, "busy");
	struct jail_result r;

	(void)state;
	compile("busy",
			"#include <stdio.h>\n#include <time.h>\n"
			"int main(void) { while (clock() < 300000) ; printf(\"%ld\\n\", clock()); }\n");
	job.out = out;
	jail_run(&jail, &job, &r);
	assert_int_equal(r.ending, JAIL_EXITED);
	assert_in_range(r.cpu_us, number_in(out) * 9 / 10, number_in(out) * 11 / 10);
	close(out);
}

static void memory_is_what_was_touched(void **state)
{
	char *const argv[] = { "/sub/touch", NULL };
	struct jail_job job = job_of(argv, "touch");
	struct jail_result r;

	(void)state;
	compile("touch",
			"#include <stdlib.h>\nint main(void) { volatile char *p = malloc(100 << 20);\n"
			"for (int i = 0; i < 100 << 20; i += 4096) p[i] = 1; return 0; }\n");
	jail_run(&jail, &job, &r);
	assert_int_equal(r.ending, JAIL_EXITED);
	assert_in_range(r.memory_kib, 100 * 1024, 100 * 1024 * 103 / 100);
	/* And nothing of what the judge itself has. */
	memset(xmalloc(64 << 20), 1, 64 << 20);
	assert_in_range(run_shell("exit 0", -1).memory_kib, 500, 20000);
}

static void sleeping_is_no_processor_time(void **state)
{
	char *const argv[] = { "/bin/sleep", "0.05", NULL };
	struct jail_job job = job_of(argv, NULL);
	struct jail_result r;

	(void)state;
	jail_run(&jail, &job, &r);
	assert_int_equal(r.ending, JAIL_EXITED);
	assert_true(r.wall_us >= 50000);
	assert_in_range(r.cpu_us, 0, 25000);
}

/* Three that want all of the first processor. */
static void crowd_processor(pid_t *crowd, bool come)
{
	cpu_set_t first;

	CPU_ZERO(&first);
	CPU_SET(0, &first);
	for (int i = 0; i < 3; i++)
		if (!come) {
			kill(crowd[i], SIGKILL);
			waitpid(crowd[i], NULL, 0);
		} else if (!(crowd[i] = fork())) {
			prctl(PR_SET_PDEATHSIG, SIGKILL);
			sched_setaffinity(0, sizeof first, &first);
			for (;;)
				;
		}
}

/*
 * In a crowd, a quarter of a second of work takes at least twice as long: is it let end?  Who else
 * is there on the machine may make it longer than is permitted at all, but not each time.
 */
static bool may_wait_in_crowd(const char *program)
{
	char *const argv[] = { (char *)program, NULL };
	struct jail_job job = job_of(argv, strrchr(program, '/') + 1);
	struct jail_result r;
	pid_t crowd[3];
	bool ended = false;

	job.cpu = 0;
	job.limits.cpu_ms = 5000;
	job.limits.wall_ms = 350;
	crowd_processor(crowd, true);
	for (int tries = 0; tries < 3 && !ended; tries++) {
		jail_run(&jail, &job, &r);
		ended = r.stop == JAIL_NOT_STOPPED && r.wall_us > job.limits.wall_ms * 1000;
	}
	crowd_processor(crowd, false);
	return ended;
}

#define BUSY \
	"#include <pthread.h>\n#include <sys/wait.h>\n#include <time.h>\n#include <unistd.h>\n" \
	"static void *work(void *p) { struct timespec t = { 0, 0 };\n" \
	"while (!t.tv_sec && t.tv_nsec < 250000000) clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);\n" \
	"return p; }\n"

static void waiting_for_others_is_not_idle(void **state)
{
	char *const idle[] = { "/bin/sleep", "9", NULL };
	struct jail_job job = job_of(idle, NULL);
	struct jail_result r;

	(void)state;
	compile("busy", BUSY "int main(void) { work(0); }\n");
	assert_true(may_wait_in_crowd("/sub/busy"));
	job.limits.wall_ms = 600;
	jail_run(&jail, &job, &r);
	assert_int_equal(r.stop, JAIL_STOP_WALL);
}

/* The first thread sleeps meanwhile, as it does in every program in Java. */
static void waiting_of_another_thread_is_not_idle(void **state)
{
	(void)state;
	compile("thread",
			BUSY "int main(void) { pthread_t t; pthread_create(&t, 0, work, 0);\n"
			     "pthread_join(t, 0); }\n");
	assert_true(may_wait_in_crowd("/sub/thread"));
}

static void waiting_of_a_child_is_not_idle(void **state)
{
	(void)state;
	if (jail.accounting == JAIL_RLIMIT) {
		puts("skipped: waiting of a child: without cgroups a program has none");
		skip();
	}
	compile("child", BUSY "int main(void) { if (!fork()) { work(0); _exit(0); } wait(0); }\n");
	assert_true(may_wait_in_crowd("/sub/child"));
}

/* What ends it, where there are no cgroups and it may have 32 MiB. */
static enum jail_stop stopped_by(struct jail_job job)
{
	struct jail other = { .control = -1, .no_cgroups = true };
	struct jail_result r;

	assert_int_equal(jail_open(&other), 0);
	job.limits.memory_bytes = 32 << 20;
	job.limits.no_address_limit = true;
	job.limits.cpu_ms = 400;
	jail_run(&other, &job, &r);
	jail_release(&other);
	return r.stop;
}

/* Without cgroups memory is watched, and a first thread that has ended shows none. */
static void memory_of_other_threads_is_watched(void **state)
{
	char *const argv[] = { "/sub/threads", NULL };
	struct jail_job job = job_of(argv, "threads");

	(void)state;
	compile("threads",
			"#include <pthread.h>\n#include <stdlib.h>\n#include <string.h>\n"
			"static void *take(void *p) { for (;;) memset(malloc(1 << 20), 1, 1 << 20); }\n"
			"int main(void) { pthread_t t; pthread_create(&t, 0, take, 0);\n"
			"pthread_exit(0); }\n");
	assert_int_equal(stopped_by(job), JAIL_STOP_MEMORY);
}

/* Nothing of it is used, but there are limits of what may be reserved. */
static void threads_have_room_without_cgroups(void **state)
{
	char *const argv[] = { "/sub/pool", NULL };
	struct jail_job job = job_of(argv, "pool");
	struct jail other = { .control = -1, .no_cgroups = true };
	struct jail_result r;

	(void)state;
	compile("pool",
			"#include <pthread.h>\n#include <unistd.h>\n"
			"static void *work(void *p) { usleep(1000); return p; }\n"
			"int main(void) { pthread_t t[16]; int i;\n"
			"for (i = 0; i < 16; i++) if (pthread_create(&t[i], 0, work, 0)) return 1;\n"
			"for (i = 0; i < 16; i++) pthread_join(t[i], 0); }\n");
	assert_int_equal(jail_open(&other), 0);
	jail_run(&other, &job, &r);
	jail_release(&other);
	assert_int_equal(r.ending, JAIL_EXITED);
	assert_int_equal(r.code, 0);
	assert_in_range(r.memory_kib, 0, 16 << 10);
}

/* A compiler leaves the work, and so the memory, to processes that it starts. */
static void memory_of_other_processes_is_watched(void **state)
{
	char *const argv[] = { "/bin/sh", "-c", "/sub/take; exit 0", NULL };
	struct jail_job job = job_of(argv, "take");

	(void)state;
	compile("take",
			"#include <stdlib.h>\n#include <string.h>\n"
			"int main(void) { for (;;) memset(malloc(1 << 20), 1, 1 << 20); }\n");
	job.profile = JAIL_COMPILE;
	assert_int_equal(stopped_by(job), JAIL_STOP_MEMORY);
}

/* --- Landlock ---------------------------------------------------------------------------------- */

/* What the mount tree forbids in any case, seen where it permits it. */
static void landlock_alone_forbids_to_write_elsewhere(void **state)
{
	const int version = jail_landlock_version();
	int status = -1;
	pid_t pid;

	(void)state;
	if (!version) {
		puts("skipped: landlock: this kernel has none");
		skip();
	}
	mkdir("inside", 0700);
	write_file("outside", "as it was");
	pid = fork();
	if (!pid) {
		if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) || jail_landlock(version, "inside"))
			_exit(1);
		if (open("outside", O_WRONLY) >= 0 || !unlink("outside") ||
				!rename("outside", "inside/x") || open("new", O_CREAT, 0600) >= 0)
			_exit(2);
		if (open("inside/new", O_CREAT | O_WRONLY, 0600) < 0 || mkdir("inside/d", 0700) ||
				rename("inside/new", "inside/d/new") ||
				open("outside", O_RDONLY) < 0)
			_exit(3);
		_exit(open("/dev/null", O_WRONLY) < 0 ? 4 : 0);
	}
	waitpid(pid, &status, 0);
	assert_int_equal(status, 0);
	/* And it is on in every run: its scope ends before init. */
	if (version >= 6)
		assert_int_not_equal(run_shell("kill -0 1", -1).code, 0);
}

/* --- Several at a time, and ending them ---------------------------------------------------------- */

static void runs_go_on_at_the_same_time(void **state)
{
	enum { RUNS = 8 };
	char *const argv[] = { "/bin/sleep", "0.3", NULL };
	struct jail_job job = job_of(argv, NULL);
	struct pollfd runs[RUNS];
	struct timespec start, end;

	(void)state;
	clock_gettime(CLOCK_MONOTONIC, &start);
	for (int i = 0; i < RUNS; i++) {
		struct jail_result broken;

		runs[i].fd = jail_start(&jail, &job, &broken);
		runs[i].events = POLLIN;
		assert_true(runs[i].fd >= 0);
	}
	for (int i = 0; i < RUNS; i++) {
		struct jail_result r;

		assert_true(poll(&runs[i], 1, 10000) == 1);
		jail_finish(runs[i].fd, &r);
		assert_int_equal(r.ending, JAIL_EXITED);
	}
	clock_gettime(CLOCK_MONOTONIC, &end);
	assert_true(end.tv_sec - start.tv_sec < 2);
}

static void a_run_can_be_stopped(void **state)
{
	char *const argv[] = { "/bin/sleep", "100", NULL };
	struct jail_job job = job_of(argv, NULL);
	struct jail_result r;
	int run;

	(void)state;
	job.limits.cpu_ms = 100000;
	run = jail_start(&jail, &job, &r);
	jail_stop(run);
	jail_finish(run, &r);
	assert_int_equal(r.ending, JAIL_SIGNALLED);
	assert_int_equal(r.stop, JAIL_STOP_ASKED);
}

/* Is there a process with this word on its command line, not counting shells? */
static bool someone_sleeps(const char *word)
{
	static const char name[] = "/bin/sleep";
	glob_t found;
	bool sleeps = false;

	assert_int_equal(glob("/proc/[0-9]*/cmdline", 0, NULL, &found), 0);
	for (size_t i = 0; !sleeps && i < found.gl_pathc; i++) {
		char line[64] = "";
		FILE *file = fopen(found.gl_pathv[i], "re");

		if (!file)
			continue;
		sleeps = fread(line, 1, sizeof line - 1, file) > sizeof name &&
				!strcmp(line, name) && !strcmp(line + sizeof name, word);
		fclose(file);
	}
	globfree(&found);
	return sleeps;
}

static void a_killed_judge_leaves_nothing(void **state)
{
	const pid_t judge = fork();

	(void)state;
	if (!judge) {
		char *const argv[] = { "/bin/sleep", "7919.25", NULL };
		struct jail_job job = job_of(argv, NULL);
		struct jail own = JAIL_INIT;
		struct jail_result r;

		job.limits.wall_ms = 1000000;
		if (!jail_open(&own))
			jail_run(&own, &job, &r);
		_exit(0);
	}
	for (int i = 0; i < 400 && !someone_sleeps("7919.25"); i++)
		usleep(10000);
	assert_true(someone_sleeps("7919.25"));
	kill(judge, SIGKILL);
	waitpid(judge, NULL, 0);
	for (int i = 0; i < 20 && someone_sleeps("7919.25"); i++)
		usleep(50000);
	assert_false(someone_sleeps("7919.25"));
}

/* Whoever of ours dies, and however: nothing goes on without it, and the next run is as any. */
static void a_killed_keeper_takes_its_run_along(void **state)
{
	char *const argv[] = { "/bin/sleep", "7919.75", NULL };
	char *path = xprintf("/proc/%d/task/%d/children", (int)jail.spawner, (int)jail.spawner);
	struct jail_job job = job_of(argv, NULL);
	struct jail_result r;
	int keeper = 0, run;
	FILE *children;

	(void)state;
	job.limits.wall_ms = 1000000;
	run = jail_start(&jail, &job, &r);
	for (int i = 0; i < 400 && !someone_sleeps("7919.75"); i++)
		usleep(10000);
	assert_true(someone_sleeps("7919.75"));
	children = fopen(path, "re");
	assert_non_null(children);
	assert_int_equal(fscanf(children, "%d", &keeper), 1);
	fclose(children);
	free(path);
	kill(keeper, SIGKILL);
	jail_finish(run, &r);
	assert_int_equal(r.ending, JAIL_BROKEN);
	for (int i = 0; i < 20 && someone_sleeps("7919.75"); i++)
		usleep(50000);
	assert_false(someone_sleeps("7919.75"));
	assert_int_equal(run_shell("exit 3", -1).code, 3);
}

/* --- A machine without namespaces ------------------------------------------------------------------ */

/* An ordinary user in a namespace that permits no more of them. */
static void lose_namespaces(void)
{
	struct __user_cap_header_struct header = { _LINUX_CAPABILITY_VERSION_3, 0 };
	struct __user_cap_data_struct none[2] = { { 0, 0, 0 }, { 0, 0, 0 } };
	char *map = xprintf("12345 %d 1", (int)geteuid());

	if (unshare(CLONE_NEWUSER))
		_exit(77);
	write_file("/proc/self/uid_map", map);
	write_file("/proc/sys/user/max_user_namespaces", "0");
	if (syscall(SYS_capset, &header, none))
		_exit(77);
	free(map);
}

static void without_namespaces_only_who_insists_gets_a_run(void **state)
{
	int status = -1;
	const pid_t pid = fork();

	(void)state;
	if (!pid) {
		char *const argv[] = { "/sub/seven", NULL };
		struct jail_job job = job_of(argv, "seven");
		struct jail other = JAIL_INIT;
		struct jail_result r;
		char why[JAIL_MESSAGE_MAX];

		lose_namespaces();
		if (!jail_open_quietly(&other, why))
			_exit(1);
		if (!strstr(why, "no user namespaces"))
			_exit(2);
		other.unsafe = true;
		if (jail_open_quietly(&other, why) || other.level != JAIL_LEVEL_UNSAFE)
			_exit(3);
		jail_run(&other, &job, &r);
		if (r.ending != JAIL_EXITED || r.code != 7)
			_exit(4);

		char *const orphan[] = { "/bin/sh", "-c", "/bin/sleep 7919.5 &", NULL };

		job = job_of(orphan, NULL);
		job.profile = JAIL_COMPILE;
		job.limits.wall_ms = 3000;
		jail_run(&other, &job, &r);
		jail_release(&other);
		_exit(r.ending != JAIL_EXITED || someone_sleeps("7919.5") ? 5 : 0);
	}
	waitpid(pid, &status, 0);
	if (WIFEXITED(status) && WEXITSTATUS(status) == 77) {
		puts("skipped: a run without namespaces: they cannot be given up here");
		skip();
	}
	assert_int_equal(status, 0);
}

/* How many boxes a spawner's runs have, or left. */
static size_t boxes_of(pid_t spawner)
{
	char *pattern = xprintf("/tmp/jail-%d-*", (int)spawner);
	glob_t found = { .gl_pathc = 0 };
	size_t count;

	glob(pattern, 0, NULL, &found);
	count = found.gl_pathc;
	globfree(&found);
	free(pattern);
	return count;
}

/* As on a machine so busy that it notices nothing. */
static void stop_keeper_of(pid_t spawner)
{
	char path[64], list[64] = "";
	int fd;

	snprintf(path, sizeof path, "/proc/%d/task/%d/children", (int)spawner, (int)spawner);
	fd = open(path, O_RDONLY | O_CLOEXEC);
	assert_true(read(fd, list, sizeof list - 1) > 0);
	close(fd);
	assert_int_equal(kill(atoi(list), SIGSTOP), 0);
}

static void without_namespaces_a_killed_judge_leaves_nothing(void **state)
{
	int words[2];
	pid_t spawner = 0, judge;

	(void)state;
	assert_int_equal(pipe(words), 0);
	judge = fork();
	if (!judge) {
		char *const argv[] = { "/bin/sh", "-c",
			"mkdir -p a/b; echo x > a/b/c; sleep 7918.25 & exec sleep 7918.25", NULL };
		struct jail_job job = job_of(argv, NULL);
		struct jail other = { .control = -1, .unsafe = true };
		struct jail_result r;
		char why[JAIL_MESSAGE_MAX];

		lose_namespaces();
		if (jail_open_quietly(&other, why))
			_exit(1);
		job.profile = JAIL_COMPILE;
		job.limits.wall_ms = 1000000;
		if (write(words[1], &other.spawner, sizeof other.spawner) > 0)
			jail_run(&other, &job, &r);
		_exit(0);
	}
	close(words[1]);
	if (read(words[0], &spawner, sizeof spawner) != sizeof spawner) {
		puts("skipped: a box without namespaces: they cannot be given up here");
		skip();
	}
	close(words[0]);
	for (int i = 0; i < 400 && !someone_sleeps("7918.25"); i++)
		usleep(10000);
	assert_int_equal(boxes_of(spawner), 1);
	stop_keeper_of(spawner);
	kill(judge, SIGKILL);
	waitpid(judge, NULL, 0);
	for (int i = 0; i < 40 && (boxes_of(spawner) || someone_sleeps("7918.25")); i++)
		usleep(50000);
	assert_int_equal(boxes_of(spawner), 0);
	assert_false(someone_sleeps("7918.25"));
}

/* --- Version 2 of cgroups: a recorded tree, because few machines have both ---------------------------- */

static void record(const char *path, const char *text)
{
	char *whole = xprintf("%s/v2/%s", folder, path);

	write_file(whole, text);
	free(whole);
}

static void record_slot(const char *name)
{
	static const char *const files[][2] = { { "memory.max", "" }, { "memory.swap.max", "" },
		{ "memory.current", "4096\n" }, { "memory.peak", "4096\n" }, { "memory.stat", "" },
		{ "pids.max", "" }, { "cgroup.procs", "" }, { "cgroup.kill", "" },
		{ "cpu.stat", "usage_usec 1500\nuser_usec 1000\n" },
		{ "memory.events",
				"low 0\nhigh 0\nmax 0\noom 4\noom_kill 3\noom_group_kill 0\n" } };

	for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
		char *path = xprintf("user.slice/%s/%s", name, files[i][0]);

		record(path, files[i][1]);
		free(path);
	}
}

static void expect_file(const char *name, const char *path, const char *text)
{
	char *whole = xprintf("%s/v2/user.slice/%s/%s", folder, name, path), found[64] = "";
	FILE *file = fopen(whole, "re");

	assert_non_null(file);
	assert_non_null(fgets(found, sizeof found, file));
	assert_string_equal(found, text);
	fclose(file);
	free(whole);
}

static void version_2_takes_the_nearest_group_that_hands_down(void **state)
{
	const struct cgroup_sources from = { "v2-mounts", "v2-own" };
	const struct jail_limits limits = { .memory_bytes = 1 << 26, .processes = 5 };
	char *mounts = xprintf("30 20 0:26 / %s/v2 rw - cgroup2 cgroup2 rw,nsdelegate\n", folder);
	struct cgroups groups;
	struct cgroup group;
	char why[JAIL_MESSAGE_MAX], name[96], path_of_self[64];
	unsigned long long ticks = 0;
	int64_t us, kills;

	(void)state;
	write_file("v2-mounts", mounts);
	write_file("v2-own", "0::/user.slice/session-1.scope\n");
	record("cgroup.subtree_control", "cpu io\n");
	record("user.slice/cgroup.subtree_control", "cpu memory pids\n");
	/* A group with processes in it refuses: here, because nobody may write. */
	record("user.slice/session-1.scope/cgroup.procs", "");
	snprintf(path_of_self, sizeof path_of_self, "/proc/%d/stat", (int)getpid());

	FILE *self = fopen(path_of_self, "re");

	assert_int_equal(fscanf(self,
					 "%*d (%*[^)]) %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u "
					 "%*u %*u %*d %*d %*d %*d %*d %*d %llu",
					 &ticks),
			1);
	fclose(self);
	snprintf(name, sizeof name, "jail-%d-%llu-0", (int)getpid(), ticks);
	record_slot(name);

	assert_int_equal(cgroups_find(&groups, &from, why), 0);
	assert_int_equal(groups.version, JAIL_CGROUP_V2);
	/* Trying it has left a "0" in the plain file that stands for cgroup.procs. */
	record_slot(name);
	assert_int_equal(cgroup_open(&group, &groups, 0, &limits, why), 0);
	expect_file(name, "memory.max", "67108864");
	expect_file(name, "memory.swap.max", "0");
	expect_file(name, "pids.max", "5");

	assert_int_equal(cgroup_enter(&group), 0);
	expect_file(name, "cgroup.procs", "0");
	assert_false(cgroup_is_empty(&group));
	cgroup_kill(&group);
	expect_file(name, "cgroup.kill", "1");

	char *path = xprintf("user.slice/%s/cpu.stat", name);
	char *events = xprintf("user.slice/%s/memory.events", name);

	record(path, "usage_usec 43500\n");
	record(events, "low 0\noom 4\noom_kill 5\n");
	assert_int_equal(cgroup_cpu_us(&group, &us), 0);
	assert_int_equal(us, 42000);
	assert_int_equal(cgroup_oom_kills(&group, &kills), 0);
	assert_int_equal(kills, 2);
	assert_true(cgroup_is_clean(&group));

	char *peak = xprintf("user.slice/%s/memory.peak", name);
	char *stat = xprintf("user.slice/%s/memory.stat", name);

	record(peak, "50331648\n");
	record(stat, "anon 4096\nfile 8388608\nkernel 4096\n");
	assert_int_equal(cgroup_peak_kib(&group), (40 << 10) - 4);
	/* What cannot be known is not guessed. */
	record(stat, "anon 4096\n");
	assert_int_equal(cgroup_peak_kib(&group), 0);
	free(peak);
	free(stat);

	char *current = xprintf("user.slice/%s/memory.current", name);

	record(current, "67108864\n");
	assert_false(cgroup_is_clean(&group));
	free(current);
	/* A counter that is missing is an error, never a zero. */
	record(events, "low 0\n");
	assert_int_equal(cgroup_oom_kills(&group, &kills), -1);
	free(path);
	free(events);
	free(mounts);
}

/* --- Series ------------------------------------------------------------------------------------ */

/* Does what the first word of its input says, with what is there then; prints how often. */
static const char obedient[] =
		"#include <fcntl.h>\n#include <stdio.h>\n#include <stdlib.h>\n"
		"#include <string.h>\n#include <sys/stat.h>\n#include <unistd.h>\n"
		"int main(void) { char w[32] = \"\"; scanf(\"%31s\", w);\n"
		"if (!strcmp(w, \"file\")) close(open(\"left\", O_CREAT | O_WRONLY, 0600));\n"
		"if (!strcmp(w, \"mode\")) chmod(\"/box\", 0);\n"
		"if (!strcmp(w, \"child\") && !fork()) for (;;) pause();\n"
		"if (!strcmp(w, \"abort\")) abort();\n"
		"if (!strcmp(w, \"spin\")) for (volatile int i = 0; i < 200000000; i++) ;\n"
		"if (!strcmp(w, \"hang\")) for (;;) ;\n"
		"if (!strcmp(w, \"write\")) { int fd = open(\"/proc/self/fd/0\", O_RDWR);\n"
		"puts(fd >= 0 && pwrite(fd, \"X\", 1, 0) == 1 ? \"BREACH\" : \"refused\"); }\n"
		"printf(\"%s %d\\n\", w, access(\"left\", F_OK)); return strlen(w) == 5; }\n";

static bool has_series(void)
{
	return jail.level == JAIL_LEVEL_FULL && jail.accounting != JAIL_RLIMIT;
}

/* A run on these bytes: in the jail of the last one, if that is still there. */
static struct jail_result run_in_series(int *series, int out, const char *input)
{
	char *const argv[] = { "/sub/obedient", NULL };
	struct jail_job job = job_of(argv, "obedient");
	struct jail_result r;

	assert_int_equal(ftruncate(out, 0), 0);
	assert_true(lseek(out, 0, SEEK_SET) == 0);
	if (*series >= 0 && jail_again(*series, input, strlen(input)))
		*series = -1;
	if (*series < 0) {
		write_file("given", input);
		job.in = "given";
		job.out = out;
		job.series = true;
		job.limits.cpu_ms = 1500;
		*series = jail_start(&jail, &job, &r);
		assert_true(*series >= 0);
	}
	jail_finish(*series, &r);
	if (!r.again)
		*series = -1;
	return r;
}

static void expect_printed(int out, const char *text)
{
	char found[64] = "";

	assert_true(pread(out, found, sizeof found - 1, 0) >= 0);
	assert_string_equal(found, text);
}

static void runs_of_a_series_know_nothing_of_each_other(void **state)
{
	const int out = open("series-out", O_RDWR | O_CREAT | O_CLOEXEC, 0644);
	struct jail_result r;
	int series = -1;

	(void)state;
	compile("obedient", obedient);
	for (int i = 0; i < 5; i++) {
		r = run_in_series(&series, out, i % 2 ? "a" : "bcdef");
		assert_int_equal(r.ending, JAIL_EXITED);
		assert_int_equal(r.code, i % 2 ? 0 : 1);
		expect_printed(out, i % 2 ? "a -1\n" : "bcdef -1\n");
		assert_int_equal(r.again, has_series());
	}
	/* What is sealed cannot be written, by whatever name. */
	r = run_in_series(&series, out, "write");
	expect_printed(out, "refused\nwrite -1\n");
	r = run_in_series(&series, out, "a");
	expect_printed(out, "a -1\n");
	if (series >= 0)
		jail_no_more(series);
	close(out);
}

static void what_leaves_something_ends_the_series(void **state)
{
	static const char *const deeds[] = { "file", "mode", "child", "abort", "hang" };
	const int out = open("series-out", O_RDWR | O_CREAT | O_CLOEXEC, 0644);
	struct jail_result r;
	int series = -1;

	(void)state;
	for (size_t i = 0; i < sizeof deeds / sizeof *deeds; i++) {
		r = run_in_series(&series, out, "a");
		assert_int_equal(r.ending, JAIL_EXITED);
		r = run_in_series(&series, out, deeds[i]);
		assert_false(r.again);
		assert_true(r.ending != JAIL_BROKEN);
		/* The next one has a jail of its own again. */
		r = run_in_series(&series, out, "a");
		expect_printed(out, "a -1\n");
		assert_int_equal(r.again, has_series());
	}
	if (series >= 0)
		jail_no_more(series);
	close(out);
}

static void each_run_of_a_series_has_its_own_figures(void **state)
{
	const int out = open("series-out", O_RDWR | O_CREAT | O_CLOEXEC, 0644);
	struct jail_result slow, quick;
	int series = -1;

	(void)state;
	run_in_series(&series, out, "a");
	slow = run_in_series(&series, out, "spin");
	quick = run_in_series(&series, out, "a");
	assert_true(slow.cpu_us > 20000);
	assert_true(quick.cpu_us < 15000);
	assert_true(quick.wall_us < slow.wall_us);
	/* So has its limit: each of these takes a part of it. */
	for (int i = 0; i < 20; i++)
		assert_int_equal(run_in_series(&series, out, "spin").stop, JAIL_NOT_STOPPED);
	if (series >= 0)
		jail_no_more(series);
	close(out);
}

/* --- Steps -------------------------------------------------------------------------------------- */

/* What a step printed, and whether another may follow. */
struct step {
	char printed[128];
	bool again;
	int fetched;
};

/* sh -c TEXT as the next step, or as the first one, if there is none yet. */
static struct step run_step(int *series, const char *text, int in, const int *files)
{
	char *const argv[] = { "/bin/sh", "-c", (char *)text, NULL };
	const int out = memfd_create("out", MFD_CLOEXEC);
	struct jail_job job = JAIL_JOB_INIT;
	struct step step = { "", false, -1 };
	char why[JAIL_MESSAGE_MAX];
	struct jail_result r;

	job.argv = argv;
	job.out = job.err = out;
	job.fetch = "wanted";
	job.series = true;
	if (*series < 0)
		*series = jail_start(&jail, &job, &r);
	else
		assert_int_equal(jail_next(*series, &job, in, files, why), 0);
	assert_true(*series >= 0);
	jail_finish(*series, &r);
	assert_int_equal(r.ending, JAIL_EXITED);
	step.again = r.again;
	step.fetched = r.fetched;
	assert_true(pread(out, step.printed, sizeof step.printed - 1, 0) >= 0);
	close(out);
	if (!r.again)
		*series = -1;
	return step;
}

static int sealed(const char *text)
{
	write_file("to-seal", text);
	return jail_seal_file("to-seal");
}

static void expect_step(int *series, const char *text, int in, const int *files,
		const char *printed)
{
	const struct step step = run_step(series, text, in, files);

	assert_string_equal(step.printed, printed);
	assert_true(step.again);
	if (step.fetched >= 0)
		close(step.fetched);
}

static void a_step_reads_what_it_is_given(void **state)
{
	const int none[] = { -1, -1 }, in = sealed("input\n"),
		  files[] = { sealed("first\n"), sealed("second\n") };
	int series = -1;

	(void)state;
	if (!has_series()) {
		print_message("skipped: there are no cgroups to see that a jail is as it was\n");
		skip();
	}
	expect_step(&series, "echo begin", -1, none, "begin\n");
	for (int i = 0; i < 2; i++) {
		/* From its beginning each time, whoever read it before. */
		expect_step(&series,
				"read a; read b < /dev/fd/3; read c < /dev/fd/4; echo $a $b $c", in,
				files, "input first second\n");
		expect_step(&series, "read a; echo [$a]; read b < /dev/fd/3 || echo none", -1, none,
				"[]\n/bin/sh: 1: cannot open /dev/fd/3: No such file\nnone\n");
	}
	jail_no_more(series);
	close(in);
	close(files[0]);
	close(files[1]);
}

static void a_step_cannot_change_what_it_is_given(void **state)
{
	const int in = sealed("input\n"), files[] = { sealed("first\n"), -1 };
	int series = -1;
	struct step step;

	(void)state;
	if (!has_series()) {
		print_message("skipped: there are no cgroups to see that a jail is as it was\n");
		skip();
	}
	run_step(&series, "true", -1, files);
	step = run_step(&series,
			"echo BREACH > /dev/fd/3; echo BREACH >> /proc/self/fd/0; : > /dev/fd/3",
			in, files);
	assert_null(strstr(step.printed, "BREACH"));
	expect_step(&series, "read a; read b < /dev/fd/3; echo $a $b", in, files, "input first\n");
	/* It has these descriptors and no others: the directory's own comes behind them. */
	expect_step(&series, "cd /proc/self/fd && echo *", in, files, "0 1 2 3 4\n");
	jail_no_more(series);
	close(in);
	close(files[0]);
}

static void what_was_fetched_is_no_leftover(void **state)
{
	const int none[] = { -1, -1 };
	int series = -1;
	struct step step;

	(void)state;
	if (!has_series()) {
		print_message("skipped: there are no cgroups to see that a jail is as it was\n");
		skip();
	}
	step = run_step(&series, "echo product > wanted", -1, none);
	assert_true(step.again);
	expect_printed(step.fetched, "product\n");
	close(step.fetched);
	expect_step(&series, "echo *", -1, none, "*\n");
	/* A link or a folder of that name is not fetched; and any other file ends the series. */
	step = run_step(&series, "ln -s /etc/passwd wanted", -1, none);
	assert_int_equal(step.fetched, -1);
	if (series >= 0)
		expect_step(&series, "echo *", -1, none, "*\n");
	step = run_step(&series, "mkdir wanted", -1, none);
	assert_int_equal(step.fetched, -1);
	assert_false(step.again);
	step = run_step(&series, "echo product > wanted; echo other > unwanted", -1, none);
	assert_false(step.again);
	expect_printed(step.fetched, "product\n");
	close(step.fetched);
}

static void a_released_jail_leaves_no_process(void **state)
{
	const int out = open("series-out", O_RDWR | O_CREAT | O_CLOEXEC, 0644);
	int series = -1;

	(void)state;
	compile("obedient", obedient);
	run_in_series(&series, out, "a");
	/* Whoever is left has us for a parent. */
	assert_int_equal(prctl(PR_SET_CHILD_SUBREAPER, 1), 0);
	jail_release(&jail);
	assert_int_equal(waitpid(-1, NULL, WNOHANG), -1);
	assert_int_equal(errno, ECHILD);
	assert_int_equal(prctl(PR_SET_CHILD_SUBREAPER, 0), 0);
	if (series >= 0)
		jail_no_more(series);
	close(out);
	assert_int_equal(jail_open(&jail), 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(an_exit_code_comes_through),
		cmocka_unit_test(a_signal_is_not_an_exit_code),
		cmocka_unit_test(an_output_can_be_opened_by_name),
		cmocka_unit_test(what_cannot_be_set_up_is_broken),
		cmocka_unit_test(another_uid_needs_files_that_others_may_read),
		cmocka_unit_test(signals_do_not_keep_a_jail_from_opening),
		cmocka_unit_test(low_limits_are_lifted_or_named),
		cmocka_unit_test(a_checker_has_its_three_files),
		cmocka_unit_test(a_program_comes_out_of_the_compiler),
		cmocka_unit_test(time_is_what_the_program_says_itself),
		cmocka_unit_test(memory_is_what_was_touched),
		cmocka_unit_test(sleeping_is_no_processor_time),
		cmocka_unit_test(waiting_for_others_is_not_idle),
		cmocka_unit_test(waiting_of_another_thread_is_not_idle),
		cmocka_unit_test(waiting_of_a_child_is_not_idle),
		cmocka_unit_test(memory_of_other_threads_is_watched),
		cmocka_unit_test(threads_have_room_without_cgroups),
		cmocka_unit_test(memory_of_other_processes_is_watched),
		cmocka_unit_test(landlock_alone_forbids_to_write_elsewhere),
		cmocka_unit_test(runs_go_on_at_the_same_time),
		cmocka_unit_test(a_run_can_be_stopped),
		cmocka_unit_test(runs_of_a_series_know_nothing_of_each_other),
		cmocka_unit_test(what_leaves_something_ends_the_series),
		cmocka_unit_test(each_run_of_a_series_has_its_own_figures),
		cmocka_unit_test(a_step_reads_what_it_is_given),
		cmocka_unit_test(a_step_cannot_change_what_it_is_given),
		cmocka_unit_test(what_was_fetched_is_no_leftover),
		cmocka_unit_test(a_released_jail_leaves_no_process),
		cmocka_unit_test(a_killed_judge_leaves_nothing),
		cmocka_unit_test(a_killed_keeper_takes_its_run_along),
		cmocka_unit_test(without_namespaces_only_who_insists_gets_a_run),
		cmocka_unit_test(without_namespaces_a_killed_judge_leaves_nothing),
		cmocka_unit_test(version_2_takes_the_nearest_group_that_hands_down),
	};

	return cmocka_run_group_tests(tests, open_jail, close_jail);
}
