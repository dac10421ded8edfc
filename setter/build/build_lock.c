#include "build/build_lock.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/diag.h"
#include "base/interrupt.h"
#include "base/paths.h"
#include "base/whole_file.h"

static int lock = -1;

/* Everybody may lock what anybody made. */
static bool open_lock(void)
{
	if (lock < 0)
		lock = open(BUILD_LOCK, O_RDONLY | O_CREAT | O_CLOEXEC, 0666);
	return lock >= 0;
}

/* Until it is had, or a signal comes. */
static int wait_for(int kind)
{
	int rc;

	do
		rc = flock(lock, kind);
	while (rc && errno == EINTR && !interrupt_signal());
	return rc;
}

static void tidy(void)
{
	static const char *const folders[] = { BUILD_FOLDER, BUILD_FOLDER "/gen",
		BUILD_FOLDER "/checker" };

	for (size_t i = 0; i < sizeof folders / sizeof *folders; i++)
		file_remove_temporaries(folders[i]);
}

void build_lock_tidy(void)
{
	if (lock >= 0 && !flock(lock, LOCK_EX | LOCK_NB))
		tidy();
}

void build_lock_share(void)
{
	if (lock >= 0)
		return;
	mkdir(BUILD_FOLDER, 0777);
	if (!open_lock())
		return;
	if (!flock(lock, LOCK_EX | LOCK_NB))
		tidy();
	wait_for(LOCK_SH);
}

int build_lock_alone(void)
{
	if (!open_lock() || !flock(lock, LOCK_EX | LOCK_NB))
		return 0;
	if (errno == EWOULDBLOCK)
		note("waiting for another setter that uses 'build'");
	return wait_for(LOCK_EX) && interrupt_signal() ? -1 : 0;
}

/* --- One driver at a time in a problem's part of build/ -------------------------------------- */

/* flock(), until it is had or a signal comes. */
static int wait_for_problem(int fd, const char *id, const char *folder)
{
	int rc = flock(fd, LOCK_EX | LOCK_NB);

	if (rc && errno == EWOULDBLOCK) {
		note("waiting for another setter that works on '%s'", id);
		do
			rc = flock(fd, LOCK_EX);
		while (rc && errno == EINTR && !interrupt_signal());
	}
	if (rc && errno != EINTR)
		error("cannot lock '%s': %s", folder, strerror(errno));
	return rc;
}

int build_lock_problem(const char *id)
{
	SCOPED_FREE char *folder = path_of(id, PATH_ITSELF), *path = path_of(id, PATH_LOCK);
	int fd = -1;

	if (!folder_make(folder)) {
		fd = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0666);
		if (fd < 0) {
			error("cannot create '%s': %s", path, strerror(errno));
			hint("everything generated goes to 'build', which must be writable");
		} else if (wait_for_problem(fd, id, folder)) {
			close(fd);
			fd = -1;
		}
	}
	return fd;
}
