/*
 * memory_zero_device - the same as memory_unmapped, with pages of /dev/zero.
 *
 * Opened for reading only, they cost nothing; but only landlock refuses the other.
 *
 * @full OK
 * @namespaces RE
 * @landlock RE
 * @by memory.max; without cgroups, there is no /dev/zero
 */
#include "hostile.h"

#define BLOCK (1 << 20)
#define PAGE 4096

int main(void)
{
	const int writable = open("/dev/zero", O_RDWR);
	const int zero = writable < 0 ? open("/dev/zero", O_RDONLY) : writable;

	if (zero < 0)
		return 1;
	for (int i = 0; i < 40; i++) {
		volatile char *block = mmap(NULL, BLOCK, PROT_READ, MAP_SHARED, zero, 0);

		if (block == MAP_FAILED)
			return 2;
		for (int at = 0; at < BLOCK; at += PAGE)
			(void)block[at];
		munmap((char *)block + PAGE, BLOCK - PAGE);
	}
	return 0;
}
