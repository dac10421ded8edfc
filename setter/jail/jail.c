/*
 * jail.c - the processes of a run, from clone to exec and to the last reaped child.
 *
 * Theory of operation
 * ===================
 *
 * Processes.  The judge may be of any size; it starts a spawner once, by exec, so that this
 * one is small (a child inherits its parent's peak memory as its own), with a clean
 * environment and no foreign descriptor.  It is a program of its own, because a run forks it
 * three times, and the driver with all its libraries would cost three times as much; but the
 * driver carries it inside (jail_image.c), so that there is one binary to copy.  For every run:
 *
 *     judge -- socket --> spawner
 *                           fork -> keeper     outside the run's pid namespace
 *                                     fork -> init      its pid 1: reaps, and dies with all
 *                                     fork -> program   its pid 2, until exec our code
 *
 * The keeper is the program's parent, so it gets the exact status and rusage; but it is
 * invisible from inside, and cannot be traced, signalled or waited for.  It makes the mount
 * tree, watches the limits, and kills by killing init, which takes every process of the
 * namespace along.  Then it reaps until there is no child left, and only then looks at counters
 * and files.  Init is not dumpable and has no descriptors and no capabilities: the program
 * shares a uid with it but can do nothing to it.
 *
 * Who dies with whom.  The spawner gets SIGTERM when the judge dies and also sees the socket
 * close; it kills its keepers, waits, and removes the cgroups.  Keepers get SIGKILL when the
 * spawner dies, and stop when the judge closes the result's socket; init and the program
 * get SIGKILL when the keeper dies.  A death signal is forgotten when credentials change,
 * so it is set after the last change, and then it is checked that the parent is still there.
 *
 * Series.  Of a job that says so, the keeper stays after a run that left nothing: no process in
 * the cgroup, no file in the box.  It sends the result, waits for the next input, and starts the
 * program again, or another one of those that the jail was made with.  Whatever is not surely as
 * it was ends the series, and the next run gets a jail of its own.
 *
 * Privileges.  Root: the keeper opens what it needs, becomes a uid that owns nothing, and
 * then makes a user namespace in which this uid is 1000.  Ordinary user: the spawner already
 * lives in a user namespace of its own, and the keeper makes another one in it.  From there on
 * both are the same: capabilities over the run's own namespaces, none over the machine.
 * Where root has no user namespaces, the keeper stays root up to the last mount, and init and
 * program change their uid for good.  The network namespace is the spawner's, empty, and shared by all
 * runs: sockets cannot be made anyway, and an own one would cost as much as everything else.
 *
 * Files.  The tree is a clone of the spawner's template (jail_root.c).  Whatever else of the
 * machine a run may see is cloned by open_tree before privileges are dropped, made read-only,
 * and attached.  Standard input is opened on such a clone that is attached nowhere: however the
 * program reopens it, the mount is read-only.  Output is opened anew, so that the program shares
 * no flag and no offset with the judge; it may open it by name too (/dev/stdout), so it owns it
 * while it runs, and the judge takes it back.  Landlock, where the kernel has it, is a second lock.
 *
 * Errors.  Every step up to exec either works or ends the run, with the step's name, as
 * JAIL_BROKEN.  The program's side tells by a pipe that exec closes, never by an exit code; a
 * message READY is the last thing before exec, so that a death before it is a failure of ours.
 * No step allocates memory.
 *
 * Measuring.  With cgroups, processor time is what all processes used.  The peak is the largest
 * resident size in both cases: that of a cgroup is coarse, and counts files and tables.  But a
 * child that nobody waits for has no rusage, so the cgroup's is taken where it is clearly larger.
 * Without cgroups a program may not fork, so its own rusage is the whole.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
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
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <grp.h>
#include <time.h>
#include <unistd.h>

#include <linux/capability.h>
#include <linux/close_range.h>
#include <linux/openat2.h>
#include <linux/seccomp.h>

#include "jail/jail_cgroup.h"
#include "jail/jail_internal.h"
#include "jail/jail_run.h"

/* A set-up that takes as long as this will never end. */
#define SET_UP_MS 20000
#define POLL_MS 50
/* Without cgroups: what a program may reserve beyond what it may use. */
#define ADDRESS_SPARE (INT64_C(64) << 20)
/* Each thread reserves as much as the first one's stack may be. */
#define THREADS_SPARE 16
/* A program that others keep from running gets so many times its limit on the clock. */
#define WAIT_MOST 10
/* By how much a cgroup's peak may be above the resident size, and mean the same. */
#define COARSE_KIB (4 << 10)
/* Of a program's memory, what is not its stack in any case. */
#define STACK_SPARE (INT64_C(4) << 20)

/* What the program's side tells before exec. */
struct word {
	enum { READY, FAILED } kind;
	int cause;
	char step[48];
	int64_t cpu_us, wall_us; /* at exec */
};

static const char *string(const struct jail_request *of, unsigned short offset)
{
	return offset ? of->strings + offset : NULL;
}

static int64_t microseconds(clockid_t clock)
{
	struct timespec now = { 0, 0 };

	clock_gettime(clock, &now);
	return now.tv_sec * INT64_C(1000000) + now.tv_nsec / 1000;
}

int jail_write_at(int folder, const char *name, const char *text)
{
	const int fd = openat(folder, name, O_WRONLY | O_CLOEXEC);
	ssize_t written;
	int cause;

	if (fd < 0)
		return -1;
	written = write(fd, text, strlen(text));
	cause = errno;
	close(fd);
	errno = cause;
	return written == (ssize_t)strlen(text) ? 0 : -1;
}

int jail_broken(struct run *run, const char *step)
{
	run->result.ending = JAIL_BROKEN;
	jail_say_why(run->result.message, step, errno);
	return -1;
}

/* --- Giving privileges up -------------------------------------------------------------------- */

static int die_with_parent(void)
{
	return prctl(PR_SET_PDEATHSIG, SIGKILL);
}

