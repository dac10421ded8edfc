/*
 * memory_pipes - keeps its data in the kernel.
 *
 * @full OK|MLE|RE
 * @namespaces OK|MLE|RE
 * @landlock OK|MLE|RE
 * @by memory.max, RLIMIT_NOFILE
 */
#include "hostile.h"

int main(void)
{
	static char page[1 << 16];
	int ends[2];

	while (!pipe(ends)) {
		fcntl(ends[1], F_SETPIPE_SZ, 1 << 20);
		fcntl(ends[1], F_SETFL, O_NONBLOCK);
		while (write(ends[1], page, sizeof page) > 0)
			;
	}
	return 0;
}
