/*
 * memory_heap - allocates and touches without end.
 *
 * @full MLE
 * @namespaces MLE
 * @landlock MLE
 * @unsafe MLE
 * @by memory.max; watched, RLIMIT_AS
 */
#include "hostile.h"

int main(void)
{
	for (;;) {
		char *block = malloc(1 << 20);

		if (!block)
			return 3;
		memset(block, 1, 1 << 20);
	}
}