/* What nobody below may ever get back. */
static int bound_capabilities(void)
{
	for (int i = 0; !prctl(PR_CAPBSET_DROP, i); i++)
		;
	/* The first one that the kernel does not know ends it. */
	return errno == EINVAL ? prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0) : -1;
}

static int drop_capabilities(void)
{
	struct __user_cap_header_struct header = { _LINUX_CAPABILITY_VERSION_3, 0 };
	struct __user_cap_data_struct none[2] = { { 0, 0, 0 }, { 0, 0, 0 } };

	return (int)syscall(SYS_capset, &header, none);
}

static int become(uid_t uid)
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

/* --- The program, up to exec -------------------------------------------------------------------- */

_Noreturn static void program_failed(int words, const char *step)
{
	struct word word = { .kind = FAILED, .cause = errno };

	snprintf(word.step, sizeof word.step, "%s", step);
	if (write(words, &word, sizeof word) != sizeof word)
		_exit(1);
	_exit(0);
}

/* The last limit that could not be set, as a shell calls it. */
static char limit_letter;

static int limit(int resource, int64_t soft, int64_t hard)
{
	static const char letters[] = { [RLIMIT_CPU] = 't',
		[RLIMIT_FSIZE] = 'f',
		[RLIMIT_CORE] = 'c',
		[RLIMIT_STACK] = 's',
		[RLIMIT_NOFILE] = 'n',
		[RLIMIT_MEMLOCK] = 'l',
		[RLIMIT_MSGQUEUE] = 'q',
		[RLIMIT_SIGPENDING] = 'i',
		[RLIMIT_NICE] = 'e',
		[RLIMIT_RTPRIO] = 'r',
		[RLIMIT_NPROC] = 'u',
		[RLIMIT_AS] = 'v' };
	const struct rlimit value = { (rlim_t)soft, (rlim_t)hard };

	limit_letter = letters[resource];
	return setrlimit((__rlimit_resource_t)resource, &value);
}

_Noreturn static void limit_failed(int words)
{
	const int cause = errno;
	char step[48];

	snprintf(step, sizeof step, "the hard limit 'ulimit -%c' is too low", limit_letter);
	errno = cause;
	program_failed(words, step);
}

/* All memory but a little: an endless recursion shall end by its own fault, not for memory. */
static int64_t stack_limit(int64_t memory)
{
	const int64_t rest = memory / 32 > STACK_SPARE ? memory / 32 : STACK_SPARE;

	return memory > 2 * rest ? memory - rest : memory / 2;
}

static int limit_resources(const struct run *run)
{
	const struct jail_limits *limits = &run->request->limits;
	const int64_t seconds = limits->cpu_ms / 1000 + 2, memory = limits->memory_bytes;
	const bool watched = run->cgroup.version == JAIL_RLIMIT && !limits->no_address_limit;
	/* Beside those of the program, this uid has the keeper and init. */
	const int64_t processes = limits->processes + 2, output = limits->output_bytes + 1;

	/*
	 * A core of at most one byte is none; and of 1, unlike 0, the kernel does not even start
	 * a program that core_pattern names.
	 */
	const int64_t stack = stack_limit(memory), core = 1;
	const int64_t address = watched
			? memory + memory / 4 + ADDRESS_SPARE + THREADS_SPARE * stack
			: (int64_t)RLIM_INFINITY;

	return limit(RLIMIT_CPU, seconds, seconds + 1) || limit(RLIMIT_FSIZE, output, output) ||
			limit(RLIMIT_CORE, core, core) || limit(RLIMIT_STACK, stack, stack) ||
			limit(RLIMIT_NOFILE, 256, 256) || limit(RLIMIT_MEMLOCK, 1 << 16, 1 << 16) ||
			limit(RLIMIT_MSGQUEUE, 0, 0) || limit(RLIMIT_SIGPENDING, 64, 64) ||
			limit(RLIMIT_NICE, 0, 0) || limit(RLIMIT_RTPRIO, 0, 0) ||
			limit(RLIMIT_NPROC, processes, processes) ||
			limit(RLIMIT_AS, address, address);
}

static int stay_on(int cpu)
{
	cpu_set_t set;

	if (cpu < 0)
		return 0;
	CPU_ZERO(&set);
	CPU_SET(cpu, &set);
	return sched_setaffinity(0, sizeof set, &set);
}

/* Handlers end with exec; what the spawner ignores would stay. */
static int forget_signals(void)
{
	sigset_t none;

	signal(SIGINT, SIG_DFL);
	signal(SIGHUP, SIG_DFL);
	signal(SIGPIPE, SIG_DFL);
	sigemptyset(&none);
	return sigprocmask(SIG_SETMASK, &none, NULL);
}

static bool may_fork(const struct run *run)
{
	if (run->request->profile == JAIL_COMPILE)
		return true;
	return run->cgroup.version != JAIL_RLIMIT && !run->spawner->unsafe;
}

static int filter_calls(const struct run *run)
{
	const struct jail_filter *filter = &run->spawner->hello.filter[may_fork(run)];
	const struct sock_fprog code = { filter->length, (struct sock_filter *)filter->code };

	return (int)syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &code);
}

static char *word_for(const struct run *run, const char *word)
{
	if (run->spawner->unsafe)
		word = jail_outside_word(run->request, run->box_path, word);
	if (!word)
		_exit(1); /* before exec: the run is broken */
	return (char *)word;
}

/* Does the job have a "NAME=value" for the name in this one? */
static bool is_replaced(const struct jail_request *of, const char *setting)
{
	const size_t length = strcspn(setting, "=") + 1;

	for (size_t i = 0; of->environ[i]; i++)
		if (!strncmp(of->strings + of->environ[i], setting, length))
			return true;
	return false;
}

/*
 * A file that is there, but that the kernel will not take, is a fault of whoever wrote it: it
 * ends as it would in a shell, not as a failure of ours.
 */
