/*
 * inodes - makes as many files as it can.
 *
 * @full OK
 * @namespaces OK
 * @landlock OK
 * @by nr_inodes of the tmpfs
 */
#include "hostile.h"

int main(void)
{
	int count = 0;

	for (; count < 100000; count++) {
		char name[32];

		sprintf(name, "%d", count);
		if (mkdir(name, 0700))
			break;
	}
	must_not("there are more than 1024", count > 1024);
	return 0;
}
