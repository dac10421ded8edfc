/*
 * What a plot program says: read, thinned, settled, and through run.json and back.
 */
#include "setter_unit.h"

#include <stdlib.h>

#include "plot/plot.h"

static const char axes[] = "plot map dots\n"
			   "title Hardness: a map\n"
			   "x log 1 - k, the difference\n"
			   "y log 0.1 1e4 k * distance\n"
			   "guide 1 1e-6 1e6 1e6 binary32\n"
			   "note A sentence.\n"
			   "plot part histogram\n"
			   "title Parts\n"
			   "x linear 0 1 fraction\n"
			   "y linear 0 - cases\n"
			   "bins 4\n"
			   "class lost 10 lost ones\n"
			   "class won 0 won\n";

static void parse_axes(struct plots *plots)
{
	struct text why = TEXT_INIT;

	*plots = PLOTS_INIT;
	assert_int_equal(plots_parse(plots, axes, strlen(axes), &why), 0);
	assert_string_equal(why.s, "");
}

static void parse_points(struct plot_points *points, const struct plots *plots, const char *text,
		const char *fault)
{
	struct text why = TEXT_INIT;

	plot_points_init(points, plots);
	assert_int_equal(plot_points_parse(points, plots, text, strlen(text), &why),
			*fault ? -1 : 0);
	assert_string_equal(why.s, fault);
	text_release(&why);
}

static void the_description_is_read(void **state)
{
	struct plots plots;

	(void)state;
	parse_axes(&plots);
	assert_int_equal(plots.count, 2);
	assert_string_equal(plots.list[0].title, "Hardness: a map");
	assert_string_equal(plots.list[0].x.label, "k, the difference");
	assert_false(plots.list[0].x.has_to);
	assert_true(plots.list[0].y.to == 4);
	assert_true(plots.list[0].guides[0].y2 == 6);
	assert_string_equal(plots.list[0].guides[0].label, "binary32");
	assert_int_equal(plots.list[1].bins, 4);
	assert_int_equal(plots.class_count, 2);
	assert_string_equal(plots.classes[0].label, "lost ones");
	assert_int_equal(plots.classes[0].least, 10);
	plots_release(&plots);
}

static void nonsense_in_the_description_is_refused_at_its_line(void **state)
{
	static const struct {
		const char *text, *fault;
	} cases[] = {
		{ "plot Map dots\n", "line 1 of its --axes is malformed" },
		{ "plot class dots\n", "line 1 of its --axes is malformed" },
		{ "plot a dots\nplot a dots\n", "line 2 of its --axes is malformed" },
		{ "plot a bars\n", "line 1 of its --axes is malformed" },
		{ "title a\n", "line 1 of its --axes is malformed" },
		{ "plot a dots\nx log 0 - k\n", "line 2 of its --axes is malformed" },
		{ "plot a dots\nx linear 5 5 k\n", "line 2 of its --axes is malformed" },
		{ "plot a dots\nx cubic 0 1 k\n", "line 2 of its --axes is malformed" },
		{ "plot a dots\nx linear nan 1 k\n", "line 2 of its --axes is malformed" },
		{ "plot a dots\nx linear 0x1 2 k\n", "line 2 of its --axes is malformed" },
		{ "plot a dots\ntitle a\nx linear 0 1 k\n", "plot 'a' is incomplete" },
		{ "plot a histogram\ntitle a\nx linear 0 - k\ny linear 0 1 n\nbins 3\n",
				"plot 'a' is incomplete" },
		{ "plot a dots\nbins 4\n", "line 2 of its --axes is malformed" },
		{ "class a 101 b\n", "line 1 of its --axes is malformed" },
		{ "\n", "line 1 of its --axes is malformed" },
	};

	(void)state;
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		struct plots plots = PLOTS_INIT;
		struct text why = TEXT_INIT;

		assert_int_equal(plots_parse(&plots, cases[i].text, strlen(cases[i].text), &why),
				-1);
		assert_string_equal(why.s, cases[i].fault);
		text_release(&why);
		plots_release(&plots);
	}
}

static void points_are_counted_and_thinned(void **state)
{
	struct plot_points points;
	struct plots plots;

	(void)state;
	parse_axes(&plots);
	parse_points(&points, &plots,
			"map 100 10\npart 0.1 1\nclass lost\n"
			"map 100.001 10\npart 0.1 1\nclass won\n"
			"map 1000 10\npart 1 1\nclass won\n"
			"class won\n",
			"");
	assert_int_equal(points.plots[0].count, 2);
	assert_int_equal(points.plots[1].bins[0], 2);
	assert_int_equal(points.plots[1].bins[3], 1);
	assert_int_equal(points.classes[0], 1);
	assert_int_equal(points.classes[1], 3);
	plot_points_release(&points, &plots);
	plots_release(&plots);
}

static void nonsense_among_the_points_is_refused_at_its_line(void **state)
{
	static const char *const second_lines[] = { "map 1", "map 1 2 3", "map x 1", "map 0 1",
		"nothing 1 2", "class", "class drawn", "", "map 1e999 1" };

	(void)state;
	for (size_t i = 0; i < sizeof second_lines / sizeof *second_lines; i++) {
		struct plot_points points;
		struct plots plots;
		char text[64];

		parse_axes(&plots);
		snprintf(text, sizeof text, "map 1 1\n%s\n", second_lines[i]);
		parse_points(&points, &plots, text, "line 2 of its points is malformed");
		plot_points_release(&points, &plots);
		plots_release(&plots);
	}
}

