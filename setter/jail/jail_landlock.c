/*
 * jail_landlock.c - a lock on files, sockets and signals, where the kernel has one.
 *
 * Landlock takes rights away from a process for good, whatever mounts it sees.  Beside namespaces it
 * is a second lock: should the mount tree be wrong somewhere, nothing but the box and the output can
 * be written all the same.  Without them it is the only one, and then there are rules for
 * reading and executing too: what a program needs of the system, file by file where a folder
 * has more than that, and nothing of /usr/src, where containers keep sources, of /etc, or of /proc but
 * the program's own environment: there, and nowhere else, sanitizers look for their options.
 * It has no rights for looking: names, sizes and owners can be asked of any path, as far as
 * the folders above let a uid through.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <glob.h>
#include <stdint.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "jail/jail_internal.h"

/* The kernel's; headers are older than kernels. */
struct ruleset {
	uint64_t files, network, scopes;
};

struct beneath {
	uint64_t permitted;
	int fd;
} __attribute__((packed));

enum {
	EXECUTE = 1 << 0,
	WRITE_FILE = 1 << 1,
	READ_FILE = 1 << 2,
	READ_DIR = 1 << 3,
	REMOVE_AND_MAKE = 0x1ff << 4, /* REMOVE_DIR up to MAKE_SYM */
	REFER = 1 << 13,              /* since 2; before, it cannot be had */
	TRUNCATE = 1 << 14,           /* since 3 */
	IOCTL_DEV = 1 << 15,          /* since 5 */
	BIND_CONNECT = 1 | 2,         /* TCP; since 4 */
	SCOPES = 1 | 2,               /* abstract sockets, signals; since 6 */

	ASK_VERSION = 1,
	RULE_BENEATH = 1,
};

int jail_landlock_version(void)
{
	const int version = (int)syscall(SYS_landlock_create_ruleset, NULL, 0, ASK_VERSION);

	return version > 0 ? version : 0;
}

static int permit_fd(int rules, int fd, uint64_t rights)
{
	const struct beneath rule = { rights, fd };

	return (int)syscall(SYS_landlock_add_rule, rules, RULE_BENEATH, &rule, 0);
}

static int permit_opened(int rules, int fd, uint64_t rights)
{
	const int rc = fd < 0 ? -1 : permit_fd(rules, fd, rights);

	if (fd >= 0)
		close(fd);
	return rc;
}

static int permit(int rules, const char *path, uint64_t rights)
{
	return permit_opened(rules, open(path, O_PATH | O_CLOEXEC), rights);
}

/*
 * What it may write already, it may open by name.  Files that are in no folder, as those of
 * memfd_create() and pipes, are EBADFD: of these nothing is refused.
 */
static int permit_output(int rules, int fd, uint64_t rights)
{
	struct stat about;

	if (fstat(fd, &about))
		return -1;
	return !S_ISREG(about.st_mode) || !permit_fd(rules, fd, rights) || errno == EBADFD ? 0 : -1;
}

/* A ruleset that refuses these rights on files, and what the version knows beside files. */
static int open_rules(int version, uint64_t files)
{
	const struct ruleset all = { files, BIND_CONNECT, SCOPES };
	const size_t size = version >= 6 ? sizeof all
			: version >= 4   ? 2 * sizeof(uint64_t)
					 : sizeof(uint64_t);

	return (int)syscall(SYS_landlock_create_ruleset, &all, size, 0);
}

static int restrict_self(int rules)
{
	return (int)syscall(SYS_landlock_restrict_self, rules, 0);
}

int jail_landlock(int version, const char *box)
{
	const uint64_t all = WRITE_FILE | REMOVE_AND_MAKE | REFER | (version >= 3 ? TRUNCATE : 0);
	const uint64_t write = all & (WRITE_FILE | TRUNCATE);
	const int rules = open_rules(version, all);
	int rc = -1;

	if (rules < 0)
		return -1;
	if (!permit(rules, box, all) && !permit(rules, "/dev/null", write) &&
			!permit_output(rules, 1, write) && !permit_output(rules, 2, write))
		rc = restrict_self(rules);
	close(rules);
	return rc;
}

/* --- Alone ---------------------------------------------------------------------------------------- */

