/*
 * jail_spawner.c - the process that starts the runs of a jail.
 *
 * It sees once what the machine gives, makes namespaces and the template of the mount tree,
 * and then serves requests until its judge is gone.  The top of jail.c explains why it is a
 * program of its own, and who dies with whom.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/vfs.h>
#include <sys/wait.h>
#include <unistd.h>

#include <linux/magic.h>

#include "jail/jail_cgroup.h"
#include "jail/jail_internal.h"
#include "jail/jail_run.h"

/* More than a run may have, and than we need. */
#define DESCRIPTORS 1024
/* A process that was killed may take as long to be gone. */
#define DYING_MS 10000

static struct spawner spawner;
static struct jail_request request;

/* --- Requests --------------------------------------------------------------------------------- */

/* The result's, then of those that come along stdin, stdout, stderr; to where each belongs. */
static void put_in_place(int fds[JAIL_FDS_MAX])
{
	const bool has[] = { true, request.has_in, request.has_out, request.has_err };
	int came[JAIL_FDS_MAX], next = 0;

	memcpy(came, fds, sizeof came);
	for (size_t i = 0; i < sizeof has / sizeof *has; i++)
		fds[i] = has[i] ? came[next++] : -1;
}

static int receive_request(int fds[JAIL_FDS_MAX])
{
	struct iovec bytes = { &request, sizeof request };
	int count;
	const ssize_t length = jail_receive(JAIL_CONTROL_FD, &bytes, 1, fds, &count);

	for (int i = count; i < JAIL_FDS_MAX; i++)
		fds[i] = -1;
	if (length <= 0)
		return -1;
	put_in_place(fds);
	return (size_t)length >= offsetof(struct jail_request, strings) ? 0 : -1;
}

static int free_slot(void)
{
	for (int i = 0; i < JAIL_SLOTS; i++)
		if (!spawner.keeper[i])
			return i;
	return -1;
}

static bool is_in_memory(int fd)
{
	struct statfs about;

	return fd >= 0 && !fstatfs(fd, &about) && about.f_type == TMPFS_MAGIC;
}

static bool are_limits_of(int slot, const struct jail_limits *limits)
{
	return spawner.memory[slot] == limits->memory_bytes &&
			spawner.processes[slot] == limits->processes;
}

static void reap_keepers(void)
{
	pid_t pid;

	while ((pid = waitpid(-1, NULL, WNOHANG)) > 0)
		for (int i = 0; i < JAIL_SLOTS; i++)
			if (spawner.keeper[i] == pid)
				spawner.keeper[i] = 0;
	/* Whom a killed keeper left are our children now. */
	if (spawner.bare)
		jail_kill_children_but(spawner.keeper, JAIL_SLOTS);
}

/* A killed keeper's run is dying still, perhaps: the kernel counts who is not reaped. */
static void wait_for_the_dying(const struct cgroup *group)
{
	for (int ms = 0; ms < DYING_MS && !cgroup_is_empty(group); ms++) {
		usleep(1000);
		reap_keepers();
	}
}

/* The group that the last run of the slot had, unless that left something to it; or a new one. */
static int open_cgroup(int slot, const struct jail_limits *limits, char *why)
{
	struct cgroup *group = &spawner.cgroup[slot];

	if (spawner.memory[slot])
		wait_for_the_dying(group);
	if (spawner.memory[slot] && cgroup_is_clean(group) && cgroup_forgets_peak(group)) {
		if (!are_limits_of(slot, limits) &&
				cgroup_limit(&spawner.cgroups, slot, limits, why))
			return -1;
		return cgroup_restart(group, why);
	}
	if (spawner.memory[slot])
		cgroup_close(group);
	spawner.memory[slot] = 0;
	return cgroup_open(group, &spawner.cgroups, slot, limits, why);
}

/* The slot's group, with the limits of this run. */
static int take_cgroup(struct run *run)
{
	struct jail_limits limits = request.limits;
	int in_memory;

	if (spawner.cgroups.version == JAIL_RLIMIT)
		return 0;
	/* Output that goes to a file system in memory is not the program's memory. */
	in_memory = is_in_memory(run->out) + is_in_memory(run->err);
	run->output_in_memory = in_memory > 0;
	limits.memory_bytes += limits.output_bytes * in_memory;
	if (open_cgroup(run->slot, &limits, run->result.message)) {
		run->result.ending = JAIL_BROKEN;
		run->result.cause = errno;
		return -1;
	}
	spawner.memory[run->slot] = limits.memory_bytes;
	spawner.processes[run->slot] = limits.processes;
	run->cgroup = spawner.cgroup[run->slot];
	return 0;
}

