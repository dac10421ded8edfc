/*
 * shared_resources - uses up what all programs of the machine share.
 *
 * @full OK
 * @namespaces OK
 * @landlock OK
 * @unsafe OK
 * @by the filter
 */
#include "hostile.h"

int main(void)
{
	int pipes[2];
	void *large = mmap(NULL, 2 << 20, PROT_READ | PROT_WRITE,
			MAP_PRIVATE | MAP_ANONYMOUS | MAP_HUGETLB, -1, 0);

	must_fail("large pages", large == MAP_FAILED ? -1 : 0);
	must_fail("sync", syscall(SYS_sync));
	must_fail("syncfs", syscall(SYS_syncfs, 1));
	must_not("there is no pipe", pipe(pipes));
	must_fail("larger pipes", fcntl(pipes[0], F_SETPIPE_SZ, 1 << 20));
	must_fail("ioprio", syscall(SYS_ioprio_set, 1, 0, 1 << 13));
	must_fail("a batch scheduler", syscall(SYS_sched_setscheduler, 0, 3, (int[]){ 0 }));
	must_fail("io_setup", syscall(SYS_io_setup, 8, (long[]){ 0 }));
	return 0;
}