static void end_if_unfit(const char *path, int cause)
{
	static const int faults[] = { ENOEXEC, ELIBBAD, ENOENT, ENOTDIR, EACCES, EINVAL, ELOOP,
		ENAMETOOLONG };
	static const char words[] = "the kernel cannot execute this program\n";

	for (size_t i = 0; i < sizeof faults / sizeof *faults; i++)
		if (cause == faults[i] && !access(path, X_OK))
			_exit(write(2, words, sizeof words - 1) < 0 ? 126 : 127);
}

/* The vectors live on the stack of the program's process, which has no other use for it. */
static void execute(const struct run *run)
{
	const struct jail_request *of = run->request;
	static const char *const always[] = { "PATH=/usr/local/bin:/usr/bin:/bin", "HOME=/box",
		"TMPDIR=/box", "LANG=C.UTF-8", "PYTHONHASHSEED=0", "PYTHONDONTWRITEBYTECODE=1",
		"OMP_NUM_THREADS=1",
		/* It would give up where it cannot lower RLIMIT_CORE. */
		"ASAN_OPTIONS=disable_coredump=0" };
	const size_t fixed = sizeof always / sizeof *always;
	char *argv[JAIL_WORDS_MAX], *environment[JAIL_WORDS_MAX + sizeof always / sizeof *always];
	size_t words = 0, settings = 0;

	for (; of->argv[words]; words++)
		argv[words] = word_for(run, of->strings + of->argv[words]);
	argv[words] = NULL;
	for (size_t i = 0; i < fixed; i++)
		if (!is_replaced(of, always[i]))
			environment[settings++] = word_for(run, always[i]);
	for (size_t i = 0; of->environ[i]; i++)
		environment[settings++] = word_for(run, of->strings + of->environ[i]);
	environment[settings] = NULL;
	execve(argv[0], argv, environment);
	if (!strncmp(of->strings + of->argv[0], "/sub/", 5)) {
		const int cause = errno;

		end_if_unfit(argv[0], cause);
		errno = cause;
	}
}

static void say_ready(int words)
{
	const struct word word = { .kind = READY,
		.cpu_us = microseconds(CLOCK_PROCESS_CPUTIME_ID),
		.wall_us = microseconds(CLOCK_MONOTONIC) };

	if (write(words, &word, sizeof word) != sizeof word)
		_exit(1);
}

_Noreturn static void be_program(const struct run *run, int words)
{
	const struct spawner *s = run->spawner;
	const char *start = string(run->request, run->request->start_in);

	if (setsid() < 0)
		program_failed(words, "setsid");
	if (dup2(run->in, 0) < 0 || dup2(run->out, 1) < 0 || dup2(run->err, 2) < 0)
		program_failed(words, "standard descriptors");
	if (close_range(3, ~0U, CLOSE_RANGE_CLOEXEC))
		program_failed(words, "close_range");
	for (int i = 0; i < JAIL_STEP_FILES; i++)
		if (run->step_file[i] >= 0 && dup2(run->step_file[i], JAIL_STEP_FD + i) < 0)
			program_failed(words, "the files of a step");
	if (chdir(word_for(run, start ? start : "/box")))
		program_failed(words, "the current folder");
	if (stay_on(run->request->cpu))
		program_failed(words, "the processor to run on");
	if (run->cgroup.version != JAIL_RLIMIT && cgroup_enter(&run->cgroup))
		program_failed(words, "entering the cgroup");
	if (s->root && !s->user_namespaces && become(run->uid))
		program_failed(words, "changing the uid");
	if (limit_resources(run))
		limit_failed(words);
	if (drop_capabilities())
		program_failed(words, "dropping capabilities");
	if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0))
		program_failed(words, "no_new_privs");
	if (s->landlock && jail_landlock(s->landlock, s->unsafe ? run->box_path : "/box"))
		program_failed(words, "landlock");
	if (die_with_parent())
		program_failed(words, "the death signal");
	/* A parent outside the namespace is 0; if it died, init is it. */
	if (getppid() != (s->unsafe ? run->keeper : 0))
		_exit(1);
	if (forget_signals())
		program_failed(words, "signals");
	umask(022);
	say_ready(words);
	if (filter_calls(run))
		program_failed(words, "the system call filter");
	execute(run);
	program_failed(words, "exec");
}

/* --- Init -------------------------------------------------------------------------------------- */

/* Its failures are told by the errno that it writes; 0 is success. */
_Noreturn static void init_says(int words, int cause)
{
	sigset_t child;

	if (write(words, &cause, sizeof cause) != sizeof cause || cause)
		_exit(1);
	close_range(0, ~0U, 0);
	sigemptyset(&child);
	sigaddset(&child, SIGCHLD);
	for (;;) {
		sigwaitinfo(&child, NULL);
		while (waitpid(-1, NULL, __WALL | WNOHANG) > 0)
			;
	}
}

/* Writable only while the switch is turned that forbids further user namespaces. */
static int mount_proc(bool forbid_namespaces)
{
	const char *place = JAIL_NEW_ROOT "/proc";
	const unsigned long flags = MS_NOSUID | MS_NODEV | MS_NOEXEC;

	if (mount("proc", place, "proc", flags, NULL))
		return -1;
	if (forbid_namespaces &&
			jail_write_at(AT_FDCWD, JAIL_NEW_ROOT "/proc/sys/user/max_user_namespaces",
					"0"))
		return -1;
	return mount(NULL, place, NULL, MS_REMOUNT | MS_BIND | MS_RDONLY | flags, NULL);
}

_Noreturn static void be_init(const struct run *run, int words)
{
	const bool namespaces = run->spawner->user_namespaces;

	/* SIGCHLD is blocked since the spawner, and waited for; nothing else reaches pid 1. */
	if (mount_proc(namespaces) || (!namespaces && become(run->uid)) || drop_capabilities() ||
			prctl(PR_SET_DUMPABLE, 0) || prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) ||
			die_with_parent())
		init_says(words, errno);
	/* If the keeper is dead already, nobody reads this, and we die of SIGPIPE or see it fail. */
	init_says(words, 0);
}

