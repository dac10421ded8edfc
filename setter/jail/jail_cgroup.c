/*
 * jail_cgroup.c - cgroups of both versions, with plain files.
 *
 * Version 1 wants the controllers memory, pids and cpuacct, each where it is mounted.  The
 * program enters by its own hand, through "tasks": a thread that moves itself needs no lock
 * over the whole machine, which would cost a run as much as all the rest.
 *
 * Version 2 wants memory and pids handed down to the place.  A group with processes in it
 * cannot hand them down, so the place is our own group only if it was set up for that;
 * otherwise the nearest one above that hands them down already.
 */
#define _GNU_SOURCE
#include "jail/jail_cgroup.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "jail/jail_internal.h"

#define PREFIX "jail-"
/* What an empty group has charged to it: the kernel counts in batches. */
#define LEFT_BYTES (2 << 20)

const struct cgroup_sources cgroup_sources_here = { "/proc/self/mountinfo", "/proc/self/cgroup" };

/* --- Files -------------------------------------------------------------------------------- */

static int read_at(int folder, const char *name, char *text, size_t size)
{
	const int fd = openat(folder, name, O_RDONLY | O_CLOEXEC);
	ssize_t length = -1;

	if (fd < 0)
		return -1;
	length = read(fd, text, size - 1);
	close(fd);
	text[length < 0 ? 0 : length] = '\0';
	return length < 0 ? -1 : 0;
}

static int write_number_at(int folder, const char *name, int64_t number)
{
	char text[32];

	snprintf(text, sizeof text, "%lld", (long long)number);
	return jail_write_at(folder, name, text);
}

/* Is it one of the words of a list? */
static bool has_word(const char *list, const char *word, const char *separators)
{
	const size_t length = strlen(word);

	while (*list) {
		const size_t n = strcspn(list, separators);

		if (n == length && !strncmp(list, word, n))
			return true;
		list += n + (list[n] != '\0');
	}
	return false;
}

/* --- Where we are --------------------------------------------------------------------------- */

/* The line of /proc/self/cgroup for a controller ("": version 2), cut down to its path. */
static int own_path(const char *own, const char *controller, char *path)
{
	char line[PATH_MAX + 64];
	FILE *lines = fopen(own, "re");
	int rc = -1;

	if (!lines)
		return -1;
	while (rc && fgets(line, sizeof line, lines)) {
		char *names = strchr(line, ':'), *end = names ? strchr(names + 1, ':') : NULL;

		if (!end)
			continue;
		*end = '\0';
		end[1 + strcspn(end + 1, "\n")] = '\0';
		if (*controller ? has_word(names + 1, controller, ",") : !names[1]) {
			snprintf(path, PATH_MAX, "%s", end + 1);
			rc = 0;
		}
	}
	fclose(lines);
	return rc;
}

/* mountinfo: "ID PARENT DEV ROOT POINT OPTIONS ... - TYPE SOURCE SUPER" */
struct mount_line {
	char root[PATH_MAX], point[PATH_MAX], type[32], super[512];
};

static bool parse_mount(const char *line, struct mount_line *m)
{
	const char *dash = strstr(line, " - ");

	return dash && sscanf(line, "%*s %*s %*s %4095s %4095s", m->root, m->point) == 2 &&
			sscanf(dash, " - %31s %*s %511s", m->type, m->super) == 2;
}

static int mount_of(const char *mounts, const char *controller, struct mount_line *m)
{
	char line[2 * PATH_MAX + 1024];
	FILE *lines = fopen(mounts, "re");
	int rc = -1;

	if (!lines)
		return -1;
	while (rc && fgets(line, sizeof line, lines))
		if (parse_mount(line, m) &&
				(*controller ? !strcmp(m->type, "cgroup") &&
										has_word(m->super,
												controller,
												",")
					     : !strcmp(m->type, "cgroup2")))
			rc = 0;
	fclose(lines);
	return rc;
}

