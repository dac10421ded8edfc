#include "unit_plan.h"

#include <stdlib.h>
#include <string.h>

#include "diag.h"
#include "line.h"
#include "xalloc.h"

static const char *const verdicts[] = { "VALID", "INVALID", "AC", "WA", "PE", "FAIL", NULL };

const char *unit_verdict_word(enum unit_verdict verdict)
{
	return verdicts[verdict];
}

/* What the lines so far say. */
struct reading {
	struct unit_plan *unit;
	const struct plan *plan;
	size_t at; /* where the next line begins */
	struct span name;
	struct unit_text input, output, answer;
	bool in_test;
	size_t cases_before; /* the test began */
	int errors_before;
};

/* The next line, without its end; `at` moves behind it. */
static struct span next_line(struct reading *r)
{
	struct source *s = &r->unit->source;
	const size_t start = r->at;
	const char *end = memchr(s->text + start, '\n', s->length - start);
	size_t length = end ? (size_t)(end - s->text) - start : s->length - start;

	r->at = start + length + 1 < s->length ? start + length + 1 : s->length;
	if (length && s->text[start + length - 1] == '\r')
		length--;
	return source_span(s, start, length);
}

/* --- test "name" ------------------------------------------------------------------------ */

static void check_last_test(struct reading *r)
{
	if (r->in_test && r->unit->count == r->cases_before &&
			r->unit->source.errors == r->errors_before)
		diag_at(DIAG_ERROR, r->name, "write VALID, INVALID, or an output and its verdict",
				"this test expects nothing");
}

static bool same_text(struct span a, struct span b)
{
	return a.length == b.length &&
			!memcmp(a.source->text + a.offset, b.source->text + b.offset, a.length);
}

/* What stands between the quotes of the rest of a line; false when there are none. */
static bool quoted(struct span line, size_t from, struct span *inside)
{
	const char *text = line.source->text + line.offset;
	size_t start = from, end = line.length;

	while (start < end && (text[start] == ' ' || text[start] == '\t'))
		start++;
	while (end > start && (text[end - 1] == ' ' || text[end - 1] == '\t'))
		end--;
	if (end - start < 2 || text[start] != '"' || text[end - 1] != '"')
		return false;
	*inside = source_span(line.source, line.offset + start + 1, end - start - 2);
	return true;
}

static int read_test(struct reading *r, struct span line, size_t behind)
{
	check_last_test(r);
	r->input = r->output = r->answer = (struct unit_text){ .given = false };
	r->in_test = true;
	r->cases_before = r->unit->count;
	r->errors_before = r->unit->source.errors;
	r->name = line;
	if (!quoted(line, behind, &r->name) || !r->name.length)
		return diag_at(DIAG_ERROR, line, "write: test \"what it is about\"",
				"a test needs a name in double quotes");
	r->unit->tests++;
	for (size_t i = 0; i < r->unit->count; i++)
		if (same_text(r->unit->cases[i].name, r->name))
			return diag_at(DIAG_ERROR, r->name, NULL,
					"a test of that name is there already");
	return 0;
}

/* --- input, output, answer ------------------------------------------------------------------ */

/* Lines up to the one that is this word. */
static int read_text_until(struct reading *r, struct span word, struct unit_text *text)
{
	const size_t start = r->at;
	const struct source *s = &r->unit->source;

	while (r->at < s->length) {
		const size_t here = r->at;

		if (same_text(next_line(r), word)) {
			text->at = source_span(&r->unit->source, start, here - start);
			return 0;
		}
	}
	text->at = source_span(&r->unit->source, start, s->length - start);
	return diag_at(DIAG_ERROR, word, NULL, "no line '%.*s' ends this text", (int)word.length,
			s->text + word.offset);
}

static int read_text(struct reading *r, struct span line, size_t behind, struct unit_text *text,
		bool may_be_reference)
{
	struct span word = line_next_word(line, &behind);
	const char *s = line.source->text + word.offset;

	if (!r->in_test)
		return diag_at(DIAG_ERROR, line, "write: test \"what it is about\"",
				"a text outside of a test");
	*text = (struct unit_text){ .given = true };
	if (may_be_reference && span_is(word, "reference")) {
		text->reference = true;
		return 0;
	}
	if (word.length < 3 || memcmp(s, "<<", 2) != 0)
		return diag_at(DIAG_ERROR, word.length ? word : line, "write <<END, the text, END",
				"expected a text%s", may_be_reference ? " or 'reference'" : "");
	word.offset += 2;
	word.length -= 2;
	return read_text_until(r, word, text);
}

/* --- What is expected --------------------------------------------------------------------------- */

static int unknown_group(const struct plan *plan, struct span at, const char *name)
{
	struct names known = NAMES_INIT;

	for (size_t i = 0; i < plan->group_count; i++)
		names_add(&known, plan->groups[i].name);
	diag_unknown(at, name, names_known(&known), NULL, "tests.plan has no group '%s'", name);
	names_release(&known);
	return -1;
}

