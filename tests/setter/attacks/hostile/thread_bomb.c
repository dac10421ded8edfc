/*
 * thread_bomb - burns time in as many threads as it can get.
 *
 * @full TLE
 * @namespaces TLE
 * @landlock TLE
 * @unsafe TLE
 * @by processor time is summed over threads
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

	for (int i = 0; i < 1000; i++)
		if (pthread_create(&thread, NULL, spin, NULL))
			break;
	spin(NULL);
	return 0;
}
