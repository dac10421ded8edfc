/*
 * jail_waits.c - does a run do nothing but wait for somebody else?
 *
 * It does if each thread of each process sleeps in a system call that only another process can end:
 * not a read of what is there in a moment, and nothing with a time-out.  /proc shows the call and
 * its arguments to whoever might trace the program, and the keeper might: it has the same uid, or
 * takes it for the look, and is the parent.  Whoever asks twice, and finds the same counts of
 * switches between processes, knows that nothing ran in between.
 *
 * What cannot be seen, and is taken for a time-out: an interval timer.  So a run that catches or
 * blocks one of its signals is not said to wait.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <linux/futex.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/fsuid.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#include "jail/jail_run.h"

/* In the flags of /proc/P/task/T/stat. */
#define PF_EXITING 0x4

#define PATH_OF_THREAD 64

/* --- One system call --------------------------------------------------------------------------- */

/* What a thread sleeps in. */
struct call {
	long number;
	unsigned long argument[6];
};

enum wait { TIMED, UNTIMED, ON_DESCRIPTORS };

static bool is_pipe(pid_t process, unsigned long fd)
{
	char path[PATH_OF_THREAD];
	struct stat about;

	snprintf(path, sizeof path, "/proc/%d/fd/%lu", (int)process, fd);
	return !stat(path, &about) && S_ISFIFO(about.st_mode);
}

static bool is_untimed_futex(const struct call *call)
{
	const unsigned long command = call->argument[1] & FUTEX_CMD_MASK;

	return !call->argument[3] &&
			(command == FUTEX_WAIT || command == FUTEX_WAIT_BITSET ||
					command == FUTEX_LOCK_PI);
}

/* Of what is not here, nobody knows. */
static enum wait wait_of(pid_t process, const struct call *call)
{
	const unsigned long *a = call->argument;

	switch (call->number) {
	case SYS_read:
	case SYS_readv:
	case SYS_write:
	case SYS_writev:
		return is_pipe(process, a[0]) ? UNTIMED : TIMED;
#ifdef SYS_poll
	case SYS_poll:
		return (int)a[2] < 0 ? ON_DESCRIPTORS : TIMED;
	case SYS_select:
		return a[4] ? TIMED : ON_DESCRIPTORS;
	case SYS_epoll_wait:
		return (int)a[3] < 0 ? ON_DESCRIPTORS : TIMED;
	case SYS_pause:
		return UNTIMED;
#endif
	case SYS_ppoll:
		return a[2] ? TIMED : ON_DESCRIPTORS;
	case SYS_pselect6:
		return a[4] ? TIMED : ON_DESCRIPTORS;
	case SYS_epoll_pwait:
		return (int)a[3] < 0 ? ON_DESCRIPTORS : TIMED;
	case SYS_epoll_pwait2:
		return a[3] ? TIMED : ON_DESCRIPTORS;
	case SYS_wait4:
	case SYS_waitid:
	case SYS_rt_sigsuspend:
		return UNTIMED;
	case SYS_futex:
		return is_untimed_futex(call) ? UNTIMED : TIMED;
	default:
		return TIMED;
	}
}

/* --- Threads ------------------------------------------------------------------------------------- */

/* Those of a JVM itself have time-outs, and do nothing for the program. */
static bool is_service(const char *status)
{
	static const char *const names[] = { "VM Periodic Tas", "G1 ", "GC Thread", "VM Thread",
		"C1 CompilerThre", "C2 CompilerThre", "Monitor Deflati", "Sweeper thread",
		"Common-Cleaner" };
	static const char before[] = "Name:\t";

	if (strncmp(status, before, sizeof before - 1))
		return false;
	for (size_t i = 0; i < sizeof names / sizeof *names; i++)
		if (!strncmp(status + sizeof before - 1, names[i], strlen(names[i])))
			return true;
	return false;
}

