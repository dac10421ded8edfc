/*
 * orphaned_zombies - makes orphans that end; init has to reap them, or there is room for 64.
 *
 * @full OK
 * @namespaces RE
 * @landlock RE
 * @by init
 */
#include "hostile.h"

int main(void)
{
	for (int i = 0; i < 200; i++) {
		const pid_t child = fork();
		int status = 0;

		if (child < 0)
			return 3;
		if (!child) {
			const pid_t orphan = fork();

			_exit(orphan < 0 ? 3 : 0);
		}
		waitpid(child, &status, 0);
		if (status)
			return 3;
		usleep(200);
	}
	return 0;
}