/* --- The keeper: set-up -------------------------------------------------------------------------- */

/* Standard input on a read-only clone that is attached nowhere, or /dev/null. */
static int open_input(const char *path)
{
	char link[32];
	int tree, fd = -1;

	if (!path)
		return open("/dev/null", O_RDONLY | O_CLOEXEC);
	tree = jail_clone_tree(path, JAIL_NO_DEVICES);
	if (tree < 0)
		return -1;
	snprintf(link, sizeof link, "/proc/self/fd/%d", tree);
	fd = open(link, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);
	close(tree);
	if (fd >= 0)
		fcntl(fd, F_SETFL, 0);
	return fd;
}

/*
 * The program's own opening of a file of the judge's: with one shared between them, it could
 * set flags and move the place where the judge reads.
 */
static int reopen(int fd)
{
	char link[32];
	int own;

	snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
	own = open(link, O_WRONLY | O_CLOEXEC | O_NOCTTY | (fcntl(fd, F_GETFL) & O_APPEND));
	if (own >= 0 && lseek(own, lseek(fd, 0, SEEK_CUR), SEEK_SET) < 0) {
		close(own);
		return -1;
	}
	return own;
}

/* Where that cannot be, the program can write it still, but not open it by name. */
static void give_to_program(const struct run *run, int fd, struct jail_owner *owner)
{
	struct stat about;

	if (run->spawner->root && !fstat(fd, &about) &&
			!fchown(fd, run->spawner->box_uid + (uid_t)run->slot, (gid_t)-1) &&
			S_ISREG(about.st_mode))
		*owner = (struct jail_owner){ about.st_uid, about.st_gid };
}

static int open_output(struct run *run, int *fd, mode_t *mode, struct jail_owner *owner)
{
	struct stat about;

	if (*fd < 0)
		*fd = open("/dev/null", O_WRONLY | O_CLOEXEC);
	if (*fd < 0 || fstat(*fd, &about))
		return jail_broken(run, "opening /dev/null");
	if (S_ISFIFO(about.st_mode))
		give_to_program(run, *fd, owner);
	if (!S_ISREG(about.st_mode))
		return 0;
	*mode = about.st_mode & 07777;
	*fd = reopen(*fd);
	if (*fd < 0)
		return jail_broken(run, "opening the output");
	give_to_program(run, *fd, owner);
	return 0;
}

/* What goes to one file goes there in turns. */
static int open_outputs(struct run *run)
{
	struct stat out, err;
	const bool one = run->out >= 0 && run->err >= 0 && !fstat(run->out, &out) &&
			!fstat(run->err, &err) && out.st_dev == err.st_dev &&
			out.st_ino == err.st_ino;

	if (open_output(run, &run->out, &run->out_mode, &run->owner[0]))
		return -1;
	if (one)
		run->err = run->out;
	return one ? 0 : open_output(run, &run->err, &run->err_mode, &run->owner[1]);
}

static int clone_if_asked(struct run *run, unsigned short path, int *tree, const char *where)
{
	char step[64];

	if (!path)
		return 0;
	*tree = jail_clone_tree(string(run->request, path), JAIL_NO_DEVICES);
	snprintf(step, sizeof step, "cloning what becomes %s", where);
	return *tree < 0 ? jail_broken(run, step) : 0;
}

/* What is to be opened while we still may. */
static int open_all(struct run *run)
{
	const struct jail_request *r = run->request;

	run->in = open_input(string(r, r->in));
	if (run->in < 0)
		return jail_broken(run, "opening the input");
	if (open_outputs(run))
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
	const uid_t box = s->box_uid + (uid_t)run->slot;

	run->uid = s->user_namespaces ? JAIL_INSIDE_ID : box;
	if (s->user_namespaces) {
		/* Files of /proc/self belong to us again only if we are dumpable. */
		if (s->root && (become(box) || prctl(PR_SET_DUMPABLE, 1)))
			return jail_broken(run, "changing the uid");
		if (unshare(own | CLONE_NEWUSER))
			return jail_broken(run, "making namespaces");
		if (jail_map_ids(s->root ? box : JAIL_INSIDE_ID, s->root ? box : JAIL_INSIDE_ID))
			return jail_broken(run, "mapping the uid");
	} else if (unshare(own)) {
		return jail_broken(run, "making namespaces");
	}
	if (bound_capabilities())
		return jail_broken(run, "bounding capabilities");
	if (die_with_parent())
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
	return cause ? jail_broken(run, "mounting /proc") : 0;
}

