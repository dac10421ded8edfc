/*
 * jail_landlock.c - a second lock on files, sockets and signals, where the kernel has one.
 *
 * Landlock takes rights away from a process for good, whatever mounts it sees: should the mount
 * tree be wrong somewhere, nothing but the box and the output can be written all the same.  It is no
 * substitute for namespaces: there are no rights for reading here, because the tree is already
 * what may be read, and it knows nothing of other processes' files.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
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
	WRITE_FILE = 1 << 1,
	REMOVE_AND_MAKE = 0x1ff << 4, /* REMOVE_DIR up to MAKE_SYM */
	REFER = 1 << 13,
	TRUNCATE = 1 << 14,   /* since 3 */
	BIND_CONNECT = 1 | 2, /* TCP; since 4 */
	SCOPES = 1 | 2,       /* abstract sockets, signals; since 6 */

	ASK_VERSION = 1,
	RULE_BENEATH = 1,
};

/* Version 1 cannot permit to rename from one folder to another, which compilers do. */
int jail_landlock_version(void)
{
	const int version = (int)syscall(SYS_landlock_create_ruleset, NULL, 0, ASK_VERSION);

	return version >= 2 ? version : 0;
}

static int permit_fd(int rules, int fd, uint64_t rights)
{
	const struct beneath rule = { rights, fd };

	return (int)syscall(SYS_landlock_add_rule, rules, RULE_BENEATH, &rule, 0);
}

static int permit(int rules, const char *path, uint64_t rights)
{
	const int fd = open(path, O_PATH | O_CLOEXEC);
	int rc;

	if (fd < 0)
		return -1;
	rc = permit_fd(rules, fd, rights);
	close(fd);
	return rc;
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

int jail_landlock(int version, const char *box)
{
	const struct ruleset all = { WRITE_FILE | REMOVE_AND_MAKE | REFER |
				(version >= 3 ? TRUNCATE : 0),
		BIND_CONNECT, SCOPES };
	const size_t size = version >= 6 ? sizeof all
			: version >= 4   ? 2 * sizeof(uint64_t)
					 : sizeof(uint64_t);
	const int rules = (int)syscall(SYS_landlock_create_ruleset, &all, size, 0);
	const uint64_t write = all.files & (WRITE_FILE | TRUNCATE);
	int rc = -1;

	if (rules < 0)
		return -1;
	if (!permit(rules, box, all.files) && !permit(rules, "/dev/null", write) &&
			!permit_output(rules, 1, write) && !permit_output(rules, 2, write))
		rc = (int)syscall(SYS_landlock_restrict_self, rules, 0);
	close(rules);
	return rc;
}
