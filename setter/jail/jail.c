/*
 * jail.c - the processes of a run, from clone to exec and to the last reaped child.
 *
 * Theory of operation
 * ===================
 *
 * Processes.  The judge may be of any size; it starts a spawner once, by exec, so that this
 * one is small (a child inherits its parent's peak memory as its own), with a clean
 * environment and no foreign descriptor.  It is a program of its own, because a run forks it
 * three times, and the driver with all its libraries would cost three times as much; but the
 * driver carries it inside (jail_image.c), so that there is one binary to copy.  For every run:
 *
 *     judge -- socket --> spawner
 *                           fork -> keeper     outside the run's pid namespace
 *                                     fork -> init      its pid 1: reaps, and dies with all
 *                                     fork -> program   its pid 2, until exec our code
 *
 * The keeper is the program's parent, so it gets the exact status and rusage; but it is
 * invisible from inside, and cannot be traced, signalled or waited for.  It makes the mount
 * tree, watches the limits, and kills by killing init, which takes every process of the
 * namespace along.  Then it reaps until there is no child left, and only then looks at counters
 * and files.  Init is not dumpable and has no descriptors and no capabilities: the program
 * shares a uid with it but can do nothing to it.
 *
 * Who dies with whom.  The spawner gets SIGTERM when the judge dies and also sees the socket
 * close; it kills its keepers, waits, and removes the cgroups.  Keepers get SIGKILL when the
 * spawner dies, and stop when the judge closes the result's socket; init and the program
 * get SIGKILL when the keeper dies.  A death signal is forgotten when credentials change,
 * so it is set after the last change, and then it is checked that the parent is still there.
 *
 * Series.  Of a job that says so, the keeper stays after a run that left nothing: no process in
 * the cgroup, and nothing that ever was in the box.  It sends the result, waits for the next input,
 * and starts the program again, or another one of those that the jail was made with.  If anything
 * may have changed, the series ends, and the next run gets a jail of its own.  What a program sees
 * is the same in every run of a series and in a jail of its own: its number and those of its
 * threads are set (for which the keeper has one capability left), its outputs are opened again.
 *
 * Privileges.  Root: the keeper opens what it needs, becomes a uid that owns nothing, and
 * then makes a user namespace in which this uid is 1000.  Ordinary user: the spawner already
 * lives in a user namespace of its own, and the keeper makes another one in it.  From there on
 * both are the same: capabilities over the run's own namespaces, none over the machine.
 * Where root has no user namespaces, the keeper stays root up to the last mount, and init and
 * program change their uid for good.  The network namespace is the spawner's, empty, and shared by all
 * runs: sockets cannot be made anyway, and an own one would cost as much as everything else.
 *
 * Files.  The tree is a clone of the spawner's template (jail_root.c).  Whatever else of the
 * machine a run may see is cloned by open_tree before privileges are dropped, made read-only,
 * and attached.  Standard input is opened on such a clone that is attached nowhere: however the
 * program reopens it, the mount is read-only; if it is short, it is a sealed copy, as in a
 * series.  Output is opened again on such a clone, too, a writable one: so the program shares no
 * flag and no offset with the judge, and no name tells which test it is.  It may open it by name
 * too (/dev/stdout), so it owns it while it runs, and the judge takes it back.  Landlock, where
 * the kernel has it, is a second lock.
 *
 * Without namespaces, as in most containers, Landlock holds the program alone (level landlock).
 * There is no init; the keeper is a subreaper, so that no process leaves the tree below it.
 *
 *     files      Landlock refuses every path but those of the system that programs need and the
 *                run's own folder.  That has copies under neutral names (jail_bare.c), and
 *                the outputs, which the keeper copies to the judge's when all is dead; the input is
 *                a copy in memory that is sealed.  In a run the box
 *                is read-only, but for the files that are fetched: nothing there would limit
 *                what is written.
 *     looking    Landlock does not refuse to ask for names, sizes and times.  Root's program has
 *                a uid of its own, which folders of mode 0700 keep out; an ordinary user's
 *                has the judge's, and sees them.
 *     others     The filter lets a program signal itself only, by the number that it has after
 *                fork; a compiler's children cannot signal.  It also refuses what the owner of a file
 *                or process may do to it.  Root's uid is drawn for each run, from all that there are:
 *                another judge, in another container, has another one.
 *     processes  A program has one.  A compiler's are killed by kill(-1) as their uid, which no
 *                fork can outrun; under the judge's own uid the tree is walked, again and
 *                again.  When the keeper has no child left, the run has no process left.
 *     limits     Memory, threads and a compiler's time are watched, every WATCH_MS.
 *
 * The keeper stays who it is, because it has to kill and to remove.  Level unsafe is the same without
 * Landlock, with a box that can be written: nothing keeps a program from the machine's files.
 *
 * Errors.  Every step up to exec either works or ends the run, with the step's name, as
 * JAIL_BROKEN.  The program's side tells by a pipe that exec closes, never by an exit code; a
 * message READY is the last thing before exec, so that a death before it is a failure of ours.
 * No step allocates memory.
 *
 * Measuring.  With cgroups, processor time is what all processes used.  The peak is the largest
 * resident size in both cases: that of a cgroup is coarse, and counts files and tables.  But a
 * child without a waiting parent has no rusage, so the cgroup's is taken where it is clearly
 * larger. Without cgroups a program may not fork, so its own rusage is the whole.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <linux/openat2.h>

#include "jail/jail_run.h"

/* By how much a cgroup's peak may be above the resident size, and mean the same; and its grain. */
#define COARSE_KIB (4 << 10)

