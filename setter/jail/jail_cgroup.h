/*
 * jail_cgroup.h - count and limit what all processes of a run use together.
 *
 * A spawner has a group for each run that goes on at the same time, its slots, below its own
 * place in the hierarchy, so that no limit from outside is escaped.  A slot is used again:
 * figures are differences, and it is seen to be empty before and after.  But memory that the
 * last run had may be charged to it still (the kernel frees tables and files later), and the
 * next one must not pay for it: then the slot is made anew.  Names are
 * "jail-PID-STARTTIME-SLOT"; those of spawners that are dead are removed by the next one.
 *
 *     cgroups_find()      once: version, place                        (spawner)
 *     cgroup_open()       a slot: limits set, descriptors opened       (spawner)
 *     cgroup_limit()      the same slot with other limits              (spawner)
 *     cgroup_restart()    and for the next run                         (spawner)
 *     cgroup_enter()      the program goes in, before exec             (program)
 *     cgroup_cpu_us() ... while it runs and afterwards                 (run, not privileged)
 *
 * After cgroups_find() nothing allocates.  All return -1 with a sentence in `why`, or errno
 * where there is no `why`.
 */
#ifndef JAIL_CGROUP_H
#define JAIL_CGROUP_H

#include "jail/jail.h"

/* Of version 1 each controller has a hierarchy of its own; of version 2, all are the first. */
enum { CGROUP_MEMORY, CGROUP_PIDS, CGROUP_CPU, CGROUP_CONTROLLERS };

struct cgroups {
	enum jail_accounting version; /* JAIL_RLIMIT: none */
	int place[CGROUP_CONTROLLERS];
	char name[64];
};

struct cgroup {
	enum jail_accounting version;
	int enter[CGROUP_CONTROLLERS]; /* "tasks" or "cgroup.procs" */
	int cpu, oom, members, usage, kill, count;
	int peak, files; /* -1: of version 2, the kernel is too old */
	int kernel;      /* -1: of version 2, or a kernel that is too new */
	int64_t cpu_before_us, oom_before;
	bool peak_is_known;
};

/* Where to look; tests have a recorded tree. */
struct cgroup_sources {
	const char *mounts; /* "/proc/self/mountinfo" */
	const char *own;    /* "/proc/self/cgroup" */
};
extern const struct cgroup_sources cgroup_sources_here;

/* Looks for version 2, then version 1, by trying; `why` says why there is none. */
int cgroups_find(struct cgroups *, const struct cgroup_sources *, char *why);
/* Removes its slots, up to that number. */
void cgroups_remove(const struct cgroups *, int slots);
/* Removes groups whose spawner is gone. */
void cgroups_sweep(const struct cgroups *);

/* Makes the slot, anew if it is there. */
int cgroup_open(struct cgroup *, const struct cgroups *, int slot, const struct jail_limits *,
		char *why);
/* Is no memory of the last run left in it? */
bool cgroup_is_clean(const struct cgroup *);
/* Changes the limits of a slot that nobody is in. */
int cgroup_limit(const struct cgroups *, int slot, const struct jail_limits *, char *why);
/* For the next run: it must be empty, and counts from here. */
int cgroup_restart(struct cgroup *, char *why);
void cgroup_close(struct cgroup *);
int cgroup_enter(const struct cgroup *);

int cgroup_cpu_us(const struct cgroup *, int64_t *us);
/* How often the kernel killed for want of memory in this run. */
int cgroup_oom_kills(const struct cgroup *, int64_t *kills);
/*
 * The most memory that all had together in this run, without the files that are in memory still
 * and without what the kernel had for them; with files that are no more, and up to 2 MiB of the
 * run before.  0: not known.
 */
int64_t cgroup_peak_kib(const struct cgroup *);
/* Kills what is in it, where the kernel can (version 2). */
void cgroup_kill(const struct cgroup *);
bool cgroup_is_empty(const struct cgroup *);
/*
 * The same while it goes on being used: of version 1, the list that the other looks at may be
 * as old as a second.  False where the kernel does not count.
 */
bool cgroup_counts_nobody(const struct cgroup *);

#endif
