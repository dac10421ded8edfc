/*
 * jail_program.c - the program of a run, up to exec.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include <linux/close_range.h>
#include <linux/seccomp.h>

#include "jail/jail_run.h"

/* Without cgroups: what a program may reserve beyond what it may use. */
#define ADDRESS_SPARE (INT64_C(64) << 20)
/* Each thread reserves as much as the first one's stack may be. */
#define THREADS_SPARE 16
/* By how many processes a machine may grow that are not the run's. */
#define CROWD_SPARE 1000
/* Of a program's memory, what is not its stack in any case. */
#define STACK_SPARE (INT64_C(4) << 20)

_Noreturn static void program_failed(int words, const char *step)
{
	struct jail_word word = { .kind = JAIL_FAILED, .cause = errno };

	snprintf(word.step, sizeof word.step, "%s", step);
	if (write(words, &word, sizeof word) != sizeof word)
		_exit(1);
	_exit(0);
}

/* --- Limits ------------------------------------------------------------------------------------ */

/* The last limit that could not be set, as a shell calls it. */
static char limit_letter;

static int limit(int resource, int64_t soft, int64_t hard)
{
	static const char letters[] = { [RLIMIT_CPU] = 't',
		[RLIMIT_FSIZE] = 'f',
		[RLIMIT_CORE] = 'c',
		[RLIMIT_STACK] = 's',
		[RLIMIT_NOFILE] = 'n',
		[RLIMIT_MEMLOCK] = 'l',
		[RLIMIT_MSGQUEUE] = 'q',
		[RLIMIT_SIGPENDING] = 'i',
		[RLIMIT_NICE] = 'e',
		[RLIMIT_RTPRIO] = 'r',
		[RLIMIT_NPROC] = 'u',
		[RLIMIT_AS] = 'v' };
	const struct rlimit value = { (rlim_t)soft, (rlim_t)hard };

	limit_letter = letters[resource];
	return setrlimit((__rlimit_resource_t)resource, &value);
}

/* Of what no right program needs: whoever started us may have left less. */
static int limit_to_at_most(int resource, rlim_t most)
{
	struct rlimit now;

	if (getrlimit((__rlimit_resource_t)resource, &now))
		return -1;
	if (now.rlim_max < most)
		most = now.rlim_max;
	return limit(resource, (int64_t)most, (int64_t)most);
}

_Noreturn static void limit_failed(int words)
{
	const int cause = errno;
	char step[48];

	snprintf(step, sizeof step, "the hard limit 'ulimit -%c' is too low", limit_letter);
	errno = cause;
	program_failed(words, step);
}

/* All memory but a little: an endless recursion must end as RE, not as MLE. */
static int64_t stack_limit(int64_t memory)
{
	const int64_t rest = memory / 32 > STACK_SPARE ? memory / 32 : STACK_SPARE;

	return memory > 2 * rest ? memory - rest : memory / 2;
}

/*
 * Other processes must not keep this run from starting its own; but a bomb must not take all
 * numbers that there are, until the watch sees it.
 */
static int limit_crowd(const struct run *run)
{
	const long others = jail_count_everybody();
	const int most = run->request->limits.processes;

	return others ? limit_to_at_most(RLIMIT_NPROC, (rlim_t)(others + most + CROWD_SPARE)) : 0;
}

static int limit_resources(const struct run *run)
{
	const struct jail_limits *limits = &run->request->limits;
	const int64_t seconds = limits->cpu_ms / 1000 + 2, memory = limits->memory_bytes;
	const bool watched = run->cgroup.version == JAIL_RLIMIT && !limits->no_address_limit;
	/* Beside those of the program, this uid has the keeper and init; bare, nobody. */
	const int64_t processes = limits->processes + (run->spawner->bare ? 0 : 2);
	const int64_t output = limits->output_bytes + 1;

	/*
	 * A core of at most one byte is never written; and with 1, unlike 0, the kernel does not even start
	 * a program that core_pattern names; but it may be 0 for good.
	 */
	const int64_t stack = stack_limit(memory);
	const rlim_t core = 1;
	const int64_t address = watched
			? memory + memory / 4 + ADDRESS_SPARE + THREADS_SPARE * stack
			: (int64_t)RLIM_INFINITY;

	return limit(RLIMIT_CPU, seconds, seconds + 1) || limit(RLIMIT_FSIZE, output, output) ||
			limit_to_at_most(RLIMIT_CORE, core) || limit(RLIMIT_STACK, stack, stack) ||
			limit_to_at_most(RLIMIT_NOFILE, 256) ||
			limit_to_at_most(RLIMIT_MEMLOCK, 1 << 16) ||
			limit_to_at_most(RLIMIT_MSGQUEUE, 0) ||
			limit_to_at_most(RLIMIT_SIGPENDING, 64) ||
			limit_to_at_most(RLIMIT_NICE, 0) || limit_to_at_most(RLIMIT_RTPRIO, 0) ||
			(jail_shares_uid(run) ? limit_crowd(run)
					      : limit(RLIMIT_NPROC, processes, processes)) ||
			limit(RLIMIT_AS, address, address);
}

