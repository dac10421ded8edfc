/*
 * setter - from a problem folder to verified test data.
 *
 *     setter COMMAND [options] [PROBLEM] [args]
 */
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "base/diag.h"
#include "base/interrupt.h"
#include "base/repeats.h"
#include "build/build_lock.h"
#include "cmd/cmd.h"
#include "process/process.h"
#include "process/progress.h"

static int run(const struct command *command, char **argv)
{
	SCOPED(names) arguments = NAMES_INIT;
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
			code = command->jail_options ? jail_options_take() : EXIT_AS_DECLARED;
			if (!code)
				code = command->run(&arguments);
			repeats_tell();
			if (common.strict && diag_warnings && !code) {
				error("there are warnings, and --strict makes them errors");
				code = EXIT_NOT_AS_DECLARED;
			}
		}
	}
	return code;
}

/* What the word stands for; NULL is not a word. */
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

/*
 * A stream that whoever started us has closed must not become the number of the next file that is
 * opened: what is printed would go there.  Reading or writing it fails, as it should.
 */
static void reserve_streams(void)
{
	for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++)
		if (fcntl(fd, F_GETFD) < 0 &&
				open("/dev/null", fd == STDIN_FILENO ? O_WRONLY : O_RDONLY) != fd)
			_exit(EXIT_BROKEN);
}

int main(int argc, char **argv)
{
	const struct command *command;
	char **word;
	int code;

	reserve_streams();
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
	if (interrupt_signal())
		build_lock_tidy();
	interrupt_obey();
	return code;
}
