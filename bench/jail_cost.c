/*
 * jail_cost - what a run in the jail costs, against bubblewrap; and how exact its figures are.
 *
 *     jail_cost BUILD
 *
 * Both start `empty`, linked statically, with a comparable mount tree, in turn, RUNS times; the
 * medians of the elapsed times are compared.  The jail has everything on, cgroups
 * included where they are; its network namespace is one for all runs, and counts.
 * A program that burns time and one that touches memory then say themselves how much it was.
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/xalloc.h"
#include "jail/jail.h"

#define RUNS 200
#define AT_MOST 0.6

static struct jail jail = JAIL_INIT;
static char *sub;
static bool over;

static double now_us(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (double)now.tv_sec * 1e6 + (double)now.tv_nsec / 1e3;
}

static int compare(const void *a, const void *b)
{
	const double x = *(const double *)a, y = *(const double *)b;

	return (x > y) - (x < y);
}

static double median(double *times)
{
	qsort(times, RUNS, sizeof *times, compare);
	return (times[(RUNS - 1) / 2] + times[RUNS / 2]) / 2;
}

/* --- A program of a few lines ------------------------------------------------------------------ */

static void compile(const char *name, const char *text)
{
	char *source = xprintf("%s/%s.c", sub, name), *command;
	FILE *file = fopen(source, "we");

	if (!file || fputs(text, file) < 0 || fclose(file))
		exit(3);
	command = xprintf("cc -O1 -static -o '%s/%s' '%s'", sub, name, source);
	if (system(command))
		exit(3);
	free(command);
	free(source);
}

static struct jail_result run(char *const *argv, int out)
{
	struct jail_job job = JAIL_JOB_INIT;
	struct jail_result result;

	job.argv = argv;
	job.folder = sub;
	job.out = out;
	job.limits.cpu_ms = 5000;
	jail_run(&jail, &job, &result);
	if (result.ending != JAIL_EXITED || result.code) {
		printf("'%s' fails in the jail: %s\n", argv[0], result.message);
		exit(3);
	}
	return result;
}

/* --- Starting --------------------------------------------------------------------------------- */

static double one_of_ours(void)
{
	char *const argv[] = { "/sub/empty", NULL };
	const double before = now_us();

	run(argv, -1);
	return now_us() - before;
}

static double one_of_bubblewrap(void)
{
	const double before = now_us();
	int status = -1;
	const pid_t pid = vfork();

	if (!pid) {
		execlp("bwrap", "bwrap", "--unshare-all", "--die-with-parent", "--ro-bind", "/usr",
				"/usr", "--symlink", "usr/bin", "/bin", "--symlink", "usr/lib",
				"/lib", "--symlink", "usr/lib64", "/lib64", "--proc", "/proc",
				"--dev", "/dev", "--tmpfs", "/box", "--ro-bind", sub, "/sub",
				"--chdir", "/box", "/sub/empty", (char *)NULL);
		_exit(127);
	}
	if (waitpid(pid, &status, 0) != pid || status) {
		printf("jail_cost: bwrap does not run here\n");
		exit(3);
	}
	return now_us() - before;
}

static void compare_starts(void)
{
	static double ours[RUNS], theirs[RUNS];
	double a, b;

	for (int i = 0; i < RUNS; i++) {
		ours[i] = one_of_ours();
		theirs[i] = one_of_bubblewrap();
	}
	a = median(ours);
	b = median(theirs);
	over |= a > AT_MOST * b;
	printf("start in the jail (%s) %5.0f us, bwrap %5.0f us: %.2f x, at most %.2f x%s\n",
			jail_accounting_name(jail.accounting), a, b, a / b, AT_MOST,
			a > AT_MOST * b ? "  OVER" : "");
}

/* --- Figures ----------------------------------------------------------------------------------- */

static void judge(const char *what, double measured, double own)
{
	const double error = own > 0 ? measured / own - 1 : 1;

	over |= error > 0.03 || error < -0.03;
	printf("%s %.0f, by its own count %.0f: %+.2f %%, at most 3 %%%s\n", what, measured, own,
			100 * error, error > 0.03 || error < -0.03 ? "  OVER" : "");
}

static double said(int fd)
{
	char text[64] = "";

	if (pread(fd, text, sizeof text - 1, 0) <= 0)
		exit(3);
	return atof(text);
}

static void compare_figures(void)
{
	char *const busy[] = { "/sub/busy", NULL }, *const touch[] = { "/sub/touch", NULL };
	char *const nap[] = { "/sub/nap", NULL };
	char *path = xprintf("%s/said", sub);
	const int out = open(path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
	struct jail_result r = run(busy, out);

	judge("processor time, us:", (double)r.cpu_us, said(out));
	r = run(touch, -1);
	judge("memory, KiB:", (double)r.memory_kib, 200 * 1024);
	r = run(nap, -1);
	over |= r.cpu_us > 10000;
	printf("50 ms of sleep: %lld us of processor time%s\n", (long long)r.cpu_us,
			r.cpu_us > 10000 ? "  OVER" : "");
	close(out);
	free(path);
}

int main(int argc, char **argv)
{
	if (argc != 2)
		return 2;
	umask(022);
	sub = xprintf("%s/bench/jail", argv[1]);
	if (mkdir(sub, 0755) && chmod(sub, 0755))
		return 3;
	compile("empty", "int main(void) { return 0; }\n");
	compile("busy",
			"#include <stdio.h>\n#include <time.h>\n"
			"int main(void) { while (clock() < 1000000) ; printf(\"%ld\\n\", clock()); }\n");
	compile("touch",
			"#include <stdlib.h>\nint main(void) { volatile char *p = malloc(200 << 20);\n"
			"for (int i = 0; i < 200 << 20; i += 4096) p[i] = 1; return 0; }\n");
	compile("nap", "#include <unistd.h>\nint main(void) { usleep(50000); return 0; }\n");
	if (jail_open(&jail))
		return 3;
	compare_figures();
	if (system("command -v bwrap > /dev/null"))
		printf("skipped: start in the jail: there is no bwrap\n");
	else
		compare_starts();
	jail_release(&jail);
	free(sub);
	return over;
}
