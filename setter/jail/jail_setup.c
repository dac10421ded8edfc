/*
 * jail_setup.c - the keeper makes the jail, starts init and the program, and gives up what it has.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/inotify.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <linux/capability.h>
#include <linux/close_range.h>
#include <linux/sched.h>

#include "jail/jail_run.h"

/* A set-up that takes as long as this will never end. */
#define SET_UP_MS 20000

/* --- Init -------------------------------------------------------------------------------------- */

/* It reports failures by writing an errno; 0 is success. */
_Noreturn static void init_says(int words, int cause)
{
	sigset_t child;

	/* Nothing else may stay pending: a later run of a series would see it. */
	sigemptyset(&child);
	sigaddset(&child, SIGCHLD);
	sigprocmask(SIG_SETMASK, &child, NULL);
	if (write(words, &cause, sizeof cause) != sizeof cause || cause)
		_exit(1);
	close_range(0, ~0U, 0);
	for (;;) {
		sigwaitinfo(&child, NULL);
		while (waitpid(-1, NULL, __WALL | WNOHANG) > 0)
			;
	}
}

#define PROC JAIL_NEW_ROOT "/proc"
#define PROC_FLAGS (MS_NOSUID | MS_NODEV | MS_NOEXEC)

/* Writable only while the switch is turned that forbids further user namespaces. */
static int mount_proc(bool forbid_namespaces)
{
	if (mount("proc", PROC, "proc", PROC_FLAGS, NULL))
		return -1;
	return forbid_namespaces
			? jail_write_at(AT_FDCWD, PROC "/sys/user/max_user_namespaces", "0")
			: 0;
}

/*
 * Of a series, it is also where numbers of processes are set, on a clone that stays writable.
 * -1: the kernel cannot.
 */
static int open_last_pid(void)
{
	const int tree = open_tree(AT_FDCWD, PROC, OPEN_TREE_CLONE | OPEN_TREE_CLOEXEC);
	const int fd = tree < 0 ? -1 : openat(tree, "sys/kernel/ns_last_pid", O_WRONLY | O_CLOEXEC);

	if (tree >= 0)
		close(tree);
	return fd;
}

static int close_proc(struct run *run)
{
	if (run->request->series)
		run->last_pid = open_last_pid();
	return mount(NULL, PROC, NULL, MS_REMOUNT | MS_BIND | MS_RDONLY | PROC_FLAGS, NULL);
}

_Noreturn static void be_init(const struct run *run, int words)
{
	const bool namespaces = run->spawner->user_namespaces;

	/* SIGCHLD is blocked since the spawner, and waited for; nothing else reaches pid 1. */
	if (mount_proc(namespaces) || (!namespaces && jail_become(run->uid)) ||
			jail_drop_capabilities(0) || prctl(PR_SET_DUMPABLE, 0) ||
			prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) || jail_die_with_parent())
		init_says(words, errno);
	/*
	 * If the keeper is already dead, nothing reads this, and we die of SIGPIPE or see it fail.
	 */
	init_says(words, 0);
}

/* --- The mount tree and the namespaces --------------------------------------------------------- */

static int clone_if_asked(struct run *run, unsigned short path, int *tree, const char *where)
{
	char step[64];

	if (!path)
		return 0;
	*tree = jail_clone_tree(jail_string(run->request, path), JAIL_NO_DEVICES);
	snprintf(step, sizeof step, "cloning what becomes %s", where);
	return *tree < 0 ? jail_broken(run, step) : 0;
}

/* What is to be opened while we still may. */
static int open_all(struct run *run)
{
	const struct jail_request *r = run->request;

	if (!r->has_in)
		run->in = jail_open_input(jail_string(r, r->in));
	if (run->in < 0)
		return jail_broken(run, "opening the input");
	jail_give_input(run);
	if (jail_open_outputs(run))
		return -1;
	run->root = open_tree(AT_FDCWD, JAIL_TEMPLATE,
			OPEN_TREE_CLONE | OPEN_TREE_CLOEXEC | AT_RECURSIVE);
	if (run->root < 0)
		return jail_broken(run, "cloning the mount tree");
	if (clone_if_asked(run, r->folder, &run->sub, "/sub"))
		return -1;
	for (size_t i = 0; i < JAIL_FILES; i++)
		if (clone_if_asked(run, r->file[i], &run->file[i], jail_files[i]))
			return -1;
	for (int i = 0; r->profile == JAIL_COMPILE && i < 2; i++) {
		run->no_device[i] = jail_clone_tree(JAIL_TEMPLATE JAIL_NOTHING, JAIL_NO_DEVICES);
		if (run->no_device[i] < 0)
			return jail_broken(run, "cloning what covers devices");
	}
	return 0;
}

