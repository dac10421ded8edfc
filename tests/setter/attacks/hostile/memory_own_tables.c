/*
 * memory_own_tables - keeps its data in sockets of threads that have tables of descriptors of their own.
 *
 * @full MLE|TLE
 * @namespaces OK|TLE
 * @landlock OK|TLE
 * @unsafe OK|TLE
 * @by memory.max; without it, the filter: threads share their descriptors
 */
#include "hostile.h"

#define THREADS 8
#define WITHIN (CLONE_VM | CLONE_FS | CLONE_SIGHAND | CLONE_THREAD | CLONE_SYSVSEM)
#define UNSHARE 2 /* of close_range() */

static char stacks[2 * THREADS + 1][1 << 14] __attribute__((aligned(16)));
static long held;

static int fill(void *unshares)
{
	static const char page[1 << 16];
	ssize_t now;
	int pair[2];

	if (unshares && syscall(SYS_close_range, 3, ~0U, UNSHARE))
		syscall(SYS_exit, 0);
	while (!socketpair(AF_UNIX, SOCK_STREAM, 0, pair))
		for (int i = 0; i < 2; i++)
			while ((now = send(pair[i], page, sizeof page, MSG_DONTWAIT)) > 0)
				__atomic_add_fetch(&held, now, __ATOMIC_RELAXED);
	for (;;)
		pause();
}

int main(void)
{
	const long permitted = 128L << 20;

	for (int i = 0; i < 2 * THREADS; i++)
		clone(fill, stacks[i + 1], i % 2 ? WITHIN | CLONE_FILES : WITHIN,
				i % 2 ? &held : NULL);
	for (int i = 0; i < 20 && held <= permitted; i++)
		usleep(50000);
	printf("held: %ld MiB\n", held >> 20);
	must_not("sockets hold twice the memory that is permitted", held > permitted);
	_exit(0);
}