static int enter_root(struct run *run)
{
	if (chdir(JAIL_NEW_ROOT) || syscall(SYS_pivot_root, ".", ".") || umount2(".", MNT_DETACH) ||
			chdir("/"))
		return jail_broken(run, "pivot_root");
	run->box = open("/box", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	return run->box < 0 ? jail_broken(run, "opening /box") : 0;
}

/* The first word says that all is set up; the second never comes, because exec closes the pipe. */
static int hear_program(struct run *run, int words, struct word *ready)
{
	struct pollfd wait = { words, POLLIN, 0 };
	struct word word = { .kind = FAILED, .cause = EPIPE };

	if (poll(&wait, 1, SET_UP_MS) != 1 || read(words, ready, sizeof *ready) != sizeof *ready) {
		errno = EPIPE;
		return jail_broken(run, "the program's process ended before exec");
	}
	if (ready->kind == READY) {
		if (poll(&wait, 1, SET_UP_MS) == 1 && read(words, &word, sizeof word) == 0)
			return 0;
	} else {
		word = *ready;
	}
	word.step[sizeof word.step - 1] = '\0';
	errno = word.cause;
	if (strcmp(word.step, "exec"))
		return jail_broken(run, *word.step ? word.step : "exec");
	snprintf(run->result.message, JAIL_MESSAGE_MAX, "cannot execute '%.100s': %s",
			string(run->request, run->request->argv[0]), strerrordesc_np(word.cause));
	run->result.ending = JAIL_BROKEN;
	return -1;
}

/* So that the program's is another one than in most runs. */
static int use_up_pids(int count)
{
	for (int i = 0; i < count; i++) {
		const pid_t pid = fork();

		if (!pid)
			_exit(0);
		if (pid < 0 || waitpid(pid, NULL, 0) != pid)
			return -1;
	}
	return 0;
}

static int start_program(struct run *run, struct word *ready)
{
	int words[2], rc;

	if (use_up_pids(run->request->spare_pids))
		return jail_broken(run, "using up process numbers");
	if (pipe2(words, O_CLOEXEC))
		return jail_broken(run, "a pipe");
	run->program = fork();
	if (!run->program)
		be_program(run, words[1]);
	close(words[1]);
	if (run->program < 0) {
		close(words[0]);
		return jail_broken(run, "starting the program");
	}
	run->program_fd = open_pidfd(run->program);
	rc = run->program_fd < 0 ? jail_broken(run, "pidfd_open")
				 : hear_program(run, words[0], ready);
	close(words[0]);
	return rc;
}

/* The keeper needs nothing more, and what it does from now on is driven by the program. */
static int disarm(struct run *run)
{
	if (!run->spawner->user_namespaces &&
			(become(run->uid) || die_with_parent() || getppid() != run->spawner->self))
		return jail_broken(run, "changing the uid");
	if (drop_capabilities() || prctl(PR_SET_DUMPABLE, 0) ||
			prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0))
		return jail_broken(run, "dropping capabilities");
	return 0;
}

/* --- Without namespaces: only if the user insists ------------------------------------------------- */

/* The filter, the limits and, for root, another uid; but the machine's files are all there. */
static int set_up_unsafe(struct run *run, struct word *ready)
{
	const struct jail_request *r = run->request;
	const char *in = string(r, r->in);

	run->keeper = getpid();
	run->uid = run->spawner->root ? run->spawner->box_uid + (uid_t)run->slot : geteuid();
	if (prctl(PR_SET_CHILD_SUBREAPER, 1))
		return jail_broken(run, "becoming a subreaper");
	run->in = open(in ? in : "/dev/null", O_RDONLY | O_CLOEXEC | O_NOCTTY);
	if (run->in < 0)
		return jail_broken(run, "opening the input");
	if (open_outputs(run))
		return -1;
	run->box = jail_make_box(run->box_path, run->spawner->root, run->uid);
	if (run->box < 0)
		return jail_broken(run, "making a box");
	return start_program(run, ready);
}

static int remove_box(struct run *run)
{
	if (!*run->box_path || !jail_remove_box(run->box_path))
		return 0;
	return jail_broken(run, "removing the box");
}

static int set_up(struct run *run, struct word *ready)
{
	if (die_with_parent())
		return jail_broken(run, "the death signal");
	if (run->spawner->unsafe)
		return set_up_unsafe(run, ready);
	if (open_all(run) || enter_namespaces(run) || make_mounts(run) || start_init(run) ||
			enter_root(run) || start_program(run, ready))
		return -1;
	return disarm(run);
}

/* --- The keeper: watching ------------------------------------------------------------------------ */

static int wall_limit_ms(const struct jail_limits *limits)
{
	const int twice = 2 * limits->cpu_ms + 1000, more = limits->cpu_ms + 3000;

	if (limits->wall_ms > 0)
		return limits->wall_ms;
	return twice > more ? twice : more;
}

static long resident_pages(int statm)
{
	char text[128];
	const ssize_t length = pread(statm, text, sizeof text - 1, 0);
	long pages = 0;

	text[length < 0 ? 0 : length] = '\0';
	return sscanf(text, "%*s %ld", &pages) == 1 ? pages : 0;
}

static int open_statm(pid_t pid, pid_t thread)
{
	char path[64];

	snprintf(path, sizeof path, "/proc/%d/task/%d/statm", (int)pid, (int)thread);
	return open(path, O_RDONLY | O_CLOEXEC);
}

/* The number that /proc has for it: init is 1 in its namespace, and the program the next. */
static pid_t number_in_proc(const struct run *run)
{
	return run->spawner->unsafe ? run->program : 2 + run->request->spare_pids;
}

/* A first thread that has ended shows no memory, but the others may go on with it. */
static void look_at_another_thread(struct run *run)
{
	const pid_t process = number_in_proc(run);
	char path[32];
	DIR *threads;
	const struct dirent *entry;

	snprintf(path, sizeof path, "/proc/%d/task", (int)process);
	threads = opendir(path);
	while (threads && (entry = readdir(threads))) {
		const pid_t thread = atoi(entry->d_name);
		const int statm = thread > 0 && thread != process ? open_statm(process, thread)
								  : -1;

		if (statm < 0)
			continue;
		close(run->statm);
		run->statm = statm;
	}
	if (threads)
		closedir(threads);
}

/* Of all processes in the jail: a compiler leaves the work to others. */
static long resident_pages_of_all(void)
{
	DIR *processes = opendir("/proc");
	const struct dirent *entry;
	long pages = 0;

	while (processes && (entry = readdir(processes))) {
		const pid_t pid = atoi(entry->d_name);
		const int statm = pid > 0 ? open_statm(pid, pid) : -1;

		if (statm < 0)
			continue;
		pages += resident_pages(statm);
		close(statm);
	}
	if (processes)
		closedir(processes);
	return pages;
}

static int64_t resident_kib(struct run *run)
{
	const long page_kib = sysconf(_SC_PAGESIZE) / 1024;

	if (may_fork(run) && !run->spawner->unsafe)
		return resident_pages_of_all() * page_kib;
	if (!resident_pages(run->statm))
		look_at_another_thread(run);
	return resident_pages(run->statm) * page_kib;
}

