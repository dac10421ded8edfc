/*
 * setter help, setter version, and setter alone.
 */
#include "cmd/cmd.h"

#include <stdio.h>

#include "base/diag.h"
#include "base/embed.h"
#include "base/version.h"
#include "jail/jail.h"

/* --- Setter.1, from the tables that parse ---------------------------------------------------- */

EMBED(opening, "setter/cmd/manual/opening.roff");

EMBED(closing, "setter/cmd/manual/closing.roff");

/* A hyphen that is typed, and nothing that a line of roff could begin with. */
static void put_escaped(const char *s, FILE *out)
{
	for (; *s; s++)
		if (*s == '-')
			fputs("\\-", out);
		else if (*s == '\\')
			fputs("\\e", out);
		else if (*s == '\'')
			fputs("\\(aq", out);
		else
			fputc(*s, out);
}

static void put_options(const struct cli_option *o, FILE *out)
{
	for (; o && o->kind != OPTION_END; o++) {
		fputs(".TP\n\\fB", out);
		if (o->letter)
			fprintf(out, "\\-%c%s", o->letter, o->name ? "\\fR, \\fB" : "");
		if (o->name) {
			fputs("\\-\\-", out);
			put_escaped(o->name, out);
		}
		if (o->argument)
			fprintf(out, "\\fR%s\\fI%s", o->name ? "=" : " ", o->argument);
		fputs("\\fR\n", out);
		put_escaped(o->help, out);
		fputc('\n', out);
	}
}

static void put_command(const struct command *c, FILE *out)
{
	fprintf(out, ".SS \"setter %s", c->name);
	if (*c->arguments)
		fputc(' ', out);
	put_escaped(c->arguments, out);
	fputs("\"\n", out);
	put_escaped(c->purpose, out);
	fputs("\n", out);
	put_options(c->options, out);
	if (!c->examples)
		return;
	fputs(".PP\n.nf\n", out);
	for (size_t i = 0; c->examples[i]; i++) {
		fputs(".RS 4\n", out);
		put_escaped(c->examples[i], out);
		fputs("\n.RE\n", out);
	}
	fputs(".fi\n", out);
}

static void put_jail(FILE *out)
{
	const char *before = "";

	fputs(".SH THE JAIL\nThe programs of kits and contestants run in a jail. "
	      "These options mean the same with every command that runs programs: ",
			out);
	for (size_t i = 0; commands[i]; i++)
		if (commands[i]->jail_options) {
			fprintf(out, "%s%s", before, commands[i]->name);
			before = ", ";
		}
	fputs(".\n", out);
	put_options(jail_option_table, out);
	fputs(".PP\nIf the machine lacks the level, setter exits with code 3 before it runs anything.\n"
	      "The level unsafe is used only if the same command names it: \\-\\-unsafe permits it if "
	      "there is nothing better, \\-\\-jail=unsafe selects it.\n"
	      ".PP\nThe levels, weakest first; setter doctor says which one this machine has, and "
	      "what the next one needs:\n",
			out);
	for (int l = JAIL_LEVEL_UNSAFE; l < JAIL_LEVELS; l++) {
		fprintf(out, ".TP\n\\fB%s\\fR\n", jail_level_name((enum jail_level)l));
		put_escaped(jail_level_words((enum jail_level)l), out);
		fputs("\n", out);
	}
}

/* The whole page, in the man macros; docs/setter.1 is this. */
static void print_manual(FILE *out)
{
	fputs(opening, out);
	fputs(".SH COMMANDS\n", out);
	for (size_t i = 0; commands[i]; i++)
		put_command(commands[i], out);
	fputs(".SH OPTIONS\nThese mean the same with every command.\n", out);
	put_options(common_option_table, out);
	put_jail(out);
	fputs(closing, out);
}

int cmd_overview(FILE *out)
{
	fputs("setter turns a problem folder into verified test data, and judges programs with "
	      "it.\n"
	      "\n"
	      "    setter build                     make and verify the tests of all "
	      "problems\n"
	      "    setter run all-moves             does each solution get its "
	      "declared verdict?\n"
	      "    setter judge one-pair ~/a.cpp    judge anybody's program, in a "
	      "jail\n"
	      "    setter hack huge-pairs           search for inputs that break a "
	      "solution\n"
	      "    setter export kattis all-moves   write a package for a judge\n"
	      "\n"
	      "Run it in a folder that has problems/, or anywhere below; 'setter new "
	      "ID' starts a problem.\n"
	      "More: setter help, setter help build, man setter\n",
			out);
	return EXIT_AS_DECLARED;
}

static int list_commands(void)
{
	puts("setter COMMAND [options] [PROBLEM] [args]\n");
	for (size_t i = 0; commands[i]; i++)
		printf("    %-12s %s\n", commands[i]->name, commands[i]->purpose);
	puts("\nMore: setter help COMMAND");
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
		error("setter help takes one command; unexpected '%s'", arguments->list[1]);
		hint("setter help %s", arguments->list[1]);
		return EXIT_BAD_REQUEST;
	}
	command = command_find(arguments->list[0]);
	if (!command)
		return command_unknown(arguments->list[0]);
	command_help(command, stdout);
	return EXIT_AS_DECLARED;
}

const struct command command_help_entry = { "help", "explain a command and its options",
	"[COMMAND]", options, NULL, cmd_help, NULL };

static int cmd_version(const struct names *arguments)
{
	(void)arguments;
	puts("setter " SETTER_VERSION);
	return EXIT_AS_DECLARED;
}

const struct command command_version_entry = { "version", "print the version", "", NULL, NULL,
	cmd_version, NULL };
