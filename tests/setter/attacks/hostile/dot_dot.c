/*
 * dot_dot - climbs out by the folder above.
 *
 * @full OK
 * @namespaces OK
 * @landlock OK
 * @by pivot_root; the old root is unmounted
 */
#include "hostile.h"

int main(void)
{
	struct stat root, above;
	const int fd = open("/", O_RDONLY);

	for (int i = 0; i < 100; i++)
		chdir("..");
	stat("/", &root);
	stat(".", &above);
	must_not("there is something above /",
			root.st_ino != above.st_ino || root.st_dev != above.st_dev);
	fchdir(fd);
	must_fail("chroot", chroot("/box"));
	must_fail("openat", openat(fd, "../../../../../etc/shadow", O_RDONLY));
	must_fail("open_by_handle_at", syscall(SYS_open_by_handle_at, fd, "xxxxxxxxxxxxxxxx", 0));
	return 0;
}
