#include "language.h"

#include <string.h>

/*
 * A Python program is compiled too: its syntax is checked, and what is started is a copy,
 * so that every language has a program of its own in build/.
 */
static const struct {
	const char *name, *ending;
	const char *compile[9]; /* "SOURCE" and "PROGRAM" stand for the two paths */
	const char *run;        /* the interpreter, if there is one */
} languages[LANGUAGE_COUNT] = {
	{ "c", ".c", { "gcc", "-O2", "-std=gnu17", "-o", "PROGRAM", "SOURCE", "-lm" }, NULL },
	{ "cpp", ".cpp", { "g++", "-O2", "-std=gnu++20", "-o", "PROGRAM", "SOURCE" }, NULL },
	{ "python", ".py",
			{ "/usr/bin/python3", "-c",
					"import sys; t = open(sys.argv[1], 'rb').read(); "
					"compile(t, sys.argv[1], 'exec'); open(sys.argv[2], 'wb').write(t)",
					"SOURCE", "PROGRAM" },
			"/usr/bin/python3" },
};

const char *language_name(enum language l)
{
	return languages[l].name;
}

const char *language_ending(enum language l)
{
	return languages[l].ending;
}

bool language_of(const char *path, enum language *found)
{
	const char *dot = strrchr(path, '.');

	for (int l = 0; dot && l < LANGUAGE_COUNT; l++)
		if (!strcmp(dot, languages[l].ending)) {
			*found = (enum language)l;
			return true;
		}
	return false;
}

void language_compile_command(enum language l, const char *source, const char *program,
		struct names *argv)
{
	for (const char *const *word = languages[l].compile; *word; word++)
		names_add(argv,
				!strcmp(*word, "SOURCE")                    ? source
						: !strcmp(*word, "PROGRAM") ? program
									    : *word);
}

void language_run_command(enum language l, const char *program, struct names *argv)
{
	if (languages[l].run)
		names_add(argv, languages[l].run);
	names_add(argv, program);
}
