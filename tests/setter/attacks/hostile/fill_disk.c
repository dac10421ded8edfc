/*
 * fill_disk - writes files that have no name any more, so that nobody finds what fills the disk.
 *
 * @landlock OK
 * @by Landlock: a program cannot make files
 */
#include "hostile.h"

int main(int argc, char **argv)
{
	static const char *const folders[] = { ".", "..", "/tmp", "/var/tmp", "/dev/shm", "/run",
		"/home", "/usr/local", "/usr/lib", NULL };
	char path[4096];

	for (int i = 0; folders[i]; i++) {
		snprintf(path, sizeof path, "%s/fill", folders[i]);
		must_fail(path, open(path, O_CREAT | O_WRONLY, 0600));
		must_fail("without a name", open(folders[i], O_TMPFILE | O_WRONLY, 0600));
		must_fail("mkdir", mkdir(path, 0700));
		must_fail("mkfifo", mkfifo(path, 0600));
		must_fail("symlink", symlink("x", path));
		must_fail("link", link(argv[0], path));
	}
	must_fail("memfd", syscall(SYS_memfd_create, "x", 0));
	(void)argc;
	return 0;
}
