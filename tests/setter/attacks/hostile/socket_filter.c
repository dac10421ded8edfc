/*
 * socket_filter - gives a socket a program that the kernel runs.
 *
 * @full OK
 * @namespaces OK
 * @landlock OK
 * @unsafe OK
 * @by the filter
 */
#include "hostile.h"
#include <linux/filter.h>

int main(void)
{
	struct sock_filter all[] = { { BPF_RET | BPF_K, 0, 0, 0xffff } };
	struct sock_fprog program = { 1, all };
	int ends[2], one = 1;

	if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends))
		return 1;
	must_fail("SO_ATTACH_FILTER",
			setsockopt(ends[0], SOL_SOCKET, SO_ATTACH_FILTER, &program,
					sizeof program));
	must_fail("SO_LOCK_FILTER",
			setsockopt(ends[0], SOL_SOCKET, SO_LOCK_FILTER, &one, sizeof one));
	return 0;
}
