/*
 * tiny_writes - writes byte by byte.
 *
 * @full OK
 * @namespaces OK
 * @landlock OK
 * @unsafe OK
 * @by nothing: it may
 */
#include "hostile.h"

int main(void)
{
	for (int i = 0; i < 50000; i++)
		if (write(1, "x", 1) != 1)
			return 3;
	return 0;
}
