/*
 * jail.h - run a program that may be hostile, and measure it.
 *
 *     struct jail jail = JAIL_INIT;
 *     struct jail_job job = JAIL_JOB_INIT;
 *     struct jail_result result;
 *
 *     if (jail_open(&jail))
 *             return EXIT_BROKEN;
 *     job.argv = argv;                                { "/sub/a.out", NULL }
 *     job.folder = "build/judge/7";                   it becomes /sub
 *     job.in = "build/problems/x/tests/full-03.in";   it becomes standard input
 *     job.out = out_fd;
 *     job.limits.cpu_ms = 1000;
 *     jail_run(&jail, &job, &result);
 *     jail_release(&jail);
 *
 * What the program does is data, in the result; so is a step of the set-up that fails: the
 * ending is JAIL_BROKEN then (verdict SE), the message says which, and nothing was run.  No
 * run goes on without a protection that it should have had.
 *
 * The top of jail.c explains how it works, and what is trusted.
 *
 * What the program sees:
 *
 *     /usr /bin /lib ...     the machine's, read-only
 *     /etc                   what the loader and the languages need
 *     /dev                   null zero full random urandom
 *     /proc                  its own processes only, read-only
 *     /sub                   job.folder, read-only
 *     /program /program-2 .. job.programs, read-only
 *     /in /out /ans          job.file_in, .file_out, .file_ans, read-only; for checkers
 *     /box                   empty, writable, in memory; the current folder, HOME and TMPDIR
 *
 * and nothing else: no network, no other process, no descriptor but 0, 1, 2.  All of it is gone
 * when the result is there, and every process of the run is dead.  As root, the program has
 * a uid of its own, that owns nothing on the machine: what it reads must be readable for others
 * (the folders above need not be), and our own files are made so.
 *
 * Where there are no namespaces (JAIL_LEVEL_LANDLOCK), these names are the machine's: of /etc and /dev
 * there is less, /proc cannot be read, and words of the command that begin with /sub and
 * so on become ../sub, with copies of what the job names.  A run cannot make files in its box; those
 * that are fetched are there, empty, for it to write.
 */
#ifndef JAIL_H
#define JAIL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#define JAIL_MESSAGE_MAX 400

/* --- What this machine gives ------------------------------------------------------------- */

/* How much holds a program; weakest first. */
enum jail_level {
	JAIL_LEVEL_NONE,       /* cannot run anything */
	JAIL_LEVEL_UNSAFE,     /* filter and rlimits: refused, unless the user insists */
	JAIL_LEVEL_LANDLOCK,   /* and Landlock for files; no namespaces, and no fork */
	JAIL_LEVEL_NAMESPACES, /* namespaces, filter, rlimits; a program cannot fork */
	JAIL_LEVEL_FULL,       /* and cgroups */
	JAIL_LEVELS
};
/* What users call it: "none", "unsafe", "landlock", "namespaces", "full". */
const char *jail_level_name(enum jail_level);
/* What it holds, a sentence without a full stop. */
const char *jail_level_words(enum jail_level);
/* The level of that name, one that can be asked for; JAIL_LEVEL_NONE: there is none. */
enum jail_level jail_level_named(const char *name);

/* Where the figures come from; every report says it. */
enum jail_accounting { JAIL_RLIMIT, JAIL_CGROUP_V1, JAIL_CGROUP_V2 };
/* "rlimit", "cgroup-v1", "cgroup-v2". */
const char *jail_accounting_name(enum jail_accounting);

/*
 * What the user asks of every jail of this process that says nothing else itself.
 * JAIL_LEVEL_NONE in both is the strongest that the machine gives, and never JAIL_LEVEL_UNSAFE:
 * whoever wants or permits that says so in one of them.
 */
struct jail_choice {
	enum jail_level strongest, required;
};
extern struct jail_choice jail_choice;
/* The option that says so, for a command that is printed: "", " --jail=landlock". */
struct jail_words {
	char s[32];
};
struct jail_words jail_choice_words(void);

/* --- Life cycle ---------------------------------------------------------------------------- */

/*
 * A spawner process, which starts the runs.  It belongs to the process that opened it: it ends
 * with it, however that ends, and takes the runs along.  Forks of that may start runs too,
 * as long as it lives; a run ends with the one who started it.
 */
struct jail {
	/* Set before jail_open(), or left to jail_choice. */
	enum jail_level strongest; /* do without what is above it, as where there is none */
	enum jail_level required;  /* refuse what is below it */
	int landlock_most; /* for tests: not more of Landlock than this version has; 0: all of it */

	/* After jail_open(). */
	enum jail_level level;
	enum jail_accounting accounting;
	bool root; /* with a uid per run */
	/* After jail_open() failed: the machine gives too little.  Otherwise it was an accident. */
	bool refused;

