
#include "base/embed.h"
#include "base/html.h"
#include "report/report.h"
#include "report/report_sections.h"

EMBED(page_style, "setter/report/page.css");
EMBED(page_script, "setter/report/page.js");

/* What a page begins with; the title is foreign. */
void report_page_begin(struct text *out, const char *title)
{
	html_put(out,
			"<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n"
			"<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n"
			"<meta name=\"color-scheme\" content=\"light dark\">\n<title>%s</title>\n<style>",
			title);
	text_printf(out,
			":root{%s}\n@media screen and (prefers-color-scheme:dark){:root{%s}}\n%s\n%s",
			plot_light, plot_dark, plot_style, page_style);
	text_add_string(out, "</style>\n<body>\n");
}

void report_page_end(struct text *out)
{
	text_printf(out, "<script>%s</script>\n", page_script);
}

static void put_notes(const struct run_file *r, struct text *out)
{
	struct report_note notes[REPORT_NOTES_MAX];
	const size_t count = report_notes(r, notes);

	if (count)
		text_add_string(out, "<ul class=\"notes\">\n");
	for (size_t i = 0; i < count; i++) {
		html_put(out, "<li>%s <code>%s</code></li>\n", notes[i].words.s,
				notes[i].command.s);
		text_release(&notes[i].words);
		text_release(&notes[i].command);
	}
	if (count)
		text_add_string(out, "</ul>\n");
}

static void put_head(const struct run_file *r, bool has_mutants, struct text *out)
{
	const bool judged = r->solution_count && r->test_count;
	SCOPED(text) words = TEXT_INIT;

	report_add_headline(r, &words);
	html_put(out, "<header>\n<h1>%s", r->problem);
	if (*r->title)
		html_put(out, " <small>%s</small>", r->title);
	html_put(out, "</h1>\n<p class=\"head %s\">%s.</p>\n",
			!judged                        ? "open"
					: r->surprises ? "bad"
						       : "ok",
			words.s);
	put_notes(r, out);
	text_add_string(out,
			"<nav><a href=\"#matrix\">Matrix</a> <a href=\"#redundancy\">Redundancy</a> ");
	if (has_mutants)
		text_add_string(out, "<a href=\"#mutants\">Mutants</a> ");
	text_add_string(out,
			"<a href=\"#plots\">Plots</a> <a href=\"#bounds\">Bounds</a> "
			"<a href=\"#answers\">Answers</a> <a href=\"#time\">Time</a> "
			"<a href=\"#provenance\">Provenance</a></nav>\n</header>\n");
}

void report_html(const struct run_file *r, const struct mutate_file *mutants, struct text *out)
{
	SCOPED(text) title = TEXT_INIT, words = TEXT_INIT;

	report_add_headline(r, &words);
	text_printf(&title, "%s: %s", r->problem, words.s);
	report_page_begin(out, title.s);
	put_head(r, mutants && mutants->document, out);
	report_put_matrix(r, out);
	report_put_redundancy(r, out);
	report_put_mutants(r, mutants, out);
	report_put_plots(r, out);
	report_put_bounds(r, out);
	report_put_answers(r, out);
	report_put_time(r, out);
	report_put_provenance(r, out);
	report_page_end(out);
}
