/*
 * x32_calls - calls with the numbers of x32.
 *
 * @full RE
 * @namespaces RE
 * @landlock RE
 * @unsafe RE
 * @by a foreign architecture kills (SIGSYS)
 */
#include "hostile.h"

int main(void)
{
#ifdef __x86_64__
	must_fail("getpid of x32", syscall(SYS_getpid | 0x40000000));
	must_not("it came back", 1);
	return 0;
#else
	abort();
#endif
}
