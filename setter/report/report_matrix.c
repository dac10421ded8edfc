/*
 * report_matrix.c - solutions by tests, what each test is good for, and which are not needed.
 */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/html.h"
#include "base/xalloc.h"
#include "report/report_sections.h"

/* The most critical tests stand out. */
#define TOP_TESTS 6

/* --- Columns ------------------------------------------------------------------------------------- */

static bool starts_group(const struct run_file *r, size_t test)
{
	return test && r->groups[r->tests[test].group].first == test;
}

static const char *number_of(const struct run_test *test)
{
	const char *dash = strrchr(test->name, '-');

	return dash ? dash + 1 : test->name;
}

static void put_columns(const struct run_file *r, struct text *out)
{
	text_add_string(out,
			"<thead><tr class=\"group\"><td class=\"corner\"></td><td colspan=\"3\"></td>");
	for (size_t g = 0; g < r->group_count; g++)
		html_put(out, "<th scope=\"colgroup\" colspan=\"%zu\"%s>%s</th>",
				r->groups[g].count, g ? " class=s" : "", r->groups[g].name);
	text_add_string(out,
			"</tr>\n<tr><th class=\"corner\" data-sort>solution</th>"
			"<th class=\"d t\" data-sort>found</th>"
			"<th class=\"d t\" data-sort>declared</th>"
			"<th class=\"n t\" data-sort>max&nbsp;ms</th>");
	for (size_t t = 0; t < r->test_count; t++) {
		const struct run_test *test = &r->tests[t];

		html_put(out, "<th class=\"t%s\" data-sort scope=\"col\" title=\"%s",
				starts_group(r, t) ? " s" : "", test->name);
		if (*test->description)
			html_put(out, ": %s", test->description);
		html_put(out, "\n%s\"><div><b>%s</b> ", test->line, number_of(test));
		if (*test->description)
			html_add(out, test->description);
		else
			html_put(out, "<em>%s</em>", test->line);
		text_add_string(out, "</div></th>");
	}
	text_add_string(out, "</tr></thead>\n");
}

/* --- Rows ----------------------------------------------------------------------------------------- */

static void put_cell(const struct run_file *r, const struct run_cell *cell, size_t t,
		struct text *out)
{
	const char *group = starts_group(r, t) ? " s" : "";

	if (!cell->judged) {
		html_put(out, "<td class=\"v%s\">·</td>", group);
		return;
	}

	const char *word = verdict_word(cell->verdict);

	html_put(out, "<td class=\"v %s%s%s%s%s\" title=\"%s%lld ms", word, group,
			cell->only ? " only" : "", cell->unexpected ? " u" : "",
			cell->near ? " near" : "", cell->cut ? "more than " : "", cell->time_ms);
	if (cell->verdict != VERDICT_AC && *cell->message)
		html_put(out, "\n%s", cell->message);
	if (cell->only)
		text_add_string(out, "\nno other test fails it");
	html_put(out, "\">%s", word);
	if (cell->case_number && r->last_case > 1)
		html_put(out, "<i>%lld</i>", cell->case_number);
	text_add_string(out, "</td>");
}

/* Found and declared.  The mark comes first: narrow cells cut the end off. */
static void put_against(const char *found, const char *declared, bool as_declared, struct text *out)
{
	html_put(out, "<td class=\"d\" title=\"found: %s\">%s%s</td>", found,
			as_declared ? "" : "! ", found);
	html_put(out, "<td class=\"d\" title=\"declared: %s\">%s</td>", declared, declared);
}

static void put_row(const struct run_file *r, const struct run_solution *s, struct text *out)
{
	SCOPED(text) name = TEXT_INIT, found = TEXT_INIT, declared = TEXT_INIT;

	report_add_short_name(r, s, &name);
	report_add_found(r, s, &found);
	report_add_declared(s, &declared);
	html_put(out, "<tr%s data-words=\"%s %s %s\"><th scope=\"row\" title=\"%s",
			s->as_declared ? "" : " class=odd", s->name, found.s, declared.s, s->file);
	if (*s->because)
		html_put(out, "\n%s", s->because);
	html_put(out, "\">%s%s</th>", name.s, s->is_reference ? " *" : "");
	put_against(found.s, declared.s, s->as_declared, out);
	html_put(out, "<td class=\"n\" data-k=\"%lld\">%s%lld</td>", s->slowest_ms,
			s->cut ? ">" : "", s->slowest_ms);
	for (size_t t = 0; t < r->test_count; t++)
		put_cell(r, &s->cells[t], t, out);
	text_add_string(out, "</tr>\n");
}

