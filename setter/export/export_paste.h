/*
 * export_paste.h - a program of ours as one file, for judges that take one file.
 *
 * Every quoted include is replaced by the file it names, once; a later include of the same
 * file becomes nothing.  #line directives keep the places of compiler messages.  On top stand
 * the line of the license, taken from dist/testlib.h, a line that says what this is, and the
 * switches that make it a program for one judge:
 *
 *     #define TESTLIB_ABI_KATTIS
 *     #line 1 "checker/all_moves.c"
 *     ...
 *
 * The text is C99 to C17 and C++98 to C++20 alike, so the name of the file decides which.
 * Includes are found where the compiler of setter finds them: beside the including file, in
 * the problem's part of build/ (bounds.h), and among the one-file headers of the kit.  An
 * include inside of an #if counts wherever it stands; one in a comment does not.
 */
#ifndef EXPORT_PASTE_H
#define EXPORT_PASTE_H

#include "problem/kit.h"
#include "problem/problem.h"
#include "base/text.h"

/* What a file is made for: macros that are defined before anything else. */
struct paste_for {
	const char *macros[4]; /* "TESTLIB_ABI_KATTIS", ...; NULL ends the list */
};

/*
 * Has the kit what is pasted into every file: the one-file headers?  Reports an error and
 * returns an exit code, EXIT_BROKEN if not.
 */
int paste_check(const struct kit *);

/*
 * Adds the text.  Each reports an error and returns an exit code: EXIT_BAD_REQUEST when a
 * file or an include is not there, or not one that can be read.
 */
int paste_checker(const struct problem *, const struct paste_for *, struct text *);
/* With its bounds.h, which setter build has written, and TESTLIB_EXACT_EOF. */
int paste_validator(const struct problem *, const struct paste_for *, struct text *);
int paste_generator(const struct problem *, const char *name, struct text *);

/* The same for any file; `more` is one more folder for includes, or NULL. */
int paste_source(const struct kit *, const char *source, const char *more, const struct paste_for *,
		struct text *);

#endif