static int enter_namespaces(struct run *run)
{
	const struct spawner *s = run->spawner;
	const int own = CLONE_NEWNS | CLONE_NEWIPC | CLONE_NEWUTS | CLONE_NEWCGROUP | CLONE_NEWPID;
	const uid_t box = run->owner_uid;

	run->uid = s->user_namespaces ? JAIL_INSIDE_ID : box;
	if (s->user_namespaces) {
		/* Files of /proc/self belong to us again only if we are dumpable. */
		if (s->root && (jail_become(box) || prctl(PR_SET_DUMPABLE, 1)))
			return jail_broken(run, "changing the uid");
		if (unshare(own | CLONE_NEWUSER))
			return jail_broken(run, "making namespaces");
		if (jail_map_ids(s->root ? box : JAIL_INSIDE_ID, s->root ? box : JAIL_INSIDE_ID))
			return jail_broken(run, "mapping the uid");
	} else if (unshare(own)) {
		return jail_broken(run, "making namespaces");
	}
	if (jail_bound_capabilities())
		return jail_broken(run, "bounding capabilities");
	if (jail_die_with_parent())
		return jail_broken(run, "the death signal");
	if (getppid() != s->self)
		_exit(1);
	if (sethostname("jail", 4))
		return jail_broken(run, "sethostname");
	return 0;
}

static int attach_if_cloned(struct run *run, int tree, const char *where)
{
	if (tree < 0)
		return 0;
	return jail_attach(tree, where) ? jail_broken(run, where) : 0;
}

static int make_mounts(struct run *run)
{
	const struct jail_limits *limits = &run->request->limits;
	char options[128], place[64];

	if (attach_if_cloned(run, run->root, JAIL_NEW_ROOT) ||
			attach_if_cloned(run, run->sub, JAIL_NEW_ROOT "/sub") ||
			attach_if_cloned(run, run->no_device[0], JAIL_NEW_ROOT "/dev/zero") ||
			attach_if_cloned(run, run->no_device[1], JAIL_NEW_ROOT "/dev/full"))
		return -1;
	for (size_t i = 0; i < JAIL_FILES; i++) {
		snprintf(place, sizeof place, "%s%s", JAIL_NEW_ROOT, jail_files[i]);
		if (attach_if_cloned(run, run->file[i], place))
			return -1;
	}
	snprintf(options, sizeof options, "size=%lld,nr_inodes=%d,mode=700,uid=%u,gid=%u",
			(long long)limits->box_bytes, limits->box_files, (unsigned)run->uid,
			(unsigned)run->uid);
	if (mount("box", JAIL_NEW_ROOT "/box", "tmpfs", MS_NOSUID | MS_NODEV, options))
		return jail_broken(run, "mounting /box");
	return 0;
}

static int open_pidfd(pid_t pid)
{
	return (int)syscall(SYS_pidfd_open, pid, 0);
}

static int start_init(struct run *run)
{
	int words[2], cause = EPIPE;

	if (pipe2(words, O_CLOEXEC))
		return jail_broken(run, "a pipe");
	run->init = fork();
	if (!run->init) {
		close(words[0]);
		be_init(run, words[1]);
	}
	close(words[1]);
	if (run->init < 0)
		return jail_broken(run, "starting init");
	run->init_fd = open_pidfd(run->init);
	if (run->init_fd < 0)
		return jail_broken(run, "pidfd_open");
	if (read(words[0], &cause, sizeof cause) != sizeof cause)
		cause = EPIPE;
	close(words[0]);
	errno = cause;
	return cause || close_proc(run) ? jail_broken(run, "mounting /proc") : 0;
}

/* It reports every file that appears, goes or changes its mode. */
static int watch_box(void)
{
	const int watch = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);

	if (watch >= 0 &&
			inotify_add_watch(watch, "/box",
					IN_CREATE | IN_DELETE | IN_MOVE | IN_ATTRIB) < 0) {
		close(watch);
		return -1;
	}
	return watch;
}

