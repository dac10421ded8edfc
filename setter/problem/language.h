/*
 * language.h - languages of solutions, a table row each.
 *
 * C, C++ and Python are always there; the others where this machine has their compiler or
 * interpreter.  The row says how a program is made, how it is started, and what it needs.
 * A kit may have rows of its own, see below: these follow.
 */
#ifndef LANGUAGE_H
#define LANGUAGE_H

#include <stdbool.h>

#include "base/names.h"

enum language {
	LANGUAGE_C,
	LANGUAGE_CPP,
	LANGUAGE_PYTHON,
	LANGUAGE_JAVA,
	LANGUAGE_RUST,
	LANGUAGE_GO,
	LANGUAGE_PASCAL,
	LANGUAGE_JAVASCRIPT,
	LANGUAGE_COUNT, /* those of ours */
	LANGUAGE_MAX = 32
};

/* Ours, and those of the kit. */
int language_count(void);

/* "c", "cpp", "python", ...: in problem.yaml and in JSON. */
const char *language_name(enum language);
/* ".c", ".cpp", ".py", ...: the usual one. */
const char *language_ending(enum language);
/* All of them, up to a NULL. */
const char *const *language_endings(enum language);
/* By the ending of a file's name; false when it is none of ours. */
bool language_of(const char *path, enum language *);

/* Adds the words of the command that makes `program` from `source`. */
void language_compile_command(enum language, const char *source, const char *program,
		struct names *argv);
/* Adds the words that start such a program. */
void language_run_command(enum language, const char *program, struct names *argv);

/* --- In the jail, where only what is below /usr can be started ------------------------- */

/*
 * The compiler, or the interpreter of a language that has no compiler; NULL if this machine
 * does not have it.  To be freed.
 */
char *language_tool(enum language);
/* What to install, in words: "rustc". */
const char *language_tool_name(enum language);

/* What the source is called there: Java insists. */
const char *language_source_name(enum language);
/* As language_compile_command() and language_run_command(), but with paths, for execve(). */
void language_jail_compile_command(enum language, const char *source, const char *program,
		struct names *argv);
void language_jail_run_command(enum language, const char *program, long long memory_mib,
		struct names *argv);
/* It reserves more addresses than it uses memory, and starts threads of its own. */
bool language_is_managed(enum language);

/* --- More of them ------------------------------------------------------------------------- */

#define LANGUAGE_WORDS_MAX 15

struct language_row {
	const char *name;
	const char *endings[4];  /* the first is the usual one; NULL ends each of these lists */
	const char *source_name; /* in the jail */
	const char *compile[LANGUAGE_WORDS_MAX + 1]; /* SOURCE and PROGRAM stand for the paths */
	const char *run[LANGUAGE_WORDS_MAX + 1]; /* HEAP: three quarters of the memory, in MiB */
	bool managed;
};

/* Takes over a copy of the row, whose strings must stay; false when there are too many. */
bool language_add(const struct language_row *);

/* --- Languages that a kit adds: languages.yaml, beside problems/ ----------- */

/*
 *     kotlin:
 *       ending: .kt
 *       source: Main.kt          # what the file is called when it is compiled; main.kt when absent
 *       compile: kotlinc SOURCE -include-runtime -d PROGRAM
 *       run: java -XmxHEAPm -jar PROGRAM         # PROGRAM alone when absent
 *       managed: yes             # a virtual machine: reserves more addresses than it uses
 *
 * Words split on blanks, without quoting.  SOURCE, PROGRAM and HEAP are replaced as in
 * language.h.  The compiler must be below /usr: the jail shows nothing else.
 */

/*
 * Adds the languages of the file in the current folder, if there is one; only once in a
 * process.  Reports all errors and returns -1 if there are any.
 */
int languages_read(void);

#endif
