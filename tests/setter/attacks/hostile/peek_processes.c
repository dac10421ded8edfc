/*
 * peek_processes - looks at the judge, its keeper and everybody else through /proc.
 *
 * @landlock OK
 * @by Landlock: nothing of /proc can be opened but its own environment, nobody outside looked into
 */
#include "hostile.h"
#include <sys/uio.h>

static void peek(const char *process)
{
	static const char *const files[] = { "environ", "mem", "maps", "cmdline", "status", "stat",
		"statm", "fd", "fdinfo", "task", "ns", "net", "mountinfo", "cgroup", "comm", "io",
		"oom_score_adj", "uid_map", "attr/current", "timerslack_ns", "clear_refs", NULL };
	static const char *const links[] = { "exe", "cwd", "root", "fd/0", "fd/3", "ns/pid", NULL };
	const int self = !strcmp(process, "self");
	char path[64], text[256];

	for (int i = 0; files[i]; i++) {
		snprintf(path, sizeof path, "/proc/%s/%s", process, files[i]);
		/* Its own environment it has anyway. */
		if (!self || strcmp(files[i], "environ"))
			must_fail(path, open(path, O_RDONLY));
		must_fail("for writing", open(path, O_WRONLY));
	}
	for (int i = 0; !self && links[i]; i++) {
		snprintf(path, sizeof path, "/proc/%s/%s", process, links[i]);
		must_fail(path, readlink(path, text, sizeof text));
		must_fail("as a folder", chdir(path));
	}
}

int main(void)
{
	const pid_t judge = getppid();
	char number[16], byte;
	struct iovec to = { &byte, 1 }, from = { (void *)0x400000, 1 };

	snprintf(number, sizeof number, "%d", (int)judge);
	peek(number);
	peek("1");
	peek("self");
	must_not("the processes can be listed", opendir("/proc") != NULL);
	must_fail("process_vm_readv", syscall(SYS_process_vm_readv, judge, &to, 1, &from, 1, 0));
	must_fail("ptrace", syscall(SYS_ptrace, 0x4206, judge, 0, 0));
	must_fail("kcmp", syscall(SYS_kcmp, judge, getpid(), 0, 0, 0));
	must_fail("/proc/meminfo", open("/proc/meminfo", O_RDONLY));
	must_fail("/proc/sys", open("/proc/sys/kernel/hostname", O_RDONLY));
	must_fail("/sys", open("/sys/kernel/uevent_seqnum", O_RDONLY));
	return 0;
}
