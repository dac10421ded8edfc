/*
 * io_uring - does its calls through a ring, past the filter.
 *
 * @full OK
 * @namespaces OK
 * @landlock OK
 * @unsafe OK
 * @by the filter
 */
#include "hostile.h"

int main(void)
{
	char parameters[256] = "";

	must_fail("io_uring_setup", syscall(425, 8, parameters));
	must_fail("io_uring_enter", syscall(426, 0, 0, 0, 0, 0, 0));
	must_fail("io_uring_register", syscall(427, 0, 0, 0, 0));
	must_fail("io_setup", syscall(SYS_io_setup, 8, parameters));
	return 0;
}
