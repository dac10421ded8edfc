/*
 * Statements: what is read, every error with its place, and the three renderers.
 */
#include "setter_unit.h"

#include "base/text.h"
#include "statement/statement.h"
#include "statement/statement_render.h"

static struct problem problem;
static struct plan plan;

static int read_toy(void **state)
{
	const int rc = make_kit(state);

	write_file("problems/x/tests.plan",
			"@group sample points=0\ncopy samples/1.in\n"
			"@group small points=30 pile=200000\nnear\n@group full points=70\nnear full\n");
	write_file("build/problems/x/tests/sample-01.in", "1\n2 < 3\n");
	write_file("build/problems/x/tests/sample-01.ans", "``` & no newline");
	return rc || problem_read(&problem, &kit, "x") || plan_read(&plan, &problem);
}

static int release_toy(void **state)
{
	plan_release(&plan);
	problem_release(&problem);
	return remove_kit(state);
}

/* --- Reading ---------------------------------------------------------------------------- */

static void read_text(struct statement *s, const char *language, const char *text,
		const char *reports)
{
	source_set(&s->source, "statement.md", text, strlen(text));
	start_listening();
	assert_int_equal(statement_parse(s, &plan, language), *reports ? -1 : 0);
	assert_string_equal(heard(), reports);
}

static void expect_reports(const char *text, const char *reports)
{
	struct statement s = STATEMENT_INIT;

	read_text(&s, "en", text, reports);
	statement_release(&s);
}

static void sections_are_cut_and_bounds_filled_in(void **state)
{
	struct statement s = STATEMENT_INIT;

	(void)state;
	read_text(&s, "en",
			"\xef\xbb\xbfStory $a \\le {{pile}}$.\r\n\r\n```\n## Input\n```\n"
			"## Input ##\n$n \\le {{t}}$, {{pile}}, `{{small.pile}}`\n"
			"## Output\n$x \\le {{small.pile}}$ costs \\$5, {{t}}\n\n"
			"a $ {{t}}\n\n{{pile}}\n## Groups\n",
			"");
	assert_string_equal(s.title, "Toy");
	assert_string_equal(s.parts[STATEMENT_LEGEND],
			"Story $a \\le 10^{18}$.\n\n```\n## Input\n```\n");
	assert_string_equal(s.parts[STATEMENT_INPUT],
			"$n \\le 100$, 1000000000000000000, `200000`\n");
	/* A formula that is never closed ends at the blank line. */
	assert_string_equal(s.parts[STATEMENT_OUTPUT],
			"$x \\le 2 \\cdot 10^5$ costs \\$5, 100\n\na $ 100\n\n1000000000000000000\n");
	assert_string_equal(s.parts[STATEMENT_NOTES], "");
	assert_false(statement_has(&s, STATEMENT_SAMPLES));
	assert_string_equal(statement_heading(&s, STATEMENT_INPUT), "Input");
	statement_release(&s);
}

static void chinese_sections_have_chinese_names(void **state)
{
	struct statement s = STATEMENT_INIT;

	(void)state;
	read_text(&s, "zh",
			"故事。\n## 输入格式\n$t$。\n## 输出格式\n二\n## 样例解释\n三\n## 子任务\n四\n",
			"");
	assert_string_equal(s.parts[STATEMENT_LEGEND], "故事。\n");
	assert_memory_equal(s.parts[STATEMENT_GROUPS], "| 子任务 |", strlen("| 子任务 |"));
	assert_non_null(strstr(s.parts[STATEMENT_GROUPS], " |\n\n四\n"));
	assert_string_equal(statement_heading(&s, STATEMENT_NOTES), "样例解释");
	statement_release(&s);
}

static void samples_are_the_tests_of_the_first_group(void **state)
{
	struct statement s = STATEMENT_INIT;

	(void)state;
	write_file("problems/x/statement.en.md", "Story.\n## Input\na\n## Output\nb\n");
	assert_true(statement_exists(&problem, "en"));
	assert_false(statement_exists(&problem, "zh"));
	assert_int_equal(statement_read(&s, &plan, "en"), 0);
	assert_int_equal(s.sample_count, 1);
	assert_string_equal(s.samples[0].input, "1\n2 < 3\n");
	assert_string_equal(s.samples[0].answer, "``` & no newline");
	statement_release(&s);
}

