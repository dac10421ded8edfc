/*
 * setter completion - a script for a shell, from the same tables that parse.
 */
#include "cmd/cmd.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "base/diag.h"
#include "base/embed.h"
#include "export/export.h"

static const char *const shells[] = { "bash", "zsh", "fish", NULL };

static void put_words(const struct cli_option *o, const char *separator)
{
	for (; o && o->kind != OPTION_END; o++) {
		if (o->letter)
			printf("-%c%s", o->letter, separator);
		if (o->name)
			printf("--%s%s", o->name, separator);
	}
}

static void put_command_names(const char *separator)
{
	for (size_t i = 0; commands[i]; i++)
		printf("%s%s", i ? separator : "", commands[i]->name);
}

/* --- What a word can be --------------------------------------------------------------------- */

/*
 * The kinds of words that the scripts know: PROBLEM, one unless it is PROBLEM...; SOLUTION and
 * TEST, of the problem that is named; or the words themselves, 'bash|zsh|fish', one of them.
 * All else is left to the shell, which knows files.
 */
static void put_kind(const char *word, size_t length)
{
	if (length == 7 && !strncmp(word, "COMMAND", length))
		put_command_names("|");
	else if (length == 6 && !strncmp(word, "TARGET", length))
		for (size_t i = 0; export_targets[i]; i++)
			printf("%s%s", i ? "|" : "", export_targets[i]->name);
	else if (length == 4 && !strncmp(word, "WHEN", length))
		fputs("auto|always|never", stdout);
	else if (length == 4 && !strncmp(word, "NAME", length))
		fputs(jail_option_levels, stdout);
	else
		printf("%.*s", (int)length, word);
}

/* "[PROBLEM] [FILE|SOLUTION...]" as 'PROBLEM' 'FILE' 'SOLUTION'; "a|b" stays one. */
static void put_kinds(const char *arguments, const char *quote)
{
	const bool literal = islower((unsigned char)*arguments);

	while (*arguments) {
		const size_t length = strcspn(arguments, literal ? "" : " []|");
		const bool is_problem = !strncmp(arguments, "PROBLEM", 7);

		if (length) {
			printf(" %s", quote);
			put_kind(arguments,
					literal || is_problem ? length
							      : strcspn(arguments, " []|."));
			fputs(quote, stdout);
		}
		arguments += length + (arguments[length] != '\0');
	}
}

/* What the value of an option can be; a problem may be there before. */
static void put_value_kinds(const struct cli_option *o, const char *quote)
{
	put_kinds(!strcmp(o->argument, "PROBLEM") ? "PROBLEM..." : o->argument, quote);
}

/* --- Bash --------------------------------------------------------------------------------------- */

/* For bash and zsh. */
EMBED(known_words, "setter/cmd/completion/known.sh");

EMBED(bash_words, "setter/cmd/completion/setter.bash");

static void bash_values(const struct cli_option *o)
{
	for (; o && o->kind != OPTION_END; o++) {
		if (!o->argument)
			continue;
		fputs("\t\t", stdout);
		if (o->letter)
			printf("-%c%s", o->letter, o->name ? "|" : "");
		printf("%s%s) value=yes kinds='", o->name ? "--" : "", o->name ? o->name : "");
		put_value_kinds(o, "");
		puts("' ;;");
	}
}

/* A function that sets options, kinds and value for a command, and for an option in $option. */
static void bash_tables(void)
{
	fputs("_setter_tables()\n{\n\tif [ \"$COMP_CWORD\" -eq 1 ]; then\n\t\tkinds='", stdout);
	put_command_names("|");
	puts("'\n\t\treturn\n\tfi\n\tcase $1 in");
	for (size_t i = 0; commands[i]; i++) {
		printf("\t%s) options='", commands[i]->name);
		put_words(commands[i]->options, " ");
		put_words(commands[i]->jail_options, " ");
		put_words(common_option_table, " ");
		fputs("' kinds='", stdout);
		put_kinds(commands[i]->arguments, "");
		puts("'\n\t\tcase $option in");
		bash_values(commands[i]->options);
		bash_values(commands[i]->jail_options);
		puts("\t\tesac ;;");
	}
	puts("\tesac\n\tcase $option in");
	bash_values(common_option_table);
	puts("\tesac\n}");
}

static void complete_bash(void)
{
	puts("# bash completion of setter: eval \"$(setter completion bash)\"");
	fputs(known_words, stdout);
	bash_tables();
	fputs(bash_words, stdout);
}

/* --- Zsh ----------------------------------------------------------------------------------------- */

/*
 * zsh could take bash's script by bashcompinit, but it splits no words as bash does, so that only
 * options complete, and none would show what it is for.
 */
