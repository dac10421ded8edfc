#include "build/problem_lock.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include "base/diag.h"
#include "base/interrupt.h"
#include "problem/kit.h"
#include "base/xalloc.h"

/* flock(), until it is had or a signal comes. */
static int wait_for(int fd, const char *id)
{
	int rc = flock(fd, LOCK_EX | LOCK_NB);

	if (rc && errno == EWOULDBLOCK) {
		note("waiting for another setter that works on '%s'", id);
		do
			rc = flock(fd, LOCK_EX);
		while (rc && errno == EINTR && !interrupt_signal());
	}
	if (rc && errno != EINTR)
		error("cannot lock 'build/problems/%s': %s", id, strerror(errno));
	return rc;
}

int problem_lock(const char *id)
{
	char *folder = xprintf("build/problems/%s", id), *path = xprintf("%s/lock", folder);
	int fd = -1;

	if (!make_folders(folder)) {
		fd = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0666);
		if (fd < 0) {
			error("cannot create '%s': %s", path, strerror(errno));
			hint("all that is made goes to 'build', which must be writable");
		} else if (wait_for(fd, id)) {
			close(fd);
			fd = -1;
		}
	}
	free(folder);
	free(path);
	return fd;
}