/* The weight that a test must have to be one of the top ones. */
static long long top_weight(const struct run_file *r)
{
	long long limit = 0;

	for (size_t t = 0; t < r->test_count; t++) {
		size_t heavier = 0;

		for (size_t o = 0; o < r->test_count; o++)
			heavier += r->tests[o].weight > r->tests[t].weight;
		if (heavier < TOP_TESTS && (!limit || r->tests[t].weight < limit))
			limit = r->tests[t].weight;
	}
	return limit > 0 ? limit : 1;
}

/* ".26", "1.3", "14", rounded, or for nothing a dot: what a narrow column has room for. */
static void put_weight(long long millionths, struct text *out)
{
	const long long hundredths = (millionths + 5000) / 10000,
			tenths = (millionths + 50000) / 100000;

	if (!millionths)
		text_add_string(out, "·");
	else if (hundredths < 100)
		text_printf(out, ".%02lld", hundredths);
	else if (tenths < 100)
		text_printf(out, "%lld.%lld", tenths / 10, tenths % 10);
	else
		text_printf(out, "%lld", (millionths + 500000) / 1000000);
}

static void put_feet(const struct run_file *r, struct text *out)
{
	const long long top = top_weight(r);

	text_add_string(out,
			"<tfoot><tr><th title=\"how many solutions fail this test\">fails</th><td colspan=\"3\"></td>");
	for (size_t t = 0; t < r->test_count; t++)
		html_put(out, "<td%s>%zu</td>", starts_group(r, t) ? " class=s" : "",
				r->tests[t].kills);
	text_add_string(out,
			"</tr>\n<tr><th title=\"the sum, over the solutions that fail it, of "
			"1 / (the number of tests that they fail)\">criticality</th><td colspan=\"3\"></td>");
	for (size_t t = 0; t < r->test_count; t++) {
		const long long weight = r->tests[t].weight;

		html_put(out, "<td class=\"%s%s\">", starts_group(r, t) ? "s " : "",
				weight >= top ? "top" : "");
		put_weight(weight, out);
		text_add_string(out, "</td>");
	}
	text_add_string(out, "</tr></tfoot>\n");
}

static void put_key(const struct run_file *r, struct text *out)
{
	bool seen[VERDICT_COUNT] = { false };

	for (size_t i = 0; i < r->solution_count; i++)
		for (size_t t = 0; t < r->test_count; t++)
			if (r->solutions[i].cells[t].judged)
				seen[r->solutions[i].cells[t].verdict] = true;
	text_add_string(out, "<p class=\"key\">");
	for (int v = 0; v < VERDICT_COUNT; v++)
		if (seen[v])
			html_put(out, "<span><span class=\"v %s\">%s</span>%s</span>\n",
					verdict_word((enum verdict)v),
					verdict_word((enum verdict)v),
					verdict_meaning((enum verdict)v));
	if (r->last_case > 1)
		text_add_string(out, "<span>small figures: the first wrong case</span>\n");
	text_add_string(out,
			"<span><span class=\"v only\">&nbsp;</span>the only test that it fails</span>\n"
			"<span><b>!</b> not as declared</span>\n"
			"<span><b>~</b> near the limit</span>\n"
			"<span><b>*</b> the reference</span></p>\n");
}

static void put_dialogue(const struct run_file *r, const struct run_solution *s, struct text *out)
{
	const json_t *lines = report_dialogue(r, s);

	if (!json_array_size(lines))
		return;
	text_add_string(out, "<pre>");
	for (size_t i = 0; i < json_array_size(lines); i++)
		html_put(out, "%s\n", json_string_value(json_array_get(lines, i)));
	text_add_string(out, "</pre>");
}

static void put_explanation(const struct run_file *r, const struct run_solution *s,
		struct text *out)
{
	SCOPED(text) found = TEXT_INIT, declared = TEXT_INIT;

	report_add_found(r, s, &found);
	report_add_declared(s, &declared);
	html_put(out, "<tr><th>%s</th><td>%s</td><td>%s%s</td><td class=\"wide\">%s", s->name,
			declared.s, s->as_declared ? "" : "! ", found.s, s->because);
	if (*s->witness)
		html_put(out, "<div>witness <code>%s</code></div>", s->witness);
	html_put(out, "</td><td class=\"wide\">%s%s%s", s->test,
			*s->test && *s->message ? ": " : "", s->message);
	put_dialogue(r, s, out);
	text_add_string(out, "</td></tr>\n");
}

static void put_explanations(const struct run_file *r, struct text *out)
{
	text_add_string(out,
			"<details><summary>What each solution declares, and where it "
			"fails first</summary>\n<div class=\"scroll\"><table class=\"plain\">"
			"<thead><tr><th>solution</th><th>declared</th><th>found</th><th>because</th>"
			"<th>first failure</th></tr></thead>\n<tbody>\n");
	for (size_t i = 0; i < r->solution_count; i++)
		put_explanation(r, &r->solutions[i], out);
	text_add_string(out, "</tbody></table></div></details>\n");
}