/* So far, while it runs. */
static int64_t cpu_so_far(const struct run *run, const struct word *ready)
{
	clockid_t clock;
	int64_t us = 0;

	if (run->cgroup.version != JAIL_RLIMIT)
		return cgroup_cpu_us(&run->cgroup, &us) ? 0 : us;
	if (clock_getcpuclockid(run->program, &clock))
		return 0;
	return microseconds(clock) - ready->cpu_us;
}

/* For how long a thread was ready to run, and others had its processor. */
static int64_t thread_waited_us(pid_t process, pid_t thread)
{
	char path[64], text[128] = "";
	long long waited_ns = 0;
	int fd;

	snprintf(path, sizeof path, "/proc/%d/task/%d/schedstat", (int)process, (int)thread);
	fd = open(path, O_RDONLY | O_CLOEXEC);
	if (fd < 0)
		return 0;
	if (read(fd, text, sizeof text - 1) < 0 || sscanf(text, "%*s %lld", &waited_ns) != 1)
		waited_ns = 0;
	close(fd);
	return waited_ns / 1000;
}

/* The longest of its threads: they wait for each other too, so that a sum would be too much. */
static int64_t process_waited_us(pid_t process)
{
	char path[32];
	DIR *threads;
	const struct dirent *entry;
	int64_t most = 0;

	snprintf(path, sizeof path, "/proc/%d/task", (int)process);
	threads = opendir(path);
	while (threads && (entry = readdir(threads))) {
		const pid_t thread = atoi(entry->d_name);
		const int64_t us = thread > 0 ? thread_waited_us(process, thread) : 0;

		most = us > most ? us : most;
	}
	if (threads)
		closedir(threads);
	return most;
}

/* Of all processes in the jail: a first one may only wait for another, which does the work. */
static int64_t waited_us(const struct run *run)
{
	DIR *processes = run->spawner->unsafe ? NULL : opendir("/proc");
	const struct dirent *entry;
	int64_t most = run->spawner->unsafe ? process_waited_us(run->program) : 0;

	while (processes && (entry = readdir(processes))) {
		const pid_t process = atoi(entry->d_name);
		const int64_t us = process > 0 ? process_waited_us(process) : 0;

		most = us > most ? us : most;
	}
	if (processes)
		closedir(processes);
	return most;
}

/* Of the time on the clock, without what it had to wait for others. */
static int64_t wall_left_us(struct run *run, const struct word *ready)
{
	const int64_t limit = wall_limit_ms(&run->request->limits) * INT64_C(1000);
	const int64_t left = limit - (microseconds(CLOCK_MONOTONIC) - ready->wall_us);
	const int64_t most = (WAIT_MOST - 1) * limit;
	int64_t waited;

	if (left >= 0)
		return left;
	/* What one waited that has ended since counts still. */
	waited = waited_us(run);
	if (waited > run->result.waited_us)
		run->result.waited_us = waited < most ? waited : most;
	return left + run->result.waited_us;
}

/* Is a limit passed?  Otherwise, how long can none be? */
static enum jail_stop look(struct run *run, const struct word *ready, int *ms)
{
	const struct jail_limits *limits = &run->request->limits;
	const int64_t wall = wall_left_us(run, ready);
	const int64_t cpu = limits->cpu_ms * INT64_C(1000) - cpu_so_far(run, ready);
	int64_t next = cpu / (run->request->cpu >= 0 ? 1 : run->spawner->processors);

	if (run->statm >= 0 && resident_kib(run) > limits->memory_bytes / 1024)
		return JAIL_STOP_MEMORY;
	if (cpu < 0)
		return JAIL_STOP_CPU;
	if (wall < 0)
		return JAIL_STOP_WALL;
	next = next < wall ? next : wall;
	next = next / 1000 + 1;
	*ms = next < POLL_MS ? (int)next : POLL_MS;
	if (run->statm >= 0 && *ms > 5)
		*ms = 5;
	return JAIL_NOT_STOPPED;
}

static void kill_all(struct run *run)
{
	if (run->init > 0 && run->init_fd >= 0)
		syscall(SYS_pidfd_send_signal, run->init_fd, SIGKILL, NULL, 0);
	else if (run->init > 0)
		kill(run->init, SIGKILL);
	/* It is not reaped yet, so the pid is still its own. */
	if (run->program > 0)
		kill(run->program, SIGKILL);
	if (run->cgroup.version != JAIL_RLIMIT)
		cgroup_kill(&run->cgroup);
}

/* Until the program has ended, or was killed. */
static void watch(struct run *run, const struct word *ready)
{
	struct pollfd wait[] = { { run->program_fd, POLLIN, 0 }, { run->report, POLLIN, 0 } };

	if (run->cgroup.version == JAIL_RLIMIT)
		run->statm = open_statm(number_in_proc(run), number_in_proc(run));
	for (;;) {
		int ms = POLL_MS;

		run->result.stop = look(run, ready, &ms);
		/* It may be we who came late, and it was done in time. */
		if (run->result.stop == JAIL_STOP_WALL && poll(wait, 1, 0) == 1)
			run->result.stop = JAIL_NOT_STOPPED;
		if (run->result.stop)
			break;
		if (poll(wait, 2, ms) < 0 && errno != EINTR)
			continue;
		if (wait[0].revents)
			break;
		if (wait[1].revents) {
			run->result.stop = JAIL_STOP_ASKED;
			break;
		}
	}
}

static int64_t used_us(const struct rusage *usage)
{
	return (usage->ru_utime.tv_sec + usage->ru_stime.tv_sec) * INT64_C(1000000) +
			usage->ru_utime.tv_usec + usage->ru_stime.tv_usec;
}

