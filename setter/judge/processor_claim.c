#define _GNU_SOURCE
#include "judge/processor_claim.h"

#include <fcntl.h>
#include <sched.h>
#include <stdlib.h>
#include <sys/file.h>
#include <unistd.h>

#include "problem/kit.h"
#include "base/xalloc.h"

#define FOLDER "build/processors"

/* The last come first: the machine's own work tends to be on the first. */
int claim_processor(void)
{
	cpu_set_t usable;

	if (sched_getaffinity(0, sizeof usable, &usable) || make_folders(FOLDER))
		return -1;
	for (int cpu = CPU_SETSIZE - 1; cpu >= 0; cpu--) {
		char *path;
		int fd;

		if (!CPU_ISSET(cpu, &usable))
			continue;
		path = xprintf(FOLDER "/%d.lock", cpu);
		fd = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0666);
		free(path);
		if (fd >= 0 && !flock(fd, LOCK_EX | LOCK_NB))
			return cpu;
		if (fd >= 0)
			close(fd);
	}
	return -1;
}

void leave_processor(int cpu)
{
	cpu_set_t others;

	if (cpu < 0 || sched_getaffinity(0, sizeof others, &others))
		return;
	CPU_CLR(cpu, &others);
	if (CPU_COUNT(&others))
		(void)!sched_setaffinity(0, sizeof others, &others);
}
