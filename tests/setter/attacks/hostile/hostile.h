/*
 * hostile.h - what the hostile programs share.
 *
 * A line that begins with BREACH says that something got through; whoever runs them looks
 * for it.  Everything else they print is for the reader.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* They are called with a path that they must not read, "root" or "user", and the level's name. */
static inline int is_at(const char *level, int argc, char **argv)
{
	return argc > 3 && !strcmp(argv[3], level);
}

/* Do judge and program have one uid? */
static inline int shares_uid(int argc, char **argv)
{
	return (is_at("landlock", argc, argv) || is_at("unsafe", argc, argv)) &&
			!strcmp(argv[2], "user");
}

/* A call that must fail. */
static inline void must_fail(const char *what, long result)
{
	if (result < 0)
		printf("refused: %s: %s\n", what, strerror(errno));
	else
		printf("BREACH %s gave %ld\n", what, result);
	fflush(stdout);
}

/* A fact that must not hold. */
static inline void must_not(const char *what, int holds)
{
	printf("%s%s\n", holds ? "BREACH " : "not so: ", what);
	fflush(stdout);
}

/* Of the processor's time: what others run meanwhile does not count. */
static inline void burn(double seconds)
{
	struct timespec start, now;

	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &start);
	do
		clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
	while ((double)(now.tv_sec - start.tv_sec) + 1e-9 * (double)(now.tv_nsec - start.tv_nsec) <
			seconds);
}
