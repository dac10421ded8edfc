/*
 * output_flags - changes flags, place and locks of what it shares with the judge.
 *
 * @full OK
 * @namespaces OK
 * @landlock OK
 * @unsafe OK
 * @by it shares nothing: output is opened anew
 */
#include "hostile.h"

#include <linux/fs.h>

int main(void)
{
	int flags = FS_IMMUTABLE_FL | FS_APPEND_FL;

	for (int fd = 1; fd < 3; fd++) {
		must_fail("reading", read(fd, &(char){ 0 }, 1));
		must_fail("F_SETLEASE", fcntl(fd, F_SETLEASE, F_WRLCK));
		must_fail("F_NOTIFY", fcntl(fd, F_NOTIFY, 1));
		must_fail("flock", syscall(SYS_flock, fd, 6));
		must_fail("lock", fcntl(fd, F_SETLK, &(struct flock){ .l_type = F_WRLCK }));
		must_fail("to be immutable", ioctl(fd, FS_IOC_SETFLAGS, &flags));
		must_fail("fchown", fchown(fd, 0, 0));
		must_fail("a folder above", openat(fd, "..", O_RDONLY));
		must_fail("a link",
				linkat(AT_FDCWD, fd == 1 ? "/proc/self/fd/1" : "/proc/self/fd/2",
						AT_FDCWD, "/box/fetched", AT_SYMLINK_FOLLOW));
		fcntl(fd, F_SETFL, O_APPEND | O_NONBLOCK | O_DIRECT | O_ASYNC);
		fcntl(fd, F_SETOWN, 1);
		lseek(fd, 4096, SEEK_SET);
	}
	return 0;
}
