/*
 * set_uid_program - starts programs that belong to another one, and change the uid.
 *
 * @full OK
 * @namespaces OK
 * @landlock OK
 * @by nosuid, no_new_privs
 */
#include "hostile.h"

/* Beside it lies a copy of it with the set-uid bit, which belongs to root if root judges. */
int main(int argc, char **argv)
{
	struct stat about;
	char copy[256];

	if (argc > 1 && !strcmp(argv[1], "inner")) {
		must_not("it is another one now", geteuid() != getuid() || geteuid() == 0);
		return 0;
	}
	snprintf(copy, sizeof copy, "%.*s/set_uid", (int)(strrchr(argv[0], '/') - argv[0]),
			argv[0]);
	/* Without a mount tree, it is a copy of the copy, which has lost the bit. */
	must_not("there is no set-uid program to try",
			stat(copy, &about) ||
					(!(about.st_mode & S_ISUID) &&
							!is_at("landlock", argc, argv)));
	must_not("its own copy can be one", !chmod(copy, 04755));
	execl(copy, "set_uid", "inner", NULL);
	return 3;
}
