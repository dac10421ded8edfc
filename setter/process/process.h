/*
 * process.h - run one program to its end, within limits.
 *
 *     struct process p = { .argv = argv, .in = "a.in", .out = "a.ans.tmp", .time_ms = 10000 };
 *
 *     if (process_run(&p))
 *             return EXIT_BROKEN;
 *     if (!process_succeeded(&p))
 *             error("'%s' %s", argv[0], process_ending(&p).s);
 *     process_release(&p);
 *
 * What the program does wrong is data, for the caller to judge; that it cannot be started
 * at all is an error of the machine, and reported here.
 *
 * Programs of a kit run in the jail (jail.h), because they read bytes that anybody may have
 * written: they see the files that are named below and no others, and what they are to
 * write is collected once every process of the run has exited.  The words of the command are the
 * machine's own, which a user can paste; those that the jail calls otherwise are replaced.
 * Where the machine gives no jail, they run without it, and a note says so.
 */
#ifndef PROCESS_H
#define PROCESS_H

#include <stdbool.h>

#include "base/names.h"
#include "base/text.h"

/* No file of a test is as large as this; a generator in an endless loop would fill the disk. */
#define PROCESS_FILE_MIB 256
/* Of memory; a compiler has limits of its own. */
#define PROCESS_MEMORY_MIB 2048
/* What is kept of what it says. */
#define PROCESS_SAID_MAX (1 << 16)

struct process {
	char *const *argv;  /* argv[0] is looked for in PATH */
	char *const *typed; /* what a user types instead, "<" too; or NULL: argv */
	const char *in;     /* path, or NULL: /dev/null */
	const char *out; /* path, written when it has ended; or NULL: kept together with stderr */
	const char *folder;    /* to run in, or NULL */
	char *const *environ;  /* or NULL: ours */
	char *const *settings; /* "NAME=value", besides the environment; or NULL */
	bool starts_others;    /* it may start processes of its own */
	int time_ms;           /* of processor time, and three times as long in all */

	/* What the jail shows: words of the command, or NULL. */
	const char *program;         /* the file that argv starts; NULL: argv[0] */
	const char *reads[3];        /* files */
	const char *writes[2];       /* files */
	const char *many;            /* a folder of files, for one that starts others on each */
	const struct stage *sources; /* of a compiler, which is looked for in PATH; or NULL */
	bool trusted;                /* a tool of the machine: no jail */

	/* How it ended. */
	int status; /* as waitpid() says */
	bool timed_out;
	long long cpu_us; /* user and system */
	int over_mib;     /* not 0: it wanted more memory than this */
	struct text said; /* stderr, the first PROCESS_SAID_MAX bytes */
};

/* The file that argv[0] leads to; NULL if there is none.  To be freed. */
char *process_find(const char *name);

/* Every command is printed before it runs. */
extern bool process_trace;

/*
 * Opens the jail, if it is not open, for this process and its forks: before a pool whose tasks
 * would each have to open one.  False where the machine gives none; dies if it gives one, but
 * not now.  Closing it waits until all that runs in it is dead.
 */
bool process_open_jail(void);
void process_close_jail(void);

/*
 * Processes that follow each other as the steps of one piece of work share a jail from here on,
 * if the machine can see that each leaves it clean: that costs less than one for each.
 * These are their programs, at most PROCESS_SHARING; others get a jail of their own as before.
 */
#define PROCESS_SHARING 4
void process_share_jail(const char *const *programs, size_t count);
void process_unshare_jail(void);

/* Reports an error and returns -1 if the program cannot be started. */
int process_run(struct process *);

/*
 * Two at once: what the one prints is what the other reads (jail_talk.h), and each ends as one that
 * was run.  Their `in` and `out` are not looked at.  Without a jail, one that only measures is opened.
 */
struct jail_talk;
int process_talk(struct process *program, struct process *interactor, struct jail_talk *);

/* Also for one that never ran. */
void process_release(struct process *);

/* Exit code 0, in time. */
bool process_succeeded(const struct process *);
/* The exit code, or -1 if it ended in another way. */
int process_exit_code(const struct process *);

/* "ended with exit code 3", "was killed by SIGSEGV", "did not end within 10 s", ... */
struct process_ending {
	char s[64];
};
struct process_ending process_ending(const struct process *);

/*
 * Adds the command as a shell would take it, redirections included.  A file that has a temporary
 * name has its final one there, under which it is found when all went well.
 */
void process_command(const struct process *, struct text *);
/* Below an error: what it said, and the command to repeat it. */
void process_explain(const struct process *);

/* Milliseconds of a clock that only goes forward. */
long long process_clock_ms(void);

#endif
