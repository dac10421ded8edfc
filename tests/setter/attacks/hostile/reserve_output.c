/*
 * reserve_output - fills the judge's disk with blocks that no size shows, and marks its files.
 *
 * @full OK
 * @namespaces OK
 * @landlock OK
 * @unsafe OK
 * @by the filter
 */
#include "hostile.h"

#include <linux/falloc.h>
#include <linux/fs.h>

/* The kernel's, in no header for programs. */
struct space {
	short type, whence;
	int64_t start, length;
	int sysid;
	unsigned pid;
	int pad[4];
};

static void reserve(int fd)
{
	struct space space = { .length = 64 << 20 };

	must_fail("fallocate, keeping the size", fallocate(fd, FALLOC_FL_KEEP_SIZE, 0, 64 << 20));
	must_fail("fallocate, zeroes", fallocate(fd, FALLOC_FL_ZERO_RANGE, 0, 1 << 16));
	must_fail("fallocate, a gap", fallocate(fd, FALLOC_FL_INSERT_RANGE, 0, 64 << 20));
	must_fail("FS_IOC_RESVSP", ioctl(fd, _IOW('X', 40, struct space), &space));
	must_fail("FS_IOC_RESVSP64", ioctl(fd, _IOW('X', 42, struct space), &space));
}

/* Where the file system has no flags, it says so: a refusal as well. */
static void mark(int fd)
{
	int flags = FS_NODUMP_FL;
	struct fsxattr more = { .fsx_xflags = FS_XFLAG_NODUMP };

	must_fail("FS_IOC_SETFLAGS", ioctl(fd, FS_IOC_SETFLAGS, &flags));
	must_fail("FS_IOC_SETFLAGS with upper bits",
			syscall(SYS_ioctl, fd, FS_IOC_SETFLAGS | 1L << 32, &flags));
	must_fail("FS_IOC_FSSETXATTR", ioctl(fd, FS_IOC_FSSETXATTR, &more));
}

int main(void)
{
	const int own = open("/box/own", O_RDWR | O_CREAT, 0600);

	for (int fd = 1; fd < 3; fd++) {
		reserve(fd);
		mark(fd);
	}
	must_not("a file of its own cannot be made longer",
			own >= 0 && posix_fallocate(own, 0, 1 << 16));
	return 0;
}
