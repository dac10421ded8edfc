/*
 * jail_request.c - the judge's side of a run: requests out, results in.
 */
#define _GNU_SOURCE
#include <ctype.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/xalloc.h"
#include "jail/jail_internal.h"

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
		p->result->cause = cause;
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
 * The program, as root's, is somebody else.  It must be able to read our own files, whatever the
 * umask; others get to it no more than before, if the same umask closed the folders above.
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

/* Is what begins here a name of the jail's own, as a whole word or the start of a path? */
static bool is_own_name(const char *at)
{
	static const char *const names[] = { "/sub", "/box", "/in", "/out", "/ans", "/program",
		"/program-2", "/program-3", "/program-4" };

	for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
		const size_t length = strlen(names[i]);

		if (!strncmp(at, names[i], length) && !isalnum((unsigned char)at[length]) &&
				(!at[length] || !strchr("._-", at[length])))
			return true;
	}
	return false;
}

/* Of the place of a run without namespaces, "/tmp/setter-jail-12-AbCdEf/0"; or 0. */
static size_t place_length(const char *at)
{
	int length = 0;

	for (size_t i = 0; !length && i < JAIL_TOP_FOLDERS; i++) {
		const size_t above = strlen(jail_top_folders[i]);

		if (strncmp(at, jail_top_folders[i], above))
			continue;
		sscanf(at + above, "/setter-jail-%*[0-9]-%*6[A-Za-z0-9]/%*[0-9]%n", &length);
		if (length)
			return above + (size_t)length;
	}
	return 0;
}

/* How much of a path is before a name of the jail's own. */
static size_t way_length(const char *at)
{
	static const char *const ways[] = { "/box/..", "/sub/..", "" };
	const size_t place = place_length(at);
	size_t i = 0;

	if (!place)
		return !strncmp(at, "../", 3) ? 2 : 0;
	while (strncmp(at + place, ways[i], strlen(ways[i])))
		i++;
	return place + strlen(ways[i]);
}

void jail_restore_names(char *said)
{
	char *to = said;

	for (const char *from = said; *from; from++) {
		const bool begins = from == said ||
				(!isalnum((unsigned char)from[-1]) && !strchr("/._-", from[-1]));

		const size_t way = begins ? way_length(from) : 0;

		if (way && is_own_name(from + way))
			from += way;
		*to++ = *from;
	}
	*to = '\0';
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
	r->ignores_sigpipe = job->ignores_sigpipe;
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

/* --- Starting a run ------------------------------------------------------------------------------ */

static int send_request(int control, const struct jail_request *r, const int *fds, int count)
{
	struct iovec bytes = { (void *)r, offsetof(struct jail_request, strings) + r->used };

	return jail_send(control, &bytes, 1, fds, count) < 0 ? -1 : 0;
}

static void clear_result(struct jail_result *result)
{
	memset(result, 0, sizeof *result);
	result->ending = JAIL_BROKEN;
	result->fetched = result->fetched_too = -1;
}

/* Of a file that is short, what a run reads; or -1, with errno 0 if it is not. */
static int seal_short_input(const char *path)
{
	struct stat about;

	errno = 0;
	if (!path || stat(path, &about) || about.st_size > JAIL_SEALED_MAX)
		return -1;
	return jail_sealed_input(path);
}

/* Its descriptors, in the order of a request; the caller's pipe is a copy.  Returns how many. */
static int collect_descriptors(struct packing *p, const struct jail_job *job, int report, int *fds)
{
	struct jail_request *r = p->request;
	const int in = job->in_fd >= 0 ? fcntl(job->in_fd, F_DUPFD_CLOEXEC, 0)
				       : seal_short_input(job->in);
	int count = 0;

	if (in < 0 && errno)
		refuse(p, "sealing the input", errno);
	r->has_in = in >= 0;
	fds[count++] = report;
	if (in >= 0) {
		fds[count++] = in;
		r->in = 0;
	}
	if (job->out >= 0)
		fds[count++] = job->out;
	if (job->err >= 0)
		fds[count++] = job->err;
	return count;
}

int jail_start(struct jail *jail, const struct jail_job *job, struct jail_result *result)
{
	SCOPED_FREE struct jail_request *r = xcalloc(1, sizeof *r);
	struct packing packing = { r, result, jail->root, job->no_secrets, false };
	int ends[2] = { -1, -1 }, fds[JAIL_FDS_MAX];

	clear_result(result);
	pack_job(&packing, job);
	if (!packing.failed && socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends))
		refuse(&packing, "socketpair", errno);
	if (!packing.failed) {
		const int count = collect_descriptors(&packing, job, ends[1], fds);

		if (!packing.failed && send_request(jail->control, r, fds, count))
			refuse(&packing, "the spawner is gone", errno);
		if (r->has_in)
			close(fds[1]);
		close(ends[1]);
	}
	if (packing.failed && ends[0] >= 0) {
		close(ends[0]);
		ends[0] = -1;
	}
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
	int fds[JAIL_FDS_MAX], count, next = 0;
	ssize_t length;

	/* A question that came too late makes one error of the connection, before the result. */
	do
		length = jail_receive(run, parts, 2, fds, &count);
	while (length < 0 && (errno == EINTR || errno == ECONNRESET));
	if (length != sizeof *result + sizeof owner)
		return -1;
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
		result->cause = EPIPE;
		jail_say_why(result->message, "the run's keeper died", 0);
	}
	if (!result->again)
		close(run);
}

/* --- Questions -------------------------------------------------------------------------------- */

int jail_ask(int run, struct jail_state *state)
{
	const char byte = 0;
	ssize_t length;

	memset(state, 0, sizeof *state);
	if (send(run, &byte, 1, MSG_NOSIGNAL) != 1)
		return -1;
	do
		length = recv(run, NULL, 0, MSG_PEEK | MSG_TRUNC);
	while (length < 0 && (errno == EINTR || errno == ECONNRESET));
	/* The result is left for jail_finish(). */
	if (length != sizeof *state)
		return -1;
	return recv(run, state, sizeof *state, 0) == sizeof *state ? 0 : -1;
}

/* --- Series ----------------------------------------------------------------------------------- */

static int send_input(int run, int fd)
{
	char byte = 0;
	struct iovec bytes = { &byte, 1 };

	return jail_send(run, &bytes, 1, &fd, 1) == 1 ? 0 : -1;
}

int jail_again(int run, const void *bytes, size_t length)
{
	const int sealed = length > JAIL_SEALED_MAX ? -1 : jail_seal_bytes(bytes, length);
	const int fd = sealed < 0 ? -1 : jail_open_sealed(sealed);
	const int rc = fd < 0 ? -1 : send_input(run, fd);

	if (sealed >= 0)
		close(sealed);
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

int jail_next(int run, const struct jail_job *job, int in, const int *files, char *why)
{
	SCOPED_FREE struct jail_request *r = xcalloc(1, sizeof *r);
	struct jail_result result;
	struct packing packing = { r, &result, false, true, false };
	const int out = own_output(job->out);
	const int err = jail_is_one_file(job->out, job->err) ? fcntl(out, F_DUPFD_CLOEXEC, 0)
							     : own_output(job->err);
	int fds[JAIL_FDS_MAX], count = 0;

	pack_job(&packing, job);
	r->has_in = in >= 0;
	if (in >= 0)
		fds[count++] = jail_open_sealed(in);
	if (job->out >= 0)
		fds[count++] = out;
	if (job->err >= 0)
		fds[count++] = err;
	for (; r->files < JAIL_STEP_FILES && files[r->files] >= 0; r->files++)
		fds[count++] = jail_open_sealed(files[r->files]);
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
