/*
 * clone_parent - makes a sibling, a child of its supervisor.
 *
 * @full OK
 * @namespaces OK
 * @landlock OK
 * @unsafe OK
 * @by the filter
 */
#include "hostile.h"

int main(void)
{
	long pid = syscall(SYS_clone, CLONE_PARENT | SIGCHLD, 0, 0, 0, 0);

	if (!pid)
		_exit(0);
	must_fail("clone(CLONE_PARENT)", pid);
	pid = syscall(SYS_clone, CLONE_PARENT | CLONE_VM | CLONE_VFORK | SIGCHLD, 0, 0, 0, 0);
	if (!pid)
		_exit(0);
	must_fail("clone(CLONE_PARENT | CLONE_VM)", pid);
	return 0;
}
