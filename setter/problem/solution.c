#include "problem/solution.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "base/source.h"
#include "base/xalloc.h"
#include "problem/language.h"

/* --- The entries in the first comment of a program ------------------------------------------- */

/*
 * A comment is one of C (a block, or lines with two slashes) or of Python (a docstring,
 * or lines with '#', perhaps after a '#!').  It begins a line; includes and imports may stand
 * before it.  An entry begins with '@' and a word where a
 * line of the comment begins, decoration left out, and goes on up to an empty line or
 * the next '@'.
 */

struct header_entry {
	struct span word;  /* "@expect" */
	struct span place; /* from the first to the last byte of its text; empty if it has none */
	char *text;        /* its words, with one blank between */
};

struct header_entries {
	struct header_entry *list;
	size_t count;
};

/* Where the comment is, and what a line of it may begin with. */
struct comment {
	const char *start, *end;
	const char *decoration;
};

static const char *skip_blank(const char *s, const char *end)
{
	while (s < end && strchr(" \t\r\n", *s) && *s)
		s++;
	return s;
}

static bool begins(const char *s, const char *end, const char *with)
{
	const size_t length = strlen(with);

	return (size_t)(end - s) >= length && !memcmp(s, with, length);
}

static const char *end_of_line(const char *s, const char *end)
{
	const char *nl = memchr(s, '\n', (size_t)(end - s));

	return nl ? nl : end;
}

/* From s up to where `mark` stands, or to the end. */
static const char *find(const char *s, const char *end, const char *mark)
{
	while (s < end && !begins(s, end, mark))
		s++;
	return s;
}

/* The lines from s on that begin with `mark`, after blanks. */
static const char *end_of_marked_lines(const char *s, const char *end, const char *mark)
{
	const char *last = s;

	while (s < end && begins(s, end, mark)) {
		last = end_of_line(s, end);
		for (s = last; s < end && strchr(" \t\r\n", *s) && *s;)
			s++;
	}
	return last;
}

/* The first line from s on that begins with one of these, or the end. */
static const char *find_line(const char *s, const char *end, const char *mark, const char *or_mark)
{
	s = skip_blank(s, end);
	while (s < end && !begins(s, end, mark) && !begins(s, end, or_mark))
		s = skip_blank(end_of_line(s, end), end);
	return s;
}

static struct comment find_c_comment(const char *s, const char *end)
{
	struct comment c = { end, end, "*/ \t" };

	s = find_line(s, end, "/*", "//");
	if (begins(s, end, "/*")) {
		c.start = s + 2;
		c.end = find(c.start, end, "*/");
	} else if (begins(s, end, "//")) {
		c.start = s;
		c.end = end_of_marked_lines(s, end, "//");
	}
	return c;
}

static struct comment find_python_comment(const char *s, const char *end)
{
	struct comment c = { end, end, " \t" };

	if (begins(s, end, "#!"))
		s = end_of_line(s, end);
	s = skip_blank(s, end);
	if (begins(s, end, "\"\"\"") || begins(s, end, "'''")) {
		c.start = s + 3;
		c.end = find(c.start, end, *s == '"' ? "\"\"\"" : "'''");
	} else {
		c.start = find_line(s, end, "#", "#");
		c.end = end_of_marked_lines(c.start, end, "#");
		c.decoration = "# \t";
	}
	return c;
}

static void start_entry(struct header_entries *e, struct source *s, const char *at, const char *end)
{
	const size_t offset = (size_t)(at - s->text);
	struct header_entry *entry;
	size_t length = 1;

	while (at + length < end && strchr("abcdefghijklmnopqrstuvwxyz", at[length]) && at[length])
		length++;
	GROW(e->list, e->count);
	entry = &e->list[e->count++];
	entry->word = source_span(s, offset, length);
	entry->place = source_span(s, offset + length, 0);
	entry->text = xstrdup("");
}

