/*
 * report_bounds.c - how far the tests go, and how long everything takes.
 */
#include <stdlib.h>
#include <string.h>

#include "base/html.h"
#include "plot/scale.h"
#include "report/report_sections.h"

/* --- Bounds ---------------------------------------------------------------------------------------- */

/* Powers of ten from 10^5 on as such; everything else as it is written. */
static void put_value(struct text *out, const char *number)
{
	const char *digits = number + (*number == '-');
	const size_t zeros = *digits == '1' ? strspn(digits + 1, "0") : 0;

	if (zeros >= 5 && !digits[1 + zeros])
		html_put(out, "%s10<sup>%zu</sup>", digits > number ? "−" : "", zeros);
	else
		html_add(out, number);
}

/* Where a number is between the two ends, on a logarithmic scale, in percent. */
static double percent_of(const char *number, const char *low, const char *high)
{
	double at, from, to;

	if (!scale_apply(SCALE_SIGNED_LOG, strtod(number, NULL), &at) ||
			!scale_apply(SCALE_SIGNED_LOG, strtod(low, NULL), &from) ||
			!scale_apply(SCALE_SIGNED_LOG, strtod(high, NULL), &to) || to <= from)
		return 0;
	at = (at - from) / (to - from) * 100;
	return at < 0 ? 0 : at > 100 ? 100 : at;
}

static void put_range(const json_t *variable, struct text *out)
{
	const char *low = json_read_string(variable, "lo", NULL),
		   *high = json_read_string(variable, "hi", NULL),
		   *least = json_read_string(variable, "smallest", NULL),
		   *most = json_read_string(variable, "largest", NULL);

	if (!low || !high || !least || !most) {
		text_add_string(out, "<td class=\"soft\" colspan=\"3\"></td>");
		return;
	}

	const double from = percent_of(least, low, high), to = percent_of(most, low, high);

	text_add_string(out, "<td class=\"n\">");
	put_value(out, low);
	text_add_string(out, " … ");
	put_value(out, high);
	text_add_string(out, "</td><td class=\"n\">");
	put_value(out, least);
	text_add_string(out, " … ");
	put_value(out, most);
	text_printf(out,
			"</td><td class=\"wide\"><div class=\"bar\"><i style=\"margin-left:%.1f%%;"
			"width:%.1f%%;min-width:3px\"></i></div></td>",
			from, to - from);
}

static void put_variable(const json_t *variable, const char *group, bool first, bool warn,
		struct text *out)
{
	const bool least = json_read_true(variable, "least"),
		   most = json_read_true(variable, "most");
	const char *unmet = json_read_true(variable, "feature") ? (least ? "" : "no test has this")
			: least && most                         ? ""
			: least                                 ? "no test has the largest"
			: most                                  ? "no test has the smallest"
								: "no test has either end";

	html_put(out, "<tr><th>%s</th><td>%s</td>", first ? group : "",
			json_read_string(variable, "name", ""));
	html_put(out, "<td%s>%s</td>", *unmet && warn ? " class=warn" : "", unmet);
	put_range(variable, out);
	text_add_string(out, "</tr>\n");
}

void report_put_bounds(const struct run_file *r, struct text *out)
{
	const json_t *reached = json_object_get(r->document, "reached");

	text_add_string(out, "<section id=\"bounds\">\n<h2>Bounds</h2>\n");
	if (!json_array_size(reached)) {
		text_add_string(out,
				"<p class=\"soft\">This run recorded no bounds.</p>\n"
				"</section>\n");
		return;
	}
	text_add_string(out,
			"<p class=\"soft\">What the validator declares, and what it saw in the tests "
			"that count for a group, on a logarithmic scale.</p>\n"
			"<div class=\"scroll\"><table class=\"plain\"><thead><tr><th>group</th>"
			"<th>variable</th><th></th><th class=\"n\">declared</th>"
			"<th class=\"n\">seen</th><th></th></tr></thead>\n<tbody>\n");
	for (size_t g = 0; g < json_array_size(reached); g++) {
		const json_t *list = json_object_get(json_array_get(reached, g), "variables");
		const char *group = json_read_string(json_array_get(reached, g), "group", "");

		for (size_t i = 0; i < json_array_size(list); i++)
			put_variable(json_array_get(list, i), group, !i,
					strcmp(group, r->samples) != 0, out);
	}
	text_add_string(out, "</tbody></table></div>\n</section>\n");
}

/* --- Time --------------------------------------------------------------------------------------------- */

/* A bar is so many units wide, and ends at 2.5 times the limit. */
#define UNITS 500
#define UNITS_PER_LIMIT 200

static int units_of(const struct run_solution *s, long long ms)
{
	const long long limit = s->limit_ms > 0 ? s->limit_ms : 1;
	const long long units = ms > limit * 3 ? UNITS : ms * UNITS_PER_LIMIT / limit;

	return units > UNITS ? UNITS : (int)units;
}

