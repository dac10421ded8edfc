#include "problem/solution.h"

#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "problem/header_comment.h"
#include "base/xalloc.h"

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

static int read_verdict(struct cursor *c, struct span word, struct expectation *e)
{
	const char *text = c->source->text + word.offset;
	enum verdict verdict;

	if (!word.length)
		return unexpected(c);
	if (!verdict_of(text, word.length, &verdict)) {
		char *copy = span_copy(word);

		diag_unknown(word, copy, verdict_words(),
				"verdicts are AC WA PE TLE MLE OLE RE CE SE",
				"unknown verdict '%s'", copy);
		free(copy);
		return -1;
	}
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
	struct names known = NAMES_INIT;
	char *name;

	if (span_is(at, "all"))
		return diag_at(DIAG_ERROR, at,
				"name no group: a verdict alone, as in '@expect WA', is of all groups",
				"tests.plan has no group 'all'");
	name = span_copy(at);
	for (size_t i = 0; i < plan->group_count; i++)
		names_add(&known, plan->groups[i].name);
	diag_unknown(at, name, names_known(&known), NULL, "tests.plan has no group '%s'", name);
	names_release(&known);
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
	struct expectation e = { 0, 0 };
	struct cursor ahead = *c;
	const bool has_group = next_word(&ahead).length > 0;
	const size_t group = has_group ? group_at(first, plan) : 0;
	int rc = has_group && group == plan->group_count ? unknown_group(first, plan) : 0;

	rc |= read_set(c, has_group ? next_word(c) : first, &e);
	for (size_t i = 0; !rc && i < plan->group_count; i++) {
		if (has_group && i != group)
			continue;
		if (seen[i])
			return diag_at(DIAG_ERROR, first, NULL, "group '%s' is there twice",
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
	bool *seen = xcalloc(plan->group_count, sizeof *seen);
	int rc = 0;

	do
		rc |= read_part(&c, s, plan, seen);
	while (next_is(&c, ','));
	skip_between(&c);
	if (!rc && c.at < c.end)
		rc = diag_at(DIAG_ERROR, source_span(&s->source, c.at, c.end - c.at),
				"separate groups by ',' and verdicts by '|'",
				"not understood in @expect");
	free(seen);
	return rc;
}

/* --- The header --------------------------------------------------------------------------- */

static int take_text(const struct header_entry *entry, char **text)
{
	if (*text)
		return diag_at(DIAG_ERROR, entry->word, NULL, "'%.*s' is there twice",
				(int)entry->word.length,
				entry->word.source->text + entry->word.offset);
	if (!*entry->text)
		return diag_at(DIAG_ERROR, entry->word, NULL, "'%.*s' says nothing",
				(int)entry->word.length,
				entry->word.source->text + entry->word.offset);
	*text = xstrdup(entry->text);
	return 0;
}

static int read_entry(struct solution *s, const struct header_entry *entry, char **expect)
{
	static const char *const known[] = { "@expect", "@because", "@witness", NULL };
	char *word;

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
	word = span_copy(entry->word);
	diag_unknown(entry->word, word, known, "entries are @expect, @because and @witness",
			"unknown entry '%s'", word);
	free(word);
	return -1;
}

static int read_entries(struct solution *s, const struct plan *plan, struct header_entries *entries)
{
	char *expect = NULL;
	int rc = 0;

	for (size_t i = 0; i < entries->count; i++)
		rc |= read_entry(s, &entries->list[i], &expect);
	if (expect)
		rc |= read_expect(s, plan);
	else if (!rc)
		rc = diag_at(DIAG_ERROR, source_span(&s->source, 0, 0),
				"write '@expect AC' into the first comment, or the groups that fail",
				"no @expect in the first comment");
	if (!rc && solution_must_fail(s, plan) && !s->because)
		rc = diag_at(DIAG_ERROR, s->expect_at, "write '@because' and one sentence",
				"a solution that fails must say why");
	free(expect);
	return rc;
}

int solution_parse(struct solution *s, const struct plan *plan)
{
	struct header_entries entries = { NULL, 0 };

	s->expect = xcalloc(plan->group_count, sizeof *s->expect);
	for (size_t i = 0; i < plan->group_count; i++)
		s->expect[i].permitted = VERDICT_SET(VERDICT_AC);
	header_entries_read(&entries, &s->source, s->language);
	read_entries(s, plan, &entries);
	header_entries_release(&entries);
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

static int read_solution(struct solutions *list, const char *path, const struct problem *problem,
		const struct plan *plan)
{
	struct solution *s = solution_new(path);

	if (!language_of(path, &s->language)) {
		error("'%s' is in no known language", path);
		hint("solutions end in .c, .cpp, .py, .java, .rs, .go, .pas or .js");
	} else if (!source_read(&s->source, path) && !solution_parse(s, plan)) {
		s->is_reference = !strcmp(path, problem->reference_source);
		GROW(list->list, list->count);
		list->list[list->count++] = s;
		return 0;
	}
	solution_free(s);
	return -1;
}

int solutions_read(struct solutions *list, const struct problem *problem, const struct plan *plan)
{
	struct names files = NAMES_INIT;
	char *folder = xprintf("solutions/%s", problem->id);
	int rc = 0;

	names_add_folder(&files, folder, "");
	for (size_t i = 0; i < files.count; i++) {
		char *path = xprintf("%s/%s", folder, files.list[i]);

		if (!folder_exists(path))
			rc |= read_solution(list, path, problem, plan);
		free(path);
	}
	names_release(&files);
	free(folder);
	return rc;
}

void solutions_release(struct solutions *list)
{
	for (size_t i = 0; i < list->count; i++)
		solution_free(list->list[i]);
	free(list->list);
	*list = (struct solutions)SOLUTIONS_INIT;
}

bool solution_is_called(const struct solution *s, const char *name)
{
	const size_t stem = strlen(s->name) - strlen(language_ending(s->language));

	return !strcmp(s->name, name) || (strlen(name) == stem && !strncmp(s->name, name, stem));
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

bool solution_must_fail(const struct solution *s, const struct plan *plan)
{
	for (size_t i = 0; i < plan->group_count; i++)
		if (!(s->expect[i].permitted & VERDICT_SET(VERDICT_AC)) ||
				(s->expect[i].required & ~VERDICT_SET(VERDICT_AC)))
			return true;
	return false;
}
