/*
 * memory_sockets - keeps its data in sockets, and those in another socket.
 *
 * @full MLE|TLE
 * @namespaces OK|TLE
 * @landlock OK|TLE
 * @by memory.max; without it, buffers that stay small and sockets that stay descriptors
 */
#include "hostile.h"

static int carrier[2];

/* Sends a descriptor into the carrier, where it takes no number of ours. */
static int park(int fd)
{
	char byte = 0, room[CMSG_SPACE(sizeof fd)];
	struct iovec bytes = { &byte, 1 };
	struct msghdr message = { .msg_iov = &bytes,
		.msg_iovlen = 1,
		.msg_control = room,
		.msg_controllen = sizeof room };
	struct cmsghdr *header = CMSG_FIRSTHDR(&message);

	header->cmsg_level = SOL_SOCKET;
	header->cmsg_type = SCM_RIGHTS;
	header->cmsg_len = CMSG_LEN(sizeof fd);
	memcpy(CMSG_DATA(header), &fd, sizeof fd);
	if (sendmsg(carrier[0], &message, MSG_DONTWAIT) < 0)
		return -1;
	return close(fd);
}

static long fill(int fd)
{
	static char page[1 << 16];
	const int size = 1 << 26;
	long sent = 0;
	ssize_t now;

	setsockopt(fd, SOL_SOCKET, SO_SNDBUF, &size, sizeof size);
	while ((now = send(fd, page, sizeof page, MSG_DONTWAIT)) > 0)
		sent += now;
	return sent;
}

int main(void)
{
	const long permitted = 256L << 20;
	int pair[2];
	long held = 0;

	if (socketpair(AF_UNIX, SOCK_STREAM, 0, carrier))
		return 0;
	while (held <= permitted && !socketpair(AF_UNIX, SOCK_STREAM, 0, pair)) {
		held += fill(pair[0]) + fill(pair[1]);
		if (!park(pair[0]))
			park(pair[1]);
	}
	must_not("sockets hold more than all memory that is permitted", held > permitted);
	return 0;
}
