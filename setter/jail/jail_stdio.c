/*
 * jail_stdio.c - standard input and outputs of a run: openings that the program has alone.
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <unistd.h>

#include "jail/jail_run.h"

/* --- Openings ---------------------------------------------------------------------------------- */

/*
 * The program's own opening of a file of the judge's: with one shared between them, it could
 * set flags and move the place where the judge reads.
 */
static int reopen(int file, int like)
{
	char link[32];
	int own;

	snprintf(link, sizeof link, "/proc/self/fd/%d", file);
	own = open(link, O_WRONLY | O_CLOEXEC | O_NOCTTY | (fcntl(like, F_GETFL) & O_APPEND));
	if (own >= 0 && lseek(own, lseek(like, 0, SEEK_CUR), SEEK_SET) < 0) {
		close(own);
		return -1;
	}
	return own;
}

/* The same on a clone of its mount that is attached nowhere: there, its name is "/". */
static int reopen_without_name(const struct spawner *s, int fd)
{
	const size_t above = strlen(s->chroot);
	char link[32], path[PATH_MAX];
	ssize_t length;
	int tree, own = -1;

	snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
	length = readlink(link, path, sizeof path - 1);
	path[length < 0 ? 0 : length] = '\0';
	tree = open_tree(AT_FDCWD, path + (strncmp(path, s->chroot, above) ? 0 : above),
			OPEN_TREE_CLONE | OPEN_TREE_CLOEXEC);
	if (tree < 0)
		return -1;
	if (jail_is_one_file(tree, fd))
		own = reopen(tree, fd);
	close(tree);
	return own;
}

/* --- In the jail ------------------------------------------------------------------------------- */

/*
 * An opening for each run: what the one sets there (O_APPEND, a signal to be sent), the next of a
 * series does not find.  Where it cannot be opened by its name, it is the keeper's.
 */
static int take_output(int from, int to)
{
	struct stat about;
	int own = -1, rc;

	if (fstat(from, &about))
		return -1;
	if (S_ISREG(about.st_mode))
		own = reopen(from, from);
	rc = dup2(own < 0 ? from : own, to);
	if (own >= 0)
		close(own);
	return rc < 0 ? -1 : 0;
}

/* What goes to one file goes there in turns. */
int jail_take_outputs(const struct run *run)
{
	if (take_output(run->out, 1))
		return -1;
	if (jail_is_one_file(run->out, run->err))
		return dup2(1, 2) < 0 ? -1 : 0;
	return take_output(run->err, 2);
}

/* --- Before it --------------------------------------------------------------------------------- */

int jail_open_input(const char *path)
{
	char link[32];
	int tree, fd = -1;

	if (!path)
		return open("/dev/null", O_RDONLY | O_CLOEXEC);
	tree = jail_clone_tree(path, JAIL_NO_DEVICES);
	if (tree < 0)
		return -1;
	snprintf(link, sizeof link, "/proc/self/fd/%d", tree);
	fd = open(link, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);
	close(tree);
	if (fd >= 0)
		fcntl(fd, F_SETFL, 0);
	return fd;
}

/* Where that cannot be, the program can write it still, but not open it by name. */
static void give_to_program(const struct run *run, int fd, struct jail_owner *owner)
{
	struct stat about;

	if (run->spawner->root && !fstat(fd, &about) && !fchown(fd, run->owner_uid, (gid_t)-1) &&
			S_ISREG(about.st_mode))
		*owner = (struct jail_owner){ about.st_uid, about.st_gid };
}

static int open_output(struct run *run, int *fd, mode_t *mode, struct jail_owner *owner)
{
	struct stat about;
	int own;

	if (*fd < 0)
		*fd = open("/dev/null", O_WRONLY | O_CLOEXEC);
	if (*fd < 0 || fstat(*fd, &about))
		return jail_broken(run, "opening /dev/null");
	if (S_ISFIFO(about.st_mode))
		give_to_program(run, *fd, owner);
	if (!S_ISREG(about.st_mode))
		return 0;
	*mode = about.st_mode & 07777;
	own = reopen_without_name(run->spawner, *fd);
	/* What is in no folder has no name that tells anything. */
	*fd = own < 0 ? reopen(*fd, *fd) : own;
	if (*fd < 0)
		return jail_broken(run, "opening the output");
	give_to_program(run, *fd, owner);
	run->one_opening |= run->spawner->root && owner->uid == JAIL_SAME_OWNER;
	return 0;
}

