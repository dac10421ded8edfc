/*
 * sleeper - sleeps.
 *
 * @full TLE
 * @namespaces TLE
 * @landlock TLE
 * @unsafe TLE
 * @by the wall clock
 */
#include "hostile.h"

int main(void)
{
	sleep(1000);
	return 0;
}
