/*
 * test_setter_jail_filter - what the jail's filter says to each system call.
 *
 * The filter is a program for a small machine, which is built here too: so every rule can be
 * asked, also for calls that would fail anyway for want of privileges.  The lists below are
 * written down a second time on purpose: a rule that gets lost is missed here.
 */
#define _GNU_SOURCE
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <seccomp.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include <linux/audit.h>
#include <linux/close_range.h>
#include <linux/fs.h>
#include <linux/seccomp.h>

#include "jail/jail_internal.h"

#define COUNT(list) (sizeof(list) / sizeof *(list))
#define OWN AUDIT_ARCH_X86_64

static struct jail_filter filters[2]; /* [may_fork] */

/* --- The machine: what the kernel documents of it, as far as libseccomp uses it ------------------ */

static bool jumps(const struct sock_filter *at, uint32_t a)
{
	switch (BPF_OP(at->code)) {
	case BPF_JEQ:
		return a == at->k;
	case BPF_JGT:
		return a > at->k;
	case BPF_JGE:
		return a >= at->k;
	case BPF_JSET:
		return (a & at->k) != 0;
	default:
		return true; /* BPF_JA */
	}
}

static uint32_t ask(const struct jail_filter *filter, const struct seccomp_data *data)
{
	uint32_t a = 0;

	for (unsigned i = 0; i < filter->length; i++) {
		const struct sock_filter *at = &filter->code[i];

		switch (BPF_CLASS(at->code)) {
		case BPF_LD:
			memcpy(&a, (const char *)data + at->k, sizeof a);
			break;
		case BPF_ALU:
			assert_int_equal(BPF_OP(at->code), BPF_AND);
			a &= at->k;
			break;
		case BPF_JMP:
			i += BPF_OP(at->code) == BPF_JA ? at->k : jumps(at, a) ? at->jt : at->jf;
			break;
		case BPF_RET:
			return at->k;
		default:
			fail_msg("an instruction that nobody knows: %x", at->code);
		}
	}
	fail_msg("the filter has no end");
	return 0;
}

static uint32_t say(bool may_fork, uint32_t arch, int number, const uint64_t *arguments)
{
	struct seccomp_data data = { .nr = number, .arch = arch };

	memcpy(data.args, arguments, sizeof data.args);
	return ask(&filters[may_fork], &data);
}

/* What both filters say to a call of this machine with these arguments. */
static uint32_t both_say(int number, uint64_t a, uint64_t b, uint64_t c, uint64_t d)
{
	const uint64_t arguments[6] = { a, b, c, d, 0, 0 };
	const uint32_t said = say(false, OWN, number, arguments);

	assert_int_equal(said, say(true, OWN, number, arguments));
	return said;
}

static uint32_t refusal(int cause)
{
	return SECCOMP_RET_ERRNO | (uint32_t)cause;
}

/* --- Facts --------------------------------------------------------------------------------------- */

static void these_calls_are_refused_whatever_they_say(void **state)
{
	static const char *const names[] = { "mount", "umount2", "pivot_root", "chroot", "unshare",
		"setns", "ptrace", "process_vm_readv", "process_vm_writev", "kexec_load",
		"kexec_file_load", "init_module", "finit_module", "delete_module", "bpf",
		"perf_event_open", "userfaultfd", "io_uring_setup", "io_uring_enter",
		"io_uring_register", "keyctl", "add_key", "request_key", "open_by_handle_at",
		"name_to_handle_at", "swapon", "swapoff", "reboot", "acct", "quotactl", "syslog",
		"sethostname", "setdomainname", "settimeofday", "clock_settime", "clock_adjtime",
		"adjtimex", "iopl", "ioperm", "modify_ldt", "seccomp", "fsopen", "fsconfig",
		"fsmount", "fspick", "move_mount", "open_tree", "pidfd_getfd", "kcmp", "msgget",
		"msgsnd", "msgrcv", "msgctl", "semget", "semop", "semtimedop", "semctl", "shmget",
		"shmat", "shmdt", "shmctl", "mq_open", "mq_unlink", "mq_timedsend",
		"mq_timedreceive", "mq_notify", "mq_getsetattr", "fanotify_init", "fanotify_mark",
		"lookup_dcookie", "vhangup", "mbind", "migrate_pages", "move_pages",
		"set_mempolicy", "memfd_create", "flock", "sync", "syncfs", "vmsplice", "io_setup",
		"io_submit", "inotify_init", "inotify_init1", "sched_setaffinity", "sched_setattr",
		"sched_setscheduler", "sched_setparam", "ioprio_set", "setxattr", "lsetxattr",
		"fsetxattr", "removexattr", "lremovexattr", "fremovexattr", "bind", "connect",
		"listen", "accept", "accept4", "_sysctl", "sysfs", "uselib", "ustat",
		"create_module", "get_kernel_syms", "query_module", "nfsservctl", "vserver" };

	(void)state;
	for (size_t i = 0; i < COUNT(names); i++) {
		const int number = seccomp_syscall_resolve_name(names[i]);

		if (number < 0)
			fail_msg("'%s' is not a system call", names[i]);
		if (both_say(number, 0, 0, 0, 0) != refusal(EPERM) ||
				both_say(number, ~0ULL, ~0ULL, ~0ULL, ~0ULL) != refusal(EPERM))
			fail_msg("'%s' is not refused", names[i]);
	}
}

