/*
 * jail_filter.c - which system calls a program in the jail has.
 *
 * What is refused fails with an error number, as on a kernel without it, because libraries
 * probe and fall back.  Only a foreign architecture (int 0x80, x32) kills: nothing innocent
 * does that.  Everything else is permitted, up to the last call of the kernel that this
 * list was held against; newer ones do not exist in the jail (ENOSYS) until someone looked.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <seccomp.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include <linux/audit.h>
#include <linux/close_range.h>
#include <linux/seccomp.h>

#include "jail/jail_internal.h"

/* futex_waitv (449) is the last one that was looked at; numbers from 424 on are the same everywhere. */
#define FIRST_UNKNOWN 450
#define X32_BIT 0x40000000
/* Of the second argument of ioctl(), the letter of those for terminals, pipes and descriptors. */
#define IOCTL_LETTERS 0xff00
#define IOCTL_PERMITTED ('T' << 8)
/* Of the last argument of preadv2(): only what is in the page cache. */
#define NOWAIT 0x8
/* Of the second argument of socketpair(), what is a type; the rest is flags. */
#define SOCKET_TYPES 0xf

#if defined __x86_64__
#define OWN_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined __aarch64__
#define OWN_ARCHITECTURE AUDIT_ARCH_AARCH64
#endif /* another one: add it here, and try tests/setter/attacks */

#define NAMESPACES \
	(CLONE_NEWNS | CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET | CLONE_NEWIPC | CLONE_NEWUTS | \
			CLONE_NEWCGROUP | 0x80 /* NEWTIME */)

static const char *const refused[] = {
	/* the mount tree, namespaces, other processes */
	"mount", "umount", "umount2", "pivot_root", "chroot", "unshare", "setns", "fsopen",
	"fsconfig", "fsmount", "fspick", "move_mount", "open_tree", "mount_setattr", "ptrace",
	"process_vm_readv", "process_vm_writev", "process_madvise", "process_mrelease",
	"pidfd_getfd", "kcmp", "open_by_handle_at", "name_to_handle_at",
	/* the machine */
	"kexec_load", "kexec_file_load", "init_module", "finit_module", "delete_module",
	"create_module", "get_kernel_syms", "query_module", "swapon", "swapoff", "reboot", "acct",
	"quotactl", "quotactl_fd", "syslog", "sethostname", "setdomainname", "settimeofday",
	"clock_settime", "clock_adjtime", "adjtimex", "stime", "iopl", "ioperm", "modify_ldt",
	"vhangup", "nfsservctl", "lookup_dcookie", "_sysctl", "sysfs", "uselib", "ustat", "vserver",
	/* large and seldom tested parts of the kernel */
	"bpf", "perf_event_open", "userfaultfd", "io_uring_setup", "io_uring_enter",
	"io_uring_register", "io_setup", "io_submit", "inotify_init", "inotify_init1",
	"fanotify_init", "fanotify_mark", "seccomp", "landlock_create_ruleset", "landlock_add_rule",
	"landlock_restrict_self", "memfd_create", "memfd_secret", "vmsplice",
	/* names for a socket: of those of socketpair(), a datagram one could get to other runs */
	"bind", "connect", "listen", "accept", "accept4",
	/* what is shared beyond the namespaces, or not counted */
	"keyctl", "add_key", "request_key", "msgget", "msgsnd", "msgrcv", "msgctl", "semget",
	"semop", "semtimedop", "semctl", "shmget", "shmat", "shmdt", "shmctl", "mq_open",
	"mq_unlink", "mq_timedsend", "mq_timedreceive", "mq_notify", "mq_getsetattr", "flock",
	"sync", "syncfs", "mbind", "migrate_pages", "move_pages", "set_mempolicy",
	"sched_setaffinity", "sched_setattr", "sched_setscheduler", "sched_setparam", "ioprio_set",
	"setxattr", "lsetxattr", "fsetxattr", "removexattr", "lremovexattr", "fremovexattr"
};

/* Of a libseccomp that does not know the name yet, the kernel's number. */
static const struct {
	const char *name;
	int number;
} recent[] = { { "quotactl_fd", 443 }, { "landlock_create_ruleset", 444 },
	{ "landlock_add_rule", 445 }, { "landlock_restrict_self", 446 }, { "memfd_secret", 447 },
	{ "process_mrelease", 448 }, { "mount_setattr", 442 }, { "process_madvise", 440 } };

