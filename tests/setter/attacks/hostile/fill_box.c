/*
 * fill_box - fills its folder.
 *
 * @full OK
 * @namespaces OK
 * @landlock OK
 * @by the size of the tmpfs, RLIMIT_FSIZE
 */
#include "hostile.h"

int main(void)
{
	static char block[1 << 16];
	long long total = 0;

	signal(SIGXFSZ, SIG_IGN);
	for (int i = 0; i < 40; i++) {
		char name[32];
		ssize_t n;

		sprintf(name, "file%d", i);
		const int fd = open(name, O_CREAT | O_WRONLY, 0600);

		if (fd < 0)
			break;
		while ((n = write(fd, block, sizeof block)) > 0)
			total += n;
		close(fd);
	}
	printf("%lld bytes\n", total);
	must_not("there are more than 16 MiB", total > 16 << 20);
	return 0;
}
