/*
 * new_calls - calls what the filter has never heard of.
 *
 * @full OK
 * @namespaces OK
 * @landlock OK
 * @unsafe OK
 * @by the ceiling of the filter
 */
#include "hostile.h"

int main(void)
{
	for (int number = 450; number < 700; number++)
		if (syscall(number, -1, -1, -1, -1, -1, -1) != -1 || errno != ENOSYS)
			must_not("a new call exists", 1);
	return 0;
}
