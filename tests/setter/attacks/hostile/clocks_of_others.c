/*
 * clocks_of_others - reads how long others compute, sleeps on their clocks, has itself told by them.
 *
 * @landlock OK
 * @by the filter
 */
#include "hostile.h"

static void use_clock(pid_t process)
{
	/* As the C library makes it; which would ask whether there is such a process. */
	const clockid_t clock = (clockid_t)(~(unsigned)process << 3 | 2);
	struct timespec time = { 0, 1 };
	timer_t timer;

	printf("clock of %d\n", (int)process);
	must_fail("clock_gettime", clock_gettime(clock, &time));
	must_fail("clock_getres", clock_getres(clock, &time));
	must_fail("timer_create", timer_create(clock, NULL, &timer));
	must_fail("clock_nanosleep",
			syscall(SYS_clock_nanosleep, clock, TIMER_ABSTIME,
					&(struct timespec){ 0, 1 }, NULL));
	must_fail("with upper bits",
			syscall(SYS_clock_gettime, (1ULL << 32) | (uint32_t)clock, &time));
}

int main(void)
{
	struct timespec time;
	clockid_t own;
	timer_t timer;

	use_clock(getppid());
	use_clock(1);
	use_clock(getsid(getppid()));
	/* Its own it has, and those of its threads. */
	return clock_getcpuclockid(0, &own) || clock_gettime(own, &time) ||
			timer_create(own, NULL, &timer) ||
			pthread_getcpuclockid(pthread_self(), &own) || clock_gettime(own, &time);
}
