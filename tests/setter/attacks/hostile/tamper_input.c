/*
 * tamper_input - changes the test through descriptor 0.
 *
 * @full OK
 * @namespaces OK
 * @landlock OK
 * @input 2000000
 * @by a read-only clone
 */
#include "hostile.h"

int main(void)
{
	char byte;

	must_fail("write", write(0, "x", 1));
	must_fail("ftruncate", ftruncate(0, 0));
	must_fail("fchmod", fchmod(0, 0));
	must_fail("fchown", fchown(0, 1000, 1000));
	must_fail("futimens", futimens(0, NULL));
	must_fail("fallocate", syscall(SYS_fallocate, 0, 0, 0, 100));
	must_fail("fsetxattr", syscall(SYS_fsetxattr, 0, "user.x", "y", 1, 0));
	must_fail("mmap",
			mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, 0, 0) == MAP_FAILED
					? -1
					: 0);
	must_fail("F_SETLEASE", fcntl(0, F_SETLEASE, F_RDLCK));
	must_fail("F_NOTIFY", fcntl(0, F_NOTIFY, 1));
	must_fail("flock", syscall(SYS_flock, 0, 6));
	must_fail("lock", fcntl(0, F_SETLK, &(struct flock){ .l_type = F_RDLCK }));
	must_fail("open file lock", fcntl(0, F_OFD_SETLK, &(struct flock){ .l_type = F_RDLCK }));
	must_not("the input is empty", read(0, &byte, 1) != 1);
	return 0;
}
