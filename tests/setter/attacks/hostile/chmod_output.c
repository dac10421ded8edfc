/*
 * chmod_output - takes the judge's rights to read its output.
 *
 * @full OK
 * @namespaces OK
 * @landlock OK
 * @unsafe OK
 * @by the mode is restored
 */
#include "hostile.h"

int main(void)
{
	printf("hello\n");
	fflush(stdout);
	fchmod(1, 0);
	fchmod(2, 0);
	chmod("/proc/self/fd/1", 0);
	return 0;
}
