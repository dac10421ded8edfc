/*
 * jail_client.c - the judge's side of the jail: from opening it to its end.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/diag.h"
#include "base/interrupt.h"
#include "base/xalloc.h"
#include "jail/jail_internal.h"

const struct jail_limits jail_compile_limits = {
	.cpu_ms = 30000,
	.wall_ms = 60000,
	.memory_bytes = INT64_C(1536) << 20,
	.output_bytes = INT64_C(64) << 20,
	.box_bytes = INT64_C(256) << 20,
	.box_files = 16384,
	.processes = 64,
};

const char *jail_accounting_name(enum jail_accounting accounting)
{
	static const char *const names[] = { "rlimit", "cgroup-v1", "cgroup-v2" };

	return names[accounting];
}

static const char *const level_names[JAIL_LEVELS] = { "none", "unsafe", "landlock", "namespaces",
	"full" };

const char *jail_level_name(enum jail_level level)
{
	return level_names[level];
}

const char *jail_level_words(enum jail_level level)
{
	static const char *const words[JAIL_LEVELS] = {
		"nothing can be run",
		"limits time, memory and output; a program can open any file that its user can",
		"a program can open only system libraries, its own folder and its box; no "
		"network, no children; memory is sampled",
		"a program sees only its own files, processes and network; no children; memory "
		"is sampled",
		"the same, but children are allowed: cgroups limit time, memory and processes",
	};

	return words[level];
}

enum jail_level jail_level_named(const char *name)
{
	enum jail_level level = JAIL_LEVEL_FULL;

	while (level && strcmp(name, level_names[level]))
		level--;
	return level;
}

struct jail_choice jail_choice;

struct jail_words jail_choice_words(void)
{
	const struct jail_choice *c = &jail_choice;
	struct jail_words words = { "" };

	if (c->strongest)
		snprintf(words.s, sizeof words.s, " --jail=%s", jail_level_name(c->strongest));
	else if (c->required > JAIL_LEVEL_UNSAFE)
		snprintf(words.s, sizeof words.s, " --require-jail=%s",
				jail_level_name(c->required));
	else if (c->required)
		snprintf(words.s, sizeof words.s, " --unsafe");
	return words;
}

/* --- Life cycle ------------------------------------------------------------------------------- */

/* Kernels before 6.3 do not know the flag, and need none. */
#ifndef MFD_EXEC
#define MFD_EXEC 0x10U
#endif

/* The spawner as a file that can be executed, and is nowhere.  Returns -1 with errno. */
static int open_image(void)
{
	int fd = memfd_create("jail", MFD_CLOEXEC | MFD_EXEC);
	ssize_t written;

	if (fd < 0 && errno == EINVAL)
		fd = memfd_create("jail", MFD_CLOEXEC);
	if (fd < 0)
		return -1;
	written = write(fd, jail_image, jail_image_size);
	if (written == (ssize_t)jail_image_size)
		return fd;
	close(fd);
	/* A part of it was still within the limit of files. */
	if (written >= 0)
		errno = EFBIG;
	return -1;
}

_Noreturn static void exec_spawner(int image, int control)
{
	char *const argv[] = { "jail", NULL };
	char *const environment[] = { NULL };
	sigset_t none;

	sigemptyset(&none);
	sigprocmask(SIG_SETMASK, &none, NULL);
	if (image == JAIL_CONTROL_FD)
		image = fcntl(image, F_DUPFD_CLOEXEC, JAIL_CONTROL_FD + 1);
	/* dup2() onto itself would leave it to be closed by exec. */
	if (control == JAIL_CONTROL_FD ? fcntl(control, F_SETFD, 0)
				       : dup2(control, JAIL_CONTROL_FD) < 0)
		_exit(127);
	fexecve(image, argv, environment);
	_exit(127);
}

static int start_spawner(struct jail *jail, char *why)
{
	const int image = open_image();
	int ends[2];

	if (image < 0) {
		jail_say_why(why,
				errno == EFBIG ? "a program in memory (the limit 'ulimit -f' is too low)"
					       : "a program in memory (is vm.memfd_noexec above 1?)",
				errno);
		return -1;
	}
	if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends)) {
		jail_say_why(why, "socketpair", errno);
		close(image);
		return -1;
	}
	jail->spawner = fork();
	if (!jail->spawner)
		exec_spawner(image, ends[1]);
	close(image);
	close(ends[1]);
	jail->control = ends[0];
	if (jail->spawner < 0) {
		jail_say_why(why, "fork", errno);
		return -1;
	}
	return 0;
}

/* A signal is not an answer. */
static bool receive_welcome(int control, struct jail_welcome *welcome)
{
	ssize_t n;

	do
		n = recv(control, welcome, sizeof *welcome, 0);
	while (n < 0 && errno == EINTR);
	return n == sizeof *welcome;
}

/* What the kernel has of it, or less, for a test. */
static int landlock_version(const struct jail *jail)
{
	const int version = jail_landlock_version();

	return jail->landlock_most && version > jail->landlock_most ? jail->landlock_most : version;
}

static int build_filter(struct jail_hello *hello, bool may_fork, char *why)
{
	struct jail_filter *filter = &hello->filter[may_fork];

	return hello->strongest <= JAIL_LEVEL_LANDLOCK
			? jail_bare_filter_build(filter, may_fork, hello->landlock, why)
			: jail_filter_build(filter, may_fork, why);
}