static int enter_root(struct run *run)
{
	if (chdir(JAIL_NEW_ROOT) || syscall(SYS_pivot_root, ".", ".") || umount2(".", MNT_DETACH) ||
			chdir("/"))
		return jail_broken(run, "pivot_root");
	run->box = open("/box", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	if (run->box < 0)
		return jail_broken(run, "opening /box");
	if (run->request->series)
		run->box_watch = watch_box();
	return 0;
}

/* --- The program ------------------------------------------------------------------------------- */

/* The first word says that all is set up; the second never comes, because exec closes the pipe. */
static int hear_program(struct run *run, int words)
{
	struct pollfd wait = { words, POLLIN, 0 };
	struct jail_word word;

	if (poll(&wait, 1, SET_UP_MS) != 1 || read(words, &word, sizeof word) != sizeof word) {
		errno = EPIPE;
		return jail_broken(run, "the program's process ended before exec");
	}
	if (word.kind == JAIL_READY) {
		run->cpu_at_exec_us = word.cpu_us;
		run->wall_at_exec_us = word.wall_us;
		word = (struct jail_word){ .kind = JAIL_FAILED, .cause = EPIPE };
		if (poll(&wait, 1, SET_UP_MS) == 1 && read(words, &word, sizeof word) == 0)
			return 0;
	}
	word.step[sizeof word.step - 1] = '\0';
	errno = word.cause;
	if (strcmp(word.step, "exec"))
		return jail_broken(run, *word.step ? word.step : "exec");
	snprintf(run->result.message, JAIL_MESSAGE_MAX, "cannot execute '%.100s': %s",
			jail_string(run->request, run->request->argv[0]),
			strerrordesc_np(word.cause));
	run->result.ending = JAIL_BROKEN;
	run->result.cause = word.cause;
	return -1;
}

/* With the same number inside in every run; a kernel that cannot gives it the next one. */
static pid_t fork_program(struct run *run)
{
	const pid_t number = 2 + run->request->spare_pids;
	const struct clone_args how = { .exit_signal = SIGCHLD,
		.set_tid = (uintptr_t)&number,
		.set_tid_size = 1 };
	pid_t pid;

	run->number = number;
	if (run->spawner->bare)
		return fork();
	pid = (pid_t)syscall(SYS_clone3, &how, sizeof how);
	if (pid >= 0 || errno != ENOSYS)
		return pid;
	run->number = 2;
	jail_close_if_open(&run->last_pid);
	return fork();
}

int jail_start_program(struct run *run)
{
	int words[2], rc;

	if (pipe2(words, O_CLOEXEC))
		return jail_broken(run, "a pipe");
	run->program = fork_program(run);
	if (!run->program)
		jail_be_program(run, words[1]);
	close(words[1]);
	if (run->program < 0) {
		close(words[0]);
		return jail_broken(run, "starting the program");
	}
	run->program_fd = open_pidfd(run->program);
	rc = run->program_fd < 0 ? jail_broken(run, "pidfd_open") : hear_program(run, words[0]);
	close(words[0]);
	jail_leave_pipes(run);
	return rc;
}

/* The keeper needs nothing more, and what it does from now on is driven by the program. */
static int disarm(struct run *run)
{
	if (!run->spawner->user_namespaces &&
			(jail_become(run->uid) || jail_die_with_parent() ||
					getppid() != run->spawner->self))
		return jail_broken(run, "changing the uid");
	/* But for that one: the program of the next run of a series needs it, until exec. */
	if (jail_drop_capabilities(
			    run->request->series ? CAP_TO_MASK(CAP_CHECKPOINT_RESTORE) : 0) ||
			prctl(PR_SET_DUMPABLE, 0) || prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0))
		return jail_broken(run, "dropping capabilities");
	return 0;
}

/* --- Without namespaces ------------------------------------------------------------------------ */

/* One that nobody has: all that has it will be killed. */
static int draw_uid(struct run *run)
{
	run->owner_uid = geteuid();
	if (run->spawner->root && jail_draw_id(run->spawner->ids, 1, &run->owner_uid))
		return jail_broken(run, "drawing a uid");
	run->uid = run->owner_uid;
	return 0;
}

/* The filter, the limits and, for root, another uid; but the machine's tree, and all its processes. */
static int set_up_bare(struct run *run)
{
	run->keeper = getpid();
	if (prctl(PR_SET_CHILD_SUBREAPER, 1))
		return jail_broken(run, "becoming a subreaper");
	if (draw_uid(run) || jail_open_sealed_input(run))
		return -1;
	jail_give_input(run);
	if (jail_make_place(run) || jail_give_place(run))
		return jail_broken(run, "making a box");
	if (jail_open_own_outputs(run) || jail_start_program(run))
		return -1;
	return prctl(PR_SET_DUMPABLE, 0) ? jail_broken(run, "closing ourselves") : 0;
}

/* --- Both -------------------------------------------------------------------------------------- */

int jail_set_up(struct run *run)
{
	if (jail_die_with_parent())
		return jail_broken(run, "the death signal");
	if (run->spawner->bare)
		return set_up_bare(run);
	run->owner_uid = run->spawner->box_uid + (uid_t)run->slot;
	if (open_all(run) || enter_namespaces(run) || make_mounts(run) || start_init(run) ||
			enter_root(run) || jail_start_program(run))
		return -1;
	return disarm(run);
}
