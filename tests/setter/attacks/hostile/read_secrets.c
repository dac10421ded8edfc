/*
 * read_secrets - reads what is none of its business.
 *
 * @full OK
 * @namespaces OK
 * @landlock OK
 * @by the mount tree
 */
#include "hostile.h"

int main(int argc, char **argv)
{
	static const char *const paths[] = { "/etc/shadow", "/root", "/home", "/var", "/boot",
		"/sys", "/run", "/mnt", "/proc/1/environ", "/proc/1/root/etc/passwd", "/proc/1/cwd",
		"/proc/1/mem", "/proc/1/maps", "/proc/1/fd", "/proc/1/exe", "/proc/kcore",
		"/proc/kmsg", "/dev/mem", "/dev/kmsg", "/dev/sda", "/dev/vda", "/dev/tty",
		"/dev/pts", "/dev/shm/../../etc/shadow", "/etc/hostname", "/etc/hosts", NULL };

	for (int i = 0; paths[i]; i++)
		must_fail(paths[i], open(paths[i], O_RDONLY));
	for (int i = 1; i < argc; i++)
		must_fail(argv[i], open(argv[i], O_RDONLY));
	return 0;
}
