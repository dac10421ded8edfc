/*
 * report_markdown.c - the report in few lines, for a pull request.
 */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/printable.h"
#include "base/utf8.h"
#include "report/report.h"

static bool is_www(const char *s)
{
	return strspn(s, "wW") == 3 && s[3] == '.';
}

/* An address would become a link, and a name a mention: an empty comment ends the word. */
static void add_broken(struct text *out, const char *s)
{
	text_printf(out, "%c<!-- -->", *s);
}

/* Foreign words: no markup, no link, no mention of anybody, one line. */
static void add_foreign(struct text *out, const char *s)
{
	while (*s) {
		const size_t length = utf8_length(s);

		if (*s == '\n' || *s == '\t' || *s == '\r')
			text_add_char(out, ' ');
		else if (!length || utf8_is_direction(s))
			text_add_string(out, "\xef\xbf\xbd");
		else if (*s == '@' || !strncmp(s, "://", 3) || is_www(s))
			add_broken(out, s);
		else if (strchr("\\`*_{}[]<>#|~&!$", *s))
			text_printf(out, "\\%c", *s);
		else
			text_add(out, s, length);
		s += length ? length : 1;
	}
}

/* As many backticks as nowhere follow each other in the text. */
static void add_fence(struct text *out, const char *s)
{
	size_t longest = 0;

	while ((s = strchr(s, '`'))) {
		const size_t ticks = strspn(s, "`");

		longest = ticks > longest ? ticks : longest;
		s += ticks;
	}
	for (size_t i = 0; i <= longest; i++)
		text_add_char(out, '`');
}

/* A command, in a line of its own; one that has backticks must not end in one. */
static void add_code(struct text *out, const char *s)
{
	SCOPED_FREE char *line = printable_name(s);
	const char *blank = strchr(line, '`') ? " " : "";

	add_fence(out, line);
	text_printf(out, "%s%s%s", blank, line, blank);
	add_fence(out, line);
}

static void add_notes(const struct run_file *r, struct text *out)
{
	struct report_note notes[REPORT_NOTES_MAX];
	const size_t count = report_notes(r, notes);

	for (size_t i = 0; i < count; i++) {
		text_add_string(out, "- ");
		add_foreign(out, notes[i].words.s);
		text_add_string(out, " — ");
		add_code(out, notes[i].command.s);
		text_add_char(out, '\n');
		text_release(&notes[i].words);
		text_release(&notes[i].command);
	}
	if (count)
		text_add_char(out, '\n');
}

/* --- The matrix: a column for each group, a letter for each test ---------------------------------------- */

static char letter_of(const struct run_cell *cell)
{
	return !cell->judged         ? '-'
			: cell->near ? '~'
				     : *verdict_letter(cell->verdict, !cell->unexpected);
}

static void add_row(const struct run_file *r, const struct run_solution *s, struct text *out)
{
	SCOPED(text) name = TEXT_INIT, found = TEXT_INIT, declared = TEXT_INIT;

	report_add_short_name(r, s, &name);
	report_add_found(r, s, &found);
	report_add_declared(s, &declared);
	text_add_string(out, s->as_declared ? "| " : "| **");
	add_foreign(out, name.s);
	text_add_string(out, s->as_declared ? " | " : "** | ");
	for (size_t g = 0; g < r->group_count; g++) {
		text_add_char(out, '`');
		for (size_t t = 0; t < r->test_count; t++)
			if (r->tests[t].group == g)
				text_add_char(out, letter_of(&s->cells[t]));
		text_add_string(out, "` | ");
	}
	text_printf(out, "%s%lld | ", s->cut ? "\\>" : "", s->slowest_ms);
	add_foreign(out, found.s);
	text_add_string(out, " | ");
	add_foreign(out, declared.s);
	text_add_string(out, s->as_declared ? " |\n" : " (not as declared) |\n");
}

static void add_table(const struct run_file *r, bool odd_only, struct text *out)
{
	text_add_string(out, "| solution |");
	for (size_t g = 0; g < r->group_count; g++) {
		text_add_char(out, ' ');
		add_foreign(out, r->groups[g].name);
		text_add_string(out, " |");
	}
	text_add_string(out, " max ms | found | declared |\n|---|");
	for (size_t g = 0; g < r->group_count; g++)
		text_add_string(out, "---|");
	text_add_string(out, "--:|---|---|\n");
	for (size_t i = 0; i < r->solution_count; i++)
		if (!odd_only || !r->solutions[i].as_declared)
			add_row(r, &r->solutions[i], out);
	text_add_char(out, '\n');
}

/* Indented by four, lines are code that no backtick ends. */
static void add_dialogue(const struct run_solution *s, const json_t *lines, struct text *out)
{
	text_add_string(out, "The end of the dialogue of ");
	add_foreign(out, s->name);
	text_add_string(out, " on ");
	add_foreign(out, s->test);
	text_add_string(out, ":\n\n");
	for (size_t i = 0; i < json_array_size(lines); i++) {
		const char *words = json_string_value(json_array_get(lines, i));
		SCOPED_FREE char *line = printable_name(words ? words : "");

		text_printf(out, "    %s\n", line);
	}
	text_add_char(out, '\n');
}

/* Of the solutions that are not as declared, the first that has one. */
static void add_first_dialogue(const struct run_file *r, struct text *out)
{
	for (size_t i = 0; i < r->solution_count; i++) {
		const struct run_solution *s = &r->solutions[i];
		const json_t *lines = s->as_declared ? NULL : report_dialogue(r, s);

		if (json_array_size(lines)) {
			add_dialogue(s, lines, out);
			return;
		}
	}
}

static void add_killing_set(const struct run_file *r, struct text *out)
{
	SCOPED(text) words = TEXT_INIT, names = TEXT_INIT;

	report_add_killing(r, &words);
	report_add_survivors(r, &names);
	*words.s = (char)toupper((unsigned char)*words.s);
	text_printf(out, "%s%s", words.s, r->killing_count ? ":" : "");
	for (size_t i = 0; i < r->killing_count; i++) {
		text_add_string(out, i ? ", " : " ");
		add_foreign(out, r->tests[r->killing_set[i]].name);
	}
	if (r->survivors) {
		text_add_string(out, ". Survivors: ");
		add_foreign(out, names.s);
	}
	text_add_string(out, ".\n");
}

static void add_idle(const struct run_file *r, struct text *out)
{
	bool any = false;

	for (size_t t = 0; t < r->test_count; t++)
		if (!r->tests[t].kills) {
			text_add_string(out, any ? ", " : "Tests that fail no solution: ");
			add_foreign(out, r->tests[t].name);
			any = true;
		}
	text_add_string(out, any ? ".\n" : "");
}

void report_markdown(const struct run_file *r, struct text *out)
{
	text_add_string(out, "### ");
	add_foreign(out, r->problem);
	text_add_string(out, " — ");
	report_add_headline(r, out);
	text_add_string(out, "\n\n");
	add_notes(r, out);
	if (r->surprises) {
		add_table(r, true, out);
		add_first_dialogue(r, out);
	}
	add_killing_set(r, out);
	if (r->killed)
		add_idle(r, out);
	if (*r->jail) {
		text_add_string(out, "Judged in a jail of level ");
		add_foreign(out, r->jail);
		text_add_string(out, ".\n");
	}
	text_add_string(out,
			"\n<details><summary>All solutions</summary>\n\n"
			"`.` accepted, a capital letter a failure that is declared, a small one a "
			"failure that is not, `~` near the time limit\n\n");
	add_table(r, false, out);
	text_add_string(out, "</details>\n");
}