/* Adds the words between at and end to the entry. */
static void add_words(struct header_entry *entry, const char *at, const char *end)
{
	const char *text = entry->word.source->text;
	struct text joined = TEXT_INIT;

	text_add_string(&joined, entry->text);
	for (;;) {
		const char *word = skip_blank(at, end);

		for (at = word; at < end && (!strchr(" \t\r\n", *at) || !*at);)
			at++;
		if (at == word)
			break;
		if (!entry->place.length)
			entry->place.offset = (size_t)(word - text);
		entry->place.length = (size_t)(at - text) - entry->place.offset;
		if (joined.length)
			text_add_char(&joined, ' ');
		text_add(&joined, word, (size_t)(at - word));
	}
	free(entry->text);
	entry->text = text_detach(&joined);
}

static void read_comment(struct header_entries *e, struct source *s, struct comment c)
{
	bool inside = false;

	for (const char *line = c.start, *stop; line < c.end; line = stop + 1) {
		stop = end_of_line(line, c.end);
		while (line < stop && *line && strchr(c.decoration, *line))
			line++;
		if (line < stop && *line == '@') {
			start_entry(e, s, line, stop);
			line += e->list[e->count - 1].word.length;
			inside = true;
		} else if (skip_blank(line, stop) == stop) {
			inside = false;
		}
		if (inside)
			add_words(&e->list[e->count - 1], line, stop);
	}
}

/* Reports nothing: a program without a comment has no entries. */
static void header_entries_read(struct header_entries *e, struct source *s, enum language language)
{
	static const char byte_order_mark[] = "\xef\xbb\xbf";
	const char *start = s->text, *end = s->text + s->length;

	if (begins(start, end, byte_order_mark))
		start += sizeof byte_order_mark - 1;
	read_comment(e, s,
			language == LANGUAGE_PYTHON ? find_python_comment(start, end)
						    : find_c_comment(start, end));
}

static void header_entries_release(struct header_entries *e)
{
	for (size_t i = 0; i < e->count; i++)
		free(e->list[i].text);
	free(e->list);
	e->list = NULL;
	e->count = 0;
}

/* --- @expect ------------------------------------------------------------------------- */

/* Words, '|', '!' and ',' of an @expect, one after the other. */
struct cursor {
	struct source *source;
	size_t at, end;
};

static bool is_word_char(char c)
{
	return c && strchr("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-", c);
}

/* Blanks, and what decorates a further line of the comment. */
static void skip_between(struct cursor *c)
{
	while (c->at < c->end && strchr(" \t\r\n*/#", c->source->text[c->at]) &&
			c->source->text[c->at])
		c->at++;
}

static struct span next_word(struct cursor *c)
{
	size_t start;

	skip_between(c);
	start = c->at;
	while (c->at < c->end && is_word_char(c->source->text[c->at]))
		c->at++;
	return source_span(c->source, start, c->at - start);
}

static bool next_is(struct cursor *c, char wanted)
{
	skip_between(c);
	if (c->at >= c->end || c->source->text[c->at] != wanted)
		return false;
	c->at++;
	return true;
}

static int unexpected(struct cursor *c)
{
	skip_between(c);
	return diag_at(DIAG_ERROR, source_span(c->source, c->at, c->at < c->end),
			"write 'GROUP VERDICT|VERDICT, GROUP VERDICT'", "expected a verdict");
}

/* What stands in the place of a score, up to what may follow one. */
static struct span score_word(struct cursor *c)
{
	size_t length = 0;

	skip_between(c);
	while (c->at + length < c->end && c->source->text[c->at + length] &&
			!strchr(" \t\r\n,|!*", c->source->text[c->at + length]))
		length++;
	return source_span(c->source, c->at, length);
}

