/*
 * memory_unmapped - holds memory that is mapped nowhere: shared pages, but for the first one.
 *
 * @full OK
 * @namespaces RE
 * @landlock RE
 * @unsafe RE
 * @touches 40 MiB
 * @by the peak of the cgroup; without one, the filter
 */
#include "hostile.h"

#define BLOCK (1 << 20)
#define PAGE 4096

int main(void)
{
	for (int i = 0; i < 40; i++) {
		char *block = mmap(NULL, BLOCK, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS,
				-1, 0);

		if (block == MAP_FAILED)
			return 1;
		memset(block, 1, BLOCK);
		munmap(block + PAGE, BLOCK - PAGE);
	}
	return 0;
}
