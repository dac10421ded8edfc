/*
 * jail_bare.c - the place of a run that has no mount tree of its own.
 *
 *     /tmp/setter-jail-PID-XXXXXX        the spawner's: no program can list it
 *     /tmp/setter-jail-PID-XXXXXX/3      the run's in slot 3: only its uid can enter it
 *     .../3/sub, in, program ...         copies of what it may read, under the names of other levels
 *     .../3/box                          its current folder
 *
 * All is made before the run and removed after it.  They are copies, so that a uid of its own
 * needs no way through the caller's folders, and no name tells what is judged.  In the words of a
 * command /sub becomes ../sub, and so on: compilers repeat and keep them, and a path with a
 * number in it would be another one in every run.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <fnmatch.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include "jail/jail_internal.h"
#include "jail/jail_run.h"

/* --- Names ---------------------------------------------------------------------------------- */

/* Does the word begin with that name, and end or go on with a slash after it? */
static bool begins_with(const char *word, const char *name)
{
	const size_t length = strlen(name);

	return !strncmp(word, name, length) && (!word[length] || word[length] == '/');
}

static bool is_of_place(const char *path)
{
	bool found = begins_with(path, "/sub") || begins_with(path, "/box");

	for (size_t i = 0; i < JAIL_FILES; i++)
		found |= begins_with(path, jail_files[i]);
	return found;
}

/* In a word: all of it, what an option of one letter has, or the value of a setting; or NULL. */
static const char *path_in(const char *word)
{
	const char *value = strchr(word, '=');

	if (is_of_place(word))
		return word;
	if (*word == '-' && word[1] && is_of_place(word + 2))
		return word + 2;
	return value && is_of_place(value + 1) ? value + 1 : NULL;
}

const char *jail_bare_word(const struct run *run, const char *word, bool from_place)
{
	static char room[2 * JAIL_STRINGS_MAX];
	static size_t used;
	const char *path = path_in(word), *above = from_place ? ".." : run->place;
	const size_t left = sizeof room - used;
	char *at = room + used;
	int needed;

	if (!path)
		return word;
	needed = snprintf(at, left, "%.*s%s%s", (int)(path - word), word, above, path);
	if (needed < 0 || (size_t)needed >= left)
		return NULL;
	used += (size_t)needed + 1;
	return at;
}

/* --- The spawner's folder ------------------------------------------------------------------- */

/*
 * A spawner and its keepers hold a lock on its folder for as long as they live, whoever else is in
 * another container: a folder without one is left by the dead.  Returns the descriptor that holds
 * the lock, or -1: somebody else has it, or removes it.
 */