static int greet(struct jail *jail, enum jail_level strongest, bool no_cgroups, char *why)
{
	struct jail_hello *hello = xcalloc(1, sizeof *hello);
	struct jail_welcome welcome;
	int rc = -1;

	hello->strongest = strongest;
	hello->no_cgroups = no_cgroups || strongest == JAIL_LEVEL_LANDLOCK;
	hello->landlock = landlock_version(jail);
	if (build_filter(hello, false, why) || build_filter(hello, true, why))
		goto out;
	if (send(jail->control, hello, sizeof *hello, MSG_NOSIGNAL) != sizeof *hello ||
			!receive_welcome(jail->control, &welcome)) {
		jail_say_why(why, "the spawner does not answer", 0);
		goto out;
	}
	jail->level = welcome.level;
	jail->accounting = welcome.accounting;
	jail->root = welcome.root;
	memcpy(why, welcome.message, JAIL_MESSAGE_MAX);
	rc = welcome.level == JAIL_LEVEL_NONE ? -1 : 0;
	jail->refused = rc && !welcome.accident;
out:
	free(hello);
	return rc;
}

/* Whether all steps work here, a run tells best. */
static int try_run(struct jail *jail, char *why)
{
	char *const argv[] = { "/usr/bin/true", NULL };
	struct jail_job job = JAIL_JOB_INIT;
	struct jail_result result;

	job.argv = argv;
	jail_run(jail, &job, &result);
	if (result.ending == JAIL_EXITED && !result.code)
		return 0;
	if (result.ending == JAIL_BROKEN)
		memcpy(why, result.message, JAIL_MESSAGE_MAX);
	else
		snprintf(why, JAIL_MESSAGE_MAX, "'%s' fails in the jail", argv[0]);
	jail->refused = result.ending == JAIL_BROKEN ? !jail_is_accident(result.cause)
						     : result.ending == JAIL_EXITED;
	return -1;
}

/* With as much as `way` has, and cgroups if the user lets us. */
static int open_with(struct jail *jail, enum jail_level way, struct jail_choice choice, char *why)
{
	jail->refused = false;
	if (!start_spawner(jail, why) &&
			!greet(jail, way, choice.strongest < JAIL_LEVEL_FULL, why) &&
			!try_run(jail, why))
		return 0;
	jail_release(jail);
	jail->level = JAIL_LEVEL_NONE;
	return -1;
}

/* Nobody gets less than Landlock who did not name it. */
static struct jail_choice settled(const struct jail *jail)
{
	struct jail_choice c = { jail->strongest, jail->required };

	if (!c.strongest)
		c.strongest = jail_choice.strongest;
	if (!c.required)
		c.required = jail_choice.required;
	if (!c.required)
		c.required = c.strongest == JAIL_LEVEL_UNSAFE ? c.strongest : JAIL_LEVEL_LANDLOCK;
	if (!c.strongest)
		c.strongest = JAIL_LEVEL_FULL;
	return c;
}

/* What there is, is less than what is required. */
static int refuse_level(struct jail *jail)
{
	jail_release(jail);
	jail->level = JAIL_LEVEL_NONE;
	jail->refused = true;
	return -1;
}

/* Adds why it is not what is better, to why it is not this. */
static void say_both(char *why, const char *better)
{
	const int half = JAIL_MESSAGE_MAX / 2 - 2;
	char this[JAIL_MESSAGE_MAX];

	memcpy(this, why, sizeof this);
	if (*better && *this)
		snprintf(why, JAIL_MESSAGE_MAX, "%.*s; %.*s", half, better, half, this);
	else if (*better)
		memcpy(why, better, JAIL_MESSAGE_MAX);
}

/* The next weaker one is tried where the machine does not give this one; an accident is the end. */
static int open_strongest(struct jail *jail, struct jail_choice choice, char *why)
{
	static const enum jail_level ways[] = { JAIL_LEVEL_NAMESPACES, JAIL_LEVEL_LANDLOCK,
		JAIL_LEVEL_UNSAFE };
	int rc = -1;

	*why = '\0';
	jail->refused = true;
	for (size_t i = 0; rc && jail->refused && i < sizeof ways / sizeof *ways; i++) {
		char better[JAIL_MESSAGE_MAX];

		if (ways[i] > choice.strongest || (i && ways[i] < choice.required))
			continue;
		memcpy(better, why, sizeof better);
		*why = '\0';
		rc = open_with(jail, ways[i], choice, why);
		say_both(why, better);
	}
	return rc;
}

int jail_open_quietly(struct jail *jail, char *why)
{
	const struct jail_choice choice = settled(jail);
	int rc;

	jail->refused = true; /* so far, by who asks */
	snprintf(why, JAIL_MESSAGE_MAX, "level '%s' is asked for",
			jail_level_name(choice.strongest));
	if (choice.strongest < choice.required)
		return -1;
	rc = open_strongest(jail, choice, why);
	return !rc && jail->level < choice.required ? refuse_level(jail) : rc;
}

int jail_open(struct jail *jail)
{
	char why[JAIL_MESSAGE_MAX];

	if (!jail_open_quietly(jail, why))
		return 0;
	if (interrupt_signal())
		return -1;
	if (jail->refused) {
		error("this machine has no jail to judge in: %s", why);
		hint("`setter doctor` says what it needs; --unsafe runs programs that you trust "
		     "without one");
	} else {
		error("cannot start the jail: %s", why);
	}
	return -1;
}

void jail_note_level(enum jail_level level)
{
	if (level < JAIL_LEVEL_NAMESPACES)
		note("in a jail of level '%s': `setter doctor` says what that holds",
				jail_level_name(level));
}

void jail_release(struct jail *jail)
{
	/* Forks of ours may have copies of it: closing it alone would end nothing. */
	if (jail->control >= 0) {
		shutdown(jail->control, SHUT_RDWR);
		close(jail->control);
	}
	jail->control = -1;
	if (jail->spawner > 0)
		while (waitpid(jail->spawner, NULL, 0) < 0 && errno == EINTR)
			;
	jail->spawner = 0;
}
