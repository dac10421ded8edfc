#include "cmd/manual.h"

#include "base/command_line.h"

static const char opening[] =
		".\\\" Made by `setter help --man` from the option tables; `make docs/setter.1` renews it.\n"
		".TH SETTER 1 \"\" wythoff-kit \"Setting programming problems\"\n"
		".SH NAME\n"
		"setter \\- from a problem folder to verified test data\n"
		".SH SYNOPSIS\n"
		".B setter\n"
		".I COMMAND\n"
		".RI [ options ]\n"
		".RI [ PROBLEM ]\n"
		".RI [ args ]\n"
		".SH DESCRIPTION\n"
		"Setter works in a folder that has\n"
		".IR problems/ ,\n"
		"from anywhere below it.\n"
		"A problem X is described by\n"
		".I problems/X/problem.yaml\n"
		"and its tests by\n"
		".IR problems/X/tests.plan ;\n"
		"its programs are in\n"
		".IR gen/ ,\n"
		".IR validator/ ,\n"
		".I checker/\n"
		"and\n"
		".IR solutions/X/ .\n"
		"Everything that is made goes to\n"
		".IR build/ .\n"
		".PP\n"
		"Long options take their value as \\-\\-name=value or \\-\\-name value; short ones can be\n"
		"bundled; \\-\\- ends the options; \\-\\-no\\-NAME is the opposite of a flag.\n";

static const char closing[] =
		".SH EXIT STATUS\n"
		".TP\n0\neverything is as declared\n"
		".TP\n1\nthe problem is not as declared\n"
		".TP\n2\nthe request, or a file that a setter wrote, is wrong\n"
		".TP\n3\nthe kit or the machine failed\n"
		".TP\n130, 143\ninterrupted by SIGINT, by SIGTERM\n"
		".SH ENVIRONMENT\n"
		".TP\n.B SETTER_JOBS\nhow many programs run at a time, unless \\-j says so\n"
		".TP\n.B SETTER_COLOR\nauto, always or never, unless \\-\\-color says so\n"
		".TP\n.BR NO_COLOR \", \" CLICOLOR_FORCE\nas everywhere\n"
		".TP\n.BR CC \", \" CFLAGS\nthe compiler of validators, generators and checkers, and its "
		"options (cc, \\-O2)\n"
		".SH FILES\n"
		".TP\n.I problems/X/problem.yaml\n"
		"The problem in YAML: name, validator, checker and reference are required; limits, bounds, "
		"cases, hack, shrink, plot and others are not.\n"
		"Programs are named without folder and ending; {NAME} in a line is a bound.\n"
		".TP\n.I problems/X/tests.plan\n"
		"One line for each test: a generator with its options, which are its seed, or copy FILE; "
		"behind # what it is for.\n"
		"@group NAME points=N begins a group; BOUND=N makes a bound smaller there, include=GROUP "
		"lets the tests of another one count too.\n"
		".TP\n.I problems/X/unit.plan\n"
		"Tests of the validator and of the checker: test \"NAME\", then input, answer and output "
		"as texts (<<END), by a generator (input gen) or by the reference, each followed by what must "
		"be said: VALID, INVALID, AC, WA, PE or FAIL.\n"
		".TP\n.I problems/X/tests.xxh\nthe hashes of all tests, as xxhsum \\-H2 prints them\n"
		".TP\n.I solutions/X/NAME.c\n"
		"A solution, right or wrong.\n"
		"Its first comment has @expect: AC, or VERDICT|VERDICT for all groups, or GROUP VERDICT, "
		"GROUP VERDICT for some, where the others are AC; a verdict with ! must occur.\n"
		"What fails has @because, and may have @witness, an input that shows it.\n"
		".TP\n.I build/problems/X/tests/GROUP\\-NN.in\nand .ans: the tests\n"
		".TP\n.I build/problems/X/run.json\n"
		"What the last whole run found, written by setter run for all solutions and tests; what "
		"setter run \\-\\-json prints.\n"
		"docs/schemas/setter\\-run.json describes it.\n"
		".TP\n.I build/problems/X/report.html\n"
		"That run as a page without anything else to load, by setter report.\n";

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

void print_manual(FILE *out)
{
	fputs(opening, out);
	fputs(".SH COMMANDS\n", out);
	for (size_t i = 0; commands[i]; i++)
		put_command(commands[i], out);
	fputs(".SH OPTIONS\nThese mean the same with every command.\n", out);
	put_options(common_option_table, out);
	fputs(closing, out);
}
