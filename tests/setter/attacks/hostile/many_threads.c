/*
 * many_threads - counts how many threads it may have.
 *
 * @full OK
 * @namespaces OK
 * @landlock OK
 * @landlock-user RE
 * @unsafe OK|RE
 * @by pids.max, RLIMIT_NPROC
 */
#include "hostile.h"

static void *wait_for_ever(void *none)
{
	for (;;)
		pause();
	return none;
}

int main(int argc, char **argv)
{
	pthread_attr_t small;
	pthread_t thread;
	int count = 1;

	pthread_attr_init(&small);
	pthread_attr_setstacksize(&small, 1 << 16);
	while (count < 200 && !pthread_create(&thread, &small, wait_for_ever, NULL))
		count++;
	printf("%d threads\n", count);
	/* Where the kernel cannot count them, somebody looks now and then. */
	if (shares_uid(argc, argv))
		usleep(500000);
	must_not("there are more than 64", count > 64);
	return 0;
}
