/*
 * report_index.c - one page over all problems.
 */
#include "base/html.h"
#include "report/report_sections.h"

static void put_row(const struct report_index_row *row, struct text *out)
{
	const struct run_file *r = row->report;
	long long slowest = 0;
	size_t idle = 0;

	if (!r) {
		html_put(out,
				"<tr><th>%s</th><td colspan=\"9\" class=\"soft\">not run yet: <code>setter run "
				"%s</code></td></tr>\n",
				row->problem, row->problem);
		return;
	}
	for (size_t i = 0; i < r->solution_count; i++)
		if (r->solutions[i].is_reference)
			slowest = r->solutions[i].slowest_ms;
	for (size_t t = 0; t < r->test_count; t++)
		idle += !r->tests[t].kills;
	html_put(out, "<tr><th><a href=\"%s.html\">%s</a></th>", row->problem, row->problem);
	if (r->surprises)
		html_put(out, "<td class=\"warn\">%zu not as declared</td>", r->surprises);
	else
		text_add_string(out, "<td class=\"ok\">as declared</td>");
	html_put(out,
			"<td>%s</td><td class=\"n\">%zu</td><td class=\"n\">%zu</td>"
			"<td class=\"n\">%zu</td><td class=\"n\">%zu</td><td class=\"n\">%zu</td>"
			"<td class=\"n\">%zu</td><td class=\"n\">%lld</td></tr>\n",
			r->title, r->test_count, r->solution_count, r->wrong, r->survivors,
			r->killing_count, idle, slowest);
}

/* Good or bad is only what is known: while some were not run, there is no tick. */
static void put_head(size_t count, size_t run, size_t odd, struct text *out)
{
	const char *mark = odd ? "bad" : run < count ? "open" : "ok";

	if (!count) {
		text_add_string(out, "<p class=\"head open\">There are no problems yet.</p>\n");
		return;
	}
	html_put(out, "<p class=\"head %s\">%zu problem%s: ", mark, count, count == 1 ? "" : "s");
	if (odd)
		html_put(out, "%zu not as declared%s", odd, odd < count ? ", " : "");
	if (run > odd)
		html_put(out, "%zu as declared%s", run - odd, run < count ? ", " : "");
	if (run < count)
		html_put(out, "%zu not run yet", count - run);
	text_add_string(out, ".</p>\n");
}

void report_index(const struct report_index_row *rows, size_t count, struct text *out)
{
	size_t run = 0, odd = 0;

	for (size_t i = 0; i < count; i++) {
		run += rows[i].report != NULL;
		odd += rows[i].report && rows[i].report->surprises;
	}
	report_page_begin(out, "All problems");
	text_add_string(out, "<header>\n<h1>All problems</h1>\n");
	put_head(count, run, odd, out);
	text_add_string(out,
			"</header>\n<div class=\"scroll\"><table class=\"plain\"><thead><tr>"
			"<th data-sort>problem</th><th data-sort></th><th data-sort>title</th>"
			"<th class=\"n\" data-sort>tests</th><th class=\"n\" data-sort>solutions</th>"
			"<th class=\"n\" data-sort title=\"solutions that must fail\">wrong or slow</th>"
			"<th class=\"n\" data-sort title=\"wrong or slow solutions that pass every test\">survivors</th>"
			"<th class=\"n\" data-sort title=\"this many tests fail all the others\">tests "
			"needed</th>"
			"<th class=\"n\" data-sort title=\"tests that fail no solution\">idle tests</th>"
			"<th class=\"n\" data-sort>reference, ms</th></tr></thead>\n"
			"<tbody>\n");
	for (size_t i = 0; i < count; i++)
		put_row(&rows[i], out);
	text_add_string(out, "</tbody></table></div>\n");
	report_page_end(out);
}
