/*
 * talk_cost - what a dialogue through the jail's relay costs, against two bare pipes.
 *
 *     talk_cost BUILD
 *
 * Two programs exchange EXCHANGES lines, one at a time.  Everything is on one processor in both:
 * bare pipes, where each side has a hold on the other's, and the relay with its two jails.  Both run
 * in turn, RUNS times, and the processor time of all that takes part is compared, the relay's
 * included: on one processor that is the time it takes, and a busy machine does not change it.
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <sched.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/xalloc.h"
#include "jail/jail_talk.h"

#define EXCHANGES "100000"
#define RUNS 5
#define AT_MOST 3.0

static char *talker;

/* `talker N 1` begins, `talker N 0` replies. */
static const char source[] =
		"#include <stdlib.h>\n#include <unistd.h>\n"
		"static void hear(void) { char c = 0; char b[64]; ssize_t n;\n"
		"	do { n = read(0, b, sizeof b); if (n <= 0) _exit(1); c = b[n - 1]; } while (c != '\\n'); }\n"
		"static void say(void) { if (write(1, \"12 34\\n\", 6) != 6) _exit(1); }\n"
		"int main(int argc, char **argv) { if (argc != 3) return 2;\n"
		"	for (int i = atoi(argv[1]), first = atoi(argv[2]); i > 0; i--) {\n"
		"		if (first) say();\n"
		"		hear();\n"
		"		if (!first) say(); }\n"
		"	return 0; }\n";

static double used_us(int who)
{
	struct rusage used;

	getrusage(who, &used);
	return (double)(used.ru_utime.tv_sec + used.ru_stime.tv_sec) * 1e6 +
			(double)(used.ru_utime.tv_usec + used.ru_stime.tv_usec);
}

static _Noreturn void fail(const char *what)
{
	printf("talk_cost: %s\n", what);
	exit(3);
}

static void compile(const char *folder)
{
	SCOPED_FREE char *path = xprintf("%s/talker.c", folder);
	FILE *file = fopen(path, "we");

	talker = xprintf("%s/talker", folder);
	if (!file || fputs(source, file) < 0 || fclose(file))
		fail("cannot write its program");

	SCOPED_FREE char *command = xprintf("cc -O1 -static -o '%s' '%s'", talker, path);

	if (system(command))
		fail("cannot compile its program");
}

/* --- Two bare pipes ------------------------------------------------------------------------- */

static pid_t start(int in, int out, const char *first)
{
	const pid_t pid = fork();

	if (!pid) {
		if (dup2(in, 0) < 0 || dup2(out, 1) < 0)
			_exit(3);
		execl(talker, talker, EXCHANGES, first, (char *)NULL);
		_exit(3);
	}
	return pid;
}

static double bare(void)
{
	const double before = used_us(RUSAGE_CHILDREN);
	int there[2], back[2], status;

	if (pipe2(there, O_CLOEXEC) || pipe2(back, O_CLOEXEC))
		fail("cannot make a pipe");
	start(back[0], there[1], "1");
	start(there[0], back[1], "0");
	for (int i = 0; i < 2; i++) {
		close(there[i]);
		close(back[i]);
	}
	for (int i = 0; i < 2; i++)
		if (wait(&status) < 0 || status)
			fail("the programs fail with bare pipes");
	return used_us(RUSAGE_CHILDREN) - before;
}

/* --- The relay ------------------------------------------------------------------------------- */

static struct jail_job job_of(char **argv, const char *folder, int cpu)
{
	struct jail_job job = JAIL_JOB_INIT;

	job.argv = argv;
	job.folder = folder;
	job.limits.cpu_ms = 60000;
	job.cpu = cpu;
	return job;
}

static double relayed(struct jail *jail, const char *folder, int cpu)
{
	static char program[] = "/sub/talker", count[] = EXCHANGES, one[] = "1", none[] = "0";
	char *first[] = { program, count, one, NULL }, *second[] = { program, count, none, NULL };
	const struct jail_job jobs[] = { job_of(first, folder, cpu), job_of(second, folder, cpu) };
	const double before = used_us(RUSAGE_SELF);
	struct jail_talk talk = { .said_max = 64 << 20 };

	jail_talk_run(jail, &jobs[0], &jobs[1], &talk);
	if (talk.program.ending != JAIL_EXITED || talk.program.code ||
			talk.interactor.ending != JAIL_EXITED || talk.interactor.code)
		fail("the programs fail in the jail");
	jail_talk_release(&talk);
	return used_us(RUSAGE_SELF) - before +
			(double)(talk.program.cpu_us + talk.interactor.cpu_us);
}

/* --- Both ------------------------------------------------------------------------------------- */

static int compare(const void *a, const void *b)
{
	const double x = *(const double *)a, y = *(const double *)b;

	return (x > y) - (x < y);
}

static int stay_on_one(void)
{
	const int cpu = sched_getcpu();
	cpu_set_t set;

	CPU_ZERO(&set);
	CPU_SET(cpu < 0 ? 0 : cpu, &set);
	if (sched_setaffinity(0, sizeof set, &set))
		fail("cannot choose a processor");
	return cpu < 0 ? 0 : cpu;
}

int main(int argc, char **argv)
{
	struct jail jail = JAIL_INIT;
	double ours[RUNS], theirs[RUNS];

	if (argc != 2)
		return 2;
	umask(022);

	SCOPED_FREE char *folder = xprintf("%s/bench/talk", argv[1]);

	if (mkdir(folder, 0755) && chmod(folder, 0755))
		return 3;
	compile(folder);
	if (jail_open(&jail))
		return 3;

	const int cpu = stay_on_one();

	for (int i = 0; i < RUNS; i++) {
		theirs[i] = bare();
		ours[i] = relayed(&jail, folder, cpu);
	}
	jail_release(&jail);
	free(talker);
	qsort(ours, RUNS, sizeof *ours, compare);
	qsort(theirs, RUNS, sizeof *theirs, compare);

	const double ratio = ours[RUNS / 2] / theirs[RUNS / 2], best = ours[0] / theirs[0];
	const bool over = ratio > AT_MOST && best > AT_MOST;

	printf(EXCHANGES " exchanges through the relay %4.0f ms, by bare pipes %4.0f ms: %.2f x, "
			 "best %.2f x, at most %.2f x%s\n",
			ours[RUNS / 2] / 1e3, theirs[RUNS / 2] / 1e3, ratio, best, AT_MOST,
			over ? "  OVER" : "");
	return over;
}