/* What goes to one file goes there in turns. */
int jail_open_outputs(struct run *run)
{
	const bool one = run->out >= 0 && run->err >= 0 && jail_is_one_file(run->out, run->err);

	if (open_output(run, &run->out, &run->out_mode, &run->owner[0]))
		return -1;
	if (one)
		run->err = run->out;
	return one ? 0 : open_output(run, &run->err, &run->err_mode, &run->owner[1]);
}

void jail_give_input(const struct run *run)
{
	struct stat about;
	struct jail_owner owner;

	if (run->request->has_in && !fstat(run->in, &about) && S_ISFIFO(about.st_mode))
		give_to_program(run, run->in, &owner);
}

static bool is_pipe(int fd)
{
	struct stat about;

	return fd >= 0 && !fstat(fd, &about) && S_ISFIFO(about.st_mode);
}

/* A series gives them to its next run, too. */
void jail_leave_pipes(struct run *run)
{
	if (run->request->series)
		return;
	if (is_pipe(run->in))
		jail_close_if_open(&run->in);
	if (run->err != run->out && is_pipe(run->err))
		jail_close_if_open(&run->err);
	if (is_pipe(run->out)) {
		if (run->err == run->out)
			run->err = -1;
		jail_close_if_open(&run->out);
	}
}

/* --- Without namespaces ------------------------------------------------------------------------ */

int jail_open_sealed_input(struct run *run)
{
	const char *in = jail_string(run->request, run->request->in);

	if (run->request->has_in)
		return 0;
	run->in = in ? jail_sealed_input(in) : open("/dev/null", O_RDONLY | O_CLOEXEC);
	return run->in < 0 ? jail_broken(run, "copying the input") : 0;
}

/* The program writes to a file in its place: the name of the judge's would tell what is judged. */
static int open_own_output(struct run *run, int i, int *fd)
{
	static const char *const names[JAIL_OUTPUTS] = { "stdout", "stderr" };
	struct stat about;

	if (*fd < 0)
		*fd = open("/dev/null", O_WRONLY | O_CLOEXEC);
	if (*fd < 0 || fstat(*fd, &about))
		return jail_broken(run, "opening /dev/null");
	if (S_ISFIFO(about.st_mode))
		give_to_program(run, *fd, &run->owner[i]);
	if (!S_ISREG(about.st_mode))
		return 0;
	run->judges[i] = reopen(*fd, *fd);
	*fd = jail_own_output(run, names[i], fcntl(*fd, F_GETFL) & O_APPEND);
	return run->judges[i] < 0 || *fd < 0 ? jail_broken(run, "opening the output") : 0;
}

int jail_open_own_outputs(struct run *run)
{
	const bool one = run->out >= 0 && run->err >= 0 && jail_is_one_file(run->out, run->err);

	if (open_own_output(run, 0, &run->out))
		return -1;
	if (one)
		run->err = run->out;
	return one ? 0 : open_own_output(run, 1, &run->err);
}

/* All is dead: what it wrote goes to the judge. */
int jail_bring_outputs(struct run *run)
{
	const int own[JAIL_OUTPUTS] = { run->out, run->err };

	for (int i = 0; i < JAIL_OUTPUTS; i++)
		if (run->judges[i] >= 0 && jail_copy_output(own[i], run->judges[i]))
			return jail_broken(run, "copying the output");
	return 0;
}

/* --- Afterwards -------------------------------------------------------------------------------- */

static int restore_mode(struct run *run, int fd, mode_t mode)
{
	struct stat about;

	if (!mode)
		return 0;
	if (fstat(fd, &about) || ((about.st_mode & 07777) != mode && fchmod(fd, mode)))
		return jail_broken(run, "restoring the output's mode");
	return 0;
}

/* The program owned its output; the judge must find it unchanged. */
int jail_restore_modes(struct run *run)
{
	return restore_mode(run, run->out, run->out_mode) ||
					restore_mode(run, run->err, run->err_mode)
			? -1
			: 0;
}
