/*
 * jail_internal.h - what the parts of the jail tell each other.
 *
 * The judge's process (jail_client.c, jail_request.c) talks to its spawner (jail_spawner.c) over a socket that keeps
 * messages apart.  All messages are flat, so that neither side allocates:
 *
 *     judge -> spawner   jail_hello, then a jail_request for each run, with descriptors:
 *                        where to send the result, stdin if it is short, stdout, stderr
 *     spawner -> judge   jail_welcome
 *     run -> judge       jail_result, with the descriptors of the fetched files
 *     judge -> run       of a single one: a byte, which asks what it does; a jail_state
 *                        is the answer, unless the result is
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
 * cannot give them back; so it sends them along with the result, and after that whose they were.
 */
#define JAIL_OUTPUTS 2
#define JAIL_SAME_OWNER ((uid_t)-1)

struct jail_owner {
	uid_t uid; /* JAIL_SAME_OWNER: it never was another's */
	gid_t gid;
};

/* --- jail_filter.c: which system calls there are ------------------------------------------- */

struct jail_filter {
	unsigned short length;
	struct sock_filter code[JAIL_FILTER_MAX];
};

/* Built once, in the judge's process.  Each returns -1 with a sentence in `why`. */
int jail_filter_build(struct jail_filter *, bool may_fork, char *why);
/*
 * For a run that shares the machine's processes, and perhaps its uid, with the judge: signals go to
 * JAIL_OWN_PID alone, which stands for the process that it will be; with children, to nobody.
 * Before version 3 Landlock does not know of truncating.
 */
int jail_bare_filter_build(struct jail_filter *, bool may_fork, int landlock, char *why);
#define JAIL_OWN_PID 0x7a11e2e1

/* --- jail_bare.c: where a run without a mount tree has its place ----------------------------------- */

#define JAIL_TOP_FOLDERS 3
/* One of them, the first that can be used. */
extern const char *const jail_top_folders[JAIL_TOP_FOLDERS];

/* --- jail_landlock.c: a lock on files ------------------------------------------------------------ */

/* What the kernel has of it, or 0 with errno. */
int jail_landlock_version(void);
/* The first one with which a compiler can rename from folder to folder. */
#define JAIL_LANDLOCK_SECOND_LOCK 2
/* From now on this process can write below `box` and to /dev/null only.  Returns -1 with errno. */
int jail_landlock(int version, const char *box);

/* What a program that only Landlock holds may open. */
struct jail_view {
	int version;
	const char *place;       /* a folder, to read and execute */
	int box;                 /* a folder in it */
	bool box_is_open;        /* to write in */
	const char *writable[2]; /* else, names of files in it that may be written; or NULL */
};
/* Opens what of the system they may all read, once.  Returns -1 with errno. */
int jail_landlock_open_system(void);
/* From now on this process has that, its outputs, and nothing else.  Returns -1 with errno. */
int jail_landlock_alone(const struct jail_view *);

/* --- jail_sealed.c: files in memory that cannot be changed; see jail_seal_file() ------------------ */

/*
 * These bytes, for ever: a process that opens the file again cannot change it either.  -1: errno.
 */
int jail_seal_bytes(const void *bytes, size_t length);
/* An opening for a run of its own: others may read it at the same time, each from its beginning. */
int jail_open_sealed(int fd);
/* Both, for the bytes of a file. */
int jail_sealed_input(const char *path);

/* --- jail_image.c: the program that the spawner is ------------------------------------------- */

extern const char jail_image[];
extern const uint64_t jail_image_size;

/* --- jail_client.c, jail_request.c and jail_spawner.c ---------------------------------------------------------------- */

struct jail_hello {
	enum jail_level strongest; /* do not even try what is above it */
	bool no_cgroups;
	int landlock;                 /* the version to use, of what there is */
	struct jail_filter filter[2]; /* [may_fork] */
};

struct jail_welcome {
	enum jail_level level;
	enum jail_accounting accounting;
	bool root;
	bool accident;                  /* of JAIL_LEVEL_NONE: see jail_is_accident() */
	char message[JAIL_MESSAGE_MAX]; /* why the level is no higher, if it could be */
};

