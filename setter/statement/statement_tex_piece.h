/*
 * statement_tex_piece.h - a piece of TeX that becomes Markdown: see statement_from_tex.c.
 *
 * What stands in braces, in a cell or between \begin and \end is a piece of its own.
 */
#ifndef STATEMENT_TEX_PIECE_H
#define STATEMENT_TEX_PIECE_H

#include <stdbool.h>

#include "base/names.h"
#include "base/text.h"

struct piece {
	const char *start, *end;
};

struct tex {
	const char *at, *end; /* what is left of it */
	struct text *out;
	struct names *unknown;
	bool cell; /* all on one line, without a bare | */
	int depth;
};

/* --- Reading ------------------------------------------------------------------------------------ */

/* The next argument, without its braces, as it is: at most one character where it has none. */
struct piece tex_next_argument(struct tex *);
char *tex_argument_text(struct tex *);
/* [what stands in brackets], if it comes next. */
void tex_skip_option(struct tex *);
/* Behind the bracket that closes the one at s; the end if there is none. */
const char *tex_behind_pair(const char *s, const char *end, char open, char close);
/* Is the name one of " these names "? */
bool tex_is_one_of(const char *name, const char *names);
void tex_note_unknown(const struct tex *, const char *format, const char *name);

/* --- Writing -------------------------------------------------------------------------------------- */

/* A piece of this one, as Markdown; to be freed. */
char *tex_convert_piece(const struct tex *, const char *start, const char *end);
/* Behind \begin: all up to its \end.  (statement_tex_blocks.c) */
void tex_take_environment(struct tex *);
char tex_last_character(const struct tex *);
void tex_end_paragraph(struct tex *);
/* Markdown that is a paragraph of its own. */
void tex_add_block(struct tex *, const char *markdown);
void tex_add_formula(struct tex *, const char *start, const char *end, bool display);
/* Without the blanks around it, in place. */
char *tex_trimmed(char *);

#endif
