/*
 * export_polygon.h - the parts of a package of Polygon.
 */
#ifndef EXPORT_POLYGON_H
#define EXPORT_POLYGON_H

#include "export/export.h"

/* --- export_polygon_statement.c ------------------------------------------------------------------ */

/* What Polygon calls a language of statements; NULL: it has none. */
const char *polygon_language(const char *code);
/* Those that it has a name for.  Returns an exit code. */
int polygon_add_statements(struct export *);

/* --- export_polygon_windows.c: what it has for Windows, where Polygon runs -------------------------- */

/*
 * Each script of the package has a twin there, as in packages that Polygon writes: doall.bat for
 * doall.sh, with CR LF at the ends of its lines.  A validator on Windows wants CR LF too; the
 * package has LF everywhere, and doall.bat changes what was written by hand (files/towin.cpp).
 *
 * Adds doall.bat, wipe.bat, scripts/ and files/towin.cpp.  `validator_tests` and `checker_tests` are
 * the lines of the other scripts: expect WHAT FILE [GROUP].
 */
void polygon_add_windows(struct export *, const struct names *generators, int test_digits,
		const struct text *validator_tests, const struct text *checker_tests);

/* May a file have this name there?  Not aux.c, nor one with a colon. */
bool windows_takes_name(const char *name);

#endif
