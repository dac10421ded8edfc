/*
 * jail_client.c - the judge's side of the jail: requests out, results in.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/sendfile.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/diag.h"
#include "base/interrupt.h"
#include "jail/jail_internal.h"
#include "base/xalloc.h"

const struct jail_limits jail_compile_limits = {
	.cpu_ms = 30000,
	.wall_ms = 60000,
	.memory_bytes = INT64_C(1536) << 20,
	.output_bytes = INT64_C(64) << 20,
	.box_bytes = INT64_C(256) << 20,
	.box_files = 16384,
	.processes = 64,
};

const char *jail_accounting_name(enum jail_accounting accounting)
{
	static const char *const names[] = { "rlimit", "cgroup-v1", "cgroup-v2" };

	return names[accounting];
}

/* --- Life cycle ------------------------------------------------------------------------------- */

/* Kernels before 6.3 do not know the flag, and need none. */
#ifndef MFD_EXEC
#define MFD_EXEC 0x10U
#endif

/* The spawner as a file that can be executed, and is nowhere.  Returns -1 with errno. */
static int open_image(void)
{
	int fd = memfd_create("jail", MFD_CLOEXEC | MFD_EXEC);

	if (fd < 0 && errno == EINVAL)
		fd = memfd_create("jail", MFD_CLOEXEC);
	if (fd >= 0 && write(fd, jail_image, jail_image_size) != (ssize_t)jail_image_size) {
		close(fd);
		fd = -1;
	}
	return fd;
}

_Noreturn static void exec_spawner(int image, int control)
{
	char *const argv[] = { "jail", NULL };
	char *const environment[] = { NULL };
	sigset_t none;

	sigemptyset(&none);
	sigprocmask(SIG_SETMASK, &none, NULL);
	if (image == JAIL_CONTROL_FD)
		image = fcntl(image, F_DUPFD_CLOEXEC, JAIL_CONTROL_FD + 1);
	/* dup2() onto itself would leave it to be closed by exec. */
	if (control == JAIL_CONTROL_FD ? fcntl(control, F_SETFD, 0)
				       : dup2(control, JAIL_CONTROL_FD) < 0)
		_exit(127);
	fexecve(image, argv, environment);
	_exit(127);
}

static int start_spawner(struct jail *jail, char *why)
{
	const int image = open_image();
	int ends[2];

	if (image < 0) {
		jail_say_why(why, "a program in memory (is vm.memfd_noexec above 1?)", errno);
		return -1;
	}
	if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends)) {
		jail_say_why(why, "socketpair", errno);
		close(image);
		return -1;
	}
	jail->spawner = fork();
	if (!jail->spawner)
		exec_spawner(image, ends[1]);
	close(image);
	close(ends[1]);
	jail->control = ends[0];
	if (jail->spawner < 0) {
		jail_say_why(why, "fork", errno);
		return -1;
	}
	return 0;
}

/* A signal is no answer. */
static bool receive_welcome(int control, struct jail_welcome *welcome)
{
	ssize_t n;

	do
		n = recv(control, welcome, sizeof *welcome, 0);
	while (n < 0 && errno == EINTR);
	return n == sizeof *welcome;
}

static int greet(struct jail *jail, bool unsafe, char *why)
{
	struct jail_hello *hello = xcalloc(1, sizeof *hello);
	struct jail_welcome welcome;
	int rc = -1;

	hello->no_cgroups = jail->no_cgroups;
	hello->unsafe = unsafe;
	if (jail_filter_build(&hello->filter[false], false, why) ||
			jail_filter_build(&hello->filter[true], true, why))
		goto out;
	if (send(jail->control, hello, sizeof *hello, MSG_NOSIGNAL) != sizeof *hello ||
			!receive_welcome(jail->control, &welcome)) {
		jail_say_why(why, "the spawner does not answer", 0);
		goto out;
	}
	jail->level = welcome.level;
	jail->accounting = welcome.accounting;
	jail->root = welcome.root;
	memcpy(why, welcome.message, JAIL_MESSAGE_MAX);
	rc = welcome.level == JAIL_LEVEL_NONE ? -1 : 0;
	jail->refused = rc;
out:
	free(hello);
	return rc;
}

