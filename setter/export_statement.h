/*
 * export_statement.h - the statements of a problem, in the forms that packages need them.
 */
#ifndef EXPORT_STATEMENT_H
#define EXPORT_STATEMENT_H

#include "export.h"
#include "statement.h"

/* Of the statements that there are: this language, or else English, or else any; NULL if none. */
const char *export_language(const struct export *, const char *preferred);

/*
 * Adds statement.en.md and so on below `folder` ("" or "x/"), filled in, title and samples
 * included: for judges whose statements are pasted into a form.  Returns an exit code.
 */
int export_add_markdown(struct export *, const char *folder);

/* Warns of characters that end pdflatex with an error: the first, and how many there are. */
void export_warn_tex(struct export *, struct statement *);

/* Warns of every formula that readers of the HTML see as TeX. */
void export_warn_html(struct export *, const struct statement *);

#endif