	int control; /* the rest is the jail's own */
	pid_t spawner;
};
#define JAIL_INIT ((struct jail){ .control = -1 })

/*
 * Reports an error with its cause and cure, and returns -1, if the machine gives too little.
 * The other form only says why not, in at most JAIL_MESSAGE_MAX bytes.
 */
int jail_open(struct jail *);
int jail_open_quietly(struct jail *, char *why);
/* Of one that has no namespaces: says so. */
void jail_note_level(enum jail_level);
/* Ends what is still running. */
void jail_release(struct jail *);

/* --- A run ------------------------------------------------------------------------------ */

enum jail_profile {
	JAIL_RUN,     /* one process, with threads; children only where cgroups count them */
	JAIL_COMPILE, /* children, no /dev/zero */
};

struct jail_limits {
	int cpu_ms;            /* of all its processes; then it is killed */
	int wall_ms;           /* 0: max(2 * cpu + 1 s, cpu + 3 s); not counting, up to ten times
				* that, when it is ready to run and others have its processor */
	int64_t memory_bytes;  /* enforced by the cgroup; without one it is watched */
	int64_t output_bytes;  /* of any one file: one byte more can be written, and shows it */
	int64_t box_bytes;     /* of /box */
	int box_files;         /* and how many */
	int processes;         /* threads included */
	bool no_address_limit; /* for what reserves more than it uses: java, go, node */
};

/*
 * Standard input of at most so many bytes is a sealed copy in memory, a longer one the file itself:
 * so that a program sees no difference between runs on the same bytes, of a series or not.
 */
#define JAIL_SEALED_MAX (1 << 20)
/* Programs that a run may see, and files that a later one of a series may be given. */
#define JAIL_PROGRAMS 4
#define JAIL_STEP_FILES 2

struct jail_job {
	char *const *argv;    /* argv[0] is a path inside */
	char *const *environ; /* "NAME=value", besides or instead of what every run has; or NULL */
	const char *start_in; /* a folder inside, or NULL: /box */
	const char *folder;   /* or NULL: /sub is empty */
	const char *programs[JAIL_PROGRAMS]; /* or NULL: then it is empty */
	const char *in;                      /* or NULL: /dev/null */
	int in_fd; /* a pipe to be read instead, kept by the caller; or -1 */
	const char *file_in, *file_out, *file_ans;
	bool no_secrets;       /* its files may lie below /usr, where every run sees them */
	int out, err;          /* opened for writing, kept by the caller; -1: /dev/null */
	bool ignores_sigpipe;  /* writing to a pipe that nobody reads is an error, and no death */
	const char *fetch;     /* a file in /box that is wanted afterwards, or NULL */
	const char *fetch_too; /* and one more */
	int spare_pids;        /* its own process number, else always 2, is that much higher */
	enum jail_profile profile;
	struct jail_limits limits;
	int cpu;     /* to run on, or -1: any */
	bool series; /* another run may follow in the same jail: see jail_again() */
};
/* 1 s, 256 MiB, 64 MiB of output, a box of 16 MiB, 64 processes. */
#define JAIL_JOB_INIT \
	((struct jail_job){ .in_fd = -1, \
			.out = -1, \
			.err = -1, \
			.cpu = -1, \
			.limits = { \
					.cpu_ms = 1000, \
					.memory_bytes = INT64_C(256) << 20, \
					.output_bytes = INT64_C(64) << 20, \
					.box_bytes = INT64_C(16) << 20, \
					.box_files = 1024, \
					.processes = 64, \
			} })
/* For job.environ, of a program that may have this sanitizer: it traces itself, which is denied. */
#define JAIL_NO_LEAK_SEARCH "LSAN_OPTIONS=detect_leaks=0"

/* The limits of a compiler: 30 s, 60 s, 1.5 GiB, files of 64 MiB in a box of 256 MiB. */
extern const struct jail_limits jail_compile_limits;

enum jail_ending { JAIL_EXITED, JAIL_SIGNALLED, JAIL_BROKEN };
/* Why the jail killed it, if it did; what the program itself passed follows from the figures. */
enum jail_stop {
	JAIL_NOT_STOPPED,
	JAIL_STOP_CPU,
	JAIL_STOP_WALL,
	JAIL_STOP_MEMORY,
	JAIL_STOP_PROCESSES, /* where the kernel does not count them for us */
	JAIL_STOP_ASKED
};

