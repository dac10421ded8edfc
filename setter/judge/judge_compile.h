/*
 * judge_compile.h - the program of a file, made in a jail and kept by content.
 *
 * The journal knows what the compiler said, and the digest of what it made, by a digest of the
 * source, the command, the compiler and the level of the jail.  The program is
 * build/problems/X/judged/DIGEST/program, alone in its folder, because that folder is all that a
 * run sees of it.  It is read whole before it is used again: a damaged one is made again.
 */
#ifndef JUDGE_COMPILE_H
#define JUDGE_COMPILE_H

#include "judge/judge_file.h"

/* Of what a compiler says, this much is kept. */
#define COMPILE_WORDS_MAX 4096

/*
 * Is it a file that can be compiled, and in which language?  A foreign one must not be a link.
 * Reports an error and returns -1.
 */
int judge_check_source(const char *file, const char *path, bool foreign, enum language *);

/*
 * Sets what the row says of its program, and returns the folder it is in, to be freed; NULL
 * if there is none, which the row's verdict explains, or if it would have to be made and
 * `may_run` is false.  `scratch` is a folder for the row's files.
 */
char *judge_compile_file(const struct judging *, struct row *, const char *scratch, bool may_run);

#endif
