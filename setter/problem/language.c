#include "problem/language.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/xalloc.h"

/*
 * SOURCE and PROGRAM stand for the two paths, HEAP for three quarters of the memory limit in
 * MiB: the rest is the virtual machine's own.  SHELL means that the next word is a script for
 * /bin/sh, and those behind it are $1 and $2; the first word then is only what it needs.
 * A script is compiled too: its syntax is checked, and what is started is a copy, so that
 * every language has a program of its own.
 */
static const struct language_row languages[LANGUAGE_COUNT] = {
	{ "c", { ".c" }, "main.c", { "gcc", "-O2", "-std=gnu17", "-o", "PROGRAM", "SOURCE", "-lm" },
			{ "PROGRAM" }, false },
	{ "cpp", { ".cpp", ".cc", ".cxx" }, "main.cpp",
			{ "g++", "-O2", "-std=gnu++20", "-o", "PROGRAM", "SOURCE" }, { "PROGRAM" },
			false },
	{ "python", { ".py", ".py3" }, "main.py",
			{ "/usr/bin/python3", "-c",
					"import sys; t = open(sys.argv[1], 'rb').read(); "
					"compile(t, sys.argv[1], 'exec'); open(sys.argv[2], 'wb').write(t)",
					"SOURCE", "PROGRAM" },
			{ "/usr/bin/python3", "PROGRAM" }, false },
	{ "java", { ".java" }, "Main.java",
			{ "javac", "SHELL",
					"javac -J-XX:-UsePerfData -encoding UTF-8 -d classes \"$1\" && "
					"jar cfe \"$2\" Main -C classes .",
					"SOURCE", "PROGRAM" },
			{ "java", "-XmxHEAPm", "-Xss64m", "-XX:+UseSerialGC", "-XX:-UsePerfData",
					"-jar", "PROGRAM" },
			true },
	{ "rust", { ".rs" }, "main.rs",
			{ "rustc", "--edition=2021", "-O", "-o", "PROGRAM", "SOURCE" },
			{ "PROGRAM" }, false },
	{ "go", { ".go" }, "main.go", { "go", "build", "-o", "PROGRAM", "SOURCE" }, { "PROGRAM" },
			true },
	{ "pascal", { ".pas" }, "main.pas",
			{ "fpc", "-O2", "-v0ew", "-FE.", "-oPROGRAM", "SOURCE" }, { "PROGRAM" },
			false },
	{ "javascript", { ".js", ".mjs" }, "main.js",
			{ "node", "SHELL", "node --check \"$1\" && cp \"$1\" \"$2\"", "SOURCE",
					"PROGRAM" },
			{ "node", "--max-old-space-size=HEAP", "PROGRAM" }, true },
};

static struct language_row more[LANGUAGE_MAX - LANGUAGE_COUNT];
static int more_count;

static const struct language_row *row_of(enum language l)
{
	return l < LANGUAGE_COUNT ? &languages[l] : &more[l - LANGUAGE_COUNT];
}

int language_count(void)
{
	return LANGUAGE_COUNT + more_count;
}

bool language_add(const struct language_row *row)
{
	if (language_count() == LANGUAGE_MAX)
		return false;
	more[more_count++] = *row;
	return true;
}

const char *language_name(enum language l)
{
	return row_of(l)->name;
}

const char *language_ending(enum language l)
{
	return row_of(l)->endings[0];
}

bool language_of(const char *path, enum language *found)
{
	const char *dot = strrchr(path, '.');

	for (int l = 0; dot && l < language_count(); l++)
		for (const char *const *ending = row_of((enum language)l)->endings; *ending;
				ending++)
			if (!strcmp(dot, *ending)) {
				*found = (enum language)l;
				return true;
			}
	return false;
}

/* What the words of a row stand for. */
struct meaning {
	const char *source, *program;
	long long heap_mib;
};

/* A copy in which `name` is replaced, if it is there. */
static char *replaced(const char *word, const char *name, const char *value)
{
	const char *at = value ? strstr(word, name) : NULL;

	if (!at)
		return xstrdup(word);
	return xprintf("%.*s%s%s", (int)(at - word), word, value, at + strlen(name));
}

static char *expanded(const char *word, const struct meaning *m)
{
	char *heap = xprintf("%lld", m->heap_mib);
	char *first = replaced(word, "SOURCE", m->source);
	char *second = replaced(first, "PROGRAM", m->program);
	char *third = replaced(second, "HEAP", heap);

	free(heap);
	free(first);
	free(second);
	return third;
}

static void add_words(struct names *argv, const char *const *words, const struct meaning *m)
{
	if (words[0] && words[1] && !strcmp(words[1], "SHELL")) {
		names_add(argv, "/bin/sh");
		names_add(argv, "-c");
		names_add(argv, words[2]);
		names_add(argv, "sh");
		words += 3;
	}
	for (; *words; words++)
		names_take(argv, expanded(*words, m));
}

void language_compile_command(enum language l, const char *source, const char *program,
		struct names *argv)
{
	const struct meaning m = { source, program, 192 };

	add_words(argv, row_of(l)->compile, &m);
}

void language_run_command(enum language l, const char *program, struct names *argv)
{
	const struct meaning m = { NULL, program, 192 };

	add_words(argv, row_of(l)->run, &m);
}

/* --- In the jail ------------------------------------------------------------------------- */

/* Where the machine keeps it, if that can be seen in the jail.  To be freed. */
static char *path_in_jail(const char *name)
{
	static const char *const folders[] = { "/usr/local/bin", "/usr/bin", "/bin" };

	if (*name == '/')
		return access(name, X_OK) ? NULL : xstrdup(name);
	for (size_t i = 0; i < sizeof folders / sizeof *folders; i++) {
		char *path = xprintf("%s/%s", folders[i], name);
		char *real = realpath(path, NULL);
		const bool seen = real && !access(real, X_OK) && !strncmp(real, "/usr/", 5);

		free(real);
		if (seen)
			return path;
		free(path);
	}
	return NULL;
}

const char *language_tool_name(enum language l)
{
	return row_of(l)->compile[0];
}

char *language_tool(enum language l)
{
	return path_in_jail(row_of(l)->compile[0]);
}

const char *language_source_name(enum language l)
{
	return row_of(l)->source_name;
}

bool language_is_managed(enum language l)
{
	return row_of(l)->managed;
}

/* The first word as a path; as it is when there is none, so that the failure names it. */
static void add_jail_words(struct names *argv, const char *const *words, const struct meaning *m)
{
	const size_t first = argv->count;
	char *path;

	add_words(argv, words, m);
	path = path_in_jail(argv->list[first]);
	if (path) {
		free(argv->list[first]);
		argv->list[first] = path;
	}
}

void language_jail_compile_command(enum language l, const char *source, const char *program,
		struct names *argv)
{
	const struct meaning m = { source, program, 192 };

	add_jail_words(argv, row_of(l)->compile, &m);
}

void language_jail_run_command(enum language l, const char *program, long long memory_mib,
		struct names *argv)
{
	const struct meaning m = { NULL, program, memory_mib * 3 / 4 };

	add_jail_words(argv, row_of(l)->run, &m);
}
