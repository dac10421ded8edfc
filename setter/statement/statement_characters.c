/*
 * Characters beyond ASCII in TeX: which ones LaTeX takes as they stand, which have a command.
 *
 * LaTeX knows the letters of Latin and what print needs; everything else ends pdflatex with
 * an error, unless it is written as the command of a formula.
 */
#include "statement/statement_render.h"

#include <string.h>

#include "base/utf8.h"

static const struct {
	const char *utf8, *command;
} commands[] = {
	/* relations */
	{ "≤", "\\le" }, { "⩽", "\\le" }, { "≥", "\\ge" }, { "⩾", "\\ge" }, { "≠", "\\ne" },
	{ "≈", "\\approx" }, { "≡", "\\equiv" }, { "≪", "\\ll" }, { "≫", "\\gg" },
	/* sets and logic */
	{ "∈", "\\in" }, { "∉", "\\notin" }, { "⊂", "\\subset" }, { "⊆", "\\subseteq" },
	{ "∪", "\\cup" }, { "∩", "\\cap" }, { "∅", "\\emptyset" }, { "∧", "\\wedge" },
	{ "∨", "\\vee" }, { "∀", "\\forall" }, { "∃", "\\exists" },
	/* operators, brackets, arrows */
	{ "∞", "\\infty" }, { "√", "\\surd" }, { "∑", "\\sum" }, { "∏", "\\prod" },
	{ "∫", "\\int" }, { "−", "-" }, { "⋅", "\\cdot" }, { "∘", "\\circ" }, { "∣", "\\mid" },
	{ "⊕", "\\oplus" }, { "⋯", "\\cdots" }, { "⌊", "\\lfloor" }, { "⌋", "\\rfloor" },
	{ "⌈", "\\lceil" }, { "⌉", "\\rceil" }, { "↔", "\\leftrightarrow" }, { "⇐", "\\Leftarrow" },
	{ "⇒", "\\Rightarrow" }, { "⇔", "\\Leftrightarrow" }, { "ℓ", "\\ell" },
	/* Greek */
	{ "α", "\\alpha" }, { "β", "\\beta" }, { "γ", "\\gamma" }, { "δ", "\\delta" },
	{ "ε", "\\varepsilon" }, { "ζ", "\\zeta" }, { "η", "\\eta" }, { "θ", "\\theta" },
	{ "κ", "\\kappa" }, { "λ", "\\lambda" }, { "μ", "\\mu" }, { "ν", "\\nu" }, { "ξ", "\\xi" },
	{ "π", "\\pi" }, { "ρ", "\\rho" }, { "σ", "\\sigma" }, { "τ", "\\tau" },
	{ "φ", "\\varphi" }, { "χ", "\\chi" }, { "ψ", "\\psi" }, { "ω", "\\omega" },
	{ "Γ", "\\Gamma" }, { "Δ", "\\Delta" }, { "Θ", "\\Theta" }, { "Λ", "\\Lambda" },
	{ "Π", "\\Pi" }, { "Σ", "\\Sigma" }, { "Φ", "\\Phi" }, { "Ψ", "\\Psi" }, { "Ω", "\\Omega" }
};

const char *tex_command(const char *character, size_t length)
{
	for (size_t i = 0; i < sizeof commands / sizeof *commands; i++)
		if (strlen(commands[i].utf8) == length &&
				!memcmp(commands[i].utf8, character, length))
			return commands[i].command;
	return NULL;
}

/* First and last of those that inputenc has for the fonts that every LaTeX has. */
static const struct {
	unsigned long first, last;
} known[] = {
	{ 0x00a0, 0x0125 }, /* Latin */
	{ 0x0128, 0x0137 }, { 0x0139, 0x013e }, { 0x0141, 0x0148 }, { 0x014a, 0x0165 },
	{ 0x0168, 0x017e }, { 0x0218, 0x021b },
	{ 0x2010, 0x2016 }, /* dashes, quotation marks, daggers */
	{ 0x2018, 0x201a }, { 0x201c, 0x201e }, { 0x2020, 0x2022 }, { 0x2026, 0x2026 },
	{ 0x2030, 0x2031 }, { 0x2039, 0x203a },
	{ 0x20ac, 0x20ac }, /* the euro, degrees, numero, trade mark */
	{ 0x2103, 0x2103 }, { 0x2116, 0x2116 }, { 0x2122, 0x2122 }, { 0x2190, 0x2193 }, /* arrows */
	{ 0x27e8, 0x27e9 }, /* angle brackets */
};

bool tex_takes(const char *character, size_t length)
{
	const unsigned long code = utf8_code(character, length);

	if (code < 0x80 || tex_command(character, length))
		return true;
	for (size_t i = 0; i < sizeof known / sizeof *known; i++)
		if (code >= known[i].first && code <= known[i].last)
			return true;
	return false;
}

size_t character_bytes(const char *s, size_t rest)
{
	const size_t length = rest ? utf8_length(s) : 0;

	return length && length <= rest ? length : 1;
}