/* >=SCORE or =SCORE behind a verdict, if it is there. */
static int read_score(struct cursor *c, enum verdict verdict, struct expectation *e)
{
	static const char signs[] = "<>=";
	const struct span at = score_word(c);
	const char *text = c->source->text + at.offset;

	if (!at.length || !strchr(signs, *text))
		return 0;
	c->at += at.length;
	if (verdict != VERDICT_PC)
		return diag_at(DIAG_ERROR, at, "write 'PC>=0.4' or 'PC=0.7'",
				"only PC has a score, %s has none", verdict_word(verdict));
	if (!score_demand_parse(text, at.length, SCORE_FULL, &e->score))
		return diag_at(DIAG_ERROR, at, "write 'PC>=0.4' or 'PC=0.7'; 1 is AC, and 0 is WA",
				"'%.*s' is not '>=' or '=' and a score between 0 and 1",
				(int)at.length, text);
	return 0;
}

static int read_verdict(struct cursor *c, struct span word, struct expectation *e)
{
	const char *text = c->source->text + word.offset;
	enum verdict verdict;

	if (!word.length)
		return unexpected(c);
	if (!verdict_of(text, word.length, &verdict)) {
		SCOPED_FREE char *copy = span_copy(word);

		diag_unknown(word, names_of(verdict_words()), copy,
				"verdicts are AC PC WA PE TLE MLE OLE RE CE SE",
				"unknown verdict '%s'", copy);
		return -1;
	}
	if (verdict == VERDICT_PC && (e->permitted & VERDICT_SET(VERDICT_PC)))
		return diag_at(DIAG_ERROR, word, "keep one of them", "'PC' occurs twice in a set");
	if (read_score(c, verdict, e))
		return -1;
	e->permitted |= VERDICT_SET(verdict);
	if (next_is(c, '!'))
		e->required |= VERDICT_SET(verdict);
	return 0;
}

/* VERDICT[!] {| VERDICT[!]}, the first word of which was read already. */
static int read_set(struct cursor *c, struct span word, struct expectation *e)
{
	int rc = read_verdict(c, word, e);

	while (next_is(c, '|'))
		rc |= read_verdict(c, next_word(c), e);
	return rc;
}

static int unknown_group(struct span at, const struct plan *plan)
{
	char *name;

	if (span_is(at, "all"))
		return diag_at(DIAG_ERROR, at,
				"leave out the group: '@expect WA' alone means all groups",
				"tests.plan has no group 'all'");
	name = span_copy(at);
	plan_unknown_group(plan, at, name);
	free(name);
	return -1;
}

/* The group that is named, or group_count when it is none. */
static size_t group_at(struct span at, const struct plan *plan)
{
	size_t i = 0;

	while (i < plan->group_count && !span_is(at, plan->groups[i].name))
		i++;
	return i;
}

/* One part between commas: a set, or a group and its set. */
static int read_part(struct cursor *c, struct solution *s, const struct plan *plan, bool *seen)
{
	const struct span first = next_word(c);
	struct expectation e = { .permitted = 0 };
	struct cursor ahead = *c;
	const bool has_group = next_word(&ahead).length > 0;
	const size_t group = has_group ? group_at(first, plan) : 0;
	int rc = has_group && group == plan->group_count ? unknown_group(first, plan) : 0;

	rc |= read_set(c, has_group ? next_word(c) : first, &e);
	for (size_t i = 0; !rc && i < plan->group_count; i++) {
		if (has_group && i != group)
			continue;
		if (seen[i])
			return diag_at(DIAG_ERROR, first, NULL, "group '%s' occurs twice",
					plan->groups[i].name);
		seen[i] = true;
		s->expect[i] = e;
	}
	return rc;
}

static int read_expect(struct solution *s, const struct plan *plan)
{
	struct cursor c = { &s->source, s->expect_at.offset,
		s->expect_at.offset + s->expect_at.length };
	SCOPED_FREE bool *seen = xcalloc(plan->group_count, sizeof *seen);
	int rc = 0;

	do
		rc |= read_part(&c, s, plan, seen);
	while (next_is(&c, ','));
	skip_between(&c);
	if (!rc && c.at < c.end)
		rc = diag_at(DIAG_ERROR, source_span(&s->source, c.at, c.end - c.at),
				"separate groups by ',' and verdicts by '|'",
				"unexpected text in @expect");
	return rc;
}

