/*
 * process_jail.c - run a program of a kit in the jail.
 */
#define _GNU_SOURCE
#include "process/process_jail.h"

#include <ctype.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/diag.h"
#include "base/whole_file.h"
#include "base/xalloc.h"
#include "jail/jail.h"
#include "jail/jail_talk.h"
#include "process/stage.h"

/* --- The jail of this process ------------------------------------------------------------ */

static struct jail jail = JAIL_INIT;
static enum { UNTRIED, OPEN, NONE_HERE } state;

/* At the level 'unsafe', a jail would only be in their way: they run as they do under make. */
static void try_jail(void)
{
	char why[JAIL_MESSAGE_MAX];

	jail.required = jail_choice.required > JAIL_LEVEL_LANDLOCK ? jail_choice.required
								   : JAIL_LEVEL_LANDLOCK;
	state = jail_open_quietly(&jail, why) ? NONE_HERE : OPEN;
	if (state == OPEN)
		return;
	if (!jail.refused || jail_choice.required >= JAIL_LEVEL_LANDLOCK)
		die("cannot start the jail: %s", why);
	note("compilers, generators, validators and checkers run without a jail: %s", why);
	if (!jail_choice.strongest)
		hint("`setter doctor` tries each part of it");
}

bool process_open_jail(void)
{
	if (state == UNTRIED)
		try_jail();
	return state == OPEN;
}

void process_close_jail(void)
{
	process_unshare_jail();
	if (state == OPEN)
		jail_release(&jail);
	state = UNTRIED;
}

/* --- A jail for the steps of one work -------------------------------------------------------- */

static struct {
	const char *programs[PROCESS_SHARING];
	size_t count;
	int run; /* which waits for its next step; or -1 */
} shared = { { NULL }, 0, -1 };

void process_share_jail(const char *const *programs, size_t count)
{
	process_unshare_jail();
	memcpy(shared.programs, programs, count * sizeof *programs);
	shared.count = count;
}

void process_unshare_jail(void)
{
	if (shared.run >= 0)
		jail_no_more(shared.run);
	shared.run = -1;
	shared.count = 0;
}

/* --- The command, in the words of the jail -------------------------------------------------- */

static const char *const program_names[] = { "/program", "/program-2", "/program-3", "/program-4" };
static const char *const read_names[] = { "/in", "/out", "/ans" };
static const char *const step_names[] = { JAIL_STEP_FILE_1, JAIL_STEP_FILE_2 };
static const char *const write_names[] = { "/box/first", "/box/second" };
#define IN_BOX 5 /* strlen("/box/") */

/* The job, and what it needs until it has ended. */
struct errand {
	struct process *process;
	struct jail_job job;
	struct names argv, environ;
	struct names copies; /* of files that others may not read */
	int out, said[2];

	const char *program;           /* on the machine; NULL of a compiler */
	const char *inside;            /* in the jail */
	bool shares, is_step;          /* a jail with others; the first of them is not a step */
	int in, read[JAIL_STEP_FILES]; /* of a step, sealed; or -1 */
	int err;                       /* of one that talks: what it says; or -1 */
};

/* How many files it reads by name. */
static size_t reads_of(const struct process *p)
{
	size_t count = 0;

	while (count < sizeof p->reads / sizeof *p->reads && p->reads[count])
		count++;
	return count;
}

/* Which program it is, and whether it can share a jail. */
static void find_program(struct errand *e)
{
	const struct process *p = e->process;
	const bool is_plain = !p->sources && !p->many && !p->folder && !p->environ &&
			!p->settings && !p->starts_others && reads_of(p) <= JAIL_STEP_FILES;

	e->program = p->sources ? NULL : p->program ? p->program : p->argv[0];
	e->inside = program_names[0];
	for (size_t i = 0; is_plain && i < shared.count && !e->shares; i++)
		if (!strcmp(e->program, shared.programs[i])) {
			e->inside = program_names[i];
			e->shares = true;
		}
	e->is_step = e->shares && shared.run >= 0;
}

/* The path itself, or one with an option of one letter before it: "-Ifolder". */
static bool is_path(const char *word, const char *path)
{
	return !strcmp(word, path) || (*word == '-' && word[1] && !strcmp(word + 2, path));
}

/* The word with the path in it replaced. */
static char *with(const char *word, const char *path, const char *inside)
{
	return xprintf("%.*s%s", (int)(strlen(word) - strlen(path)), word, inside);
}

static char *staged_word(const struct stage *stage, const char *word)
{
	for (size_t i = 0; i < stage->paths.count; i++)
		if (is_path(word, stage->paths.list[i])) {
			SCOPED_FREE char *inside = stage_inside(stage->paths.list[i]);

			return with(word, stage->paths.list[i], inside);
		}
	return NULL;
}