/* Strings are offsets into `strings`; 0 is none. */
struct jail_request {
	struct jail_limits limits;
	enum jail_profile profile;
	int cpu;
	int spare_pids;
	bool series, ignores_sigpipe;
	bool has_in, has_out, has_err; /* which descriptors come along */
	int files;                     /* and so many, with a step only */
	unsigned short folder, in, fetch[JAIL_FETCHED_MAX], start_in;
	unsigned short file[JAIL_FILES];                              /* jail_files */
	unsigned short argv[JAIL_WORDS_MAX], environ[JAIL_WORDS_MAX]; /* end in 0 */
	unsigned short used;
	char strings[JAIL_STRINGS_MAX];
};
/* Where a step finds its files: nothing of a keeper's is there. */
#define JAIL_STEP_FD JAIL_CONTROL_FD

/* /in, /out, /ans, /program, ... */
extern const char *const jail_files[JAIL_FILES];

/* --- jail_common.c: what both sides need ----------------------------------------------------------- */

/* All of the text into a file that is there, in one write.  Returns -1 with errno. */
int jail_write_at(int folder, const char *name, const char *text);
void jail_close_if_open(int *fd);

/* A message, with descriptors: at most these, as a step has them.  Both return as sendmsg() does. */
#define JAIL_FDS_MAX (3 + JAIL_STEP_FILES)
struct iovec;
ssize_t jail_send(int socket, struct iovec *parts, size_t, const int *fds, int count);
ssize_t jail_receive(int socket, struct iovec *parts, size_t, int fds[JAIL_FDS_MAX], int *count);

/* What goes to one file goes there in turns. */
bool jail_is_one_file(int fd, int other);

/* "WHAT: cause", cut to fit; without allocation. */
void jail_say_why(char *why, const char *what, int cause);
/*
 * Is this errno a want that may be over in a moment, or a death?  It says nothing of what the
 * machine gives: whoever took it for "no" would do without a protection that is there.
 */
bool jail_is_accident(int cause);

/* --- jail_descendants.c: processes that no namespace holds together ---------------------------- */

/* So many ids from this one on. */
struct jail_ids {
	uid_t first, count;
};

/* Those that a run may have, of the ones that there are here, for users and groups alike. */
struct jail_ids jail_find_ids(void);
/* Can each run have one of them?  Root of a container may lack what that takes: then it is a user as any. */
bool jail_gives_uids(struct jail_ids);
/* Draws one with room for so many from it on.  Returns -1 with errno. */
int jail_draw_id(struct jail_ids, uid_t together, uid_t *id);

/* What those who descend from this process have together. */
struct jail_crowd {
	long kib, threads; /* of memory as jail_held_kib() has it */
	long long ticks;
};

/* All who descend from this process, parents before children. */
typedef void jail_visit(pid_t, void *context);
void jail_visit_descendants(jail_visit *see, void *context);
void jail_count_descendants(struct jail_crowd *);
/* Of all that this kernel runs, in whatever container; 0 if it does not say. */
long jail_count_everybody(void);
/* A file of /proc, or its beginning, ended by NUL.  Returns -1 with errno. */
int jail_read_text(const char *path, char *text, size_t size);
/* The number after a name in a file of /proc, or 0. */
long jail_number_after(const char *text, const char *name);
/*
 * What /proc says of a process: of one of its threads that goes on, because one that has ended,
 * be it the first, shows no memory.  Empty if there is none.
 */
#define JAIL_STATUS_MAX 4096
void jail_read_status(pid_t process, char text[JAIL_STATUS_MAX]);
/* Of such a text: what is in memory, swapped out, or needed to find it (no resident size has that). */
long jail_held_kib(const char *status);
/* Those who are there now; whoever wants to be sure waits for them, and looks again. */
void jail_kill_descendants(void);
/* Our own children, but not these. */
void jail_kill_children_but(const pid_t *, size_t count);
/* All that the uid has, in a call that no fork can outrun.  Returns -1 if it cannot be. */
int jail_kill_uid(uid_t);

/* --- jail_root.c: the mount tree -------------------------------------------------------------- */

/* Where the spawner keeps the tree that every run gets a copy of, and runs put theirs. */
#define JAIL_TEMPLATE "/sys"
#define JAIL_NEW_ROOT "/usr"
/* In the template, a file that cannot be opened: it covers what a profile must not have. */
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
