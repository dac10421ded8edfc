/*
 * network - opens sockets of every kind.
 *
 * @full OK
 * @namespaces OK
 * @landlock OK
 * @unsafe OK
 * @by the filter; an empty network namespace
 */
#include "hostile.h"

int main(void)
{
	for (int family = 1; family < 46; family++)
		for (int type = 1; type < 6; type++)
			if (socket(family, type, 0) >= 0)
				must_not("there is a socket", 1);
	must_fail("tcp", socket(AF_INET, SOCK_STREAM, 0));
	must_fail("netlink", socket(AF_NETLINK, SOCK_RAW, 0));
	must_fail("vsock", socket(40, SOCK_STREAM, 0));
	must_fail("with upper bits", syscall(SYS_socket, AF_UNIX | 1L << 32, SOCK_STREAM, 0));
	return 0;
}
