#define _XOPEN_SOURCE 700
#include "base/whole_file.h"

#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/diag.h"
#include "base/names.h"
#include "base/text.h"
#include "base/xalloc.h"

/* So many that no two drivers draw the same, in so few digits that names stay short. */
#define OWN_NUMBERS 1000000000000ULL

/* Drawn again after a fork.  A process id would not do: each container counts from 1. */
static unsigned long long own_number(void)
{
	static unsigned long long number;
	static pid_t owner;

	if (owner != getpid()) {
		owner = getpid();
		if (getrandom(&number, sizeof number, 0) != sizeof number)
			die("cannot draw a random number: %s", strerror(errno));
		number %= OWN_NUMBERS;
	}
	return number;
}

char *file_temporary_name(const char *path)
{
	static unsigned calls;

	return xprintf("%s.%llu-%u.tmp", path, own_number(), ++calls);
}

/* Is it NAME.NUMBER-N, a temporary name without its ending? */
static bool is_temporary(const char *name)
{
	const char *dot = strrchr(name, '.');
	const size_t digits = dot ? strspn(dot + 1, "0123456789") : 0;

	return digits && dot[1 + digits] == '-';
}

char *file_final_name(const char *path)
{
	const size_t length = strlen(path), ending = strlen(".tmp");
	char *name = xstrdup(path);

	if (length > ending && !strcmp(name + length - ending, ".tmp")) {
		name[length - ending] = '\0';
		if (is_temporary(name))
			*strrchr(name, '.') = '\0';
		else
			name[length - ending] = '.';
	}
	return name;
}

static bool is_full;

bool file_disk_is_full(void)
{
	return is_full;
}

void file_disk_was_full(void)
{
	is_full = true;
}

static void tell_if_full(int reason)
{
	if (reason != ENOSPC && reason != EDQUOT)
		return;
	hint("free some space on that disk; no complete file is lost");
	file_disk_was_full();
}

int file_error(const char *verb, const char *path)
{
	const int reason = errno;
	SCOPED_FREE char *name = file_final_name(path);

	error("cannot %s '%s': %s", verb, name, strerror(reason));
	tell_if_full(reason);
	return -1;
}

/* Only a regular file holds anything: a pipe would wait, and a device never end. */
static bool holds(const char *path, const void *bytes, size_t length)
{
	SCOPED(text) now = TEXT_INIT;
	struct stat about;

	if (stat(path, &about) || !S_ISREG(about.st_mode) || (size_t)about.st_size != length)
		return false;
	return !text_read_file(&now, path) && now.length == length &&
			(!length || !memcmp(now.s, bytes, length));
}

static int write_all(int fd, const char *bytes, size_t length)
{
	while (length) {
		const ssize_t n = write(fd, bytes, length);

		if (n < 0 && errno != EINTR)
			return -1;
		if (n > 0) {
			bytes += n;
			length -= (size_t)n;
		}
	}
	return 0;
}

/* A new file, and never one that a link leads to. */
static int create(const char *path)
{
	return open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
}

int file_try_replace(const char *path, const void *bytes, size_t length)
{
	int fd, rc = -1;

	if (holds(path, bytes, length))
		return 0;

	SCOPED_FREE char *temporary = file_temporary_name(path);

	fd = create(temporary);
	if (fd >= 0)
		rc = write_all(fd, bytes, length);
	if (fd >= 0 && close(fd))
		rc = -1;
	if (!rc)
		rc = rename(temporary, path);
	if (rc && fd >= 0) {
		const int reason = errno;

		unlink(temporary);
		errno = reason;
	}
	return rc;
}

int file_replace(const char *path, const void *bytes, size_t length)
{
	return file_try_replace(path, bytes, length) ? file_error("write", path) : 0;
}

int file_move(const char *from, const char *to)
{
	if (!rename(from, to))
		return 0;
	error("cannot rename '%s' to '%s': %s", from, to, strerror(errno));
	unlink(from);
	return -1;
}

static int copy_bytes(int from, int to)
{
	static char block[1 << 16];
	ssize_t n;

	while ((n = read(from, block, sizeof block)) > 0)
		if (write_all(to, block, (size_t)n))
			return -1;
	return (int)n;
}

int file_copy(const char *from, const char *to, mode_t mode)
{
	const int in = open(from, O_RDONLY | O_CLOEXEC);
	SCOPED_FREE char *temporary = file_temporary_name(to);
	const int out = in < 0 ? -1 : create(temporary);
	int rc = -1;

	if (out >= 0)
		rc = copy_bytes(in, out) || fchmod(out, mode);
	if (out >= 0 && close(out))
		rc = -1;
	if (!rc)
		rc = rename(temporary, to);
	if (rc) {
		const int reason = errno;

		if (out >= 0)
			unlink(temporary);
		error("cannot copy '%s' to '%s': %s", from, to, strerror(reason));
		tell_if_full(reason);
	}
	if (in >= 0)
		close(in);
	return rc ? -1 : 0;
}

int file_write_from(int from, const char *to)
{
	int out, rc;

	/* What is there may have other names, which keep what it holds. */
	unlink(to);
	out = create(to);
	if (out < 0)
		return file_error("create", to);
	rc = lseek(from, 0, SEEK_SET) < 0 || copy_bytes(from, out) ? -1 : 0;
	if (close(out))
		rc = -1;
	if (rc) {
		file_error("write", to);
		unlink(to);
	}
	return rc;
}

bool file_exists(const char *path)
{
	struct stat about;

	return !stat(path, &about) && S_ISREG(about.st_mode);
}

bool folder_exists(const char *path)
{
	struct stat about;

	return !stat(path, &about) && S_ISDIR(about.st_mode);
}

static int no_folder(const char *path)
{
	const int reason = errno;

	file_error("make folder", path);
	if (reason == EEXIST)
		hint("'%s' is a file: move it out of the way", path);
	else if (reason == EACCES || reason == EPERM || reason == EROFS)
		hint("the folder above it must be writable");
	return -1;
}

int folder_make(const char *path)
{
	SCOPED_FREE char *copy = xstrdup(path);
	int rc = 0;

	for (char *slash = copy + 1; !rc && slash; slash++) {
		slash = strchr(slash, '/');
		if (slash)
			*slash = '\0';
		if (mkdir(copy, 0777) && (errno != EEXIST || !folder_exists(copy)))
			rc = no_folder(copy);
		if (!slash)
			break;
		*slash = '/';
	}
	return rc;
}

static int remove_entry(const char *path, const struct stat *about, int type, struct FTW *at)
{
	(void)about, (void)type, (void)at;
	return remove(path);
}

void folder_remove(const char *path)
{
	nftw(path, remove_entry, 16, FTW_DEPTH | FTW_PHYS);
}

void file_remove_temporaries(const char *folder)
{
	SCOPED(names) left = NAMES_INIT;

	names_add_folder(&left, folder, ".tmp");
	for (size_t i = 0; i < left.count; i++)
		if (is_temporary(left.list[i])) {
			SCOPED_FREE char *path = xprintf("%s/%s.tmp", folder, left.list[i]);

			folder_remove(path);
		}
}
