/*
 * bench - what checkers, validators and generators cost, as multiples of the limit.
 *
 *     bench BUILD          from the top of the tree; BENCH_ITEMS=N for less data
 *
 * Theory of operation.  The limit is `limit` on the same files: every byte looked
 * at once.  Limit and program run in turn, five times each, the files being in
 * the page cache, and CPU time (user + system) is compared: the machine's speed
 * and load then largely cancel out.  A row is OVER when the median and the best
 * of its runs are over what is allowed: noise makes a run slower, never faster.
 * Data is made once, in BUILD/bench/data, and kept.  With fewer items than ITEMS
 * the start of a program weighs too much: nothing is judged, but everything runs.
 * C++ programs (cpp_*.cpp) are compiled with dist/c++/testlib.h, and with the testlib.h in the
 * folder UPSTREAM, if that is set: both run in turn.  Without it upstream costs what was
 * recorded, as a multiple of the limit.
 * `setter build` is compared with a shell loop (build_tests.sh) by wall time too, which
 * says something only if nobody else uses the processors: otherwise that row is "busy".
 */
#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define ITEMS 10000000
#define RUNS 5
#define COMPILATIONS 9
#define STARTS 101
#define VERDICTS 10 /* per item */
#define PATH_SIZE 1024
#define COUNT(array) (sizeof(array) / sizeof *(array))

extern char **environ;

static const char *build;
static int items = ITEMS;
static int over;

/* --- what is measured ---------------------------------------------------------- */

static const struct {
	const char *name, *kind, *layout; /* see bench_data.c */
} data[] = {
	{ "int", "int", "rows" },
	{ "int.copy", "int", "rows" },
	{ "int.wide", "int", "wide" },
	{ "int.column", "int", "column" },
	{ "int.counted", "int", "counted" },
	{ "tok", "tok", "rows" },
	{ "tok.copy", "tok", "rows" },
	{ "tok.wide", "tok", "wide" },
	{ "tok.column", "tok", "column" },
	{ "tok.crlf", "tok", "crlf" },
	{ "real", "real", "rows" },
	{ "real.copy", "real", "rows" },
	{ "real.nudged", "nudged", "rows" },
};

/* A checker reads `first` as the output and `second` as the answer; others have no second. */
struct row {
	const char *program, *what, *first, *second;
	double at_most, upstream;
};

static const struct row rows[] = {
	{ "checker/wcmp", "tokens, identical", "tok", "tok.copy", 3, 40 },
	{ "checker/wcmp", "tokens, two spaces", "tok.wide", "tok", 10, 40 },
	{ "checker/wcmp", "tokens, one per line", "tok.column", "tok", 10, 40 },
	{ "checker/wcmp", "tokens, CR LF", "tok.crlf", "tok", 10, 40 },
	{ "checker/ncmp", "integers, identical", "int", "int.copy", 5, 90 },
	{ "checker/ncmp", "integers, two spaces", "int.wide", "int", 10, 90 },
	{ "checker/ncmp", "integers, one per line", "int.column", "int", 10, 90 },
	{ "bench/long_loop", "a user's readLong loop", "int", "int.copy", 10, 90 },
	{ "checker/lcmp", "tokens, identical", "tok", "tok.copy", 5, 120 },
	{ "checker/lcmp", "tokens, two spaces", "tok.wide", "tok", 12, 120 },
	{ "checker/lcmp", "tokens, CR LF", "tok.crlf", "tok", 12, 120 },
	{ "checker/rcmp6", "reals, identical", "real", "real.copy", 8, 150 },
	{ "checker/rcmp6", "reals, last digit differs", "real.nudged", "real", 14, 150 },
};

static const struct row validator = { "bench/named_ints", "validator, named readInts",
	"int.counted", NULL, 8, 200 };
static const struct row generator = { "bench/random_ints", "generator, to /dev/null", "random",
	NULL, 9, 33 };

