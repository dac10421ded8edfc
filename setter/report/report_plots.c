/*
 * report_plots.c - the maps of the tests, and what their answers are.
 */
#include <stdlib.h>

#include "base/html.h"
#include "base/names.h"
#include "base/xalloc.h"
#include "report/report_sections.h"

/* --- Pictures ------------------------------------------------------------------------------------ */

struct pictures {
	struct plot_picture picture; /* of any plot: its number is still to be set */
	const char **groups;
	struct plot_test *tests;
};

static void pictures_init(struct pictures *p, const struct run_file *r)
{
	p->groups = xcalloc(r->group_count + 1, sizeof *p->groups);
	p->tests = xcalloc(r->test_count + 1, sizeof *p->tests);
	for (size_t g = 0; g < r->group_count; g++)
		p->groups[g] = r->groups[g].name;
	for (size_t t = 0; t < r->test_count; t++)
		p->tests[t] = (struct plot_test){ r->tests[t].name, r->tests[t].description,
			r->tests[t].group, &r->points[t], false };
	p->picture = (struct plot_picture){ .groups = p->groups,
		.group_count = r->group_count,
		.tests = p->tests,
		.test_count = r->test_count };
}

static void pictures_choose(struct pictures *p, const struct run_file *r, size_t number)
{
	p->picture.plot = &r->plots.list[number];
	p->picture.number = number;
}

static void pictures_release(struct pictures *p)
{
	free(p->groups);
	free(p->tests);
}

static void put_groups(const struct run_file *r, struct text *out)
{
	text_add_string(out, "<ul class=\"groups\">");
	for (size_t g = 0; g < r->group_count; g++)
		html_put(out, "<li class=\"g%d\">%s</li>", (int)(g % PLOT_COLOURS),
				r->groups[g].name);
	text_add_string(out, "</ul>\n");
}

static void put_notes(const struct plot *plot, struct text *out)
{
	if (!plot->notes.count)
		return;
	text_add_string(out, "<figcaption>");
	for (size_t n = 0; n < plot->notes.count; n++)
		html_put(out, "%s%s", n ? " " : "", plot->notes.list[n]);
	text_add_string(out, "</figcaption>\n");
}

static void put_plot(const struct run_file *r, const struct plot_picture *picture, struct text *out)
{
	const struct plot *plot = picture->plot;

	html_put(out, "<h3 id=\"plot-%s\">%s</h3>\n", plot->id, plot->title);
	if (plot->is_histogram) {
		put_notes(plot, out);
		html_put(out, "<p class=\"soft\">%s</p>\n<div class=\"row\">\n", plot->x.label);
		plot_draw_histograms(picture, out);
		text_add_string(out, "</div>\n");
		return;
	}
	text_add_string(out, "<figure>\n");
	put_groups(r, out);
	plot_draw(picture, out);
	put_notes(plot, out);
	text_add_string(out, "</figure>\n");
}

void report_put_plots(const struct run_file *r, struct text *out)
{
	struct pictures pictures;

	text_add_string(out, "<section id=\"plots\">\n<h2>Plots</h2>\n");
	if (r->has_plots) {
		pictures_init(&pictures, r);
		for (size_t p = 0; p < r->plots.count; p++) {
			pictures_choose(&pictures, r, p);
			put_plot(r, &pictures.picture, out);
		}
		pictures_release(&pictures);
	} else {
		text_add_string(out,
				"<p class=\"soft\">This run has no plots: the problem names no "
				"plot program (<code>plot:</code> in problem.yaml), the program "
				"failed, or the run is too old.</p>\n");
	}
	text_add_string(out, "</section>\n");
}

bool report_plot(const struct run_file *r, const char *id, const char *marks, struct text *out)
{
	const size_t number = r->has_plots ? plot_find(&r->plots, id) : r->plots.count;
	struct pictures pictures;

	if (number == r->plots.count || r->plots.list[number].is_histogram)
		return false;
	pictures_init(&pictures, r);
	pictures_choose(&pictures, r, number);
	for (size_t t = 0; marks && t < r->test_count; t++)
		pictures.tests[t].marked = name_matches(r->tests[t].name, marks);
	plot_draw_file(&pictures.picture, out);
	pictures_release(&pictures);
	return true;
}

/* --- Answers ------------------------------------------------------------------------------------------ */

static void put_percent(struct text *out, long long part, long long all)
{
	const long long tenths = (part * 1000 + all / 2) / all;

	text_printf(out, "%lld.%lld", tenths / 10, tenths % 10);
}

static void put_share(const struct run_file *r, size_t group, size_t class, long long all,
		struct text *out)
{
	const long long cases = run_file_class_cases(r, group, class);
	const bool few = cases * 100 < all * r->plots.classes[class].least;

	html_put(out, "<td class=\"n%s\" title=\"%lld of %lld cases%s\">", few ? " warn" : "",
			cases, all, few ? ": few cases try it" : "");
	put_percent(out, cases, all);
	text_printf(out, "&nbsp;%%%s</td>", few ? " !" : "");
}

static void put_shares(const struct run_file *r, size_t group, struct text *out)
{
	const long long all = run_file_group_cases(r, group);

	if (!all)
		return;
	html_put(out, "<tr><th>%s</th><td class=\"n\">%lld</td>", r->groups[group].name, all);
	for (size_t c = 0; c < r->plots.class_count; c++)
		put_share(r, group, c, all, out);
	text_add_string(out, "<td class=\"wide\"><div class=\"bar\">");
	for (size_t c = 0; c < r->plots.class_count; c++) {
		text_printf(out, "<i class=\"g%d\" style=\"width:", (int)((c + 2) % PLOT_COLOURS));
		put_percent(out, run_file_class_cases(r, group, c), all);
		text_add_string(out, "%\"></i>");
	}
	text_add_string(out, "</div></td></tr>\n");
}

void report_put_answers(const struct run_file *r, struct text *out)
{
	text_add_string(out, "<section id=\"answers\">\n<h2>Answers</h2>\n");
	if (!r->has_plots || !r->plots.class_count) {
		text_add_string(out,
				"<p class=\"soft\">This run recorded no classes of answers.</p>\n"
				"</section>\n");
		return;
	}
	text_add_string(out,
			"<div class=\"scroll\"><table class=\"plain\"><thead><tr><th>group</th>"
			"<th class=\"n\">cases</th>");
	for (size_t c = 0; c < r->plots.class_count; c++)
		html_put(out, "<th class=\"n\"><span class=\"swatch g%d\">%s</span></th>",
				(int)((c + 2) % PLOT_COLOURS), r->plots.classes[c].label);
	text_add_string(out, "<th></th></tr></thead>\n<tbody>\n");
	for (size_t g = 0; g < r->group_count; g++)
		put_shares(r, g, out);
	text_add_string(out, "</tbody></table></div>\n</section>\n");
}