static int number_of(const char *name)
{
	const int number = seccomp_syscall_resolve_name(name);

	if (number != __NR_SCMP_ERROR)
		return number;
	for (size_t i = 0; i < sizeof recent / sizeof *recent; i++)
		if (!strcmp(name, recent[i].name))
			return recent[i].number;
	return __NR_SCMP_ERROR;
}

/*
 * Calls that this architecture never had resolve to other negative numbers: there is nothing
 * to refuse.  An unknown name is a mistake above, and fails.
 */
static int refuse(scmp_filter_ctx filter, const char *name, int cause)
{
	const int number = number_of(name);

	if (number < 0)
		return number == __NR_SCMP_ERROR ? -1 : 0;
	return seccomp_rule_add(filter, SCMP_ACT_ERRNO(cause), number, 0);
}

/* Refuses if (argument & mask) == value. */
static int refuse_if(scmp_filter_ctx filter, const char *name, int cause, unsigned argument,
		uint64_t mask, uint64_t value)
{
	const int number = number_of(name);

	if (number < 0)
		return number == __NR_SCMP_ERROR ? -1 : 0;
	return seccomp_rule_add(filter, SCMP_ACT_ERRNO(cause), number, 1,
			SCMP_CMP64(argument, SCMP_CMP_MASKED_EQ, mask, value));
}

/* The part of O_TMPFILE that O_DIRECTORY lacks. */
#define UNNAMED (O_TMPFILE & ~O_DIRECTORY)

static int refuse_by_argument(scmp_filter_ctx filter)
{
	/* The kernel takes 32 bits of these; so the upper ones must not matter here either. */
	static const unsigned terminal[] = { TIOCSTI, 0x541C /* TIOCLINUX */, TIOCSETD, TIOCCONS };
	static const unsigned locks[] = { F_SETLK, F_SETLKW, F_OFD_SETLK, F_OFD_SETLKW, F_SETLEASE,
		F_NOTIFY, F_SETPIPE_SZ, F_SET_RW_HINT, F_SET_FILE_RW_HINT };
	/* What is swapped out is in no resident size. */
	static const unsigned advice[] = { MADV_COLD, MADV_PAGEOUT };
	static const unsigned process[] = { PR_SET_SECCOMP, PR_SET_MM, 62 /* PR_SCHED_CORE */,
		PR_SET_PTRACER };
	int rc = 0;

	for (size_t i = 0; i < sizeof terminal / sizeof *terminal; i++)
		rc |= refuse_if(filter, "ioctl", EPERM, 1, UINT32_MAX, terminal[i]);
	for (size_t i = 0; i < sizeof locks / sizeof *locks; i++)
		rc |= refuse_if(filter, "fcntl", EACCES, 1, UINT32_MAX, locks[i]);
	for (size_t i = 0; i < sizeof process / sizeof *process; i++)
		rc |= refuse_if(filter, "prctl", EINVAL, 0, UINT32_MAX, process[i]);
	for (size_t i = 0; i < sizeof advice / sizeof *advice; i++)
		rc |= refuse_if(filter, "madvise", EINVAL, 2, UINT32_MAX, advice[i]);
	/* Its own priority it may lower; but not that of all who have its uid, the keeper's too. */
	rc |= seccomp_rule_add(filter, SCMP_ACT_ERRNO(EPERM), SCMP_SYS(setpriority), 1,
			SCMP_A0_64(SCMP_CMP_NE, PRIO_PROCESS));
	rc |= seccomp_rule_add(filter, SCMP_ACT_ERRNO(EPERM), SCMP_SYS(setpriority), 1,
			SCMP_A1_64(SCMP_CMP_NE, 0));
	/*
	 * Files without a name leave no trace in the box but in the numbers of the next.  The
	 * arguments of openat2() are in memory, where a filter cannot look.
	 */
	rc |= refuse_if(filter, "open", EOPNOTSUPP, 1, UNNAMED, UNNAMED);
	rc |= refuse_if(filter, "openat", EOPNOTSUPP, 2, UNNAMED, UNNAMED);
	rc |= refuse(filter, "openat2", ENOSYS);
	/* personality, unless it only asks */
	rc |= seccomp_rule_add(filter, SCMP_ACT_ERRNO(EPERM), SCMP_SYS(personality), 1,
			SCMP_A0_64(SCMP_CMP_NE, 0xffffffff));
	/* prlimit64 of another process */
	rc |= seccomp_rule_add(filter, SCMP_ACT_ERRNO(EPERM), SCMP_SYS(prlimit64), 1,
			SCMP_A0_64(SCMP_CMP_NE, 0));
	/* Nothing counts large pages. */
	rc |= refuse_if(filter, "mmap", ENOMEM, 3, MAP_HUGETLB, MAP_HUGETLB);
	return rc;
}