/* Of calls from 424 on that are not named above, these are permitted, and no others. */
static void of_the_newest_calls_only_known_ones_exist(void **state)
{
	static const int permitted[] = { 424, 434, 436, 439, 441, 449 };

	(void)state;
	for (int number = 424; number < 2000; number++) {
		const uint32_t said = both_say(number, 0, 0, 0, 0);
		bool is_permitted = false;

		for (size_t i = 0; i < COUNT(permitted); i++)
			is_permitted |= number == permitted[i];
		assert_int_equal(said == SECCOMP_RET_ALLOW, is_permitted);
		if (number >= 450)
			assert_int_equal(said, refusal(ENOSYS));
	}
}

static void what_every_program_needs_is_permitted(void **state)
{
	static const int numbers[] = { SYS_read, SYS_write, SYS_openat, SYS_close, SYS_mmap,
		SYS_munmap, SYS_brk, SYS_execve, SYS_exit_group, SYS_futex, SYS_rt_sigaction,
		SYS_getrandom, SYS_fcntl, SYS_prctl, SYS_kill, SYS_pipe2, SYS_dup2, SYS_fstat,
		SYS_lseek, SYS_clock_gettime, SYS_nanosleep, SYS_wait4, SYS_epoll_wait, SYS_preadv2,
		SYS_fadvise64, SYS_setpriority, SYS_open };

	(void)state;
	for (size_t i = 0; i < COUNT(numbers); i++)
		assert_int_equal(both_say(numbers[i], 0, 0, 0, 0), SECCOMP_RET_ALLOW);
}

static void a_foreign_architecture_kills(void **state)
{
	const uint64_t none[6] = { 0 };

	(void)state;
	for (int number = 0; number < 600; number++) {
		assert_int_equal(say(true, AUDIT_ARCH_I386, number, none),
				SECCOMP_RET_KILL_PROCESS);
		assert_int_equal(say(false, OWN, number | 0x40000000, none),
				SECCOMP_RET_KILL_PROCESS);
	}
}

static void new_namespaces_and_siblings_are_refused(void **state)
{
	static const uint64_t bits[] = { CLONE_NEWNS, CLONE_NEWUSER, CLONE_NEWPID, CLONE_NEWNET,
		CLONE_NEWIPC, CLONE_NEWUTS, CLONE_NEWCGROUP, 0x80, CLONE_PARENT };
	const uint64_t thread = CLONE_VM | CLONE_FS | CLONE_FILES | CLONE_SIGHAND | CLONE_THREAD;

	(void)state;
	for (size_t i = 0; i < COUNT(bits); i++) {
		assert_int_equal(both_say(SYS_clone, bits[i], 0, 0, 0), refusal(EPERM));
		assert_int_equal(both_say(SYS_clone, thread | bits[i], 0, 0, 0), refusal(EPERM));
	}
	assert_int_equal(both_say(SYS_clone, thread, 0, 0, 0), SECCOMP_RET_ALLOW);
	assert_int_equal(both_say(SYS_clone3, 0, 0, 0, 0), refusal(ENOSYS));
}

