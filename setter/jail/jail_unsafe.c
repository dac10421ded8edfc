/*
 * jail_unsafe.c - what a run without namespaces needs instead of them.
 *
 * Without a mount tree, names inside become names of the machine, and the box is a folder; with
 * no pid namespace to end, what a compiler started is killed one by one.  None of it
 * protects anybody: that is why such a run is only for who insists.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <glob.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "jail/jail_internal.h"

/* --- Names ---------------------------------------------------------------------------------- */

struct name {
	const char *inside, *outside;
};

/* Does the word begin with that name, and end or go on with a slash after it? */
static bool begins_with(const char *word, const char *name)
{
	const size_t length = strlen(name);

	return !strncmp(word, name, length) && (!word[length] || word[length] == '/');
}

const char *jail_outside_word(const struct jail_request *r, const char *box, const char *word)
{
	static char room[JAIL_STRINGS_MAX];
	static size_t used;
	struct name names[2 + JAIL_FILES] = { { "/sub", r->strings + r->folder }, { "/box", box } };
	/* In a setting, the value. */
	const char *value = strchr(word, '='), *path = value ? value + 1 : word;
	const size_t left = sizeof room - used;
	char *at = room + used;

	for (size_t i = 0; i < JAIL_FILES; i++)
		names[2 + i] = (struct name){ jail_files[i], r->strings + r->file[i] };
	for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
		int needed;

		if (!begins_with(path, names[i].inside))
			continue;
		needed = snprintf(at, left, "%.*s%s%s", (int)(path - word), word, names[i].outside,
				path + strlen(names[i].inside));
		if (needed < 0 || (size_t)needed >= left)
			return NULL;
		used += (size_t)needed + 1;
		return at;
	}
	return word;
}

/* --- Processes -------------------------------------------------------------------------------- */

void jail_kill_children(void)
{
	char path[64], list[4096], *at = list;
	ssize_t length;
	int fd;

	snprintf(path, sizeof path, "/proc/self/task/%d/children", (int)getpid());
	fd = open(path, O_RDONLY | O_CLOEXEC);
	length = fd < 0 ? -1 : read(fd, list, sizeof list - 1);
	if (fd >= 0)
		close(fd);
	list[length < 0 ? 0 : length] = '\0';
	for (char *end; *at; at = end) {
		const long pid = strtol(at, &end, 10);

		if (end == at || pid <= 1)
			break;
		kill((pid_t)pid, SIGKILL);
		while (*end == ' ')
			end++;
	}
}

/* --- The box ---------------------------------------------------------------------------------- */

/* With the spawner's pid. */
#define BOX_PATH "/tmp/jail-%d-"

int jail_make_box(char path[JAIL_BOX_PATH_MAX], bool for_another, uid_t uid)
{
	snprintf(path, JAIL_BOX_PATH_MAX, BOX_PATH "XXXXXX", (int)getppid());
	if (!mkdtemp(path)) {
		*path = '\0';
		return -1;
	}
	if (for_another && chown(path, uid, uid))
		return -1;
	return open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
}

static DIR *open_folder(int above, const char *name)
{
	const int fd = openat(above, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
	DIR *entries = fd < 0 ? NULL : fdopendir(fd);

	if (!entries && fd >= 0)
		close(fd);
	return entries;
}

static bool is_dot(const char *name)
{
	return !strcmp(name, ".") || !strcmp(name, "..");
}

/* A folder goes up to the top, so that no depth of them is too deep. */
static int lift(int above, const char *name, int top)
{
	static unsigned serial;
	char free_name[32];

	if (fchmodat(above, name, 0700, 0))
		return -1;
	for (int tries = 0; tries < 10000; tries++) {
		snprintf(free_name, sizeof free_name, "lifted-%u", serial++);
		if (!renameat(above, name, top, free_name))
			return 0;
	}
	return -1;
}

static int remove_folder(int top, const char *name)
{
	DIR *entries = NULL;
	const struct dirent *entry;
	int rc = 0;

	if (!fchmodat(top, name, 0700, 0))
		entries = open_folder(top, name);
	if (!entries)
		return -1;
	while (!rc && (entry = readdir(entries)))
		if (!is_dot(entry->d_name) && unlinkat(dirfd(entries), entry->d_name, 0))
			rc = lift(dirfd(entries), entry->d_name, top);
	closedir(entries);
	return rc ? -1 : unlinkat(top, name, AT_REMOVEDIR);
}

/* Nobody else is there any more; but what was left may be deep, or closed. */
int jail_remove_box(const char *path)
{
	int left = 1, rc = chmod(path, 0700);

	while (!rc && left) {
		DIR *entries = open_folder(AT_FDCWD, path);
		const struct dirent *entry;

		rc = entries ? 0 : -1;
		left = 0;
		while (!rc && (entry = readdir(entries)))
			if (!is_dot(entry->d_name) && ++left &&
					unlinkat(dirfd(entries), entry->d_name, 0))
				rc = remove_folder(dirfd(entries), entry->d_name);
		if (entries)
			closedir(entries);
	}
	return rc ? -1 : rmdir(path);
}

void jail_remove_boxes(uid_t first, uid_t count)
{
	char pattern[JAIL_BOX_PATH_MAX];
	glob_t found;

	snprintf(pattern, sizeof pattern, BOX_PATH "*", (int)getpid());
	if (glob(pattern, 0, NULL, &found))
		return;
	for (size_t i = 0; i < found.gl_pathc; i++) {
		struct stat about;

		/* Anybody can make something of that name; but not with that owner. */
		if (!lstat(found.gl_pathv[i], &about) && S_ISDIR(about.st_mode) &&
				about.st_uid - first < count)
			jail_remove_box(found.gl_pathv[i]);
	}
	globfree(&found);
}