static void a_missing_file_is_an_error(void **state)
{
	struct statement s = STATEMENT_INIT;

	(void)state;
	start_listening();
	assert_int_equal(statement_read(&s, &plan, "zh"), -1);
	assert_string_equal(heard(),
			"error: cannot open 'problems/x/statement.zh.md': No such file or directory\n");
	statement_release(&s);
}

#define SECTIONS "## Input\na\n## Output\nb\n"

static void sections_must_be_known_and_alone(void **state)
{
	(void)state;
	expect_reports("x\n## Inptu\na\n## Output\nb\n",
			"statement.md:2:4: error: unknown section 'Inptu'\n"
			"     2 | ## Inptu\n"
			"       |    ^~~~~\n"
			"hint: did you mean 'Input'?\n");
	expect_reports("x\n" SECTIONS "## Interaction protocol\n",
			"statement.md:6:4: error: unknown section 'Interaction protocol'\n"
			"     6 | ## Interaction protocol\n"
			"       |    ^~~~~~~~~~~~~~~~~~~~\n"
			"hint: the sections are Input, Output, Interaction, Notes and Groups\n");
	expect_reports("x\n" SECTIONS "## Input\n",
			"statement.md:6:4: error: a second section 'Input'\n"
			"     6 | ## Input\n"
			"       |    ^~~~~\n");
	expect_reports("x\n## Samples\n" SECTIONS,
			"statement.md:2:4: error: the samples are the tests of the sample group\n"
			"     2 | ## Samples\n"
			"       |    ^~~~~~~\n"
			"hint: leave this section out\n");
	expect_reports("# Toy\nx\n" SECTIONS,
			"statement.md:1:1: error: a heading of the first level\n"
			"     1 | # Toy\n"
			"       | ^~~~~\n"
			"hint: the title is in problem.yaml\n");
	expect_reports("x\n\nInput\n-----\n" SECTIONS,
			"statement.md:1:1: error: an underlined or hidden heading below here\n"
			"     1 | x\n"
			"       | ^\n"
			"hint: a section begins with '## ', a smaller heading with '### '\n");
}

static void nothing_required_is_missing(void **state)
{
	(void)state;
	expect_reports(" \n## Output\nb\n",
			"statement.md:4:1: error: no section '## Input'\n"
			"     4 | \n"
			"       | ^\n"
			"statement.md:1:1: error: the statement has no text before its first section\n"
			"     1 |  \n"
			"       | ^\n");
}

static void a_name_in_braces_must_be_known(void **state)
{
	(void)state;
	expect_reports("$a \\le {{piel}}$ {{huge.pile}} {{smal.pile}}\n" SECTIONS,
			"statement.md:1:8: error: unknown name '{{piel}}'\n"
			"     1 | $a \\le {{piel}}$ {{huge.pile}} {{smal.pile}}\n"
			"       |        ^~~~~~~~\n"
			"hint: did you mean 'pile'?\n"
			"statement.md:1:18: error: unknown name '{{huge.pile}}'\n"
			"     1 | $a \\le {{piel}}$ {{huge.pile}} {{smal.pile}}\n"
			"       |                  ^~~~~~~~~~~~~\n"
			"hint: did you mean 'full.pile'?\n"
			"statement.md:1:32: error: unknown name '{{smal.pile}}'\n"
			"     1 | $a \\le {{piel}}$ {{huge.pile}} {{smal.pile}}\n"
			"       |                                ^~~~~~~~~~~~~\n"
			"hint: did you mean 'small.pile'?\n");
	expect_reports("$x^{{2}$\n}}\n" SECTIONS,
			"statement.md:1:4: error: '{{' without '}}'\n"
			"     1 | $x^{{2}$\n"
			"       |    ^~\n"
			"hint: a bound is {{name}}; where braces are meant, write '{ {'\n");
}