int64_t jail_microseconds(clockid_t clock)
{
	struct timespec now = { 0, 0 };

	clock_gettime(clock, &now);
	return now.tv_sec * INT64_C(1000000) + now.tv_nsec / 1000;
}

int jail_broken(struct run *run, const char *step)
{
	run->result.ending = JAIL_BROKEN;
	run->result.cause = errno;
	jail_say_why(run->result.message, step, errno);
	return -1;
}

/* --- The end of a run -------------------------------------------------------------------------- */

void jail_kill_all(struct run *run)
{
	if (run->init > 0 && run->init_fd >= 0)
		syscall(SYS_pidfd_send_signal, run->init_fd, SIGKILL, NULL, 0);
	else if (run->init > 0)
		kill(run->init, SIGKILL);
	/* It is not reaped yet, so the pid is still its own. */
	if (run->program > 0)
		kill(run->program, SIGKILL);
	if (run->spawner->bare && jail_may_fork(run) &&
			(!run->spawner->root || jail_kill_uid(run->uid)))
		jail_kill_descendants();
	if (run->cgroup.version != JAIL_RLIMIT)
		cgroup_kill(&run->cgroup);
}

static int64_t used_us(const struct rusage *usage)
{
	return (usage->ru_utime.tv_sec + usage->ru_stime.tv_sec) * INT64_C(1000000) +
			usage->ru_utime.tv_usec + usage->ru_stime.tv_usec;
}

static void count_reaped(struct run *run, pid_t pid, int status, const struct rusage *usage)
{
	/* Init's is that of the orphans, which it inherited. */
	if (usage->ru_maxrss > run->result.memory_kib)
		run->result.memory_kib = usage->ru_maxrss;
	run->result.cpu_us += used_us(usage);
	if (pid != run->program)
		return;
	run->result.cpu_us -= run->cpu_at_exec_us;
	run->result.wall_us = jail_microseconds(CLOCK_MONOTONIC) - run->wall_at_exec_us;
	run->result.ending = WIFEXITED(status) ? JAIL_EXITED : JAIL_SIGNALLED;
	run->result.code = WIFEXITED(status) ? WEXITSTATUS(status) : WTERMSIG(status);
}

/* Every child, whoever it may be: one left over would keep the namespace from ending. */
static void reap_all(struct run *run)
{
	struct rusage usage;
	int status;
	pid_t pid;

	do {
		/* What was somebody else's child a moment ago is ours now. */
		if (run->spawner->bare)
			jail_kill_descendants();
		pid = wait4(-1, &status, __WALL, &usage);
		/* All that are dead, before the tree is walked again: there may be thousands. */
		while (pid > 0) {
			count_reaped(run, pid, status, &usage);
			pid = wait4(-1, &status, __WALL | WNOHANG, &usage);
		}
	} while (!pid || errno == EINTR);
}

/* --- What it used, and what it left ------------------------------------------------------------ */

/* Could they have had more than the limit, because the kernel has a higher one for their output? */
static bool is_above_limit(const struct run *run, int64_t all_kib)
{
	const int64_t limit = run->request->limits.memory_bytes + 2 * run->cgroup.grain;

	return run->output_in_memory && all_kib > limit / 1024;
}

/* What rusage cannot know, the cgroup does, but not to the page. */
static void count_hidden_memory(struct run *run)
{
	const int64_t limit = run->request->limits.memory_bytes / 1024;
	const int64_t seen = run->result.memory_kib, all = cgroup_peak_kib(&run->cgroup);
	const int64_t coarse = seen / 32 + COARSE_KIB + run->cgroup.grain / 1024;

	if (all > seen + coarse && seen < limit)
		run->result.memory_kib = all < limit || is_above_limit(run, all) ? all : limit;
}

