#include <stdlib.h>
#include <string.h>

#include "base/html.h"
#include "report/report.h"
#include "report/report_sections.h"

/* What a page begins with; the title is foreign. */
void report_page_begin(struct text *out, const char *title)
{
	html_put(out,
			"<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n"
			"<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n"
			"<meta name=\"color-scheme\" content=\"light dark\">\n<title>%s</title>\n<style>",
			title);
	text_printf(out,
			":root{color-scheme:light dark;--bg:#fff;--ink:#1d1f23;--soft:#5c616a;"
			"--quiet:#626770;--line:#e3e5e8;--none:#eff0f2;--pass:#eef2f6;--note:#fdf6df;"
			"--warn:#e0a800;--alarm:#b3261e;--good:#00735c;--link:#0b5cad;%s}\n"
			"@media screen and (prefers-color-scheme:dark){:root{--bg:#14161a;--ink:#e6e8eb;"
			"--soft:#a0a6b0;--quiet:#8d949e;--line:#2b2f36;--none:#22262c;--pass:#1d232b;"
			"--note:#2a2513;--warn:#d9a514;--alarm:#ff8a80;--good:#4cc9a5;--link:#7db8f5;%s}}\n",
			plot_light, plot_dark);
	text_add_string(out, plot_style);
	text_add_string(out, report_style);
	text_add_string(out, "</style>\n<body>\n");
}

void report_page_end(struct text *out)
{
	text_printf(out, "<script>%s</script>\n", report_script);
}

static void put_notes(const struct report *r, struct text *out)
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

static void put_head(const struct report *r, struct text *out)
{
	const bool judged = r->solution_count && r->test_count;
	struct text words = TEXT_INIT;

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
			"<nav><a href=\"#matrix\">Matrix</a> <a href=\"#redundancy\">Redundancy</a> "
			"<a href=\"#plots\">Plots</a> <a href=\"#bounds\">Bounds</a> "
			"<a href=\"#answers\">Answers</a> <a href=\"#time\">Time</a> "
			"<a href=\"#provenance\">Provenance</a></nav>\n</header>\n");
	text_release(&words);
}

void report_html(const struct report *r, struct text *out)
{
	struct text title = TEXT_INIT, words = TEXT_INIT;

	report_add_headline(r, &words);
	text_printf(&title, "%s: %s", r->problem, words.s);
	report_page_begin(out, title.s);
	put_head(r, out);
	report_put_matrix(r, out);
	report_put_redundancy(r, out);
	report_put_plots(r, out);
	report_put_bounds(r, out);
	report_put_answers(r, out);
	report_put_time(r, out);
	report_put_provenance(r, out);
	report_page_end(out);
	text_release(&title);
	text_release(&words);
}
