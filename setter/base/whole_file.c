#define _XOPEN_SOURCE 700
#include "base/whole_file.h"

#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/diag.h"
#include "base/names.h"
#include "base/text.h"
#include "base/xalloc.h"

char *temporary_name(const char *path)
{
	static unsigned calls;

	return xprintf("%s.%ld-%u.tmp", path, (long)getpid(), ++calls);
}

/* The process that made NAME.PID-N.tmp, here without its ending; 0 when that is no such name. */
static long maker_of(const char *name)
{
	const char *dot = strrchr(name, '.');
	char *end;
	const long pid = dot ? strtol(dot + 1, &end, 10) : 0;

	return dot && *end == '-' && pid > 0 ? pid : 0;
}

char *final_name(const char *path)
{
	const size_t length = strlen(path), ending = strlen(".tmp");
	char *name = xstrdup(path);

	if (length > ending && !strcmp(name + length - ending, ".tmp")) {
		name[length - ending] = '\0';
		if (maker_of(name))
			*strrchr(name, '.') = '\0';
		else
			name[length - ending] = '.';
	}
	return name;
}

static bool is_full;

bool disk_is_full(void)
{
	return is_full;
}

void disk_was_full(void)
{
	is_full = true;
}

static void tell_if_full(int reason)
{
	if (reason != ENOSPC && reason != EDQUOT)
		return;
	hint("make room on that disk: nothing that was complete is lost");
	disk_was_full();
}

int file_error(const char *verb, const char *path)
{
	const int reason = errno;
	char *name = final_name(path);

	error("cannot %s '%s': %s", verb, name, strerror(reason));
	tell_if_full(reason);
	free(name);
	return -1;
}

/* Only a regular file holds anything: a pipe would wait, and a device never end. */
static bool holds(const char *path, const void *bytes, size_t length)
{
	struct text now = TEXT_INIT;
	struct stat about;
	bool same;
	int fd;

	if (stat(path, &about) || !S_ISREG(about.st_mode) || (size_t)about.st_size != length)
		return false;
	fd = open(path, O_RDONLY | O_CLOEXEC);
	if (fd < 0)
		return false;
	same = !text_add_file(&now, fd) && now.length == length && !memcmp(now.s, bytes, length);
	close(fd);
	text_release(&now);
	return same;
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

int file_try_replace(const char *path, const void *bytes, size_t length)
{
	char *temporary;
	int fd, rc = -1;

	if (holds(path, bytes, length))
		return 0;
	temporary = temporary_name(path);
	fd = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
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
	free(temporary);
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
	const int out = in < 0 ? -1 : open(to, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode);
	int rc = -1;

	if (out >= 0)
		rc = copy_bytes(in, out) || fchmod(out, mode);
	if (out >= 0 && close(out))
		rc = -1;
	if (rc) {
		const int reason = errno;

		error("cannot copy '%s' to '%s': %s", from, to, strerror(reason));
		tell_if_full(reason);
	}
	if (in >= 0)
		close(in);
	return rc ? -1 : 0;
}

int file_write_from(int from, const char *to)
{
	const int out = open(to, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
	int rc;

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

static int remove_entry(const char *path, const struct stat *about, int type, struct FTW *at)
{
	(void)about, (void)type, (void)at;
	return remove(path);
}

void folder_remove(const char *path)
{
	nftw(path, remove_entry, 16, FTW_DEPTH | FTW_PHYS);
}

static bool is_alive(long pid)
{
	return !kill((pid_t)pid, 0) || errno == EPERM;
}

static void remove_some(const char *folder, bool also_of_the_living)
{
	struct names left = NAMES_INIT;

	names_add_folder(&left, folder, ".tmp");
	for (size_t i = 0; i < left.count; i++) {
		const long pid = maker_of(left.list[i]);

		if (pid && (also_of_the_living || !is_alive(pid))) {
			char *path = xprintf("%s/%s.tmp", folder, left.list[i]);

			folder_remove(path);
			free(path);
		}
	}
	names_release(&left);
}

void remove_temporaries(const char *folder)
{
	remove_some(folder, true);
}

void remove_dead_temporaries(const char *folder)
{
	remove_some(folder, false);
}
