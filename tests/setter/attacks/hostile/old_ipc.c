/*
 * old_ipc - leaves segments, queues and semaphores behind.
 *
 * @full OK
 * @namespaces OK
 * @landlock OK
 * @unsafe OK
 * @by the filter; an ipc namespace
 */
#include "hostile.h"

int main(void)
{
	must_fail("shmget", syscall(SYS_shmget, 0x4a41, 1 << 20, 01600));
	must_fail("msgget", syscall(SYS_msgget, 0x4a41, 01600));
	must_fail("semget", syscall(SYS_semget, 0x4a41, 1, 01600));
	must_fail("mq_open", syscall(SYS_mq_open, "x", O_CREAT | O_RDWR, 0600, 0));
	return 0;
}
