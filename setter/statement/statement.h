/*
 * statement.h - the statement of a problem in one language, read and filled in.
 *
 * problems/X/statement.en.md and statement.zh.md are Markdown: first the story, then the
 * sections Input, Output, Interaction, Notes and Groups (in Chinese 输入格式, 输出格式, 交互格式,
 * 样例解释, 子任务) as headings of the second level.  There must be Input and Output; where programs
 * talk to an interactor, Interaction instead.  The title is in problem.yaml.  Formulas stand in $...$.
 * {{pile}} is a bound of the problem, {{small.pile}} that bound in a group; in a formula it
 * becomes 10^{18}, elsewhere its digits.  Groups begins with a table of them, made from the
 * plan, if they have points; the section need not be there for that.
 *
 * Or it is TeX, statement.en.tex: see statement_from_tex.h.
 *
 * ![caption](board.png) is a figure from the problem's folder; figure.h says which there may be.
 * Alone in a paragraph it stands in the middle, above its caption.
 *
 *     struct statement statement = STATEMENT_INIT;
 *
 *     if (statement_read(&statement, &plan, "en"))
 *             return EXIT_BAD_REQUEST;
 *     statement_tex(&out, &statement, STATEMENT_ALL);         (see statement_render.h)
 *     statement_release(&statement);
 *
 * What no renderer could carry over is refused here, at its place: links to other places
 * than http, https and mailto, figures that are not there, text that is not UTF-8, code without
 * end, headings that are not sections, unknown names in braces.
 */
#ifndef STATEMENT_H
#define STATEMENT_H

#include <stdbool.h>
#include <stddef.h>

#include "base/names.h"
#include "base/source.h"
#include "problem/plan.h"
#include "statement/figure.h"

/* In the order in which a reader meets them. */
enum statement_part {
	STATEMENT_LEGEND,
	STATEMENT_INPUT,
	STATEMENT_OUTPUT,
	STATEMENT_INTERACTION,
	STATEMENT_SAMPLES, /* never in the file: they are tests */
	STATEMENT_NOTES,
	STATEMENT_GROUPS,
	STATEMENT_PARTS
};

/* A set of parts: 1u << STATEMENT_INPUT | 1u << STATEMENT_OUTPUT. */
#define STATEMENT_ALL ((1u << STATEMENT_PARTS) - 1)

/* Where programs talk, what they read and what they write, side by side: see sample_dialogue.h. */
struct sample {
	char *input, *answer;
};

/* The address of a figure in a part. */
struct figure_use {
	size_t figure; /* index */
	enum statement_part part;
	size_t offset, length;
};

struct statement {
	const char *language;         /* "en" */
	const char *title;            /* the problem's, in this language */
	char *parts[STATEMENT_PARTS]; /* Markdown, filled in; "" where there is none */
	char *tex;                    /* all of it, filled in, if it was written in TeX; or NULL */
	char *tex_parts[STATEMENT_PARTS];
	struct sample *samples; /* of the group sample, in the order of the plan */
	size_t sample_count;
	struct figure *figures; /* each once */
	size_t figure_count;
	struct figure_use *uses; /* in the order of the parts */
	size_t use_count;
	struct source source;
	struct span places[STATEMENT_PARTS]; /* of their headings */
};
#define STATEMENT_INIT ((struct statement){ 0 })

/* The languages that a statement may be written in, NULL at the end: "en", "zh". */
extern const char *const statement_languages[];

/* Is there a statement in that language?  Its path, to be freed: .md, or .tex if that is there. */
bool statement_exists(const struct problem *, const char *language);
char *statement_path(const struct problem *, const char *language);

/* Adds the languages of all statements that there are, also of those that are not in the list. */
void statement_add_languages(struct names *, const struct problem *);

/*
 * Reads the statement, and the samples from build/problems/X/tests, which exist once the problem
 * is built.  Reports all errors and returns -1 if there are any.  The plan must live as long, and
 * the statement stay where it is.
 */
int statement_read(struct statement *, const struct plan *, const char *language);
/* Only whether it has errors, which are reported: the problem need not be built. */
int statement_check(const struct plan *, const char *language);
/* The same for a text that is in statement->source already, and without samples. */
int statement_parse(struct statement *, const struct plan *, const char *language);
void statement_release(struct statement *);

/*
 * Writes the addresses of all figures as a target refers to them; before, they are those that the
 * setter wrote.  Each figure must have one of the style's formats.
 */
void statement_place_figures(struct statement *, const struct figure_style *);

/* Was it written for olymp.sty, as Polygon wants it? */
bool statement_is_olymp(const struct statement *);

/* Parts of reading: a text that is TeX; */
void statement_parse_tex(struct statement *, const struct plan *);
/* the value of "pile" or "small.pile", and all such names. */
bool statement_find_value(const struct plan *, const char *name, long long *value);
struct names statement_known_names(const struct plan *);

/* Part of reading: finds the figures, and reports those that are wrong. */
void statement_find_figures(struct statement *, const char *folder);

/* Part of both: warns of rows with more cells than their table has columns. */
void statement_warn_tables(struct statement *);

/* The name of its file: "statement.en.md". */
const char *statement_file(const struct statement *);
/* What a part is called in the statement's language: "Input"; that of the legend is "". */
const char *statement_heading(const struct statement *, enum statement_part);
/* What stands above a sample's input and output: "Input", "Output". */
const char *statement_input_word(const struct statement *);
const char *statement_output_word(const struct statement *);
/* Is there anything in it? */
bool statement_has(const struct statement *, enum statement_part);

#endif
