/*
 * daemon - leaves a grandchild behind, in a session of its own.
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
	const pid_t child = fork();

	if (child < 0)
		return 3;
	if (!child) {
		prctl(PR_SET_PDEATHSIG, 0);
		setsid();
		if (!fork())
			for (;;)
				sleep(1);
		_exit(0);
	}
	waitpid(child, NULL, 0);
	return 0;
}