static char *inside_word(const struct errand *e, const char *word)
{
	const struct process *p = e->process;
	char *staged = p->sources ? staged_word(p->sources, word) : NULL;

	if (staged)
		return staged;
	for (size_t i = 0; i < reads_of(p); i++)
		if (!strcmp(word, p->reads[i]))
			return xstrdup(e->is_step ? step_names[i] : read_names[i]);
	if (p->many && !strcmp(word, p->many))
		return xstrdup(STAGE_PLACE);
	for (size_t i = 0; i < sizeof p->writes / sizeof *p->writes; i++)
		if (p->writes[i] && is_path(word, p->writes[i]))
			return with(word, p->writes[i], write_names[i]);
	return xstrdup(word);
}

/* A tool that the jail has too.  Reports an error and returns NULL; to be freed. */
static char *find_tool(const char *name)
{
	char *tool = process_find(name);
	SCOPED_FREE char *real = tool ? realpath(tool, NULL) : NULL;
	const bool is_shown = real && (!strncmp(real, "/usr/", 5) || !strncmp(real, "/bin/", 5));

	if (!real)
		error("cannot start '%s': %s", name, strerror(ENOENT));
	else if (!is_shown)
		error("cannot start '%s': the jail has only what is below /usr", tool);
	if (!is_shown) {
		free(tool);
		tool = NULL;
	}
	return tool;
}

static int translate(struct errand *e)
{
	const struct process *p = e->process;
	const char *program = e->program;

	for (char *const *word = p->argv; *word; word++)
		if (program && !strcmp(*word, program)) {
			names_add(&e->argv, e->inside);
			program = NULL;
		} else if (word == p->argv) {
			char *tool = find_tool(*word);

			if (!tool)
				return -1;
			names_take(&e->argv, tool);
		} else {
			names_take(&e->argv, inside_word(e, *word));
		}
	return 0;
}

/* What of our own environment is left.  A sanitizer cannot lower RLIMIT_CORE there. */
static void choose_environment(struct errand *e)
{
	static const char *const always[] = { "UBSAN_OPTIONS", NULL },
				 *const of_compilers[] = { "LANGUAGE", "LC_ALL", "LC_CTYPE",
					 "LC_MESSAGES", "LANG", NULL };
	const char *const *const lists[] = { always, e->process->sources ? of_compilers : NULL };

	for (char *const *word = e->process->environ; word && *word; word++)
		names_add(&e->environ, *word);
	for (char *const *word = e->process->settings; word && *word; word++)
		names_add(&e->environ, *word);
	names_add(&e->environ, JAIL_NO_LEAK_SEARCH);
	if (getenv("ASAN_OPTIONS"))
		names_take(&e->environ,
				xprintf("ASAN_OPTIONS=%s:disable_coredump=0",
						getenv("ASAN_OPTIONS")));
	for (size_t i = 0; i < sizeof lists / sizeof *lists; i++)
		for (const char *const *name = lists[i]; name && *name; name++)
			if (getenv(*name))
				names_take(&e->environ, xprintf("%s=%s", *name, getenv(*name)));
}

/* --- The files ------------------------------------------------------------------------------- */

/* In the jail, root's programs are somebody else: a file of ours alone is shown as a copy. */
static int show(struct errand *e, const char *path, const char *verb, const char **shown)
{
	struct stat about;
	char *copy;

	*shown = path;
	if (!path)
		return 0;
	if (stat(path, &about))
		return error("cannot %s '%s': %s", verb, path, strerror(errno));
	if (!jail.root || (about.st_mode & S_IROTH))
		return 0;
	copy = file_temporary_name(path);
	names_take(&e->copies, copy);
	*shown = copy;
	return file_copy(path, copy, about.st_mode & S_IXUSR ? 0755 : 0644);
}

static int show_programs(struct errand *e)
{
	int rc = 0;

	if (!e->shares)
		return show(e, e->program, "start", &e->job.programs[0]);
	for (size_t i = 0; !rc && i < shared.count; i++)
		rc = show(e, shared.programs[i], "start", &e->job.programs[i]);
	return rc;
}

static int show_all(struct errand *e)
{
	const struct process *p = e->process;

	return show_programs(e) || show(e, p->in, "open", &e->job.in) ||
					show(e, p->reads[0], "open", &e->job.file_in) ||
					show(e, p->reads[1], "open", &e->job.file_out) ||
					show(e, p->reads[2], "open", &e->job.file_ans)
			? -1
			: 0;
}

static int seal(const char *path, int *sealed)
{
	*sealed = path ? jail_seal_file(path) : -1;
	return path && *sealed < 0 ? error("cannot open '%s': %s", path, strerror(errno)) : 0;
}