static void without_cgroups_there_is_no_fork(void **state)
{
	static const int forks[] = { SYS_fork, SYS_vfork, SYS_clone };
	const uint64_t none[6] = { 17 };

	(void)state;
	for (size_t i = 0; i < COUNT(forks); i++) {
		assert_int_equal(say(false, OWN, forks[i], none), refusal(EPERM));
		assert_int_equal(say(true, OWN, forks[i], none), SECCOMP_RET_ALLOW);
	}
}

static void without_cgroups_nothing_is_shared_but_files(void **state)
{
	static const struct {
		uint64_t flags;
		bool hides;
	} mappings[] = { { MAP_SHARED | MAP_ANONYMOUS, true },
		{ MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE | MAP_POPULATE, true },
		{ MAP_SHARED | MAP_ANONYMOUS | 1ULL << 40, true }, { MAP_SHARED, false },
		{ MAP_PRIVATE | MAP_ANONYMOUS, false }, { MAP_PRIVATE, false } };

	(void)state;
	for (size_t i = 0; i < COUNT(mappings); i++) {
		const uint64_t arguments[6] = { 0, 4096, PROT_READ, mappings[i].flags, 0, 0 };

		assert_int_equal(say(false, OWN, SYS_mmap, arguments),
				mappings[i].hides ? refusal(ENOMEM) : SECCOMP_RET_ALLOW);
		assert_int_equal(say(true, OWN, SYS_mmap, arguments), SECCOMP_RET_ALLOW);
	}
}

static void without_cgroups_sockets_stay_small(void **state)
{
	static const int calls[] = { SYS_setsockopt, SYS_sendmsg, SYS_sendmmsg };
	const uint64_t arguments[6] = { 3, SOL_SOCKET, SO_SNDBUF, 1 << 16, 4 };

	(void)state;
	for (size_t i = 0; i < COUNT(calls); i++) {
		assert_int_equal(say(false, OWN, calls[i], arguments), refusal(EPERM));
		assert_int_equal(say(true, OWN, calls[i], arguments), SECCOMP_RET_ALLOW);
	}
}

static void without_cgroups_threads_share_their_descriptors(void **state)
{
	const uint64_t thread[6] = { CLONE_VM | CLONE_FS | CLONE_FILES | CLONE_SIGHAND |
		CLONE_THREAD };
	const uint64_t alone[6] = { thread[0] & ~(uint64_t)CLONE_FILES };
	const uint64_t unshare[6] = { 3, ~0U, CLOSE_RANGE_UNSHARE | 1ULL << 40 };
	const uint64_t closing[6] = { 3, ~0U, CLOSE_RANGE_CLOEXEC };

	(void)state;
	assert_int_equal(say(false, OWN, SYS_clone, thread), SECCOMP_RET_ALLOW);
	assert_int_equal(say(false, OWN, SYS_clone, alone), refusal(EPERM));
	assert_int_equal(say(true, OWN, SYS_clone, alone), SECCOMP_RET_ALLOW);
	assert_int_equal(say(false, OWN, SYS_close_range, closing), SECCOMP_RET_ALLOW);
	assert_int_equal(say(false, OWN, SYS_close_range, unshare), refusal(EPERM));
	assert_int_equal(say(true, OWN, SYS_close_range, unshare), SECCOMP_RET_ALLOW);
}

static void sockets_are_pairs_that_stay_among_themselves(void **state)
{
	const uint64_t flags = SOCK_CLOEXEC | SOCK_NONBLOCK, upper = 1ULL << 32;

	(void)state;
	for (uint64_t family = 0; family < 64; family++) {
		assert_int_equal(both_say(SYS_socket, family, 1, 0, 0), refusal(EAFNOSUPPORT));
		for (uint64_t type = 0; type < 16; type++)
			assert_int_equal(both_say(SYS_socketpair, family, type | flags, 0, 0),
					family == AF_UNIX && type != SOCK_DGRAM && type != SOCK_RAW
							? SECCOMP_RET_ALLOW
							: refusal(EAFNOSUPPORT));
	}
	assert_int_equal(both_say(SYS_socketpair, AF_UNIX, SOCK_DGRAM | upper, 0, 0),
			refusal(EAFNOSUPPORT));
}

