/*
 * jail_descendants.c - the processes of a run, where no namespace holds them together.
 *
 * The keeper is a subreaper: whatever loses its parent becomes its child.  So the tree below it
 * is all that there is of a run, and when it has no child left, the run is over.  What lists
 * the tree is not exact while processes come and go; so whoever kills goes on until none is left.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <linux/capability.h>

#include "jail/jail_internal.h"

/* --- Uids --------------------------------------------------------------------------------------- */

/*
 * Nobody hands out those from FIRST to 2^31, neither systemd nor subuid.  A container that has fewer
 * has those that no package and no service gets.  They are drawn, because a number that is made
 * from a process's own, or is fixed, is the same one in another container.
 */
#define DRAWS 64
static const struct jail_ids candidates[] = { { 0x70000000U, 0x10000000U }, { 20000, 40000 } };

static unsigned long least(unsigned long a, unsigned long b)
{
	return a < b ? a : b;
}

/* The longest part of the range that the map has; a machine without such maps has all. */
static struct jail_ids mapped_part(const char *map, struct jail_ids range)
{
	unsigned long first, outside, length;
	const unsigned long end = (unsigned long)range.first + range.count;
	struct jail_ids longest = { 0, 0 };
	FILE *file = fopen(map, "re");

	if (!file)
		return range;
	while (fscanf(file, "%lu %lu %lu", &first, &outside, &length) == 3) {
		const unsigned long from = first > range.first ? first : range.first;
		const unsigned long to = least(first + length, end);

		if (to > from && to - from > longest.count)
			longest = (struct jail_ids){ (uid_t)from, (uid_t)(to - from) };
	}
	fclose(file);
	return longest;
}

struct jail_ids jail_find_ids(void)
{
	struct jail_ids found = { 0, 0 };

	for (size_t i = 0; !found.count && i < sizeof candidates / sizeof *candidates; i++)
		found = mapped_part("/proc/self/gid_map",
				mapped_part("/proc/self/uid_map", candidates[i]));
	return found;
}

/* To become another one, to give files away and take them back, and to kill whoever got them. */
bool jail_gives_uids(struct jail_ids ids)
{
	static const int needed[] = { CAP_SETUID, CAP_SETGID, CAP_CHOWN, CAP_FOWNER,
		CAP_DAC_OVERRIDE, CAP_KILL };
	struct __user_cap_header_struct header = { .version = _LINUX_CAPABILITY_VERSION_3 };
	struct __user_cap_data_struct has[2] = { { 0 } };
	bool all = !geteuid() && ids.count && !syscall(SYS_capget, &header, has);

	for (size_t i = 0; i < sizeof needed / sizeof *needed; i++)
		all = all && (has[0].effective & 1U << needed[i]);
	return all;
}

/* As far as we can see: in other containers may be others. */
static bool is_taken(uid_t first, uid_t count)
{
	for (uid_t i = 0; i < count; i++) {
		errno = 0;
		if (getpriority(PRIO_USER, first + i) != -1 || errno != ESRCH)
			return true;
	}
	return false;
}

int jail_draw_id(struct jail_ids from, uid_t together, uid_t *id)
{
	uint32_t drawn;

	for (int tries = 0; tries < DRAWS && from.count >= together; tries++) {
		if (getrandom(&drawn, sizeof drawn, 0) != sizeof drawn)
			return -1;
		*id = from.first + drawn % (from.count - together + 1);
		if (!is_taken(*id, together))
			return 0;
	}
	errno = EUSERS;
	return -1;
}

/* --- The tree ----------------------------------------------------------------------------------- */

static void visit_tree(pid_t parent, jail_visit *see, void *context);

static void visit_children_of_thread(pid_t process, pid_t thread, jail_visit *see, void *context,
		bool below_too)
{
	char path[64];
	FILE *list;
	int child;

	snprintf(path, sizeof path, "/proc/%d/task/%d/children", (int)process, (int)thread);
	list = fopen(path, "re");
	while (list && fscanf(list, "%d", &child) == 1) {
		see(child, context);
		if (below_too)
			visit_tree(child, see, context);
	}
	if (list)
		fclose(list);
}

/* Parents before children. */
static void visit_tree(pid_t parent, jail_visit *see, void *context)
{
	char path[32];
	DIR *threads;
	const struct dirent *entry;

	snprintf(path, sizeof path, "/proc/%d/task", (int)parent);
	threads = opendir(path);
	while (threads && (entry = readdir(threads)))
		if (atoi(entry->d_name) > 0)
			visit_children_of_thread(parent, atoi(entry->d_name), see, context, true);
	if (threads)
		closedir(threads);
}

void jail_visit_descendants(jail_visit *see, void *context)
{
	visit_tree(getpid(), see, context);
}