/* The jail is there, with its programs: what is read now comes as descriptors. */
static int seal_all(struct errand *e)
{
	int rc = seal(e->process->in, &e->in);

	for (size_t i = 0; !rc && i < reads_of(e->process); i++)
		rc = seal(e->process->reads[i], &e->read[i]);
	return rc;
}

static int keep(int fetched, const char *path, mode_t mode)
{
	int rc = 0;

	if (fetched < 0)
		return 0;
	if (jail_keep_file(fetched, path, mode))
		rc = file_error("write", path);
	close(fetched);
	return rc;
}

/* --- The run ----------------------------------------------------------------------------------- */

static void set_limits(struct errand *e)
{
	const struct process *p = e->process;
	struct jail_limits *limits = &e->job.limits;

	if (p->sources) {
		*limits = jail_compile_limits;
	} else {
		limits->memory_bytes = (int64_t)PROCESS_MEMORY_MIB << 20;
		limits->output_bytes = (int64_t)PROCESS_FILE_MIB << 20;
	}
	/* Where there are no cgroups, only this one may start processes. */
	if (p->sources || p->starts_others)
		e->job.profile = JAIL_COMPILE;
	limits->cpu_ms = p->time_ms;
	limits->wall_ms = 3 * p->time_ms;
	/* It may have been compiled with a sanitizer. */
	limits->no_address_limit = true;
}

static int errand_init(struct errand *e, struct process *p)
{
	*e = (struct errand){ .process = p,
		.job = JAIL_JOB_INIT,
		.argv = NAMES_INIT,
		.environ = NAMES_INIT,
		.copies = NAMES_INIT,
		.out = -1,
		.in = -1,
		.err = -1,
		.read = { -1, -1 } };
	process_pipe(e->said);
	find_program(e);
	if (translate(e) || (e->is_step ? seal_all(e) : show_all(e)))
		return -1;
	e->out = process_open_output(p);
	choose_environment(e);
	set_limits(e);
	e->job.argv = e->argv.list;
	e->job.environ = e->environ.list;
	e->job.folder = p->sources ? p->sources->folder : p->many;
	e->job.start_in = p->folder;
	/* Elsewhere, the number of the process is another one too. */
	e->job.spare_pids = p->folder != NULL;
	e->job.no_secrets = true;
	e->job.series = e->shares;
	e->job.out = p->out ? e->out : e->said[1];
	e->job.err = e->said[1];
	e->job.fetch = p->writes[0] ? write_names[0] + IN_BOX : NULL;
	e->job.fetch_too = p->writes[1] ? write_names[1] + IN_BOX : NULL;
	return 0;
}

static void errand_release(struct errand *e)
{
	for (size_t i = 0; i < e->copies.count; i++)
		unlink(e->copies.list[i]);
	names_release(&e->argv);
	names_release(&e->environ);
	names_release(&e->copies);
	close(e->said[0]);
	if (e->said[1] >= 0)
		close(e->said[1]);
	if (e->in >= 0)
		close(e->in);
	if (e->err >= 0)
		close(e->err);
	for (int i = 0; i < JAIL_STEP_FILES; i++)
		if (e->read[i] >= 0)
			close(e->read[i]);
}

/* Hears what it says, until it has ended. */
static void attend(struct errand *e, int run, struct jail_result *result)
{
	struct pollfd wait[] = { { run, POLLIN, 0 }, { e->said[0], POLLIN, 0 } };

	do {
		if (poll(wait, 2, -1) < 0)
			continue;
		if (wait[1].revents && !process_hear(e->process, e->said[0]))
			wait[1].fd = -1;
	} while (!wait[0].revents);
	jail_finish(run, result);
	if (result->again)
		shared.run = run;
	fcntl(e->said[0], F_SETFL, O_NONBLOCK);
	while (wait[1].fd >= 0 && process_hear(e->process, e->said[0]))
		;
}

static bool ends_a_name(char c)
{
	return !isalnum((unsigned char)c) && !strchr("/._-", c);
}

/* Interpreters name the program in what they say. */
static void name_program(const struct errand *e)
{
	struct process *p = e->process;
	struct text said = TEXT_INIT;
	const char *from = p->said.s, *at = from;

	if (!p->said.length || strlen(from) != p->said.length)
		return;
	jail_restore_names(p->said.s);
	p->said.length = strlen(p->said.s);
	while ((at = strstr(at, e->inside))) {
		const char *end = at + strlen(e->inside);

		if ((*end && !ends_a_name(*end)) || (at > p->said.s && !ends_a_name(at[-1]))) {
			at = end;
			continue;
		}
		text_add(&said, from, (size_t)(at - from));
		text_add_string(&said, e->program);
		from = at = end;
	}
	text_add_string(&said, from);
	text_release(&p->said);
	p->said = said;
}