/* Our own folder in the hierarchy of a controller, as a path. */
static int own_folder(const struct cgroup_sources *from, const char *controller, char *folder,
		size_t size)
{
	struct mount_line m;
	char path[PATH_MAX];
	size_t skip;

	if (mount_of(from->mounts, controller, &m) || own_path(from->own, controller, path))
		return -1;
	/* A container may see a part of the tree only. */
	skip = strcmp(m.root, "/") ? strlen(m.root) : 0;
	if (strncmp(path, m.root, skip) || strstr(path, "/.."))
		return -1;
	return (size_t)snprintf(folder, size, "%s%s", m.point, path + skip) < size ? 0 : -1;
}

static int open_folder(const char *path)
{
	return open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
}

/* --- Names, and groups of the dead ------------------------------------------------------------ */

/* When a process started, in clock ticks since boot: with the pid, it names one for ever. */
static unsigned long long start_time(pid_t pid)
{
	char path[64], text[1024];
	const char *after;
	unsigned long long ticks = 0;

	snprintf(path, sizeof path, "/proc/%d/stat", (int)pid);
	if (read_at(AT_FDCWD, path, text, sizeof text))
		return 0;
	/* The name may hold anything; the last ')' ends it.  Field 22, the 20th after it. */
	after = strrchr(text, ')');
	for (int field = 0; after && field < 20; field++)
		after = strchr(after + 1, ' ');
	return after && sscanf(after, "%llu", &ticks) == 1 ? ticks : 0;
}

static bool is_of_the_dead(const char *name)
{
	unsigned long long ticks;
	int pid, slot;

	return sscanf(name, PREFIX "%d-%llu-%d", &pid, &ticks, &slot) == 3 &&
			start_time(pid) != ticks;
}

