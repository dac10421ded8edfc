/*
 * orphans_burn - sleeps while orphans of other sessions work.
 *
 * @full TLE
 * @namespaces RE
 * @landlock RE
 * @unsafe RE
 * @by the cgroup counts all; no fork
 */
#include "hostile.h"

int main(void)
{
	for (int i = 0; i < 2; i++) {
		const pid_t child = fork();

		if (child < 0)
			return 3;
		if (!child) {
			setsid();
			if (!fork())
				burn(100);
			_exit(0);
		}
		waitpid(child, NULL, 0);
	}
	sleep(100);
	return 0;
}
