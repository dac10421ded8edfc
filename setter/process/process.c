#define _GNU_SOURCE
#include "process/process.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/diag.h"
#include "base/whole_file.h"
#include "base/xalloc.h"
#include "process/process_jail.h"

extern char **environ;

bool process_trace;

/* --- In the child ------------------------------------------------------------------- */

void process_end_with(pid_t parent)
{
	/* It may have gone before the kernel knew that it matters. */
	if (prctl(PR_SET_PDEATHSIG, SIGKILL) || getppid() != parent)
		_exit(EXIT_BROKEN);
}

static void limit(int resource, rlim_t most)
{
	struct rlimit now;

	if (!getrlimit(resource, &now) && (now.rlim_cur == RLIM_INFINITY || now.rlim_cur > most)) {
		now.rlim_cur = most;
		setrlimit(resource, &now);
	}
}

static int move_to(int from, int fd)
{
	return from != fd && dup2(from, fd) < 0 ? -1 : 0;
}

/* Why there is no program: what could not be done, and errno. */
struct failure {
	enum { CANNOT_START, CANNOT_OPEN, CANNOT_ENTER } what;
	int reason;
};

static _Noreturn void give_up(int failed, int what)
{
	const struct failure f = { what, errno };

	_exit(write(failed, &f, sizeof f) == sizeof f ? 127 : 126);
}

/* Gives up through the pipe `failed`, which closes by itself when exec succeeds. */
static _Noreturn void become(const struct process *p, pid_t parent, int out, int said, int failed)
{
	process_end_with(parent);
	const int in = open(p->in ? p->in : "/dev/null", O_RDONLY);
	if (in < 0)
		give_up(failed, CANNOT_OPEN);

	signal(SIGPIPE, SIG_DFL);
	signal(SIGINT, SIG_DFL);
	signal(SIGTERM, SIG_DFL);
	limit(RLIMIT_CPU, (rlim_t)(p->time_ms + 999) / 1000);
	limit(RLIMIT_CORE, 0);
	limit(RLIMIT_FSIZE, (rlim_t)PROCESS_FILE_MIB << 20);
	if (p->environ)
		environ = (char **)p->environ;
	for (char *const *setting = p->settings; setting && *setting; setting++)
		putenv(*setting);
	if (p->folder && chdir(p->folder))
		give_up(failed, CANNOT_ENTER);
	if (!move_to(in, 0) && !move_to(out < 0 ? said : out, 1) && !move_to(said, 2))
		execvp(p->argv[0], p->argv);
	give_up(failed, CANNOT_START);
}

/* --- In the parent ---------------------------------------------------------------------- */

long long process_clock_ms(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return t.tv_sec * 1000LL + t.tv_nsec / 1000000;
}

void process_pipe(int ends[2])
{
	if (pipe(ends))
		die("cannot make a pipe: %s", strerror(errno));
	for (int i = 0; i < 2; i++)
		fcntl(ends[i], F_SETFD, FD_CLOEXEC);
}

int process_open_output(const struct process *p)
{
	const int fd = p->out ? memfd_create("output", MFD_CLOEXEC) : -1;

	if (p->out && fd < 0)
		die("cannot keep what '%s' prints: %s", p->argv[0], strerror(errno));
	return fd;
}

int process_keep_output(const struct process *p, int output)
{
	const int rc = output < 0 ? 0 : file_write_from(output, p->out);

	if (output >= 0)
		close(output);
	return rc;
}

bool process_hear(struct process *p, int fd)
{
	char block[4096];
	const ssize_t n = read(fd, block, sizeof block);

	if (n > 0 && p->said.length < PROCESS_SAID_MAX)
		text_add(&p->said, block, (size_t)n);
	return n > 0 || (n < 0 && errno == EINTR);
}

/* Listens until the program ends, or its time does.  Whoever it left behind is not waited for. */
static void listen_to(struct process *p, pid_t pid, int fd)
{
	const long long deadline = process_clock_ms() + p->time_ms * 3LL;
	struct timespec pause = { 0, 20000 };
	struct rusage used = { 0 };
	bool open_still = true;

	for (;;) {
		struct pollfd ready = { fd, POLLIN, 0 };

		if (open_still && poll(&ready, 1, 20) > 0) {
			open_still = process_hear(p, fd);
			if (open_still)
				continue;
		}
		if (wait4(pid, &p->status, WNOHANG, &used) == pid)
			break;
		if (process_clock_ms() > deadline) {
			p->timed_out = true;
			kill(pid, SIGKILL);
			wait4(pid, &p->status, 0, &used);
			break;
		}
		if (!open_still) {
			nanosleep(&pause, NULL);
			pause.tv_nsec = pause.tv_nsec < 10000000 ? 2 * pause.tv_nsec : 10000000;
		}
	}
	p->cpu_us = (used.ru_utime.tv_sec + used.ru_stime.tv_sec) * 1000000LL +
			used.ru_utime.tv_usec + used.ru_stime.tv_usec;
	fcntl(fd, F_SETFL, O_NONBLOCK);
	while (open_still && process_hear(p, fd))
		;
}

