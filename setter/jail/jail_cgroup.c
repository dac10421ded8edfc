/*
 * jail_cgroup.c - the cgroup of one run, of both versions, with plain files.
 */
#define _GNU_SOURCE
#include "jail/jail_cgroup.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "jail/jail_internal.h"

/* What an empty group may have charged to it, beside batches. */
#define LEFT_BYTES (2 << 20)

static int write_number_at(int folder, const char *name, int64_t number)
{
	char text[32];

	snprintf(text, sizeof text, "%lld", (long long)number);
	return jail_write_at(folder, name, text);
}

static int make_slot(int place, const char *name)
{
	cgroup_remove(place, name);
	if (mkdirat(place, name, 0755) && errno != EEXIST)
		return -1;
	return openat(place, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
}

/* "SLOT/FILE" below a place. */
struct slot_file {
	char s[64];
};

static struct slot_file slot_file(int slot, const char *file)
{
	struct slot_file path;

	snprintf(path.s, sizeof path.s, "%d/%s", slot, file);
	return path;
}

/* The limit without swap may not be above the one with it: lower it first, raise it last. */
static int limit_memory_1(const struct cgroups *groups, int slot, int64_t bytes)
{
	const int place = groups->place[CGROUP_MEMORY];
	const struct slot_file limit = slot_file(slot, "memory.limit_in_bytes"),
			       swap = slot_file(slot, "memory.memsw.limit_in_bytes");
	const bool counts_swap = !faccessat(place, swap.s, F_OK, 0);
	const bool lowered = !write_number_at(place, limit.s, bytes);

	if (counts_swap && write_number_at(place, swap.s, bytes))
		return -1;
	return lowered ? 0 : write_number_at(place, limit.s, bytes);
}

static int limit_memory_2(const struct cgroups *groups, int slot, int64_t bytes)
{
	const int place = groups->place[0];
	const struct slot_file swap = slot_file(slot, "memory.swap.max");

	if (write_number_at(place, slot_file(slot, "memory.max").s, bytes))
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
				 slot_file(slot, "pids.max").s, limits->processes))
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
	return group->cpu < 0 || group->oom < 0 || group->count < 0 || group->usage < 0 ? -1 : 0;
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

/* Before 6.12, version 2 cannot; then what it is now decides. */
bool cgroup_forgets_peak(const struct cgroup *group)
{
	int64_t bytes;

	if (pwrite(group->peak, "0", 1, 0) != 1 || pwrite(group->kernel, "0", 1, 0) != 1)
		errno = 0;
	return group->peak < 0 || group->files < 0 ||
			(!read_number(group->peak, "", &bytes) &&
					bytes <= LEFT_BYTES + group->grain);
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
	group->peak_is_known = cgroup_forgets_peak(group);
	return 0;
}

void cgroup_close(struct cgroup *group)
{
	const int fds[] = { group->enter[0], group->enter[1], group->enter[2], group->cpu,
		group->oom, group->usage, group->kill, group->count, group->peak, group->files,
		group->kernel };

	for (size_t i = 0; i < sizeof fds / sizeof *fds; i++)
		if (fds[i] >= 0)
			close(fds[i]);
}

int cgroup_open(struct cgroup *group, const struct cgroups *groups, int slot,
		const struct jail_limits *limits, char *why)
{
	const int places = groups->version == JAIL_CGROUP_V1 ? CGROUP_CONTROLLERS : 1;
	int folder[CGROUP_CONTROLLERS] = { -1, -1, -1 }, rc = 0;
	char name[CGROUP_SLOT_MAX];

	*group = (struct cgroup){ .version = groups->version,
		.grain = groups->grain,
		.enter = { -1, -1, -1 },
		.cpu = -1,
		.oom = -1,
		.usage = -1,
		.kill = -1,
		.count = -1,
		.peak = -1,
		.files = -1,
		.kernel = -1 };
	cgroup_slot_name(slot, name);
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
	int64_t count;

	return !read_number(group->count, "", &count) && count == 0;
}

bool cgroup_is_clean(const struct cgroup *group)
{
	int64_t bytes;

	return !read_number(group->usage, "", &bytes) && bytes <= LEFT_BYTES + group->grain;
}
