/*
 * set_uid_program - starts programs that belong to another one, and change the uid.
 *
 * @full OK
 * @namespaces OK
 * @by nosuid, no_new_privs
 */
#include "hostile.h"

/* Beside it lies a copy of it with the set-uid bit, which belongs to root if root judges. */
int main(int argc, char **argv)
{
	struct stat about;

	if (argc > 1 && !strcmp(argv[1], "inner")) {
		must_not("it is another one now", geteuid() != getuid() || geteuid() == 0);
		return 0;
	}
	must_not("there is no set-uid program to try",
			stat("/sub/set_uid", &about) || !(about.st_mode & S_ISUID));
	must_not("its own copy can be one", !chmod("/sub/set_uid", 04755));
	execl("/sub/set_uid", "set_uid", "inner", NULL);
	return 3;
}
