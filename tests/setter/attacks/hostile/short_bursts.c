/*
 * short_bursts - works in bursts between two ticks of the clock.
 *
 * @full TLE
 * @namespaces TLE
 * @landlock TLE
 * @unsafe TLE
 * @by time is counted exactly
 */
#include "hostile.h"

int main(void)
{
	for (;;) {
		burn(0.002);
		usleep(500);
	}
}
