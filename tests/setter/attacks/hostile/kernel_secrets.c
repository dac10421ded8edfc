/*
 * kernel_secrets - reads what /proc knows of the kernel and of others.
 *
 * @full OK
 * @namespaces OK
 * @landlock OK
 * @by no capabilities; the pid namespace
 */
#include "hostile.h"

static int shows_an_address(const char *path)
{
	FILE *file = fopen(path, "r");
	unsigned long long address = 0;
	char line[256];

	for (int i = 0; file && !address && i < 100 && fgets(line, sizeof line, file); i++)
		address = strtoull(line, NULL, 16);
	if (file)
		fclose(file);
	return address != 0;
}

int main(void)
{
	static const char *const closed[] = { "/proc/kcore", "/proc/kmsg", "/proc/slabinfo",
		"/proc/vmallocinfo", "/proc/kpagecount", "/proc/kpageflags", "/proc/timer_list",
		"/proc/1/stack", "/proc/1/syscall", "/proc/1/auxv", "/proc/1/pagemap", "/proc/1/io",
		"/proc/1/map_files", "/proc/3", "/sys/kernel", "/dev/userfaultfd", "/dev/kvm",
		"/dev/fuse", "/dev/net/tun", NULL };

	for (int i = 0; closed[i]; i++) {
		const int fd = open(closed[i], O_RDONLY);

		must_fail(closed[i], fd < 0 ? -1 : read(fd, (char[16]){ 0 }, 16) > 0 ? 0 : -1);
	}
	must_not("there are addresses of the kernel", shows_an_address("/proc/kallsyms"));
	return 0;
}
