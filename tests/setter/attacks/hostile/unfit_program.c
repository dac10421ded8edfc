/*
 * unfit_program - is a program that the kernel will not execute.
 *
 * @full RE
 * @namespaces RE
 * @landlock RE
 * @unsafe RE
 * @by it is the program's own fault
 */
#include "hostile.h"

/* The name of the loader must end with a zero byte; here it does not. */
__asm__(".pushsection .interp, \"a\"\n.ascii \"x\"\n.popsection\n");

int main(void)
{
	return 0;
}