static int report_broken(const struct errand *e, const struct jail_result *result)
{
	const char *name = e->process->argv[0];
	char *not_executed = xprintf("cannot execute '%s': ", e->inside);
	const size_t length = strlen(not_executed);
	const bool is_not_executed = !strncmp(result->message, not_executed, length);

	free(not_executed);
	if (is_not_executed)
		return error("cannot start '%s': %s", name, result->message + length);
	return error("cannot run '%s' in the jail: %s", name, result->message);
}

static int take_result(struct errand *e, const struct jail_result *result)
{
	struct process *p = e->process;
	const bool is_exit = result->ending == JAIL_EXITED;

	if (result->ending == JAIL_BROKEN)
		return report_broken(e, result);
	p->status = is_exit ? result->code << 8 : result->code;
	p->timed_out = result->stop == JAIL_STOP_CPU || result->stop == JAIL_STOP_WALL ||
			(!is_exit && result->code == SIGXCPU);
	p->cpu_us = result->cpu_us;
	if (result->oom || result->stop == JAIL_STOP_MEMORY)
		p->over_mib = (int)(e->job.limits.memory_bytes >> 20);
	if (p->sources)
		stage_rename_back(&p->said);
	else
		name_program(e);
	if (keep(result->fetched, p->writes[0], p->sources ? 0755 : 0644))
		return -1;
	return keep(result->fetched_too, p->writes[1], 0644);
}

/* In the jail of the last step, or in one of its own.  Returns -1 with a broken result. */
static int start(struct errand *e, struct jail_result *result)
{
	const int run = shared.run;

	if (!e->is_step)
		return jail_start(&jail, &e->job, result);
	shared.run = -1;
	*result = (struct jail_result){ .ending = JAIL_BROKEN, .fetched = -1, .fetched_too = -1 };
	return jail_next(run, &e->job, e->in, e->read, result->message) ? -1 : run;
}

int process_run_in_jail(struct process *p)
{
	struct jail_result result;
	struct errand e;
	int rc = errand_init(&e, p), run;

	if (!rc) {
		run = start(&e, &result);
		close(e.said[1]);
		e.said[1] = -1;
		if (run >= 0)
			attend(&e, run, &result);
		rc = take_result(&e, &result);
		if (process_keep_output(p, e.out))
			rc = -1;
	}
	errand_release(&e);
	return rc;
}

/* --- Two that talk ----------------------------------------------------------------------- */

/* The relay hears what they say to each other, but not this. */
static void keep_said(struct errand *e)
{
	e->err = memfd_create("said", MFD_CLOEXEC);
	if (e->err < 0)
		die("cannot keep what '%s' says: %s", e->process->argv[0], strerror(errno));
	e->job.err = e->err;
}

static void read_said(struct errand *e)
{
	struct process *p = e->process;

	if (!lseek(e->err, 0, SEEK_SET))
		while (p->said.length < PROCESS_SAID_MAX && process_hear(p, e->err))
			;
}

static int prepare_to_talk(struct errand *e, struct process *p)
{
	p->said = TEXT_INIT;
	p->timed_out = false;
	p->over_mib = 0;
	process_say(p);
	const int rc = errand_init(e, p);

	keep_said(e);
	return rc;
}

/* The interactor lives as long as the program, and then has time of its own. */
static int talk_in_jail(struct process *program, struct process *interactor, struct jail_talk *talk)
{
	struct errand one, other;
	int rc = prepare_to_talk(&one, program);

	rc |= prepare_to_talk(&other, interactor);
	if (!rc) {
		other.job.ignores_sigpipe = true;
		other.job.limits.wall_ms += 2 * one.job.limits.wall_ms;
		jail_talk_run(&jail, &one.job, &other.job, talk);
		read_said(&one);
		read_said(&other);
		rc = take_result(&one, &talk->program);
		rc |= take_result(&other, &talk->interactor);
	}
	errand_release(&one);
	errand_release(&other);
	return rc;
}

int process_talk(struct process *program, struct process *interactor, struct jail_talk *talk)
{
	const bool has_jail = process_open_jail();
	char why[JAIL_MESSAGE_MAX];
	int rc;

	jail.required = has_jail ? jail.required : JAIL_LEVEL_UNSAFE;
	if (!has_jail && jail_open_quietly(&jail, why))
		return error("cannot run '%s' and '%s' together: %s", program->argv[0],
				interactor->argv[0], why);
	rc = talk_in_jail(program, interactor, talk);
	if (!has_jail)
		jail_release(&jail);
	return rc;
}
