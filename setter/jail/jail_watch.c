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
/* Of a file of /proc. */
#define STATUS_MAX 4096

/* --- Memory ------------------------------------------------------------------------------------ */

static void read_status(int status, char text[STATUS_MAX])
{
	const ssize_t length = pread(status, text, STATUS_MAX - 1, 0);

	text[length < 0 ? 0 : length] = '\0';
}

/* What is in memory, and what was but is swapped out. */
static long held_kib(int status)
{
	char text[STATUS_MAX];

	read_status(status, text);
	return jail_number_after(text, "\nVmRSS:") + jail_number_after(text, "\nVmSwap:");
}

static long threads_of(int status)
{
	char text[STATUS_MAX];

	read_status(status, text);
	return jail_number_after(text, "\nThreads:");
}

static int open_status(pid_t pid, pid_t thread)
{
	char path[64];

	snprintf(path, sizeof path, "/proc/%d/task/%d/status", (int)pid, (int)thread);
	return open(path, O_RDONLY | O_CLOEXEC);
}

/* The number that /proc has for it: init is 1 in its namespace, and the program the next. */
static pid_t number_in_proc(const struct run *run)
{
	return run->spawner->bare ? run->program : run->number;
}

/* A first thread that has ended shows no memory, but the others may go on with it. */
static void look_at_another_thread(struct run *run)
{
	const pid_t process = number_in_proc(run);
	char path[32];
	DIR *threads;
	const struct dirent *entry;

	snprintf(path, sizeof path, "/proc/%d/task", (int)process);
	threads = opendir(path);
	while (threads && (entry = readdir(threads))) {
		const pid_t thread = atoi(entry->d_name);
		const int status = thread > 0 && thread != process ? open_status(process, thread)
								   : -1;

		if (status < 0)
			continue;
		close(run->status);
		run->status = status;
	}
	if (threads)
		closedir(threads);
}

/* Of all processes in the jail: a compiler leaves the work to others. */
static long held_by_all_kib(void)
{
	DIR *processes = opendir("/proc");
	const struct dirent *entry;
	long kib = 0;

	while (processes && (entry = readdir(processes))) {
		const pid_t pid = atoi(entry->d_name);
		const int status = pid > 0 ? open_status(pid, pid) : -1;

		if (status < 0)
			continue;
		kib += held_kib(status);
		close(status);
	}
	if (processes)
		closedir(processes);
	return kib;
}

/* Rusage knows nothing of what is swapped out: so the most that was seen counts, too. */
static int64_t watched_kib(struct run *run)
{
	long kib;

	if (jail_may_fork(run) && run->spawner->bare)
		return run->crowd.kib;
	if (jail_may_fork(run))
		return held_by_all_kib();
	if (!held_kib(run->status))
		look_at_another_thread(run);
	kib = held_kib(run->status);
	if (kib > run->result.memory_kib)
		run->result.memory_kib = kib;
	return kib;
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

/* Of all processes in the jail: a first one may only wait for another, which does the work. */
static int64_t waited_us(const struct run *run)
{
	DIR *processes = run->spawner->bare ? NULL : opendir("/proc");
	const struct dirent *entry;
	int64_t most = run->spawner->bare ? process_waited_us(run->program) : 0;

	while (processes && (entry = readdir(processes))) {
		const pid_t process = atoi(entry->d_name);
		const int64_t us = process > 0 ? process_waited_us(process) : 0;

		most = us > most ? us : most;
	}
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

/*
 * Without namespaces, counts the processes of a run that may fork.  Are there more threads than the
 * limit says?  Where judge and program share a uid, the kernel cannot know.
 */
static bool is_too_many(struct run *run)
{
	if (jail_may_fork(run))
		jail_count_descendants(&run->crowd);
	else if (jail_shares_uid(run))
		run->crowd.threads = threads_of(run->status);
	return jail_shares_uid(run) && run->crowd.threads > run->request->limits.processes;
}

/* Is a limit passed?  Otherwise, how long can none be? */
static enum jail_stop look(struct run *run, int *ms)
{
	const struct jail_limits *limits = &run->request->limits;
	const bool too_many = run->spawner->bare && is_too_many(run);
	const int64_t wall = wall_left_us(run);
	const int64_t cpu = limits->cpu_ms * INT64_C(1000) - cpu_so_far(run);
	int64_t next = cpu / (run->request->cpu >= 0 ? 1 : run->spawner->processors);

	if (run->status >= 0 && watched_kib(run) > limits->memory_bytes / 1024)
		return JAIL_STOP_MEMORY;
	if (too_many)
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
		run->status = open_status(number_in_proc(run), number_in_proc(run));
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
		if (wait[1].revents) {
			run->result.stop = JAIL_STOP_ASKED;
			break;
		}
	}
}