struct jail_result {
	enum jail_ending ending;
	int code; /* the exit code or the signal */
	enum jail_stop stop;
	enum jail_accounting accounting;
	bool oom;          /* the kernel killed one of its processes: too much memory */
	bool cpu_is_least; /* without cgroups, of a run that may fork: children may be missing */
	int64_t cpu_us;    /* user and system, from exec on */
	int64_t wall_us;
	int64_t waited_us;  /* of that, for a processor; 0 while wall_ms was not reached */
	int64_t memory_kib; /* its peak: see below */
	bool waited;        /* stopped by wall_ms, all of it slept, and no time-out would wake it */
	bool again;         /* the jail is clean, and waits: see jail_again() */
	int fetched;        /* job.fetch, open for reading, a regular file; or -1.  To be closed */
	int fetched_too;    /* the same of job.fetch_too */
	int cause;          /* of JAIL_BROKEN: errno, or 0 */
	char message[JAIL_MESSAGE_MAX]; /* of JAIL_BROKEN; or why there is nothing in `fetched` */
};

/*
 * The peak is the largest resident size of one process.  With cgroups, it is what all processes
 * had together where that is clearly more, because a process whose parent does not want to know
 * of it, or memory that is mapped nowhere, is in no resident size; that figure may be off by what
 * the kernel charges at once (256 KiB on each processor).  But it is never more than the limit,
 * which is the kernel's to watch; unless the output is in memory, where the kernel leaves room for
 * it that other memory could take.
 *
 * Verdicts come in this order (the first that holds):
 *
 *     SE   ending == JAIL_BROKEN
 *     MLE  oom, or memory_kib above the limit, or stop == JAIL_STOP_MEMORY
 *     OLE  the size of the output (fstat) is above the limit
 *     TLE  cpu_us above the limit; or stop == JAIL_STOP_WALL ("idle") or JAIL_STOP_CPU
 *     RE   JAIL_SIGNALLED, or code != 0
 */

/*
 * Starts it and returns a descriptor that becomes readable when it has ended (for poll), or
 * -1 with a JAIL_BROKEN result: then it is over already.  The job may be released at once.
 */
int jail_start(struct jail *, const struct jail_job *, struct jail_result *broken);
/*
 * Waits for the end, and closes the descriptor, unless result.again is true.  Every process of
 * the run is dead then.
 */
void jail_finish(int run, struct jail_result *);
/* Kills it; jail_finish() is due still. */
void jail_stop(int run);

/* What a run does, as its keeper sees it. */
struct jail_state {
	bool lives;  /* its first process has not begun to exit */
	bool hidden; /* the kernel does not show the rest */
	bool sleeps; /* every thread of every process, a moment ago */
	bool waits;  /* and none of them has a time-out: only somebody else can wake it */
	/* If two states that wait have the same of these, it slept from the one to the other. */
	uint64_t threads, switches;
};
/*
 * Asks the keeper of a run, not of a series, and waits for the answer.  -1: it has ended, or is about
 * to; jail_finish() is due.
 */
int jail_ask(int run, struct jail_state *);

/*
 * Starting a run costs far more than most runs.  So, of a job with `series`, another can be had
 * in the same jail, with these bytes as its standard input (they cannot be changed by it): the
 * same command, limits and descriptors; the caller empties the output in between.  Only where
 * cgroups show that no process is left, the box is empty, and the run ended by itself; after any
 * other, and where that cannot be known, result.again is false, and the next run needs jail_start().
 *
 * Starts it, or returns -1, of more than JAIL_SEALED_MAX in any case: then the descriptor is
 * closed.
 */
int jail_again(int run, const void *bytes, size_t length);
/*
 * Or another command, the next step of one and the same work: a program that would have to trust
 * the last one in any case.  Of this job the command, its settings, the limits of time and output,
 * `out`, `err` and what is fetched are taken.  It reads sealed files, which are the caller's still:
 * standard input (-1: /dev/null), and JAIL_STEP_FILES that it may open as JAIL_STEP_FILE_1 and so
 * on (-1: none).  A file that was fetched is gone from the box, and does not end a series.
 */
int jail_next(int run, const struct jail_job *, int in, const int *files, char *why);
#define JAIL_STEP_FILE_1 "/dev/fd/3"
#define JAIL_STEP_FILE_2 "/dev/fd/4"
/* The bytes of a file, for ever.  Returns a descriptor to be closed, or -1 with errno. */
int jail_seal_file(const char *path);
/* Or, instead of all that: ends the series, and closes the descriptor. */
void jail_no_more(int run);

/*
 * Without a mount tree, programs have /sub as ../sub, and so on, or by the path of the run's folder:
 * gives such names in what one said the form back that they have in the command.
 */
void jail_restore_names(char *said);

/* Can every program in the jail read what lies there, or would, if it is not there yet? */
bool jail_shows(const char *path);

/* Starts a job and waits for it. */
void jail_run(struct jail *, const struct jail_job *, struct jail_result *);

/*
 * Copies what was fetched to a new file of ours with that mode: what comes
 * out of a box is never linked or renamed.  Returns -1 with errno.
 */
int jail_keep_fetched(const struct jail_result *, const char *path, mode_t mode);
/* The same for a descriptor. */
int jail_keep_file(int fetched, const char *path, mode_t mode);

#endif
