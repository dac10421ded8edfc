/*
 * memory_children - takes with eight children what one may not have.
 *
 * @full MLE
 * @namespaces RE
 * @landlock RE
 * @unsafe RE
 * @by memory.max counts all; no fork
 */
#include "hostile.h"

int main(void)
{
	for (int i = 0; i < 8; i++) {
		const pid_t child = fork();

		if (child < 0)
			return 3;
		if (!child) {
			char *block = malloc(16 << 20);

			for (int at = 0; at < 16 << 20; at += 4096)
				((volatile char *)block)[at] = 1;
			sleep(10);
			_exit(0);
		}
	}
	while (wait(NULL) > 0)
		;
	return 0;
}