int jail_count(struct run *run)
{
	int64_t us, kills;

	run->result.accounting = run->cgroup.version;
	if (run->cgroup.version == JAIL_RLIMIT) {
		run->result.cpu_is_least = jail_may_fork(run);
		return 0;
	}
	if (!cgroup_is_empty(&run->cgroup)) {
		errno = EBUSY;
		return jail_broken(run, "processes are left in the cgroup");
	}
	if (cgroup_cpu_us(&run->cgroup, &us) || cgroup_oom_kills(&run->cgroup, &kills))
		return jail_broken(run, "reading the counters of the cgroup");
	run->result.cpu_us = us;
	run->result.oom = kills > 0;
	count_hidden_memory(run);
	return 0;
}

/* Everything is dead, but what it left is hostile: links, pipes, and names are not followed. */
static int fetch(struct run *run, unsigned short file)
{
	const char *name = jail_string(run->request, file);
	struct open_how how = { .flags = O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY,
		.resolve = RESOLVE_BENEATH | RESOLVE_NO_SYMLINKS | RESOLVE_NO_MAGICLINKS |
				RESOLVE_NO_XDEV };
	struct stat about;
	int fd;

	if (!name)
		return -1;
	fd = (int)syscall(SYS_openat2, run->box, name, &how, sizeof how);
	if (fd < 0) {
		jail_say_why(run->result.message, "it left no file to fetch", errno);
		return -1;
	}
	if (fstat(fd, &about) || !S_ISREG(about.st_mode) || jail_is_untouched(&about) ||
			about.st_size > run->request->limits.output_bytes) {
		jail_say_why(run->result.message, "what it left is not a file, or is too large", 0);
		close(fd);
		return -1;
	}
	return fd;
}

/* All is dead: so they can be taken out, and the names in the box are free again. */
void jail_fetch(struct run *run)
{
	const unsigned short *names = run->request->fetch;

	run->result.fetched = fetch(run, names[0]);
	run->result.fetched_too = fetch(run, names[1]);
	for (int i = 0; i < JAIL_FETCHED_MAX; i++)
		if (names[i])
			unlinkat(run->box, jail_string(run->request, names[i]), 0);
}

/* Of a run that is the last one in this jail, its outputs too. */
static int descriptors_to_send(const struct run *run, int *fds)
{
	const int outputs[JAIL_OUTPUTS] = { run->out, run->err };
	int count = 0;

	if (run->result.fetched >= 0)
		fds[count++] = run->result.fetched;
	if (run->result.fetched_too >= 0)
		fds[count++] = run->result.fetched_too;
	for (int i = 0; i < JAIL_OUTPUTS && !run->result.again; i++)
		if (run->owner[i].uid != JAIL_SAME_OWNER)
			fds[count++] = outputs[i];
	return count;
}

void jail_send_result(const struct run *run)
{
	const struct jail_owner nothing_changed[JAIL_OUTPUTS] = { { .uid = JAIL_SAME_OWNER },
		{ .uid = JAIL_SAME_OWNER } };
	struct iovec parts[] = { { (void *)&run->result, sizeof run->result },
		{ (void *)(run->result.again ? nothing_changed : run->owner), sizeof run->owner } };
	int fds[JAIL_FDS_MAX];
	const int count = descriptors_to_send(run, fds);

	jail_send(run->report, parts, 2, fds, count);
}

/* --- From the first step to the last ----------------------------------------------------------- */

static int remove_place(struct run *run)
{
	if (!*run->place || !jail_remove_folder(run->place))
		return 0;
	return jail_broken(run, "removing the box");
}

_Noreturn void jail_keep(struct run *run)
{
	bool works = !jail_set_up(run);
	char message[JAIL_MESSAGE_MAX];

	if (works) {
		jail_watch(run);
		works = jail_run_series(run);
	}
	memcpy(message, run->result.message, sizeof message);
	jail_kill_all(run);
	reap_all(run);
	if (!works) {
		run->result.ending = JAIL_BROKEN;
		memcpy(run->result.message, message, sizeof message);
	} else if (!jail_count(run) && !jail_bring_outputs(run) && !jail_restore_modes(run) &&
			run->result.fetched < 0 && run->result.fetched_too < 0) {
		jail_fetch(run);
	}
	remove_place(run);
	jail_send_result(run);
	_exit(0);
}
