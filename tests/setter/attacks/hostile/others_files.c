/*
 * others_files - changes files of the judge's without opening them for writing.
 *
 * @full OK
 * @namespaces OK
 * @landlock OK
 * @by the mount tree; Landlock, and the filter where it knows nothing
 */
#include "hostile.h"

#include <sys/time.h>
#include <utime.h>

static void change(const char *path)
{
	const struct timeval now[2] = { { 1, 0 }, { 1, 0 } };
	struct {
		uint64_t flags, mode, resolve;
	} how = { O_RDONLY | O_TRUNC, 0, 0 };

	printf("%s\n", path);
	must_fail("truncate", truncate(path, 0));
	must_fail("O_TRUNC", open(path, O_RDONLY | O_TRUNC));
	must_fail("O_TRUNC for nothing", open(path, O_TRUNC | 3));
	must_fail("O_TRUNC by openat2", syscall(437, AT_FDCWD, path, &how, sizeof how));
	must_fail("creat", creat(path, 0600));
	must_fail("append", open(path, O_WRONLY | O_APPEND));
	must_fail("chmod", chmod(path, 0777));
	must_fail("fchmodat", fchmodat(AT_FDCWD, path, 0777, 0));
	must_fail("chown", chown(path, getuid(), getgid()));
	must_fail("lchown", lchown(path, getuid(), getgid()));
	must_fail("utime", utime(path, NULL));
	must_fail("utimes", utimes(path, now));
	must_fail("utimensat", utimensat(AT_FDCWD, path, NULL, 0));
	must_fail("rename away", rename(path, "mine"));
	must_fail("rename over", rename("mine", path));
	must_fail("link", link(path, "mine"));
	must_fail("unlink", unlink(path));
}

int main(int argc, char **argv)
{
	char beside[4096], byte;

	if (argc < 4)
		return 1;
	snprintf(beside, sizeof beside, "%.*s/input", (int)(strrchr(argv[1], '/') - argv[1]),
			argv[1]);
	change(argv[1]);
	change(beside);
	change(argv[0]);
	change("/usr/bin/env");
	/* Its input, by the name that it has as a descriptor. */
	must_fail("O_TRUNC of the input", open("/proc/self/fd/0", O_RDONLY | O_TRUNC));
	must_fail("truncate of the input", truncate("/proc/self/fd/0", 0));
	must_not("the input is empty", read(0, &byte, 1) != 1);
	return 0;
}
