/*
 * roundabout_paths - goes to the same files by other names, and by what others read for it.
 *
 * @full OK
 * @namespaces OK
 * @landlock OK
 * @by the mount tree; Landlock looks at files, not at names
 */
#include "hostile.h"

#include <dlfcn.h>

static const char *const ways[] = { "/proc/self/root", "/proc/self/cwd/../../../../../..",
	"/proc/thread-self/root", "/proc/1/root", "/proc/1/cwd/..", "/usr/share/../..",
	"/usr/bin/../..", "/usr/lib/ssl/../../../../..", "/dev/fd/../../..", "//", "/./", NULL };

static void go(const char *path)
{
	must_fail(path, open(path, O_RDONLY));
	must_fail("for writing", open(path, O_WRONLY));
	must_fail("to make it", open(path, O_RDWR | O_CREAT, 0600));
	must_fail("to replace it", rename("mine", path));
	must_fail("to exchange it", syscall(SYS_renameat2, AT_FDCWD, path, AT_FDCWD, "../in", 2));
	must_fail("to link it", linkat(AT_FDCWD, path, AT_FDCWD, "mine", AT_SYMLINK_FOLLOW));
	must_fail("to load it", syscall(SYS_uselib, path));
}

int main(int argc, char **argv)
{
	char path[8192];
	int root;

	if (argc < 4)
		return 1;
	for (int i = 0; ways[i]; i++) {
		snprintf(path, sizeof path, "%s%s", ways[i], argv[1]);
		go(path);
		snprintf(path, sizeof path, "%s/proc/%d/environ", ways[i], (int)getppid());
		must_not(path, getppid() && open(path, O_RDONLY) >= 0);
	}
	root = open("/", O_PATH | O_DIRECTORY);
	must_fail("from the root", openat(root, argv[1] + 1, O_RDONLY));
	must_not("it is a library", dlopen(argv[1], RTLD_NOW) != NULL);
	must_not("it has more than words", fopen(argv[1], "r,ccs=UTF-16") != NULL);
	must_fail("swap space", syscall(SYS_swapon, argv[1], 0));
	must_fail("a chroot", chroot("/usr"));
	return 0;
}