/* Whether all steps work here, a run tells best. */
static int try_run(struct jail *jail, char *why)
{
	char *const argv[] = { "/usr/bin/true", NULL };
	struct jail_job job = JAIL_JOB_INIT;
	struct jail_result result;

	job.argv = argv;
	jail_run(jail, &job, &result);
	if (result.ending == JAIL_EXITED && !result.code)
		return 0;
	if (result.ending == JAIL_BROKEN)
		memcpy(why, result.message, JAIL_MESSAGE_MAX);
	else
		snprintf(why, JAIL_MESSAGE_MAX, "'%s' fails in the jail", argv[0]);
	jail->refused = true;
	return -1;
}

static int open_with(struct jail *jail, bool unsafe, char *why)
{
	if (!start_spawner(jail, why) && !greet(jail, unsafe, why) && !try_run(jail, why))
		return 0;
	jail_release(jail);
	jail->level = JAIL_LEVEL_NONE;
	return -1;
}

int jail_open_quietly(struct jail *jail, char *why)
{
	if (!open_with(jail, false, why))
		return 0;
	return jail->unsafe ? open_with(jail, true, why) : -1;
}

int jail_open(struct jail *jail)
{
	char why[JAIL_MESSAGE_MAX];

	if (!jail_open_quietly(jail, why))
		return 0;
	if (interrupt_signal())
		return -1;
	error("this machine gives no jail to judge in: %s", why);
	hint("`setter doctor` tries each part of it");
	return -1;
}

void jail_release(struct jail *jail)
{
	/* Forks of ours may have copies of it: closing it alone would end nothing. */
	if (jail->control >= 0) {
		shutdown(jail->control, SHUT_RDWR);
		close(jail->control);
	}
	jail->control = -1;
	if (jail->spawner > 0)
		while (waitpid(jail->spawner, NULL, 0) < 0 && errno == EINTR)
			;
	jail->spawner = 0;
}

/* --- Requests --------------------------------------------------------------------------------- */

/* What can go wrong with a request is found before anything is sent. */
struct packing {
	struct jail_request *request;
	struct jail_result *result;
	bool readable_by_others, no_secrets;
	bool failed;
};

static void refuse(struct packing *p, const char *what, int cause)
{
	if (!p->failed) {
		p->result->ending = JAIL_BROKEN;
		jail_say_why(p->result->message, what, cause);
	}
	p->failed = true;
}

static unsigned short pack(struct packing *p, const char *s)
{
	const size_t size = strlen(s) + 1;
	const unsigned short at = p->request->used;

	if (at + size > JAIL_STRINGS_MAX) {
		refuse(p, "the command is too long", E2BIG);
		return 0;
	}
	memcpy(p->request->strings + at, s, size);
	p->request->used = (unsigned short)(at + size);
	return at;
}

static void pack_words(struct packing *p, unsigned short *to, char *const *words)
{
	size_t count = 0;

	for (; words && words[count]; count++) {
		if (count + 1 == JAIL_WORDS_MAX) {
			refuse(p, "the command has too many words", E2BIG);
			break;
		}
		to[count] = pack(p, words[count]);
	}
	to[count] = 0;
}

/*
 * The program, as root's, is somebody else.  What we made ourselves, with whatever umask, it shall
 * read; others get to it no more than before, if the same umask closed the folders above.
 */
static bool lets_others(const char *path, const struct stat *about, mode_t needed)
{
	return (about->st_mode & needed) == needed ||
			(about->st_uid == geteuid() &&
					!chmod(path, (about->st_mode & 07777) | needed));
}

/* The spawner has another current folder. */
static unsigned short pack_path(struct packing *p, const char *path, mode_t kind, mode_t needed)
{
	char whole[PATH_MAX];
	struct stat about;

	if (!path)
		return 0;
	if (!realpath(path, whole) || stat(whole, &about))
		refuse(p, path, errno);
	else if ((about.st_mode & S_IFMT) != kind)
		refuse(p, path, kind == S_IFDIR ? ENOTDIR : EINVAL);
	else if (p->readable_by_others && !lets_others(whole, &about, needed))
		refuse(p, path, EACCES);
	else
		return pack(p, whole);
	return 0;
}

bool jail_shows(const char *path)
{
	char *above = xstrdup(path), *slash, whole[PATH_MAX];
	bool found;

	/* Of what is not there yet, the nearest folder that is. */
	while (!(found = realpath(above, whole) != NULL) && (slash = strrchr(above, '/')))
		*slash = '\0';
	free(above);
	return found && (!strcmp(whole, "/usr") || !strncmp(whole, "/usr/", 5));
}

