/*
 * The jail, by what it promises to the judge: endings, figures, files, and that nothing is
 * left.  What hostile programs get is in tests/setter/attacks.
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
#include <sys/mount.h>
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

/* For how long our sleepers sleep, and nobody else's: others may run these tests beside us. */
static char nap[32];

static int open_jail(void **state)
{
	struct timespec now;

	(void)state;
	clock_gettime(CLOCK_REALTIME, &now);
	snprintf(nap, sizeof nap, "%d.%09ld", 7919, now.tv_nsec);
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

/* What somebody gets who has so much of a resource: a level, none, or an accident. */
enum { ACCIDENT = 100, NOT_ALLOWED };

_Noreturn static void open_with_only(int resource, rlim_t much)
{
	const struct rlimit limit = { much, much };
	struct jail another = JAIL_INIT;
	char why[JAIL_MESSAGE_MAX] = "";
	int rc;

	if (!geteuid() && (setgid(65501) || setuid(65501)))
		_exit(NOT_ALLOWED);
	setrlimit((__rlimit_resource_t)resource, &limit);
	rc = jail_open_quietly(&another, why);
	jail_release(&another);
	_exit(!rc ? (int)another.level : another.refused ? JAIL_LEVEL_NONE : ACCIDENT);
}

static int opened_with_only(int resource, rlim_t much)
{
	int status = -1;
	const pid_t pid = fork();

	if (!pid)
		open_with_only(resource, much);
	assert_int_equal(waitpid(pid, &status, 0), pid);
	return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

/* To want something for a moment does not lead to less protection. */
static void a_want_is_no_lower_level(void **state)
{
	const int usual = opened_with_only(RLIMIT_NOFILE, 1024);

	(void)state;
	if (usual == JAIL_LEVEL_NONE) {
		print_message("skipped: descriptors of an ordinary user (needs namespaces)\n");
		skip();
	}
	/* What is stricter already is left. */
	assert_int_equal(opened_with_only(RLIMIT_CORE, 0), usual);
	assert_int_equal(opened_with_only(RLIMIT_MEMLOCK, 0), usual);
	assert_int_equal(opened_with_only(RLIMIT_SIGPENDING, 10), usual);
	for (rlim_t much = 6; much < 40; much++) {
		const int level = opened_with_only(RLIMIT_NOFILE, much);

		if (level != ACCIDENT)
			assert_int_equal(level, usual);
	}
	assert_int_equal(opened_with_only(RLIMIT_NOFILE, 7), ACCIDENT);
	assert_int_equal(opened_with_only(RLIMIT_NPROC, 1), ACCIDENT);
}

/* Of the spawner's own file: 1 if the limit is named. */
static int named_with_files_of(rlim_t bytes)
{
	const struct rlimit limit = { bytes, bytes };
	struct jail another = JAIL_INIT;
	char why[JAIL_MESSAGE_MAX] = "";
	int status = -1;
	const pid_t pid = fork();

	if (!pid) {
		signal(SIGXFSZ, SIG_IGN);
		setrlimit(RLIMIT_FSIZE, &limit);
		_exit(jail_open_quietly(&another, why) && strstr(why, "'ulimit -f'"));
	}
	assert_int_equal(waitpid(pid, &status, 0), pid);
	return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static void a_limit_of_files_is_named(void **state)
{
	(void)state;
	assert_int_equal(named_with_files_of(0), 1);
	assert_int_equal(named_with_files_of(10000), 1);
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
		"read a < $0; read b < $1; read c < $2; read d; echo $a $b $c $d; echo x > $0",
		"/in", "/out", "/ans", NULL };
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

/* The peak of such a program within 64 MiB, whose output is a file in memory. */
static int64_t peak_beside_output(const char *how)
{
	char *const argv[] = { "/sub/beside", (char *)how, NULL };
	struct jail_job job = job_of(argv, "beside");
	struct jail_result r;

	job.out = memfd_create("output", MFD_CLOEXEC);
	job.limits.memory_bytes = 64 << 20;
	jail_run(&jail, &job, &r);
	close(job.out);
	assert_int_equal(r.ending, JAIL_EXITED);
	assert_int_equal(r.code, 0);
	return r.memory_kib;
}

static void room_for_output_is_not_for_memory(void **state)
{
	(void)state;
	if (jail.accounting == JAIL_RLIMIT) {
		print_message("skipped: memory of two processes (needs cgroups)\n");
		skip();
	}
	compile("beside",
			"#include <stdlib.h>\n#include <string.h>\n#include <sys/wait.h>\n"
			"#include <unistd.h>\n"
			"int main(int c, char **v) { char *p = malloc(40 << 20); int s = 0;\n"
			"memset(p, 1, 40 << 20);\n"
			"if (*v[1] == '1') return write(1, p, 40 << 20) != 40 << 20;\n"
			"if (!fork()) { memset(p, 2, 40 << 20); _exit(0); }\n"
			"wait(&s); return s; }\n");
	/* Two with 40 MiB each are above it; one that prints as much is not. */
	assert_in_range(peak_beside_output("2"), 78 << 10, 90 << 10);
	assert_in_range(peak_beside_output("1"), 39 << 10, 50 << 10);
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
 * In a crowd, a quarter of a second of work takes at least twice as long: is it let end?  Where others
 * on the machine make it longer than is permitted at all, that is ten times the limit.
 */
static bool may_wait_in_crowd(struct jail *in, enum jail_profile profile, const char *program)
{
	char *const argv[] = { (char *)program, NULL };
	struct jail_job job = job_of(argv, strrchr(program, '/') + 1);
	struct jail_result r;
	pid_t crowd[3];
	bool ended = false;

	job.profile = profile;
	job.cpu = 0;
	job.limits.cpu_ms = 5000;
	job.limits.wall_ms = 350;
	crowd_processor(crowd, true);
	for (int tries = 0; tries < 3 && !ended; tries++) {
		jail_run(in, &job, &r);
		ended = r.stop == JAIL_NOT_STOPPED ? r.wall_us > job.limits.wall_ms * 1000
						   : r.wall_us > 9 * job.limits.wall_ms * 1000;
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
	assert_true(may_wait_in_crowd(&jail, JAIL_RUN, "/sub/busy"));
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
	assert_true(may_wait_in_crowd(&jail, JAIL_RUN, "/sub/thread"));
}

#define PARENT "int main(void) { if (!fork()) { work(0); _exit(0); } wait(0); }\n"

static void waiting_of_a_child_is_not_idle(void **state)
{
	(void)state;
	if (jail.accounting == JAIL_RLIMIT) {
		puts("skipped: waiting of a child (needs cgroups)");
		skip();
	}
	compile("child", BUSY PARENT);
	assert_true(may_wait_in_crowd(&jail, JAIL_RUN, "/sub/child"));
}

/* The first process waits for the one that compiles; without namespaces, /proc has all others too. */
static void without_namespaces_a_compiler_is_not_idle(void **state)
{
	struct jail other = { .control = -1, .strongest = JAIL_LEVEL_LANDLOCK };
	char why[JAIL_MESSAGE_MAX];

	(void)state;
	if (jail_open_quietly(&other, why)) {
		puts("skipped: waiting of a compiler (needs Landlock)");
		skip();
	}
	compile("compiler", BUSY PARENT);
	assert_true(may_wait_in_crowd(&other, JAIL_COMPILE, "/sub/compiler"));
	jail_release(&other);
}

/* What ends it, where there are no cgroups and it may have 32 MiB. */
static enum jail_stop stopped_by(struct jail_job job)
{
	struct jail other = { .control = -1, .strongest = JAIL_LEVEL_NAMESPACES };
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

/*
 * Each page of a mapping that is only read is the kernel's one page of zeros, but a table of 4 KiB
 * for every 2 MiB says so: no resident size has that.
 */
static void memory_of_page_tables_is_watched(void **state)
{
	char *const argv[] = { "/sub/tables", NULL };
	struct jail_job job = job_of(argv, "tables");

	(void)state;
	compile("tables",
			"#include <sys/mman.h>\n#include <unistd.h>\n"
			"int main(void) { const long step = 1 << 21, all = 20000; long sum = 0, i;\n"
			"char *at = mmap(0, all * step, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS |\n"
			"MAP_NORESERVE, -1, 0); madvise(at, all * step, MADV_NOHUGEPAGE);\n"
			"for (i = 0; i < all; i++) sum += at[i * step];\n"
			"usleep(300000); return (int)sum; }\n");
	assert_int_equal(stopped_by(job), JAIL_STOP_MEMORY);
}

/* Of each process of a run that may have many, not of the first threads only. */
static void memory_of_other_threads_of_a_compiler_is_watched(void **state)
{
	char *const argv[] = { "/sub/threads", NULL };
	struct jail_job job = job_of(argv, "threads");

	(void)state;
	job.profile = JAIL_COMPILE;
	assert_int_equal(stopped_by(job), JAIL_STOP_MEMORY);
}

/* Nothing of it is used, but there are limits of what may be reserved. */
static void threads_have_room_without_cgroups(void **state)
{
	char *const argv[] = { "/sub/pool", NULL };
	struct jail_job job = job_of(argv, "pool");
	struct jail other = { .control = -1, .strongest = JAIL_LEVEL_NAMESPACES };
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
		puts("skipped: Landlock (needs a kernel that has it)");
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
	char *const argv[] = { "/bin/sleep", "2", NULL };
	struct jail_job job = job_of(argv, NULL);
	struct pollfd runs[RUNS];
	struct timespec start, end;
	long long together_us = 0;

	(void)state;
	job.limits.wall_ms = 100000;
	clock_gettime(CLOCK_MONOTONIC, &start);
	for (int i = 0; i < RUNS; i++) {
		struct jail_result broken;

		runs[i].fd = jail_start(&jail, &job, &broken);
		runs[i].events = POLLIN;
		assert_true(runs[i].fd >= 0);
	}
	for (int i = 0; i < RUNS; i++) {
		struct jail_result r;

		assert_true(poll(&runs[i], 1, 100000) == 1);
		jail_finish(runs[i].fd, &r);
		assert_int_equal(r.ending, JAIL_EXITED);
		together_us += r.wall_us;
	}
	clock_gettime(CLOCK_MONOTONIC, &end);
	/* One after the other, they take as long as all of them together, and longer. */
	assert_true(2 * together_us > 3000000LL * (end.tv_sec - start.tv_sec));
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

/* The process with this word on its command line, not counting shells; or 0. */
static pid_t find_sleeper(const char *word)
{
	static const char name[] = "/bin/sleep";
	glob_t found;
	pid_t sleeper = 0;

	assert_int_equal(glob("/proc/[0-9]*/cmdline", 0, NULL, &found), 0);
	for (size_t i = 0; !sleeper && i < found.gl_pathc; i++) {
		char line[64] = "";
		FILE *file = fopen(found.gl_pathv[i], "re");

		if (!file)
			continue;
		if (fread(line, 1, sizeof line - 1, file) > sizeof name && !strcmp(line, name) &&
				!strcmp(line + sizeof name, word))
			sleeper = atoi(found.gl_pathv[i] + strlen("/proc/"));
		fclose(file);
	}
	globfree(&found);
	return sleeper;
}

static bool someone_sleeps(const char *word)
{
	return find_sleeper(word) != 0;
}

static void a_killed_judge_leaves_nothing(void **state)
{
	const pid_t judge = fork();

	(void)state;
	if (!judge) {
		char *const argv[] = { "/bin/sleep", nap, NULL };
		struct jail_job job = job_of(argv, NULL);
		struct jail own = JAIL_INIT;
		struct jail_result r;

		job.limits.wall_ms = 1000000;
		if (!jail_open(&own))
			jail_run(&own, &job, &r);
		_exit(0);
	}
	for (int i = 0; i < 6000 && !someone_sleeps(nap); i++)
		usleep(10000);
	assert_true(someone_sleeps(nap));
	kill(judge, SIGKILL);
	waitpid(judge, NULL, 0);
	for (int i = 0; i < 1200 && someone_sleeps(nap); i++)
		usleep(50000);
	assert_false(someone_sleeps(nap));
}

/* Whoever of ours dies, and however: nothing goes on without it, and the next run is as any. */
static void a_killed_keeper_takes_its_run_along(void **state)
{
	char *const argv[] = { "/bin/sleep", nap, NULL };
	char *path = xprintf("/proc/%d/task/%d/children", (int)jail.spawner, (int)jail.spawner);
	struct jail_job job = job_of(argv, NULL);
	struct jail_result r;
	int keeper = 0, run;
	FILE *children;

	(void)state;
	job.limits.wall_ms = 1000000;
	run = jail_start(&jail, &job, &r);
	for (int i = 0; i < 6000 && !someone_sleeps(nap); i++)
		usleep(10000);
	assert_true(someone_sleeps(nap));
	children = fopen(path, "re");
	assert_non_null(children);
	assert_int_equal(fscanf(children, "%d", &keeper), 1);
	fclose(children);
	free(path);
	kill(keeper, SIGKILL);
	jail_finish(run, &r);
	assert_int_equal(r.ending, JAIL_BROKEN);
	/* At once: those of the other run may be dying still. */
	assert_int_equal(run_shell("exit 3", -1).code, 3);
	for (int i = 0; i < 1200 && someone_sleeps(nap); i++)
		usleep(50000);
	assert_false(someone_sleeps(nap));
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

static void levels_have_the_names_that_users_give_them(void **state)
{
	static const char *const names[] = { "unsafe", "landlock", "namespaces", "full" };

	(void)state;
	for (int i = 0; i < 4; i++) {
		assert_int_equal(jail_level_named(names[i]), JAIL_LEVEL_UNSAFE + i);
		assert_string_equal(jail_level_name(JAIL_LEVEL_UNSAFE + i), names[i]);
	}
	assert_string_equal(jail_level_name(JAIL_LEVEL_NONE), "none");
	assert_int_equal(jail_level_named("none"), JAIL_LEVEL_NONE);
	assert_int_equal(jail_level_named("ful"), JAIL_LEVEL_NONE);
}

/* Namespaces, or what a machine has instead. */
static enum jail_level without_cgroups(void)
{
	return jail.level < JAIL_LEVEL_NAMESPACES ? jail.level : JAIL_LEVEL_NAMESPACES;
}

static void a_weaker_level_is_given_to_who_asks(void **state)
{
	struct jail other = { .control = -1, .strongest = JAIL_LEVEL_NAMESPACES };
	char why[JAIL_MESSAGE_MAX];

	(void)state;
	assert_int_equal(jail_open_quietly(&other, why), 0);
	assert_int_equal(other.level, without_cgroups());
	assert_int_equal(other.accounting, JAIL_RLIMIT);
	jail_release(&other);
	other.strongest = JAIL_LEVEL_LANDLOCK;
	assert_int_equal(jail_open_quietly(&other, why), 0);
	assert_int_equal(other.level, JAIL_LEVEL_LANDLOCK);
	jail_release(&other);
	other.strongest = JAIL_LEVEL_UNSAFE;
	assert_int_equal(jail_open_quietly(&other, why), 0);
	assert_int_equal(other.level, JAIL_LEVEL_UNSAFE);
	jail_release(&other);
}

static void below_the_required_level_nothing_is_given(void **state)
{
	struct jail other = { .control = -1,
		.strongest = without_cgroups(),
		.required = JAIL_LEVEL_FULL };
	char why[JAIL_MESSAGE_MAX], expected[64];

	(void)state;
	assert_int_equal(jail_open_quietly(&other, why), -1);
	assert_true(other.refused);
	snprintf(expected, sizeof expected, "level '%s' is asked for",
			jail_level_name(other.strongest));
	assert_string_equal(why, expected);
	assert_int_equal(other.level, JAIL_LEVEL_NONE);
	assert_int_equal(other.control, -1);
	other.required = other.strongest;
	assert_int_equal(jail_open_quietly(&other, why), 0);
	jail_release(&other);
}

static void the_choice_of_the_process_holds_where_a_jail_says_nothing(void **state)
{
	struct jail other = JAIL_INIT;
	char why[JAIL_MESSAGE_MAX];

	(void)state;
	jail_choice = (struct jail_choice){ .strongest = JAIL_LEVEL_UNSAFE };
	assert_int_equal(jail_open_quietly(&other, why), 0);
	assert_int_equal(other.level, JAIL_LEVEL_UNSAFE);
	jail_release(&other);
	other = (struct jail){ .control = -1, .strongest = JAIL_LEVEL_NAMESPACES };
	assert_int_equal(jail_open_quietly(&other, why), 0);
	assert_int_equal(other.level, without_cgroups());
	jail_release(&other);
	jail_choice = (struct jail_choice){ JAIL_LEVEL_NONE, JAIL_LEVEL_NONE };
}

static void a_printed_command_says_the_choice(void **state)
{
	static const struct {
		struct jail_choice choice;
		const char *words;
	} cases[] = {
		{ { JAIL_LEVEL_NONE, JAIL_LEVEL_NONE }, "" },
		{ { JAIL_LEVEL_NONE, JAIL_LEVEL_UNSAFE }, " --unsafe" },
		{ { JAIL_LEVEL_NONE, JAIL_LEVEL_NAMESPACES }, " --require-jail=namespaces" },
		{ { JAIL_LEVEL_UNSAFE, JAIL_LEVEL_UNSAFE }, " --jail=unsafe" },
		{ { JAIL_LEVEL_LANDLOCK, JAIL_LEVEL_LANDLOCK }, " --jail=landlock" },
	};

	(void)state;
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		jail_choice = cases[i].choice;
		assert_string_equal(jail_choice_words().s, cases[i].words);
	}
	jail_choice = (struct jail_choice){ JAIL_LEVEL_NONE, JAIL_LEVEL_NONE };
}

/* In a jail of that level, or of what there is if it is 0; else the number of what failed. */
static int run_without_namespaces(enum jail_level asked, enum jail_level expected)
{
	char *const argv[] = { "/sub/seven", NULL };
	char *const orphan[] = { "/bin/sh", "-c", "/bin/sleep $0 &", nap, NULL };
	struct jail_job job = job_of(argv, "seven");
	struct jail other = { .control = -1, .strongest = asked };
	struct jail_result r;
	char why[JAIL_MESSAGE_MAX];

	if (jail_open_quietly(&other, why) || other.level != expected)
		return 1;
	if (!asked && !strstr(why, "no user namespaces"))
		return 2;
	jail_run(&other, &job, &r);
	if (r.ending != JAIL_EXITED || r.code != 7)
		return 3;
	job = job_of(orphan, NULL);
	job.profile = JAIL_COMPILE;
	job.limits.wall_ms = 3000;
	jail_run(&other, &job, &r);
	jail_release(&other);
	return r.ending != JAIL_EXITED || someone_sleeps(nap) ? 4 : 0;
}

static void without_namespaces_landlock_holds(void **state)
{
	int status = -1;
	const pid_t pid = fork();

	(void)state;
	if (!pid) {
		struct jail other = { .control = -1, .required = JAIL_LEVEL_NAMESPACES };
		char why[JAIL_MESSAGE_MAX];
		int rc;

		lose_namespaces();
		rc = run_without_namespaces(JAIL_LEVEL_NONE, JAIL_LEVEL_LANDLOCK);
		if (!rc)
			rc = run_without_namespaces(JAIL_LEVEL_UNSAFE, JAIL_LEVEL_UNSAFE);
		if (!rc && !jail_open_quietly(&other, why))
			rc = 5;
		_exit(rc);
	}
	waitpid(pid, &status, 0);
	if (!jail_landlock_version() || (WIFEXITED(status) && WEXITSTATUS(status) == 77)) {
		puts("skipped: a run without namespaces (needs Landlock, and namespaces to give up)");
		skip();
	}
	assert_int_equal(status, 0);
}

/* An ordinary user's processes are counted by the kernel, whoever started them. */
static void too_many_processes_of_a_uid_are_named(void **state)
{
	int status = -1;
	const pid_t pid = fork();

	(void)state;
	if (!pid) {
		const struct rlimit one = { 1, 1 };
		struct jail other = JAIL_INIT;
		char why[JAIL_MESSAGE_MAX];

		if (!geteuid() && (setgid(65501) || setuid(65501)))
			_exit(77);
		if (setrlimit(RLIMIT_NPROC, &one) || !jail_open_quietly(&other, why) ||
				other.refused)
			_exit(1);
		_exit(strstr(why, "ulimit -u") && strstr(why, "this uid") ? 0 : 2);
	}
	waitpid(pid, &status, 0);
	assert_int_equal(status, 0);
}

/* How many boxes a spawner's runs have, or left. */
static size_t boxes_of(pid_t spawner)
{
	char *pattern = xprintf("/tmp/setter-jail-%d-*", (int)spawner);
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
			"mkdir -p a/b; echo x > a/b/c; /bin/sleep $0 & exec /bin/sleep $0", nap,
			NULL };
		struct jail_job job = job_of(argv, NULL);
		struct jail other = { .control = -1, .required = JAIL_LEVEL_UNSAFE };
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
		puts("skipped: a box without namespaces (needs namespaces to give up)");
		skip();
	}
	close(words[0]);
	for (int i = 0; i < 6000 && !someone_sleeps(nap); i++)
		usleep(10000);
	assert_int_equal(boxes_of(spawner), 1);
	stop_keeper_of(spawner);
	kill(judge, SIGKILL);
	waitpid(judge, NULL, 0);
	for (int i = 0; i < 1200 && (boxes_of(spawner) || someone_sleeps(nap)); i++)
		usleep(50000);
	assert_int_equal(boxes_of(spawner), 0);
	assert_false(someone_sleeps(nap));
}

/* --- Cgroups of this machine -------------------------------------------------------------------------- */

static void skip_without_cgroups(void)
{
	if (jail.accounting != JAIL_RLIMIT)
		return;
	print_message("skipped: the groups of others (needs cgroups)\n");
	skip();
}

/* Makes a home in a namespace of processes of its own, if it may, and dies when told to. */
static pid_t start_stranger(char name[64], int *until)
{
	int names[2], end[2];
	pid_t pid;

	assert_int_equal(pipe(names) | pipe(end), 0);
	pid = fork();
	if (!pid) {
		struct cgroups groups;
		char why[JAIL_MESSAGE_MAX];

		close(end[1]);
		if (!unshare(CLONE_NEWPID) && (pid = fork())) {
			waitpid(pid, NULL, 0);
			_exit(0);
		}
		if (cgroups_find(&groups, &cgroup_sources_here, why) ||
				write(names[1], groups.name, 64) != 64)
			_exit(1);
		_exit(read(end[0], why, 1) ? 2 : 0);
	}
	close(names[1]);
	close(end[0]);
	assert_int_equal(read(names[0], name, 64), 64);
	close(names[0]);
	*until = end[1];
	return pid;
}

/* In a container every process has another number; nothing of one that lives is taken away. */
static void only_the_homes_of_the_dead_are_swept(void **state)
{
	struct cgroups groups;
	char name[64], why[JAIL_MESSAGE_MAX];
	pid_t stranger;
	int until;

	(void)state;
	skip_without_cgroups();
	stranger = start_stranger(name, &until);
	assert_int_equal(cgroups_find(&groups, &cgroup_sources_here, why), 0);
	assert_string_not_equal(name, groups.name);
	cgroups_sweep(&groups);
	for (int i = 0; i < CGROUP_CONTROLLERS && groups.above[i] >= 0; i++)
		assert_int_equal(faccessat(groups.above[i], name, F_OK, 0), 0);
	close(until);
	waitpid(stranger, NULL, 0);
	cgroups_sweep(&groups);
	for (int i = 0; i < CGROUP_CONTROLLERS && groups.above[i] >= 0; i++) {
		assert_int_equal(faccessat(groups.above[i], name, F_OK, 0), -1);
		assert_int_equal(faccessat(groups.above[i], groups.name, F_OK, 0), 0);
	}
	cgroups_remove(&groups, 1);
}

/* The list of the group that some process is in, by whoever may look at it; or -1. */
static int open_list_of(pid_t pid)
{
	char *path = xprintf("/proc/%d/cgroup", (int)pid), line[512], group[256];
	FILE *lines = fopen(path, "re");
	int fd = -1;

	while (lines && fd < 0 && fgets(line, sizeof line, lines))
		if (sscanf(line, "%*d:pids:%255s", group) == 1) {
			char *list = xprintf("/sys/fs/cgroup/pids%s/cgroup.procs", group);

			fd = open(list, O_RDONLY | O_CLOEXEC);
			free(list);
		}
	if (lines)
		fclose(lines);
	free(path);
	return fd;
}

/* Of version 1, what one has read of it others read again for a second. */
static void who_reads_the_list_of_a_run_does_not_break_it(void **state)
{
	char *const argv[] = { "/bin/sleep", "0.3119", NULL };
	struct jail_job job = job_of(argv, NULL);
	struct jail_result r;
	char list[64];
	int run, fd = -1;

	(void)state;
	skip_without_cgroups();
	run = jail_start(&jail, &job, &r);
	for (int i = 0; i < 200 && fd < 0; i++) {
		usleep(1000);
		fd = open_list_of(find_sleeper("0.3119"));
	}
	if (fd >= 0)
		assert_true(read(fd, list, sizeof list) >= 0);
	jail_finish(run, &r);
	close(fd);
	assert_string_equal(r.message, "");
	assert_int_equal(r.ending, JAIL_EXITED);
	if (fd < 0) {
		print_message("skipped: who reads the list of a run (needs cgroups of version 1)\n");
		skip();
	}
}

/* --- A plain chroot ------------------------------------------------------------------------------------ */

/* Our own folders again, but for /tmp, where we are, in a folder that is not a mount point. */
static int fill_chroot(const char *root)
{
	static const char *const names[] = { "usr", "bin", "sbin", "lib", "lib64", "etc", "dev",
		"proc", "sys" };
	char *own = xprintf("%s/tmp", root);

	mkdir(root, 0755);
	mkdir(own, 0777);
	free(own);
	for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
		char *from = xprintf("/%s", names[i]), *to = xprintf("%s/%s", root, names[i]),
		     *target = realpath(from, NULL);
		struct stat about;
		int rc = 0;

		if (!lstat(from, &about))
			rc = S_ISLNK(about.st_mode) ? symlink(target + 1, to)
						    : mkdir(to, 0755) ||
							mount(from, to, NULL, MS_BIND | MS_REC,
									NULL);
		free(from);
		free(to);
		free(target);
		if (rc)
			return -1;
	}
	return 0;
}

/* Of a list that was opened before a chroot, all. */
static int count_mounts(FILE *list)
{
	int count = 0;

	rewind(list);
	for (int c; (c = fgetc(list)) != EOF;)
		count += c == '\n';
	return count;
}

/* What is judged, no name tells. */
static bool is_output_nameless(struct jail *in)
{
	char *const argv[] = { "/usr/bin/readlink", "/proc/self/fd/1", NULL };
	struct jail_job job = job_of(argv, NULL);
	struct jail_result r;
	char said[8] = "";

	job.out = open("/test-7.out", O_RDWR | O_CREAT | O_CLOEXEC, 0644);
	jail_run(in, &job, &r);
	return pread(job.out, said, sizeof said - 1, 0) == 2 && !strcmp(said, "/\n");
}

_Noreturn static void judge_in_chroot(void)
{
	char *const argv[] = { "/bin/sh", "-c", "exit 9", NULL };
	struct jail_job job = job_of(argv, NULL);
	struct jail other = JAIL_INIT;
	struct jail_result r;
	char why[JAIL_MESSAGE_MAX];
	FILE *mounts;
	int before;

	if (unshare(CLONE_NEWNS) || mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) ||
			fill_chroot("plain"))
		_exit(77);
	/* What comes through to others would be seen by us. */
	mount(NULL, "/", NULL, MS_REC | MS_SHARED, NULL);
	mounts = fopen("/proc/self/mountinfo", "re");
	before = count_mounts(mounts);
	if (chroot("plain") || chdir("/"))
		_exit(77);
	if (jail_open_quietly(&other, why)) {
		print_message("%s\n", why);
		_exit(1);
	}
	jail_run(&other, &job, &r);
	if (other.level != jail.level)
		_exit(2);
	if (r.ending != JAIL_EXITED || r.code != 9)
		_exit(3);
	if (!is_output_nameless(&other))
		_exit(5);
	_exit(before < 3 || count_mounts(mounts) != before ? 4 : 0);
}

static void a_plain_chroot_is_a_machine_as_any(void **state)
{
	int status = -1;
	const pid_t pid = fork();

	(void)state;
	if (!pid)
		judge_in_chroot();
	assert_int_equal(waitpid(pid, &status, 0), pid);
	if (WIFEXITED(status) && WEXITSTATUS(status) == 77) {
		print_message("skipped: a plain chroot (needs root with mounts)\n");
		skip();
	}
	assert_int_equal(status, 0);
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
		{ "pids.max", "" }, { "pids.current", "0\n" }, { "cgroup.procs", "" },
		{ "cgroup.kill", "" }, { "cpu.stat", "usage_usec 1500\nuser_usec 1000\n" },
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
	const struct cgroup_sources from = { "v2-mounts", "v2-own", "home" };
	static const char name[] = "home/0";
	const struct jail_limits limits = { .memory_bytes = 1 << 26, .processes = 5 };
	char *mounts = xprintf("30 20 0:26 / %s/v2 rw - cgroup2 cgroup2 rw,nsdelegate\n", folder);
	struct cgroups groups;
	struct cgroup group;
	char why[JAIL_MESSAGE_MAX];
	int64_t us, kills;

	(void)state;
	write_file("v2-mounts", mounts);
	write_file("v2-own", "0::/user.slice/session-1.scope\n");
	record("cgroup.subtree_control", "cpu io\n");
	record("user.slice/cgroup.subtree_control", "cpu memory pids\n");
	/* A group with processes in it refuses: here, because nobody may write. */
	record("user.slice/session-1.scope/cgroup.procs", "");
	record("user.slice/home/cgroup.subtree_control", "memory pids\n");
	record_slot(name);

	assert_int_equal(cgroups_find(&groups, &from, why), 0);
	assert_int_equal(groups.version, JAIL_CGROUP_V2);
	assert_int_equal(cgroup_open(&group, &groups, 0, &limits, why), 0);
	expect_file(name, "memory.max", "67108864");
	expect_file(name, "memory.swap.max", "0");
	expect_file(name, "pids.max", "5");

	assert_int_equal(cgroup_enter(&group), 0);
	expect_file(name, "cgroup.procs", "0");
	assert_true(cgroup_is_empty(&group));
	record("user.slice/home/0/pids.current", "1\n");
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
	/* A machine with 256 processors may have that much in its batches. */
	group.grain = 64 << 20;
	assert_true(cgroup_is_clean(&group));
	free(current);
	/* A counter that is missing is an error, never a zero. */
	record(events, "low 0\n");
	assert_int_equal(cgroup_oom_kills(&group, &kills), -1);
	free(path);
	free(events);
	free(mounts);
}

static int sealed(const char *text)
{
	write_file("to-seal", text);
	return jail_seal_file("to-seal");
}

/* As on kernels before 6.12: whatever is written to it, it stays. */
static void record_fixed_peak(const char *text)
{
	const int fixed = sealed(text);
	char *target = xprintf("/proc/%d/fd/%d", (int)getpid(), fixed),
	     *path = xprintf("%s/v2/user.slice/other-home/0/memory.peak", folder);

	unlink(path);
	assert_int_equal(symlink(target, path), 0);
	free(target);
	free(path);
}

/* The peak of the run before is not taken for that of the next, nor for none. */
static void a_group_whose_peak_stays_is_not_used_again(void **state)
{
	const struct cgroup_sources from = { "v2-mounts", "v2-own", "other-home" };
	const struct jail_limits limits = { .memory_bytes = 1 << 26, .processes = 5 };
	struct cgroups groups;
	struct cgroup group;
	char why[JAIL_MESSAGE_MAX];

	(void)state;
	record("user.slice/other-home/cgroup.subtree_control", "memory pids\n");
	record_slot("other-home/0");
	assert_int_equal(cgroups_find(&groups, &from, why), 0);
	assert_int_equal(cgroup_open(&group, &groups, 0, &limits, why), 0);
	assert_true(cgroup_forgets_peak(&group));
	cgroup_close(&group);
	record_fixed_peak("50331648\n");
	assert_int_equal(cgroup_open(&group, &groups, 0, &limits, why), 0);
	assert_false(cgroup_forgets_peak(&group));
	assert_int_equal(cgroup_peak_kib(&group), 0);
	cgroup_close(&group);
	/* One that was hardly used yet can be. */
	record_fixed_peak("409600\n");
	assert_int_equal(cgroup_open(&group, &groups, 0, &limits, why), 0);
	assert_true(cgroup_forgets_peak(&group));
	cgroup_close(&group);
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
	assert_in_range(quick.memory_kib, 500, 20000);
	/* So has its limit: each of these takes a part of it. */
	for (int i = 0; i < 20; i++)
		assert_int_equal(run_in_series(&series, out, "spin").stop, JAIL_NOT_STOPPED);
	if (series >= 0)
		jail_no_more(series);
	close(out);
}

/* Prints what it sees of itself and of others; if told so, it leaves what it can. */
static const char curious[] =
		"#define _GNU_SOURCE\n#include <fcntl.h>\n#include <pthread.h>\n#include <signal.h>\n"
		"#include <stdio.h>\n#include <string.h>\n#include <sys/resource.h>\n"
		"#include <sys/stat.h>\n#include <sys/wait.h>\n#include <unistd.h>\n"
		"static void *tell(void *p) { printf(\"%d\\n\", (int)gettid()); return p; }\n"
		"int main(void) { char w[32] = \"\", b[999]; struct stat s; pthread_t t; FILE *f;\n"
		"scanf(\"%31s\", w); sprintf(b, \"/proc/self/fd/%d\", 0);\n"
		"for (int i = 0; i < 3; i++) { char n[32]; ssize_t l; sprintf(n, \"/proc/self/fd/%d\", i);\n"
		"l = readlink(n, b, 998); b[l < 0 ? 0 : l] = 0; fstat(i, &s);\n"
		"printf(\"%s %o %o %d %d\\n\", b, fcntl(i, F_GETFL), s.st_mode, (int)s.st_nlink,\n"
		"fcntl(i, F_GETSIG)); }\n"
		"printf(\"%d %d %d\\n\", getpid(), getpriority(0, 0), getpriority(0, 1));\n"
		"pthread_create(&t, 0, tell, 0); pthread_join(t, 0);\n"
		"f = fopen(\"/proc/1/status\", \"r\"); while (f && fgets(b, 999, f))\n"
		"if (strstr(b, \"Pnd:\") || strstr(b, \"SigBlk\")) fputs(b, stdout);\n"
		"fflush(stdout);\n"
		"if (!strcmp(w, \"left\")) { fcntl(1, F_SETFL, O_APPEND | O_NONBLOCK);\n"
		"fcntl(1, F_SETSIG, 40); fcntl(1, F_SETOWN, getpid()); setpriority(PRIO_USER, 0, 5);\n"
		"setpriority(PRIO_PROCESS, 1, 7); kill(1, SIGTERM); kill(1, SIGUSR1);\n"
		"signal(SIGCHLD, SIG_IGN); if (!fork()) _exit(0); wait(0); }\n"
		"if (!strcmp(w, \"file\")) { close(open(\"x\", O_CREAT | O_WRONLY, 0600)); unlink(\"x\"); }\n"
		"if (!strcmp(w, \"nobody\")) open(\".\", O_TMPFILE | O_RDWR, 0600);\n"
		"return 0; }\n";

/* What it prints, in a jail of its own or in that of the last one; "" is not a first run. */
static struct jail_result look_around(int *series, const char *out_name, const char *word,
		char *seen)
{
	char *const argv[] = { "/sub/curious", NULL };
	const int out = open(out_name, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0644),
		  err = open("curious.err", O_RDWR | O_CREAT | O_CLOEXEC, 0644);
	struct jail_job job = job_of(argv, "curious");
	struct jail_result r;
	ssize_t length;

	if (*series < 0 || jail_again(*series, word, strlen(word))) {
		write_file("given", word);
		job.in = "given";
		job.out = out;
		job.err = err;
		job.series = true;
		*series = jail_start(&jail, &job, &r);
	}
	jail_finish(*series, &r);
	length = pread(out, seen, 1023, 0);
	seen[length < 0 ? 0 : length] = '\0';
	if (!r.again)
		*series = -1;
	close(out);
	close(err);
	return r;
}

static void every_run_of_a_series_sees_the_same(void **state)
{
	char first[1024], seen[1024];
	int series = -1;

	(void)state;
	if (jail.level < JAIL_LEVEL_NAMESPACES) {
		puts("skipped: what runs see of each other (needs namespaces: process numbers differ)");
		skip();
	}
	compile("curious", curious);
	assert_int_equal(look_around(&series, "curious.out", "seen", first).again, has_series());
	assert_int_equal(strncmp(first, "/memfd:input (deleted) ", 23), 0);
	/* Init waits for the signal that it blocks; any other would stay, and tell of who sent it. */
	assert_non_null(strstr(first, "SigBlk:\t0000000000000000"));
	for (int i = 0; i < 3; i++) {
		assert_int_equal(look_around(&series, "curious.out", i ? "seen" : "left", seen)
						 .code,
				0);
		assert_string_equal(seen, first);
	}
	if (series >= 0)
		jail_no_more(series);
	/* And so does one of another, whatever the file is called: it knows no test by its name. */
	series = -1;
	look_around(&series, "another-name.out", "seen", seen);
	assert_string_equal(seen, first);
	assert_null(strstr(seen, "curious"));
	/* In the box, numbers of files would tell. */
	assert_false(look_around(&series, "another-name.out", "file", seen).again);
	look_around(&series, "curious.out", "nobody", seen);
	assert_string_equal(seen, first);
	if (series >= 0)
		jail_no_more(series);
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
		print_message("skipped: that a jail is unchanged (needs cgroups)\n");
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
		print_message("skipped: that a jail is unchanged (needs cgroups)\n");
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
		print_message("skipped: that a jail is unchanged (needs cgroups)\n");
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
		cmocka_unit_test(a_want_is_no_lower_level),
		cmocka_unit_test(a_limit_of_files_is_named),
		cmocka_unit_test(a_checker_has_its_three_files),
		cmocka_unit_test(a_program_comes_out_of_the_compiler),
		cmocka_unit_test(time_is_what_the_program_says_itself),
		cmocka_unit_test(memory_is_what_was_touched),
		cmocka_unit_test(room_for_output_is_not_for_memory),
		cmocka_unit_test(sleeping_is_no_processor_time),
		cmocka_unit_test(waiting_for_others_is_not_idle),
		cmocka_unit_test(waiting_of_another_thread_is_not_idle),
		cmocka_unit_test(waiting_of_a_child_is_not_idle),
		cmocka_unit_test(without_namespaces_a_compiler_is_not_idle),
		cmocka_unit_test(memory_of_other_threads_is_watched),
		cmocka_unit_test(memory_of_other_threads_of_a_compiler_is_watched),
		cmocka_unit_test(memory_of_page_tables_is_watched),
		cmocka_unit_test(threads_have_room_without_cgroups),
		cmocka_unit_test(memory_of_other_processes_is_watched),
		cmocka_unit_test(landlock_alone_forbids_to_write_elsewhere),
		cmocka_unit_test(runs_go_on_at_the_same_time),
		cmocka_unit_test(a_run_can_be_stopped),
		cmocka_unit_test(runs_of_a_series_know_nothing_of_each_other),
		cmocka_unit_test(what_leaves_something_ends_the_series),
		cmocka_unit_test(each_run_of_a_series_has_its_own_figures),
		cmocka_unit_test(every_run_of_a_series_sees_the_same),
		cmocka_unit_test(a_step_reads_what_it_is_given),
		cmocka_unit_test(a_step_cannot_change_what_it_is_given),
		cmocka_unit_test(what_was_fetched_is_no_leftover),
		cmocka_unit_test(a_released_jail_leaves_no_process),
		cmocka_unit_test(a_killed_judge_leaves_nothing),
		cmocka_unit_test(a_killed_keeper_takes_its_run_along),
		cmocka_unit_test(levels_have_the_names_that_users_give_them),
		cmocka_unit_test(a_weaker_level_is_given_to_who_asks),
		cmocka_unit_test(below_the_required_level_nothing_is_given),
		cmocka_unit_test(the_choice_of_the_process_holds_where_a_jail_says_nothing),
		cmocka_unit_test(a_printed_command_says_the_choice),
		cmocka_unit_test(without_namespaces_landlock_holds),
		cmocka_unit_test(too_many_processes_of_a_uid_are_named),
		cmocka_unit_test(without_namespaces_a_killed_judge_leaves_nothing),
		cmocka_unit_test(a_plain_chroot_is_a_machine_as_any),
		cmocka_unit_test(only_the_homes_of_the_dead_are_swept),
		cmocka_unit_test(who_reads_the_list_of_a_run_does_not_break_it),
		cmocka_unit_test(version_2_takes_the_nearest_group_that_hands_down),
		cmocka_unit_test(a_group_whose_peak_stays_is_not_used_again),
	};

	return cmocka_run_group_tests(tests, open_jail, close_jail);
}
