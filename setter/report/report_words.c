/*
 * report_words.c - what a report says in words, whatever it is written in.
 */
#include <stdlib.h>
#include <string.h>

#include "report/report.h"

static const char *plural(size_t count)
{
	return count == 1 ? "" : "s";
}

/* --- Of a solution ---------------------------------------------------------------------------------- */

const json_t *report_dialogue(const struct run_file *r, const struct run_solution *s)
{
	const size_t t = run_file_test(r, s->test);

	return t < r->test_count ? s->cells[t].dialogue : NULL;
}

/* Do all groups permit the same? */
static bool is_uniform(const struct run_solution *s)
{
	bool same = s->declared_count > 1;

	for (size_t g = 1; same && g < s->declared_count; g++)
		same = s->declared[g].expect.permitted == s->declared[0].expect.permitted &&
				s->declared[g].expect.required == s->declared[0].expect.required;
	return same;
}

void report_add_declared(const struct run_solution *s, struct text *out)
{
	const size_t before = out->length;
	const bool uniform = is_uniform(s);

	for (size_t g = 0; g < s->declared_count; g++) {
		const struct expectation *e = &s->declared[g].expect;

		if ((e->permitted == VERDICT_SET(VERDICT_AC) && !e->required) || (uniform && g))
			continue;
		text_printf(out, "%s%s ", out->length > before ? ", " : "",
				uniform ? "all" : s->declared[g].group);
		expectation_add(e, out);
	}
	if (out->length == before)
		text_add_string(out, "AC");
}

static bool fails_in(const struct run_file *r, const struct run_solution *s, size_t group)
{
	for (size_t t = 0; t < r->test_count; t++)
		if (r->tests[t].group == group && s->cells[t].judged &&
				s->cells[t].verdict != VERDICT_AC)
			return true;
	return false;
}

void report_add_found(const struct run_file *r, const struct run_solution *s, struct text *out)
{
	size_t groups = 0;

	for (size_t g = 0; g < r->group_count; g++)
		groups += fails_in(r, s, g);
	text_add_string(out, verdict_word(s->verdict));
	if (groups > 1 && groups == r->group_count)
		text_add_string(out, " all");
	for (size_t g = 0; (groups < 2 || groups < r->group_count) && g < r->group_count; g++)
		if (fails_in(r, s, g))
			text_printf(out, " %s", r->groups[g].name);
}

void report_add_short_name(const struct run_file *r, const struct run_solution *s, struct text *out)
{
	const size_t length = name_stem_length(s->name);

	for (size_t i = 0; i < r->solution_count; i++)
		if (&r->solutions[i] != s && name_stem_length(r->solutions[i].name) == length &&
				!strncmp(r->solutions[i].name, s->name, length)) {
			text_add_string(out, s->name);
			return;
		}
	text_add(out, s->name, length);
}

/* --- Of the whole --------------------------------------------------------------------------------------- */

void report_add_headline(const struct run_file *r, struct text *out)
{
	text_printf(out, "%zu solution%s, %zu test%s: ", r->solution_count,
			plural(r->solution_count), r->test_count, plural(r->test_count));
	if (!r->solution_count || !r->test_count)
		text_add_string(out, "nothing was judged");
	else if (r->surprises)
		text_printf(out, "%zu of %zu %s not as declared", r->surprises, r->solution_count,
				r->surprises == 1 ? "is" : "are");
	else
		text_add_string(out, "all as declared");
}

void report_add_survivors(const struct run_file *r, struct text *out)
{
	const size_t before = out->length;

	for (size_t i = 0; i < r->solution_count; i++) {
		const struct run_solution *s = &r->solutions[i];

		if (!s->must_fail || s->killers)
			continue;
		if (out->length > before)
			text_add_string(out, ", ");
		report_add_short_name(r, s, out);
	}
}

void report_add_killing(const struct run_file *r, struct text *out)
{
	if (!r->wrong) {
		text_add_string(out, "no solution is declared wrong or slow");
		return;
	}
	if (r->survivors == r->wrong)
		text_add_string(out, "no test fails ");
	else
		text_printf(out, "%zu of %zu test%s %s enough to fail ", r->killing_count,
				r->test_count, plural(r->test_count),
				r->killing_count == 1 ? "is" : "are");
	if (r->wrong == 1)
		text_add_string(out, "the wrong or slow solution");
	else if (r->survivors == r->wrong)
		text_printf(out, "any of the %zu wrong or slow solutions", r->wrong);
	else if (r->survivors)
		text_printf(out, "all but %zu of the %zu wrong or slow solutions", r->survivors,
				r->wrong);
	else
		text_printf(out, "all %zu wrong or slow solutions", r->wrong);
}

/* --- Notes ----------------------------------------------------------------------------------------------- */

struct notes {
	const struct run_file *report;
	struct report_note *list;
	size_t count;
};

static struct report_note *add_note(struct notes *notes)
{
	struct report_note *note;

	if (notes->count == REPORT_NOTES_MAX)
		return NULL;
	note = &notes->list[notes->count++];
	*note = (struct report_note){ TEXT_INIT, TEXT_INIT };
	return note;
}

static const char *surprise_words(const char *surprise)
{
	static const struct {
		const char *word, *words;
	} table[] = {
		{ "survived", "is declared wrong, but passes every test" },
		{ "passed", "passes a group that it must fail" },
		{ "failed", "fails in a way that it does not declare" },
		{ "missing", "never gets a verdict that must occur" },
		{ "broken", "could not be judged" },
	};

	for (size_t i = 0; i < sizeof table / sizeof *table; i++)
		if (!strcmp(table[i].word, surprise))
			return table[i].words;
	return "is not as declared";
}

