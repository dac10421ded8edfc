/*
 * setter - from a problem folder to verified test data.
 *
 *     setter COMMAND [options] [PROBLEM] [args]
 */
#include <string.h>

#include "cmd/cmd.h"
#include "base/diag.h"
#include "base/interrupt.h"
#include "jail/jail.h"
#include "process/process.h"
#include "process/progress.h"
#include "base/repeats.h"

const struct command *const commands[] = {
	&command_build_entry,
	&command_run_entry,
	&command_judge_entry,
	&command_hack_entry,
	&command_unit_entry,
	&command_time_entry,
	&command_export_entry,
	&command_report_entry,
	&command_check_entry,
	&command_status_entry,
	&command_show_entry,
	&command_new_entry,
	&command_clean_entry,
	&command_doctor_entry,
	&command_help_entry,
	&command_version_entry,
	&command_completion_entry,
	NULL,
};

static int run(const struct command *command, char **argv)
{
	struct names arguments = NAMES_INIT;
	int code = EXIT_BAD_REQUEST;

	if (!command_line_parse(command, argv, &arguments)) {
		terminal_set_colour(common.colour);
		progress_set(common.quiet ? NEVER : common.progress);
		diag_set_quiet(common.quiet);
		if (common.verbose)
			repeats_show_all();
		if (common.help) {
			command_help(command, stdout);
			code = EXIT_AS_DECLARED;
		} else {
			code = command->run(&arguments);
			repeats_tell();
			if (common.strict && diag_warnings && !code) {
				error("there are warnings, and --strict makes them errors");
				code = EXIT_NOT_AS_DECLARED;
			}
		}
	}
	names_release(&arguments);
	return code;
}

/* What the word stands for; NULL is no word. */
static const struct command *find_command(const char *word)
{
	if (!word)
		return common.help ? &command_help_entry : NULL;
	return !strcmp(word, "--version") ? &command_version_entry : command_find(word);
}

static int no_command(const char *word)
{
	if (word)
		return command_unknown(word);
	error("which command?");
	hint("setter help lists them");
	return EXIT_BAD_REQUEST;
}

int main(int argc, char **argv)
{
	const struct command *command;
	char **word;
	int code;

	if (argc < 2)
		return cmd_overview(stdout);
	word = command_line_start(argv);
	if (!word)
		return EXIT_BAD_REQUEST;
	command = find_command(*word);
	if (!command)
		return no_command(*word);
	common.help = common.help && *word;
	interrupt_install();
	code = run(command, word + (*word != NULL));
	if (fflush(stdout) || ferror(stdout)) {
		error("cannot write to standard output");
		code = EXIT_BROKEN;
	}
	process_close_jail();
	interrupt_obey();
	return code;
}
