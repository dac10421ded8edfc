/*
 * signal_judge - reaches for the judge's processes, which have numbers that it can know.
 *
 * @landlock OK
 * @by the filter; a scope of landlock; as root, another uid
 */
#include "hostile.h"

/* To what it is: should it succeed, nobody is the worse for it. */
static int set_again(__priority_which_t which, id_t who)
{
	return setpriority(which, who, getpriority(which, who));
}

static void reach(pid_t pid)
{
	siginfo_t info = { .si_code = -1 };
	struct rlimit none = { 0, 0 };
	cpu_set_t set;

	CPU_ZERO(&set);
	CPU_SET(0, &set);
	must_fail("kill", kill(pid, SIGCONT));
	must_fail("tkill", syscall(SYS_tkill, pid, SIGCONT));
	must_fail("tgkill", syscall(SYS_tgkill, pid, pid, SIGCONT));
	must_fail("rt_sigqueueinfo", syscall(SYS_rt_sigqueueinfo, pid, SIGCONT, &info));
	must_fail("rt_tgsigqueueinfo", syscall(SYS_rt_tgsigqueueinfo, pid, pid, SIGCONT, &info));
	must_fail("pidfd_open", syscall(434, pid, 0));
	must_fail("pidfd_send_signal", syscall(424, open("/proc/self", O_PATH), SIGCONT, NULL, 0));
	must_fail("setpriority", set_again(PRIO_PROCESS, (id_t)pid));
	must_fail("prlimit", prlimit(pid, RLIMIT_NOFILE, &none, NULL));
	must_fail("sched_setaffinity", sched_setaffinity(pid, sizeof set, &set));
	must_fail("ptrace", syscall(SYS_ptrace, 16, pid, 0, 0));
	must_fail("setpgid", setpgid(pid, getpid()));
}

/* Whom to signal when something can be read, and with what. */
static void own(int fd, pid_t pid)
{
	struct f_owner_ex owner = { F_OWNER_PID, pid };

	must_fail("F_SETOWN", fcntl(fd, F_SETOWN, pid));
	must_fail("F_SETOWN_EX", fcntl(fd, F_SETOWN_EX, &owner));
	must_fail("F_SETSIG", fcntl(fd, F_SETSIG, SIGKILL));
	must_fail("FIOSETOWN", ioctl(fd, 0x8901, &pid));
	must_fail("SIOCSPGRP", ioctl(fd, 0x8902, &pid));
}

int main(void)
{
	const pid_t judge = getppid();
	int ends[2], pair[2];

	reach(judge);
	reach(1);
	must_fail("kill all", kill(-1, SIGCONT));
	must_fail("kill the judge's group", kill(-getpgid(judge), SIGCONT));
	must_fail("PRIO_USER", set_again(PRIO_USER, 0));
	must_fail("PRIO_PGRP", set_again(PRIO_PGRP, (id_t)getpgid(judge)));
	must_fail("PDEATHSIG", prctl(PR_SET_PDEATHSIG, 0));
	must_fail("fork", fork());
	if (pipe(ends) || socketpair(AF_UNIX, SOCK_STREAM, 0, pair))
		return 1;
	own(0, judge);
	own(ends[0], judge);
	own(pair[0], judge);
	/* Itself it may, and lower its own priority. */
	return kill(getpid(), 0) || raise(0) || pthread_kill(pthread_self(), 0) ||
			set_again(PRIO_PROCESS, 0);
}
