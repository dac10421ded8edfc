/*
 * mounts - rebuilds the mount tree.
 *
 * @full OK
 * @namespaces OK
 * @landlock OK
 * @by no capabilities; the filter
 */
#include "hostile.h"

int main(void)
{
	must_fail("mount tmpfs", syscall(SYS_mount, "x", "/box", "tmpfs", 0, 0));
	must_fail("remount /", syscall(SYS_mount, 0, "/", 0, 32, 0));
	must_fail("bind", syscall(SYS_mount, "/usr", "/box", 0, 4096, 0));
	must_fail("umount", syscall(SYS_umount2, "/sub", 2));
	must_fail("pivot_root", syscall(SYS_pivot_root, ".", "."));
	must_fail("open_tree", syscall(428, AT_FDCWD, "/", 1));
	must_fail("move_mount", syscall(429, 0, "", AT_FDCWD, "/box", 4));
	must_fail("fsopen", syscall(430, "tmpfs", 0));
	must_fail("mount_setattr", syscall(442, AT_FDCWD, "/", 0, "", 32));
	must_fail("statmount", syscall(457, 0, 0, 0, 0));
	must_fail("listmount", syscall(458, 0, 0, 0, 0));
	return 0;
}
