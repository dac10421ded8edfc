/*
 * jail_watch.c - the keeper watches the limits of a run.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "jail/jail_run.h"

#define POLL_MS 50
/* Or, while its memory is only watched. */
#define WATCH_MS 2
/* A program that others keep from running gets so many times its limit on the clock. */
#define WAIT_MOST 10

/* --- Memory ------------------------------------------------------------------------------------ */

/* Of all processes in the jail: a compiler leaves the work to others. */
static long held_by_all_kib(void)
{
	DIR *processes = opendir("/proc");
	const struct dirent *entry;
	char text[JAIL_STATUS_MAX];
	long kib = 0;

	while (processes && (entry = readdir(processes))) {
		const pid_t pid = atoi(entry->d_name);

		if (pid <= 0)
			continue;
		jail_read_status(pid, text);
		kib += jail_held_kib(text);
	}
	if (processes)
		closedir(processes);
	return kib;
}

static int open_status(pid_t process)
{
	char path[32];

	snprintf(path, sizeof path, "/proc/%d/status", (int)process);
	return open(path, O_RDONLY | O_CLOEXEC);
}

/* The descriptor goes on where a process that hides can no longer be opened. */
static void read_own_status(const struct run *run, char text[JAIL_STATUS_MAX])
{
	const ssize_t length = pread(run->status, text, JAIL_STATUS_MAX - 1, 0);

	text[length < 0 ? 0 : length] = '\0';
	if (!jail_held_kib(text))
		jail_read_status(jail_number_in_proc(run), text);
}

/* Rusage knows nothing of what is swapped out: so the most that was seen counts, too. */
static int64_t watched_kib(struct run *run)
{
	char text[JAIL_STATUS_MAX];
	long kib;

	if (jail_may_fork(run) && run->spawner->bare)
		return run->crowd.kib;
	if (jail_may_fork(run))
		return held_by_all_kib();
	read_own_status(run, text);
	run->crowd.threads = jail_number_after(text, "\nThreads:");
	kib = jail_number_after(text, "\nVmRSS:") + jail_number_after(text, "\nVmSwap:");
	if (kib > run->result.memory_kib)
		run->result.memory_kib = kib;
	return jail_held_kib(text);
}

/* --- Time -------------------------------------------------------------------------------------- */

static int wall_limit_ms(const struct jail_limits *limits)
{
	const int twice = 2 * limits->cpu_ms + 1000, more = limits->cpu_ms + 3000;

	if (limits->wall_ms > 0)
		return limits->wall_ms;
	return twice > more ? twice : more;
}

/* So far, while it runs. */
static int64_t cpu_so_far(const struct run *run)
{
	clockid_t clock;
	int64_t us = 0;

	if (run->cgroup.version != JAIL_RLIMIT)
		return cgroup_cpu_us(&run->cgroup, &us) ? 0 : us;
	if (run->spawner->bare && jail_may_fork(run))
		return run->crowd.ticks * INT64_C(1000000) / sysconf(_SC_CLK_TCK);
	if (clock_getcpuclockid(run->program, &clock))
		return 0;
	return jail_microseconds(clock) - run->cpu_at_exec_us;
}

/* For how long a thread was ready to run, and others had its processor. */
static int64_t thread_waited_us(pid_t process, pid_t thread)
{
	char path[64], text[128] = "";
	long long waited_ns = 0;
	int fd;

	snprintf(path, sizeof path, "/proc/%d/task/%d/schedstat", (int)process, (int)thread);
	fd = open(path, O_RDONLY | O_CLOEXEC);
	if (fd < 0)
		return 0;
	if (read(fd, text, sizeof text - 1) < 0 || sscanf(text, "%*s %lld", &waited_ns) != 1)
		waited_ns = 0;
	close(fd);
	return waited_ns / 1000;
}

/* The longest of its threads: they wait for each other too, so that a sum would be too much. */
static int64_t process_waited_us(pid_t process)
{
	char path[32];
	DIR *threads;
	const struct dirent *entry;
	int64_t most = 0;

	snprintf(path, sizeof path, "/proc/%d/task", (int)process);
	threads = opendir(path);
	while (threads && (entry = readdir(threads))) {
		const pid_t thread = atoi(entry->d_name);
		const int64_t us = thread > 0 ? thread_waited_us(process, thread) : 0;

		most = us > most ? us : most;
	}
	if (threads)
		closedir(threads);
	return most;
}

