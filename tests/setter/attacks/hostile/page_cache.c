/*
 * page_cache - asks which parts of a file others have read, and has them forgotten.
 *
 * @full OK
 * @namespaces OK
 * @landlock OK
 * @unsafe OK
 * @by the filter; how long it takes remains
 */
#include "hostile.h"
#include <sys/uio.h>

#ifndef RWF_NOWAIT
#define RWF_NOWAIT 0x8
#endif

int main(int argc, char **argv)
{
	char byte;
	struct iovec one = { &byte, 1 };
	const int files[] = { 0, open("/usr/bin/env", O_RDONLY), open(argv[0], O_RDONLY) };

	(void)argc;
	for (int i = 0; i < 3; i++) {
		must_fail("preadv2", preadv2(files[i], &one, 1, 0, RWF_NOWAIT));
		must_not("fadvise DONTNEED", !posix_fadvise(files[i], 0, 0, POSIX_FADV_DONTNEED));
	}
	return 0;
}