static void sweep_folder(int place)
{
	const int fd = openat(place, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	DIR *entries = fd < 0 ? NULL : fdopendir(fd);
	const struct dirent *entry;

	if (!entries) {
		if (fd >= 0)
			close(fd);
		return;
	}
	while ((entry = readdir(entries)))
		if (is_of_the_dead(entry->d_name))
			unlinkat(place, entry->d_name, AT_REMOVEDIR);
	closedir(entries);
}

void cgroups_sweep(const struct cgroups *groups)
{
	const int places = groups->version == JAIL_CGROUP_V1 ? CGROUP_CONTROLLERS : 1;

	for (int i = 0; groups->version != JAIL_RLIMIT && i < places; i++)
		sweep_folder(groups->place[i]);
}

static void slot_name(const struct cgroups *groups, int slot, char *name, size_t size)
{
	snprintf(name, size, "%s%d", groups->name, slot);
}

/* The last process may be on its way out still. */
static void remove_slot(int place, const char *name)
{
	for (int tries = 0; tries < 50; tries++) {
		if (!unlinkat(place, name, AT_REMOVEDIR) || errno != EBUSY)
			return;
		usleep(1000);
	}
}

void cgroups_remove(const struct cgroups *groups, int slots)
{
	const int places = groups->version == JAIL_CGROUP_V1 ? CGROUP_CONTROLLERS : 1;

	for (int i = 0; groups->version != JAIL_RLIMIT && i < places; i++)
		for (int slot = 0; slot < slots; slot++) {
			char name[80];

			slot_name(groups, slot, name, sizeof name);
			remove_slot(groups->place[i], name);
		}
}

/* --- Finding a place ---------------------------------------------------------------------------- */

static void close_places(struct cgroups *groups)
{
	for (int i = 0; i < CGROUP_CONTROLLERS; i++) {
		if (groups->place[i] >= 0)
			close(groups->place[i]);
		groups->place[i] = -1;
	}
}

static bool hands_down(int folder)
{
	char list[512];

	return !read_at(folder, "cgroup.subtree_control", list, sizeof list) &&
			has_word(list, "memory", " \n") && has_word(list, "pids", " \n");
}

/* Can a program get in there?  Tried in a process of its own, which ends with it. */
static int try_slot(const struct cgroups *groups, char *why)
{
	const struct jail_limits limits = { .memory_bytes = 64 << 20, .processes = 8 };
	int status = -1;
	const pid_t pid = fork();

	if (!pid) {
		struct cgroup group;

		if (cgroup_open(&group, groups, 0, &limits, why))
			_exit(1);
		_exit(cgroup_enter(&group) ? 2 : 0);
	}
	if (pid > 0)
		while (waitpid(pid, &status, 0) < 0 && errno == EINTR)
			;
	if (status)
		snprintf(why, JAIL_MESSAGE_MAX,
				"a group can be neither made nor entered: not permitted");
	return status ? -1 : 0;
}

static int find_version_2(struct cgroups *groups, const struct cgroup_sources *from, char *why)
{
	char folder[2 * PATH_MAX];
	struct mount_line m;

	if (mount_of(from->mounts, "", &m) || own_folder(from, "", folder, sizeof folder)) {
		snprintf(why, JAIL_MESSAGE_MAX, "no cgroup2 is mounted");
		return -1;
	}
	snprintf(why, JAIL_MESSAGE_MAX, "no group above '%.150s' hands down memory and pids",
			folder);
	groups->version = JAIL_CGROUP_V2;
	while (strlen(folder) >= strlen(m.point)) {
		char *slash = strrchr(folder, '/');

		groups->place[0] = open_folder(folder);
		if (groups->place[0] >= 0) {
			if (!hands_down(groups->place[0]))
				jail_write_at(groups->place[0], "cgroup.subtree_control",
						"+memory +pids");
			if (hands_down(groups->place[0]) && !try_slot(groups, why))
				return 0;
			close_places(groups);
		}
		if (!slash)
			break;
		*slash = '\0';
	}
	groups->version = JAIL_RLIMIT;
	return -1;
}

static int find_version_1(struct cgroups *groups, const struct cgroup_sources *from, char *why)
{
	static const char *const controllers[] = { "memory", "pids", "cpuacct" };
	char folder[2 * PATH_MAX];

	groups->version = JAIL_CGROUP_V1;
	for (int i = 0; i < CGROUP_CONTROLLERS; i++) {
		if (!own_folder(from, controllers[i], folder, sizeof folder))
			groups->place[i] = open_folder(folder);
		if (groups->place[i] < 0) {
			snprintf(why, JAIL_MESSAGE_MAX, "no controller '%s'", controllers[i]);
			goto none;
		}
	}
	if (!try_slot(groups, why))
		return 0;
none:
	close_places(groups);
	groups->version = JAIL_RLIMIT;
	return -1;
}

int cgroups_find(struct cgroups *groups, const struct cgroup_sources *from, char *why)
{
	char version_1[JAIL_MESSAGE_MAX], version_2[JAIL_MESSAGE_MAX];

	for (int i = 0; i < CGROUP_CONTROLLERS; i++)
		groups->place[i] = -1;
	snprintf(groups->name, sizeof groups->name, PREFIX "%d-%llu-", (int)getpid(),
			start_time(getpid()));
	if (!find_version_2(groups, from, version_2) || !find_version_1(groups, from, version_1))
		return 0;
	snprintf(why, JAIL_MESSAGE_MAX, "v2: %.100s; v1: %.100s", version_2, version_1);
	return -1;
}

/* --- One run ---------------------------------------------------------------------------------- */

static int make_slot(int place, const char *name)
{
	remove_slot(place, name);
	if (mkdirat(place, name, 0755) && errno != EEXIST)
		return -1;
	return openat(place, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
}

/* "SLOT/FILE" below a place. */
struct slot_file {
	char s[128];
};

static struct slot_file slot_file(const struct cgroups *groups, int slot, const char *file)
{
	struct slot_file path;
	char name[80];

	slot_name(groups, slot, name, sizeof name);
	snprintf(path.s, sizeof path.s, "%s/%s", name, file);
	return path;
}

/* The limit without swap may not be above the one with it: lower it first, raise it last. */
static int limit_memory_1(const struct cgroups *groups, int slot, int64_t bytes)
{
	const int place = groups->place[CGROUP_MEMORY];
	const struct slot_file limit = slot_file(groups, slot, "memory.limit_in_bytes"),
			       swap = slot_file(groups, slot, "memory.memsw.limit_in_bytes");
	const bool counts_swap = !faccessat(place, swap.s, F_OK, 0);
	const bool lowered = !write_number_at(place, limit.s, bytes);

	if (counts_swap && write_number_at(place, swap.s, bytes))
		return -1;
	return lowered ? 0 : write_number_at(place, limit.s, bytes);
}

static int limit_memory_2(const struct cgroups *groups, int slot, int64_t bytes)
{
	const int place = groups->place[0];
	const struct slot_file swap = slot_file(groups, slot, "memory.swap.max");

	if (write_number_at(place, slot_file(groups, slot, "memory.max").s, bytes))
		return -1;
	return faccessat(place, swap.s, F_OK, 0) ? 0 : jail_write_at(place, swap.s, "0");
}

int cgroup_limit(const struct cgroups *groups, int slot, const struct jail_limits *limits,
		char *why)
{
	const bool one = groups->version == JAIL_CGROUP_V1;
	const char *what = NULL;

	if (one ? limit_memory_1(groups, slot, limits->memory_bytes)
		: limit_memory_2(groups, slot, limits->memory_bytes))
		what = "limiting the memory of a cgroup";
	else if (write_number_at(groups->place[one ? CGROUP_PIDS : 0],
				 slot_file(groups, slot, "pids.max").s, limits->processes))
		what = "limiting the processes of a cgroup";
	if (what)
		jail_say_why(why, what, errno);
	return what ? -1 : 0;
}

static int open_files(struct cgroup *group, const int *folder)
{
	const bool one = group->version == JAIL_CGROUP_V1;
	const char *peak = one ? "memory.max_usage_in_bytes" : "memory.peak";
	const int read_only = O_RDONLY | O_CLOEXEC, write_only = O_WRONLY | O_CLOEXEC;

	for (int i = 0; i < CGROUP_CONTROLLERS; i++) {
		group->enter[i] = openat(folder[one ? i : 0], one ? "tasks" : "cgroup.procs",
				write_only);
		if (group->enter[i] < 0)
			return -1;
	}
	group->cpu = openat(folder[one ? CGROUP_CPU : 0], one ? "cpuacct.usage" : "cpu.stat",
			read_only);
	group->oom = openat(folder[0], one ? "memory.oom_control" : "memory.events", read_only);
	group->members = openat(folder[one ? CGROUP_PIDS : 0], "cgroup.procs", read_only);
	group->usage = openat(folder[0], one ? "memory.usage_in_bytes" : "memory.current",
			read_only);
	group->kill = one ? -1 : openat(folder[0], "cgroup.kill", write_only);
	group->count = openat(folder[one ? CGROUP_PIDS : 0], "pids.current", read_only);
	group->peak = openat(folder[0], peak, O_RDWR | O_CLOEXEC);
	if (group->peak < 0)
		group->peak = openat(folder[0], peak, read_only);
	group->files = openat(folder[0], "memory.stat", read_only);
	group->kernel = one
			? openat(folder[0], "memory.kmem.max_usage_in_bytes", O_RDWR | O_CLOEXEC)
			: -1;
	return group->cpu < 0 || group->oom < 0 || group->members < 0 || group->usage < 0 ? -1 : 0;
}

/* The number after a key at the beginning of a line; "": the first. */
static int read_number(int fd, const char *key, int64_t *number)
{
	char text[1024];
	const ssize_t length = pread(fd, text, sizeof text - 1, 0);
	const char *line = text;

	if (length < 0)
		return -1;
	text[length] = '\0';
	while (strncmp(line, key, strlen(key))) {
		line = strchr(line, '\n');
		if (!line) {
			errno = ENODATA;
			return -1;
		}
		line++;
	}
	*number = strtoll(line + strlen(key), NULL, 10);
	return 0;
}

/* A kernel that cannot forget the peak is believed as long as there was none. */
static bool forget_peak(const struct cgroup *group)
{
	int64_t bytes;

	if (group->peak < 0 || group->files < 0)
		return false;
	if (pwrite(group->peak, "0", 1, 0) != 1 || pwrite(group->kernel, "0", 1, 0) != 1)
		errno = 0; /* what it is now decides */
	return !read_number(group->peak, "", &bytes) && bytes <= LEFT_BYTES;
}

int cgroup_restart(struct cgroup *group, char *why)
{
	group->cpu_before_us = group->oom_before = 0;
	if (!cgroup_is_empty(group)) {
		jail_say_why(why, "a cgroup is not empty", EBUSY);
		return -1;
	}
	if (cgroup_cpu_us(group, &group->cpu_before_us) ||
			cgroup_oom_kills(group, &group->oom_before)) {
		jail_say_why(why, "reading the counters of a cgroup", errno);
		return -1;
	}
	group->peak_is_known = forget_peak(group);
	return 0;
}

void cgroup_close(struct cgroup *group)
{
	const int fds[] = { group->enter[0], group->enter[1], group->enter[2], group->cpu,
		group->oom, group->members, group->usage, group->kill, group->count, group->peak,
		group->files, group->kernel };

	for (size_t i = 0; i < sizeof fds / sizeof *fds; i++)
		if (fds[i] >= 0)
			close(fds[i]);
}

int cgroup_open(struct cgroup *group, const struct cgroups *groups, int slot,
		const struct jail_limits *limits, char *why)
{
	const int places = groups->version == JAIL_CGROUP_V1 ? CGROUP_CONTROLLERS : 1;
	int folder[CGROUP_CONTROLLERS] = { -1, -1, -1 }, rc = 0;
	char name[80];

	*group = (struct cgroup){ .version = groups->version,
		.enter = { -1, -1, -1 },
		.cpu = -1,
		.oom = -1,
		.members = -1,
		.usage = -1,
		.kill = -1,
		.count = -1,
		.peak = -1,
		.files = -1,
		.kernel = -1 };
	slot_name(groups, slot, name, sizeof name);
	for (int i = 0; !rc && i < places; i++) {
		folder[i] = make_slot(groups->place[i], name);
		if (folder[i] < 0) {
			jail_say_why(why, "making a cgroup", errno);
			rc = -1;
		}
	}
	if (!rc)
		rc = cgroup_limit(groups, slot, limits, why);
	if (!rc && open_files(group, folder)) {
		jail_say_why(why, "opening the files of a cgroup", errno);
		rc = -1;
	}
	if (!rc)
		rc = cgroup_restart(group, why);
	if (rc)
		cgroup_close(group);
	for (int i = 0; i < places; i++)
		if (folder[i] >= 0)
			close(folder[i]);
	return rc;
}

int cgroup_enter(const struct cgroup *group)
{
	const int places = group->version == JAIL_CGROUP_V1 ? CGROUP_CONTROLLERS : 1;

	for (int i = 0; i < places; i++)
		if (write(group->enter[i], "0", 1) != 1)
			return -1;
	return 0;
}

int cgroup_cpu_us(const struct cgroup *group, int64_t *us)
{
	int64_t value;

	if (read_number(group->cpu, group->version == JAIL_CGROUP_V1 ? "" : "usage_usec ", &value))
		return -1;
	*us = (group->version == JAIL_CGROUP_V1 ? value / 1000 : value) - group->cpu_before_us;
	return 0;
}

int cgroup_oom_kills(const struct cgroup *group, int64_t *kills)
{
	int64_t value;

	if (read_number(group->oom, "oom_kill ", &value))
		return -1;
	*kills = value - group->oom_before;
	return 0;
}

/* The kernel's own: its peak, or where that is not to be had, what is left of it. */
static int64_t kernel_bytes(const struct cgroup *group)
{
	int64_t bytes;
	const int rc = group->version == JAIL_CGROUP_V1
			? read_number(group->kernel, "", &bytes)
			: read_number(group->files, "kernel ", &bytes);

	return rc ? 0 : bytes;
}

int64_t cgroup_peak_kib(const struct cgroup *group)
{
	int64_t peak, files;

	if (!group->peak_is_known || read_number(group->peak, "", &peak) ||
			read_number(group->files,
					group->version == JAIL_CGROUP_V1 ? "cache " : "file ",
					&files))
		return 0;
	files += kernel_bytes(group);
	return peak > files ? (peak - files) / 1024 : 0;
}

void cgroup_kill(const struct cgroup *group)
{
	if (group->kill >= 0 && write(group->kill, "1", 1) != 1)
		return; /* whether it is empty is looked at in any case */
}

bool cgroup_is_empty(const struct cgroup *group)
{
	char byte;

	return pread(group->members, &byte, 1, 0) == 0;
}

bool cgroup_is_clean(const struct cgroup *group)
{
	int64_t bytes;

	return !read_number(group->usage, "", &bytes) && bytes <= LEFT_BYTES;
}

bool cgroup_counts_nobody(const struct cgroup *group)
{
	int64_t count;

	return group->count >= 0 && !read_number(group->count, "", &count) && count == 0;
}
