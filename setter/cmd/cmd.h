/*
 * cmd.h - the commands of the driver, one in each cmd_NAME.c; all are listed in commands.c.
 */
#ifndef CMD_H
#define CMD_H

#include <stdio.h>

#include "base/command_line.h"
#include "base/names.h"
#include "problem/kit.h"

extern const struct command command_build_entry;
extern const struct command command_check_entry;
extern const struct command command_clean_entry;
extern const struct command command_completion_entry;
extern const struct command command_doctor_entry;
extern const struct command command_export_entry;
extern const struct command command_hack_entry;
extern const struct command command_help_entry;
extern const struct command command_judge_entry;
extern const struct command command_mutate_entry;
extern const struct command command_new_entry;
extern const struct command command_report_entry;
extern const struct command command_run_entry;
extern const struct command command_show_entry;
extern const struct command command_status_entry;
extern const struct command command_time_entry;
extern const struct command command_unit_entry;
extern const struct command command_version_entry;

extern const struct command *const commands[]; /* ends in NULL */
const struct command *command_find(const char *name);
/* Reports an error with the nearest command as a hint, and returns EXIT_BAD_REQUEST. */
int command_unknown(const char *name);

/* What `setter` alone prints. */
int cmd_overview(FILE *);

/* --- command_problem.c: which problems a command is about ----------------------------------- */

/*
 * The problems that are named, or the one we are in, or all.  Names may be paths
 * (problems/X/).  Sorted, without repetitions.  Reports an error and returns -1.
 */
int command_problems(const struct kit *, const struct names *arguments, struct names *ids);

/*
 * The opening of a command about problems, and of one about a single problem: finds the kit and
 * what the arguments name, and runs.  Returns what that returns, or EXIT_BAD_REQUEST.
 */
int command_for_problems(const struct names *arguments,
		int (*run)(const struct kit *, const struct names *ids));
int command_for_problem(const struct names *arguments,
		int (*run)(const struct kit *, const char *id, const struct names *rest));

/* --- output_file.c: where -o says that a file goes ------------------------------------------ */

/*
 * A file is created or replaced as a whole, by a rename.  A folder, a device, a pipe or a
 * link cannot be replaced like that without being lost, so they are refused; '-' is standard
 * output.
 */

/* Where it is, now that we are in the root: as it is given, if we were started there. */
char *output_place(const struct kit *, const char *output);

/*
 * What the user calls `output`, seen from the root; "-" stays as it is.  Reports an error and
 * returns an exit code if no file can be written there.  *path is to be freed in any case.
 */
int output_path(const struct kit *, const char *output, char **path);

/*
 * May a file take this place?  Reports an error and returns an exit code if not; `shown` is
 * what the message calls it.
 */
int output_check(const char *path, const char *shown);

/* --- jail_options.c: how much of a jail the user wants: one table for all commands that run programs --- */

/*
 *     --jail=NAME           exactly this level: a weaker one than the machine gives, for tests
 *     --require-jail=NAME   whatever the machine gives, but nothing below this level
 *     --unsafe              whatever the machine gives, and 'unsafe' where that is nothing
 *
 * So the level 'unsafe' is never had without being named by the very command that runs at it,
 * be it by --unsafe, --jail=unsafe or --require-jail=unsafe.
 */

extern const struct cli_option jail_option_table[];
/* What NAME can be, for shells. */
extern const char jail_option_levels[];

/*
 * Makes what was given the choice of this process (jail.h).  Returns an exit code: it reports
 * an error if a name is unknown, options contradict each other, or the machine gives too little.
 */
int jail_options_take(void);

#endif