static void rows_longer_than_their_table_are_warned_of(void **state)
{
	static const char text[] = "|a|b|\n|---|---|\n|`x|y`|2|\n|$x\\|y$|2\n1|$x|y$\n\n|1|2|3|\n"
				   "```\n|-|\n|1|2|\n```\n" SECTIONS;
	struct statement s = STATEMENT_INIT;

	(void)state;
	source_set(&s.source, "statement.md", text, strlen(text));
	start_listening();
	assert_int_equal(statement_parse(&s, &plan, "en"), 0);
	assert_string_equal(heard(),
			"statement.md:5:1: warning: 3 cells in a table with 2 columns: the last are lost\n"
			"     5 | 1|$x|y$\n"
			"       | ^~~~~~~\n"
			"hint: a | inside of a formula ends the cell: write \\mid or \\vert\n");
	statement_release(&s);
}

static void links_that_could_be_scripts_are_refused(void **state)
{
	(void)state;
	expect_reports("[a](HTTP://x) [b](p?q:r) <mailto:x@y.z>\n" SECTIONS, "");
	expect_reports("[a](javascript:alert(1)) [b][r]\n\n[r]: data:x\n" SECTIONS,
			"statement.md:1:5: error: a statement cannot hold this link: 'javascript:alert(1)'\n"
			"     1 | [a](javascript:alert(1)) [b][r]\n"
			"       |     ^~~~~~~~~~~~~~~~~~~\n"
			"hint: links begin with http:, https: or mailto:\n"
			"statement.md:3:6: error: a statement cannot hold this link: 'data:x'\n"
			"     3 | [r]: data:x\n"
			"       |      ^~~~~~\n"
			"hint: links begin with http:, https: or mailto:\n");
	/* An entity hides nothing. */
	expect_reports("[a](&#106;avascript:x)\n" SECTIONS,
			"statement.md:1:5: error: a statement cannot hold this link: '&#106;avascript:x'\n"
			"     1 | [a](&#106;avascript:x)\n"
			"       |     ^~~~~~~~~~~~~~~~~\n"
			"hint: links begin with http:, https: or mailto:\n");
}

/* Elsewhere the samples would become part of it. */
static void code_without_end_is_refused(void **state)
{
	(void)state;
	expect_reports("x\n" SECTIONS "```\na\n```\n\n> ```\n> b\n", "");
	expect_reports("x\n## Output\ny\n## Input\n```\nx\n",
			"statement.md:4:1: error: a code block below here has no end\n"
			"     4 | ## Input\n"
			"       | ^~~~~~~~\n"
			"hint: it ends with a line of as many marks as it begins with\n");
}

static void missing_figures_and_broken_bytes_are_refused(void **state)
{
	(void)state;
	expect_reports("x ![piles](piles.png)\n" SECTIONS,
			"statement.md:1:12: error: there is no figure 'piles.png' in 'problems/x'\n"
			"     1 | x ![piles](piles.png)\n"
			"       |            ^~~~~~~~~\n"
			"hint: put the file into the problem's folder\n");
	expect_reports("x \xff\n" SECTIONS,
			"statement.md:1:3: error: byte 0xff\n"
			"     1 | x ?\n"
			"       |   ^\n"
			"hint: a statement is UTF-8 text without control characters\n");
}

static void only_whole_characters_are_text(void **state)
{
	/* Overlong, surrogate, beyond U+10FFFF, cut off, control, CR alone. */
	static const char *const broken[] = { "\xc0\x80", "\xe0\x80\x80", "\xed\xa0\x80",
		"\xf4\x90\x80\x80", "\xf0\x8f\xbf\xbf", "\xe4\xb8", "\x01", "\x7f", "\r" };
	static const char *const whole[] = { "\xc2\xa0", "\xe4\xb8\xad", "\xf0\x9f\x98\x80", "\t" };

	(void)state;
	for (size_t i = 0; i < sizeof broken / sizeof *broken; i++) {
		struct statement s = STATEMENT_INIT;
		char *text = xprintf("x %s.\n" SECTIONS, broken[i]);

		source_set(&s.source, "statement.md", text, strlen(text));
		start_listening();
		assert_int_equal(statement_parse(&s, &plan, "en"), -1);
		free(text);
		statement_release(&s);
	}
	for (size_t i = 0; i < sizeof whole / sizeof *whole; i++) {
		char *text = xprintf("x %s.\n" SECTIONS, whole[i]);

		expect_reports(text, "");
		free(text);
	}
}

