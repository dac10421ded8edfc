/*
 * report_mutants.c - how strong the tests are: which of them fell which kinds of mutants.
 */
#include <stdlib.h>
#include <string.h>

#include "base/html.h"
#include "base/xalloc.h"
#include "mutate/mutate_file.h"
#include "report/report_sections.h"

/* Of the picture, in pixels. */
#define CELL_WIDTH 15
#define CELL_HEIGHT 20
#define LEFT 110
#define TOP 100
#define RIGHT 90

/* --- Kinds --------------------------------------------------------------------------------------------- */

struct kind {
	const char *name;
	size_t *fells; /* by test */
	size_t most, fallen, holes, survivors;
};

struct kinds {
	const struct mutate_file *file;
	struct kind *list;
	size_t count, tests;
};

static const char *test_name(const struct kinds *k, size_t test)
{
	return json_read_string(json_array_get(k->file->tests, test), "name", "");
}

static size_t test_of(const struct kinds *k, const char *name)
{
	size_t t = 0;

	while (t < k->tests && strcmp(test_name(k, t), name) != 0)
		t++;
	return t;
}

static struct kind *kind_of(struct kinds *k, const char *name)
{
	for (size_t i = 0; i < k->count; i++)
		if (!strcmp(k->list[i].name, name))
			return &k->list[i];
	GROW(k->list, k->count);
	k->list[k->count].name = name;
	k->list[k->count].fells = xcalloc(k->tests + 1, sizeof *k->list->fells);
	return &k->list[k->count++];
}

static void count_mutant(struct kinds *k, const json_t *mutant)
{
	struct kind *kind = kind_of(k, json_read_string(mutant, "kind", ""));
	const char *result = json_read_string(mutant, "result", "");
	const size_t test = test_of(k, json_read_string(mutant, "test", ""));

	kind->holes += !strcmp(result, "hole");
	kind->survivors += !strcmp(result, "survivor");
	if (!strcmp(result, "fallen")) {
		const size_t fells = ++kind->fells[test];

		kind->fallen++;
		kind->most = fells > kind->most ? fells : kind->most;
	}
}

static void kinds_count(struct kinds *k, const struct mutate_file *file)
{
	*k = (struct kinds){ .file = file, .tests = json_array_size(file->tests) };
	for (size_t i = 0; i < json_array_size(file->mutants); i++)
		count_mutant(k, json_array_get(file->mutants, i));
}

static void kinds_release(struct kinds *k)
{
	for (size_t i = 0; i < k->count; i++)
		free(k->list[i].fells);
	free(k->list);
}

/* --- The picture: tests across, kinds down ---------------------------------------------------------------- */

/* The darker, the larger a part of its kind; what is there can always be seen. */
static void put_cell(const struct kinds *k, const struct kind *kind, size_t test, int x, int y,
		struct text *out)
{
	const size_t fells = kind->fells[test];
	const size_t percent = kind->fallen ? 15 + 84 * fells / kind->fallen : 0;

	if (!fells) {
		html_put(out,
				"<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"currentColor\" "
				"fill-opacity=\".05\"/>\n",
				x, y, CELL_WIDTH - 1, CELL_HEIGHT - 1);
		return;
	}
	html_put(out,
			"<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"currentColor\" "
			"fill-opacity=\".%zu\"><title>%s fells %zu of %zu: %s</title></rect>\n",
			x, y, CELL_WIDTH - 1, CELL_HEIGHT - 1, percent, test_name(k, test), fells,
			kind->fallen, kind->name);
}

static void put_words(struct text *out, int x, int y, const char *more, const char *words)
{
	text_printf(out, "<text x=\"%d\" y=\"%d\" font-size=\"12\" fill=\"currentColor\" %s>", x, y,
			more);
	html_put(out, "%s</text>\n", words);
}

static void put_test_names(const struct kinds *k, struct text *out)
{
	for (size_t t = 0; t < k->tests; t++) {
		const int x = LEFT + (int)t * CELL_WIDTH + CELL_WIDTH - 4;
		SCOPED_FREE char *turned = xprintf("transform=\"rotate(-90 %d %d)\"", x, TOP - 6);

		put_words(out, x, TOP - 6, turned, test_name(k, t));
	}
}

