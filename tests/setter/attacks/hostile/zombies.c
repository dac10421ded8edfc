/*
 * zombies - never waits for its children.
 *
 * @full OK
 * @namespaces OK
 * @landlock OK
 * @unsafe OK
 * @by pids.max; the namespace ends
 */
#include "hostile.h"

int main(void)
{
	for (int i = 0; i < 500; i++) {
		const pid_t child = fork();

		if (child < 0)
			break;
		if (!child)
			_exit(0);
	}
	return 0;
}