/* A problem that lies below /usr would be open to every program in the jail. */
static unsigned short pack_secret(struct packing *p, const char *path, mode_t needed)
{
	const unsigned short at = pack_path(p, path, S_IFREG, needed);

	if (at && !p->no_secrets && !strncmp(p->request->strings + at, "/usr/", 5))
		refuse(p, "tests below /usr can be read in the jail: work in another folder", 0);
	return at;
}

static void pack_job(struct packing *p, const struct jail_job *job)
{
	struct jail_request *r = p->request;

	r->limits = job->limits;
	r->profile = job->profile;
	r->cpu = job->cpu;
	r->spare_pids = job->spare_pids;
	r->series = job->series;
	r->has_out = job->out >= 0;
	r->has_err = job->err >= 0;
	r->used = 1; /* 0 is none */
	pack_words(p, r->argv, job->argv);
	pack_words(p, r->environ, job->environ);
	r->folder = pack_path(p, job->folder, S_IFDIR, S_IROTH | S_IXOTH);
	r->in = pack_secret(p, job->in, 0);
	r->file[0] = pack_secret(p, job->file_in, S_IROTH);
	r->file[1] = pack_secret(p, job->file_out, S_IROTH);
	r->file[2] = pack_secret(p, job->file_ans, S_IROTH);
	for (int i = 0; i < JAIL_PROGRAMS; i++)
		r->file[3 + i] = pack_path(p, job->programs[i], S_IFREG, S_IROTH);
	r->fetch[0] = job->fetch ? pack(p, job->fetch) : 0;
	r->fetch[1] = job->fetch_too ? pack(p, job->fetch_too) : 0;
	r->start_in = job->start_in ? pack(p, job->start_in) : 0;
	if (!r->argv[0])
		refuse(p, "no command", EINVAL);
	if (job->limits.cpu_ms <= 0 || job->limits.memory_bytes <= 0 ||
			job->limits.processes <= 0 || job->limits.output_bytes < 0 ||
			job->limits.box_bytes <= 0 || job->limits.box_files <= 0)
		refuse(p, "a limit is not positive", EINVAL);
}

static int send_request(int control, const struct jail_request *r, const int *fds, int count)
{
	struct iovec bytes = { (void *)r, offsetof(struct jail_request, strings) + r->used };
	union {
		struct cmsghdr header;
		char room[CMSG_SPACE(JAIL_STEP_FDS * sizeof(int))];
	} room;
	struct msghdr message = { .msg_iov = &bytes,
		.msg_iovlen = 1,
		.msg_control = &room,
		.msg_controllen = CMSG_SPACE((size_t)count * sizeof(int)) };

	memset(&room, 0, sizeof room);
	room.header.cmsg_level = SOL_SOCKET;
	room.header.cmsg_type = SCM_RIGHTS;
	room.header.cmsg_len = CMSG_LEN((size_t)count * sizeof(int));
	memcpy(CMSG_DATA(&room.header), fds, (size_t)count * sizeof(int));
	return sendmsg(control, &message, MSG_NOSIGNAL) < 0 ? -1 : 0;
}

static void clear_result(struct jail_result *result)
{
	memset(result, 0, sizeof *result);
	result->ending = JAIL_BROKEN;
	result->fetched = result->fetched_too = -1;
}

int jail_start(struct jail *jail, const struct jail_job *job, struct jail_result *result)
{
	struct jail_request *r = xcalloc(1, sizeof *r);
	struct packing packing = { r, result, jail->root, job->no_secrets, false };
	int ends[2] = { -1, -1 }, fds[JAIL_REQUEST_FDS], count = 0;

	clear_result(result);
	pack_job(&packing, job);
	if (!packing.failed && socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends))
		refuse(&packing, "socketpair", errno);
	if (!packing.failed) {
		fds[count++] = ends[1];
		if (job->out >= 0)
			fds[count++] = job->out;
		if (job->err >= 0)
			fds[count++] = job->err;
		if (send_request(jail->control, r, fds, count))
			refuse(&packing, "the spawner is gone", errno);
		close(ends[1]);
	}
	if (packing.failed && ends[0] >= 0) {
		close(ends[0]);
		ends[0] = -1;
	}
	free(r);
	return ends[0];
}

