/*
 * statement_from_tex.h - statements that were written in TeX.
 *
 * problems/X/statement.en.tex goes as it is to judges that take TeX, cut into parts where they
 * want parts.  For all others each part is converted to Markdown, as far as it goes.
 *
 * Sections begin with \InputFile, \OutputFile, \Scoring, \Note and so on (olymp.sty), or with
 * \section*{Input} or \subsection*{Input} (Kattis).  Other headings are part of the section they
 * are in.  Examples are left out: they are tests.
 */
#ifndef STATEMENT_FROM_TEX_H
#define STATEMENT_FROM_TEX_H

#include <stddef.h>

#include "base/names.h"

/* What it does not understand is added to `unknown`: "\foo", "\begin{foo}".  To be freed. */
char *statement_from_tex(const char *tex, size_t length, struct names *unknown);

#endif
