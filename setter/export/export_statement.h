/*
 * export_statement.h - the statements of a problem, in the forms that packages need them.
 */
#ifndef EXPORT_STATEMENT_H
#define EXPORT_STATEMENT_H

#include "export/export.h"
#include "statement/statement.h"

/*
 * The statements of a problem that were read by now, with the errors and warnings of each said
 * once, however many packages are made of it.
 */
struct export_statements {
	struct export_statement_read **list;
	size_t count;
};
#define EXPORT_STATEMENTS_INIT \
	{ \
		NULL, 0 \
	}
void export_statements_release(struct export_statements *);

/* The statement in a language that there is; NULL if it has errors, which were reported. */
struct statement *export_statement(const struct export *, const char *language);

/* Of the statements that there are: this language, or else English, or else any; NULL if none. */
const char *export_language(const struct export *, const char *preferred);

/*
 * Adds statement.en.md and so on below `folder` ("" or "x/"), filled in, title and samples
 * included: for judges whose statements are pasted into a form.  Returns an exit code.
 */
int export_add_markdown(struct export *, const char *folder);

/* Warns of characters that end pdflatex with an error: the first, and how many there are, also of the title. */
void export_warn_tex(struct export *, struct statement *);

/* Warns of every formula that readers of the HTML see as TeX. */
void export_warn_html(struct export *, const struct statement *);

#endif
