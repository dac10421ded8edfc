/*
 * command_line.h - commands and their options, each from one table.
 *
 * The table parses the command line, and prints the help, the shell completions and the
 * OPTIONS of setter.1, so these cannot disagree:
 *
 *     static int jobs;
 *     static bool update;
 *
 *     static const struct cli_option options[] = {
 *             { 'j', "jobs", OPTION_NUMBER, &jobs, "N", "run N programs at a time" },
 *             { 0, "update-hashes", OPTION_FLAG, &update, NULL, "rewrite tests.xxh" },
 *             { .kind = OPTION_END },
 *     };
 *
 * Long options take their value as --name=value or --name value; short ones can be
 * bundled; "--" ends the options; --no-NAME is the opposite of a flag.  Names cannot be
 * shortened.  Options that mean the same everywhere are in `common`, and every command
 * has them.
 */
#ifndef COMMAND_LINE_H
#define COMMAND_LINE_H

#include <stdbool.h>
#include <stdio.h>

#include "base/names.h"
#include "base/terminal.h"

enum option_kind {
	OPTION_END,
	OPTION_FLAG,         /* bool */
	OPTION_OFF,          /* bool: the opposite of another flag, which is the default */
	OPTION_MORE,         /* int: how often it occurs */
	OPTION_NUMBER,       /* int, from 1 */
	OPTION_WORD,         /* const char * */
	OPTION_WHETHER,      /* enum whether: auto, always, never */
	OPTION_MILLISECONDS, /* int: 1500ms, 1.5s, 10s, 2m */
};

struct cli_option {
	char letter; /* or 0 */
	const char *name;
	enum option_kind kind;
	void *target;
	const char *argument; /* what the help calls its value */
	const char *help;
};

struct command {
	const char *name;
	const char *purpose;   /* one sentence, without a full stop */
	const char *arguments; /* "[PROBLEM...]" */
	const struct cli_option *options;
	const char *const *examples; /* ends in NULL */
	/* Gets what is left: the positional arguments.  Returns an exit code. */
	int (*run)(const struct names *arguments);
	/* Of a command that runs programs, what it shares with the others (cmd.h); or NULL. */
	const struct cli_option *jail_options;
};

/* What every command has. */
struct common_options {
	bool quiet, help, strict;
	int verbose;
	const char *folder; /* -C */
	enum whether colour, progress;
};
extern struct common_options common;
extern const struct cli_option common_option_table[];

/*
 * Reads the environment, and the options that stand before the command: those of every
 * command.  Returns where the command stands in argv, or reports an error and returns NULL.
 */
char **command_line_start(char **argv);

/*
 * Reads what follows the command; the rest goes to `arguments`.  Reports an error and
 * returns -1.
 */
int command_line_parse(const struct command *, char **argv, struct names *arguments);

/* purpose, synopsis, options, examples, exit codes */
void command_help(const struct command *, FILE *);

#endif
