/*
 * memory_child_dies - has a child killed for memory, and goes on as if nothing had been.
 *
 * @full MLE
 * @namespaces RE
 * @landlock RE
 * @unsafe RE
 * @by the counter oom_kill
 */
#include "hostile.h"

int main(void)
{
	const pid_t child = fork();

	if (child < 0)
		return 3;
	if (!child)
		for (;;)
			memset(malloc(1 << 20), 1, 1 << 20);
	waitpid(child, NULL, 0);
	return 0;
}
