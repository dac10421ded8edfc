#include "base/command_line.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "base/xalloc.h"

struct common_options common;

const struct cli_option common_option_table[] = {
	{ 'C', NULL, OPTION_WORD, &common.folder, "DIR", "act as if started in DIR" },
	{ 'q', "quiet", OPTION_FLAG, &common.quiet, NULL, "print only errors and the final line" },
	{ 'v', "verbose", OPTION_MORE, &common.verbose, NULL,
			"print one line per item; twice: the commands, too" },
	{ 0, "strict", OPTION_FLAG, &common.strict, NULL, "treat warnings as errors" },
	{ 0, "color", OPTION_WHETHER, &common.colour, "WHEN", "auto, always or never" },
	{ 0, "progress", OPTION_WHETHER, &common.progress, "WHEN", "auto, always or never" },
	{ 'h', "help", OPTION_FLAG, &common.help, NULL, "print this help" },
	{ .kind = OPTION_END },
};

/* --- Values ------------------------------------------------------------------------------ */

static bool parse_number(const char *text, int *value)
{
	char *end;
	const long number = strtol(text, &end, 10);

	if (!isdigit((unsigned char)*text) || *end || number < 1 || number > 100000)
		return false;
	*value = (int)number;
	return true;
}

static bool parse_whether(const char *text, enum whether *value)
{
	static const char *const words[] = { "auto", "always", "never" };

	for (int i = 0; i < 3; i++)
		if (!strcmp(text, words[i])) {
			*value = (enum whether)i;
			return true;
		}
	return false;
}

/* Digits, perhaps a point and more of them, then ms, s or m. */
static bool parse_milliseconds(const char *text, int *value)
{
	long long thousandths = 0;
	int unit = 1000;

	if (!isdigit((unsigned char)*text))
		return false;
	for (; isdigit((unsigned char)*text) && thousandths < 1000000000; text++)
		thousandths = thousandths * 10 + (*text - '0') * 1000;
	if (*text == '.')
		for (text++; isdigit((unsigned char)*text) && unit > 1; text++)
			thousandths += (*text - '0') * (unit /= 10);
	if (!strcmp(text, "ms"))
		thousandths /= 1000;
	else if (!strcmp(text, "m"))
		thousandths *= 60;
	else if (strcmp(text, "s") != 0)
		return false;
	if (thousandths < 1 || thousandths > 100000000)
		return false;
	*value = (int)thousandths;
	return true;
}

static bool takes_value(const struct cli_option *o)
{
	return o->kind != OPTION_FLAG && o->kind != OPTION_OFF && o->kind != OPTION_MORE;
}

static bool set_value(const struct cli_option *o, const char *value)
{
	switch (o->kind) {
	case OPTION_NUMBER:
		return parse_number(value, o->target);
	case OPTION_WHETHER:
		return parse_whether(value, o->target);
	case OPTION_MILLISECONDS:
		return parse_milliseconds(value, o->target);
	default:
		*(const char **)o->target = value;
		return true;
	}
}

static void set_flag(const struct cli_option *o, bool on)
{
	if (o->kind == OPTION_MORE)
		*(int *)o->target = on ? *(int *)o->target + 1 : 0;
	else
		*(bool *)o->target = on == (o->kind == OPTION_FLAG);
}

/* --- Parsing ------------------------------------------------------------------------------- */

struct parse {
	const struct command *command;
	char **argv; /* the next word */
	struct names *arguments;
};

static const struct cli_option *find_in(const struct cli_option *o, char letter, const char *name,
		size_t length)
{
	for (; o && o->kind != OPTION_END; o++)
		if (letter ? o->letter == letter
			   : o->name && strlen(o->name) == length &&
								!strncmp(o->name, name, length))
			return o;
	return NULL;
}

static const struct cli_option *find(const struct command *c, char letter, const char *name,
		size_t length)
{
	const struct cli_option *o = find_in(c->options, letter, name, length);

	if (!o)
		o = find_in(c->jail_options, letter, name, length);
	return o ? o : find_in(common_option_table, letter, name, length);
}

static void add_names(struct names *known, const struct cli_option *o)
{
	for (; o && o->kind != OPTION_END; o++)
		if (o->name)
			names_take(known, xprintf("--%s", o->name));
}

static int unknown_option(const struct command *c, const char *word, size_t length)
{
	struct names known = NAMES_INIT;
	SCOPED_FREE char *name = xstrndup(word, length), *otherwise = NULL;

	add_names(&known, c->options);
	add_names(&known, c->jail_options);
	add_names(&known, common_option_table);
	if (c->run) {
		otherwise = xprintf("setter help %s", c->name);
		diag_unknown(diag_nowhere, known, name, otherwise, "setter %s has no option '%s'",
				c->name, name);
	} else {
		otherwise = xprintf("put it after the command: setter COMMAND %s", name);
		diag_unknown(diag_nowhere, known, name, otherwise,
				"'%s' is not an option of every command", name);
	}
	return -1;
}

/* In words. */
static const char *const wanted[] = { [OPTION_NUMBER] = "a number from 1",
	[OPTION_WORD] = "a value",
	[OPTION_WHETHER] = "auto, always or never",
	[OPTION_MILLISECONDS] = "a time such as 1500ms, 1.5s or 2m" };

static int give_value(const struct command *c, const struct cli_option *o, const char *word,
		const char *value)
{
	const int length = (int)strcspn(word, "=");

	if (value && set_value(o, value))
		return 0;
	if (value)
		error("option '%.*s' wants %s, not '%s'", length, word, wanted[o->kind], value);
	else
		error("option '%.*s' wants %s", length, word, wanted[o->kind]);
	hint("setter help %s", c->run ? c->name : "COMMAND");
	return -1;
}