static void start_run(const int *fds)
{
	static struct run run;
	const int slot = free_slot();

	memset(&run, 0, sizeof run);
	run = (struct run){ .spawner = &spawner,
		.request = &request,
		.slot = slot,
		.report = fds[0],
		.in = fds[1],
		.out = fds[2],
		.err = fds[3],
		.root = -1,
		.sub = -1,
		.step_file = { -1, -1 },
		.file = { -1, -1, -1, -1, -1, -1, -1 },
		.no_device = { -1, -1 },
		.judges = { -1, -1 },
		.owner = { { .uid = JAIL_SAME_OWNER }, { .uid = JAIL_SAME_OWNER } },
		.box = -1,
		.box_watch = -1,
		.last_pid = -1,
		.init_fd = -1,
		.program_fd = -1,
		.status = -1 };
	run.result.fetched = run.result.fetched_too = -1;
	run.cgroup.version = JAIL_RLIMIT;
	if (take_cgroup(&run)) {
		jail_send_result(&run);
		return;
	}
	spawner.keeper[slot] = fork();
	if (!spawner.keeper[slot]) {
		if (dup2(0, JAIL_CONTROL_FD) < 0)
			_exit(1);
		jail_keep(&run);
	}
	if (spawner.keeper[slot] < 0) {
		jail_broken(&run, "fork");
		jail_send_result(&run);
		spawner.keeper[slot] = 0;
	} else if (slot >= spawner.slots_used) {
		spawner.slots_used = slot + 1;
	}
}

/*
 * The death of a keeper takes its run along, and we are left with it: so all are dead at the end.
 * Without namespaces, we are left with whoever had no death signal, too.
 */
_Noreturn static void end_spawner(void)
{
	for (int i = 0; i < JAIL_SLOTS; i++)
		if (spawner.keeper[i])
			kill(spawner.keeper[i], SIGKILL);
	do
		if (spawner.bare)
			jail_kill_descendants();
	while (waitpid(-1, NULL, 0) > 0);
	if (*spawner.top)
		jail_remove_folder(spawner.top);
	cgroups_remove(&spawner.cgroups, spawner.slots_used > 0 ? spawner.slots_used : 1);
	_exit(0);
}

static int watch_signals(void)
{
	sigset_t ours;

	/* Whatever the judge had from whoever started it. */
	for (int i = 1; i < NSIG; i++)
		if (i != SIGKILL && i != SIGSTOP)
			signal(i, SIG_DFL);
	sigemptyset(&ours);
	sigaddset(&ours, SIGCHLD);
	sigaddset(&ours, SIGTERM);
	sigprocmask(SIG_BLOCK, &ours, NULL);
	signal(SIGINT, SIG_IGN);
	signal(SIGHUP, SIG_IGN);
	signal(SIGPIPE, SIG_IGN);
	/* A copy for a run that is beyond `ulimit -f` is an error with a name. */
	signal(SIGXFSZ, SIG_IGN);
	return signalfd(-1, &ours, SFD_CLOEXEC | SFD_NONBLOCK);
}

_Noreturn static void serve(int signals)
{
	struct pollfd wait[] = { { JAIL_CONTROL_FD, POLLIN, 0 }, { signals, POLLIN, 0 } };
	int fds[JAIL_FDS_MAX];

	for (;;) {
		struct signalfd_siginfo signal;

		/* When all slots are taken, requests wait until a keeper ends. */
		wait[0].fd = free_slot() < 0 ? -1 : JAIL_CONTROL_FD;
		if (poll(wait, 2, -1) < 0)
			continue;
		while (read(signals, &signal, sizeof signal) == sizeof signal)
			if (signal.ssi_signo == SIGTERM)
				end_spawner();
		reap_keepers();
		if (!wait[0].revents)
			continue;
		if (receive_request(fds))
			end_spawner();
		start_run(fds);
		for (int i = 0; i < JAIL_FDS_MAX; i++)
			if (fds[i] >= 0)
				close(fds[i]);
	}
}

/* --- What the machine gives ------------------------------------------------------------------ */

static int refused(struct jail_welcome *welcome, const char *what, const char *cure)
{
	const int cause = errno;

	welcome->level = JAIL_LEVEL_NONE;
	welcome->accident = jail_is_accident(cause);
	snprintf(welcome->message, sizeof welcome->message, "%s: %s%s%s", what,
			strerrordesc_np(cause), *cure ? "; " : "", cure);
	return -1;
}

/* Does the kernel let us make user namespaces?  Only trying tells; -1 is an accident. */
static int try_user_namespaces(struct jail_welcome *welcome)
{
	const pid_t pid = fork();
	int status = 0;

	if (!pid)
		_exit(unshare(CLONE_NEWUSER) ? errno : 0);
	if (pid > 0 && waitpid(pid, &status, 0) == pid)
		errno = WIFEXITED(status) ? WEXITSTATUS(status) : EPIPE;
	spawner.user_namespaces = !errno;
	return jail_is_accident(errno) ? refused(welcome, "trying user namespaces", "") : 0;
}