void report_put_matrix(const struct run_file *r, struct text *out)
{
	text_add_string(out, "<section id=\"matrix\">\n<h2>Matrix</h2>\n");
	put_key(r, out);
	text_add_string(out,
			"<div class=\"tools\" data-of=\"cells\" hidden><input type=\"search\" "
			"placeholder=\"find a solution or a verdict\" aria-label=\"find\"><label>"
			"<input type=\"checkbox\"> only what is not as declared</label>"
			"<b role=\"status\"></b><span class=\"soft\">Click a column’s head to sort by it.</span></div>\n"
			"<div class=\"scroll\"><table class=\"matrix\" id=\"cells\">\n");
	put_columns(r, out);
	text_add_string(out, "<tbody>\n");
	for (size_t i = 0; i < r->solution_count; i++)
		put_row(r, &r->solutions[i], out);
	text_add_string(out, "</tbody>\n");
	put_feet(r, out);
	text_add_string(out, "</table></div>\n");
	put_explanations(r, out);
	text_add_string(out, "</section>\n");
}

/* --- Redundancy -------------------------------------------------------------------------------------- */

static void put_names(const struct run_file *r, const size_t *tests, size_t count, struct text *out)
{
	for (size_t i = 0; i < count; i++)
		html_put(out, "%s<span title=\"%s\">%s</span>", i ? ", " : "",
				r->tests[tests[i]].description, r->tests[tests[i]].name);
}

/* Those that fail exactly the solutions that `first` does; it may be any of them. */
static size_t collect_alike(const struct run_file *r, size_t first, size_t *tests)
{
	size_t count = 0;

	for (size_t t = 0; t < r->test_count; t++)
		if (r->tests[t].like == first)
			tests[count++] = t;
	return count;
}

static void put_alike(const struct run_file *r, size_t *tests, struct text *out)
{
	bool any = false;

	for (size_t t = 0; t < r->test_count; t++) {
		const size_t count = r->tests[t].like == t ? collect_alike(r, t, tests) : 0;

		if (count < 2 || !r->tests[t].kills)
			continue;
		if (!any)
			text_add_string(out,
					"<p>Tests that fail exactly the same solutions:</p>\n<ul>\n");
		any = true;
		text_add_string(out, "<li>");
		put_names(r, tests, count, out);
		html_put(out, " <span class=\"soft\">(%zu solution%s)</span></li>\n",
				r->tests[t].kills, r->tests[t].kills == 1 ? "" : "s");
	}
	text_add_string(out,
			any ? "</ul>\n" : "<p>No two tests fail exactly the same solutions.</p>\n");
}

static void put_idle(const struct run_file *r, size_t *tests, struct text *out)
{
	size_t count = 0;

	for (size_t t = 0; t < r->test_count; t++)
		if (!r->tests[t].kills)
			tests[count++] = t;
	if (!count) {
		text_add_string(out, "<p>Every test fails some solution.</p>\n");
		return;
	}
	text_add_string(out, "<p>Tests that fail no solution: ");
	put_names(r, tests, count, out);
	text_add_string(out, ".</p>\n");
}

static void put_killing_set(const struct run_file *r, struct text *out)
{
	SCOPED(text) words = TEXT_INIT, names = TEXT_INIT;

	report_add_killing(r, &words);
	report_add_survivors(r, &names);
	*words.s = (char)toupper((unsigned char)*words.s);
	html_put(out, "<p class=\"big\">%s%s", words.s, r->killing_count ? ": " : "");
	put_names(r, r->killing_set, r->killing_count, out);
	text_add_string(out, ".");
	if (r->survivors)
		html_put(out, " Survivors: <b>%s</b>.", names.s);
	if (r->killing_count > 1)
		text_add_string(out,
				" <span class=\"soft\">Chosen greedily; there may be fewer.</span>");
	text_add_string(out, "</p>\n");
}

void report_put_redundancy(const struct run_file *r, struct text *out)
{
	SCOPED_FREE size_t *tests = xcalloc(r->test_count + 1, sizeof *tests);

	text_add_string(out, "<section id=\"redundancy\">\n<h2>Redundancy</h2>\n");
	put_killing_set(r, out);
	if (r->killed) {
		put_idle(r, tests, out);
		put_alike(r, tests, out);
	} else {
		text_add_string(out, "<p>No test fails any solution.</p>\n");
	}
	text_add_string(out, "</section>\n");
}