/* May a timer that cannot be seen wake it? */
static bool has_timer_signal(const char *status)
{
	static const int signals[] = { SIGALRM, SIGVTALRM, SIGPROF, SIGIO };
	static const char *const sets[] = { "\nSigBlk:\t", "\nSigCgt:\t" };
	unsigned long long found = 0;

	for (size_t i = 0; i < sizeof sets / sizeof *sets; i++) {
		const char *at = strstr(status, sets[i]);

		found |= at ? strtoull(at + strlen(sets[i]), NULL, 16) : 0;
	}
	for (size_t i = 0; i < sizeof signals / sizeof *signals; i++)
		if (found & 1ULL << (signals[i] - 1))
			return true;
	return false;
}

static char state_letter(const char *status)
{
	const char *at = strstr(status, "\nState:\t");

	return at ? at[8] : '?';
}

/* One that runs has none.  The kernel does not show it: sets `hidden`. */
static bool read_call(const char *folder, struct call *call, struct jail_state *state)
{
	char path[PATH_OF_THREAD + 16], text[256];
	unsigned long *a = call->argument;

	snprintf(path, sizeof path, "%s/syscall", folder);
	if (jail_read_text(path, text, sizeof text)) {
		state->hidden |= errno != ENOENT && errno != ESRCH;
		/* A kernel that was built without it; or the thread is gone. */
		state->hidden |= errno == ENOENT && !access(folder, F_OK);
		return false;
	}
	return sscanf(text, "%ld %lx %lx %lx %lx %lx %lx", &call->number, &a[0], &a[1], &a[2],
			       &a[3], &a[4], &a[5]) == 7;
}

/* Returns what it waits for; a thread that has ended waits for ever. */
static enum wait look_at_thread(pid_t process, const char *folder, struct jail_state *state)
{
	char path[PATH_OF_THREAD + 16], status[JAIL_STATUS_MAX];
	struct call call = { 0, { 0 } };
	enum wait wait;

	snprintf(path, sizeof path, "%s/status", folder);
	if (jail_read_text(path, status, sizeof status)) {
		state->sleeps = false;
		return TIMED;
	}
	if (strchr("ZX", state_letter(status)))
		return UNTIMED;
	if (!read_call(folder, &call, state)) {
		state->sleeps = false;
		return TIMED;
	}
	if (is_service(status))
		return UNTIMED;
	state->switches += (uint64_t)jail_number_after(status, "\nvoluntary_ctxt_switches:") +
			(uint64_t)jail_number_after(status, "\nnonvoluntary_ctxt_switches:");
	wait = wait_of(process, &call);
	return has_timer_signal(status) ? TIMED : wait;
}

/* --- Processes ----------------------------------------------------------------------------------- */

static bool has_timer(pid_t process)
{
	char path[PATH_OF_THREAD], text[64];

	snprintf(path, sizeof path, "/proc/%d/timers", (int)process);
	return !jail_read_text(path, text, sizeof text) && *text;
}

/* Among its descriptors: who waits for any of them may wait for that. */
static bool has_timer_descriptor(pid_t process)
{
	char path[PATH_OF_THREAD], link[64];
	const struct dirent *entry;
	bool found = false;
	DIR *descriptors;

	snprintf(path, sizeof path, "/proc/%d/fd", (int)process);
	descriptors = opendir(path);
	while (descriptors && !found && (entry = readdir(descriptors))) {
		const ssize_t length = readlinkat(dirfd(descriptors), entry->d_name, link,
				sizeof link - 1);

		link[length < 0 ? 0 : length] = '\0';
		found = strstr(link, "[timerfd]");
	}
	if (!descriptors)
		return true;
	closedir(descriptors);
	return found;
}

typedef void visit_thread(pid_t process, pid_t thread, const char *folder, void *context);

static void visit_threads(pid_t process, visit_thread *see, void *context)
{
	char path[PATH_OF_THREAD];
	const struct dirent *entry;
	DIR *threads;

	snprintf(path, sizeof path, "/proc/%d/task", (int)process);
	threads = opendir(path);
	while (threads && (entry = readdir(threads))) {
		const pid_t thread = atoi(entry->d_name);

		if (thread <= 0)
			continue;
		snprintf(path, sizeof path, "/proc/%d/task/%d", (int)process, (int)thread);
		see(process, thread, path, context);
	}
	if (threads)
		closedir(threads);
}

