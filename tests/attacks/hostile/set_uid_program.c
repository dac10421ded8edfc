/*
 * set_uid_program - starts programs that change the uid.
 *
 * @full OK
 * @namespaces RE
 * @by nosuid, no_new_privs
 */
#include "hostile.h"

int main(void)
{
	static const char *const names[] = { "/usr/bin/su", "/usr/bin/passwd", "/usr/bin/mount",
		NULL };
	struct stat about;

	for (int i = 0; names[i]; i++)
		if (!stat(names[i], &about) && about.st_mode & S_ISUID) {
			const pid_t child = fork();

			if (child < 0)
				return 3;
			if (!child) {
				execl("/bin/sh", "sh", "-c", "test $(id -u) != 0 || echo BREACH",
						NULL);
				_exit(0);
			}
			waitpid(child, NULL, 0);
			must_not("a mount honours set-uid", !access("/usr/bin/su", W_OK));
		}
	return 0;
}
