/*
 * jail_spawner.c - the process that starts the runs of a jail.
 *
 * It sees once what the machine gives, makes namespaces and the template of the mount tree,
 * and then serves requests until its judge is gone.  Why it is a program of its own, and who
 * dies with whom, is told on top of jail.c.
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
#include <sys/vfs.h>
#include <sys/wait.h>
#include <unistd.h>

#include <linux/magic.h>

#include "jail/jail_cgroup.h"
#include "jail/jail_internal.h"
#include "jail/jail_run.h"

/* More than a run may have, and than we need. */
#define DESCRIPTORS 1024

static struct spawner spawner;
static struct jail_request request;

/* --- Requests --------------------------------------------------------------------------------- */

static int receive_request(int fds[JAIL_REQUEST_FDS])
{
	struct iovec bytes = { &request, sizeof request };
	union {
		struct cmsghdr header;
		char room[CMSG_SPACE(JAIL_REQUEST_FDS * sizeof(int))];
	} control;
	struct msghdr message = { .msg_iov = &bytes,
		.msg_iovlen = 1,
		.msg_control = &control,
		.msg_controllen = sizeof control };
	const ssize_t length = recvmsg(JAIL_CONTROL_FD, &message, MSG_CMSG_CLOEXEC);
	const struct cmsghdr *header = length > 0 ? CMSG_FIRSTHDR(&message) : NULL;
	int count = 0;

	for (int i = 0; i < JAIL_REQUEST_FDS; i++)
		fds[i] = -1;
	if (length <= 0)
		return -1;
	if (header && header->cmsg_type == SCM_RIGHTS) {
		count = (int)((header->cmsg_len - CMSG_LEN(0)) / sizeof(int));
		memcpy(fds, CMSG_DATA(header), (size_t)count * sizeof(int));
	}
	if (request.has_err && !request.has_out) {
		fds[2] = fds[1];
		fds[1] = -1;
	}
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

/* The group that the last run of the slot had, unless that left something in it; or a new one. */
static int open_cgroup(int slot, const struct jail_limits *limits, char *why)
{
	struct cgroup *group = &spawner.cgroup[slot];

	if (spawner.memory[slot] && cgroup_is_clean(group)) {
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

	if (spawner.cgroups.version == JAIL_RLIMIT)
		return 0;
	/* Output that goes to a file system in memory is not the program's memory. */
	limits.memory_bytes += limits.output_bytes *
			(is_in_memory(run->out) + is_in_memory(run->err));
	if (open_cgroup(run->slot, &limits, run->result.message)) {
		run->result.ending = JAIL_BROKEN;
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
		.in = -1,
		.out = fds[1],
		.err = fds[2],
		.root = -1,
		.sub = -1,
		.step_file = { -1, -1 },
		.file = { -1, -1, -1, -1, -1, -1, -1 },
		.no_device = { -1, -1 },
		.owner = { { .uid = JAIL_SAME_OWNER }, { .uid = JAIL_SAME_OWNER } },
		.box = -1,
		.init_fd = -1,
		.program_fd = -1,
		.statm = -1 };
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

static void reap_keepers(void)
{
	pid_t pid;

	while ((pid = waitpid(-1, NULL, WNOHANG)) > 0)
		for (int i = 0; i < JAIL_SLOTS; i++)
			if (spawner.keeper[i] == pid)
				spawner.keeper[i] = 0;
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
		if (spawner.unsafe)
			jail_kill_children();
	while (waitpid(-1, NULL, 0) > 0);
	if (spawner.unsafe)
		jail_remove_boxes(spawner.root ? spawner.box_uid : geteuid(),
				spawner.root ? JAIL_SLOTS : 1);
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
	return signalfd(-1, &ours, SFD_CLOEXEC | SFD_NONBLOCK);
}

_Noreturn static void serve(int signals)
{
	struct pollfd wait[] = { { JAIL_CONTROL_FD, POLLIN, 0 }, { signals, POLLIN, 0 } };
	int fds[JAIL_REQUEST_FDS];

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
		for (int i = 0; i < JAIL_REQUEST_FDS; i++)
			if (fds[i] >= 0)
				close(fds[i]);
	}
}

/* --- What the machine gives ------------------------------------------------------------------ */

static int refused(struct jail_welcome *welcome, const char *what, const char *cure)
{
	const int cause = errno;

	welcome->level = JAIL_LEVEL_NONE;
	snprintf(welcome->message, sizeof welcome->message, "%s: %s%s%s", what,
			strerrordesc_np(cause), *cure ? "; " : "", cure);
	return -1;
}

/* Does the kernel let us make user namespaces?  Only trying tells. */
static bool has_user_namespaces(void)
{
	const pid_t pid = fork();
	int status = -1;

	if (!pid)
		_exit(unshare(CLONE_NEWUSER) ? 1 : 0);
	if (pid < 0 || waitpid(pid, &status, 0) != pid)
		return false;
	return !status;
}

/*
 * The ids of the runs.  Two judges at once share none: what the one's programs use up of a limit
 * that is counted by id, the other's would miss.  From UID_FIRST to 2^31 nobody hands them out,
 * neither systemd nor subuid, and every pid has its own there.  In a container that has fewer
 * ids, all judges use those below 65536 that nobody has either.
 */
#define UID_FIRST 0x70000000U
#define UID_IN_CONTAINER 60000
#define PIDS_MAX (1 << 22)

static uid_t choose_box_uid(void)
{
	unsigned long first, outside, length;
	uid_t chosen = UID_IN_CONTAINER;
	FILE *map = fopen("/proc/self/uid_map", "re");

	while (map && fscanf(map, "%lu %lu %lu", &first, &outside, &length) == 3)
		if (first <= UID_FIRST && first + length >= UID_FIRST + JAIL_SLOTS * PIDS_MAX)
			chosen = UID_FIRST + (uid_t)getpid() * JAIL_SLOTS;
	if (map)
		fclose(map);
	return chosen;
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
	if (mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL))
		return refused(welcome, "making mounts private", "");
	return 0;
}

/*
 * Root's programs get limits of their own, but they are set by who is root no more: those of
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

static int prepare(struct jail_welcome *welcome)
{
	char why[JAIL_MESSAGE_MAX];

	spawner.self = getpid();
	spawner.root = welcome->root = geteuid() == 0;
	if (spawner.root)
		lift_limits();
	spawner.cgroups.version = JAIL_RLIMIT;
	spawner.user_namespaces = has_user_namespaces();
	spawner.box_uid = choose_box_uid();
	spawner.landlock = jail_landlock_version();
	spawner.processors = sysconf(_SC_NPROCESSORS_ONLN);
	if (spawner.processors < 1)
		spawner.processors = 1;
	if (!spawner.hello.no_cgroups && !cgroups_find(&spawner.cgroups, &cgroup_sources_here, why))
		cgroups_sweep(&spawner.cgroups);
	if (spawner.hello.unsafe) {
		spawner.unsafe = true;
		spawner.user_namespaces = false;
		welcome->accounting = spawner.cgroups.version;
		welcome->level = JAIL_LEVEL_UNSAFE;
		return 0;
	}
	if (enter_own_namespaces(welcome))
		return -1;
	if (jail_make_template(spawner.cgroups.version != JAIL_RLIMIT, welcome->message)) {
		welcome->level = JAIL_LEVEL_NONE;
		return -1;
	}
	welcome->accounting = spawner.cgroups.version;
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
