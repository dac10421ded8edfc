/*
 * namespaces - makes namespaces of its own, to have capabilities in them.
 *
 * @full OK
 * @namespaces OK
 * @landlock OK
 * @unsafe OK
 * @by the filter, max_user_namespaces = 0
 */
#include "hostile.h"

int main(void)
{
	static const struct {
		int flag;
		const char *name;
	} kinds[] = { { CLONE_NEWUSER, "user" }, { CLONE_NEWNS, "mount" }, { CLONE_NEWPID, "pid" },
		{ CLONE_NEWNET, "net" }, { CLONE_NEWIPC, "ipc" }, { CLONE_NEWUTS, "uts" },
		{ CLONE_NEWCGROUP, "cgroup" }, { 0x80, "time" } };
	uint64_t three[11] = { CLONE_NEWUSER };

	for (int i = 0; i < 8; i++) {
		const long pid = syscall(SYS_clone, kinds[i].flag | SIGCHLD, 0, 0, 0, 0);

		if (!pid)
			_exit(0);
		must_fail(kinds[i].name, pid);
		must_fail(kinds[i].name, unshare(kinds[i].flag));
	}
	three[4] = SIGCHLD;
	must_fail("clone3", syscall(435, three, sizeof three));
	must_fail("setns", setns(open("/proc/1/ns/user", O_RDONLY), 0));
	must_fail("setns", setns(open("/proc/self/ns/user", O_RDONLY), 0));
	return 0;
}