/* --- The header --------------------------------------------------------------------------- */

static int take_text(const struct header_entry *entry, char **text)
{
	if (*text)
		return diag_at(DIAG_ERROR, entry->word, NULL, "'%.*s' occurs twice",
				(int)entry->word.length,
				entry->word.source->text + entry->word.offset);
	if (!*entry->text)
		return diag_at(DIAG_ERROR, entry->word, NULL, "'%.*s' is empty",
				(int)entry->word.length,
				entry->word.source->text + entry->word.offset);
	*text = xstrdup(entry->text);
	return 0;
}

/* Programs from elsewhere have entries of their own, as in "@author"; a slip is not one. */
static int foreign_entry(const struct header_entry *entry)
{
	static const char *const known[] = { "@expect", "@because", "@witness", NULL };
	SCOPED_FREE char *word = span_copy(entry->word);

	return name_nearest(word, known) ? diag_unknown(entry->word, names_of(known), word, NULL,
							   "unknown entry '%s'", word)
					 : 0;
}

static int read_entry(struct solution *s, const struct header_entry *entry, char **expect)
{
	if (span_is(entry->word, "@because"))
		return take_text(entry, &s->because);
	if (span_is(entry->word, "@witness")) {
		s->witness_at = entry->place;
		return take_text(entry, &s->witness);
	}
	if (span_is(entry->word, "@expect")) {
		s->expect_at = entry->place;
		return take_text(entry, expect);
	}
	return foreign_entry(entry);
}

static int read_entries(struct solution *s, const struct plan *plan, struct header_entries *entries)
{
	SCOPED_FREE char *expect = NULL;
	int rc = 0;

	for (size_t i = 0; i < entries->count; i++)
		rc |= read_entry(s, &entries->list[i], &expect);
	s->is_declared = expect != NULL;
	if (expect)
		rc |= read_expect(s, plan);
	if (!rc && solution_must_fail(s, plan) && !s->because)
		rc = diag_at(DIAG_ERROR, s->expect_at, "write '@because' and one sentence",
				"a solution that fails must say why");
	return rc;
}

int solution_parse(struct solution *s, const struct plan *plan)
{
	SCOPED(header_entries) entries = { NULL, 0 };

	s->expect = xcalloc(plan->group_count, sizeof *s->expect);
	for (size_t i = 0; i < plan->group_count; i++)
		s->expect[i].permitted = VERDICT_SET(VERDICT_AC);
	header_entries_read(&entries, &s->source, s->language);
	read_entries(s, plan, &entries);
	return s->source.errors ? -1 : 0;
}

struct solution *solution_new(const char *path)
{
	struct solution *s = xcalloc(1, sizeof *s);
	const char *slash = strrchr(path, '/');

	s->path = xstrdup(path);
	s->name = xstrdup(slash ? slash + 1 : path);
	return s;
}

void solution_free(struct solution *s)
{
	free(s->name);
	free(s->path);
	free(s->expect);
	free(s->because);
	free(s->witness);
	source_release(&s->source);
	free(s);
}

/* --- The folder ------------------------------------------------------------------------------ */

static int read_header(struct solution *s, const struct problem *problem, const struct plan *plan)
{
	if (!language_of(s->path, &s->language)) {
		error("'%s' is not in a known language", s->path);
		hint("solutions end in .c, .cpp, .py, .java, .rs, .go, .pas or .js");
		return -1;
	}
	if (source_read(&s->source, s->path) || solution_parse(s, plan))
		return -1;
	s->is_reference = problem->reference_source && !strcmp(s->path, problem->reference_source);
	if (s->is_reference && solution_must_fail(s, plan))
		diag_at(DIAG_WARNING, s->expect_at, "it writes the answers: name another one",
				"'%s' is the reference, and declared to fail", s->path);
	return 0;
}

