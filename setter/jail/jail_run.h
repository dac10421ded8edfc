/*
 * jail_run.h - one run of the jail: what the spawner hands over to its keeper.
 *
 * The spawner (jail_spawner.c) lives as long as the jail, and forks a keeper (jail.c) for each
 * run.  The top of jail.c explains how they work together.  Of the keeper's steps, those that
 * return an int return -1 when they fail, with the result JAIL_BROKEN.
 */
#ifndef JAIL_RUN_H
#define JAIL_RUN_H

#include <limits.h>
#include <sys/types.h>
#include <time.h>

#include "jail/jail_cgroup.h"
#include "jail/jail_internal.h"

/* Runs at a time; others wait. */
#define JAIL_SLOTS 64

#define JAIL_TOP_MAX 48
#define JAIL_PLACE_MAX (JAIL_TOP_MAX + 12)

struct spawner {
	struct jail_hello hello;
	struct cgroups cgroups;
	bool root, user_namespaces;
	bool bare;              /* no namespaces at all: on the machine's own tree */
	bool alone;             /* and Landlock holds the program alone */
	char top[JAIL_TOP_MAX]; /* bare: where its runs have their folders */
	char chroot[PATH_MAX];  /* the judge's, as its files are called outside of it; or "" */
	int landlock;           /* its version, or 0 */
	long processors;        /* of the machine */
	struct jail_ids ids;    /* of which runs get theirs */
	uid_t box_uid;          /* of slot 0; bare runs draw theirs */
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
	int box_watch;              /* what happened in it, of a series; or -1 */
	char place[JAIL_PLACE_MAX]; /* bare: its folder */
	int judges[JAIL_OUTPUTS];   /* bare: where out and err go in the end; or -1 */
	mode_t out_mode, err_mode;
	bool output_in_memory;                 /* so its cgroup has a higher limit */
	bool one_opening;                      /* of an output, for all runs of a series */
	struct jail_owner owner[JAIL_OUTPUTS]; /* of out and err, before the program */
	uid_t uid;                             /* of the program, in its user namespace */
	uid_t owner_uid;                       /* the same, outside */
	struct cgroup cgroup;
	pid_t keeper, init, program;
	pid_t number; /* the program's, inside */
	int last_pid; /* where the number of the next process is set; or -1 */
	int init_fd, program_fd;
	int64_t cpu_at_exec_us, wall_at_exec_us;
	struct jail_crowd crowd; /* bare: all of its processes, when last seen */
	int status;              /* of the program, while its memory is watched; or -1 */
	struct jail_result result;
};

/* Makes the jail, runs the program in it, and sends the result, in a process of its own. */
_Noreturn void jail_keep(struct run *);

/*
 * Makes the result JAIL_BROKEN, with the step and errno.  Always -1, so that a step can write
 * `return jail_broken(...)`.
 */
int jail_broken(struct run *, const char *step);
/* Every process of the run; whoever wants to be sure waits for them. */
void jail_kill_all(struct run *);
/* All is dead: what it used, by the counters of its cgroup. */
int jail_count(struct run *);
/* All is dead: takes the files out that are asked for, and their names are free again. */
void jail_fetch(struct run *);
void jail_send_result(const struct run *);
int64_t jail_microseconds(clockid_t);

/* --- jail_setup.c: from the first step to exec ------------------------------------------------ */

int jail_set_up(struct run *);
/* The last of them, which a series repeats. */
int jail_start_program(struct run *);

/* --- jail_program.c: what the program's process does until exec -------------------------------- */

/* What it tells by the pipe `words`: the last before exec is JAIL_READY. */
struct jail_word {
	enum { JAIL_READY, JAIL_FAILED } kind;
	int cause;
	char step[48];
	int64_t cpu_us, wall_us; /* at exec */
};
_Noreturn void jail_be_program(const struct run *, int words);

/* --- jail_stdio.c: standard input and outputs --------------------------------------------------- */

