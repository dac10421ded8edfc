#include "process/pool.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/diag.h"
#include "base/interrupt.h"
#include "base/repeats.h"
#include "base/terminal.h"
#include "base/whole_file.h"
#include "base/xalloc.h"
#include "process/process_jail.h"
#include "process/progress.h"

/* A task's own way to say EXIT_BROKEN: a disk is full. */
#define DISK_IS_FULL 64

static _Noreturn void work(const struct task *task, pid_t parent, int said)
{
	int code;

	process_end_with(parent);
	setpgid(0, 0);
	interrupt_reset();
	diag_before(NULL);
	diag_quiet_folder();
	repeats_show_all();
	terminal_freeze();
	if (dup2(said, 1) < 0 || dup2(said, 2) < 0)
		_exit(EXIT_BROKEN);
	code = task->run(task->context);
	fflush(NULL);
	_exit(code == EXIT_BROKEN && file_disk_is_full() ? DISK_IS_FULL : code);
}

static void start(struct task *task)
{
	const pid_t parent = getpid();
	int ends[2];

	process_pipe(ends);
	fflush(NULL);
	task->pool_pid = fork();
	if (task->pool_pid < 0)
		die("cannot start a process: %s", strerror(errno));
	if (task->pool_pid == 0)
		work(task, parent, ends[1]);
	setpgid(task->pool_pid, task->pool_pid);
	close(ends[1]);
	task->pool_pipe = ends[0];
	task->pool_said = TEXT_INIT;
}

/* Waits for the task, and ends whatever it left behind in its group. */
static int reap(struct task *task)
{
	siginfo_t info;
	int status = 0;

	while (waitid(P_PID, (id_t)task->pool_pid, &info, WEXITED | WNOWAIT) && errno == EINTR)
		;
	kill(-task->pool_pid, SIGKILL);
	while (waitpid(task->pool_pid, &status, 0) < 0 && errno == EINTR)
		;
	close(task->pool_pipe);
	task->pool_pid = 0;
	return status;
}

static void finish(struct task *task)
{
	const int status = reap(task);

	task->done = true;
	task->code = WIFEXITED(status) ? WEXITSTATUS(status) : EXIT_BROKEN;
	task->pool_full = task->code == DISK_IS_FULL;
	if (task->pool_full) {
		task->code = EXIT_BROKEN;
		file_disk_was_full();
	}
	if (WIFSIGNALED(status))
		text_printf(&task->pool_said,
				"error: a process of setter was killed by signal %d\n",
				WTERMSIG(status));
}

/* Reads what the task says; at the end of that the task is finished. */
static void listen_to(struct task *task)
{
	char block[4096];
	const ssize_t n = read(task->pool_pipe, block, sizeof block);

	if (n > 0)
		text_add(&task->pool_said, block, (size_t)n);
	else if (n == 0 || errno != EINTR)
		finish(task);
}

/* Of a disk that is full, one says it. */
static void show(struct task *task, bool *said_full)
{
	FILE *out = diag_stream();
	const bool is_told = task->pool_full && *said_full;

	*said_full |= task->pool_full;
	if (task->pool_said.length && !is_told && repeats_may_show(task->pool_said.s)) {
		diag_begin();
		fwrite(task->pool_said.s, 1, task->pool_said.length, out);
		fflush(out);
	}
	text_release(&task->pool_said);
}

static void kill_all(struct task **running, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		kill(-running[i]->pool_pid, SIGKILL);
		reap(running[i]);
		text_release(&running[i]->pool_said);
	}
}

/* Waits until some of the running ones say something; leaves out those that ended. */
static size_t attend(struct task **running, size_t count, struct pollfd *fds)
{
	size_t left = 0;

	for (size_t i = 0; i < count; i++)
		fds[i] = (struct pollfd){ running[i]->pool_pipe, POLLIN, 0 };
	if (poll(fds, (nfds_t)count, 100) < 0)
		return count;
	for (size_t i = 0; i < count; i++) {
		if (fds[i].revents)
			listen_to(running[i]);
		if (!running[i]->done)
			running[left++] = running[i];
	}
	return left;
}

/* How many are wanted, by what the first ones found. */
static size_t wanted_tasks(const struct task *tasks, size_t count)
{
	for (size_t i = 0; i < count; i++)
		if (tasks[i].done && tasks[i].stops && tasks[i].code)
			return i + 1;
	return count;
}

/* Some may have ended before they were stopped. */
static void forget_unwanted(struct task *tasks, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		if (tasks[i].done)
			text_release(&tasks[i].pool_said);
		tasks[i].done = false;
		if (file_disk_is_full())
			tasks[i].code = EXIT_BROKEN;
	}
}

int pool_run(struct task *tasks, size_t count, int jobs, const char *title)
{
	struct task **running = xcalloc((size_t)jobs, sizeof *running);
	struct pollfd *fds = xcalloc((size_t)jobs, sizeof *fds);
	size_t started = 0, shown = 0, busy = 0, wanted = file_disk_is_full() ? 0 : count;
	bool said_full = false;

	progress_start(title, count);
	while (shown < wanted && !interrupt_signal()) {
		while (started < wanted && busy < (size_t)jobs) {
			start(&tasks[started]);
			running[busy++] = &tasks[started++];
		}
		busy = attend(running, busy, fds);
		wanted = wanted_tasks(tasks,
				file_disk_is_full() && started < wanted ? started : wanted);
		while (shown < wanted && tasks[shown].done)
			show(&tasks[shown++], &said_full);
		progress_show(started - busy);
	}
	kill_all(running, busy);
	progress_stop();
	repeats_tell();
	free(running);
	free(fds);
	forget_unwanted(tasks + wanted, count - wanted);
	return shown < wanted ? -1 : 0;
}

int pool_job_count(int asked)
{
	const char *variable = getenv("SETTER_JOBS");
	const long chosen = variable ? strtol(variable, NULL, 10) : 0;
	const long processors = sysconf(_SC_NPROCESSORS_ONLN);

	if (asked)
		return asked;
	if (chosen > 0 && chosen <= 100000)
		return (int)chosen;
	return processors > 0 && processors < 1024 ? (int)processors : 1;
}
