/*
 * empty - what compiling and starting any C program costs on this machine.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void)
{
	return 0;
}
