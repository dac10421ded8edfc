/*
 * compile.h - programs from sources, made again only when something changed.
 *
 * A program has a receipt beside it, NAME.receipt: the command, the compiler (its size and
 * time stamp), the source, the headers of ours that it includes, and the program itself.
 *
 * A compiler runs in the jail, and sees the source only; for a program of the kit, also the
 * headers beside it and those in the folders of its command (-I).
 *
 * Each function reports its errors, with what the compiler said and the command to repeat
 * it, and returns an exit code: EXIT_BAD_REQUEST when the source does not compile,
 * EXIT_BROKEN when the compiler cannot be started or the program not be written.
 */
#ifndef COMPILE_H
#define COMPILE_H

#include "base/file_hash.h"
#include "problem/kit.h"
#include "problem/language.h"
#include "problem/plan.h"
#include "problem/problem.h"

/* build/solutions/X/NAME.EXT, with the compile line of its language.  To be freed. */
char *solution_program(const char *problem, const char *source);
int compile_solution(struct file_hashes *, const char *problem, const char *source);

/* build/problems/X/validator, with its bounds.h, which is written first. */
char *validator_program(const struct problem *);
int compile_validator(struct file_hashes *, const struct problem *, const struct plan *);
/* build/problems/X/movable/validator: the same source, with bounds that move (bound.h). */
char *validator_movable_program(const struct problem *);
int compile_movable_validator(struct file_hashes *, const struct problem *, const struct plan *);

/*
 * What Python programs get: build/problems/X/bounds.json, or with a bound moved ("pile:raised").
 * Written with the validators.  To be freed.
 */
char *problem_bounds_json(const struct problem *, const char *moved);

/*
 * A generator or checker.  One that make built is used as it is, with a warning if its
 * source is newer; one of the stock is there already; any other is compiled.
 */
int compile_kit_program(struct file_hashes *, const struct problem *, enum kit_folder,
		const char *name);

/*
 * The same source with the sanitizers of gcc, C and C++ only, for `setter run --sanitize`; the
 * path of the program, to be freed, is set in any case.
 */
enum sanitized { SANITIZED_SOLUTION, SANITIZED_VALIDATOR, SANITIZED_PROGRAM };
int compile_sanitized(struct file_hashes *, const struct problem *, const char *source,
		enum sanitized, char **program);

/* --- How a program is made -------------------------------------------------------------- */

/* The command, as one types it.  To be freed. */
char *solution_command(const char *problem, const char *source);
char *validator_command(const struct problem *);
/* One that make built has the compiler and the flags of make; NULL if unknown. */
char *problem_program_command(const struct problem *, enum kit_folder, const char *name);
/* compile_words.c: the words; `bounds` is the folder of bounds.h, of a validator, or NULL. */
struct compile_files {
	const char *source, *program, *bounds;
};
void compile_words(struct names *argv, const struct kit *, enum language,
		const struct compile_files *);
/* The words of CC: the compiler of C, of all but the solutions. */
void compile_cc(struct names *argv);
/* The words of CXX, for C++. */
void compile_cxx(struct names *argv);

/* --- Whether there is anything to do -------------------------------------------------- */

/* The same questions without doing anything: would a compiler be started? */
bool solution_is_compiled(struct file_hashes *, const char *problem, const char *source);
bool validator_is_compiled(struct file_hashes *, const struct problem *, const struct plan *);
bool problem_program_is_compiled(struct file_hashes *, const struct problem *, enum kit_folder,
		const char *name);

#endif
