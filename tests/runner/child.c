#include "child.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* The three pipes: [0] is read from, [1] written to. */
struct pipes {
	int in[2], out[2], err[2];
};

static void open_pipe(int ends[2])
{
	if (pipe(ends))
		die("pipe: %s", strerror(errno));
	fcntl(ends[0], F_SETFD, FD_CLOEXEC);
	fcntl(ends[1], F_SETFD, FD_CLOEXEC);
}

static void close_end(int *end)
{
	if (*end >= 0)
		close(*end);
	*end = -1;
}

static char **make_argv(const struct recorded *r, char *const *prefix, char *path)
{
	size_t count = 0;

	while (prefix[count])
		count++;
	char **argv = calloc(count + r->arg_count + 2, sizeof *argv);

	if (!argv)
		die("out of memory");
	memcpy(argv, prefix, count * sizeof *argv);
	argv[count++] = path;
	for (size_t i = 0; i < r->arg_count; i++)
		argv[count + i] = r->args[i];
	return argv;
}

static _Noreturn void become(const struct recorded *r, char *const *argv, const char *folder,
		const char *script, const struct pipes *p)
{
	if (r->mode) {
		setenv("PROBE_MODE", r->mode, 1);
		setenv("PROBE_SCRIPT", script, 1);
	}
	if (r->rng_version)
		setenv("RNG_VERSION", r->rng_version, 1);
	signal(SIGPIPE, SIG_DFL);
	if (dup2(p->in[0], 0) == 0 && dup2(p->out[1], 1) == 1 && dup2(p->err[1], 2) == 2 &&
			!chdir(folder))
		execvp(argv[0], argv);
	_exit(127);
}

/* Hands over what the pipe takes; closes it when all is written or nobody reads. */
static void feed(int *end, const struct bytes *input, size_t *sent)
{
	const ssize_t n = *sent < input->length
			? write(*end, input->s + *sent, input->length - *sent)
			: 0;

	if (n > 0)
		*sent += (size_t)n;
	if ((n < 0 && errno != EAGAIN) || *sent == input->length)
		close_end(end);
}

static void drain(int *end, struct bytes *into)
{
	char block[16384];
	const ssize_t n = read(*end, block, sizeof block);

	if (n > 0)
		bytes_add(into, block, (size_t)n);
	else
		close_end(end);
}

static long long now_ms(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return t.tv_sec * 1000LL + t.tv_nsec / 1000000;
}

/* Talks to the child until it closed both outputs; false when it takes too long. */
static bool converse(struct pipes *p, const struct bytes *input, struct outcome *found)
{
	const long long deadline = now_ms() + CHILD_SECONDS * 1000LL;
	size_t sent = 0;

	fcntl(p->in[1], F_SETFL, O_NONBLOCK);
	feed(&p->in[1], input, &sent);
	while (p->out[0] >= 0 || p->err[0] >= 0) {
		struct pollfd fds[3] = { { p->out[0], POLLIN, 0 }, { p->err[0], POLLIN, 0 },
			{ p->in[1], POLLOUT, 0 } };
		const long long left = deadline - now_ms();

		if (left <= 0 || poll(fds, 3, (int)left) == 0)
			return false;
		if (fds[0].revents)
			drain(&p->out[0], &found->out);
		if (fds[1].revents)
			drain(&p->err[0], &found->err);
		if (fds[2].revents)
			feed(&p->in[1], input, &sent);
	}
	return true;
}

/* A child that closed its outputs may still run: wait for it, but not for ever. */
static void reap(pid_t pid, struct outcome *found)
{
	const long long deadline = now_ms() + CHILD_SECONDS * 1000LL;
	const struct timespec pause = { 0, 200000 };
	int status = 0;

	if (found->timed_out)
		kill(pid, SIGKILL);
	while (waitpid(pid, &status, found->timed_out ? 0 : WNOHANG) == 0) {
		nanosleep(&pause, NULL);
		if (now_ms() > deadline) {
			found->timed_out = true;
			kill(pid, SIGKILL);
		}
	}
	found->code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
	found->signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
}

void run_child(const struct recorded *r, const struct machine *machine, const char *folder,
		const char *script, struct outcome *found)
{
	struct bytes path = { NULL, 0, 0 };
	struct pipes p;

	bytes_add(&path, machine->build, strlen(machine->build));
	bytes_add(&path, "/", 1);
	bytes_add(&path, r->program, strlen(r->program));
	char **argv = make_argv(r, machine->prefix, path.s);

	open_pipe(p.in);
	open_pipe(p.out);
	open_pipe(p.err);
	const pid_t pid = fork();

	if (pid < 0)
		die("fork: %s", strerror(errno));
	if (pid == 0)
		become(r, argv, folder, script, &p);
	close_end(&p.in[0]);
	close_end(&p.out[1]);
	close_end(&p.err[1]);
	found->timed_out = !converse(&p, &r->input, found);
	if (machine->crlf) {
		bytes_drop_cr(&found->out);
		bytes_drop_cr(&found->err);
	}
	close_end(&p.in[1]);
	close_end(&p.out[0]);
	close_end(&p.err[0]);
	reap(pid, found);
	free(argv);
	free(path.s);
}