/*
 * Nothing limits blocks beyond the end of a file, and there are calls of ioctl() for them
 * too, beside those that mark a file of the judge's for good, and those that each file system
 * has of its own.  The C library writes where it cannot reserve.
 */
static int refuse_reserving_and_marking(scmp_filter_ctx filter)
{
	int rc = refuse(filter, "fallocate", EOPNOTSUPP);

	for (unsigned bit = 1; bit <= IOCTL_LETTERS; bit <<= 1)
		if (bit & IOCTL_LETTERS)
			rc |= refuse_if(filter, "ioctl", ENOTTY, 1, bit, ~IOCTL_PERMITTED & bit);
	return rc;
}

/*
 * The page cache is common to all runs: what one has read, the next could see by asking for nothing
 * but what is there, after having it emptied before.
 */
static int refuse_page_cache(scmp_filter_ctx filter)
{
	return refuse_if(filter, "preadv2", EOPNOTSUPP, 5, NOWAIT, NOWAIT) |
			refuse_if(filter, "fadvise64", EINVAL, 3, UINT32_MAX, POSIX_FADV_DONTNEED);
}

/* Other families are parts of the kernel that no program needs; SOCK_RAW is datagrams too. */
static int refuse_sockets(scmp_filter_ctx filter)
{
	const int pair = SCMP_SYS(socketpair);
	int rc = refuse(filter, "socket", EAFNOSUPPORT);

	rc |= seccomp_rule_add(filter, SCMP_ACT_ERRNO(EAFNOSUPPORT), pair, 1,
			SCMP_A0_64(SCMP_CMP_NE, AF_UNIX));
	rc |= refuse_if(filter, "socketpair", EAFNOSUPPORT, 1, SOCKET_TYPES, SOCK_DGRAM);
	rc |= refuse_if(filter, "socketpair", EAFNOSUPPORT, 1, SOCKET_TYPES, SOCK_RAW);
	return rc;
}

/* A socket takes programs for the kernel to run, and can be kept from losing them. */
static int refuse_socket_programs(scmp_filter_ctx filter)
{
	static const unsigned options[] = { SO_ATTACH_FILTER, SO_LOCK_FILTER, SO_ATTACH_BPF,
		SO_ATTACH_REUSEPORT_CBPF, SO_ATTACH_REUSEPORT_EBPF };
	int rc = 0;

	for (size_t i = 0; i < sizeof options / sizeof *options; i++)
		rc |= refuse_if(filter, "setsockopt", EPERM, 2, UINT32_MAX, options[i]);
	return rc;
}

/* The limit on core dumps must stay what it is (see limit_resources): not even lower. */
static int refuse_core_limit(scmp_filter_ctx filter)
{
	return refuse_if(filter, "setrlimit", EPERM, 0, UINT32_MAX, RLIMIT_CORE) |
			seccomp_rule_add(filter, SCMP_ACT_ERRNO(EPERM), SCMP_SYS(prlimit64), 2,
					SCMP_A1_64(SCMP_CMP_MASKED_EQ, UINT32_MAX, RLIMIT_CORE),
					SCMP_A2_64(SCMP_CMP_NE, 0));
}

static int refuse_clones(scmp_filter_ctx filter, bool may_fork)
{
	int rc = refuse(filter, "clone3", ENOSYS);

	for (uint64_t bit = 1; bit <= UINT32_MAX; bit <<= 1)
		if (bit & (NAMESPACES | CLONE_PARENT))
			rc |= refuse_if(filter, "clone", EPERM, 0, bit, bit);
	if (!may_fork) {
		rc |= refuse(filter, "fork", EPERM) | refuse(filter, "vfork", EPERM);
		rc |= refuse_if(filter, "clone", EPERM, 0, CLONE_THREAD, 0);
	}
	return rc;
}