/* Every child, whoever it may be: one left over would keep the namespace from ending. */
static void reap_all(struct run *run, const struct word *ready)
{
	struct rusage usage;
	int status;
	pid_t pid;

	for (;;) {
		if (run->spawner->unsafe)
			jail_kill_children();
		pid = wait4(-1, &status, __WALL, &usage);
		if (pid < 0 && errno != EINTR)
			break;
		if (pid <= 0)
			continue;
		/* Init's is that of the orphans, which it inherited. */
		if (usage.ru_maxrss > run->result.memory_kib)
			run->result.memory_kib = usage.ru_maxrss;
		run->result.cpu_us += used_us(&usage);
		if (pid != run->program)
			continue;
		run->result.cpu_us -= ready->cpu_us;
		run->result.wall_us = microseconds(CLOCK_MONOTONIC) - ready->wall_us;
		run->result.ending = WIFEXITED(status) ? JAIL_EXITED : JAIL_SIGNALLED;
		run->result.code = WIFEXITED(status) ? WEXITSTATUS(status) : WTERMSIG(status);
	}
}

/* --- The keeper: afterwards ------------------------------------------------------------------------ */

/* What rusage cannot know, the cgroup does, but not to the page. */
static void count_hidden_memory(struct run *run)
{
	const int64_t limit = run->request->limits.memory_bytes / 1024;
	const int64_t seen = run->result.memory_kib, all = cgroup_peak_kib(&run->cgroup);

	if (all > seen + seen / 32 + COARSE_KIB && seen < limit)
		run->result.memory_kib = all < limit ? all : limit;
}

static int count(struct run *run)
{
	int64_t us, kills;

	run->result.accounting = run->cgroup.version;
	if (run->cgroup.version == JAIL_RLIMIT) {
		run->result.cpu_is_least = may_fork(run);
		return 0;
	}
	if (!cgroup_is_empty(&run->cgroup)) {
		errno = EBUSY;
		return jail_broken(run, "processes are left in the cgroup");
	}
	if (cgroup_cpu_us(&run->cgroup, &us) || cgroup_oom_kills(&run->cgroup, &kills))
		return jail_broken(run, "reading the counters of the cgroup");
	run->result.cpu_us = us;
	run->result.oom = kills > 0;
	count_hidden_memory(run);
	return 0;
}

/* The program owned its output; the judge shall find it as it was. */
static int restore_mode(struct run *run, int fd, mode_t mode)
{
	struct stat about;

	if (!mode)
		return 0;
	if (fstat(fd, &about) || ((about.st_mode & 07777) != mode && fchmod(fd, mode)))
		return jail_broken(run, "restoring the output's mode");
	return 0;
}

/* Everything is dead, but what it left is hostile: links, pipes, and names are not followed. */
static int fetch(struct run *run, unsigned short file)
{
	const char *name = string(run->request, file);
	struct open_how how = { .flags = O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY,
		.resolve = RESOLVE_BENEATH | RESOLVE_NO_SYMLINKS | RESOLVE_NO_MAGICLINKS |
				RESOLVE_NO_XDEV };
	struct stat about;
	int fd;

	if (!name)
		return -1;
	fd = (int)syscall(SYS_openat2, run->box, name, &how, sizeof how);
	if (fd < 0) {
		jail_say_why(run->result.message, "it left no file to fetch", errno);
		return -1;
	}
	if (fstat(fd, &about) || !S_ISREG(about.st_mode) ||
			about.st_size > run->request->limits.output_bytes) {
		jail_say_why(run->result.message, "what it left is no file of a permitted size", 0);
		close(fd);
		return -1;
	}
	return fd;
}

/* Of a run that is the last one in this jail, its outputs too. */
static size_t descriptors_to_send(const struct run *run, int *fds)
{
	const int outputs[JAIL_OUTPUTS] = { run->out, run->err };
	size_t count = 0;

	if (run->result.fetched >= 0)
		fds[count++] = run->result.fetched;
	if (run->result.fetched_too >= 0)
		fds[count++] = run->result.fetched_too;
	for (int i = 0; i < JAIL_OUTPUTS && !run->result.again; i++)
		if (run->owner[i].uid != JAIL_SAME_OWNER)
			fds[count++] = outputs[i];
	return count;
}

void jail_send_result(const struct run *run)
{
	const struct jail_owner nothing_changed[JAIL_OUTPUTS] = { { .uid = JAIL_SAME_OWNER },
		{ .uid = JAIL_SAME_OWNER } };
	struct iovec parts[] = { { (void *)&run->result, sizeof run->result },
		{ (void *)(run->result.again ? nothing_changed : run->owner), sizeof run->owner } };
	union {
		struct cmsghdr header;
		char room[CMSG_SPACE(JAIL_RESULT_FDS * sizeof(int))];
	} control;
	struct msghdr message = { .msg_iov = parts, .msg_iovlen = 2 };
	int fds[JAIL_RESULT_FDS];
	const size_t count = descriptors_to_send(run, fds);

	memset(&control, 0, sizeof control);
	if (count) {
		message.msg_control = &control;
		message.msg_controllen = CMSG_SPACE(count * sizeof(int));
		control.header.cmsg_level = SOL_SOCKET;
		control.header.cmsg_type = SCM_RIGHTS;
		control.header.cmsg_len = CMSG_LEN(count * sizeof(int));
		memcpy(CMSG_DATA(&control.header), fds, count * sizeof(int));
	}
	sendmsg(run->report, &message, MSG_NOSIGNAL);
}

/* --- The keeper: another run in the same jail --------------------------------------------------- */

static bool box_is_empty(const struct run *run)
{
	_Alignas(uint64_t) char names[512];
	struct stat about;
	long length;

	if (fstat(run->box, &about) || (about.st_mode & 07777) != 0700 ||
			lseek(run->box, 0, SEEK_SET))
		return false;
	/* The two that are always there are the first. */
	length = syscall(SYS_getdents64, run->box, names, sizeof names);
	for (long at = 0; at < length;) {
		const char *name = names + at + 19; /* ino, off, reclen, type */
		unsigned short size;

		if (strcmp(name, ".") && strcmp(name, ".."))
			return false;
		memcpy(&size, names + at + 16, sizeof size);
		at += size;
	}
	return length > 0;
}

