/*
 * setter help, setter version, and setter alone.
 */
#include "cmd/cmd.h"

#include <stdio.h>

#include "base/diag.h"
#include "cmd/manual.h"

int cmd_overview(FILE *out)
{
	fputs("setter turns a problem folder into verified test data, and judges programs with it.\n\n"
	      "    setter build                     make and verify the tests of all problems\n"
	      "    setter run all-moves             is each solution as right or wrong as it declares?\n"
	      "    setter judge one-pair ~/a.cpp    judge anybody's program, in a jail\n"
	      "    setter hack huge-pairs           search for inputs that break a solution\n"
	      "    setter export kattis all-moves   write a package that a judge takes\n\n"
	      "It works in a folder that has problems/, from anywhere below; 'setter new' makes a problem.\n"
	      "More: setter help, setter help build, man setter\n",
			out);
	return EXIT_AS_DECLARED;
}

static int list_commands(void)
{
	puts("setter COMMAND [options] [PROBLEM] [args]\n");
	for (size_t i = 0; commands[i]; i++)
		printf("    %-12s %s\n", commands[i]->name, commands[i]->purpose);
	puts("\nsetter help COMMAND tells more.");
	return EXIT_AS_DECLARED;
}

static bool as_manual;

static const struct cli_option options[] = {
	{ 0, "man", OPTION_FLAG, &as_manual, NULL, "print the manual page setter.1" },
	{ .kind = OPTION_END },
};

static int cmd_help(const struct names *arguments)
{
	const struct command *command;

	if (as_manual) {
		print_manual(stdout);
		return EXIT_AS_DECLARED;
	}
	if (!arguments->count)
		return list_commands();
	if (arguments->count > 1) {
		error("setter help wants one command, not '%s' too", arguments->list[1]);
		hint("setter help %s", arguments->list[1]);
		return EXIT_BAD_REQUEST;
	}
	command = command_find(arguments->list[0]);
	if (!command)
		return command_unknown(arguments->list[0]);
	command_help(command, stdout);
	return EXIT_AS_DECLARED;
}

const struct command command_help_entry = { "help", "what a command does, and its options",
	"[COMMAND]", options, NULL, cmd_help };

static int cmd_version(const struct names *arguments)
{
	(void)arguments;
	puts("setter " SETTER_VERSION);
	return EXIT_AS_DECLARED;
}

const struct command command_version_entry = { "version", "which setter this is", "", NULL, NULL,
	cmd_version };
