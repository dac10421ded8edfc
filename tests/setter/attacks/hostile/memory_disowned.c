/*
 * memory_disowned - lets a child that nobody waits for use the memory, to look small itself.
 *
 * @full OK
 * @namespaces RE
 * @landlock RE
 * @unsafe RE
 * @touches 40 MiB
 * @by the peak of the cgroup; no fork
 */
#include "hostile.h"

#define BYTES (40 << 20)

int main(void)
{
	pid_t child;

	signal(SIGCHLD, SIG_IGN);
	child = fork();
	if (child < 0)
		return 1;
	if (!child) {
		volatile char *block = malloc(BYTES);

		for (size_t i = 0; block && i < BYTES; i += 512)
			block[i] = 1;
		_exit(0);
	}
	while (wait(NULL) > 0)
		;
	return 0;
}
