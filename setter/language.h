/*
 * language.h - what solutions are written in, and how they become programs.
 */
#ifndef LANGUAGE_H
#define LANGUAGE_H

#include <stdbool.h>

#include "names.h"

enum language { LANGUAGE_C, LANGUAGE_CPP, LANGUAGE_PYTHON, LANGUAGE_COUNT };

/* "c", "cpp", "python": in problem.yaml and in JSON. */
const char *language_name(enum language);
/* ".c", ".cpp", ".py". */
const char *language_ending(enum language);
/* By the ending of a file's name; false when it is none of ours. */
bool language_of(const char *path, enum language *);

/* Adds the words of the command that makes `program` from `source`. */
void language_compile_command(enum language, const char *source, const char *program,
		struct names *argv);
/* Adds the words that start such a program. */
void language_run_command(enum language, const char *program, struct names *argv);

#endif
