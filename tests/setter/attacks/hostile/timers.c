/*
 * timers - makes timers without end.
 *
 * @full OK
 * @namespaces OK
 * @landlock OK
 * @unsafe OK
 * @by RLIMIT_SIGPENDING, RLIMIT_NOFILE
 */
#include "hostile.h"

#include <sys/timerfd.h>

int main(void)
{
	int timers = 0, files = 0;
	timer_t timer;

	while (timers < 1000 && !timer_create(CLOCK_MONOTONIC, NULL, &timer))
		timers++;
	while (files < 1000 && timerfd_create(CLOCK_MONOTONIC, 0) >= 0)
		files++;
	printf("%d timers, %d with a descriptor\n", timers, files);
	must_not("there are more than 64 timers", timers > 64);
	must_not("there are more than 256 descriptors", files > 256);
	must_fail("a timer that wakes the machine", timerfd_create(CLOCK_BOOTTIME_ALARM, 0));
	return 0;
}
