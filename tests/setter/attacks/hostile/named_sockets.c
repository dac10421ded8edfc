/*
 * named_sockets - gives a socket a name, for other runs to write to.
 *
 * @full OK
 * @namespaces OK
 * @landlock OK
 * @unsafe OK
 * @by the filter; a scope of landlock
 */
#include "hostile.h"

#include <sys/un.h>

static const struct sockaddr_un name = { AF_UNIX, "\0hostile" };
static const socklen_t length = sizeof(sa_family_t) + 8;

static void send_to_name(int fd, const struct sockaddr_un *to, socklen_t size)
{
	struct iovec bytes = { "hello", 5 };
	struct msghdr message = { (void *)to, size, &bytes, 1, NULL, 0, 0 };

	must_fail("a message to a name", sendmsg(fd, &message, MSG_DONTWAIT));
}

/* The kernel gives one a name that wants to know the sender; and forgets a peer that is gone. */
static void without_asking(void)
{
	struct sockaddr_un given = { AF_UNIX, "" };
	socklen_t size = sizeof given;
	int pair[2] = { -1, -1 }, other[2] = { -1, -1 }, one = 1;

	must_fail("datagrams", socketpair(AF_UNIX, SOCK_DGRAM, 0, pair));
	must_fail("raw ones", socketpair(AF_UNIX, SOCK_RAW, 0, other));
	setsockopt(pair[0], SOL_SOCKET, SO_PASSCRED, &one, sizeof one);
	send(pair[0], "x", 1, MSG_DONTWAIT);
	close(pair[1]);
	send(pair[0], "x", 1, MSG_DONTWAIT | MSG_NOSIGNAL);
	getsockname(pair[0], (struct sockaddr *)&given, &size);
	send_to_name(other[0], &given, size);
}

int main(void)
{
	const struct sockaddr none = { AF_UNSPEC, "" };
	int pair[2] = { -1, -1 };

	without_asking();
	for (int family = 2; family < 46; family++)
		for (int type = 1; type < 6; type++)
			if (!socketpair(family, type, 0, pair))
				must_not("there is a pair of another family", 1);
	must_fail("datagrams with flags",
			socketpair(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, pair));
	must_fail("upper bits", syscall(SYS_socketpair, 16 | 1L << 32, SOCK_RAW, 0, pair));
	must_not("there is no stream", socketpair(AF_UNIX, SOCK_STREAM, 0, pair));
	must_fail("connect", connect(pair[0], &none, sizeof none));
	must_fail("bind", bind(pair[0], (const struct sockaddr *)&name, length));
	must_fail("bind to a file",
			bind(pair[1],
					(const struct sockaddr *)&(struct sockaddr_un){ AF_UNIX,
							"/box/socket" },
					14));
	must_fail("listen", listen(pair[0], 1));
	must_fail("accept", accept(pair[0], NULL, NULL));
	return 0;
}
