/*
 * compile_words.c - the commands that make programs of problems.
 */
#include "build/compile.h"

#include <stdlib.h>
#include <string.h>

#include "base/embed.h"
#include "base/whole_file.h"
#include "base/xalloc.h"

/* The byte 0xFF is one like others, not the end of the file. */
#define EXACT_EOF "-DTESTLIB_EXACT_EOF"

/* Words of an environment variable, or of its default. */
static void add_variable(struct names *argv, const char *name, const char *otherwise)
{
	const char *value = getenv(name);
	SCOPED_FREE char *copy = xstrdup(value && *value ? value : otherwise);

	for (char *word = strtok(copy, " \t"); word; word = strtok(NULL, " \t"))
		names_add(argv, word);
}

void compile_cc(struct names *argv)
{
	add_variable(argv, "CC", "cc");
}

void compile_cxx(struct names *argv)
{
	add_variable(argv, "CXX", "g++");
}

/* With the compiled library, which makes it some times faster; or with the one-file headers. */
static void add_c_command(struct names *argv, const struct kit *kit, const struct compile_files *f)
{
	compile_cc(argv);
	names_add(argv, "-std=c11");
	add_variable(argv, "CFLAGS", "-O2");
	if (f->bounds && !kit->library)
		names_add(argv, EXACT_EOF);
	if (f->bounds)
		names_take(argv, xprintf("-I%s", f->bounds));
	names_take(argv,
			kit->library ? xprintf("-I%s/include", kit->library)
				     : xprintf("-I%s", kit->headers));
	names_add(argv, "-o");
	names_add(argv, f->program);
	names_add(argv, f->source);
	if (kit->library) {
		names_take(argv,
				xprintf("%s/lib/libtestlib%s.a", kit->library,
						f->bounds ? "-exact" : ""));
		names_take(argv, xprintf("%s/lib/libwythoff.a", kit->library));
	}
	names_add(argv, "-lm");
}

/* Takes over the name; a folder that is missing would be a mistake of ours to the compiler. */
static void add_headers(struct names *argv, char *folder)
{
	if (folder_exists(folder))
		names_take(argv, xprintf("-I%s", folder));
	free(folder);
}

/* A testlib.h of the problem, or of the kit, comes before ours. */
static void add_cpp_command(struct names *argv, const struct kit *kit,
		const struct compile_files *f)
{
	SCOPED_FREE char *problem = kit_problem_of(f->source);

	compile_cxx(argv);
	names_add(argv, "-std=gnu++20");
	add_variable(argv, "CXXFLAGS", "-O2");
	if (f->bounds) {
		names_add(argv, EXACT_EOF);
		names_take(argv, xprintf("-I%s", f->bounds));
	}
	if (problem) {
		add_headers(argv, xprintf("problems/%s", problem));
		add_headers(argv, xprintf("problems/%s/include", problem));
	}
	add_headers(argv, xstrdup("include"));
	add_headers(argv, xstrdup(kit->cpp_headers));
	add_headers(argv, xstrdup(kit->headers));
	names_add(argv, "-o");
	names_add(argv, f->program);
	names_add(argv, f->source);
}

EMBED(python_pack, "setter/build/python/pack.py");
EMBED(python_start, "setter/build/python/start.py");

static void add_python_command(struct names *argv, const struct compile_files *f)
{
	const char *const words[] = { "/usr/bin/python3", "-s", "-c", python_pack, python_start,
		f->program, f->source };

	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		names_add(argv, words[i]);
	/* Not a path of its own, which would have another name in the jail. */
	names_take(argv, xprintf("name=%s", f->source));
}

void compile_words(struct names *argv, const struct kit *kit, enum language language,
		const struct compile_files *f)
{
	if (language == LANGUAGE_PYTHON)
		add_python_command(argv, f);
	else if (language == LANGUAGE_CPP)
		add_cpp_command(argv, kit, f);
	else
		add_c_command(argv, kit, f);
}