#define PEAK_MB_AT_MOST 16.0
#define COMPILE_SECONDS_AT_MOST 0.35
#define START_MS_AT_MOST 1.0
#define VERDICT_AT_MOST 1.3 /* times the double formula's */
/* Times a shell loop's. */
#define BUILD_WALL_AT_MOST (1 / 1.7)
#define BUILD_CPU_AT_MOST 1.2
#define BUILD_AGAIN_MS_AT_MOST 50.0
#define BUILDS 3
#define AGAIN 21
#define BUSY 0.1 /* the share of the processors that others may use */

/* --- running programs ------------------------------------------------------------ */

struct cost {
	double cpu, wall; /* seconds */
	double peak;      /* MB */
};

static void die(const char *text, ...) __attribute__((format(printf, 1, 2), noreturn));
static void die(const char *text, ...)
{
	va_list values;

	va_start(values, text);
	fputs("bench: ", stderr);
	vfprintf(stderr, text, values);
	fputc('\n', stderr);
	va_end(values);
	exit(2);
}

struct path {
	char s[PATH_SIZE];
};

/* BUILD/NAME */
static struct path built(const char *name)
{
	struct path path;

	snprintf(path.s, sizeof path.s, "%s/%s", build, name);
	return path;
}

/* BUILD/bench/data/ITEMS/NAME */
static struct path in_data(const char *name)
{
	struct path path;

	snprintf(path.s, sizeof path.s, "%s/bench/data/%d/%s", build, items, name);
	return path;
}

static double seconds(struct timeval t)
{
	return (double)t.tv_sec + (double)t.tv_usec * 1e-6;
}

static double now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static void show_file(const char *path)
{
	FILE *file = fopen(path, "r");
	char line[256];

	while (file && fgets(line, sizeof line, file))
		fputs(line, stderr);
	if (file)
		fclose(file);
}

/* posix_spawn() and not fork(): a child's copy of our pages would count as its CPU time. */
static pid_t start(const char *const argv[], const char *in, const char *out, const char *err)
{
	const int written = O_WRONLY | O_CREAT | O_TRUNC;
	posix_spawn_file_actions_t files;
	pid_t pid;
	int error;

	posix_spawn_file_actions_init(&files);
	posix_spawn_file_actions_addopen(&files, 0, in, O_RDONLY, 0);
	posix_spawn_file_actions_addopen(&files, 1, out, written, 0666);
	posix_spawn_file_actions_addopen(&files, 2, err, written, 0666);
	error = posix_spawnp(&pid, argv[0], &files, NULL, (char *const *)argv, environ);
	posix_spawn_file_actions_destroy(&files);
	if (error)
		die("%s: %s", argv[0], strerror(error));
	return pid;
}

/* Runs argv with these as stdin and stdout, to its good end. */
static struct cost run(const char *const argv[], const char *in, const char *out)
{
	const struct path log = in_data("stderr");
	const double begun = now();
	const pid_t pid = start(argv, in, out, log.s);
	struct rusage used;
	struct cost cost;
	int status = 0;

	if (wait4(pid, &status, 0, &used) != pid)
		die("wait4: %s", strerror(errno));
	cost.wall = now() - begun;
	cost.cpu = seconds(used.ru_utime) + seconds(used.ru_stime);
	cost.peak = (double)used.ru_maxrss * 1024 / 1e6;
	if (status) {
		show_file(log.s);
		die("%s ended with status 0x%x", argv[0], (unsigned)status);
	}
	return cost;
}

/* --- data ----------------------------------------------------------------------------- */

static void make_folder(const char *path)
{
	if (mkdir(path, 0777) && errno != EEXIST)
		die("%s: %s", path, strerror(errno));
}

/* Stdout of argv as a data file, unless there is one; it gets its name when complete. */
static void make_file(const char *name, const char *const argv[])
{
	const struct path path = in_data(name), part = in_data("part");

	if (!access(path.s, R_OK))
		return;
	run(argv, "/dev/null", part.s);
	if (rename(part.s, path.s))
		die("%s: %s", path.s, strerror(errno));
}