static int report(const struct process *p, const struct failure *f)
{
	static const char *const words[] = { "start", "open", "enter" };
	const char *const subjects[] = { p->argv[0], p->in, p->folder };

	return error("cannot %s '%s': %s", words[f->what], subjects[f->what], strerror(f->reason));
}

void process_say(const struct process *p)
{
	SCOPED(text) command = TEXT_INIT;

	if (!process_trace)
		return;
	process_command(p, &command);
	diag_begin();
	fprintf(diag_stream(), "+ %s\n", command.s);
}

static int run_outside(struct process *p)
{
	const int output = process_open_output(p);
	const pid_t parent = getpid();
	struct failure failure;
	int said[2], failed[2];
	pid_t pid;

	process_pipe(said);
	process_pipe(failed);
	fflush(NULL);
	pid = fork();
	if (pid < 0)
		die("cannot start a process: %s", strerror(errno));
	if (pid == 0)
		become(p, parent, output, said[1], failed[1]);
	close(said[1]);
	close(failed[1]);
	const bool started = read(failed[0], &failure, sizeof failure) != sizeof failure;

	close(failed[0]);
	listen_to(p, pid, said[0]);
	close(said[0]);
	const int rc = process_keep_output(p, output);

	if (!started)
		return report(p, &failure);
	if (WIFSIGNALED(p->status) && WTERMSIG(p->status) == SIGXCPU)
		p->timed_out = true;
	return rc;
}

int process_run(struct process *p)
{
	p->said = TEXT_INIT;
	p->timed_out = false;
	p->over_mib = 0;
	process_say(p);
	return !p->trusted && process_open_jail() ? process_run_in_jail(p) : run_outside(p);
}

void process_release(struct process *p)
{
	if (p->said.s)
		text_release(&p->said);
}

bool process_succeeded(const struct process *p)
{
	return process_exit_code(p) == 0;
}

int process_exit_code(const struct process *p)
{
	return !p->timed_out && !p->over_mib && WIFEXITED(p->status) ? WEXITSTATUS(p->status) : -1;
}

/* --- In words -------------------------------------------------------------------------- */

struct process_ending process_ending(const struct process *p)
{
	struct process_ending e;
	const int number = WIFSIGNALED(p->status) ? WTERMSIG(p->status) : 0;

	if (p->timed_out)
		snprintf(e.s, sizeof e.s, "did not end within %g s", p->time_ms / 1000.0);
	else if (p->over_mib)
		snprintf(e.s, sizeof e.s, "used more than %d MiB of memory", p->over_mib);
	else if (!number)
		snprintf(e.s, sizeof e.s, "ended with exit code %d", WEXITSTATUS(p->status));
	else if (number == SIGXFSZ)
		snprintf(e.s, sizeof e.s, "printed more than %d MiB", PROCESS_FILE_MIB);
	else if (sigabbrev_np(number))
		snprintf(e.s, sizeof e.s, "was killed by SIG%s", sigabbrev_np(number));
	else
		snprintf(e.s, sizeof e.s, "was killed by signal %d", number);
	return e;
}

static void add_word(struct text *out, const char *word)
{
	SCOPED_FREE char *name = file_final_name(word);

	text_add_shell_word(out, name);
}

void process_command(const struct process *p, struct text *out)
{
	char *const *words = p->typed ? p->typed : p->argv;

	for (char *const *word = words; *word; word++) {
		if (word != words)
			text_add_char(out, ' ');
		if (p->typed && !strcmp(*word, "<"))
			text_add_char(out, '<');
		else
			add_word(out, *word);
	}
	if (p->in) {
		text_add_string(out, " < ");
		add_word(out, p->in);
	}
}

void process_explain(const struct process *p)
{
	SCOPED(text) command = TEXT_INIT;

	diag_foreign(p->said.s, p->said.length, NULL);
	process_command(p, &command);
	diag_hint_repeat(command.s);
}

char *process_find(const char *name)
{
	const char *path = getenv("PATH");

	if (strchr(name, '/'))
		return xstrdup(name);
	for (path = path ? path : "/bin:/usr/bin"; *path; path += *path == ':') {
		const size_t length = strcspn(path, ":");
		char *file = xprintf("%.*s/%s", (int)length, path, name);

		if (!access(file, X_OK))
			return file;
		free(file);
		path += length;
	}
	return NULL;
}