/* Standard input on a read-only clone that is attached nowhere, or /dev/null; -1 with errno. */
int jail_open_input(const char *path);
int jail_open_outputs(struct run *);
/* The same without namespaces: a sealed copy, and files in the run's place. */
int jail_open_sealed_input(struct run *);
int jail_open_own_outputs(struct run *);
/* A pipe that it reads is the program's, like those that it writes. */
void jail_give_input(const struct run *);
/*
 * The program has its pipes now: whoever is at their other ends must see when nobody of the run has
 * them any more.
 */
void jail_leave_pipes(struct run *);
/* In the program's process.  Returns -1 with errno. */
int jail_take_outputs(const struct run *);
/* All is dead: what it wrote in its place goes to the judge. */
int jail_bring_outputs(struct run *);
int jail_restore_modes(struct run *);

/* --- jail_watch.c, jail_series.c ---------------------------------------------------------------- */

/* Until the program has ended, or passed a limit, or the judge is gone. */
void jail_watch(struct run *);
/*
 * Waits for the next input and runs on it, again and again; the last run is not yet reaped.  False:
 * it is broken.
 */
bool jail_run_series(struct run *);

/* --- jail_waits.c: does a run only wait for somebody else? -------------------------------------- */

/* Takes a question that came from the judge, and answers it.  False: the judge wants an end. */
bool jail_answer(const struct run *);
/* At this moment, before it is stopped. */
bool jail_waits(const struct run *);

/* --- jail_privileges.c: each returns -1 with errno --------------------------------------------- */

/* By SIGKILL. */
int jail_die_with_parent(void);
/* What no process below may ever regain. */
int jail_bound_capabilities(void);
/* All, but for those of the second word that are named. */
int jail_drop_capabilities(uint32_t kept);
int jail_become(uid_t);
/* Makes us, who have these ids in the namespace that we left, JAIL_INSIDE_ID in this one. */
int jail_map_ids(uid_t, gid_t);

/* --- jail_bare.c: the place of a run without a mount tree ------------------------------------- */

/* Each returns -1 with errno, if it fails. */

/* Makes a folder for the runs of this spawner; none is an empty name. */
int jail_make_top(char top[JAIL_TOP_MAX]);
/* Makes the run's own in it, fills it, and opens run->box. */
int jail_make_place(struct run *);
/* Makes it one of run->uid's alone. */
int jail_give_place(const struct run *);
int jail_remove_folder(const char *path);
/* A file in it for the program to write, instead of one whose name would tell what is judged. */
int jail_own_output(const struct run *, const char *name, int flags);
/* All of it, after what is there. */
int jail_copy_output(int from, int to);

/*
 * A word of a command or setting, with the machine's name for what has another one in the jail:
 * seen from a folder in the place, or from anywhere.  NULL: too long.
 */
const char *jail_bare_word(const struct run *, const char *word, bool from_place);

/* May it make files in the box?  Else those that are fetched are there, and can be written. */
static inline bool jail_box_is_open(const struct run *run)
{
	return run->request->profile == JAIL_COMPILE || !run->spawner->alone;
}
/* Is such a file undamaged? */
struct stat;
bool jail_is_untouched(const struct stat *);

/* --- Facts of a run --------------------------------------------------------------------------- */

static inline const char *jail_string(const struct jail_request *of, unsigned short offset)
{
	return offset ? of->strings + offset : NULL;
}

/* Of judge and program: what the kernel counts by uid is not the program's alone then. */
static inline bool jail_shares_uid(const struct run *run)
{
	return run->spawner->bare && !run->spawner->root;
}

static inline bool jail_may_fork(const struct run *run)
{
	if (run->request->profile == JAIL_COMPILE)
		return true;
	return run->cgroup.version != JAIL_RLIMIT && !run->spawner->bare;
}

/* The number that /proc has for it: init is 1 in its namespace, and the program the next. */
static inline pid_t jail_number_in_proc(const struct run *run)
{
	return run->spawner->bare ? run->program : run->number;
}

#endif
