#define _GNU_SOURCE
#include "judge/judge_output.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include "base/diag.h"
#include "base/printable.h"
#include "base/xalloc.h"
#include "build/roles.h"

/* A checker reads large files, and may prove every line of them. */
#define CHECKER_MS 30000
#define CHECKER_MEMORY_MIB 1024
const struct limits judge_referee_limits = { CHECKER_MS, 2 * CHECKER_MS + 1000,
	CHECKER_MEMORY_MIB * 1024, 64 << 20 };
/* Of stderr, this much stays. */
#define STDERR_KEPT (1 << 16)
/* What is read of what a program or a checker says. */
#define SAID_MAX (1 << 16)
/* Less than that is not enough. */
#define ROOM_LEAST 4096
/* The file system does not reserve. */
#define ROOM_UNKNOWN (-1)
/* It need not: far more is free than all programs that run now can print. */
#define ROOM_PLENTY (-2)
#define PLENTY_BYTES (INT64_C(8) << 30)
/* What is kept of it in a reason. */
#define SAID_KEPT 200

/* --- Two files --------------------------------------------------------------------------- */

static int create(const char *path)
{
	const int fd = open(path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0666);

	if (fd < 0)
		error("cannot write '%s': %s", path, strerror(errno));
	return fd;
}

void printed_init(struct printed *p, const char *folder, const char *name)
{
	p->out_path = xprintf("%s/%s.out", folder, name);
	p->err_path = xprintf("%s/%s.err", folder, name);
	p->out = create(p->out_path);
	p->err = create(p->err_path);
	p->out_room = p->err_room = ROOM_UNKNOWN;
}

/* The kernel may hold an unlinked file for a while, but the next program wants the room now. */
static void give_back(int fd, const char *path, long long room)
{
	if (room > 0 && ftruncate(fd, 0))
		warning("cannot empty '%s': %s", path, strerror(errno));
	unlink(path);
}

void printed_release(struct printed *p, bool keep)
{
	if (!keep && p->out_path) {
		give_back(p->out, p->out_path, p->out_room);
		give_back(p->err, p->err_path, p->err_room);
	}
	if (p->out >= 0)
		close(p->out);
	if (p->err >= 0)
		close(p->err);
	free(p->out_path);
	free(p->err_path);
}

static void empty(int fd, const char *path)
{
	if (ftruncate(fd, 0) || lseek(fd, 0, SEEK_SET) < 0)
		die("cannot empty '%s': %s", path, strerror(errno));
}

void printed_empty(struct printed *p)
{
	empty(p->out, p->out_path);
	empty(p->err, p->err_path);
}

long long printed_size(int fd)
{
	struct stat about;

	return fstat(fd, &about) ? 0 : (long long)about.st_size;
}

static void shorten(int fd, const char *path, long long most)
{
	const long long size = printed_size(fd);

	/* To the same size, too: that frees what is after the end. */
	if (ftruncate(fd, (off_t)(size < most ? size : most)))
		warning("cannot shorten '%s': %s", path, strerror(errno));
}

void printed_shorten(struct printed *p)
{
	shorten(p->out, p->out_path, LLONG_MAX);
	shorten(p->err, p->err_path, STDERR_KEPT);
}

/* --- Room on the disk ---------------------------------------------------------------------- */

static bool is_plenty(int fd)
{
	struct statvfs about;

	return !fstatvfs(fd, &about) && about.f_bavail > PLENTY_BYTES / about.f_frsize;
}

/* Giving it back takes milliseconds on some disks, so it is not done without need. */
static long long reserve(int fd, long long bytes)
{
	if (is_plenty(fd))
		return ROOM_PLENTY;
	while (fallocate(fd, FALLOC_FL_KEEP_SIZE, 0, (off_t)bytes)) {
		if (errno == EINTR)
			continue;
		if (errno != ENOSPC && errno != EDQUOT && errno != EFBIG)
			return ROOM_UNKNOWN;
		bytes /= 2;
		if (bytes < ROOM_LEAST)
			return 0;
	}
	return bytes;
}

void printed_reserve(struct printed *p, long long bytes)
{
	p->out_room = reserve(p->out, bytes);
	p->err_room = reserve(p->err, bytes);
}

/* Is there room for a little more just now? */
static bool can_grow(int fd)
{
	static const char block[1 << 16];
	const long long size = printed_size(fd);
	const bool can = pwrite(fd, block, sizeof block, (off_t)size) == (ssize_t)sizeof block;

	return !ftruncate(fd, (off_t)size) && can;
}