#define READ (EXECUTE | READ_FILE | READ_DIR)
#define SYSTEM_MAX 64

/* What is there of the system, opened as a path. */
static struct beneath system_files[SYSTEM_MAX];
static size_t system_count;

static const struct {
	const char *pattern;
	uint64_t rights;
} needed[] = {
	{ "/bin", READ },
	{ "/sbin", READ },
	{ "/lib", READ },
	{ "/lib32", READ },
	{ "/lib64", READ },
	{ "/libx32", READ },
	{ "/usr/bin", READ },
	{ "/usr/sbin", READ },
	{ "/usr/lib*", READ },
	{ "/usr/include", READ },
	{ "/usr/share", READ },
	{ "/usr/local/bin", READ },
	{ "/usr/local/lib*", READ },
	{ "/usr/local/include", READ },
	{ "/usr/local/share", READ },
	{ "/usr/local/go", READ },
	{ "/etc/alternatives", READ },
	{ "/etc/java-*", READ },
	{ "/etc/ld.so.cache", READ_FILE },
	{ "/etc/localtime", READ_FILE },
	{ "/etc/fpc.cfg", READ_FILE },
	/* Of node: what is not there is not missed, but what may not be read is. */
	{ "/etc/ssl/openssl.cnf", READ_FILE },
	{ "/dev/null", READ_FILE | WRITE_FILE | TRUNCATE },
	{ "/dev/random", READ_FILE },
	{ "/dev/urandom", READ_FILE },
};

static int open_system(const char *path, uint64_t rights)
{
	struct beneath *one = &system_files[system_count];
	struct stat about;

	if (system_count == SYSTEM_MAX) {
		errno = ENOSPC;
		return -1;
	}
	one->fd = open(path, O_PATH | O_CLOEXEC);
	if (one->fd < 0 || fstat(one->fd, &about))
		return -1;
	/* The kernel refuses what a file cannot have. */
	one->permitted = S_ISDIR(about.st_mode) ? rights : rights & ~(uint64_t)READ_DIR;
	system_count++;
	return 0;
}

int jail_landlock_open_system(void)
{
	int rc = 0;

	for (size_t i = 0; !rc && i < sizeof needed / sizeof *needed; i++) {
		glob_t found;

		if (glob(needed[i].pattern, 0, NULL, &found))
			continue;
		for (size_t k = 0; !rc && k < found.gl_pathc; k++)
			rc = open_system(found.gl_pathv[k], needed[i].rights);
		globfree(&found);
	}
	return rc;
}

static int permit_below(int rules, int folder, const char *name, uint64_t rights)
{
	return permit_opened(rules, openat(folder, name, O_PATH | O_NOFOLLOW | O_CLOEXEC), rights);
}

static int permit_view(int rules, const struct jail_view *view, uint64_t all)
{
	const uint64_t write = all & (WRITE_FILE | TRUNCATE);

	for (size_t i = 0; i < system_count; i++)
		if (permit_fd(rules, system_files[i].fd, system_files[i].permitted & all))
			return -1;
	if (permit(rules, view->place, READ) ||
			(view->box_is_open &&
					permit_fd(rules, view->box, all & ~(uint64_t)IOCTL_DEV)))
		return -1;
	for (int i = 0; i < 2 && !view->box_is_open; i++)
		if (view->writable[i] && permit_below(rules, view->box, view->writable[i], write))
			return -1;
	/* If /proc is not mounted, nothing reads it. */
	permit(rules, "/proc/self/environ", READ_FILE);
	return permit_output(rules, 1, write) || permit_output(rules, 2, write) ? -1 : 0;
}

int jail_landlock_alone(const struct jail_view *view)
{
	const uint64_t all = READ | WRITE_FILE | REMOVE_AND_MAKE |
			(view->version >= 2 ? REFER : 0) | (view->version >= 3 ? TRUNCATE : 0) |
			(view->version >= 5 ? IOCTL_DEV : 0);
	const int rules = open_rules(view->version, all);
	int rc;

	if (rules < 0)
		return -1;
	rc = permit_view(rules, view, all);
	if (!rc)
		rc = restrict_self(rules);
	close(rules);
	return rc;
}
