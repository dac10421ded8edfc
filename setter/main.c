/*
 * setter - from a problem folder to verified test data.
 *
 *     setter version
 */
#include <stdio.h>

int main(void)
{
	puts("setter 0.1");
	return 0;
}