static void make_data(void)
{
	const struct path maker = built("bench/bench_data"), random = built("bench/random_ints");
	char count[16];

	make_folder(built("bench/data").s);
	make_folder(in_data("").s);
	snprintf(count, sizeof count, "%d", items);
	for (size_t i = 0; i < COUNT(data); i++)
		make_file(data[i].name,
				(const char *[]){ maker.s, data[i].kind, data[i].layout, count,
						NULL });
	make_file("random", (const char *[]){ random.s, "-n", count, NULL });
	make_file("two_bytes", (const char *[]){ "echo", "7", NULL });
}

static double size_of(const char *name)
{
	struct stat file;

	if (stat(in_data(name).s, &file))
		die("%s: %s", name, strerror(errno));
	return (double)file.st_size;
}

/* --- statistics -------------------------------------------------------------------------- */

static int compare_doubles(const void *a, const void *b)
{
	const double x = *(const double *)a, y = *(const double *)b;

	return (x > y) - (x < y);
}

struct summary {
	double median, best;
};

static struct summary summarize(double *times, size_t count)
{
	qsort(times, count, sizeof *times, compare_doubles);
	return (struct summary){ times[count / 2], times[0] };
}

static const char *judge(struct summary found, double at_most)
{
	if (items < ITEMS)
		return "-";
	if (found.median <= at_most || found.best <= at_most)
		return "ok";
	over++;
	return "OVER";
}

/* --- one row ----------------------------------------------------------------------------- */

static struct cost run_limit(const struct row *row)
{
	const struct path limit = built("bench/limit"), first = in_data(row->first);
	const struct path second = in_data(row->second ? row->second : "");

	return run((const char *[]){ limit.s, first.s, row->second ? second.s : NULL, NULL },
			"/dev/null", "/dev/null");
}

static struct cost run_checker(const struct row *row)
{
	const struct path program = built(row->program), input = in_data("two_bytes");
	const struct path first = in_data(row->first), second = in_data(row->second);

	return run((const char *[]){ program.s, input.s, first.s, second.s, NULL }, "/dev/null",
			"/dev/null");
}

static struct cost run_validator(const struct row *row)
{
	const struct path program = built(row->program), input = in_data(row->first);

	return run((const char *[]){ program.s, NULL }, input.s, "/dev/null");
}

static struct cost run_generator(const struct row *row)
{
	const struct path program = built(row->program);
	char count[16];

	snprintf(count, sizeof count, "%d", items);
	return run((const char *[]){ program.s, "-n", count, NULL }, "/dev/null", "/dev/null");
}

/* Returns the largest peak memory of the program's runs. */
static double measure(const struct row *row, struct cost (*run_program)(const struct row *row))
{
	const double bytes = size_of(row->first) + (row->second ? size_of(row->second) : 0);
	double limits[RUNS], times[RUNS], peak = 0;

	run_limit(row); /* the files come into the page cache */
	for (int i = 0; i < RUNS; i++) {
		limits[i] = run_limit(row).cpu;
		const struct cost cost = run_program(row);

		times[i] = cost.cpu;
		peak = cost.peak > peak ? cost.peak : peak;
	}

	const struct summary limit = summarize(limits, RUNS), program = summarize(times, RUNS);
	const struct summary ratio = { program.median / limit.median, program.best / limit.best };

	printf("%-12s %-26s %7.2f %7.2f %7g %8g  %-5s %7.3f %7.0f %7.1f\n",
			strchr(row->program, '/') + 1, row->what, ratio.median, ratio.best,
			row->at_most, row->upstream, judge(ratio, row->at_most),
			program.median / bytes * 1e9, bytes / program.median / 1e6, peak);
	fflush(stdout);
	return peak;
}

static void print_value(const char *what, struct summary found, double at_most, double upstream)
{
	printf("%-41s %5.3f %7.3f %7.3g %8.4g  %s\n", what, found.median, found.best, at_most,
			upstream, judge(found, at_most));
	fflush(stdout);
}

/* For comparison; not judged. */
static void print_floor(const char *what, struct summary found)
{
	printf("%-39s %7.3f %7.3f\n", what, found.median, found.best);
}

/* --- C++ programs --------------------------------------------------------------------------- */

struct cpp_row {
	struct row row; /* `upstream` as recorded */
	double at_least;
	struct cost (*run_program)(const struct row *row);
};

