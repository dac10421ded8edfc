/*
 * other_architecture - calls as a 32-bit program would: other numbers, past the filter.
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
	int pid = 20; /* getpid there, writev here */

	__asm__ volatile("int $0x80" : "+a"(pid) : : "memory");
	must_not("it came back", 1);
	return 0;
#else
	abort();
#endif
}
