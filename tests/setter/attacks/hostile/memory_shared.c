/*
 * memory_shared - the same with shared pages, which RLIMIT_DATA does not see.
 *
 * @full MLE
 * @namespaces RE
 * @landlock RE
 * @unsafe RE
 * @by memory.max; without cgroups, the filter
 */
#include "hostile.h"

int main(void)
{
	for (;;) {
		char *block = mmap(NULL, 1 << 20, PROT_READ | PROT_WRITE,
				MAP_SHARED | MAP_ANONYMOUS, -1, 0);

		if (block == MAP_FAILED)
			return 3;
		memset(block, 1, 1 << 20);
	}
}
