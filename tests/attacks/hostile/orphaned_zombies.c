/*
 * orphaned_zombies - makes orphans that end; init has to reap them, or there is room for 64.
 *
 * @full OK
 * @namespaces RE
 * @by init
 */
#include "hostile.h"

int main(void)
{
	for (int i = 0; i < 200; i++) {
		const pid_t child = fork();

		if (child < 0)
			return 3;
		if (!child) {
			if (!fork())
				_exit(0);
			_exit(0);
		}
		waitpid(child, NULL, 0);
		usleep(200);
	}
	return 0;
}
