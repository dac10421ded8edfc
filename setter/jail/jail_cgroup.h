/*
 * jail_cgroup.h - count and limit what all processes of a run use together.
 *
 * A spawner has a home, a group below its own place in the hierarchy, so that no limit from outside
 * is escaped; and in it a group for each run that goes on at the same time, its slots.  Others may
 * have theirs beside it, from containers too, in which every process has another number: so
 * the name has a random part, "jail-PID-RANDOM", and a home is locked by flock() as long as its
 * spawner or one of its keepers lives.  Whose lock can be had is dead, and is removed by the next
 * one.  A slot is used again:
 * figures are differences, and it is seen to be empty before and after.  But memory that the
 * last run had may be charged to it still (the kernel frees tables and files later), and the
 * next one must not pay for it: then the slot is made again.
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
	enum jail_accounting version;  /* JAIL_RLIMIT: none */
	int above[CGROUP_CONTROLLERS]; /* where the home is */
	int place[CGROUP_CONTROLLERS]; /* the home, locked */
	char name[64];
	int accident;  /* of cgroups_find(): errno, if it was one; or 0 */
	int64_t grain; /* bytes: what the memory of a group is known to */
};

struct cgroup {
	enum jail_accounting version;
	int enter[CGROUP_CONTROLLERS]; /* "tasks" or "cgroup.procs" */
	int cpu, oom, usage, kill, count;
	int peak, files; /* -1: of version 2, the kernel is too old */
	int kernel;      /* -1: of version 2, or a kernel that is too new */
	int64_t cpu_before_us, oom_before;
	int64_t grain;
	bool peak_is_known;
};

/* Where to look; tests have a recorded tree. */
struct cgroup_sources {
	const char *mounts; /* "/proc/self/mountinfo" */
	const char *own;    /* "/proc/self/cgroup" */
	const char *name;   /* of the home, or NULL: one that nobody has */
};
extern const struct cgroup_sources cgroup_sources_here;

/*
 * The kernel charges memory in batches, on each processor by itself: any figure of a group may be
 * off by all of them.
 */
int64_t cgroup_grain_bytes(void);
/* Looks for version 2, then version 1, by trying; `why` says why there is none. */
int cgroups_find(struct cgroups *, const struct cgroup_sources *, char *why);
/* Removes its slots, up to that number, and the home. */
void cgroups_remove(const struct cgroups *, int slots);
/* Removes homes whose spawner is gone. */
void cgroups_sweep(const struct cgroups *);
/* The name of a slot's group in the home. */
#define CGROUP_SLOT_MAX 16
void cgroup_slot_name(int slot, char name[CGROUP_SLOT_MAX]);
/* One of these groups.  Its last process may be on its way out still. */
void cgroup_remove(int place, const char *name);

/* Makes the slot, again if it exists. */
int cgroup_open(struct cgroup *, const struct cgroups *, int slot, const struct jail_limits *,
		char *why);
/* Is no memory of the last run left in it? */
bool cgroup_is_clean(const struct cgroup *);
/*
 * Can the next run's peak be told from that of the last one?  Kernels that cannot reset it tell it
 * of a new group only.  True where there is no peak at all.  The last one is forgotten by this.
 */
bool cgroup_forgets_peak(const struct cgroup *);
/* Changes the limits of an empty slot. */
int cgroup_limit(const struct cgroups *, int slot, const struct jail_limits *, char *why);
/* For the next run: it must be empty, and counts from here. */
int cgroup_restart(struct cgroup *, char *why);
void cgroup_close(struct cgroup *);
int cgroup_enter(const struct cgroup *);

int cgroup_cpu_us(const struct cgroup *, int64_t *us);
/* How often the kernel killed a process of this run because memory was short. */
int cgroup_oom_kills(const struct cgroup *, int64_t *kills);
/*
 * The most memory that all had together in this run, without the files that are in memory still
 * and without what the kernel had for them; with files that are gone, and up to 2 MiB and a
 * grain of the run before.  0: not known.
 */
int64_t cgroup_peak_kib(const struct cgroup *);
/* Kills what is in it, where the kernel can (version 2). */
void cgroup_kill(const struct cgroup *);
/* By the number of processes: of version 1, the list of them may be as old as a second. */
bool cgroup_is_empty(const struct cgroup *);

#endif