static const struct cpp_row cpp_rows[] = {
	{ { "cpp_words", "tokens, identical", "tok", "tok.copy", 0, 40 }, 4, run_checker },
	{ { "cpp_numbers", "integers, identical", "int", "int.copy", 0, 90 }, 8, run_checker },
	{ { "cpp_lines", "tokens, identical", "tok", "tok.copy", 0, 26 }, 8, run_checker },
	{ { "cpp_validator", "named readInts", "int.counted", NULL, 0, 200 }, 10, run_validator },
	{ { "cpp_printf", "to /dev/null", "random", NULL, 0, 33 }, 1.5, run_generator },
	{ { "cpp_println", "to /dev/null", "random", NULL, 0, 124 }, 5, run_generator },
};

struct name {
	char s[64];
};

static struct name in_bench(const char *side, const char *name)
{
	struct name path;

	snprintf(path.s, sizeof path.s, "bench/%s/%s", side, name);
	return path;
}

/* With the testlib.h of that folder; returns the compiler's CPU time. */
static double compile_cpp(const char *name, const char *folder, const char *side)
{
	struct path source, flag;

	make_folder(built(in_bench(side, "").s).s);
	snprintf(source.s, sizeof source.s, "bench/%s.cpp", name);
	snprintf(flag.s, sizeof flag.s, "-I%s", folder);
	return run((const char *[]){ "g++", "-O2", "-w", flag.s, "-o",
				   built(in_bench(side, name).s).s, source.s, NULL },
			"/dev/null", "/dev/null")
			.cpu;
}

static double run_side(const struct cpp_row *cpp, const char *side)
{
	const struct name program = in_bench(side, cpp->row.program);
	struct row row = cpp->row;

	row.program = program.s;
	return cpp->run_program(&row).cpu;
}

static void print_cpp(const char *name, const char *what, double *ours, double *theirs,
		size_t count, double at_least)
{
	const struct summary a = summarize(ours, count), b = summarize(theirs, count);
	const struct summary share = { a.median / b.median, a.best / b.best };

	printf("%-14s %-26s %8.2f %7.2f %8.3g  %s\n", name, what, 1 / share.median, 1 / share.best,
			at_least, judge(share, 1 / at_least));
	fflush(stdout);
}

static void measure_cpp(const struct cpp_row *cpp, const char *upstream)
{
	double ours[RUNS], theirs[RUNS];

	compile_cpp(cpp->row.program, "dist/c++", "ours");
	if (upstream)
		compile_cpp(cpp->row.program, upstream, "upstream");
	run_limit(&cpp->row);
	for (int i = 0; i < RUNS; i++) {
		ours[i] = run_side(cpp, "ours");
		theirs[i] = upstream ? run_side(cpp, "upstream")
				     : run_limit(&cpp->row).cpu * cpp->row.upstream;
	}
	print_cpp(cpp->row.program, cpp->row.what, ours, theirs, RUNS, cpp->at_least);
}

#define CPP_COMPILE_SHARE 0.3
#define UPSTREAM_COMPILE_SECONDS 4.86

static void measure_cpp_programs(void)
{
	const char *upstream = getenv("UPSTREAM");
	double ours[RUNS], theirs[RUNS];

	printf("\nC++ programs: times as fast as with upstream's testlib.h, %s\n\n",
			upstream ? "in turn" : "as recorded (UPSTREAM is a folder with it)");
	printf("%-14s %-26s %8s %7s %8s\n", "program", "case", "median", "best", "at least");
	for (size_t i = 0; i < COUNT(cpp_rows); i++)
		measure_cpp(&cpp_rows[i], upstream);
	for (int i = 0; i < RUNS; i++) {
		ours[i] = compile_cpp("cpp_minimal", "dist/c++", "ours");
		theirs[i] = upstream ? compile_cpp("cpp_minimal", upstream, "upstream")
				     : UPSTREAM_COMPILE_SECONDS;
	}
	print_cpp("cpp_minimal", "compile and link", ours, theirs, RUNS, 1 / CPP_COMPILE_SHARE);
}

