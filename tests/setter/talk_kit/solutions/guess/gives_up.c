/*
 * @expect RE
 * @because It ends with a code before it has won.
 */
#include <stdio.h>

int main(void)
{
	puts("1");
	return 3;
}
