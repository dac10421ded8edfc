/*
 * leader_ends - ends its first thread; another one goes on.
 *
 * @full TLE
 * @namespaces TLE
 * @landlock TLE
 * @unsafe TLE
 * @by the clock of the whole process
 */
#include "hostile.h"

static void *spin(void *none)
{
	for (volatile unsigned i = 0;; i++)
		;
	return none;
}

int main(void)
{
	pthread_t thread;

	if (pthread_create(&thread, NULL, spin, NULL))
		return 3;
	pthread_exit(NULL);
}
