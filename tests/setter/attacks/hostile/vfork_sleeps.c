/*
 * vfork_sleeps - waits for a child that has its memory and sleeps.
 *
 * @full TLE
 * @namespaces RE
 * @landlock RE
 * @unsafe RE
 * @by the wall clock; no fork
 */
#include "hostile.h"

int main(void)
{
	const pid_t child = vfork();

	if (child < 0)
		return 3;
	if (!child)
		for (;;)
			pause();
	return 0;
}