static void note_wait(pid_t process, void *context)
{
	const int64_t us = process_waited_us(process);
	int64_t *most = context;

	*most = us > *most ? us : *most;
}

/* Of all processes in the jail: a first one may only wait for another, which does the work. */
static int64_t waited_us(const struct run *run)
{
	DIR *processes = run->spawner->bare ? NULL : opendir("/proc");
	const struct dirent *entry;
	int64_t most = 0;

	if (run->spawner->bare)
		jail_visit_descendants(note_wait, &most);
	while (processes && (entry = readdir(processes)))
		if (atoi(entry->d_name) > 0)
			note_wait(atoi(entry->d_name), &most);
	if (processes)
		closedir(processes);
	return most;
}

/* Of the time on the clock, without what it had to wait for others. */
static int64_t wall_left_us(struct run *run)
{
	const int64_t limit = wall_limit_ms(&run->request->limits) * INT64_C(1000);
	const int64_t left = limit - (jail_microseconds(CLOCK_MONOTONIC) - run->wall_at_exec_us);
	const int64_t most = (WAIT_MOST - 1) * limit;
	int64_t waited;

	if (left >= 0)
		return left;
	/* What one waited that has ended since counts still. */
	waited = waited_us(run);
	if (waited > run->result.waited_us)
		run->result.waited_us = waited < most ? waited : most;
	return left + run->result.waited_us;
}

/* --- Limits ------------------------------------------------------------------------------------ */

/* Without namespaces, where judge and program share a uid, the kernel cannot count for us. */
static bool is_too_many(const struct run *run)
{
	return run->spawner->bare && jail_shares_uid(run) &&
			run->crowd.threads > run->request->limits.processes;
}

/* Is a limit passed?  Otherwise, how long can none be? */
static enum jail_stop look(struct run *run, int *ms)
{
	const struct jail_limits *limits = &run->request->limits;
	int64_t wall, cpu, next;

	if (run->spawner->bare && jail_may_fork(run))
		jail_count_descendants(&run->crowd);
	wall = wall_left_us(run);
	cpu = limits->cpu_ms * INT64_C(1000) - cpu_so_far(run);
	next = cpu / (run->request->cpu >= 0 ? 1 : run->spawner->processors);
	if (run->status >= 0 && watched_kib(run) > limits->memory_bytes / 1024)
		return JAIL_STOP_MEMORY;
	if (is_too_many(run))
		return JAIL_STOP_PROCESSES;
	if (cpu < 0)
		return JAIL_STOP_CPU;
	if (wall < 0)
		return JAIL_STOP_WALL;
	next = next < wall ? next : wall;
	next = next / 1000 + 1;
	*ms = next < POLL_MS ? (int)next : POLL_MS;
	if (run->status >= 0 && *ms > WATCH_MS)
		*ms = WATCH_MS;
	return JAIL_NOT_STOPPED;
}

/* Until the program has ended, or was killed. */
void jail_watch(struct run *run)
{
	struct pollfd wait[] = { { run->program_fd, POLLIN, 0 }, { run->report, POLLIN, 0 } };

	if (run->cgroup.version == JAIL_RLIMIT)
		run->status = open_status(jail_number_in_proc(run));
	for (;;) {
		int ms = POLL_MS;

		run->result.stop = look(run, &ms);
		/* It may be we who came late, and it was done in time. */
		if (run->result.stop == JAIL_STOP_WALL && poll(wait, 1, 0) == 1)
			run->result.stop = JAIL_NOT_STOPPED;
		if (run->result.stop)
			break;
		if (poll(wait, 2, ms) < 0 && errno != EINTR)
			continue;
		if (wait[0].revents)
			break;
		if (wait[1].revents && !jail_answer(run)) {
			run->result.stop = JAIL_STOP_ASKED;
			break;
		}
	}
	if (run->result.stop == JAIL_STOP_WALL)
		run->result.waited = jail_waits(run);
}