/* --- Rendering -------------------------------------------------------------------------------- */

static void expect_rendered(void (*render)(struct text *, const char *), const char *markdown,
		const char *expected)
{
	struct text out = TEXT_INIT;

	render(&out, markdown);
	assert_string_equal(out.s, expected);
	text_release(&out);
}

static void every_character_of_tex_loses_its_meaning(void **state)
{
	(void)state;
	expect_rendered(tex_render, "\\\\ { } \\$ & # ^ _ ~ % < > | \\` -- ''\n",
			"$\\backslash$ \\{ \\} \\$ \\& \\# \\^{} \\_ \\~{} \\% $<$ $>$ $|$ \\textasciigrave{} -{}- '{}'\n");
	expect_rendered(tex_render, "`a_b\\n` &lt; &copy; &#x4e2d; &no; [x]\n",
			"\\texttt{a\\_b$\\backslash$n} $<$ © 中 \\&no; {[}x]\n");
	/* Behind the end of a row, a star or a bracket would be an argument. */
	expect_rendered(tex_render, "|a|b|\n|:-:|--:|\n|*|\\[1]|\n",
			"\\begin{tabular}{cr}\na & b \\\\\n\\hline\n{*} & {[}1] \\\\\n\\end{tabular}\n");
}

static void characters_beyond_ascii_are_commands_in_tex(void **state)
{
	(void)state;
	expect_rendered(tex_render, "a ≤ b, √5 −1 `α` $x≤y^∞$ “é” → × 中 &le;\n",
			"a $\\le$ b, $\\surd$5 $-$1 \\texttt{$\\alpha$} $x\\le y^\\infty $ "
			"“é” → × 中 $\\le$\n");
	/* Nothing is a command in a verbatim. */
	expect_rendered(tex_render, "```\na ≤ é\n```\n", "\\texttt{a~$\\le$~é}\n");
	expect_rendered(tex_render, "```\na 中\n```\n",
			"\\begin{verbatim}\na 中\n\\end{verbatim}\n");
	assert_true(tex_takes("a", 1) && tex_takes("é", 2) && tex_takes("…", 3));
	assert_true(tex_takes("≤", 3));
	assert_false(tex_takes("中", 3) || tex_takes("🙂", 4) || tex_takes("ж", 2));
}

static void blocks_in_tex(void **state)
{
	(void)state;
	expect_rendered(tex_render, "### A *b*\n- x\n\n  y\n- > q\n\n3. z\n\n***\n",
			"\\textbf{A \\emph{b}}\n\n\\begin{itemize}\n\\item x\n\ny\n\n"
			"\\item \\begin{quote}\nq\n\n\\end{quote}\n\n\\end{itemize}\n\n"
			"\\begin{enumerate}\n\\setcounter{enumi}{2}\n\\item z\n\\end{enumerate}\n\n\\hrule\n");
	expect_rendered(tex_render, "```\na  $b$ %\n```\n",
			"\\begin{verbatim}\na  $b$ %\n\\end{verbatim}\n");
	/* A text that would end the verbatim is written without one. */
	expect_rendered(tex_render, "```\na  \\end{verbatim}\n--\n```\n",
			"\\texttt{a~~$\\backslash$end\\{verbatim\\}}\\\\\n\\texttt{-{}-}\n");
	expect_rendered(tex_render, "[a_b](http://x/%20?a=1&b#c_d) y\\\nz\n",
			"\\href{http://x/\\%20?a=1\\&b\\#c\\_d}{a\\_b} y\\\\\nz\n");
	expect_rendered(tex_render, "$a_1 < 5\\%$ $$x$$ **$y$**\n",
			"$a_1 < 5\\%$ $$x$$ \\textbf{$y$}\n");
}

/* A bare % would hide the rest of its line from TeX, in a browser too. */
static void formulas_keep_their_signs(void **state)
{
	static const char written[] = "$5%2$ $5\\%2$ $a & b \\\\%$ $$#$$ "
				      "$\\begin{matrix}a & b\nc & d%\\end{matrix}$\n";
	static const char meant[] = "$5\\%2$ $5\\%2$ $a \\& b \\\\\\%$ $$\\#$$ "
				    "$\\begin{matrix}a & b c & d\\%\\end{matrix}$\n";

	(void)state;
	expect_rendered(tex_render, written, meant);
	expect_rendered(markdown_render, written, meant);
	expect_rendered(markdown_render, meant, meant);
}