struct look {
	struct jail_state *state;
	bool on_descriptors;
};

static void count_thread(pid_t process, pid_t thread, const char *folder, void *context)
{
	struct look *look = context;
	struct jail_state *state = look->state;

	/* Which ones there are, as a number. */
	state->threads = (state->threads ^ (uint64_t)thread) * UINT64_C(0x100000001b3);
	switch (look_at_thread(process, folder, state)) {
	case TIMED:
		state->waits = false;
		break;
	case ON_DESCRIPTORS:
		look->on_descriptors = true;
		break;
	case UNTIMED:
		break;
	}
}

static void look_at_process(pid_t process, struct jail_state *state)
{
	struct look look = { state, false };

	visit_threads(process, count_thread, &look);
	if (state->waits &&
			(has_timer(process) ||
					(look.on_descriptors && has_timer_descriptor(process))))
		state->waits = false;
}

/* Is it not on its way out? */
static void see_life(pid_t process, pid_t thread, const char *folder, void *context)
{
	char path[PATH_OF_THREAD + 16], text[512], letter;
	bool *lives = context;
	unsigned flags;
	const char *at;

	(void)process, (void)thread;
	snprintf(path, sizeof path, "%s/stat", folder);
	if (jail_read_text(path, text, sizeof text))
		return;
	at = strrchr(text, ')');
	if (at && sscanf(at + 1, " %c %*d %*d %*d %*d %*d %u", &letter, &flags) == 2)
		*lives |= letter != 'Z' && letter != 'X' && !(flags & PF_EXITING);
}

/* --- The run ------------------------------------------------------------------------------------ */

static void look_at_all(const struct run *run, struct jail_state *state)
{
	DIR *processes = run->spawner->bare ? NULL : opendir("/proc");
	const struct dirent *entry;

	state->sleeps = state->waits = true;
	if (!processes)
		look_at_process(jail_number_in_proc(run), state);
	while (processes && (entry = readdir(processes))) {
		const pid_t process = atoi(entry->d_name);

		/* Init waits for its children. */
		if (process > 1)
			look_at_process(process, state);
	}
	if (processes)
		closedir(processes);
	if (state->hidden)
		state->sleeps = state->waits = false;
}

static void look_as(uid_t uid)
{
	setfsgid(uid);
	setfsuid(uid);
}

/*
 * Root that may not trace others' processes may still look at those of a uid that it has itself.  Whoever
 * changes that is dumpable again, and has no death signal.
 */
static void look_as_program(const struct run *run, struct jail_state *state)
{
	look_as(run->uid);
	look_at_all(run, state);
	look_as(0);
	if (prctl(PR_SET_DUMPABLE, 0) || jail_die_with_parent() || getppid() != run->spawner->self)
		_exit(1);
}

static void look(const struct run *run, struct jail_state *state)
{
	const bool borrows = run->spawner->bare && run->spawner->root;

	memset(state, 0, sizeof *state);
	/* Without namespaces, only a compiler has children, and nobody talks to one. */
	if (run->spawner->bare && jail_may_fork(run))
		state->hidden = true;
	else
		look_at_all(run, state);
	if (state->hidden && borrows) {
		memset(state, 0, sizeof *state);
		look_as_program(run, state);
	}
	visit_threads(jail_number_in_proc(run), see_life, &state->lives);
}

bool jail_answer(const struct run *run)
{
	struct jail_state state;
	struct iovec bytes = { &state, sizeof state };
	char byte;

	if (recv(run->report, &byte, 1, MSG_DONTWAIT) != 1)
		return false;
	look(run, &state);
	jail_send(run->report, &bytes, 1, NULL, 0);
	return true;
}

bool jail_waits(const struct run *run)
{
	struct jail_state state;

	look(run, &state);
	return state.waits;
}
