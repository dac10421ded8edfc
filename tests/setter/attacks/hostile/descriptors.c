/*
 * descriptors - looks for descriptors that were left open.
 *
 * @full OK
 * @namespaces OK
 * @landlock OK
 * @unsafe OK
 * @by close_range
 */
#include "hostile.h"

int main(void)
{
	for (int fd = 3; fd < 4096; fd++)
		must_not("a descriptor is open", fcntl(fd, F_GETFD) != -1);
	must_not("output can be read", read(1, &(char){ 0 }, 1) >= 0);
	return 0;
}
