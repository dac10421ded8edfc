#include "limited_run.h"

#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
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

static pid_t start(char *const argv[], const char *in, const char *out, const struct limits *limits)
{
	const pid_t child = fork();

	if (child < 0)
		die("cannot start '%s'", argv[0]);
	if (child > 0)
		return child;
	redirect(in, O_RDONLY, STDIN_FILENO);
	redirect(out, O_WRONLY | O_CREAT | O_TRUNC, STDOUT_FILENO);
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

int plain_run(char *const argv[])
{
	int status;

	if (waitpid(start(argv, "/dev/null", "/dev/null", NULL), &status, 0) < 0)
		die("lost '%s'", argv[0]);
	return WIFEXITED(status) ? WEXITSTATUS(status) : 3;
}