static void html_is_escaped_and_has_no_script(void **state)
{
	(void)state;
	expect_rendered(html_render, "<script>alert(1)</script> & \"x\" `<b>`\n",
			"<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;x&quot; "
			"<code>&lt;b&gt;</code></p>\n");
	expect_rendered(html_render, "<div onclick=x>\n", "<p>&lt;div onclick=x&gt;</p>\n");
	expect_rendered(html_render, "[a](http://x/\"onclick=)\n",
			"<p><a href=\"http://x/%22onclick=\">a</a></p>\n");
	expect_rendered(html_render, "[a](x (\"><b>))\n\n```\"><b>\n```\n",
			"<p><a href=\"x\" title=\"&quot;&gt;&lt;b&gt;\">a</a></p>\n"
			"<pre><code class=\"language-&quot;&gt;&lt;b&gt;\"></code></pre>\n");
	expect_rendered(html_render, "&#106;avascript &lt;b&gt; &no;\n",
			"<p>javascript &lt;b&gt; &amp;no;</p>\n");
}

static void blocks_in_html(void **state)
{
	(void)state;
	expect_rendered(html_render, "### A\n3. x\n4. y\n\n> q\n\n```\n<\n```\n",
			"<h3>A</h3>\n<ol start=\"3\">\n<li>x</li>\n<li>y</li>\n</ol>\n<blockquote>\n"
			"<p>q</p>\n</blockquote>\n<pre><code>&lt;\n</code></pre>\n");
	expect_rendered(html_render, "|a|b|\n|---|--:|\n|c|d|\n",
			"<table>\n<thead>\n<tr><th>a</th><th style=\"text-align: right\">b</th></tr>\n"
			"</thead>\n<tbody>\n<tr><td>c</td><td style=\"text-align: right\">d</td></tr>\n"
			"</tbody>\n</table>\n");
}

static void expect_formula(const char *tex, const char *html)
{
	struct text out = TEXT_INIT;

	assert_int_equal(formula_html(&out, tex, strlen(tex)), html != NULL);
	assert_string_equal(out.s, html ? html : "");
	text_release(&out);
}

static void formulas_need_no_script(void **state)
{
	(void)state;
	expect_formula("0 \\le a, b \\le 10^{18}", "0 ≤ <em>a</em>, <em>b</em> ≤ 10<sup>18</sup>");
	expect_formula("2 \\cdot 10^5", "2 · 10<sup>5</sup>");
	expect_formula("-1<a_{i-1}^2", "−1 &lt; <em>a</em><sub><em>i</em> − 1</sub><sup>2</sup>");
	expect_formula("(7, 4)", "(7, 4)");
	expect_formula("10^ab", "10<sup><em>a</em></sup><em>b</em>");
	expect_formula("\\left\\lfloor k\\varphi \\right\\rfloor", "⌊<em>k</em>φ⌋");
	expect_formula("\\frac{n+1}2", "<sup><em>n</em> + 1</sup>/<sub>2</sub>");
	expect_formula("\\sqrt{5}", "√<span style=\"text-decoration: overline\">5</span>");
	expect_formula("\\min(a, b), \\log n", "min(<em>a</em>, <em>b</em>), log <em>n</em>");
	expect_formula("\\{x\\} \\text{if <b>}", "{<em>x</em>}if &lt;b&gt;");
	expect_formula("", "");
}

static void what_a_formula_cannot_say_is_shown_as_it_is(void **state)
{
	static const char *const others[] = { "\\unknown", "x^", "{x", "x}", "\\text{a{b}}",
		"\\sqrt[3]{5}", "a & b", "a \\\\ b", "\\", "x^{x^{x^{x^{x^{x^{x^{x^{x}}}}}}}}" };

	(void)state;
	for (size_t i = 0; i < sizeof others / sizeof *others; i++)
		expect_formula(others[i], NULL);
	expect_rendered(html_render, "$\\begin{matrix}<b>\\end{matrix}$\n",
			"<p><code>\\begin{matrix}&lt;b&gt;\\end{matrix}</code></p>\n");
}