static void put_bar(const struct run_file *r, const struct run_solution *s, struct text *out)
{
	bool marked[UNITS + 1] = { false };

	text_printf(out,
			"<svg viewBox=\"0 0 %d 18\" preserveAspectRatio=\"none\" aria-hidden=\"true\">",
			UNITS);
	text_printf(out, "<rect class=\"%s\" y=\"3\" width=\"%d\" height=\"12\"/>",
			s->slowest_ms > s->limit_ms ? "x" : "b", units_of(s, s->slowest_ms));
	text_printf(out,
			"<path class=\"l\" d=\"M%d 0v18M%d 0v18\"/><path class=\"tl\" d=\"M%d 0v18\"/>"
			"<path d=\"",
			UNITS_PER_LIMIT / 2, UNITS_PER_LIMIT * 2, UNITS_PER_LIMIT);
	for (size_t t = 0; t < r->test_count; t++)
		if (s->cells[t].judged)
			marked[units_of(s, s->cells[t].time_ms)] = true;
	for (int u = 0; u <= UNITS; u++)
		if (marked[u])
			text_printf(out, "M%d 4v10", u);
	text_add_string(out, "\"/></svg>");
}

static void put_solution_times(const struct run_file *r, struct text *out)
{
	text_add_string(out,
			"<p class=\"soft\">The slowest test of each solution, and a mark for every test; "
			"lines at half the limit, the limit and twice the limit of its language."
			"</p>\n<div class=\"scroll\"><table class=\"plain time\"><thead><tr><th data-sort>"
			"solution</th><th></th><th class=\"n\" data-sort>max ms</th><th class=\"n\">"
			"limit</th></tr></thead>\n<tbody>\n");
	for (size_t i = 0; i < r->solution_count; i++) {
		const struct run_solution *s = &r->solutions[i];
		SCOPED(text) name = TEXT_INIT;

		report_add_short_name(r, s, &name);
		html_put(out, "<tr><th>%s</th><td class=\"wide\">", name.s);
		put_bar(r, s, out);
		html_put(out, "</td><td class=\"n\" data-k=\"%lld\">%s%lld</td><td class=\"n\">%lld</td></tr>\n",
				s->slowest_ms, s->cut ? ">" : "", s->slowest_ms, s->limit_ms);
	}
	text_add_string(out, "</tbody></table></div>\n");
}

/* Processor time of one program over all tests. */
struct maker_time {
	size_t runs, slowest_test;
	long long sum, most;
};

static struct maker_time time_of(const struct run_file *r, const char *role, const char *generator)
{
	struct maker_time time = { 0, 0, 0, -1 };

	for (size_t t = 0; t < r->test_count; t++) {
		const long long us = json_read_number(r->tests[t].make_us, role, -1);
		const size_t length = strlen(generator);

		if (us < 0 || us > RUN_FIGURE_MAX ||
				(length &&
						(strncmp(r->tests[t].line, generator, length) !=
										0 ||
								(r->tests[t].line[length] != ' ' &&
										r->tests[t].line[length]))))
			continue;
		time.runs++;
		time.sum += us;
		if (us > time.most) {
			time.most = us;
			time.slowest_test = t;
		}
	}
	return time;
}

static void put_maker(const struct run_file *r, const json_t *program, struct text *out)
{
	const char *role = json_read_string(program, "role", ""),
		   *name = json_read_string(program, "name", "");
	const struct maker_time time = time_of(r, role, strcmp(role, "generator") ? "" : name);

	if (!time.runs)
		return;
	html_put(out, "<tr><td>%s</td><th>%s</th><td class=\"n\">%zu</td><td class=\"n\">", role,
			name, time.runs);
	text_printf(out, "%lld.%lld</td><td class=\"n\">%lld.%lld</td>", time.sum / 1000,
			time.sum / 100 % 10, time.most / 1000, time.most / 100 % 10);
	html_put(out, "<td>%s</td></tr>\n", r->tests[time.slowest_test].name);
}

static void put_maker_times(const struct run_file *r, struct text *out)
{
	const json_t *programs = json_object_get(r->document, "programs");
	bool known = false;

	for (size_t t = 0; t < r->test_count; t++)
		known |= r->tests[t].make_us != NULL;
	text_add_string(out, "<h3>When the tests were made</h3>\n");
	if (!known || !json_array_size(programs)) {
		text_add_string(out,
				"<p class=\"soft\">This run did not record how long generators, "
				"validator and checker took.</p>\n");
		return;
	}
	text_add_string(out,
			"<div class=\"scroll\"><table class=\"plain\"><thead><tr><th></th><th>program</th>"
			"<th class=\"n\">runs</th><th class=\"n\">ms in all</th><th class=\"n\">"
			"slowest</th><th>on</th></tr></thead>\n<tbody>\n");
	for (size_t i = 0; i < json_array_size(programs); i++)
		put_maker(r, json_array_get(programs, i), out);
	text_add_string(out, "</tbody></table></div>\n");
}

void report_put_time(const struct run_file *r, struct text *out)
{
	text_add_string(out, "<section id=\"time\">\n<h2>Time</h2>\n");
	put_solution_times(r, out);
	put_maker_times(r, out);
	text_add_string(out, "</section>\n");
}