/* --- Results ---------------------------------------------------------------------------------- */

/* Takes back what was the program's for the time of the run. */
static int take_back(const struct jail_owner *owner, const int *fds, int count)
{
	int rc = 0;

	for (int i = 0, next = 0; i < JAIL_OUTPUTS && next < count; i++)
		if (owner[i].uid != JAIL_SAME_OWNER &&
				fchown(fds[next++], owner[i].uid, owner[i].gid))
			rc = -1;
	for (int i = 0; i < count; i++)
		close(fds[i]);
	return rc;
}

static int receive_result(int run, struct jail_result *result)
{
	struct jail_owner owner[JAIL_OUTPUTS];
	struct iovec parts[] = { { result, sizeof *result }, { owner, sizeof owner } };
	union {
		struct cmsghdr header;
		char room[CMSG_SPACE(JAIL_RESULT_FDS * sizeof(int))];
	} room;
	struct msghdr message = { .msg_iov = parts,
		.msg_iovlen = 2,
		.msg_control = &room,
		.msg_controllen = sizeof room };
	const struct cmsghdr *header;
	int fds[JAIL_RESULT_FDS], count = 0, next = 0;
	ssize_t length;

	do
		length = recvmsg(run, &message, MSG_CMSG_CLOEXEC);
	while (length < 0 && errno == EINTR);
	if (length != sizeof *result + sizeof owner)
		return -1;
	header = CMSG_FIRSTHDR(&message);
	if (header && header->cmsg_type == SCM_RIGHTS) {
		count = (int)((header->cmsg_len - CMSG_LEN(0)) / sizeof(int));
		memcpy(fds, CMSG_DATA(header), (size_t)count * sizeof(int));
	}
	result->fetched = result->fetched >= 0 && next < count ? fds[next++] : -1;
	result->fetched_too = result->fetched_too >= 0 && next < count ? fds[next++] : -1;
	if (take_back(owner, fds + next, count - next)) {
		result->ending = JAIL_BROKEN;
		jail_say_why(result->message, "restoring the output's owner", errno);
	}
	return 0;
}

void jail_finish(int run, struct jail_result *result)
{
	clear_result(result);
	if (receive_result(run, result)) {
		clear_result(result);
		jail_say_why(result->message, "the run's keeper died", 0);
	}
	if (!result->again)
		close(run);
}

/* --- Series ----------------------------------------------------------------------------------- */

static int seal(int fd)
{
	if (lseek(fd, 0, SEEK_SET))
		return -1;
	return fcntl(fd, F_ADD_SEALS, F_SEAL_WRITE | F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL);
}

static int sealed_or_closed(int fd, bool is_whole)
{
	if (fd >= 0 && (!is_whole || seal(fd))) {
		close(fd);
		return -1;
	}
	return fd;
}

/* These bytes, for ever: whoever opens the file anew cannot change it either. */
static int sealed_file(const void *bytes, size_t length)
{
	const int fd = memfd_create("input", MFD_CLOEXEC | MFD_ALLOW_SEALING);
	const char *at = bytes;

	while (fd >= 0 && length) {
		const ssize_t n = write(fd, at, length);

		if (n <= 0)
			break;
		at += n;
		length -= (size_t)n;
	}
	return sealed_or_closed(fd, !length);
}

int jail_seal_file(const char *path)
{
	const int from = open(path, O_RDONLY | O_CLOEXEC);
	const int fd = from < 0 ? -1 : memfd_create("file", MFD_CLOEXEC | MFD_ALLOW_SEALING);
	ssize_t n = 1;

	while (fd >= 0 && n > 0)
		n = sendfile(fd, from, NULL, 1 << 30);
	if (from >= 0)
		close(from);
	return sealed_or_closed(fd, n == 0);
}

static int send_input(int run, int fd)
{
	char byte = 0;
	struct iovec bytes = { &byte, 1 };
	union {
		struct cmsghdr header;
		char room[CMSG_SPACE(sizeof(int))];
	} room;
	struct msghdr message = { .msg_iov = &bytes,
		.msg_iovlen = 1,
		.msg_control = &room,
		.msg_controllen = sizeof room };

	memset(&room, 0, sizeof room);
	room.header.cmsg_level = SOL_SOCKET;
	room.header.cmsg_type = SCM_RIGHTS;
	room.header.cmsg_len = CMSG_LEN(sizeof(int));
	memcpy(CMSG_DATA(&room.header), &fd, sizeof fd);
	return sendmsg(run, &message, MSG_NOSIGNAL) == 1 ? 0 : -1;
}