static int stay_on(int cpu)
{
	cpu_set_t set;

	if (cpu < 0)
		return 0;
	CPU_ZERO(&set);
	CPU_SET(cpu, &set);
	return sched_setaffinity(0, sizeof set, &set);
}

/* Handlers end with exec; what the spawner ignores would stay. */
static int forget_signals(bool ignores_sigpipe)
{
	sigset_t none;

	signal(SIGINT, SIG_DFL);
	signal(SIGHUP, SIG_DFL);
	signal(SIGPIPE, ignores_sigpipe ? SIG_IGN : SIG_DFL);
	signal(SIGXFSZ, SIG_DFL);
	sigemptyset(&none);
	return sigprocmask(SIG_SETMASK, &none, NULL);
}

/* --- The filter, and the lock on files --------------------------------------------------------- */

static int filter_calls(const struct run *run)
{
	static struct jail_filter filter;
	struct sock_fprog code = { 0, filter.code };

	filter = run->spawner->hello.filter[jail_may_fork(run)];
	code.len = filter.length;
	for (size_t i = 0; i < filter.length; i++)
		if (filter.code[i].code == (BPF_JMP | BPF_JEQ | BPF_K) &&
				filter.code[i].k == JAIL_OWN_PID)
			filter.code[i].k = (uint32_t)getpid();
	return (int)syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &code);
}

/* --- The command ------------------------------------------------------------------------------- */

/* Its current folder is in the place, unless it is to start somewhere else. */
static bool starts_in_place(const struct run *run)
{
	const char *start = jail_string(run->request, run->request->start_in);

	return !start || !strcmp(start, "/box") || !strcmp(start, "/sub");
}

static char *word_for(const struct run *run, const char *word, bool from_place)
{
	if (run->spawner->bare)
		word = jail_bare_word(run, word, from_place);
	if (!word)
		_exit(1); /* before exec: the run is broken */
	return (char *)word;
}

/* Does the job have a "NAME=value" for the name in this one? */
static bool is_replaced(const struct jail_request *of, const char *setting)
{
	const size_t length = strcspn(setting, "=") + 1;

	for (size_t i = 0; of->environ[i]; i++)
		if (!strncmp(of->strings + of->environ[i], setting, length))
			return true;
	return false;
}

/*
 * A file that is there, but that the kernel will not take, is a fault of whoever wrote it: it
 * ends as it would in a shell, not as a failure of ours.
 */
static void end_if_unfit(const char *path, int cause)
{
	static const int faults[] = { ENOEXEC, ELIBBAD, ENOENT, ENOTDIR, EACCES, EINVAL, ELOOP,
		ENAMETOOLONG };
	static const char words[] = "the kernel cannot execute this program\n";

	for (size_t i = 0; i < sizeof faults / sizeof *faults; i++)
		if (cause == faults[i] && !access(path, X_OK))
			_exit(write(2, words, sizeof words - 1) < 0 ? 126 : 127);
}

