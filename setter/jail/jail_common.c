/*
 * jail_common.c - what judge, spawner and keeper all need: words for a failure, small things with files.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include "jail/jail_internal.h"

/* What the kernel's own words do not tell. */
static const char *hint_of(int cause)
{
	return cause == EAGAIN ? " (too many processes: `ulimit -u` counts all of this uid, "
				 "other containers' too)"
			       : "";
}

void jail_say_why(char *why, const char *what, int cause)
{
	const char *text = cause ? strerrordesc_np(cause) : NULL;

	snprintf(why, JAIL_MESSAGE_MAX, "%s%s%s%s", what, cause ? ": " : "",
			text                    ? text
					: cause ? "unknown error"
						: "",
			hint_of(cause));
}

bool jail_is_accident(int cause)
{
	static const int accidents[] = { EAGAIN, EMFILE, ENFILE, ENOMEM, ENOBUFS, EINTR, EIO,
		EPIPE };

	for (size_t i = 0; i < sizeof accidents / sizeof *accidents; i++)
		if (cause == accidents[i])
			return true;
	return false;
}

int jail_write_at(int folder, const char *name, const char *text)
{
	const int fd = openat(folder, name, O_WRONLY | O_CLOEXEC);
	ssize_t written;
	int cause;

	if (fd < 0)
		return -1;
	written = write(fd, text, strlen(text));
	cause = errno;
	close(fd);
	errno = cause;
	return written == (ssize_t)strlen(text) ? 0 : -1;
}

void jail_close_if_open(int *fd)
{
	if (*fd >= 0)
		close(*fd);
	*fd = -1;
}

bool jail_is_one_file(int fd, int other)
{
	struct stat a, b;

	return !fstat(fd, &a) && !fstat(other, &b) && a.st_dev == b.st_dev && a.st_ino == b.st_ino;
}

/* Room for the descriptors of a message, aligned as the kernel wants it. */
union control {
	struct cmsghdr header;
	char room[CMSG_SPACE(JAIL_FDS_MAX * sizeof(int))];
};

ssize_t jail_send(int socket, struct iovec *parts, size_t length, const int *fds, int count)
{
	const size_t size = (size_t)count * sizeof(int);
	union control control;
	struct msghdr message = { .msg_iov = parts, .msg_iovlen = length };

	memset(&control, 0, sizeof control);
	if (count) {
		message.msg_control = &control;
		message.msg_controllen = CMSG_SPACE(size);
		control.header.cmsg_level = SOL_SOCKET;
		control.header.cmsg_type = SCM_RIGHTS;
		control.header.cmsg_len = CMSG_LEN(size);
		memcpy(CMSG_DATA(&control.header), fds, size);
	}
	return sendmsg(socket, &message, MSG_NOSIGNAL);
}

ssize_t jail_receive(int socket, struct iovec *parts, size_t length, int fds[JAIL_FDS_MAX],
		int *count)
{
	union control control;
	struct msghdr message = { .msg_iov = parts,
		.msg_iovlen = length,
		.msg_control = &control,
		.msg_controllen = CMSG_LEN(JAIL_FDS_MAX * sizeof(int)) };
	const ssize_t received = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
	const struct cmsghdr *header = received > 0 ? CMSG_FIRSTHDR(&message) : NULL;

	*count = 0;
	if (header && header->cmsg_type == SCM_RIGHTS) {
		*count = (int)((header->cmsg_len - CMSG_LEN(0)) / sizeof(int));
		memcpy(fds, CMSG_DATA(header), (size_t)*count * sizeof(int));
	}
	return received;
}
