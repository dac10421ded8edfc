/*
 * tamper_copy - changes its input, where that is short and a copy, so that a later run would read it.
 *
 * @full OK
 * @namespaces OK
 * @landlock OK
 * @unsafe OK
 * @by a sealed copy
 */
#include "hostile.h"

static void try_to_write(const char *how, int fd)
{
	if (fd < 0)
		return;
	must_fail(how, pwrite(fd, "x", 1, 0));
	must_fail("ftruncate", ftruncate(fd, 0));
	must_fail("mmap",
			mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0) == MAP_FAILED
					? -1
					: 0);
	must_fail("another seal", fcntl(fd, F_ADD_SEALS, F_SEAL_SEAL));
	close(fd);
}

int main(void)
{
	char bytes[8] = "";

	try_to_write("write", dup(0));
	try_to_write("write after reopening", open("/proc/self/fd/0", O_RDWR));
	fchmod(0, 0777);
	try_to_write("write after chmod", open("/proc/self/fd/0", O_RDWR));
	must_fail("truncate", truncate("/proc/self/fd/0", 0));
	must_not("the input is another", read(0, bytes, 7) != 5 || strcmp(bytes, "17 4\n"));
	return 0;
}
