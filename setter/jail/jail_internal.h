/*
 * jail_internal.h - what the parts of the jail tell each other.
 *
 * The judge's process (jail_client.c) talks to its spawner (jail_spawner.c) over a socket that keeps
 * messages apart.  All messages are flat, so that neither side allocates:
 *
 *     judge -> spawner   jail_hello, then a jail_request for each run, with descriptors:
 *                        where to send the result, stdout, stderr
 *     spawner -> judge   jail_welcome
 *     run -> judge       jail_result, with the descriptors of the fetched files
 *     judge -> run       of a series: a byte, with the descriptor of the next input; or a
 *                        jail_request of the next command, with those of input, stdout, stderr
 *                        and files
 */
#ifndef JAIL_INTERNAL_H
#define JAIL_INTERNAL_H

#include <linux/filter.h>
#include <stddef.h>

#include "jail/jail.h"

/* Where the spawner finds the socket. */
#define JAIL_CONTROL_FD 3

/* Who the program is inside; never 0, which would get capabilities back by exec. */
#define JAIL_INSIDE_ID 1000

#define JAIL_FILTER_MAX 2048
#define JAIL_STRINGS_MAX (1 << 15)
#define JAIL_WORDS_MAX 1024
/* Files of the machine that a run sees under fixed names, and files that come out of it. */
#define JAIL_FILES (3 + JAIL_PROGRAMS)
#define JAIL_FETCHED_MAX 2
/*
 * Root's outputs are the program's while it runs, so that it can open them by name.  The keeper
 * cannot give them back; so it sends them along with the result, and behind that whose they were.
 */
#define JAIL_OUTPUTS 2
#define JAIL_SAME_OWNER ((uid_t)-1)
#define JAIL_RESULT_FDS (JAIL_FETCHED_MAX + JAIL_OUTPUTS)

struct jail_owner {
	uid_t uid; /* JAIL_SAME_OWNER: it never was another's */
	gid_t gid;
};

/* --- jail_filter.c: which system calls there are ------------------------------------------- */

struct jail_filter {
	unsigned short length;
	struct sock_filter code[JAIL_FILTER_MAX];
};

/* Built once, in the judge's process.  Returns -1 with a sentence in `why`. */
int jail_filter_build(struct jail_filter *, bool may_fork, char *why);

/* --- jail_landlock.c: a second lock on files -------------------------------------------------- */

/* What the kernel has of it, or 0: nothing of use. */
int jail_landlock_version(void);
/* From now on this process can write below `box` and to /dev/null only.  Returns -1 with errno. */
int jail_landlock(int version, const char *box);

/* --- jail_image.c: the program that the spawner is ------------------------------------------- */

extern const char jail_image[];
extern const uint64_t jail_image_size;

/* --- jail_client.c and jail_spawner.c ---------------------------------------------------------------- */

struct jail_hello {
	bool no_cgroups;
	bool unsafe;                  /* do not even try namespaces */
	struct jail_filter filter[2]; /* [may_fork] */
};

struct jail_welcome {
	enum jail_level level;
	enum jail_accounting accounting;
	bool root;
	char message[JAIL_MESSAGE_MAX]; /* if the level is JAIL_LEVEL_NONE */
};

/* Strings are offsets into `strings`; 0 is none. */
struct jail_request {
	struct jail_limits limits;
	enum jail_profile profile;
	int cpu;
	int spare_pids;
	bool series;
	bool has_in, has_out,
			has_err; /* which descriptors come along; the first with a step only */
	int files;               /* and so many, with a step only */
	unsigned short folder, in, fetch[JAIL_FETCHED_MAX], start_in;
	unsigned short file[JAIL_FILES];                              /* jail_files */
	unsigned short argv[JAIL_WORDS_MAX], environ[JAIL_WORDS_MAX]; /* end in 0 */
	unsigned short used;
	char strings[JAIL_STRINGS_MAX];
};
#define JAIL_REQUEST_FDS 3
#define JAIL_STEP_FDS (3 + JAIL_STEP_FILES)
/* Where a step finds its files: nothing of a keeper's is there. */
#define JAIL_STEP_FD JAIL_CONTROL_FD

/* /in, /out, /ans, /program, ... */
extern const char *const jail_files[JAIL_FILES];

/* jail.c: all of the text into a file that is there, in one write.  Returns -1 with errno. */
int jail_write_at(int folder, const char *name, const char *text);

/* jail_why.c: "WHAT: cause", cut to fit; without allocation. */
void jail_say_why(char *why, const char *what, int cause);

/* --- jail_unsafe.c: without namespaces, if the user insists ------------------------------------ */

#define JAIL_BOX_PATH_MAX 32

/* A word of a command or setting, with the machine's name for a file inside; NULL: too long. */
const char *jail_outside_word(const struct jail_request *, const char *box, const char *word);
void jail_kill_children(void);
/* Returns a descriptor, or -1 with errno.  Without a box its path is empty. */
int jail_make_box(char path[JAIL_BOX_PATH_MAX], bool for_another, uid_t);
int jail_remove_box(const char *path);
/* Those of this spawner's runs, whose keepers were killed: they belong to one of so many uids. */
void jail_remove_boxes(uid_t first, uid_t count);

/* --- jail_root.c: the mount tree -------------------------------------------------------------- */

/* Where the spawner keeps the tree that every run gets a copy of, and runs put theirs. */
#define JAIL_TEMPLATE "/sys"
#define JAIL_NEW_ROOT "/usr"
/* In the template, a file that nobody can open: it covers what a profile shall not have. */
#define JAIL_NOTHING "/nothing"

/*
 * A clone of what is at the path, attached nowhere, without set-uid programs, and read-only.
 * Returns its descriptor, or -1 with errno.
 */
enum jail_devices { JAIL_NO_DEVICES, JAIL_DEVICES };
int jail_clone_tree(const char *path, enum jail_devices);
/* Puts such a clone somewhere. */
int jail_attach(int tree, const char *where);

/*
 * Makes JAIL_TEMPLATE, in a mount namespace of our own.  Returns -1 with a sentence in `why`.
 * Unless all memory is counted, there is no /dev/zero, whose pages need not be mapped to stay.
 */
int jail_make_template(bool counts_memory, char *why);

#endif
