/*
 * @expect PE
 * @because It prints words.
 */
#include <stdio.h>

int main(void)
{
	puts("is it 7?");
	return 0;
}
