#define _GNU_SOURCE /* pipe2 */
#include "limited_run.h"

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/diag.h"

/* Nobody waits for ever, on however busy a machine. */
#define WALL_SECONDS 600
/* What a process needs beside its own memory. */
#define MEMORY_BESIDE (64LL << 20)

struct limits limits_of(const struct problem *problem, enum language language)
{
	const struct limits limits = { problem->time_ms * problem->time_percent[language] / 100,
		problem->memory_mib * 1024, problem->output_mib << 20 };

	return limits;
}

static void redirect(const char *path, int flags, int fd)
{
	const int opened = open(path, flags, 0666);

	if (opened < 0 || dup2(opened, fd) < 0)
		_exit(127);
	close(opened);
}

static void limit(int resource, long long value)
{
	const struct rlimit both = { (rlim_t)value, (rlim_t)value };

	if (setrlimit(resource, &both))
		_exit(127);
}

static pid_t fork_for(char *const argv[])
{
	const pid_t child = fork();

	if (child < 0)
		die("cannot start '%s'", argv[0]);
	return child;
}

_Noreturn static void become(char *const argv[], const struct limits *limits)
{
	redirect("/dev/null", O_WRONLY, STDERR_FILENO);
	if (limits) {
		alarm(WALL_SECONDS);
		limit(RLIMIT_CPU, (limits->time_ms + 999) / 1000);
		limit(RLIMIT_FSIZE, limits->output_bytes);
		limit(RLIMIT_AS, (limits->memory_kib << 10) + MEMORY_BESIDE);
		limit(RLIMIT_CORE, 0);
	}
	execv(argv[0], argv);
	execvp(argv[0], argv);
	_exit(127);
}

static pid_t start(char *const argv[], const char *in, const char *out, const struct limits *limits)
{
	const pid_t child = fork_for(argv);

	if (child > 0)
		return child;
	redirect(in, O_RDONLY, STDIN_FILENO);
	redirect(out, O_WRONLY | O_CREAT | O_TRUNC, STDOUT_FILENO);
	become(argv, limits);
}

static long long milliseconds(struct timeval t)
{
	return t.tv_sec * 1000LL + t.tv_usec / 1000;
}

static enum verdict judged(int status, const struct rusage *used, const struct limits *limits)
{
	if (WIFSIGNALED(status) && (WTERMSIG(status) == SIGXCPU || WTERMSIG(status) == SIGKILL))
		return VERDICT_TLE;
	if (milliseconds(used->ru_utime) + milliseconds(used->ru_stime) > limits->time_ms)
		return VERDICT_TLE;
	if (used->ru_maxrss > limits->memory_kib)
		return VERDICT_MLE;
	if (WIFSIGNALED(status) && WTERMSIG(status) == SIGXFSZ)
		return VERDICT_OLE;
	return WIFEXITED(status) && WEXITSTATUS(status) == 0 ? VERDICT_AC : VERDICT_RE;
}

enum verdict limited_run(char *const argv[], const char *in, const char *out, struct limits limits)
{
	struct rusage used;
	int status;

	if (wait4(start(argv, in, out, &limits), &status, 0, &used) < 0)
		die("lost '%s'", argv[0]);
	return judged(status, &used, &limits);
}

static int code_of(int status)
{
	return WIFEXITED(status) ? WEXITSTATUS(status) : 3;
}

int plain_run(char *const argv[])
{
	int status;

	if (waitpid(start(argv, "/dev/null", "/dev/null", NULL), &status, 0) < 0)
		die("lost '%s'", argv[0]);
	return code_of(status);
}

/* --- Two that talk ------------------------------------------------------------------- */

static pid_t start_between(char *const argv[], int in, int out, const struct limits *limits)
{
	const pid_t child = fork_for(argv);

	if (child > 0)
		return child;
	if (dup2(in, STDIN_FILENO) < 0 || dup2(out, STDOUT_FILENO) < 0)
		_exit(127);
	become(argv, limits);
}

/* Does it sleep until somebody wakes it?  And how much has it computed so far, in ticks? */
static bool sleeps(pid_t pid, long long *ticks)
{
	char path[64], line[512] = "", *rest;
	long long user = 0, system = 0;
	char state = 0;

	snprintf(path, sizeof path, "/proc/%ld/stat", (long)pid);

	FILE *file = fopen(path, "r");

	if (file && fgets(line, sizeof line, file) && (rest = strrchr(line, ')')))
		sscanf(rest, ") %c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lld %lld", &state,
				&user, &system);
	if (file)
		fclose(file);
	*ticks += user + system;
	return state == 'S';
}

/* Two seconds in which neither wants a processor: a busy machine does not look like that. */
#define WAIT_US 2000000
#define LOOK_US 50000

static bool has_ended(pid_t pid)
{
	siginfo_t info = { .si_pid = 0 };

	return waitid(P_PID, (id_t)pid, &info, WEXITED | WNOHANG | WNOWAIT) || info.si_pid;
}

/* Kills both if they wait for each other; returns that, or false as soon as one has ended. */
static bool end_waiting(pid_t program, pid_t other)
{
	long long last = -1;
	unsigned waited = 0, look = 500;

	while (waited < WAIT_US) {
		long long ticks = 0;

		if (has_ended(program) || has_ended(other))
			return false;
		const bool both = sleeps(program, &ticks) & sleeps(other, &ticks);

		waited = both && ticks == last ? waited + look : 0;
		last = ticks;
		look = look < LOOK_US ? 2 * look : look;
		usleep(look);
	}
	kill(program, SIGKILL);
	kill(other, SIGKILL);
	return true;
}

enum verdict limited_talk(char *const argv[], char *const other[], struct limits limits, int *code)
{
	int to_program[2], to_other[2], status, other_status;
	struct rusage used;

	if (pipe2(to_program, O_CLOEXEC) || pipe2(to_other, O_CLOEXEC))
		die("cannot make pipes");

	const pid_t program = start_between(argv, to_program[0], to_other[1], &limits);
	const pid_t judge = start_between(other, to_other[0], to_program[1], NULL);

	for (int i = 0; i < 2; i++) {
		close(to_program[i]);
		close(to_other[i]);
	}

	const bool waited = end_waiting(program, judge);

	if (wait4(program, &status, 0, &used) < 0 || waitpid(judge, &other_status, 0) < 0)
		die("lost '%s'", argv[0]);
	*code = code_of(other_status);
	if (waited)
		return VERDICT_TLE;
	if (WIFSIGNALED(status) && WTERMSIG(status) == SIGPIPE)
		return VERDICT_AC;
	return judged(status, &used, &limits);
}