/* The kernel takes 32 bits of these arguments, so upper bits must not hide them. */
static void arguments_are_refused_with_any_upper_bits(void **state)
{
	static const struct {
		int number, at;
		uint64_t value;
		int cause;
	} rules[] = { { SYS_ioctl, 1, 0x5412 /* TIOCSTI */, EPERM },
		{ SYS_ioctl, 1, 0x541C /* TIOCLINUX */, EPERM },
		{ SYS_ioctl, 1, 0x5423 /* TIOCSETD */, EPERM },
		{ SYS_ioctl, 1, 0x541D /* TIOCCONS */, EPERM }, { SYS_fcntl, 1, F_SETLK, EACCES },
		{ SYS_fcntl, 1, F_SETLKW, EACCES }, { SYS_fcntl, 1, 37 /* OFD */, EACCES },
		{ SYS_fcntl, 1, 38, EACCES }, { SYS_fcntl, 1, 1024 /* SETLEASE */, EACCES },
		{ SYS_fcntl, 1, 1026 /* NOTIFY */, EACCES },
		{ SYS_fcntl, 1, 1031 /* SETPIPE_SZ */, EACCES },
		{ SYS_fcntl, 1, 1036 /* SET_RW_HINT */, EACCES },
		{ SYS_fcntl, 1, 1038 /* SET_FILE_RW_HINT */, EACCES },
		{ SYS_prctl, 0, 22 /* SET_SECCOMP */, EINVAL },
		{ SYS_prctl, 0, 35 /* SET_MM */, EINVAL },
		{ SYS_prctl, 0, 62 /* SCHED_CORE */, EINVAL },
		{ SYS_prctl, 0, 0x59616d61 /* SET_PTRACER */, EINVAL },
		{ SYS_mmap, 3, 0x40000 /* HUGETLB */, ENOMEM },
		{ SYS_setpriority, 0, PRIO_PGRP, EPERM }, { SYS_setpriority, 0, PRIO_USER, EPERM },
		{ SYS_setpriority, 1, 1, EPERM },
		{ SYS_open, 1, 020000000 /* TMPFILE */, EOPNOTSUPP },
		{ SYS_openat, 2, 020200002 /* with DIRECTORY and RDWR */, EOPNOTSUPP },
		{ SYS_openat2, 0, 0, ENOSYS }, { SYS_madvise, 2, 20 /* COLD */, EINVAL },
		{ SYS_madvise, 2, 21 /* PAGEOUT */, EINVAL },
		{ SYS_preadv2, 5, 0x8 /* NOWAIT */, EOPNOTSUPP },
		{ SYS_preadv2, 5, 0x9 /* and HIPRI */, EOPNOTSUPP },
		{ SYS_fadvise64, 3, 4 /* DONTNEED */, EINVAL },
		{ SYS_setrlimit, 0, RLIMIT_CORE, EPERM },
		{ SYS_setsockopt, 2, 26 /* ATTACH_FILTER */, EPERM },
		{ SYS_setsockopt, 2, 44 /* LOCK_FILTER */, EPERM },
		{ SYS_setsockopt, 2, 50 /* ATTACH_BPF */, EPERM },
		{ SYS_setsockopt, 2, 51 /* ATTACH_REUSEPORT_CBPF */, EPERM },
		{ SYS_setsockopt, 2, 52 /* ATTACH_REUSEPORT_EBPF */, EPERM } };

	(void)state;
	for (size_t i = 0; i < COUNT(rules); i++)
		for (int upper = 0; upper < 2; upper++) {
			uint64_t arguments[6] = { 0 };

			arguments[rules[i].at] = rules[i].value | (uint64_t)upper << 40;
			assert_int_equal(say(true, OWN, rules[i].number, arguments),
					refusal(rules[i].cause));
			assert_int_equal(say(false, OWN, rules[i].number, arguments),
					refusal(rules[i].cause));
		}
}

