/*
 * statement_render.h - statements as TeX, HTML and Markdown.
 *
 * md4c parses; three files write.  HTML is md4c-html's but for formulas, Markdown what the setter * wrote but for backslashes.  All carry paragraphs, lists, tables, code, quotations, emphasis,
 * links, figures, smaller headings and formulas.  Whatever the text holds comes out as text: no character
 * means something to TeX or to a browser that it did not mean in Markdown, and there is no raw HTML.  Only a formula is TeX as it stands,
 * but for %, # and &, which would end or break it.
 *
 *     statement_part_tex(&out, &statement, STATEMENT_INPUT);     one part, without its heading
 *     statement_tex(&out, &statement, STATEMENT_ALL);            several, with headings
 *
 * Everything they write ends in a newline, or is empty.
 */
#ifndef STATEMENT_RENDER_H
#define STATEMENT_RENDER_H

#include <md4c.h>
#include <stdbool.h>

#include "base/text.h"
#include "statement/statement.h"

/* --- TeX: what Kattis and Polygon understand ------------------------------------------- */

/* Samples are left out: these judges put theirs in. */
void statement_part_tex(struct text *, const struct statement *, enum statement_part);
void statement_tex(struct text *, const struct statement *, unsigned parts);

/* Any text, a title for instance, without its special meanings. */
void tex_add_escaped(struct text *, const char *);

/* The command of a formula for a character beyond ASCII: \le; NULL if it has none. */
const char *tex_command(const char *character, size_t length);
/* Can LaTeX print it, as it stands or by a command?  Else pdflatex ends with an error. */
bool tex_takes(const char *character, size_t length);

/* --- HTML: formulas without a script, as <em>a</em> &le; 10<sup>18</sup> -------------------- */

void statement_part_html(struct text *, const struct statement *, enum statement_part);
void statement_html(struct text *, const struct statement *, unsigned parts);
/* A document of its own, with title and style. */
void statement_html_page(struct text *, const struct statement *, unsigned parts);

void html_add_escaped(struct text *, const char *);

/* Calls `found` for every formula of the Markdown that comes out as TeX in <code>. */
void html_formulas_beyond(const char *markdown, void (*found)(void *to, const char *tex), void *to);

/* --- Markdown ------------------------------------------------------------------------------ */

/* Samples are code blocks. */
enum markdown_samples {
	SAMPLES_HEADED, /* each below its heading: Input 1, Output 1, ... */
	SAMPLES_HYDRO,  /* called input1, output1, ..., which Hydro alone makes a table of */
};
void statement_markdown(struct text *, const struct statement *, unsigned parts,
		enum markdown_samples);
/* One part that is not the samples. */
void statement_part_markdown(struct text *, const struct statement *, enum statement_part);

/*
 * The groups of a plan as a table of Markdown, below which stands what the setter wrote about
 * them: points, bounds that are not the same in all, groups that are needed.  Nothing if no group
 * has points, because then a reader need not know of groups.
 */
void statement_add_groups(struct text *markdown, const struct plan *, const char *language);

/* --- For the renderers ----------------------------------------------------------------------- */

#define MARKDOWN_FLAGS (MD_FLAG_TABLES | MD_FLAG_LATEXMATHSPANS | MD_FLAG_NOHTML)

/* The same for any Markdown. */
void tex_render(struct text *, const char *markdown);
void html_render(struct text *, const char *markdown);
void markdown_render(struct text *, const char *markdown);

/* Runs md4c, with those functions of the parser that are there; dies if it has no memory. */
void markdown_parse(const char *markdown, const MD_PARSER *, void *renderer);

/*
 * &lt; and &#60; as UTF-8, in `utf8`.  Returns its length; 0 if the name is not known, or
 * the number is that of no character.
 */
size_t entity_decode(const char *entity, size_t length, char utf8[4]);

/* Of the character at s, at most `rest` (SIZE_MAX in a string); a byte that begins none is 1. */
size_t character_bytes(const char *s, size_t rest);

/* The address of a link, with its entities decoded. */
void attribute_add(struct text *, const MD_ATTRIBUTE *);

/* A number of a formula: 10^{18}, 2 \cdot 10^5, 1000, 999999. */
void formula_add_number(struct text *, long long value);
/* A formula in TeX: %, #, and & outside of \begin{...} get the backslash that they lack. */
void formula_tex(struct text *out, const char *tex);
/* A formula in HTML.  False, leaving `out` alone, if it holds something that we cannot write. */
bool formula_html(struct text *out, const char *tex, size_t length);

#endif