static bool may_be_cut(int fd, long long room, long long limit)
{
	struct stat about;

	if (fstat(fd, &about))
		return true;
	if (about.st_size > limit)
		return false;
	if (room == ROOM_PLENTY)
		return !is_plenty(fd) || !can_grow(fd);
	if (room == ROOM_UNKNOWN || (long long)about.st_blocks * 512 < room)
		return !can_grow(fd);
	return about.st_size >= room;
}

bool printed_may_be_cut(const struct printed *p, long long limit)
{
	return may_be_cut(p->out, p->out_room, limit) || may_be_cut(p->err, p->err_room, limit);
}

char *printed_said(const struct printed *p)
{
	const int fd = p->err;
	char *said = xmalloc(SAID_MAX + 1);
	const long long size = printed_size(fd);
	const ssize_t n = pread(fd, said, SAID_MAX, size > SAID_MAX ? size - SAID_MAX : 0);

	said[n > 0 ? n : 0] = '\0';
	return said;
}

bool printed_is_bytes(const struct printed *p, const char *bytes, size_t length)
{
	static char block[1 << 16];
	size_t at = 0;

	if (printed_size(p->out) != (long long)length)
		return false;
	while (at < length) {
		const size_t most = length - at < sizeof block ? length - at : sizeof block;
		const ssize_t n = pread(p->out, block, most, (off_t)at);

		if (n <= 0 || memcmp(block, bytes + at, (size_t)n) != 0)
			return false;
		at += (size_t)n;
	}
	return true;
}

bool printed_is(const struct printed *p, const char *answer)
{
	static char left[1 << 16], right[1 << 16];
	const int fd = open(answer, O_RDONLY | O_CLOEXEC);
	bool same = fd >= 0 && printed_size(fd) == printed_size(p->out);
	off_t at = 0;

	while (same) {
		const ssize_t n = pread(fd, left, sizeof left, at);

		if (n <= 0) {
			same = n == 0;
			break;
		}
		same = pread(p->out, right, (size_t)n, at) == n && !memcmp(left, right, (size_t)n);
		at += n;
	}
	if (fd >= 0)
		close(fd);
	return same;
}

/* --- Verdicts ------------------------------------------------------------------------------ */

static void add_last_line(const struct printed *printed, struct text *why)
{
	SCOPED_FREE char *said = printed_said(printed);
	size_t length = strlen(said);

	while (length && strchr(" \t\r\n", said[length - 1]))
		length--;
	said[length] = '\0';

	const char *line = strrchr(said, '\n');

	line = line ? line + 1 : said;
	if (*line) {
		text_add_string(why, ": ");
		text_add_printable(why, line, strlen(line), SAID_KEPT);
	}
}

enum verdict judge_outcome_verdict(const struct outcome *outcome, const struct limits *limits,
		const struct printed *output, struct text *why)
{
	const enum verdict verdict = judge_run(outcome, limits, why);

	if (verdict == VERDICT_RE)
		add_last_line(output, why);
	return verdict;
}

enum verdict judge_program_verdict(const struct jail_result *result, const struct limits *limits,
		const struct printed *output, struct text *why)
{
	const long long out = printed_size(output->out), err = printed_size(output->err);
	const struct outcome outcome = outcome_of(result, out > err ? out : err);

	return judge_outcome_verdict(&outcome, limits, output, why);
}

void judge_limit_referee(struct jail_job *job)
{
	job->limits.cpu_ms = CHECKER_MS;
	job->limits.memory_bytes = (int64_t)CHECKER_MEMORY_MIB << 20;
}

void judge_checker_job(struct jail_job *job, const struct problem *problem, const char *folder,
		const char *in, const struct printed *output, const char *answer,
		const struct printed *own)
{
	role_checker_job(job, problem, folder, in, output->out_path, answer);
	job->out = own->out;
	job->err = own->err;
	judge_limit_referee(job);
}

enum verdict judge_checker_verdict(const struct jail_result *result, const struct printed *own,
		const struct score_scale *scale, long long *score, struct text *why)
{
	const struct referee referee = { "checker", *scale };
	const struct outcome outcome = outcome_of(result, printed_size(own->out));
	SCOPED_FREE char *said = printed_said(own);

	return judge_check(&outcome, &judge_referee_limits, &referee, said, score, why);
}