static void only_terminals_and_pipes_are_controlled(void **state)
{
	static const uint64_t permitted[] = { TCGETS, TIOCGWINSZ, FIONREAD, FIONBIO, FIOCLEX,
		FIONCLEX };
	static const uint64_t others[] = { 0, FS_IOC_SETFLAGS, FS_IOC_FSSETXATTR,
		0x40305828 /* RESVSP */, 0x4030582a /* RESVSP64 */, 0x40305839 /* ZERO_RANGE */,
		FICLONE, FIFREEZE };

	(void)state;
	for (size_t i = 0; i < COUNT(permitted); i++)
		assert_int_equal(both_say(SYS_ioctl, 1, permitted[i], 0, 0), SECCOMP_RET_ALLOW);
	for (size_t i = 0; i < COUNT(others); i++)
		for (uint64_t upper = 0; upper < 2; upper++)
			assert_int_equal(both_say(SYS_ioctl, 1, others[i] | upper << 40, 0, 0),
					refusal(ENOTTY));
	for (uint64_t letter = 0; letter < 256; letter++)
		assert_int_equal(both_say(SYS_ioctl, 1, letter << 8, 0, 0),
				letter == 'T' ? SECCOMP_RET_ALLOW : refusal(ENOTTY));
}

/* With this error, posix_fallocate() writes instead. */
static void nothing_is_reserved(void **state)
{
	(void)state;
	for (uint64_t mode = 0; mode < 256; mode++)
		assert_int_equal(both_say(SYS_fallocate, 1, mode, 0, 1), refusal(EOPNOTSUPP));
}

static void a_program_may_look_but_not_change(void **state)
{
	(void)state;
	assert_int_equal(both_say(SYS_personality, 0xffffffff, 0, 0, 0), SECCOMP_RET_ALLOW);
	assert_int_equal(both_say(SYS_personality, 0x0400000, 0, 0, 0), refusal(EPERM));
	/* its own limits; lower ones, but for that on core dumps */
	assert_int_equal(both_say(SYS_prlimit64, 0, RLIMIT_CORE, 0, 1), SECCOMP_RET_ALLOW);
	assert_int_equal(both_say(SYS_prlimit64, 0, RLIMIT_CORE, 1, 0), refusal(EPERM));
	assert_int_equal(both_say(SYS_prlimit64, 0, RLIMIT_CORE | 1ULL << 32, 1, 0),
			refusal(EPERM));
	assert_int_equal(both_say(SYS_prlimit64, 0, RLIMIT_STACK, 1, 0), SECCOMP_RET_ALLOW);
	assert_int_equal(both_say(SYS_prlimit64, 1, RLIMIT_STACK, 0, 1), refusal(EPERM));
	assert_int_equal(both_say(SYS_setrlimit, RLIMIT_STACK, 1, 0, 0), SECCOMP_RET_ALLOW);
}

/* --- Where there are no namespaces ----------------------------------------------------------------- */

static struct jail_filter bare[2], of_old_kernels[2]; /* [may_fork] */

static uint32_t bare_say(const struct jail_filter *filter, int number, uint64_t a, uint64_t b,
		uint64_t c)
{
	const struct seccomp_data data = { .nr = number,
		.arch = OWN,
		.args = { a, b, c, 0, 0, 0 } };

	return ask(filter, &data);
}

static void without_namespaces_it_refuses_what_it_refuses_with_them(void **state)
{
	(void)state;
	for (int number = 0; number < 600; number++)
		for (int may_fork = 0; may_fork < 2; may_fork++) {
			const uint64_t none[6] = { 0 };
			const uint32_t with = say(may_fork, OWN, number, none);

			if (with != SECCOMP_RET_ALLOW && number != SYS_openat2)
				assert_int_equal(bare_say(&bare[may_fork], number, 0, 0, 0), with);
		}
}

static void signals_go_to_oneself_or_to_nobody(void **state)
{
	static const int calls[] = { SYS_kill, SYS_tkill, SYS_tgkill, SYS_rt_sigqueueinfo,
		SYS_rt_tgsigqueueinfo };
	static const uint64_t others[] = { 0, 1, 2, (uint64_t)-1, (uint64_t)-JAIL_OWN_PID,
		JAIL_OWN_PID + 1, JAIL_OWN_PID | 1ULL << 32, JAIL_OWN_PID | 1ULL << 63 };

	(void)state;
	for (size_t i = 0; i < COUNT(calls); i++) {
		for (size_t k = 0; k < COUNT(others); k++)
			assert_int_equal(bare_say(&bare[false], calls[i], others[k], 9, 9),
					refusal(EPERM));
		assert_int_equal(bare_say(&bare[false], calls[i], JAIL_OWN_PID, 9, 9),
				SECCOMP_RET_ALLOW);
		assert_int_equal(bare_say(&bare[true], calls[i], JAIL_OWN_PID, 9, 9),
				refusal(EPERM));
	}
}

