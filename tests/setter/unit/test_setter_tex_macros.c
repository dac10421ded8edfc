/*
 * What a statement in TeX defines for itself, and what it becomes.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "statement/statement_tex_macros.h"

static void assert_becomes(const char *tex, const char *expected)
{
	char *found = statement_expand_macros(tex);

	assert_string_equal(found, expected);
	free(found);
}

static void a_command_is_what_it_stands_for(void **state)
{
	(void)state;
	assert_becomes("\\newcommand{\\N}{\\mathbb{N}}\n$x \\in \\N$ and \\N.",
			"$x \\in \\mathbb{N}$ and \\mathbb{N}.");
	assert_becomes("\\newcommand*\\most{10^9}a\n\\renewcommand{\\most}{10^{18}}\n$\\most$",
			"a\n$10^{18}$");
	assert_becomes("\\def\\eps{\\varepsilon}$\\eps x$", "$\\varepsilon x$");
	assert_becomes("\\let\\eps=\\varepsilon $\\eps$", " $\\varepsilon$");
	assert_becomes("\\DeclareMathOperator{\\lcm}{lcm}$\\lcm(a, b)$",
			"$\\operatorname{lcm}(a, b)$");
}

static void arguments_take_their_places(void **state)
{
	(void)state;
	assert_becomes("\\newcommand{\\half}[1]{\\frac{#1}{2}}$\\half{n} + \\half 3$",
			"$\\frac{n}{2} + \\frac{3}{2}$");
	assert_becomes("\\newcommand{\\row}[2][n]{#1 / #2}\\row{a} \\row[m]{b}", "n / a m / b");
	assert_becomes("\\def\\pair#1#2{(#1, #2)}\\pair{a}{{b}}", "(a, {b})");
}

static void one_may_use_another(void **state)
{
	(void)state;
	assert_becomes("\\newcommand{\\a}{x}\\newcommand{\\b}[1]{\\a#1\\a}\\b{\\a}", "xxx");
}

static void what_is_printed_as_it_is_stays(void **state)
{
	static const char *const same[] = { "\\begin{verbatim}\n\\a\n\\end{verbatim}",
		"\\verb|\\a|", "% \\a\n", "\\\\a \\unknown{\\%}" };
	(void)state;
	for (size_t i = 0; i < sizeof same / sizeof *same; i++) {
		char tex[200] = "\\newcommand{\\a}{x}";

		assert_becomes(strcat(tex, same[i]), same[i]);
	}
}

static void what_has_no_end_ends(void **state)
{
	char *found = statement_expand_macros("\\newcommand{\\a}{\\a\\a\\a\\a\\a\\a\\a\\a}\\a");

	(void)state;
	assert_in_range(strlen(found), 1, 64 << 20);
	free(found);
	assert_becomes("\\newcommand{\\a}[9", "");
	assert_becomes("\\newcommand", "");
	assert_becomes("\\newcommand{\\a}[99999999999999999999]{x}\\a", "x");
	assert_becomes("\\def\\a{x", "");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_command_is_what_it_stands_for),
		cmocka_unit_test(arguments_take_their_places),
		cmocka_unit_test(one_may_use_another),
		cmocka_unit_test(what_is_printed_as_it_is_stays),
		cmocka_unit_test(what_has_no_end_ends),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
