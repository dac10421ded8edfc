/*
 * become_root - wants to be someone else.
 *
 * @full OK
 * @namespaces OK
 * @landlock OK
 * @by no_new_privs, no capabilities, one mapped id
 */
#include "hostile.h"

int main(int argc, char **argv)
{
	must_fail("setuid", setuid(0));
	must_fail("setgid", setgid(0));
	must_fail("setresuid", setresuid(65534, 65534, 65534));
	must_fail("setgroups", syscall(SYS_setgroups, 1, (gid_t[]){ 0 }));
	must_not("new privileges may be had", prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0) != 1);
	/* An ordinary user has no right to give them up; with no_new_privs nobody can get them. */
	for (int i = 0; i < 41 && !shares_uid(argc, argv); i++)
		must_not("a capability is left", prctl(PR_CAPBSET_READ, i) == 1);
	must_fail("write uid_map", open("/proc/self/uid_map", O_WRONLY));
	must_fail("ambient", prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_RAISE, 21, 0, 0));
	must_not("it is root", geteuid() == 0 || getegid() == 0);
	return 0;
}
