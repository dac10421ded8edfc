/*
 * @expect OLE
 * @because It prints blanks without an end.
 */
#include <stdio.h>

int main(void)
{
	for (;;)
		puts("   ");
}
