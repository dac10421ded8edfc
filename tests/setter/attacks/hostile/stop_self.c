/*
 * stop_self - stops itself.
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
	raise(SIGSTOP);
	return 0;
}