/* --- compiling and starting ------------------------------------------------------------------ */

static double compile(const char *source, const char *program)
{
	return run((const char *[]){ "gcc", "-O2", "-Idist", "-o", program, source, NULL },
			"/dev/null", "/dev/null")
			.cpu;
}

static void measure_compiler(void)
{
	const struct path program = in_data("minimal"), empty = in_data("empty");
	double times[COMPILATIONS], floor[COMPILATIONS];

	for (int i = 0; i < COMPILATIONS; i++) {
		floor[i] = compile("bench/empty.c", empty.s);
		times[i] = compile("bench/minimal_checker.c", program.s);
	}
	print_value("compile and link a minimal checker, s", summarize(times, COMPILATIONS),
			COMPILE_SECONDS_AT_MOST, 4.86);
	print_floor("    an empty program", summarize(floor, COMPILATIONS));
}

static void measure_start(void)
{
	const struct path program = in_data("minimal"), empty = in_data("empty");
	const struct path file = in_data("two_bytes");
	const char *const checker[] = { program.s, file.s, file.s, file.s, NULL };
	double wall[STARTS], cpu[STARTS], floor[STARTS];

	for (int i = 0; i < STARTS; i++) {
		const struct cost cost = run(checker, "/dev/null", "/dev/null");

		wall[i] = cost.wall * 1e3;
		cpu[i] = cost.cpu * 1e3;
		floor[i] = run((const char *[]){ empty.s, NULL }, "/dev/null", "/dev/null").cpu *
				1e3;
	}
	print_value("start a minimal checker, ms CPU", summarize(cpu, STARTS), START_MS_AT_MOST, 3);
	print_floor("    an empty program", summarize(floor, STARTS));
	print_floor("    the checker's wall time", summarize(wall, STARTS));
}

/* --- the mathematics ------------------------------------------------------------------------- */

static double decide(const char *how, const char *pile)
{
	const struct path program = built("bench/verdict_cost");
	char count[16];

	snprintf(count, sizeof count, "%ld", (long)items * VERDICTS);
	return run((const char *[]){ program.s, how, pile, count, NULL }, "/dev/null", "/dev/null")
			.cpu;
}

/* The exact verdict against the double formula, in turn. */
static void measure_verdict(const char *what, const char *pile)
{
	double exact[RUNS], rounded[RUNS];

	for (int i = 0; i < RUNS; i++) {
		rounded[i] = decide("double", pile);
		exact[i] = decide("exact", pile);
	}

	const struct summary limit = summarize(rounded, RUNS), found = summarize(exact, RUNS);

	print_value(what, (struct summary){ found.median / limit.median, found.best / limit.best },
			VERDICT_AT_MOST, 1);
}

/* --- the driver -------------------------------------------------------------------------------- */

/* Where the test data of all problems is written: a disk's mood is not our speed. */
#define BUILD_SCRATCH "/dev/shm/wythoff-bench"

static struct cost build_tests(const char *side)
{
	const char *const argv[] = { "sh", "bench/build_tests.sh", build, side,
		strcmp(side, "loop") ? BUILD_SCRATCH "/setter" : BUILD_SCRATCH "/loop", NULL };

	return run(argv, "/dev/null", "/dev/null");
}

static void remove_builds(void)
{
	run((const char *[]){ "rm", "-rf", BUILD_SCRATCH, NULL }, "/dev/null", "/dev/null");
}

/* Seconds of processor time that the whole machine has spent on something. */
static double busy_seconds(void)
{
	FILE *file = fopen("/proc/stat", "r");
	double user = 0, nice = 0, sys = 0, idle = 0, wait = 0, irq = 0, soft = 0;

	if (!file)
		return 0;
	if (fscanf(file, "cpu %lf %lf %lf %lf %lf %lf %lf", &user, &nice, &sys, &idle, &wait, &irq,
			    &soft) != 7)
		user = 0;
	fclose(file);
	return (user + nice + sys + irq + soft) / (double)sysconf(_SC_CLK_TCK);
}