static void nobody_is_signalled_by_a_detour(void **state)
{
	static const struct {
		int number;
		uint64_t a, b;
		int cause;
	} rules[] = { { SYS_pidfd_open, 0, 0, EPERM }, { SYS_pidfd_send_signal, 0, 0, EPERM },
		{ SYS_fcntl, 0, 8 /* SETOWN */, EACCES }, { SYS_fcntl, 0, 10 /* SETSIG */, EACCES },
		{ SYS_fcntl, 0, 15 /* SETOWN_EX */, EACCES },
		{ SYS_prctl, 1 /* PDEATHSIG */, 0, EINVAL },
		{ SYS_setpriority, PRIO_PROCESS, 1, EPERM },
		{ SYS_setpriority, PRIO_PGRP, 0, EPERM },
		{ SYS_setpriority, PRIO_USER, 0, EPERM } };

	(void)state;
	for (size_t i = 0; i < COUNT(rules); i++)
		for (int may_fork = 0; may_fork < 2; may_fork++)
			assert_int_equal(bare_say(&bare[may_fork], rules[i].number, rules[i].a,
							 rules[i].b, 0),
					refusal(rules[i].cause));
	assert_int_equal(bare_say(&bare[false], SYS_setpriority, PRIO_PROCESS, 0, 5),
			SECCOMP_RET_ALLOW);
}

/* As the C library makes it; which would ask whether there is such a process. */
static clockid_t clock_of(pid_t process)
{
	return (clockid_t)(~(unsigned)process << 3 | 2);
}

/* Its own clock, and those of its threads, it has; those of the machine too. */
static void clocks_of_others_do_not_exist(void **state)
{
	static const int calls[] = { SYS_clock_gettime, SYS_clock_getres, SYS_clock_nanosleep,
		SYS_timer_create };
	clockid_t own_thread;
	const clockid_t others[] = { clock_of(1), clock_of(2),
		clock_of((1 << 22) - 1) /* the largest number */ };

	(void)state;
	assert_int_equal(pthread_getcpuclockid(pthread_self(), &own_thread), 0);
	const clockid_t own[] = { clock_of(0), own_thread, CLOCK_PROCESS_CPUTIME_ID,
		CLOCK_THREAD_CPUTIME_ID, CLOCK_REALTIME, CLOCK_MONOTONIC };

	for (size_t i = 0; i < COUNT(calls); i++)
		for (int may_fork = 0; may_fork < 2; may_fork++) {
			for (size_t k = 0; k < COUNT(others); k++) {
				assert_true(others[k] < 0);
				assert_int_equal(bare_say(&bare[may_fork], calls[i],
								 (uint32_t)others[k], 0, 0),
						refusal(EINVAL));
				assert_int_equal(bare_say(&bare[may_fork], calls[i],
								 (uint64_t)others[k], 0, 0),
						refusal(EINVAL));
			}
			for (size_t k = 0; k < COUNT(own); k++)
				assert_int_equal(bare_say(&bare[may_fork], calls[i],
								 (uint64_t)own[k], 0, 0),
						SECCOMP_RET_ALLOW);
		}
}

/* To a compiler it seems to be done. */
static void an_owner_marks_no_file(void **state)
{
	static const int calls[] = { SYS_chmod, SYS_fchmod, SYS_fchmodat, SYS_chown, SYS_fchown,
		SYS_lchown, SYS_fchownat, SYS_utime, SYS_utimes, SYS_utimensat, SYS_futimesat };

	(void)state;
	for (size_t i = 0; i < COUNT(calls); i++) {
		assert_int_equal(bare_say(&bare[false], calls[i], 0, 0, 0), refusal(EPERM));
		assert_int_equal(bare_say(&bare[true], calls[i], 0, 0, 0), refusal(0));
	}
}