static void note_surprise(struct notes *notes, const struct run_solution *s)
{
	struct report_note *note = add_note(notes);
	const struct run_file *r = notes->report;
	size_t shown = r->test_count;

	if (!note)
		return;
	for (size_t t = 0; t < r->test_count && shown == r->test_count; t++)
		if (s->cells[t].unexpected)
			shown = t;
	report_add_short_name(r, s, &note->words);
	text_printf(&note->words, " %s",
			s->verdict == VERDICT_CE ? "does not compile"
						 : surprise_words(s->surprise));
	if (shown < r->test_count) {
		const struct run_cell *cell = &s->cells[shown];

		text_printf(&note->words, ": %s on %s", verdict_word(cell->verdict),
				r->tests[shown].name);
		if (*cell->message)
			text_printf(&note->words, ", %s", cell->message);
		text_printf(&note->command, "setter show %s ", r->problem);
		text_add_shell_word(&note->command, s->name);
		text_printf(&note->command, " %s", r->tests[shown].name);
	} else {
		text_printf(&note->command, "setter %s %s ",
				strcmp(s->surprise, "survived") ? "run" : "hack", r->problem);
		text_add_shell_word(&note->command, s->name);
	}
}

static void note_unsafe(struct notes *notes)
{
	struct report_note *note = notes->report->is_unsafe ? add_note(notes) : NULL;

	if (!note)
		return;
	text_add_string(&note->words,
			"judged at the level unsafe, without a jail: nothing confined the "
			"programs");
	text_add_string(&note->command, "setter doctor");
}

static void note_near(struct notes *notes)
{
	const struct run_file *r = notes->report;
	SCOPED(text) names = TEXT_INIT;
	struct report_note *note;

	for (size_t i = 0; i < r->solution_count; i++)
		for (size_t t = 0; t < r->test_count; t++)
			if (r->solutions[i].cells[t].near) {
				if (names.length)
					text_add_string(&names, ", ");
				report_add_short_name(r, &r->solutions[i], &names);
				break;
			}
	note = names.length ? add_note(notes) : NULL;
	if (note) {
		text_printf(&note->words,
				"within a fifth of the time limit, where chance decides between "
				"AC and TLE: %s",
				names.s);
		text_printf(&note->command, "setter time %s", r->problem);
	}
}

/* Variables with an end that no test of their group has. */
static void note_bounds(struct notes *notes)
{
	const char *samples = notes->report->samples;
	const json_t *reached = json_object_get(notes->report->document, "reached");
	SCOPED(text) names = TEXT_INIT;
	struct report_note *note;

	for (size_t g = 0; g < json_array_size(reached); g++) {
		const json_t *list = json_object_get(json_array_get(reached, g), "variables");
		const char *group = json_read_string(json_array_get(reached, g), "group", "");

		for (size_t i = 0; strcmp(group, samples) != 0 && i < json_array_size(list); i++) {
			if (json_read_true(json_array_get(list, i), "least") &&
					json_read_true(json_array_get(list, i), "most"))
				continue;
			text_printf(&names, "%s%s in %s", names.length ? ", " : "",
					json_read_string(json_array_get(list, i), "name", ""),
					group);
		}
	}
	note = names.length ? add_note(notes) : NULL;
	if (note) {
		text_printf(&note->words, "bounds that no test reaches: %s", names.s);
		text_printf(&note->command, "setter status %s", notes->report->problem);
	}
}

static void note_shares(struct notes *notes)
{
	const struct run_file *r = notes->report;

	for (size_t g = 0; r->has_plots && g < r->group_count; g++) {
		const long long all = run_file_group_cases(r, g);

		for (size_t c = 0; all && c < r->plots.class_count; c++) {
			const struct plot_class *class = &r->plots.classes[c];
			const long long cases = run_file_class_cases(r, g, c);
			struct report_note *note;

			if (cases * 100 >= all * class->least ||
					!strcmp(r->groups[g].name, r->samples))
				continue;
			note = add_note(notes);
			if (!note)
				return;
			text_printf(&note->words,
					"only %lld of %lld cases of %s are '%s', under %d %%: few cases "
					"try it (see Answers)",
					cases, all, r->groups[g].name, class->label,
					(int)class->least);
			text_printf(&note->command, "setter report %s", r->problem);
		}
	}
}

static void note_idle_tests(struct notes *notes)
{
	const struct run_file *r = notes->report;
	struct report_note *note;
	size_t idle = 0;

	for (size_t t = 0; t < r->test_count; t++)
		idle += !r->tests[t].kills &&
				strcmp(r->groups[r->tests[t].group].name, r->samples) != 0;
	note = idle && r->killed ? add_note(notes) : NULL;
	if (!note)
		return;
	text_printf(&note->words, "%zu test%s fail%s no solution, samples aside (see Redundancy)",
			idle, plural(idle), idle == 1 ? "s" : "");
	text_printf(&note->command, "setter run %s --by=test", r->problem);
}

size_t report_notes(const struct run_file *r, struct report_note list[REPORT_NOTES_MAX])
{
	struct notes notes = { r, list, 0 };

	note_unsafe(&notes);
	for (size_t i = 0; i < r->solution_count; i++)
		if (!r->solutions[i].as_declared)
			note_surprise(&notes, &r->solutions[i]);
	note_near(&notes);
	note_bounds(&notes);
	note_shares(&notes);
	note_idle_tests(&notes);
	return notes.count;
}
