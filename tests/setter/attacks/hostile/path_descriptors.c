/*
 * path_descriptors - holds what it must not read by descriptors that stand for a path only.
 *
 * @full OK
 * @namespaces OK
 * @landlock OK
 * @by the mount tree; Landlock, which looks again when such a descriptor is opened, executed or linked
 */
#include "hostile.h"

#include <sys/sendfile.h>

static void use_file(int file)
{
	char *const argv[] = { "x", NULL }, *const environment[] = { NULL };
	char link[32], byte;

	snprintf(link, sizeof link, "/proc/self/fd/%d", file);
	must_fail("to open it again", open(link, O_RDONLY));
	must_fail("to open it for writing", open(link, O_WRONLY));
	must_fail("to empty it", truncate(link, 0));
	must_fail("to execute it", execve(link, argv, environment));
	must_fail("to execute the descriptor",
			syscall(SYS_execveat, file, "", argv, environment, AT_EMPTY_PATH));
	must_fail("to link it", linkat(AT_FDCWD, link, AT_FDCWD, "mine", AT_SYMLINK_FOLLOW));
	must_fail("to link the descriptor", linkat(file, "", AT_FDCWD, "mine", AT_EMPTY_PATH));
	must_fail("to read", read(file, &byte, 1));
	must_fail("to read there", pread(file, &byte, 1, 0));
	must_fail("to send it", sendfile(1, file, NULL, 1));
	must_fail("to copy it", copy_file_range(file, NULL, 1, NULL, 1, 0));
	must_not("it can be mapped", mmap(NULL, 1, PROT_READ, MAP_PRIVATE, file, 0) != MAP_FAILED);
}

static void use_folder(int folder, const char *name)
{
	char entries[4096];

	must_fail("to open from there", openat(folder, name, O_RDONLY));
	must_fail("to go around", openat(folder, "./../.", O_RDONLY));
	must_fail("to list it", syscall(SYS_getdents64, folder, entries, sizeof entries));
	must_fail("to make a folder", mkdirat(folder, "mine", 0700));
	must_fail("to make a file", openat(folder, "mine", O_CREAT | O_WRONLY, 0600));
	must_fail("to make one without a name", openat(folder, ".", O_TMPFILE | O_RDWR, 0600));
	must_fail("to make a link", symlinkat("x", folder, "mine"));
	must_fail("to remove", unlinkat(folder, name, 0));
	must_fail("to rename", renameat(folder, name, folder, "mine"));
	if (fchdir(folder))
		return;
	must_fail("to open where it is", open(name, O_RDONLY));
	must_fail("to list where it is", open(".", O_RDONLY | O_DIRECTORY));
	must_not("it can be listed", opendir(".") != NULL);
	must_fail("to make one where it is", creat("mine", 0600));
}

int main(int argc, char **argv)
{
	char *name = argc > 1 ? strrchr(argv[1], '/') : NULL;
	int file, folder;

	if (!name)
		return 1;
	file = open(argv[1], O_PATH);
	*name++ = '\0';
	folder = open(argv[1], O_PATH | O_DIRECTORY);
	printf("descriptors: %d %d\n", file, folder);
	use_file(file);
	use_folder(folder, name);
	return 0;
}