/* The share of the processors that others used while we spent so much in so long. */
static double used_by_others(double busy, double cpu, double wall)
{
	return (busy - cpu) / (wall * (double)sysconf(_SC_NPROCESSORS_ONLN));
}

struct build_times {
	double wall[BUILDS], cpu[BUILDS];
};

static struct summary ratio_of(double *times, double *limits, size_t count)
{
	const struct summary time = summarize(times, count), limit = summarize(limits, count);

	return (struct summary){ time.median / limit.median, time.best / limit.best };
}

static void add_times(struct build_times *times, int i, struct cost cost)
{
	times->wall[i] = cost.wall;
	times->cpu[i] = cost.cpu;
}

/* Returns the loop's wall time. */
static double measure_builds(void)
{
	const double busy_before = busy_seconds(), begun = now();
	struct build_times loop, driver;
	double spent = 0;

	for (int i = 0; i < BUILDS; i++) {
		remove_builds();
		add_times(&loop, i, build_tests("loop"));
		add_times(&driver, i, build_tests("setter"));
		spent += loop.cpu[i] + driver.cpu[i];
	}

	const double others = used_by_others(busy_seconds() - busy_before, spent, now() - begun);
	const struct summary wall = ratio_of(driver.wall, loop.wall, BUILDS);

	if (others <= BUSY || wall.best <= BUILD_WALL_AT_MOST)
		print_value("setter build from nothing, x a shell loop", wall, BUILD_WALL_AT_MOST,
				1);
	else
		printf("%-39s %7.3f %7.3f %7.3g %8g  busy: others use %.0f %% of the processors\n",
				"setter build from nothing, x a shell loop", wall.median, wall.best,
				BUILD_WALL_AT_MOST, 1.0, others * 100);
	print_value("    CPU time, x the loop's", ratio_of(driver.cpu, loop.cpu, BUILDS),
			BUILD_CPU_AT_MOST, 1);
	return summarize(loop.wall, BUILDS).median;
}

/* The first time it hashes once more what was written in the last moments before. */
static void measure_builds_again(double loop)
{
	double wall[AGAIN];

	build_tests("again");
	for (int i = 0; i < AGAIN; i++)
		wall[i] = build_tests("again").wall * 1e3;
	print_value("    with nothing to do, ms", summarize(wall, AGAIN), BUILD_AGAIN_MS_AT_MOST,
			loop * 1e3);
}

static void measure_driver(void)
{
	if (access("problems", R_OK) || access(built("bin/setter").s, X_OK))
		return;
	measure_builds_again(measure_builds());
	remove_builds();
}

/* --- all of it --------------------------------------------------------------------------------- */

static void read_items(void)
{
	const char *text = getenv("BENCH_ITEMS");

	if (!text)
		return;
	items = atoi(text);
	if (items < 10 || items > ITEMS)
		die("BENCH_ITEMS is a number from 10 to %d", ITEMS);
}

static void print_head(void)
{
	printf("CPU time as multiples of `limit` (mmap and sum) on the same files; %d items, "
	       "medians of %d runs\n\n",
			items, RUNS);
	printf("%-12s %-26s %7s %7s %7s %8s  %-5s %7s %7s %7s\n", "program", "case", "x limit",
			"best", "at most", "upstream", "", "ns/byte", "MB/s", "peak MB");
}

int main(int argc, char *argv[])
{
	if (argc != 2)
		die("usage: bench BUILD");
	build = argv[1];
	read_items();
	make_data();

	print_head();
	for (size_t i = 0; i < COUNT(rows); i++)
		measure(&rows[i], run_checker);
	const double peak = measure(&validator, run_validator);

	measure(&generator, run_generator);
	putchar('\n');
	print_value("peak memory of the validator, MB", (struct summary){ peak, peak },
			PEAK_MB_AT_MOST, 554);
	measure_compiler();
	measure_start();
	measure_verdict("a verdict, x double's, piles <= 10^9", "1000000000");
	measure_verdict("a verdict, x double's, piles <= 10^18", "1000000000000000000");
	measure_driver();
	measure_cpp_programs();
	if (over)
		printf("\n%d over what is allowed\n", over);
	return over > 0;
}
