/*
 * hidden_time - burns time in children that nobody waits for.
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
	signal(SIGCHLD, SIG_IGN);
	for (int i = 0; i < 20; i++) {
		const pid_t child = fork();

		if (child < 0)
			return 3;
		if (!child) {
			burn(0.1);
			_exit(0);
		}
		while (!kill(child, 0))
			usleep(1000);
	}
	must_not("two seconds were for nothing", 1);
	return 0;
}