static void note_formula(void *to, const char *tex)
{
	text_printf(to, "[%s]", tex);
}

static void formulas_beyond_html_are_told(void **state)
{
	struct text told = TEXT_INIT;

	(void)state;
	html_formulas_beyond("$a$ $\\binom{n}{k}$ `$\\x$`\n\n- $$x^$$\n", note_formula, &told);
	assert_string_equal(told.s, "[\\binom{n}{k}][x^]");
	text_release(&told);
}

/* Markdown of Markdown means the same, and says it in the same bytes. */
static void markdown_is_kept(void **state)
{
	static const char *const kept[] = {
		"a *b* **c** `d` ``e`f`` $g_1*h*$ $$i$$\n",
		"*a _b_ c* **d *e* f**\n",
		"\\\\ \\` \\* \\_ \\[x\\] \\<b> \\& \\$5 \\~ &copy; &#35;\n",
		"\\# a\n\\- b\n\\+ c\n1\\. d\n2\\) e\n\\= f\n\\> g\n",
		"- a\n- b\n  - c\n\n    d\n\n  - e\n\n* f\n\n+ g\n",
		"3. a\n\n4. b\n\n   > c\n   >\n   > - d\n\n1) e\n",
		"- a\n\n  b\n\n- c\n",
		"### A \\# *b*\n\n___\n\nc\\\nd\n",
		"````c\n```\n\nx\n````\n",
		"> ```\n> a\n>\n> b\n> ```\n",
		"| a | b \\| c | d |\n| --- | :-- | :-: |\n| \\* | `x` | $y$ |\n",
		"[a](<http://x/a b>) [b](<c>) <http://x/d_e~f>\n",
		"中文：$a, b \\le 5$。\n",
	};

	(void)state;
	for (size_t i = 0; i < sizeof kept / sizeof *kept; i++)
		expect_rendered(markdown_render, kept[i], kept[i]);
	/* Elsewhere than with md4c, code in a table ends at |. */
	expect_rendered(markdown_render, "`x|y`\n\n| a |\n| --- |\n| `x|y` `\\|` |\n",
			"`x|y`\n\n| a |\n| --- |\n| `x\\|y` `\\|` |\n");
}

static void markdown_keeps_its_meaning(void **state)
{
	static const char *const written[] = {
		"Input\n===\nx\n",
		"a  \nb\n",
		"    code\n\ttab\n",
		"1986\\. A\n",
		"* a\n\n\n* b\n",
		"<http://x.y/> <b>raw</b> <!-- c -->\n",
		"[r]\n\n[r]: http://z\n",
		"- ***\n- # x\n",
		"> a\nlazy\n\n---\n",
		"~~~ x`y\n`\n~~~\n",
		"***a** b*\n",
		"a|b\n---|---\n1|2\n",
		"- a\n  ```\n  x\n  ```\n  b\n",
		"-\n  a\n-\n- b\n",
	};

	(void)state;
	for (size_t i = 0; i < sizeof written / sizeof *written; i++) {
		struct text once = TEXT_INIT, html = TEXT_INIT;

		markdown_render(&once, written[i]);
		html_render(&html, written[i]);
		expect_rendered(html_render, once.s, html.s);
		expect_rendered(markdown_render, once.s, once.s);
		text_release(&once);
		text_release(&html);
	}
}

/* Of the plan, whatever the setter wrote: nothing at all, for instance. */
static void groups_are_a_table(void **state)
{
	struct statement s = STATEMENT_INIT;
	struct text out = TEXT_INIT;
	size_t sample = 0;

	(void)state;
	read_text(&s, "en", "Story\n## Input\nx\n## Output\ny\n", "");
	assert_true(statement_has(&s, STATEMENT_GROUPS));
	statement_part_html(&out, &s, STATEMENT_GROUPS);
	assert_non_null(strstr(out.s,
			"<tr><td><code>small</code></td><td style=\"text-align: right\">"
			"30</td><td style=\"text-align: right\">2 · 10<sup>5</sup></td></tr>"));
	text_reset(&out);
	plan.groups[2].includes = &sample;
	plan.groups[2].include_count = 1;
	statement_add_groups(&out, &plan, "zh");
	plan.groups[2].includes = NULL;
	plan.groups[2].include_count = 0;
	assert_string_equal(out.s,
			"| 子任务 | 分值 | `pile` | 依赖 |\n| --- | ---: | ---: | --- |\n"
			"| `sample` | 0 | $10^{18}$ | |\n| `small` | 30 | $2 \\cdot 10^5$ | |\n"
			"| `full` | 70 | $10^{18}$ | `sample` |\n");
	text_release(&out);
	statement_release(&s);
}