/* Having none is not a failure; an accident is. */
static int find_cgroups(struct jail_welcome *welcome)
{
	spawner.cgroups.version = JAIL_RLIMIT;
	if (spawner.hello.no_cgroups)
		return 0;
	if (!cgroups_find(&spawner.cgroups, &cgroup_sources_here, welcome->message)) {
		cgroups_sweep(&spawner.cgroups);
		return 0;
	}
	errno = spawner.cgroups.accident;
	return errno ? refused(welcome, "looking for cgroups", "") : 0;
}

static const char *namespace_cure(void)
{
	static const char *const switches[][2] = {
		{ "/proc/sys/kernel/apparmor_restrict_unprivileged_userns",
				"kernel.apparmor_restrict_unprivileged_userns: run as root, or set it to 0" },
		{ "/proc/sys/kernel/unprivileged_userns_clone",
				"run as root, or set kernel.unprivileged_userns_clone to 1" },
	};

	const int cause = errno; /* which the caller is about to tell */
	const char *cure = "run as root, or set user.max_user_namespaces above 0; "
			   "in a container, permit both";

	for (size_t i = 0; i < sizeof switches / sizeof *switches; i++)
		if (!access(switches[i][0], F_OK))
			cure = switches[i][1];
	errno = cause;
	return cure;
}

/* Up to the root of the mount namespace, from a root that is any folder of it. */
static int leave_chroot(void)
{
	struct stat here, above;

	/* From outside of one's root, there is no end to ".." but the real one. */
	if (chroot("/usr"))
		return -1;
	for (;;) {
		if (stat(".", &here) || stat("..", &above))
			return -1;
		if (here.st_dev == above.st_dev && here.st_ino == above.st_ino)
			return chroot(".");
		if (chdir(".."))
			return -1;
	}
}

/*
 * In a plain chroot, "/" is not a mount point: it cannot be made private, and no user namespace can
 * be made below it.  So it becomes the root of our mount namespace, which no other process is in.
 */
static int make_chroot_a_root(void)
{
	const int folder = open("/", O_PATH | O_DIRECTORY | O_CLOEXEC);
	char link[32];
	int tree = -1, rc = -1;

	snprintf(link, sizeof link, "proc/self/fd/%d", folder);
	if (folder >= 0 && !leave_chroot() &&
			readlinkat(folder, link, spawner.chroot, sizeof spawner.chroot - 1) > 0 &&
			!mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL))
		tree = open_tree(folder, "",
				AT_EMPTY_PATH | AT_RECURSIVE | OPEN_TREE_CLONE | OPEN_TREE_CLOEXEC);
	if (tree >= 0 &&
			!move_mount(tree, "", folder, "",
					MOVE_MOUNT_F_EMPTY_PATH | MOVE_MOUNT_T_EMPTY_PATH) &&
			!fchdir(tree) && !syscall(SYS_pivot_root, ".", ".") &&
			!umount2(".", MNT_DETACH))
		rc = chdir("/");
	if (tree >= 0)
		close(tree);
	if (folder >= 0)
		close(folder);
	return rc;
}

static int enter_own_namespaces(struct jail_welcome *welcome)
{
	const int own = CLONE_NEWNS | CLONE_NEWNET;
	const uid_t uid = geteuid();
	const gid_t gid = getegid();

	if (spawner.root) {
		if (unshare(own))
			return refused(welcome, "root may not make namespaces",
					"a container must be started with CAP_SYS_ADMIN");
	} else if (unshare(own | CLONE_NEWUSER)) {
		return refused(welcome, "no user namespaces", namespace_cure());
	} else if (jail_map_ids(uid, gid)) {
		return refused(welcome, "mapping the uid", namespace_cure());
	}
	if (mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) &&
			(errno != EINVAL || make_chroot_a_root()))
		return refused(welcome, "making mounts private", "");
	return 0;
}

/*
 * Root's programs get limits of their own, but they are set by one who has stopped being root: those of
 * whoever started us must not be in the way.  Where it cannot be, a run tells.
 */