/* --- Counting ------------------------------------------------------------------------------------- */

int jail_read_text(const char *path, char *text, size_t size)
{
	const int fd = open(path, O_RDONLY | O_CLOEXEC);
	const ssize_t length = fd < 0 ? -1 : read(fd, text, size - 1);

	if (fd >= 0)
		close(fd);
	text[length < 0 ? 0 : length] = '\0';
	return length < 0 ? -1 : 0;
}

long jail_number_after(const char *text, const char *name)
{
	const char *at = strstr(text, name);

	return at ? strtol(at + strlen(name), NULL, 10) : 0;
}

long jail_held_kib(const char *status)
{
	return jail_number_after(status, "\nVmRSS:") + jail_number_after(status, "\nVmSwap:") +
			jail_number_after(status, "\nVmPTE:");
}

void jail_read_status(pid_t process, char text[JAIL_STATUS_MAX])
{
	char path[64];
	DIR *threads = NULL;
	const struct dirent *entry;

	snprintf(path, sizeof path, "/proc/%d/status", (int)process);
	if (jail_read_text(path, text, JAIL_STATUS_MAX))
		return;
	snprintf(path, sizeof path, "/proc/%d/task", (int)process);
	if (!jail_held_kib(text) && jail_number_after(text, "\nThreads:") > 1)
		threads = opendir(path);
	while (threads && !jail_held_kib(text) && (entry = readdir(threads))) {
		snprintf(path, sizeof path, "/proc/%d/task/%d/status", (int)process,
				atoi(entry->d_name));
		if (atoi(entry->d_name) > 0)
			jail_read_text(path, text, JAIL_STATUS_MAX);
	}
	if (threads)
		closedir(threads);
}

/* Its name may have blanks and brackets in it, so what follows the last one is looked at. */
static long long ticks_of(pid_t pid)
{
	char path[32], text[1024];
	const char *at;
	long long own[2], waited[2];

	snprintf(path, sizeof path, "/proc/%d/stat", (int)pid);
	if (jail_read_text(path, text, sizeof text))
		return 0;
	at = strrchr(text, ')');
	if (!at ||
			sscanf(at + 1,
					" %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lld %lld %lld "
					"%lld",
					&own[0], &own[1], &waited[0], &waited[1]) != 4)
		return 0;
	return own[0] + own[1] + waited[0] + waited[1];
}

static void add_process(pid_t pid, void *context)
{
	struct jail_crowd *crowd = context;
	char text[JAIL_STATUS_MAX];

	jail_read_status(pid, text);
	crowd->ticks += ticks_of(pid);
	crowd->threads += jail_number_after(text, "\nThreads:");
	crowd->kib += jail_held_kib(text);
}

void jail_count_descendants(struct jail_crowd *crowd)
{
	*crowd = (struct jail_crowd){ 0, 0, 0 };
	jail_visit_descendants(add_process, crowd);
}

/* "0.20 0.18 0.12 1/80 11206": of 80, one runs. */
long jail_count_everybody(void)
{
	char text[128];

	return jail_read_text("/proc/loadavg", text, sizeof text) ? 0
								  : jail_number_after(text, "/");
}

/* --- Killing ---------------------------------------------------------------------------------------- */

/* Whoever can start no process more cannot outrun us. */
static void end_process(pid_t pid, void *context)
{
	static const struct rlimit none = { 0, 0 };

	(void)context;
	if (prlimit(pid, RLIMIT_NPROC, &none, NULL) && errno == ESRCH)
		return;
	kill(pid, SIGKILL);
}

void jail_kill_descendants(void)
{
	jail_visit_descendants(end_process, NULL);
}

struct spared {
	const pid_t *list;
	size_t count;
};

static void end_unless_spared(pid_t pid, void *context)
{
	const struct spared *spared = context;

	for (size_t i = 0; i < spared->count; i++)
		if (spared->list[i] == pid)
			return;
	end_process(pid, NULL);
}

void jail_kill_children_but(const pid_t *list, size_t count)
{
	struct spared spared = { list, count };

	visit_children_of_thread(getpid(), getpid(), end_unless_spared, &spared, false);
}

/* In one call, which no fork can outrun.  Returns -1 if there can be no process to do it. */
int jail_kill_uid(uid_t uid)
{
	const pid_t pid = fork();

	if (!pid) {
		if (setgroups(0, NULL) || setresgid(uid, uid, uid) || setresuid(uid, uid, uid))
			_exit(1);
		kill(-1, SIGKILL);
		_exit(0);
	}
	while (pid > 0 && waitpid(pid, NULL, 0) < 0 && errno == EINTR)
		;
	return pid > 0 ? 0 : -1;
}
