/*
 * jail_series.c - another run in the same jail.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

#include "jail/jail_run.h"

/*
 * The number of a new file tells how many there were before: so nothing may have been in it, but
 * for what was fetched, of a program that is trusted.
 */
static bool box_is_untouched(const struct run *run)
{
	char events[4096];

	return run->request->fetch[0] ||
			(read(run->box_watch, events, sizeof events) < 0 && errno == EAGAIN);
}

/* As if it were made just now. */
static int renew_box(const struct run *run)
{
	char events[4096];
	const int rc = futimens(run->box, NULL);

	while (read(run->box_watch, events, sizeof events) > 0)
		;
	return rc;
}

static bool box_is_empty(const struct run *run)
{
	_Alignas(uint64_t) char names[512];
	struct stat about;
	long length;

	if (fstat(run->box, &about) || (about.st_mode & 07777) != 0700 || !box_is_untouched(run) ||
			lseek(run->box, 0, SEEK_SET))
		return false;
	/* The two that are always there are the first. */
	length = syscall(SYS_getdents64, run->box, names, sizeof names);
	for (long at = 0; at < length;) {
		const char *name = names + at + 19; /* ino, off, reclen, type */
		unsigned short size;

		if (strcmp(name, ".") && strcmp(name, ".."))
			return false;
		memcpy(&size, names + at + 16, sizeof size);
		at += size;
	}
	return length > 0;
}

/* The program is dead, and init is not. */
static void reap_program(struct run *run)
{
	struct rusage usage;
	int status;

	while (wait4(run->program, &status, __WALL, &usage) < 0 && errno == EINTR)
		;
	run->result.memory_kib = usage.ru_maxrss;
	run->result.wall_us = jail_microseconds(CLOCK_MONOTONIC) - run->wall_at_exec_us;
	run->result.ending = WIFEXITED(status) ? JAIL_EXITED : JAIL_SIGNALLED;
	run->result.code = WIFEXITED(status) ? WEXITSTATUS(status) : WTERMSIG(status);
	run->program = 0;
	close(run->program_fd);
	run->program_fd = -1;
}

/* Only cgroups show who is left; and without user namespaces the keeper has no way back. */
static bool may_be_series(const struct run *run)
{
	return run->request->series && run->cgroup.version != JAIL_RLIMIT &&
			run->spawner->user_namespaces && !run->spawner->bare && !run->one_opening &&
			run->last_pid >= 0 && run->box_watch >= 0;
}

/* Is nothing left of the last run?  Then its result is complete. */
static bool is_as_it_was(struct run *run)
{
	if (run->result.ending != JAIL_EXITED || !cgroup_is_empty(&run->cgroup))
		return false;
	jail_fetch(run);
	return cgroup_is_clean(&run->cgroup) && box_is_empty(run) && !jail_count(run) &&
			!run->result.oom && !jail_restore_modes(run) &&
			cgroup_forgets_peak(&run->cgroup);
}

/* The descriptors of a step, in the order of its request; one that does not come is /dev/null. */
static int take_step(struct run *run, const struct jail_request *step, const int *fds, int count)
{
	const bool has[] = { step->has_in, step->has_out, step->has_err };
	int *const places[] = { &run->in, &run->out, &run->err };
	int next = 0;

	if (run->err == run->out)
		run->err = -1;
	for (int i = 0; i < 3; i++) {
		jail_close_if_open(places[i]);
		*places[i] = has[i] && next < count ? fds[next++]
						    : open("/dev/null", O_RDWR | O_CLOEXEC);
		if (*places[i] < 0)
			return -1;
	}
	for (int i = 0; i < JAIL_STEP_FILES; i++) {
		jail_close_if_open(&run->step_file[i]);
		if (i < step->files && next < count)
			run->step_file[i] = fds[next++];
	}
	/* These belong to the step alone. */
	run->out_mode = run->err_mode = 0;
	run->owner[0].uid = run->owner[1].uid = JAIL_SAME_OWNER;
	run->request = step;
	return 0;
}

/* Another input of the same command, or another command.  Returns -1 if there is no more. */
static int receive_next(struct run *run)
{
	static struct jail_request step;
	struct iovec bytes = { &step, sizeof step };
	int fds[JAIL_FDS_MAX], count;
	const ssize_t length = jail_receive(run->report, &bytes, 1, fds, &count);

	if (length <= 0)
		return -1;
	if (length > 1)
		return take_step(run, &step, fds, count);
	jail_close_if_open(&run->in);
	run->in = count ? fds[0] : -1;
	return run->in < 0 ? -1 : 0;
}

bool jail_run_series(struct run *run)
{
	while (may_be_series(run) && !run->result.stop) {
		reap_program(run);
		if (!is_as_it_was(run))
			break;
		run->result.again = true;
		jail_send_result(run);
		jail_close_if_open(&run->result.fetched);
		jail_close_if_open(&run->result.fetched_too);
		if (receive_next(run)) {
			jail_kill_all(run);
			_exit(0);
		}
		memset(&run->result, 0, sizeof run->result);
		run->result.fetched = run->result.fetched_too = -1;
		/* Ours may be other descriptions of these files than the caller's. */
		lseek(run->out, 0, SEEK_SET);
		lseek(run->err, 0, SEEK_SET);
		if (cgroup_restart(&run->cgroup, run->result.message)) {
			run->result.ending = JAIL_BROKEN;
			return false;
		}
		if (renew_box(run)) {
			jail_broken(run, "renewing /box");
			return false;
		}
		if (jail_start_program(run))
			return false;
		jail_watch(run);
	}
	return true;
}