static void what_is_kept_is_what_was_read(void **state)
{
	struct plot_points points, again;
	struct text kept = TEXT_INIT, twice = TEXT_INIT;
	struct plots plots;

	(void)state;
	parse_axes(&plots);
	parse_points(&points, &plots, "map 100 10\npart .3 1\nclass lost\nmap 7 0.5\nclass won\n",
			"");
	plot_points_write(&points, &plots, &kept);
	plot_points_init(&again, &plots);
	assert_true(plot_points_read(&again, &plots, kept.s));
	plot_points_write(&again, &plots, &twice);
	assert_string_equal(kept.s, twice.s);
	assert_false(plot_points_read(&again, &plots, "map 1\n"));
	text_release(&kept);
	text_release(&twice);
	plot_points_release(&points, &plots);
	plot_points_release(&again, &plots);
	plots_release(&plots);
}

/* The points go from 10^0 to 10^3, and nothing touches the end that was not given. */
static void cells_follow_from_all_tests_together(void **state)
{
	struct plot_points tests[2];
	struct plots plots;

	(void)state;
	parse_axes(&plots);
	parse_points(&tests[0], &plots, "map 1 10\n", "");
	parse_points(&tests[1], &plots, "map 1000 1e9\n", "");
	plots_settle(&plots, tests, 2);
	assert_true(plots.list[0].x.from == 0);
	assert_true(plots.list[0].x.to > 3.05 && plots.list[0].x.to < 3.1);
	assert_true(tests[0].plots[0].list[0].x == 0);
	assert_true(tests[0].plots[0].list[0].y == PLOT_ROWS * 2 / 5);
	assert_true(tests[1].plots[0].list[0].x == (int)(PLOT_COLUMNS / 1.03));
	/* Beyond a range that was given: at its edge. */
	assert_true(tests[1].plots[0].list[0].y == PLOT_ROWS - 1);
	plot_points_release(&tests[0], &plots);
	plot_points_release(&tests[1], &plots);
	plots_release(&plots);
}

static char *as_json(const struct plots *plots, const struct plot_points *tests,
		const char *const *names, size_t count)
{
	char *text = NULL;
	size_t length;
	FILE *out = open_memstream(&text, &length);
	struct json json;

	json_start(&json, "setter-run");
	plots_json(plots, tests, names, count, &json);
	json_finish(&json, out);
	fclose(out);
	return text;
}

static void plots_go_through_json_and_back(void **state)
{
	static const char *const names[] = { "small-01", "full-01" };
	struct plot_points tests[2], again[2] = { { NULL, { 0 } } };
	struct plots plots, read = PLOTS_INIT;
	json_t *document;
	char *text, *twice;

	(void)state;
	parse_axes(&plots);
	parse_points(&tests[0], &plots, "map 100 10\npart 0.3 5\nclass lost\n", "");
	parse_points(&tests[1], &plots, "map 7 0.5\nmap 8 3\nclass won\n", "");
	plots_settle(&plots, tests, 2);
	text = as_json(&plots, tests, names, 2);
	document = json_read(text, strlen(text));
	assert_non_null(document);
	assert_true(plots_from_json(&read, again, names, 2, document));
	twice = as_json(&read, again, names, 2);
	assert_string_equal(text, twice);
	free(text);
	free(twice);
	json_decref(document);
	for (int i = 0; i < 2; i++) {
		plot_points_release(&tests[i], &plots);
		plot_points_release(&again[i], &read);
	}
	plots_release(&plots);
	plots_release(&read);
}

static void a_dot_outside_the_grid_is_no_document_of_ours(void **state)
{
	static const char text[] =
			"{\"plots\":[{\"id\":\"a\",\"kind\":\"dots\",\"title\":\"\","
			"\"x\":{\"label\":\"\",\"scale\":\"log\",\"from\":\"0\",\"to\":\"1\"},"
			"\"y\":{\"label\":\"\",\"scale\":\"log\",\"from\":\"0\",\"to\":\"1\"}}],"
			"\"points\":[{\"name\":\"t\",\"dots\":{\"a\":[720,0]}}]}";
	static const char *const names[] = { "t" };
	struct plot_points test = { NULL, { 0 } };
	struct plots plots = PLOTS_INIT;
	json_t *document = json_read(text, strlen(text));

	(void)state;
	assert_non_null(document);
	assert_false(plots_from_json(&plots, &test, names, 1, document));
	plot_points_release(&test, &plots);
	plots_release(&plots);
	json_decref(document);
}

static void an_axis_beyond_all_numbers_is_no_document_of_ours(void **state)
{
	static const char text[] =
			"{\"plots\":[{\"id\":\"a\",\"kind\":\"dots\",\"title\":\"\","
			"\"x\":{\"label\":\"\",\"scale\":\"log\",\"from\":\"0\",\"to\":\"1e99\"},"
			"\"y\":{\"label\":\"\",\"scale\":\"log\",\"from\":\"0\",\"to\":\"1\"}}]}";
	struct plots plots = PLOTS_INIT;
	json_t *document = json_read(text, strlen(text));

	(void)state;
	assert_non_null(document);
	assert_false(plots_from_json(&plots, NULL, NULL, 0, document));
	plots_release(&plots);
	json_decref(document);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_description_is_read),
		cmocka_unit_test(nonsense_in_the_description_is_refused_at_its_line),
		cmocka_unit_test(points_are_counted_and_thinned),
		cmocka_unit_test(nonsense_among_the_points_is_refused_at_its_line),
		cmocka_unit_test(what_is_kept_is_what_was_read),
		cmocka_unit_test(cells_follow_from_all_tests_together),
		cmocka_unit_test(plots_go_through_json_and_back),
		cmocka_unit_test(a_dot_outside_the_grid_is_no_document_of_ours),
		cmocka_unit_test(an_axis_beyond_all_numbers_is_no_document_of_ours),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