static int lock_top(const char *top)
{
	const int fd = open(top, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
	struct stat about;

	if (fd >= 0 && !fstat(fd, &about) && about.st_uid == geteuid() &&
			!flock(fd, LOCK_EX | LOCK_NB) && !fstat(fd, &about) && about.st_nlink)
		return fd;
	if (fd >= 0)
		close(fd);
	return -1;
}

static void remove_if_left(const char *top)
{
	const int lock = lock_top(top);

	if (lock < 0)
		return;
	jail_remove_folder(top);
	close(lock);
}

static void sweep(const char *folder)
{
	DIR *entries = opendir(folder);
	const struct dirent *entry;
	char top[JAIL_TOP_MAX];

	while (entries && (entry = readdir(entries)))
		if (!fnmatch("setter-jail-[0-9]*-??????", entry->d_name, 0) &&
				snprintf(top, sizeof top, "%s/%s", folder, entry->d_name) <
						(int)sizeof top)
			remove_if_left(top);
	if (entries)
		closedir(entries);
}

/* Somebody who sweeps may be faster than our lock; but not again and again. */
#define TOP_TRIES 20

static int make_top_in(const char *folder, char top[JAIL_TOP_MAX])
{
	struct statvfs about;

	if (statvfs(folder, &about))
		return -1;
	errno = EACCES;
	if (about.f_flag & ST_NOEXEC)
		return -1;
	sweep(folder);
	for (int tries = 0; tries < TOP_TRIES; tries++) {
		snprintf(top, JAIL_TOP_MAX, "%s/setter-jail-%d-XXXXXX", folder, (int)getpid());
		if (!mkdtemp(top))
			return -1;
		/* The lock is held until we end. */
		if (lock_top(top) >= 0)
			return chmod(top, 0711);
		rmdir(top);
	}
	return -1;
}

const char *const jail_top_folders[JAIL_TOP_FOLDERS] = { "/tmp", "/var/tmp", "/dev/shm" };

int jail_make_top(char top[JAIL_TOP_MAX])
{
	for (size_t i = 0; i < JAIL_TOP_FOLDERS; i++) {
		if (!make_top_in(jail_top_folders[i], top))
			return 0;
		/* The next one may be forbidden, which would hide that this one was not. */
		if (jail_is_accident(errno))
			break;
	}
	*top = '\0';
	return -1;
}

/* --- Copies --------------------------------------------------------------------------------- */

static int copy_bytes(int from, int to)
{
	ssize_t n = 1;

	while (n > 0)
		n = sendfile(to, from, NULL, 1 << 30);
	return n ? -1 : 0;
}

/* Of a mode that its uid can read, and of none of its other bits. */
static int copy_file(int from_folder, const char *from, int to_folder, const char *to)
{
	const int in = openat(from_folder, from, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);
	struct stat about;
	int out, rc = -1;

	if (in < 0)
		return -1;
	if (!fstat(in, &about) && S_ISREG(about.st_mode)) {
		out = openat(to_folder, to, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC,
				about.st_mode & 0111 ? 0755 : 0644);
		rc = out < 0 ? -1 : copy_bytes(in, out);
		if (out >= 0 && close(out))
			rc = -1;
	}
	close(in);
	return rc;
}

static int copy_link(int from, const char *name, int to)
{
	char target[4096];
	const ssize_t length = readlinkat(from, name, target, sizeof target - 1);

	if (length < 0)
		return -1;
	target[length] = '\0';
	return symlinkat(target, to, name);
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

static int copy_entry(int from, const char *name, int to);

static int copy_folder(DIR *from, int to)
{
	const struct dirent *entry;
	int rc = 0;

	while (!rc && (entry = readdir(from)))
		if (!is_dot(entry->d_name))
			rc = copy_entry(dirfd(from), entry->d_name, to);
	return rc;
}

static int copy_entry(int from, const char *name, int to)
{
	struct stat about;
	DIR *below;
	int into, rc = -1;

	if (fstatat(from, name, &about, AT_SYMLINK_NOFOLLOW))
		return -1;
	if (S_ISLNK(about.st_mode))
		return copy_link(from, name, to);
	if (S_ISREG(about.st_mode))
		return copy_file(from, name, to, name);
	/* A pipe or socket of the judge is not for a program to open. */
	if (!S_ISDIR(about.st_mode))
		return 0;
	below = open_folder(from, name);
	if (!below)
		return -1;
	if (!mkdirat(to, name, 0755)) {
		into = openat(to, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
		rc = into < 0 ? -1 : copy_folder(below, into);
		if (into >= 0)
			close(into);
	}
	closedir(below);
	return rc;
}

static int copy_sub(const char *path, int place)
{
	const int to = openat(place, "sub", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	DIR *from = path && to >= 0 ? open_folder(AT_FDCWD, path) : NULL;
	int rc = to < 0 ? -1 : 0;

	if (path)
		rc = from ? copy_folder(from, to) : -1;
	if (from)
		closedir(from);
	if (to >= 0)
		close(to);
	return rc;
}

/* --- The run's folder ------------------------------------------------------------------------- */

/* Its files are there already, and are all that it may write: untouched since 1970. */
static int make_fetched(const struct run *run, int box)
{
	static const struct timespec never[2];

	for (int i = 0; i < JAIL_FETCHED_MAX; i++) {
		const char *name = jail_string(run->request, run->request->fetch[i]);
		const int fd = name
				? openat(box, name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600)
				: -1;

		if (!name)
			continue;
		if (fd < 0)
			return -1;
		if (futimens(fd, never)) {
			close(fd);
			return -1;
		}
		close(fd);
	}
	return 0;
}

bool jail_is_untouched(const struct stat *about)
{
	return !about->st_size && !about->st_mtim.tv_sec && !about->st_mtim.tv_nsec;
}

static int fill_place(struct run *run, int place)
{
	const struct jail_request *r = run->request;

	if (mkdirat(place, "sub", 0755) || mkdirat(place, "box", 0755) ||
			copy_sub(jail_string(r, r->folder), place))
		return -1;
	for (size_t i = 0; i < JAIL_FILES; i++)
		if (r->file[i] &&
				copy_file(AT_FDCWD, r->strings + r->file[i], place,
						jail_files[i] + 1))
			return -1;
	run->box = openat(place, "box", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	if (run->box < 0)
		return -1;
	return jail_box_is_open(run) ? 0 : make_fetched(run, run->box);
}

int jail_make_place(struct run *run)
{
	int place, rc;

	snprintf(run->place, sizeof run->place, "%s/%d", run->spawner->top, run->slot);
	/* What is left of a run whose keeper was killed. */
	if (mkdir(run->place, 0700) &&
			(errno != EEXIST || jail_remove_folder(run->place) ||
					mkdir(run->place, 0700)))
		return -1;
	place = open(run->place, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	if (place < 0)
		return -1;
	rc = fill_place(run, place);
	close(place);
	return rc;
}

int jail_give_place(const struct run *run)
{
	const uid_t uid = run->uid;

	if (!run->spawner->root)
		return 0;
	if (chown(run->place, (uid_t)-1, uid) || chmod(run->place, 0710))
		return -1;
	if (jail_box_is_open(run))
		return fchown(run->box, uid, uid) || fchmod(run->box, 0700);
	for (int i = 0; i < JAIL_FETCHED_MAX; i++) {
		const char *name = jail_string(run->request, run->request->fetch[i]);

		if (name && fchownat(run->box, name, uid, uid, AT_SYMLINK_NOFOLLOW))
			return -1;
	}
	return 0;
}

int jail_own_output(const struct run *run, const char *name, int flags)
{
	const int place = open(run->place, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	int fd = place < 0
			? -1
			: openat(place, name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | flags, 0600);

	if (place >= 0)
		close(place);
	if (fd >= 0 && run->spawner->root && fchown(fd, run->uid, run->uid)) {
		close(fd);
		fd = -1;
	}
	return fd;
}

/* sendfile() does not append. */
int jail_copy_output(int from, int to)
{
	static char bytes[1 << 16];
	off_t at = 0;
	ssize_t length;

	while ((length = pread(from, bytes, sizeof bytes, at)) > 0) {
		if (write(to, bytes, (size_t)length) != length)
			return -1;
		at += length;
	}
	return length < 0 ? -1 : 0;
}

/* --- Removing ---------------------------------------------------------------------------------- */

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
int jail_remove_folder(const char *path)
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
