/*
 * core_limit - changes its limit on core dumps, so that a program of root's would read it.
 *
 * @full RE
 * @namespaces RE
 * @landlock RE
 * @unsafe RE
 * @by RLIMIT_CORE is 1, and the filter keeps it so
 */
#include "hostile.h"

int main(void)
{
	struct rlimit now;
	const struct rlimit none = { 0, 0 }, all = { RLIM_INFINITY, RLIM_INFINITY };

	must_fail("a core of any size", setrlimit(RLIMIT_CORE, &all));
	setrlimit(RLIMIT_CORE, &none);
	syscall(SYS_setrlimit, RLIMIT_CORE, &none);
	syscall(SYS_prlimit64, 0, RLIMIT_CORE | 1L << 32, &none, NULL);
	getrlimit(RLIMIT_CORE, &now);
	must_not("a program may be started", now.rlim_cur != 1 || now.rlim_max != 1);
	raise(SIGSEGV);
	return 0;
}
