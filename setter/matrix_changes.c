#include "matrix_json.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "diag.h"
#include "json_tree.h"
#include "xalloc.h"

/* NULL if it is not one. */
static struct json_value *parse_run(const struct text *text)
{
	struct json_value *run = json_parse(text->s, text->length);

	if (run && !strcmp(json_get_string(run, "format", ""), "setter-run") &&
			json_get_number(run, "version", 0) == 1)
		return run;
	json_free(run);
	return NULL;
}

struct json_value *matrix_last_read(const char *id)
{
	char *path = xprintf("build/problems/%s/run.json", id);
	const int fd = open(path, O_RDONLY | O_CLOEXEC);
	struct text text = TEXT_INIT;
	struct json_value *run = NULL;

	if (fd >= 0) {
		run = text_add_file(&text, fd) ? NULL : parse_run(&text);
		if (!run)
			warning("'%s' is not a run.json of version 1", path);
		close(fd);
	}
	text_release(&text);
	free(path);
	return run;
}

struct json_value *matrix_old_read(const char *path, const char *shown)
{
	const int fd = open(path, O_RDONLY | O_CLOEXEC);
	struct json_value *old = NULL;
	struct text text = TEXT_INIT;

	if (fd < 0 || text_add_file(&text, fd)) {
		error("cannot read '%s': %s", shown, strerror(errno));
	} else {
		old = parse_run(&text);
		if (!old)
			error("'%s' is not a run.json of version 1", shown);
	}
	if (fd >= 0)
		close(fd);
	text_release(&text);
	return old;
}

/* What was, by what is. */
struct changes {
	size_t compared, changed;
	size_t count[VERDICT_COUNT][VERDICT_COUNT];
	const char *prefix;
	FILE *out;
};

static void compare_cell(struct changes *c, const struct row *row, const struct test *test,
		const struct cell *cell, const struct json_value *old)
{
	const char *word = json_get_string(json_find(json_get(old, "tests"), "name", test->name),
			"verdict", "");
	enum verdict before;

	if (!cell->judged || !verdict_of(word, strlen(word), &before))
		return;
	c->compared++;
	if (before == cell->verdict)
		return;
	c->changed++;
	c->count[before][cell->verdict]++;
	fprintf(c->out, "%s  %s  %s  %s -> %s\n", c->prefix, row->name, test->name, word,
			verdict_word(cell->verdict));
}

static void print_counts(const struct changes *c)
{
	bool first = true;

	fprintf(c->out, "%s%zu of %zu verdicts changed", c->prefix, c->changed, c->compared);
	for (int before = 0; before < VERDICT_COUNT; before++)
		for (int now = 0; now < VERDICT_COUNT; now++)
			if (c->count[before][now]) {
				fprintf(c->out, "%s %zu %s -> %s", first ? ":" : ",",
						c->count[before][now],
						verdict_word((enum verdict)before),
						verdict_word((enum verdict)now));
				first = false;
			}
}

/* How many tests have another input than before, are new, and are gone. */
static void print_tests(const struct plan *plan, const struct json_value *old, FILE *out)
{
	const struct json_value *tests = json_get(old, "plan");
	size_t added = 0, gone = 0;

	for (size_t t = 0; t < plan->test_count; t++)
		added += !json_find(tests, "name", plan->tests[t].name);
	for (size_t i = 0; tests && i < tests->count; i++)
		gone += plan_find_test(plan, json_get_string(&tests->items[i], "name", "")) ==
				plan->test_count;
	if (added || gone)
		fprintf(out, "; %zu test%s new, %zu gone", added, added == 1 ? "" : "s", gone);
	fputc('\n', out);
}

void matrix_print_changes(const struct matrix *m, const struct json_value *old, FILE *out)
{
	struct changes c = { .prefix = matrix_prefix(m), .out = out };

	for (size_t i = 0; i < m->count; i++) {
		const struct row *row = &m->rows[i];
		const struct json_value *file = json_find(json_get(old, "files"), "file",
				row->file);

		for (size_t t = 0; t < m->plan->test_count; t++)
			compare_cell(&c, row, &m->plan->tests[t], &row->cells[t], file);
	}
	print_counts(&c);
	print_tests(m->plan, old, out);
}
