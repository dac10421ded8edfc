/*
 * write_hints - leaves a hint in a file that every run sees, for the next submission to read.
 *
 * @full OK
 * @namespaces OK
 * @landlock OK
 * @unsafe OK
 * @by the filter
 */
#include "hostile.h"

int main(int argc, char **argv)
{
	static const char *const shared[] = { "/usr/bin/env", "/usr/lib/os-release", NULL };
	uint64_t hint = 3; /* RWH_WRITE_LIFE_MEDIUM */

	(void)argc;
	must_fail("F_SET_RW_HINT of stdin", fcntl(0, F_SET_RW_HINT, &hint));
	must_fail("F_SET_FILE_RW_HINT of stdin", fcntl(0, F_SET_FILE_RW_HINT, &hint));
	must_fail("F_SET_RW_HINT of itself", fcntl(open(argv[0], O_RDONLY), F_SET_RW_HINT, &hint));
	for (int i = 0; shared[i]; i++)
		must_fail(shared[i], fcntl(open(shared[i], O_RDONLY), F_SET_RW_HINT, &hint));
	return 0;
}
