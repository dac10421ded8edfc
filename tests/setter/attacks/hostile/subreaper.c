/*
 * subreaper - collects the orphans that init should have.
 *
 * @full OK
 * @namespaces RE
 * @landlock RE
 * @unsafe RE
 * @by the pid namespace ends with the program
 */
#include "hostile.h"

int main(void)
{
	prctl(PR_SET_CHILD_SUBREAPER, 1);
	for (int i = 0; i < 10; i++) {
		const pid_t child = fork();

		if (child < 0)
			return 3;
		if (!child) {
			if (!fork()) {
				signal(SIGTERM, SIG_IGN);
				for (;;)
					pause();
			}
			_exit(0);
		}
		waitpid(child, NULL, 0);
	}
	return 0;
}
