/*
 * many_processes - counts how many children it may have.
 *
 * @full OK
 * @namespaces OK
 * @landlock OK
 * @unsafe OK
 * @by pids.max, RLIMIT_NPROC
 */
#include "hostile.h"

int main(void)
{
	int count = 0;

	for (; count < 200; count++) {
		const pid_t child = fork();

		if (child < 0)
			break;
		if (!child) {
			sleep(100);
			_exit(0);
		}
	}
	printf("%d children\n", count);
	must_not("there are more than 64", count > 64);
	return 0;
}