/* NAME=VALUE after VALID and INVALID; takes `value` over. */
static int read_setting(struct reading *r, struct unit_case *c, struct span word,
		size_t name_length, char *value)
{
	static const char *const known[] = { "line", "name", "group", NULL };
	const char *const *settings = c->verdict == UNIT_INVALID ? known : known + 2;
	const struct span name = source_span(word.source, word.offset, name_length);
	char *copy;

	if ((span_is(name, "group") && c->group) || (span_is(name, "name") && c->variable)) {
		free(value);
		return diag_at(DIAG_ERROR, word, NULL, "this is set twice");
	}
	if (span_is(name, "group")) {
		c->group = value;
		return plan_find_group(r->plan, value) < r->plan->group_count
				? 0
				: unknown_group(r->plan, word, value);
	}
	if (c->verdict == UNIT_INVALID && span_is(name, "name")) {
		c->variable = value;
		return 0;
	}
	if (c->verdict == UNIT_INVALID && span_is(name, "line")) {
		const bool is_one = parse_bound(value, &c->line) && c->line > 0;

		free(value);
		return is_one ? 0 : diag_at(DIAG_ERROR, word, NULL, "a line is a number from 1");
	}
	free(value);
	copy = span_copy(name);
	diag_unknown(name, copy, settings, NULL, "'%s' has no setting '%s'", verdicts[c->verdict],
			copy);
	free(copy);
	return -1;
}

static int read_settings(struct reading *r, struct unit_case *c, struct span line, size_t behind)
{
	int rc = 0;

	for (struct span word; (word = line_next_word(line, &behind)).length;) {
		const char *text = line.source->text + word.offset;
		const char *equals = memchr(text, '=', word.length);
		const size_t length = equals ? (size_t)(equals - text) : word.length;

		if (!equals)
			rc = diag_at(DIAG_ERROR, word, NULL, "expected NAME=VALUE");
		else
			rc |= read_setting(r, c, word, length,
					xstrndup(equals + 1, word.length - length - 1));
	}
	return rc;
}

static int read_words(struct reading *r, struct unit_case *c, struct span line, size_t behind)
{
	struct span inside, rest = line;
	size_t at = behind;

	if (!r->output.given)
		return diag_at(DIAG_ERROR, line, "write: output <<END, the text, END",
				"a verdict needs an output above it");
	if (!line_next_word(line, &at).length)
		return 0;
	if (quoted(line, behind, &inside)) {
		c->words = span_copy(inside);
		return 0;
	}
	rest.offset += behind;
	rest.length -= behind;
	return diag_at(DIAG_ERROR, rest, NULL, "words of the message stand in double quotes");
}

static int read_expectation(struct reading *r, struct span line, size_t behind,
		enum unit_verdict verdict)
{
	struct unit_case *c;

	if (!r->in_test || !r->input.given)
		return diag_at(DIAG_ERROR, line, "write: input <<END, the text, END",
				"an expectation needs a test and its input above it");
	GROW(r->unit->cases, r->unit->count);
	c = &r->unit->cases[r->unit->count++];
	c->name = r->name;
	c->place = line;
	c->input = r->input;
	c->output = r->output;
	c->answer = r->answer;
	c->verdict = verdict;
	return verdict <= UNIT_INVALID ? read_settings(r, c, line, behind)
				       : read_words(r, c, line, behind);
}

/* --- Lines ------------------------------------------------------------------------------------------ */

static int unknown_word(struct span word)
{
	static const char *const known[] = { "test", "input", "output", "answer", "VALID",
		"INVALID", "AC", "WA", "PE", "FAIL", NULL };
	char *copy = span_copy(word);

	diag_unknown(word, copy, known, NULL, "a line cannot begin with '%s'", copy);
	free(copy);
	return -1;
}

static int read_line(struct reading *r, struct span line)
{
	size_t behind = 0;
	const struct span word = line_next_word(line, &behind);

	if (!word.length || r->unit->source.text[word.offset] == '#')
		return 0;
	if (span_is(word, "test"))
		return read_test(r, line, behind);
	if (span_is(word, "input")) {
		r->output = r->answer = (struct unit_text){ .given = false };
		return read_text(r, line, behind, &r->input, false);
	}
	if (span_is(word, "output"))
		return read_text(r, line, behind, &r->output, true);
	if (span_is(word, "answer"))
		return read_text(r, line, behind, &r->answer, true);
	for (int v = 0; verdicts[v]; v++)
		if (span_is(word, verdicts[v]))
			return read_expectation(r, line, behind, (enum unit_verdict)v);
	return unknown_word(word);
}

int unit_plan_parse(struct unit_plan *unit, const struct plan *plan)
{
	struct reading r = { .unit = unit, .plan = plan };

	while (r.at < unit->source.length)
		read_line(&r, next_line(&r));
	check_last_test(&r);
	return unit->source.errors ? -1 : 0;
}

int unit_plan_read(struct unit_plan *unit, const struct plan *plan)
{
	char *path = xprintf("%s/unit.plan", plan->problem->folder);
	int rc = 0;

	if (file_exists(path)) {
		rc = source_read(&unit->source, path);
		if (!rc)
			rc = unit_plan_parse(unit, plan);
	}
	free(path);
	return rc;
}

void unit_plan_release(struct unit_plan *unit)
{
	for (size_t i = 0; i < unit->count; i++) {
		free(unit->cases[i].variable);
		free(unit->cases[i].group);
		free(unit->cases[i].words);
	}
	free(unit->cases);
	source_release(&unit->source);
	*unit = (struct unit_plan)UNIT_PLAN_INIT;
}
