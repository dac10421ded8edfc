/*
 * diag.h - everything the driver says about errors, in one form.
 *
 *     problems/x/tests.plan:4:1: error: unknown generator 'naer'
 *          4 | naer -t 1000 -max 100000000
 *            | ^~~~
 *     hint: did you mean 'near'?
 *
 * Words: lower case, no final full stop, what is wrong first, its subject in single
 * quotes.  A function either reports an error or returns it, never both; those that
 * report say so.  Everything goes to stderr, or where diag_to() says.
 */
#ifndef DIAG_H
#define DIAG_H

#include <stdio.h>

#include "base/names.h"
#include "base/source.h"

/* Exit codes of the driver.  A larger one is the more serious. */
enum exit_code {
	EXIT_AS_DECLARED = 0,
	EXIT_NOT_AS_DECLARED = 1, /* the problem, or a submission */
	EXIT_BAD_REQUEST = 2,     /* an option, or a file that a setter wrote */
	EXIT_BROKEN = 3,          /* the kit or the machine */
};

enum diag_level { DIAG_ERROR, DIAG_WARNING, DIAG_NOTE };

/* A parser goes on after an error, but not for ever: the rest of a file's are counted only. */
#define DIAG_ERRORS_PER_FILE 20

/* --- With a place ----------------------------------------------------------- */

/*
 * Prints the place, the message, the line with a caret under the span, and the hint,
 * if it is not NULL.  Always returns -1, so that a parser can write
 * `return diag_at(...)`.  An error is counted in span.source->errors.
 */
int diag_at(enum diag_level, struct span, const char *hint, const char *format, ...)
		__attribute__((format(printf, 4, 5)));

/* --- Without one ------------------------------------------------------------- */

/* Always returns -1, so that one can write `return error(...)`. */
int error(const char *format, ...) __attribute__((format(printf, 1, 2)));
void warning(const char *format, ...) __attribute__((format(printf, 1, 2)));
void note(const char *format, ...) __attribute__((format(printf, 1, 2)));
void hint(const char *format, ...) __attribute__((format(printf, 1, 2)));

/*
 * With a place, or diag_nowhere: an unknown word; this takes `known` over.  The hint is the
 * nearest of them, if one is near enough, and `otherwise`, if it is not NULL, where none is.
 * Always -1.
 */
extern const struct span diag_nowhere;
int diag_unknown(struct span, struct names known, const char *word, const char *otherwise,
		const char *format, ...) __attribute__((format(printf, 5, 6)));

/* The kit or the machine failed: says so, and leaves with EXIT_BROKEN. */
_Noreturn void die(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Foreign output, indented; after 15 lines it says how many more there are, and in which file. */
#define DIAG_FOREIGN_LINES 15
void diag_foreign(const char *text, size_t length, const char *kept_in);

/* --- Where it goes, and what came out ---------------------------------------- */

/* Notes, and the hints after them, are left out. */
void diag_set_quiet(bool);

/* NULL is stderr again. */
void diag_to(FILE *);
FILE *diag_stream(void);

/*
 * All paths in messages are relative to this folder; the first message says so, in the
 * words of make, which editors understand.  NULL: there is nothing to say.
 */
void diag_entered(const char *folder);

/* The folder was named already, by whoever forked us. */
void diag_quiet_folder(void);

/* A hint with the command that repeats what failed, to be pasted where the user is. */
void diag_hint_repeat(const char *command);

/* Before anything is printed to the stream by other means. */
void diag_begin(void);

/* Called before anything is printed: a progress line takes itself off the screen. */
void diag_before(void (*erase)(void));

/* Warnings since the start. */
extern int diag_warnings;

#endif