/* The program is dead, and init is not. */
static void reap_program(struct run *run, const struct word *ready)
{
	struct rusage usage;
	int status;

	while (wait4(run->program, &status, __WALL, &usage) < 0 && errno == EINTR)
		;
	run->result.memory_kib = usage.ru_maxrss;
	run->result.wall_us = microseconds(CLOCK_MONOTONIC) - ready->wall_us;
	run->result.ending = WIFEXITED(status) ? JAIL_EXITED : JAIL_SIGNALLED;
	run->result.code = WIFEXITED(status) ? WEXITSTATUS(status) : WTERMSIG(status);
	run->program = 0;
	close(run->program_fd);
	run->program_fd = -1;
}

/* Only cgroups show who is left; and without user namespaces the keeper has no way back. */
static bool may_be_series(const struct run *run)
{
	return run->request->series && run->cgroup.version != JAIL_RLIMIT &&
			run->spawner->user_namespaces && !run->spawner->unsafe;
}

/* All is dead: so they can be taken out, and the names in the box are free again. */
static void fetch_and_remove(struct run *run)
{
	const unsigned short *names = run->request->fetch;

	run->result.fetched = fetch(run, names[0]);
	run->result.fetched_too = fetch(run, names[1]);
	for (int i = 0; i < JAIL_FETCHED_MAX; i++)
		if (names[i])
			unlinkat(run->box, string(run->request, names[i]), 0);
}

/* Is nothing left of the last run?  Then its result is complete. */
static bool is_as_it_was(struct run *run)
{
	if (run->result.ending != JAIL_EXITED || !cgroup_counts_nobody(&run->cgroup))
		return false;
	fetch_and_remove(run);
	return cgroup_is_clean(&run->cgroup) && box_is_empty(run) && !count(run) &&
			!run->result.oom && !restore_mode(run, run->out, run->out_mode) &&
			!restore_mode(run, run->err, run->err_mode);
}

static void close_if_open(int *fd)
{
	if (*fd >= 0)
		close(*fd);
	*fd = -1;
}

/* The descriptors of a step, in the order of its request; one that does not come is /dev/null. */
static int take_step(struct run *run, const struct jail_request *step, const int *fds, int count)
{
	const bool has[] = { step->has_in, step->has_out, step->has_err };
	int *const places[] = { &run->in, &run->out, &run->err };
	int next = 0;

	if (run->err == run->out)
		run->err = -1;
	for (int i = 0; i < 3; i++) {
		close_if_open(places[i]);
		*places[i] = has[i] && next < count ? fds[next++]
						    : open("/dev/null", O_RDWR | O_CLOEXEC);
		if (*places[i] < 0)
			return -1;
	}
	for (int i = 0; i < JAIL_STEP_FILES; i++) {
		close_if_open(&run->step_file[i]);
		if (i < step->files && next < count)
			run->step_file[i] = fds[next++];
	}
	/* These are nobody's but the step's. */
	run->out_mode = run->err_mode = 0;
	run->owner[0].uid = run->owner[1].uid = JAIL_SAME_OWNER;
	run->request = step;
	return 0;
}

/* Another input of the same command, or another command.  Returns -1 if there is no more. */
static int receive_next(struct run *run)
{
	static struct jail_request step;
	struct iovec bytes = { &step, sizeof step };
	union {
		struct cmsghdr header;
		char room[CMSG_SPACE(JAIL_STEP_FDS * sizeof(int))];
	} control;
	struct msghdr message = { .msg_iov = &bytes,
		.msg_iovlen = 1,
		.msg_control = &control,
		.msg_controllen = sizeof control };
	const struct cmsghdr *header;
	int fds[JAIL_STEP_FDS], count = 0;
	const ssize_t length = recvmsg(run->report, &message, MSG_CMSG_CLOEXEC);

	if (length <= 0)
		return -1;
	header = CMSG_FIRSTHDR(&message);
	if (header && header->cmsg_type == SCM_RIGHTS) {
		count = (int)((header->cmsg_len - CMSG_LEN(0)) / sizeof(int));
		memcpy(fds, CMSG_DATA(header), (size_t)count * sizeof(int));
	}
	if (length > 1)
		return take_step(run, &step, fds, count);
	close_if_open(&run->in);
	run->in = count ? fds[0] : -1;
	return run->in < 0 ? -1 : 0;
}

/* Waits for the next input and runs on it, again and again; the last run is not yet reaped. */
static bool run_series(struct run *run, struct word *ready)
{
	while (may_be_series(run) && !run->result.stop) {
		reap_program(run, ready);
		if (!is_as_it_was(run))
			break;
		run->result.again = true;
		jail_send_result(run);
		close_if_open(&run->result.fetched);
		close_if_open(&run->result.fetched_too);
		if (receive_next(run)) {
			kill_all(run);
			_exit(0);
		}
		memset(&run->result, 0, sizeof run->result);
		run->result.fetched = run->result.fetched_too = -1;
		/* Ours may be other descriptions of these files than the caller's. */
		lseek(run->out, 0, SEEK_SET);
		lseek(run->err, 0, SEEK_SET);
		if (cgroup_restart(&run->cgroup, run->result.message)) {
			run->result.ending = JAIL_BROKEN;
			return false;
		}
		if (start_program(run, ready))
			return false;
		watch(run, ready);
	}
	return true;
}

_Noreturn void jail_keep(struct run *run)
{
	struct word ready = { .kind = FAILED };
	bool works = !set_up(run, &ready);
	char message[JAIL_MESSAGE_MAX];

	if (works) {
		watch(run, &ready);
		works = run_series(run, &ready);
	}
	memcpy(message, run->result.message, sizeof message);
	kill_all(run);
	reap_all(run, &ready);
	if (!works) {
		run->result.ending = JAIL_BROKEN;
		memcpy(run->result.message, message, sizeof message);
	} else if (!count(run) && !restore_mode(run, run->out, run->out_mode) &&
			!restore_mode(run, run->err, run->err_mode) && run->result.fetched < 0 &&
			run->result.fetched_too < 0) {
		fetch_and_remove(run);
	}
	remove_box(run);
	jail_send_result(run);
	_exit(0);
}