int jail_again(int run, const void *bytes, size_t length)
{
	const int fd = sealed_file(bytes, length);
	const int rc = fd < 0 ? -1 : send_input(run, fd);

	if (fd >= 0)
		close(fd);
	if (rc)
		close(run);
	return rc;
}

/*
 * As the keeper does for the first command of a series: an opening of the program's own, which
 * it may repeat by name.  A keeper that is in its jail has no way to do it.
 */
static int own_output(int fd)
{
	struct stat about;
	char link[32];

	if (fd < 0 || fstat(fd, &about))
		return -1;
	if (!S_ISREG(about.st_mode))
		return fchmod(fd, 0666) ? -1 : fcntl(fd, F_DUPFD_CLOEXEC, 0);
	snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
	return open(link, O_WRONLY | O_CLOEXEC);
}

/* What goes to one file goes there in turns. */
static bool is_one_file(int fd, int other)
{
	struct stat a, b;

	return fd >= 0 && other >= 0 && !fstat(fd, &a) && !fstat(other, &b) &&
			a.st_dev == b.st_dev && a.st_ino == b.st_ino;
}

/* What a step reads may be read by others, and at the same time: from its beginning. */
static int own_input(int fd)
{
	char link[32];

	snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
	return open(link, O_RDONLY | O_CLOEXEC);
}

int jail_next(int run, const struct jail_job *job, int in, const int *files, char *why)
{
	struct jail_request *r = xcalloc(1, sizeof *r);
	struct jail_result result;
	struct packing packing = { r, &result, false, true, false };
	const int out = own_output(job->out);
	const int err = is_one_file(job->out, job->err) ? fcntl(out, F_DUPFD_CLOEXEC, 0)
							: own_output(job->err);
	int fds[JAIL_STEP_FDS], count = 0;

	pack_job(&packing, job);
	r->has_in = in >= 0;
	if (in >= 0)
		fds[count++] = own_input(in);
	if (job->out >= 0)
		fds[count++] = out;
	if (job->err >= 0)
		fds[count++] = err;
	for (; r->files < JAIL_STEP_FILES && files[r->files] >= 0; r->files++)
		fds[count++] = own_input(files[r->files]);
	for (int i = 0; i < count; i++)
		if (fds[i] < 0)
			refuse(&packing, "opening a file of a step", errno);
	if (!packing.failed && send_request(run, r, fds, count))
		refuse(&packing, "the keeper is gone", errno);
	for (int i = 0; i < count; i++)
		if (fds[i] >= 0)
			close(fds[i]);
	if (packing.failed) {
		memcpy(why, result.message, JAIL_MESSAGE_MAX);
		close(run);
	}
	free(r);
	return packing.failed ? -1 : 0;
}

void jail_no_more(int run)
{
	close(run);
}

void jail_stop(int run)
{
	shutdown(run, SHUT_WR);
}

void jail_run(struct jail *jail, const struct jail_job *job, struct jail_result *result)
{
	const int run = jail_start(jail, job, result);

	if (run >= 0)
		jail_finish(run, result);
	if (run >= 0 && result->again)
		jail_no_more(run);
}

int jail_keep_fetched(const struct jail_result *result, const char *path, mode_t mode)
{
	return jail_keep_file(result->fetched, path, mode);
}

int jail_keep_file(int fetched, const char *path, mode_t mode)
{
	static char bytes[1 << 16];
	off_t at = 0;
	ssize_t length = 0;
	int to, cause = 0;

	if (unlink(path) && errno != ENOENT)
		return -1;
	to = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
	if (to < 0)
		return -1;
	while (!cause && (length = pread(fetched, bytes, sizeof bytes, at)) > 0) {
		errno = 0;
		if (write(to, bytes, (size_t)length) != length)
			cause = errno ? errno : ENOSPC;
		at += length;
	}
	if (length < 0 || (!cause && fchmod(to, mode)))
		cause = errno;
	if (close(to) && !cause)
		cause = errno;
	if (cause)
		unlink(path);
	errno = cause;
	return cause ? -1 : 0;
}
