#include "cmd/run_accept.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "base/whole_file.h"
#include "base/xalloc.h"

/* --- The new words ------------------------------------------------------------------------ */

/* "WA|TLE!" */
static void add_set(struct text *out, const struct expectation *e)
{
	bool first = true;

	for (int v = 0; v < VERDICT_COUNT; v++) {
		if (!(e->permitted & VERDICT_SET(v)))
			continue;
		text_printf(out, "%s%s%s", first ? "" : "|", verdict_word((enum verdict)v),
				e->required & VERDICT_SET(v) ? "!" : "");
		first = false;
	}
}

static void add_expect(const struct matrix *m, const struct row *row, struct text *out)
{
	for (size_t g = 0; g < m->plan->group_count; g++) {
		struct expectation e = row->solution->expect[g];
		size_t test;

		if (group_surprise(m, row, g).kind != AS_DECLARED)
			e = (struct expectation){ VERDICT_SET(group_verdict(m, row, g, &test)), 0 };
		if (e.permitted == VERDICT_SET(VERDICT_AC))
			continue;
		text_printf(out, "%s%s ", out->length ? ", " : "", m->plan->groups[g].name);
		add_set(out, &e);
	}
	if (!out->length)
		text_add_string(out, "AC");
}

/* --- The file ------------------------------------------------------------------------------- */

/* What the new text declares must be right by itself; errors are reported at their place. */
static bool is_right(const struct solution *s, const struct plan *plan, const struct text *text)
{
	struct solution *again = solution_new(s->path);
	bool right;

	source_set(&again->source, s->path, text->s, text->length);
	right = !solution_parse(again, plan);
	solution_free(again);
	return right;
}

/* The lines of the entry before and after, as a diff shows them. */
static void print_change(const struct solution *s, const char *expect)
{
	const struct place p = span_place(s->expect_at);
	const char *text = s->source.text;
	const size_t end = s->expect_at.offset + s->expect_at.length;
	const size_t before = s->expect_at.offset - p.line_start;

	printf("%s:%zu\n-", s->path, p.line);
	for (size_t at = p.line_start; at < end; at++)
		printf("%c%s", text[at], text[at] == '\n' ? "-" : "");
	printf("\n+%.*s%s\n", (int)before, text + p.line_start, expect);
}

static int rewrite(const struct matrix *m, const struct row *row)
{
	const struct solution *s = row->solution;
	const size_t behind = s->expect_at.offset + s->expect_at.length;
	struct text expect = TEXT_INIT, text = TEXT_INIT;
	int code = EXIT_AS_DECLARED;

	add_expect(m, row, &expect);
	text_add(&text, s->source.text, s->expect_at.offset);
	text_add(&text, expect.s, expect.length);
	text_add(&text, s->source.text + behind, s->source.length - behind);
	print_change(s, expect.s);
	if (!is_right(s, m->plan, &text)) {
		note("'%s' stays what it is", s->path);
		code = EXIT_NOT_AS_DECLARED;
	} else if (file_replace(s->path, text.s, text.length)) {
		code = EXIT_BROKEN;
	}
	text_release(&expect);
	text_release(&text);
	return code;
}

int run_accept(const struct matrix *m)
{
	int code = EXIT_AS_DECLARED;

	for (size_t i = 0; i < m->count; i++) {
		const struct row *row = &m->rows[i];
		const enum surprise_kind kind = row_surprise(m, row).kind;
		int found = EXIT_AS_DECLARED;

		const bool unknown = kind == SURPRISE_BROKEN || !row->complete;

		if (kind == AS_DECLARED && row->complete)
			continue;
		if (unknown || row->compiled != VERDICT_AC) {
			note("'%s' stays what it is: it was not judged", row->file);
			found = unknown ? EXIT_BROKEN : EXIT_NOT_AS_DECLARED;
		} else {
			found = rewrite(m, row);
		}
		code = found > code ? found : code;
	}
	return code;
}
