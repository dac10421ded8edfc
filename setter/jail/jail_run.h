/*
 * jail_run.h - one run of the jail: what the spawner hands over to its keeper.
 *
 * The spawner (jail_spawner.c) lives as long as the jail, and forks a keeper (jail.c) for each
 * run.  How they work together is told on top of jail.c.
 */
#ifndef JAIL_RUN_H
#define JAIL_RUN_H

#include <sys/types.h>

#include "jail/jail_cgroup.h"
#include "jail/jail_internal.h"

/* Runs at a time; others wait. */
#define JAIL_SLOTS 64

struct spawner {
	struct jail_hello hello;
	struct cgroups cgroups;
	bool root, user_namespaces, unsafe;
	int landlock;    /* its version, or 0 */
	long processors; /* of the machine */
	uid_t box_uid;   /* of slot 0 */
	pid_t self;
	pid_t keeper[JAIL_SLOTS]; /* 0: free */
	int slots_used;
	/* Of each slot, opened by its first run, and the limits that it has. */
	struct cgroup cgroup[JAIL_SLOTS];
	int64_t memory[JAIL_SLOTS]; /* 0: not open */
	int processes[JAIL_SLOTS];
};

struct run {
	const struct spawner *spawner;
	const struct jail_request *request;
	int slot;
	int report; /* where the result goes */
	int in, out, err;
	int step_file[JAIL_STEP_FILES];
	int root, sub, file[JAIL_FILES], no_device[2]; /* clones, to be attached */
	int box;
	char box_path[JAIL_BOX_PATH_MAX]; /* where there is no mount tree */
	mode_t out_mode, err_mode;
	struct jail_owner owner[JAIL_OUTPUTS]; /* of out and err, before the program */
	uid_t uid;                             /* of the program, in its user namespace */
	struct cgroup cgroup;
	pid_t keeper, init, program;
	int init_fd, program_fd;
	int statm; /* of the program, while its memory is watched; or -1 */
	struct jail_result result;
};

/* Makes the jail, runs the program in it, and sends the result, in a process of its own. */
_Noreturn void jail_keep(struct run *);

/*
 * Makes the result JAIL_BROKEN, with the step and errno.  Always -1, so that a step can write
 * `return jail_broken(...)`.
 */
int jail_broken(struct run *, const char *step);
void jail_send_result(const struct run *);

/* Makes us, who have these ids in the namespace that we left, JAIL_INSIDE_ID in this one. */
int jail_map_ids(uid_t, gid_t);

#endif
