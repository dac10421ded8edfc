/*
 * jail_cgroup_home.c - the place of a spawner in the hierarchy of cgroups, and those of the dead.
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
#include <sys/file.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "jail/jail_internal.h"

#define PREFIX "jail-"
#define RANDOM_BYTES 8
/* Pages that the kernel charges at once. */
#define BATCH 64

const struct cgroup_sources cgroup_sources_here = { "/proc/self/mountinfo", "/proc/self/cgroup",
	NULL };

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

/* --- The home of a spawner, and those of the dead ------------------------------------------------ */

static bool is_same_folder(int above, const char *name, int fd)
{
	struct stat there, open;

	return !fstatat(above, name, &there, AT_SYMLINK_NOFOLLOW) && !fstat(fd, &open) &&
			there.st_ino == open.st_ino;
}

/*
 * Locked as long as its spawner, or a keeper, lives.  A sweeper may come between making and
 * locking, and take it away: then once more.
 */
static int make_home(int above, const char *name)
{
	for (int tries = 0; tries < 100; tries++) {
		int fd;

		if (mkdirat(above, name, 0700) && errno != EEXIST)
			return -1;
		fd = openat(above, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
		if (fd >= 0 && !flock(fd, LOCK_EX | LOCK_NB) && is_same_folder(above, name, fd))
			return fd;
		if (fd >= 0)
			close(fd);
		usleep(1000);
	}
	return -1;
}

void cgroup_remove(int place, const char *name)
{
	for (int tries = 0; tries < 50; tries++) {
		if (!unlinkat(place, name, AT_REMOVEDIR) || errno != EBUSY)
			return;
		usleep(1000);
	}
}

static bool is_home(const char *name)
{
	char random[2 * RANDOM_BYTES + 1];
	int pid, end = 0;

	return sscanf(name, PREFIX "%d-%16[0-9a-f]%n", &pid, random, &end) == 2 &&
			strlen(random) == 2 * RANDOM_BYTES && !name[end];
}

/* What can be removed of its slots, and then the home. */
static void remove_if_dead(int above, const char *name)
{
	const int home = openat(above, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
	DIR *entries = home < 0 ? NULL : fdopendir(home);
	const struct dirent *entry;

	if (!entries) {
		if (home >= 0)
			close(home);
		return;
	}
	if (!flock(home, LOCK_EX | LOCK_NB)) {
		while ((entry = readdir(entries)))
			if (entry->d_type == DT_DIR && *entry->d_name != '.')
				unlinkat(home, entry->d_name, AT_REMOVEDIR);
		unlinkat(above, name, AT_REMOVEDIR);
	}
	closedir(entries);
}

static void sweep_folder(int above)
{
	const int fd = openat(above, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	DIR *entries = fd < 0 ? NULL : fdopendir(fd);
	const struct dirent *entry;

	if (!entries) {
		if (fd >= 0)
			close(fd);
		return;
	}
	while ((entry = readdir(entries)))
		if (is_home(entry->d_name))
			remove_if_dead(above, entry->d_name);
	closedir(entries);
}

void cgroups_sweep(const struct cgroups *groups)
{
	for (int i = 0; i < CGROUP_CONTROLLERS; i++)
		if (groups->above[i] >= 0)
			sweep_folder(groups->above[i]);
}

void cgroup_slot_name(int slot, char name[CGROUP_SLOT_MAX])
{
	snprintf(name, CGROUP_SLOT_MAX, "%d", slot);
}

void cgroups_remove(const struct cgroups *groups, int slots)
{
	for (int i = 0; groups->version != JAIL_RLIMIT && i < CGROUP_CONTROLLERS; i++) {
		if (groups->above[i] < 0)
			continue;
		for (int slot = 0; slot < slots; slot++) {
			char name[CGROUP_SLOT_MAX];

			cgroup_slot_name(slot, name);
			cgroup_remove(groups->place[i], name);
		}
		cgroup_remove(groups->above[i], groups->name);
	}
}

/* --- Finding a place ---------------------------------------------------------------------------- */

/* An unused name, in whatever namespaces the others are; the pid is for who reads it. */
static int choose_name(struct cgroups *groups)
{
	unsigned char random[RANDOM_BYTES];
	int at = snprintf(groups->name, sizeof groups->name, PREFIX "%d-", (int)getpid());

	if (getrandom(random, sizeof random, 0) != sizeof random)
		return -1;
	for (size_t i = 0; i < sizeof random; i++)
		at += snprintf(groups->name + at, sizeof groups->name - (size_t)at, "%02x",
				random[i]);
	return 0;
}

static int open_home(struct cgroups *groups, int controller, const char *folder)
{
	groups->above[controller] = open_folder(folder);
	if (groups->above[controller] < 0)
		return -1;
	groups->place[controller] = make_home(groups->above[controller], groups->name);
	return groups->place[controller] < 0 ? -1 : 0;
}

/* What was made there is removed. */
static void give_up(struct cgroups *groups)
{
	cgroups_remove(groups, 1);
	for (int i = 0; i < CGROUP_CONTROLLERS; i++) {
		jail_close_if_open(&groups->place[i]);
		jail_close_if_open(&groups->above[i]);
	}
}

static bool hands_down(int folder)
{
	char list[512];

	return !read_at(folder, "cgroup.subtree_control", list, sizeof list) &&
			has_word(list, "memory", " \n") && has_word(list, "pids", " \n");
}

/* To the slots, which are below. */
static bool hand_down(int folder)
{
	if (!hands_down(folder))
		jail_write_at(folder, "cgroup.subtree_control", "+memory +pids");
	return hands_down(folder);
}

static void note_accident(struct cgroups *groups)
{
	if (jail_is_accident(errno))
		groups->accident = errno;
}

/* Can a program get in there?  Tried in a process of its own, which ends with it. */
static int try_slot(const struct cgroups *groups, char *why)
{
	const struct jail_limits limits = { .memory_bytes = 64 << 20, .processes = 8 };
	int status = -1;
	const pid_t pid = fork();

	if (!pid) {
		struct cgroup group;

		if (cgroup_open(&group, groups, 0, &limits, why) || cgroup_enter(&group))
			_exit(errno ? errno : EPIPE);
		_exit(0);
	}
	if (pid > 0) {
		while (waitpid(pid, &status, 0) < 0 && errno == EINTR)
			;
		errno = WIFEXITED(status) ? WEXITSTATUS(status) : EPIPE;
	}
	if (errno)
		jail_say_why(why, "a group can be neither made nor entered", errno);
	return errno ? -1 : 0;
}

static int find_version_2(struct cgroups *groups, const struct cgroup_sources *from, char *why)
{
	char folder[2 * PATH_MAX];
	struct mount_line m;

	if (mount_of(from->mounts, "", &m) || own_folder(from, "", folder, sizeof folder)) {
		note_accident(groups);
		snprintf(why, JAIL_MESSAGE_MAX, "no cgroup2 is mounted");
		return -1;
	}
	snprintf(why, JAIL_MESSAGE_MAX, "no group above '%.150s' hands down memory and pids",
			folder);
	groups->version = JAIL_CGROUP_V2;
	while (strlen(folder) >= strlen(m.point)) {
		char *slash = strrchr(folder, '/');

		groups->above[0] = open_folder(folder);
		if (groups->above[0] >= 0 && hand_down(groups->above[0]))
			groups->place[0] = make_home(groups->above[0], groups->name);
		if (groups->place[0] >= 0 && hand_down(groups->place[0]) && !try_slot(groups, why))
			return 0;
		note_accident(groups);
		give_up(groups);
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
		if (own_folder(from, controllers[i], folder, sizeof folder)) {
			snprintf(why, JAIL_MESSAGE_MAX, "no controller '%s'", controllers[i]);
			goto none;
		}
		if (open_home(groups, i, folder)) {
			jail_say_why(why, "making a group", errno);
			goto none;
		}
	}
	if (!try_slot(groups, why))
		return 0;
none:
	note_accident(groups);
	give_up(groups);
	groups->version = JAIL_RLIMIT;
	return -1;
}

int64_t cgroup_grain_bytes(void)
{
	const long processors = sysconf(_SC_NPROCESSORS_ONLN);

	return BATCH * (processors < 1 ? 1 : processors) * sysconf(_SC_PAGESIZE);
}

int cgroups_find(struct cgroups *groups, const struct cgroup_sources *from, char *why)
{
	char version_1[JAIL_MESSAGE_MAX], version_2[JAIL_MESSAGE_MAX];

	errno = groups->accident = 0;
	for (int i = 0; i < CGROUP_CONTROLLERS; i++)
		groups->place[i] = groups->above[i] = -1;
	groups->grain = cgroup_grain_bytes();
	if (from->name) {
		snprintf(groups->name, sizeof groups->name, "%s", from->name);
	} else if (choose_name(groups)) {
		jail_say_why(why, "getrandom", errno);
		return -1;
	}
	if (!find_version_2(groups, from, version_2) || !find_version_1(groups, from, version_1))
		return 0;
	snprintf(why, JAIL_MESSAGE_MAX, "v2: %.100s; v1: %.100s", version_2, version_1);
	return -1;
}