static void lift_limits(void)
{
	static const int resources[] = { RLIMIT_CPU, RLIMIT_FSIZE, RLIMIT_CORE, RLIMIT_STACK,
		RLIMIT_NOFILE, RLIMIT_MEMLOCK, RLIMIT_MSGQUEUE, RLIMIT_SIGPENDING, RLIMIT_NPROC,
		RLIMIT_AS };

	for (size_t i = 0; i < sizeof resources / sizeof *resources; i++) {
		const __rlimit_resource_t resource = (__rlimit_resource_t)resources[i];
		struct rlimit value;

		if (getrlimit(resource, &value))
			continue;
		/* Of descriptors there is a largest number. */
		if (resource != RLIMIT_NOFILE)
			value.rlim_max = RLIM_INFINITY;
		else if (value.rlim_max < DESCRIPTORS)
			value.rlim_cur = value.rlim_max = DESCRIPTORS;
		setrlimit(resource, &value);
	}
}

/* Without namespaces: with what Landlock holds, or, if the user insists, without even that. */
static int prepare_bare(struct jail_welcome *welcome)
{
	spawner.bare = true;
	spawner.alone = spawner.hello.strongest == JAIL_LEVEL_LANDLOCK;
	spawner.user_namespaces = false;
	if (spawner.alone && !spawner.landlock)
		return refused(welcome, "no Landlock",
				"Linux has it since 5.19, if landlock is in lsm=; containers of before "
				"2022 refuse it");
	if (spawner.alone && jail_landlock_open_system())
		return refused(welcome, "opening what programs need of the system", "");
	if (jail_make_top(spawner.top))
		return refused(welcome, "a folder for boxes in /tmp, /var/tmp or /dev/shm",
				"one of them must be writable, and not mounted noexec");
	welcome->level = spawner.hello.strongest;
	return 0;
}

static int prepare(struct jail_welcome *welcome)
{
	spawner.self = getpid();
	spawner.ids = jail_find_ids();
	spawner.root = welcome->root = jail_gives_uids(spawner.ids);
	if (spawner.root)
		lift_limits();
	spawner.landlock = jail_landlock_version();
	if (spawner.landlock > spawner.hello.landlock)
		spawner.landlock = spawner.hello.landlock;
	spawner.processors = sysconf(_SC_NPROCESSORS_ONLN);
	if (spawner.processors < 1)
		spawner.processors = 1;
	if (find_cgroups(welcome))
		return -1;
	welcome->accounting = spawner.cgroups.version;
	if (spawner.hello.strongest <= JAIL_LEVEL_LANDLOCK)
		return prepare_bare(welcome);
	if (spawner.root && jail_draw_id(spawner.ids, JAIL_SLOTS, &spawner.box_uid))
		return refused(welcome, "root has no other uids here", "");
	if (enter_own_namespaces(welcome) || try_user_namespaces(welcome))
		return -1;
	if (jail_make_template(spawner.cgroups.version != JAIL_RLIMIT, welcome->message)) {
		welcome->level = JAIL_LEVEL_NONE;
		welcome->accident = jail_is_accident(errno);
		return -1;
	}
	welcome->level = welcome->accounting == JAIL_RLIMIT ? JAIL_LEVEL_NAMESPACES
							    : JAIL_LEVEL_FULL;
	return 0;
}

/* Descriptors 0, 1, 2 exist, and where a step has files: none of a keeper's is there by chance. */
static int start_clean(void)
{
	const int null = open("/dev/null", O_RDWR);

	if (null < 0 || dup2(null, 0) < 0 || dup2(null, 1) < 0 || dup2(null, 2) < 0)
		return -1;
	if (close_range(JAIL_CONTROL_FD + 1, ~0U, 0) || fcntl(JAIL_CONTROL_FD, F_SETFD, FD_CLOEXEC))
		return -1;
	for (int fd = JAIL_STEP_FD; fd < JAIL_STEP_FD + JAIL_STEP_FILES; fd++)
		if (fd != JAIL_CONTROL_FD && dup2(0, fd) < 0)
			return -1;
	prctl(PR_SET_NAME, "jail");
	umask(022);
	setsid();
	return chdir("/");
}

int main(void)
{
	struct jail_welcome welcome;
	int signals;

	if (prctl(PR_SET_PDEATHSIG, SIGTERM) || prctl(PR_SET_CHILD_SUBREAPER, 1) || start_clean())
		_exit(1);
	memset(&welcome, 0, sizeof welcome);
	signals = watch_signals();
	if (signals < 0 ||
			recv(JAIL_CONTROL_FD, &spawner.hello, sizeof spawner.hello, 0) !=
					sizeof spawner.hello)
		_exit(1);
	if (prepare(&welcome)) {
		send(JAIL_CONTROL_FD, &welcome, sizeof welcome, MSG_NOSIGNAL);
		end_spawner();
	}
	/* Changing credentials forgets it. */
	prctl(PR_SET_PDEATHSIG, SIGTERM);
	if (send(JAIL_CONTROL_FD, &welcome, sizeof welcome, MSG_NOSIGNAL) != sizeof welcome)
		end_spawner();
	serve(signals);
}
