/*
 * jail_sealed.c - files in memory that cannot be changed.
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <unistd.h>

#include "jail/jail_internal.h"

static int seal(int fd)
{
	if (lseek(fd, 0, SEEK_SET) || fchmod(fd, 0444))
		return -1;
	return fcntl(fd, F_ADD_SEALS, F_SEAL_WRITE | F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL);
}

static int sealed_or_closed(int fd, bool is_whole)
{
	if (fd >= 0 && (!is_whole || seal(fd))) {
		close(fd);
		return -1;
	}
	return fd;
}

int jail_seal_bytes(const void *bytes, size_t length)
{
	const int fd = memfd_create("input", MFD_CLOEXEC | MFD_ALLOW_SEALING);
	const char *at = bytes;

	while (fd >= 0 && length) {
		const ssize_t n = write(fd, at, length);

		if (n <= 0)
			break;
		at += n;
		length -= (size_t)n;
	}
	return sealed_or_closed(fd, !length);
}

int jail_seal_file(const char *path)
{
	const int from = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);
	const int fd = from < 0 ? -1 : memfd_create("input", MFD_CLOEXEC | MFD_ALLOW_SEALING);
	ssize_t n = 1;

	while (fd >= 0 && n > 0)
		n = sendfile(fd, from, NULL, 1 << 30);
	if (from >= 0)
		close(from);
	return sealed_or_closed(fd, n == 0);
}

int jail_open_sealed(int fd)
{
	char link[32];

	snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
	return open(link, O_RDONLY | O_CLOEXEC);
}

int jail_sealed_input(const char *path)
{
	const int sealed = jail_seal_file(path);
	const int own = sealed < 0 ? -1 : jail_open_sealed(sealed);

	if (sealed >= 0)
		close(sealed);
	return own;
}
