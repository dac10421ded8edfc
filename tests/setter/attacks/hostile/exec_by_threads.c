/*
 * exec_by_threads - threads become the program anew while others do, which ends all others.
 *
 * An exec that fails when the other threads are gone is the program's end (seen once, beside a load).
 *
 * @full TLE
 * @namespaces TLE|RE
 * @landlock TLE
 * @by time goes on over exec
 */
#include "hostile.h"

static char **arguments;

static void *become_anew(void *nothing)
{
	char *const environment[] = { NULL };

	execve("/proc/self/exe", arguments, environment);
	execve(arguments[0], arguments, environment);
	return nothing;
}

int main(int argc, char **argv)
{
	pthread_t thread;

	(void)argc;
	arguments = argv;
	for (int i = 0; i < 8; i++)
		pthread_create(&thread, NULL, become_anew, NULL);
	for (;;)
		sched_yield();
}
