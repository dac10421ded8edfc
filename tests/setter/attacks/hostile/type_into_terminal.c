/*
 * type_into_terminal - types commands into the terminal of the judge.
 *
 * @full OK
 * @namespaces OK
 * @landlock OK
 * @by a session of its own; the filter
 */
#include "hostile.h"

int main(void)
{
	must_fail("/dev/tty", open("/dev/tty", O_RDWR));
	must_fail("/dev/ptmx", open("/dev/ptmx", O_RDWR));
	for (int fd = 0; fd < 3; fd++) {
		must_fail("TIOCSTI", ioctl(fd, TIOCSTI, "x"));
		must_fail("TIOCSTI with upper bits",
				syscall(SYS_ioctl, fd, TIOCSTI | 1L << 32, "x"));
		must_fail("TIOCLINUX", ioctl(fd, 0x541C, "\3"));
		must_fail("TIOCSCTTY", ioctl(fd, TIOCSCTTY, 1));
	}
	must_not("its session is another one's", getsid(0) != getpid());
	return 0;
}