static int parse_long(struct parse *p, char *word)
{
	char *equals = strchr(word, '=');
	const size_t length = equals ? (size_t)(equals - word) : strlen(word);
	const bool negated = !strncmp(word, "--no-", 5);
	const struct cli_option *o = find(p->command, 0, word + 2, length - 2);

	if (!o && negated && length > 5) {
		o = find(p->command, 0, word + 5, length - 5);
		if (o && !takes_value(o) && !equals) {
			set_flag(o, false);
			return 0;
		}
		o = NULL;
	}
	if (!o)
		return unknown_option(p->command, word, length);
	if (!takes_value(o)) {
		if (equals)
			return error("option '%.*s' takes no value", (int)length, word);
		set_flag(o, true);
		return 0;
	}
	return give_value(p->command, o, word, equals ? equals + 1 : *p->argv ? *p->argv++ : NULL);
}

static int parse_letters(struct parse *p, char *word)
{
	for (char *letter = word + 1; *letter; letter++) {
		const struct cli_option *o = find(p->command, *letter, NULL, 0);
		const char name[] = { '-', *letter, '\0' };

		if (!o)
			return unknown_option(p->command, name, 2);
		if (takes_value(o))
			return give_value(p->command, o, name,
					letter[1]                  ? letter + 1
							: *p->argv ? *p->argv++
								   : NULL);
		set_flag(o, true);
	}
	return 0;
}

static int parse_option(struct parse *p, char *word)
{
	return word[1] == '-' ? parse_long(p, word) : parse_letters(p, word);
}

static bool is_option(const char *word)
{
	return word[0] == '-' && word[1];
}

/* A variable that is not set, or empty, says nothing. */
static const char *variable(const char *name)
{
	const char *value = getenv(name);

	return value && *value ? value : NULL;
}

static int read_environment(void)
{
	const char *colour = variable("SETTER_COLOR"), *jobs = variable("SETTER_JOBS");
	int number;

	if (colour && !parse_whether(colour, &common.colour))
		return error("the variable SETTER_COLOR wants %s, not '%s'", wanted[OPTION_WHETHER],
				colour);
	if (jobs && !parse_number(jobs, &number))
		return error("the variable SETTER_JOBS wants %s, not '%s'", wanted[OPTION_NUMBER],
				jobs);
	return 0;
}

char **command_line_start(char **argv)
{
	static const struct command any = { .run = NULL };
	struct parse p = { &any, argv + 1, NULL };

	if (read_environment())
		return NULL;
	while (*p.argv && is_option(*p.argv) && strcmp(*p.argv, "--version") != 0) {
		char *word = *p.argv++;

		if (parse_option(&p, word))
			return NULL;
	}
	return p.argv;
}

int command_line_parse(const struct command *c, char **argv, struct names *arguments)
{
	struct parse p = { c, argv, arguments };
	int rc = 0;

	while (!rc && *p.argv) {
		char *word = *p.argv++;

		if (!strcmp(word, "--"))
			break;
		if (is_option(word))
			rc = parse_option(&p, word);
		else
			names_add(arguments, word);
	}
	while (!rc && *p.argv)
		names_add(arguments, *p.argv++);
	if (!rc && arguments->count && !*c->arguments) {
		rc = error("setter %s: unexpected '%s'", c->name, arguments->list[0]);
		hint("setter help %s", c->name);
	}
	return rc;
}

/* --- Help ------------------------------------------------------------------------------------ */

#define HELP_COLUMN 28

static void help_option(const struct cli_option *o, FILE *out)
{
	int width = fprintf(out, o->letter ? "  -%c" : "    ", o->letter);

	if (o->name)
		width += fprintf(out, "%s--%s", o->letter ? ", " : "  ", o->name);
	if (o->argument)
		width += fprintf(out, "%s%s", o->name ? "=" : " ", o->argument);
	fprintf(out, "%*s%s\n", width < HELP_COLUMN - 1 ? HELP_COLUMN - width : 2, "", o->help);
}

static void help_options(const char *title, const struct cli_option *o, FILE *out)
{
	if (!o || o->kind == OPTION_END)
		return;
	fprintf(out, "\n%s%s%s\n", paint(out, ROLE_HEAD), title, paint(out, ROLE_PLAIN));
	for (; o->kind != OPTION_END; o++)
		help_option(o, out);
}

void command_help(const struct command *c, FILE *out)
{
	const char *const head = paint(out, ROLE_HEAD), *const plain = paint(out, ROLE_PLAIN);

	fprintf(out, "%ssetter %s%s - %s\n\n", head, c->name, plain, c->purpose);
	fprintf(out, "    setter %s [options]%s%s\n", c->name, *c->arguments ? " " : "",
			c->arguments);
	help_options("Options", c->options, out);
	help_options("Options of every command that runs programs", c->jail_options, out);
	help_options("Options of every command", common_option_table, out);
	fprintf(out, "  %-*s%s\n", HELP_COLUMN - 2, "    --no-NAME",
			"the opposite of any option without a value");
	if (c->examples) {
		fprintf(out, "\n%sExamples%s\n", head, plain);
		for (size_t i = 0; c->examples[i]; i++)
			fprintf(out, "    %s\n", c->examples[i]);
	}
	fprintf(out,
			"\n"
			"%sExit codes%s\n"
			"  0  everything is as declared\n"
			"  1  the problem is not as declared\n"
			"  2  the request or a file of the problem is wrong\n"
			"  3  the kit or the machine failed\n"
			"  130, 143  interrupted by SIGINT, by SIGTERM\n",
			head, plain);
}
