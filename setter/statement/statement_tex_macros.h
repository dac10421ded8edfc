/*
 * statement_tex_macros.h - commands that a statement in TeX defines for itself.
 *
 *     \newcommand{\N}{\mathbb{N}}    \newcommand\half[1]{\frac{#1}{2}}    \def\most{10^9}
 *     \DeclareMathOperator{\lcm}{lcm}    \let\eps\varepsilon
 *
 * Judges that take no TeX do not know them, in formulas and elsewhere: there they are replaced.
 */
#ifndef STATEMENT_TEX_MACROS_H
#define STATEMENT_TEX_MACROS_H

/* The same text without definitions, and with what they stand for.  To be freed. */
char *statement_expand_macros(const char *tex);

#endif