static void what_is_marked_on_a_file_cannot_be_read(void **state)
{
	static const int calls[] = { SYS_getxattr, SYS_lgetxattr, SYS_fgetxattr, SYS_listxattr,
		SYS_llistxattr, SYS_flistxattr };

	(void)state;
	for (size_t i = 0; i < COUNT(calls); i++)
		for (int may_fork = 0; may_fork < 2; may_fork++)
			assert_int_equal(bare_say(&bare[may_fork], calls[i], 0, 0, 0),
					refusal(EOPNOTSUPP));
}

static void no_open_gets_past_landlock(void **state)
{
	static const struct {
		uint64_t flags;
		bool always, by_old;
	} opens[] = { { 3, true, true }, { 3 | O_TRUNC, true, true }, { O_TRUNC, false, true },
		{ O_TRUNC | O_CREAT, false, true }, { O_WRONLY | O_TRUNC, false, false },
		{ O_RDWR | O_TRUNC | O_CREAT, false, false }, { O_RDONLY, false, false } };

	(void)state;
	for (size_t i = 0; i < COUNT(opens); i++)
		for (int may_fork = 0; may_fork < 2; may_fork++) {
			const struct jail_filter *now = &bare[may_fork],
						 *old = &of_old_kernels[may_fork];

			assert_int_equal(bare_say(now, SYS_open, 0, opens[i].flags, 0),
					opens[i].always ? refusal(EACCES) : SECCOMP_RET_ALLOW);
			assert_int_equal(bare_say(now, SYS_openat, 0, 0, opens[i].flags),
					opens[i].always ? refusal(EACCES) : SECCOMP_RET_ALLOW);
			assert_int_equal(bare_say(old, SYS_open, 0, opens[i].flags, 0),
					opens[i].by_old ? refusal(EACCES) : SECCOMP_RET_ALLOW);
			assert_int_equal(bare_say(old, SYS_openat, 0, 0, opens[i].flags),
					opens[i].by_old ? refusal(EACCES) : SECCOMP_RET_ALLOW);
			assert_int_equal(bare_say(now, SYS_openat2, 0, 0, 0), refusal(ENOSYS));
			assert_int_equal(bare_say(now, SYS_truncate, 0, 0, 0), SECCOMP_RET_ALLOW);
			assert_int_equal(bare_say(old, SYS_truncate, 0, 0, 0), refusal(EACCES));
		}
}

static int build(void **state)
{
	char why[JAIL_MESSAGE_MAX];

	(void)state;
	for (int may_fork = 0; may_fork < 2; may_fork++)
		if (jail_filter_build(&filters[may_fork], may_fork, why) ||
				jail_bare_filter_build(&bare[may_fork], may_fork, 3, why) ||
				jail_bare_filter_build(&of_old_kernels[may_fork], may_fork, 2, why))
			return -1;
	return 0;
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(these_calls_are_refused_whatever_they_say),
		cmocka_unit_test(of_the_newest_calls_only_known_ones_exist),
		cmocka_unit_test(what_every_program_needs_is_permitted),
		cmocka_unit_test(a_foreign_architecture_kills),
		cmocka_unit_test(new_namespaces_and_siblings_are_refused),
		cmocka_unit_test(without_cgroups_there_is_no_fork),
		cmocka_unit_test(without_cgroups_nothing_is_shared_but_files),
		cmocka_unit_test(without_cgroups_sockets_stay_small),
		cmocka_unit_test(without_cgroups_threads_share_their_descriptors),
		cmocka_unit_test(sockets_are_pairs_that_stay_among_themselves),
		cmocka_unit_test(arguments_are_refused_with_any_upper_bits),
		cmocka_unit_test(only_terminals_and_pipes_are_controlled),
		cmocka_unit_test(nothing_is_reserved),
		cmocka_unit_test(a_program_may_look_but_not_change),
		cmocka_unit_test(without_namespaces_it_refuses_what_it_refuses_with_them),
		cmocka_unit_test(signals_go_to_oneself_or_to_nobody),
		cmocka_unit_test(nobody_is_signalled_by_a_detour),
		cmocka_unit_test(clocks_of_others_do_not_exist),
		cmocka_unit_test(an_owner_marks_no_file),
		cmocka_unit_test(what_is_marked_on_a_file_cannot_be_read),
		cmocka_unit_test(no_open_gets_past_landlock),
	};

	return cmocka_run_group_tests(tests, build, NULL);
}
