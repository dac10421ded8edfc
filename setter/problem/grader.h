/*
 * grader.h - files that are compiled with every solution of a language: problems/X/include/LANGUAGE/.
 *
 * A grader has main() and calls the solution's functions; its headers are on the include path.
 * So C and C++ have sources and headers there.  Python has modules, which lie beside the program.
 *
 *     struct grader grader;
 *
 *     grader_read(&grader, "problems/x", LANGUAGE_CPP);
 *     grader_add_words(&grader, LANGUAGE_CPP, "/sub/main.cpp", "/sub/include", &argv);
 *     grader_release(&grader);
 */
#ifndef GRADER_H
#define GRADER_H

#include "base/names.h"
#include "problem/language.h"

struct grader {
	char *folder;       /* problems/x/include/cpp, whether it is there or not */
	struct names files; /* names in it, sorted; none: there is no grader */
};

/* Links and folders are no part of it. */
void grader_read(struct grader *, const char *problem_folder, enum language);
void grader_release(struct grader *);

/* Is there a grader in any language?  One of a language that cannot have one counts, too. */
bool grader_exists(const char *problem_folder);
/* Only some languages can have one. */
bool grader_is_possible(enum language);

/*
 * Changes the compile command of a solution whose source is that word, so that it takes the
 * files along, which lie in `folder` when it runs.
 */
void grader_add_words(const struct grader *, enum language, const char *source, const char *folder,
		struct names *argv);

#endif