/*
 * What is in no resident size, where only that is looked at.  Shared pages that belong to no file
 * stay, though all but one are unmapped; sockets hold what was sent, much of it if they may be
 * enlarged, and very much if they are sent into each other, or each thread has its own 256 of them.
 * A program that may not fork has no other process to share or talk with.
 */
static int refuse_hidden_memory(scmp_filter_ctx filter)
{
	static const char *const calls[] = { "setsockopt", "sendmsg", "sendmmsg" };
	int rc = refuse_if(filter, "mmap", ENOMEM, 3, MAP_ANONYMOUS | MAP_TYPE,
			MAP_ANONYMOUS | MAP_SHARED);

	for (size_t i = 0; i < sizeof calls / sizeof *calls; i++)
		rc |= refuse(filter, calls[i], EPERM);
	rc |= refuse_if(filter, "clone", EPERM, 0, CLONE_FILES, 0);
	rc |= refuse_if(filter, "close_range", EPERM, 2, CLOSE_RANGE_UNSHARE, CLOSE_RANGE_UNSHARE);
	return rc;
}

static int add_rules(scmp_filter_ctx filter, bool may_fork)
{
	int rc = seccomp_attr_set(filter, SCMP_FLTATR_ACT_BADARCH, SCMP_ACT_KILL_PROCESS);

	/* Thread synchronisation and the like are the program's; no_new_privs is set by us. */
	rc |= seccomp_attr_set(filter, SCMP_FLTATR_CTL_OPTIMIZE, 2);
	for (size_t i = 0; i < sizeof refused / sizeof *refused; i++)
		rc |= refuse(filter, refused[i], EPERM);
	rc |= refuse_sockets(filter);
	rc |= refuse_by_argument(filter);
	rc |= refuse_reserving_and_marking(filter);
	rc |= refuse_page_cache(filter);
	rc |= refuse_core_limit(filter);
	rc |= refuse_clones(filter, may_fork);
	rc |= may_fork ? refuse_socket_programs(filter) : refuse_hidden_memory(filter);
	return rc;
}

/* --- Where judge and program share the machine's processes --------------------------------------- */

/*
 * Landlock does not know these, and under one uid nothing else would be in the way.  To a compiler
 * they say that all went well: linkers set modes and times of what they make, and the keeper
 * copies it anyway.
 */
static int refuse_marking_by_owner(scmp_filter_ctx filter, bool compiles)
{
	static const char *const calls[] = { "chmod", "fchmod", "fchmodat", "chown", "fchown",
		"lchown", "fchownat", "utime", "utimes", "utimensat", "futimesat" };
	int rc = 0;

	for (size_t i = 0; i < sizeof calls / sizeof *calls; i++)
		rc |= refuse(filter, calls[i], compiles ? 0 : EPERM);
	return rc;
}

/* Landlock does not know these either: what is marked on a file can be read by whoever knows its path. */
static int refuse_reading_marks(scmp_filter_ctx filter)
{
	static const char *const calls[] = { "getxattr", "lgetxattr", "fgetxattr", "listxattr",
		"llistxattr", "flistxattr" };
	int rc = 0;

	for (size_t i = 0; i < sizeof calls / sizeof *calls; i++)
		rc |= refuse(filter, calls[i], EOPNOTSUPP);
	return rc;
}

/* A signal by any way: now, by a descriptor, when something can be read, when a parent dies. */
static int refuse_signals(scmp_filter_ctx filter, bool compiles)
{
	static const char *const calls[] = { "kill", "tkill", "tgkill", "rt_sigqueueinfo",
		"rt_tgsigqueueinfo" };
	static const unsigned owners[] = { F_SETOWN, F_SETOWN_EX, F_SETSIG };
	int rc = refuse(filter, "pidfd_open", EPERM) | refuse(filter, "pidfd_send_signal", EPERM);

	for (size_t i = 0; i < sizeof calls / sizeof *calls; i++)
		rc |= compiles ? refuse(filter, calls[i], EPERM)
			       : seccomp_rule_add(filter, SCMP_ACT_ERRNO(EPERM),
						 number_of(calls[i]), 1,
						 SCMP_A0_64(SCMP_CMP_NE, JAIL_OWN_PID));
	for (size_t i = 0; i < sizeof owners / sizeof *owners; i++)
		rc |= refuse_if(filter, "fcntl", EACCES, 1, UINT32_MAX, owners[i]);
	return rc | refuse_if(filter, "prctl", EINVAL, 0, UINT32_MAX, PR_SET_PDEATHSIG);
}