EMBED(zsh_words, "setter/cmd/completion/setter.zsh");

/* In single quotes, where a quote itself ends them for a moment. */
static void put_quoted(const char *s)
{
	for (; *s; s++)
		if (*s == '\'')
			fputs("'\\''", stdout);
		else
			putchar(*s);
}

static void zsh_options(const struct cli_option *o)
{
	for (; o && o->kind != OPTION_END; o++)
		for (int is_long = 0; is_long < 2; is_long++) {
			if (is_long ? !o->name : !o->letter)
				continue;
			if (is_long)
				printf(" '--%s%s[", o->name, o->argument ? "=" : "");
			else
				printf(" '-%c[", o->letter);
			put_quoted(o->help);
			putchar(']');
			if (o->argument) {
				printf(":%s:{_setter_add", o->argument);
				put_value_kinds(o, "\"");
				putchar('}');
			}
			putchar('\'');
		}
}

static void complete_zsh(void)
{
	puts("#compdef setter\n# zsh completion of setter: setter completion zsh > _setter");
	fputs(known_words, stdout);
	fputs(zsh_words, stdout);
	puts("_setter()\n{\n\tif (( CURRENT == 2 )); then");
	fputs("\t\tcompadd ", stdout);
	put_command_names(" ");
	puts("\n\t\treturn\n\tfi\n\tcase ${words[2]} in");
	for (size_t i = 0; commands[i]; i++) {
		printf("\t%s) _arguments", commands[i]->name);
		zsh_options(commands[i]->options);
		zsh_options(commands[i]->jail_options);
		zsh_options(common_option_table);
		fputs(" '*:argument:{_setter_add", stdout);
		put_kinds(commands[i]->arguments, "\"");
		puts("}' ;;");
	}
	/* From a folder of fpath it is the body of the function, at its first call. */
	puts("\tesac\n}\nif [[ ${funcstack[1]} = _setter ]]; then\n\t_setter \"$@\"\n"
	     "else\n\tcompdef _setter setter\nfi");
}

/* --- Fish ---------------------------------------------------------------------------------------- */

EMBED(fish_words, "setter/cmd/completion/setter.fish");

static bool is_file(const char *argument)
{
	return strstr(argument, "FILE") || strstr(argument, "DIR");
}

static void fish_options(const char *command, const struct cli_option *o)
{
	for (; o && o->kind != OPTION_END; o++) {
		printf("complete -c setter -n '__fish_seen_subcommand_from %s'", command);
		if (o->letter)
			printf(" -s %c", o->letter);
		if (o->name)
			printf(" -l %s", o->name);
		if (o->argument && is_file(o->argument)) {
			fputs(" -r", stdout);
		} else if (o->argument) {
			fputs(" -x -a '(__setter_known", stdout);
			put_value_kinds(o, "\"");
			fputs(")'", stdout);
		}
		fputs(" -d '", stdout);
		for (const char *s = o->help; *s; s++)
			printf(*s == '\'' ? "\\'" : *s == '\\' ? "\\\\" : "%c", *s);
		puts("'");
	}
}

static void complete_fish(void)
{
	fputs(fish_words, stdout);
	for (size_t i = 0; commands[i]; i++) {
		printf("complete -c setter -n __fish_use_subcommand -f -a %s -d '%s'\n",
				commands[i]->name, commands[i]->purpose);
		fish_options(commands[i]->name, commands[i]->options);
		fish_options(commands[i]->name, commands[i]->jail_options);
		fish_options(commands[i]->name, common_option_table);
		printf("complete -c setter -n '__fish_seen_subcommand_from %s'%s -a '(__setter_known",
				commands[i]->name, is_file(commands[i]->arguments) ? "" : " -f");
		put_kinds(commands[i]->arguments, "\"");
		puts(")'");
	}
}

/* --- The command ----------------------------------------------------------------------------------- */

static int cmd_completion(const struct names *arguments)
{
	static void (*const complete[])(void) = { complete_bash, complete_zsh, complete_fish };

	for (size_t i = 0; arguments->count == 1 && shells[i]; i++)
		if (!strcmp(arguments->list[0], shells[i])) {
			complete[i]();
			return EXIT_AS_DECLARED;
		}
	error("completion for which shell? bash, zsh or fish");
	return EXIT_BAD_REQUEST;
}

static const char *const examples[] = { "eval \"$(setter completion bash)\"", NULL };

const struct command command_completion_entry = { "completion",
	"print a script that completes commands and options in a shell", "bash|zsh|fish", NULL,
	examples, cmd_completion, NULL };
