/*
 * jail_privileges.c - giving privileges up, for good.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <signal.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <linux/capability.h>

#include "jail/jail_run.h"

int jail_die_with_parent(void)
{
	return prctl(PR_SET_PDEATHSIG, SIGKILL);
}

int jail_bound_capabilities(void)
{
	for (int i = 0; !prctl(PR_CAPBSET_DROP, i); i++)
		;
	/* The first one that the kernel does not know ends it. */
	return errno == EINVAL ? prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0) : -1;
}

int jail_drop_capabilities(uint32_t kept)
{
	struct __user_cap_header_struct header = { _LINUX_CAPABILITY_VERSION_3, 0 };
	struct __user_cap_data_struct left[2] = { { 0, 0, 0 }, { kept, kept, 0 } };

	return (int)syscall(SYS_capset, &header, left);
}

int jail_become(uid_t uid)
{
	return setgroups(0, NULL) || setresgid(uid, uid, uid) || setresuid(uid, uid, uid) ? -1 : 0;
}

int jail_map_ids(uid_t uid, gid_t gid)
{
	char line[64];

	if (jail_write_at(AT_FDCWD, "/proc/self/setgroups", "deny"))
		return -1;
	snprintf(line, sizeof line, "%d %u 1", JAIL_INSIDE_ID, (unsigned)uid);
	if (jail_write_at(AT_FDCWD, "/proc/self/uid_map", line))
		return -1;
	snprintf(line, sizeof line, "%d %u 1", JAIL_INSIDE_ID, (unsigned)gid);
	return jail_write_at(AT_FDCWD, "/proc/self/gid_map", line);
}
