/*
 * closed_output - closes what it should write to.
 *
 * @full OK
 * @namespaces OK
 * @landlock OK
 * @unsafe OK
 * @by the judge holds its own descriptor
 */
#include "hostile.h"

int main(void)
{
	close(0);
	close(1);
	close(2);
	return 0;
}
