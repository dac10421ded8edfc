/*
 * system_time - has the kernel work for it.
 *
 * @full TLE
 * @namespaces TLE
 * @landlock TLE
 * @unsafe TLE
 * @by system time counts
 */
#include "hostile.h"

int main(void)
{
	static char bytes[1 << 20];
	const int noise = open("/dev/urandom", O_RDONLY);

	for (;;)
		read(noise, bytes, sizeof bytes);
}
