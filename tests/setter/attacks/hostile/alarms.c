/*
 * alarms - interrupts itself as often as it can.
 *
 * @full TLE
 * @namespaces TLE
 * @landlock TLE
 * @unsafe TLE
 * @by SIGKILL
 */
#include "hostile.h"

static void nothing(int signal)
{
	(void)signal;
	burn(0.0001);
}

int main(void)
{
	struct itimerval often = { { 0, 50 }, { 0, 50 } };

	signal(SIGALRM, nothing);
	setitimer(ITIMER_REAL, &often, NULL);
	for (;;)
		pause();
}
