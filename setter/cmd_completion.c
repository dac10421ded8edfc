/*
 * setter completion - a script for a shell, from the same tables that parse.
 */
#include "cmd.h"

#include <stdio.h>
#include <string.h>

#include "diag.h"

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

/* What stands for itself in the arguments of a command: commands, or "bash|zsh|fish". */
static bool put_argument_words(const struct command *c)
{
	if (strstr(c->arguments, "COMMAND")) {
		put_command_names(" ");
		return true;
	}
	if (!strchr(c->arguments, '|') || strpbrk(c->arguments, "[] "))
		return false;
	for (const char *s = c->arguments; *s; s++)
		putchar(*s == '|' ? ' ' : *s);
	return true;
}

/* Others take the names of problems, from problems/, if anything. */
static void complete_bash(void)
{
	puts("# bash completion of setter: eval \"$(setter completion bash)\"\n"
	     "_setter()\n{\n"
	     "\tlocal word=${COMP_WORDS[COMP_CWORD]} words=\n"
	     "\tif [ \"$COMP_CWORD\" -eq 1 ]; then");
	fputs("\t\twords='", stdout);
	put_command_names(" ");
	puts("'\n\telse\n\t\tcase ${COMP_WORDS[1]} in");
	for (size_t i = 0; commands[i]; i++) {
		printf("\t\t%s) words='", commands[i]->name);
		put_words(commands[i]->options, " ");
		put_words(common_option_table, " ");
		puts(put_argument_words(commands[i])
						? "' ;;"
						: "'; [ ! -d problems ] || words=\"$words $(ls problems)\" ;;");
	}
	puts("\t\tesac\n"
	     "\tfi\n"
	     "\tCOMPREPLY=($(compgen -W \"$words\" -- \"$word\"))\n"
	     "}\n"
	     "complete -o default -F _setter setter");
}

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
			printf("]%s%s%s'", o->argument ? ":" : "", o->argument ? o->argument : "",
					o->argument ? ":" : "");
		}
}

static void complete_zsh(void)
{
	puts("#compdef setter\n# zsh completion of setter: setter completion zsh > _setter\n"
	     "_setter()\n{\n\tif (( CURRENT == 2 )); then");
	fputs("\t\tcompadd ", stdout);
	put_command_names(" ");
	puts("\n\t\treturn\n\tfi\n\tcase ${words[2]} in");
	for (size_t i = 0; commands[i]; i++) {
		printf("\t%s) _arguments", commands[i]->name);
		zsh_options(commands[i]->options);
		zsh_options(common_option_table);
		fputs(" '*:argument:(", stdout);
		puts(put_argument_words(commands[i]) ? ")' ;;"
						     : "${(f)\"$(ls problems 2>/dev/null)\"})' ;;");
	}
	/* From a folder of fpath it is the body of the function, at its first call. */
	puts("\tesac\n}\nif [[ ${funcstack[1]} = _setter ]]; then\n\t_setter \"$@\"\n"
	     "else\n\tcompdef _setter setter\nfi");
}

static void fish_options(const char *command, const struct cli_option *o)
{
	for (; o && o->kind != OPTION_END; o++) {
		printf("complete -c setter -n '__fish_seen_subcommand_from %s'", command);
		if (o->letter)
			printf(" -s %c", o->letter);
		if (o->name)
			printf(" -l %s", o->name);
		printf("%s -d '", o->argument ? " -r" : "");
		for (const char *s = o->help; *s; s++)
			printf(*s == '\'' ? "\\'" : "%c", *s);
		puts("'");
	}
}

static void complete_fish(void)
{
	puts("# fish completion of setter: setter completion fish | source");
	for (size_t i = 0; commands[i]; i++) {
		printf("complete -c setter -n __fish_use_subcommand -f -a %s -d '%s'\n",
				commands[i]->name, commands[i]->purpose);
		fish_options(commands[i]->name, commands[i]->options);
		fish_options(commands[i]->name, common_option_table);
		printf("complete -c setter -n '__fish_seen_subcommand_from %s' -f -a '",
				commands[i]->name);
		puts(put_argument_words(commands[i]) ? "'" : "(ls problems 2>/dev/null)'");
	}
}

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
	"a script that completes commands and options in a shell", "bash|zsh|fish", NULL, examples,
	cmd_completion };