static void parts_come_with_their_headings(void **state)
{
	struct statement s = STATEMENT_INIT;
	struct text out = TEXT_INIT;

	(void)state;
	write_file("problems/x/statement.en.md", "A_b\n## Output\nc\n## Input\nd\n");
	assert_int_equal(statement_read(&s, &plan, "en"), 0);
	statement_tex(&out, &s, STATEMENT_ALL & ~(1u << STATEMENT_GROUPS));
	assert_string_equal(out.s, "A\\_b\n\n\\section*{Input}\n\nd\n\n\\section*{Output}\n\nc\n");
	text_reset(&out);
	statement_markdown(&out, &s,
			STATEMENT_ALL & ~(1u << STATEMENT_INPUT | 1u << STATEMENT_GROUPS),
			SAMPLES_HYDRO);
	assert_string_equal(out.s,
			"A\\_b\n\n## Output\n\nc\n\n## Samples\n\n```input1\n1\n2 < 3\n```\n\n"
			"````output1\n``` & no newline\n````\n");
	text_reset(&out);
	statement_markdown(&out, &s, 1u << STATEMENT_SAMPLES, SAMPLES_HEADED);
	assert_string_equal(out.s,
			"\n## Samples\n\n### Input 1\n\n```\n1\n2 < 3\n```\n\n"
			"### Output 1\n\n````\n``` & no newline\n````\n");
	text_reset(&out);
	statement_html(&out, &s, 1u << STATEMENT_LEGEND | 1u << STATEMENT_SAMPLES);
	assert_string_equal(out.s,
			"<p>A_b</p>\n<h2>Samples</h2>\n<table class=\"sample\">\n"
			"<tr><th>Input 1</th><th>Output 1</th></tr>\n<tr><td><pre>1\n2 &lt; 3\n</pre></td>"
			"<td><pre>``` &amp; no newline</pre></td></tr>\n</table>\n");
	text_release(&out);
	statement_release(&s);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(sections_are_cut_and_bounds_filled_in),
		cmocka_unit_test(chinese_sections_have_chinese_names),
		cmocka_unit_test(samples_are_the_tests_of_the_first_group),
		cmocka_unit_test(a_missing_file_is_an_error),
		cmocka_unit_test(sections_must_be_known_and_alone),
		cmocka_unit_test(nothing_required_is_missing),
		cmocka_unit_test(a_name_in_braces_must_be_known),
		cmocka_unit_test(rows_longer_than_their_table_are_warned_of),
		cmocka_unit_test(links_that_could_be_scripts_are_refused),
		cmocka_unit_test(code_without_end_is_refused),
		cmocka_unit_test(missing_figures_and_broken_bytes_are_refused),
		cmocka_unit_test(only_whole_characters_are_text),
		cmocka_unit_test(every_character_of_tex_loses_its_meaning),
		cmocka_unit_test(characters_beyond_ascii_are_commands_in_tex),
		cmocka_unit_test(blocks_in_tex),
		cmocka_unit_test(formulas_keep_their_signs),
		cmocka_unit_test(html_is_escaped_and_has_no_script),
		cmocka_unit_test(blocks_in_html),
		cmocka_unit_test(formulas_need_no_script),
		cmocka_unit_test(what_a_formula_cannot_say_is_shown_as_it_is),
		cmocka_unit_test(formulas_beyond_html_are_told),
		cmocka_unit_test(markdown_is_kept),
		cmocka_unit_test(markdown_keeps_its_meaning),
		cmocka_unit_test(groups_are_a_table),
		cmocka_unit_test(parts_come_with_their_headings),
	};

	return cmocka_run_group_tests(tests, read_toy, release_toy);
}
