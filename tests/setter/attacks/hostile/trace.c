/*
 * trace - reads and changes other processes.
 *
 * @full OK
 * @namespaces OK
 * @landlock OK
 * @by init is not dumpable; the filter
 */
#include "hostile.h"

int main(void)
{
	char buffer[64];
	struct {
		void *base;
		size_t length;
	} vector = { buffer, sizeof buffer };

	must_fail("attach", syscall(SYS_ptrace, 16, 1, 0, 0));
	must_fail("seize", syscall(SYS_ptrace, 0x4206, 1, 0, 0));
	must_fail("traceme", syscall(SYS_ptrace, 0, 0, 0, 0));
	must_fail("process_vm_readv", syscall(SYS_process_vm_readv, 1, &vector, 1, &vector, 1, 0));
	must_fail("/proc/1/mem", open("/proc/1/mem", O_RDWR));
	must_fail("/proc/1/fd", open("/proc/1/fd/0", O_RDONLY));
	must_fail("pidfd_getfd", syscall(438, syscall(434, 1, 0), 0, 0));
	must_fail("kcmp", syscall(SYS_kcmp, 1, getpid(), 0, 0, 0));
	must_fail("prlimit of init", syscall(SYS_prlimit64, 1, 0, 0, buffer));
	return 0;
}