static void put_row(const struct kinds *k, size_t number, struct text *out)
{
	const struct kind *kind = &k->list[number];
	const int y = TOP + (int)number * CELL_HEIGHT, right = LEFT + (int)k->tests * CELL_WIDTH;
	SCOPED_FREE char *holes = xprintf("%zu", kind->holes),
			 *survivors = xprintf("%zu", kind->survivors);

	put_words(out, LEFT - 8, y + 14, "text-anchor=\"end\"", kind->name);
	for (size_t t = 0; t < k->tests; t++)
		put_cell(k, kind, t, LEFT + (int)t * CELL_WIDTH, y, out);
	put_words(out, right + RIGHT / 2 - 8, y + 14, "text-anchor=\"end\"", holes);
	put_words(out, right + RIGHT - 8, y + 14, "text-anchor=\"end\"", survivors);
}

static void put_picture(const struct kinds *k, struct text *out)
{
	const int right = LEFT + (int)k->tests * CELL_WIDTH, width = right + RIGHT;
	const int height = TOP + (int)k->count * CELL_HEIGHT + 4;

	html_put(out,
			"<div class=\"scroll\"><svg width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\" role=\"img\" "
			"aria-label=\"which tests fell which kinds of mutants\">\n",
			width, height, width, height);
	put_test_names(k, out);
	put_words(out, right + RIGHT / 2 - 8, TOP - 6, "text-anchor=\"end\"", "holes");
	put_words(out, right + RIGHT - 8, TOP - 6, "text-anchor=\"end\"", "stand");
	for (size_t i = 0; i < k->count; i++)
		put_row(k, i, out);
	text_add_string(out, "</svg></div>\n");
}

/* --- Words ------------------------------------------------------------------------------------------------ */

/* Are they those of the run? */
static bool has_same_tests(const struct kinds *k, const struct run_file *r)
{
	for (size_t t = 0; t < k->tests && t < r->test_count; t++)
		if (strcmp(test_name(k, t), r->tests[t].name) != 0)
			return false;
	return k->tests == r->test_count;
}

static void put_sentence(const struct mutate_file *f, struct text *out)
{
	const long long fallen = mutate_file_number(f, "fallen"),
			holes = mutate_file_number(f, "holes");
	const long long wrong = fallen + holes, tenths = wrong ? 1000 * fallen / wrong : 0;

	html_put(out,
			"<p>Of %lld small changes to right programs, %lld make the same program and %lld none. "
			"The tests fail %lld of the %lld others that are wrong",
			mutate_file_number(f, "made"), mutate_file_number(f, "same"),
			mutate_file_number(f, "uncompiled"), fallen, wrong);
	if (wrong)
		html_put(out, ": <b>%lld.%lld %%</b>", tenths / 10, tenths % 10);
	html_put(out, ". In %lld more nobody saw a difference.</p>\n",
			mutate_file_number(f, "survivors"));
}

static void put_list(const struct mutate_file *f, const char *result, struct text *out)
{
	text_add_string(out, "<ul>\n");
	for (size_t i = 0; i < json_array_size(f->mutants); i++) {
		const json_t *mutant = json_array_get(f->mutants, i);
		const char *input = json_read_string(mutant, "input", NULL);

		if (strcmp(json_read_string(mutant, "result", ""), result) != 0)
			continue;
		html_put(out, "<li><code>%s</code>", json_read_string(mutant, "name", ""));
		if (input)
			html_put(out, " %s on <code>%s</code>",
					json_read_string(mutant, "verdict", ""), input);
		text_add_string(out, "</li>\n");
	}
	text_add_string(out, "</ul>\n");
}

void report_put_mutants(const struct run_file *r, const struct mutate_file *f, struct text *out)
{
	struct kinds kinds;

	if (!f || !f->document)
		return;
	kinds_count(&kinds, f);
	text_add_string(out, "<section id=\"mutants\">\n<h2>Mutants</h2>\n");
	put_sentence(f, out);
	if (!has_same_tests(&kinds, r))
		html_put(out,
				"<p class=\"warn\">The tests are others now: <code>setter mutate %s</code> measures "
				"them.</p>\n",
				r->problem);
	text_add_string(out,
			"<p class=\"soft\">Each fell on one test, the darker the more of its kind; tests that fell "
			"most came first.</p>\n");
	put_picture(&kinds, out);
	if (mutate_file_number(f, "holes")) {
		text_add_string(out, "<h3>Holes</h3>\n");
		put_list(f, "hole", out);
	}
	if (mutate_file_number(f, "survivors")) {
		text_add_string(out,
				"<details><summary>Those that nobody saw a difference in</summary>\n");
		put_list(f, "survivor", out);
		text_add_string(out, "</details>\n");
	}
	text_add_string(out, "</section>\n");
	kinds_release(&kinds);
}
