#include "judge/matrix_json.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/diag.h"
#include "base/json_tree.h"
#include "base/xalloc.h"

/* What keeps a document from being a run.json, in words; nothing if it is one. */
static void add_fault(const struct json_value *run, struct text *why)
{
	const long long version = json_get_number(run, "version", 0);

	if (!run)
		text_add_string(why, "it is not JSON as setter writes it, or not all of it");
	else if (strcmp(json_get_string(run, "format", ""), "setter-run") != 0)
		text_add_string(why, "it is JSON, but no run.json");
	else if (version != 1)
		text_printf(why,
				"it is a run.json of version %lld, and this setter knows version 1",
				version);
}

/* NULL, and why, if it is not one.  A pipe may bring it; a device would never end. */
static struct json_value *read_run(int fd, struct text *why)
{
	struct json_value *run = NULL;
	struct text text = TEXT_INIT;
	struct stat about;

	if (!fstat(fd, &about) && (S_ISCHR(about.st_mode) || S_ISBLK(about.st_mode))) {
		text_add_string(why, "it is a device");
	} else if (text_add_file(&text, fd)) {
		text_add_string(why, strerror(errno));
	} else {
		run = json_parse(text.s, text.length);
		add_fault(run, why);
	}
	text_release(&text);
	if (!why->length)
		return run;
	json_free(run);
	return NULL;
}

struct json_value *matrix_last_read(const char *id)
{
	char *path = xprintf("build/problems/%s/run.json", id);
	const int fd = open(path, O_RDONLY | O_CLOEXEC);
	struct json_value *run = NULL;
	struct text why = TEXT_INIT;

	if (fd >= 0) {
		run = read_run(fd, &why);
		if (!run)
			warning("cannot read '%s': %s", path, why.s);
		close(fd);
	}
	text_release(&why);
	free(path);
	return run;
}

struct json_value *matrix_old_read(const char *path, const char *shown)
{
	const int fd = open(path, O_RDONLY | O_CLOEXEC);
	struct json_value *old = NULL;
	struct text why = TEXT_INIT;

	if (fd >= 0) {
		old = read_run(fd, &why);
		close(fd);
	} else {
		text_add_string(&why, strerror(errno));
	}
	if (!old)
		error("cannot read '%s': %s", shown, why.s);
	text_release(&why);
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