/*
 * Every process has a clock of its processor time, whose number is made from its inverted own one
 * (0: oneself); anybody may read it, wait for it, and be told by it.  Of clocks of threads, which
 * have the bit 4, a process has only its own.
 */
static int refuse_clocks_of_others(scmp_filter_ctx filter)
{
	static const char *const calls[] = { "clock_gettime", "clock_getres", "clock_nanosleep",
		"timer_create" };
	const uint64_t process = 1U << 31, thread = 4, first = 1 << 3, processes_most = 1 << 22;
	int rc = 0;

	for (size_t i = 0; i < sizeof calls / sizeof *calls; i++)
		for (uint64_t bit = first; bit < first * processes_most; bit <<= 1)
			rc |= refuse_if(filter, calls[i], EINVAL, 0, process | thread | bit,
					process);
	return rc;
}

/*
 * Opening for neither reading nor writing (3) asks Landlock nothing; nor does emptying a file, before
 * version 3.
 */
static int refuse_odd_opens(scmp_filter_ctx filter, int landlock)
{
	static const struct {
		const char *name;
		unsigned flags;
	} opens[] = { { "open", 1 }, { "openat", 2 } };
	int rc = 0;

	for (size_t i = 0; i < sizeof opens / sizeof *opens; i++) {
		rc |= refuse_if(filter, opens[i].name, EACCES, opens[i].flags, O_ACCMODE,
				O_ACCMODE);
		if (landlock < 3)
			rc |= refuse_if(filter, opens[i].name, EACCES, opens[i].flags,
					O_ACCMODE | O_TRUNC, O_RDONLY | O_TRUNC);
	}
	return landlock < 3 ? rc | refuse(filter, "truncate", EACCES) : rc;
}

static int add_bare_rules(scmp_filter_ctx filter, bool may_fork, int landlock)
{
	return add_rules(filter, may_fork) | refuse_marking_by_owner(filter, may_fork) |
			refuse_reading_marks(filter) | refuse_signals(filter, may_fork) |
			refuse_clocks_of_others(filter) | refuse_odd_opens(filter, landlock);
}

/* --- The code -------------------------------------------------------------------------------------- */

/* In front: no call from FIRST_UNKNOWN on, but for what the rest kills for. */
static unsigned short add_ceiling(struct sock_filter *code)
{
	const struct sock_filter ceiling[] = {
		BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)),
		BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, OWN_ARCHITECTURE, 0, 4),
		BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
		BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, X32_BIT, 2, 0),
		BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, FIRST_UNKNOWN, 0, 1),
		BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS),
	};

	memcpy(code, ceiling, sizeof ceiling);
	return sizeof ceiling / sizeof *ceiling;
}

static int export_code(scmp_filter_ctx filter, struct jail_filter *to)
{
	const unsigned short before = add_ceiling(to->code);
	const size_t room = (JAIL_FILTER_MAX - before) * sizeof *to->code;
	int ends[2], rc = -1;
	ssize_t length;

	if (pipe2(ends, O_CLOEXEC))
		return -1;
	/* A pipe holds 64 KiB, four times what fits. */
	if (!seccomp_export_bpf(filter, ends[1])) {
		close(ends[1]);
		ends[1] = -1;
		length = read(ends[0], to->code + before, room);
		if (length > 0 && (size_t)length < room && length % sizeof *to->code == 0) {
			to->length = (unsigned short)(before + length / sizeof *to->code);
			rc = 0;
		}
	}
	close(ends[0]);
	if (ends[1] >= 0)
		close(ends[1]);
	return rc;
}

static int finish(scmp_filter_ctx filter, int failed, struct jail_filter *to, char *why)
{
	const int rc = !filter || failed ? -1 : export_code(filter, to);

	if (rc)
		jail_say_why(why, "libseccomp cannot build the filter", 0);
	seccomp_release(filter);
	return rc;
}

int jail_filter_build(struct jail_filter *to, bool may_fork, char *why)
{
	scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ALLOW);

	return finish(filter, filter ? add_rules(filter, may_fork) : -1, to, why);
}

int jail_bare_filter_build(struct jail_filter *to, bool may_fork, int landlock, char *why)
{
	scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ALLOW);

	return finish(filter, filter ? add_bare_rules(filter, may_fork, landlock) : -1, to, why);
}
