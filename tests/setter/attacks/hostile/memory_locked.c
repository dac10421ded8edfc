/*
 * memory_locked - locks pages, and hides memory in files without a name.
 *
 * @full OK
 * @namespaces OK
 * @landlock OK
 * @unsafe OK
 * @by RLIMIT_MEMLOCK, the filter
 */
#include "hostile.h"

int main(void)
{
	char *block = mmap(NULL, 1 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1,
			0);

	must_fail("mlock of 1 MiB", mlock(block, 1 << 20));
	must_fail("mlockall", mlockall(MCL_CURRENT | MCL_FUTURE));
	must_fail("memfd_create", syscall(SYS_memfd_create, "x", 0));
	must_fail("memfd_secret", syscall(447, 0));
	return 0;
}