static void note_undeclared(const struct names *names)
{
	SCOPED_FREE char *joined = names_joined(names);

	if (names->count) {
		note("without @expect, and so expected to be AC: %s", joined);
		hint("write '@expect AC' into the first comment, or the groups that fail");
	}
}

int solution_read(struct solution *s, const struct problem *problem, const struct plan *plan)
{
	struct names undeclared = NAMES_INIT;

	if (s->expect)
		return 0;
	if (read_header(s, problem, plan))
		return -1;
	if (!s->is_declared)
		names_add(&undeclared, s->name);
	note_undeclared(&undeclared);
	names_release(&undeclared);
	return 0;
}

static const struct solution *of_that_name(const struct solutions *list, const char *path)
{
	for (size_t i = 0; i < list->count; i++)
		if (!strcmp(list->list[i]->name, strrchr(path, '/') + 1))
			return list->list[i];
	return NULL;
}

int solutions_list(struct solutions *list, const struct problem *problem)
{
	SCOPED(names) paths = NAMES_INIT;
	int rc = 0;

	kit_solutions(problem->id, &paths);
	for (size_t i = 0; i < paths.count; i++) {
		const struct solution *other = of_that_name(list, paths.list[i]);

		if (other) {
			rc |= error("both '%s' and '%s' exist", other->path, paths.list[i]);
			continue;
		}
		GROW(list->list, list->count);
		list->list[list->count++] = solution_new(paths.list[i]);
	}
	return rc;
}

int solutions_read(struct solutions *list, const struct problem *problem, const struct plan *plan)
{
	SCOPED(names) undeclared = NAMES_INIT;
	int rc = solutions_list(list, problem);
	size_t right = 0;

	for (size_t i = 0; i < list->count; i++) {
		struct solution *s = list->list[i];

		if (read_header(s, problem, plan)) {
			solution_free(s);
			rc = -1;
			continue;
		}
		if (!s->is_declared)
			names_add(&undeclared, s->name);
		list->list[right++] = s;
	}
	list->count = right;
	note_undeclared(&undeclared);
	return rc;
}

void solutions_release(struct solutions *list)
{
	for (size_t i = 0; i < list->count; i++)
		solution_free(list->list[i]);
	free(list->list);
	*list = SOLUTIONS_INIT;
}

bool solution_is_called(const struct solution *s, const char *name)
{
	return kit_solution_is_called(s->path, name);
}

struct solution *solutions_find(const struct solutions *list, const char *name)
{
	struct solution *found = NULL;
	bool several = false;

	for (size_t i = 0; i < list->count; i++) {
		struct solution *s = list->list[i];

		if (!strcmp(s->name, name))
			return s;
		if (solution_is_called(s, name)) {
			several = found != NULL;
			found = s;
		}
	}
	return several ? NULL : found;
}

void expectation_add(const struct expectation *e, struct text *out)
{
	const size_t before = out->length;

	for (enum verdict v = VERDICT_AC; v < VERDICT_COUNT; v++) {
		if (!(e->permitted & VERDICT_SET(v)))
			continue;
		text_printf(out, "%s%s", out->length > before ? "|" : "", verdict_word(v));
		if (v == VERDICT_PC)
			score_demand_add(&e->score, out);
		if (e->required & VERDICT_SET(v))
			text_add_char(out, '!');
	}
}

bool expectation_must_fail(const struct expectation *e)
{
	return !(e->permitted & VERDICT_SET(VERDICT_AC)) ||
			(e->required & ~VERDICT_SET(VERDICT_AC));
}

bool solution_must_fail(const struct solution *s, const struct plan *plan)
{
	for (size_t i = 0; i < plan->group_count; i++)
		if (expectation_must_fail(&s->expect[i]))
			return true;
	return false;
}
