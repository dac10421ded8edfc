/*
 * identity - looks who it is, and where.
 *
 * @full OK
 * @namespaces OK
 * @landlock OK
 * @by a user namespace, a uts namespace, no groups
 */
#include "hostile.h"

int main(int argc, char **argv)
{
	const int as_root = argc > 2 && !strcmp(argv[2], "root");
	/* Only namespaces hide these. */
	const int has_own = !is_at("landlock", argc, argv);
	char host[65] = "";
	gid_t groups[64];

	gethostname(host, sizeof host);
	must_not("the machine has a name", has_own && strcmp(host, "jail") != 0);
	must_not("it is somebody", (as_root || has_own) && getuid() != 1000 && getuid() < 20000);
	must_not("uids differ", getuid() != geteuid() || getgid() != getegid());
	/* An ordinary user cannot give up the groups that it has. */
	must_not("it has groups", as_root && getgroups(64, groups) != 0);
	must_not("its parent is visible", has_own && getppid() != 0);
	must_not("a signal is blocked", sigblock(0) != 0);
	for (int i = 1; i < 32; i++)
		must_not("a signal is ignored", signal(i, SIG_DFL) == SIG_IGN);
	must_not("its folder is another one",
			!getcwd((char[64]){ 0 }, 64) || (has_own && access("/box/.", W_OK)));
	return 0;
}