/* The vectors live on the stack of the program's process, which has no other use for it. */
static void execute(const struct run *run)
{
	const struct jail_request *of = run->request;
	static const char *const always[] = { "PATH=/usr/local/bin:/usr/bin:/bin", "HOME=/box",
		"TMPDIR=/box", "LANG=C.UTF-8", "PYTHONHASHSEED=0", "PYTHONDONTWRITEBYTECODE=1",
		"OMP_NUM_THREADS=1",
		/* It would give up where it cannot lower RLIMIT_CORE. */
		"ASAN_OPTIONS=disable_coredump=0" };
	const size_t fixed = sizeof always / sizeof *always;
	char *argv[JAIL_WORDS_MAX], *environment[JAIL_WORDS_MAX + sizeof always / sizeof *always];
	size_t words = 0, settings = 0;

	for (; of->argv[words]; words++)
		argv[words] = word_for(run, of->strings + of->argv[words], starts_in_place(run));
	argv[words] = NULL;
	for (size_t i = 0; i < fixed; i++)
		if (!is_replaced(of, always[i]))
			environment[settings++] = word_for(run, always[i], false);
	for (size_t i = 0; of->environ[i]; i++)
		environment[settings++] = word_for(run, of->strings + of->environ[i], false);
	environment[settings] = NULL;
	execve(argv[0], argv, environment);
	if (!strncmp(of->strings + of->argv[0], "/sub/", 5)) {
		const int cause = errno;

		end_if_unfit(argv[0], cause);
		errno = cause;
	}
}

static void say_ready(int words)
{
	const struct jail_word word = { .kind = JAIL_READY,
		.cpu_us = jail_microseconds(CLOCK_PROCESS_CPUTIME_ID),
		.wall_us = jail_microseconds(CLOCK_MONOTONIC) };

	if (write(words, &word, sizeof word) != sizeof word)
		_exit(1);
}

static int lock_files(const struct run *run)
{
	const struct spawner *s = run->spawner;
	const struct jail_request *r = run->request;
	const struct jail_view view = { s->landlock, run->place, run->box, jail_box_is_open(run),
		{ jail_string(r, r->fetch[0]), jail_string(r, r->fetch[1]) } };

	if (s->alone)
		return jail_landlock_alone(&view);
	if (s->landlock < JAIL_LANDLOCK_SECOND_LOCK)
		return 0;
	return jail_landlock(s->landlock, word_for(run, "/box", false));
}

/* What it starts has the numbers after its own. */
static int set_last_pid(const struct run *run)
{
	char text[16];

	snprintf(text, sizeof text, "%d", (int)run->number);
	return run->last_pid < 0 || pwrite(run->last_pid, text, strlen(text), 0) > 0 ? 0 : -1;
}

_Noreturn void jail_be_program(const struct run *run, int words)
{
	const struct spawner *s = run->spawner;
	const char *start = jail_string(run->request, run->request->start_in);

	if (setsid() < 0)
		program_failed(words, "setsid");
	if (dup2(run->in, 0) < 0 || jail_take_outputs(run))
		program_failed(words, "standard descriptors");
	if (close_range(3, ~0U, CLOSE_RANGE_CLOEXEC))
		program_failed(words, "close_range");
	for (int i = 0; i < JAIL_STEP_FILES; i++)
		if (run->step_file[i] >= 0 && dup2(run->step_file[i], JAIL_STEP_FD + i) < 0)
			program_failed(words, "the files of a step");
	if (chdir(word_for(run, start ? start : "/box", false)))
		program_failed(words, "the current folder");
	if (set_last_pid(run))
		program_failed(words, "the last process number");
	if (stay_on(run->request->cpu))
		program_failed(words, "the processor to run on");
	if (run->cgroup.version != JAIL_RLIMIT && cgroup_enter(&run->cgroup))
		program_failed(words, "entering the cgroup");
	if (s->bare && s->root && jail_bound_capabilities())
		program_failed(words, "bounding capabilities");
	if (s->root && !s->user_namespaces && jail_become(run->uid))
		program_failed(words, "changing the uid");
	if (limit_resources(run))
		limit_failed(words);
	if (jail_drop_capabilities(0))
		program_failed(words, "dropping capabilities");
	if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0))
		program_failed(words, "no_new_privs");
	if (lock_files(run))
		program_failed(words, "landlock");
	if (jail_die_with_parent())
		program_failed(words, "the death signal");
	/* A parent outside the namespace is 0; if it died, init is it. */
	if (getppid() != (s->bare ? run->keeper : 0))
		_exit(1);
	if (forget_signals(run->request->ignores_sigpipe))
		program_failed(words, "signals");
	umask(022);
	say_ready(words);
	if (filter_calls(run))
		program_failed(words, "the system call filter");
	execute(run);
	program_failed(words, "exec");
}
