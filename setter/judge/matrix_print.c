#include "judge/matrix_print.h"

#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "base/printable.h"
#include "base/terminal.h"
#include "base/utf8.h"
#include "base/xalloc.h"
#include "jail/jail.h"

#define BLOCK 10

/* What is being printed. */
struct printer {
	const struct matrix *m;
	const struct matrix_print *how;
	char **names; /* of the rows */
	size_t name_width;
};

/* --- Names ---------------------------------------------------------------------------- */

/* Without its ending, where no other row has the same without. */
static char *short_name(const struct matrix *m, size_t row)
{
	const char *name = m->rows[row].name;
	const size_t length = name_stem_length(name);

	for (size_t i = 0; i < m->count; i++)
		if (i != row && name_stem_length(m->rows[i].name) == length &&
				!strncmp(m->rows[i].name, name, length))
			return xstrdup(name);
	return xstrndup(name, length);
}

static void printer_init(struct printer *p, const struct matrix *m, const struct matrix_print *how,
		bool declared)
{
	*p = (struct printer){ m, how, xcalloc(m->count, sizeof *p->names), 4 };
	for (size_t i = 0; i < m->count; i++) {
		char *name = declared ? short_name(m, i) : xstrdup(m->rows[i].file);

		p->names[i] = printable_name(name);
		free(name);
		if (utf8_columns(p->names[i]) > p->name_width)
			p->name_width = utf8_columns(p->names[i]);
	}
}

static void printer_release(struct printer *p)
{
	for (size_t i = 0; i < p->m->count; i++)
		free(p->names[i]);
	free(p->names);
}

/* Prints it line by line. */
static void emit(const struct printer *p, struct text *lines)
{
	for (const char *line = lines->s, *end; (end = strchr(line, '\n')); line = end + 1)
		fprintf(p->how->out, "%s%.*s\n", matrix_prefix(p->m), (int)(end - line), line);
	text_release(lines);
}

static void pad(struct text *out, size_t from, size_t width)
{
	for (; from < width; from++)
		text_add_char(out, ' ');
}

/* Of a row, as wide as the widest. */
static void add_name(const struct printer *p, size_t row, struct text *out)
{
	text_add_string(out, p->names[row]);
	pad(out, utf8_columns(p->names[row]), p->name_width);
}

/* Blanks at the end of a line help nobody. */
static void end_line(struct text *out)
{
	while (out->length && out->s[out->length - 1] == ' ')
		out->s[--out->length] = '\0';
	text_add_char(out, '\n');
}

/* --- Columns: pieces of groups, broken into lines ------------------------------------------ */

struct piece {
	size_t group, first, count; /* tests first, first + 1, ... of the plan */
	bool starts;                /* it is the first of its group in its block */
};

struct pieces {
	struct piece *list;
	size_t count;
};

static size_t piece_width(const struct printer *p, const struct piece *piece)
{
	const size_t name = piece->starts ? strlen(p->m->plan->groups[piece->group].name) : 0;

	return name > piece->count ? name : piece->count;
}

/* The tests of each group, at most `most` in a piece. */
static void cut_into_pieces(const struct plan *plan, size_t most, struct pieces *pieces)
{
	for (size_t t = 0; t < plan->test_count; t++) {
		struct piece *last = pieces->count ? &pieces->list[pieces->count - 1] : NULL;

		if (last && last->group == plan->tests[t].group && last->count < most) {
			last->count++;
			continue;
		}

		const bool starts = !last || last->group != plan->tests[t].group;

		GROW(pieces->list, pieces->count);
		pieces->list[pieces->count++] = (struct piece){ plan->tests[t].group, t, 1,
			starts };
	}
}

static size_t pieces_width(const struct printer *p, const struct pieces *pieces)
{
	size_t width = 0;

	for (size_t i = 0; i < pieces->count; i++)
		width += piece_width(p, &pieces->list[i]) + 1;
	return width;
}

static void add_group_names(const struct printer *p, const struct piece *list, size_t count,
		struct text *out)
{
	pad(out, 0, p->name_width + 3);
	for (size_t i = 0; i < count; i++) {
		const char *name = list[i].starts ? p->m->plan->groups[list[i].group].name : "";

		text_add_string(out, name);
		pad(out, strlen(name), piece_width(p, &list[i]) + 1);
	}
	end_line(out);
}

/* The last digit of each test's number. */
static void add_test_digits(const struct printer *p, const struct piece *list, size_t count,
		struct text *out)
{
	pad(out, 0, p->name_width + 3);
	for (size_t i = 0; i < count; i++) {
		for (size_t k = 0; k < list[i].count; k++) {
			const char *name = p->m->plan->tests[list[i].first + k].name;

			text_add_char(out, name[strlen(name) - 1]);
		}
		pad(out, list[i].count, piece_width(p, &list[i]) + 1);
	}
}

static void add_marks(const struct printer *p, size_t row, const struct piece *list, size_t count,
		struct text *out)
{
	text_add_string(out, "  ");
	add_name(p, row, out);
	text_add_char(out, ' ');
	for (size_t i = 0; i < count; i++) {
		for (size_t k = 0; k < list[i].count; k++)
			text_add_string(out, cell_mark(p->m, &p->m->rows[row], list[i].first + k));
		pad(out, list[i].count, piece_width(p, &list[i]) + 1);
	}
}

/* --- What stands after the cells ------------------------------------------------------------ */

/* Is it one of the groups that the row's verdict is about? */
static bool is_why(const struct matrix *m, const struct row *row, size_t group)
{
	size_t test;
	const enum verdict whole = row_verdict(m, row, &test),
			   here = group_verdict(m, row, group, &test);

	return here != VERDICT_AC && verdict_is_failure(here) == verdict_is_failure(whole);
}

/* "AC", "WA small full", "WA all", "PC full 0.7". */
static char *verdict_words_of(const struct matrix *m, const struct row *row)
{
	struct text words = TEXT_INIT;
	size_t test, failed = 0;
	const enum verdict verdict = row_verdict(m, row, &test);

	if (!row_is_known(m, row))
		return xstrdup(row_judged(m, row) ? "partly judged" : "not judged");
	text_add_string(&words, verdict_word(verdict));
	for (size_t g = 0; g < m->plan->group_count; g++)
		failed += is_why(m, row, g);
	if (failed == m->plan->group_count && failed > 1 && verdict_is_failure(verdict) &&
			row->compiled == VERDICT_AC) {
		text_add_string(&words, " all");
		return text_detach(&words);
	}
	for (size_t g = 0; g < m->plan->group_count && row->compiled == VERDICT_AC; g++) {
		if (!is_why(m, row, g))
			continue;
		text_printf(&words, " %s", m->plan->groups[g].name);
		if (verdict == VERDICT_PC)
			text_printf(&words, " %s", score_text(group_score(m, row, g)).s);
	}
	return text_detach(&words);
}

static char *state_words(const struct matrix *m, const struct row *row)
{
	const struct surprise s = row_surprise(m, row);
	char *declared, *words;

	if (s.kind == AS_DECLARED)
		return xstrdup("as declared");
	if (s.kind == SURPRISE_SURVIVED)
		return xstrdup("SURVIVED");
	if (s.kind == SURPRISE_BROKEN)
		return xstrdup("NOT JUDGED: SE");
	declared = surprise_declared(&s);
	words = xprintf("%s %s ON %s", s.kind == SURPRISE_MISSING ? "NO" : "EXPECTED", declared,
			m->plan->groups[s.group].name);
	free(declared);
	return words;
}

static char *slowest_words(const struct matrix *m, const struct row *row)
{
	bool cut;
	const long long slowest = row_slowest_ms(m, row, &cut);

	return xprintf("%s%lld", cut ? ">" : "", slowest);
}

static size_t verdict_width(const struct printer *p)
{
	size_t width = 2;

	for (size_t i = 0; i < p->m->count; i++) {
		SCOPED_FREE char *words = verdict_words_of(p->m, &p->m->rows[i]);

		if (strlen(words) > width)
			width = strlen(words);
	}
	return width;
}

static void add_tail(const struct printer *p, const struct row *row, size_t width, struct text *out)
{
	SCOPED_FREE char *slowest = slowest_words(p->m, row);
	SCOPED_FREE char *verdict = verdict_words_of(p->m, row);
	SCOPED_FREE char *state = row_is_undecided(p->m, row) ? xstrdup("")
							      : state_words(p->m, row);
	const bool surprise = row_surprise(p->m, row).kind != AS_DECLARED;

	text_printf(out, " %6s  %-*s  %s%s%s", slowest, (int)width, verdict,
			surprise ? paint(p->how->out, ROLE_BAD) : "", state,
			surprise ? paint(p->how->out, ROLE_PLAIN) : "");
}

/* --- The table --------------------------------------------------------------------------------- */

#define TAIL_HEAD " max ms"
/* The longest that is usual; a surprise may stick out. */
#define STATE_WIDTH strlen("as declared")

static void add_block(const struct printer *p, const struct piece *list, size_t count, bool tail,
		struct text *out)
{
	const size_t width = verdict_width(p);

	if (count)
		add_group_names(p, list, count, out);
	add_test_digits(p, list, count, out);
	if (tail)
		text_add_string(out, TAIL_HEAD);
	end_line(out);
	for (size_t i = 0; i < p->m->count; i++) {
		add_marks(p, i, list, count, out);
		if (tail)
			add_tail(p, &p->m->rows[i], width, out);
		end_line(out);
	}
	text_add_char(out, '\n');
}

/* As many pieces as fit into a line, from `start` on. */
static size_t pieces_in_line(const struct printer *p, struct pieces *pieces, size_t start)
{
	const size_t room = p->how->width > p->name_width + 20 ? p->how->width - p->name_width - 3
							       : 20;
	size_t used = 0, count = 0;

	pieces->list[start].starts = true;
	while (start + count < pieces->count) {
		used += piece_width(p, &pieces->list[start + count]) + 1;
		if (used > room + 1 && count)
			break;
		count++;
	}
	return count;
}

/* Of the letter that few have seen. */
static void add_legend(const struct printer *p, struct text *out)
{
	for (size_t i = 0; i < p->m->count; i++)
		for (size_t t = 0; t < p->m->plan->test_count; t++)
			if (p->m->rows[i].cells[t].verdict == VERDICT_PC) {
				text_add_string(out, "  H: partly correct (PC)\n\n");
				return;
			}
}

static void add_table(const struct printer *p, struct text *out)
{
	const size_t tail = strlen(TAIL_HEAD) + 2 + verdict_width(p) + 2 + STATE_WIDTH;
	struct pieces pieces = { NULL, 0 };

	cut_into_pieces(p->m->plan, p->m->plan->test_count, &pieces);
	if (p->name_width + 3 + pieces_width(p, &pieces) + tail <= p->how->width) {
		add_block(p, pieces.list, pieces.count, true, out);
	} else {
		pieces.count = 0;
		free(pieces.list);
		pieces.list = NULL;
		cut_into_pieces(p->m->plan, BLOCK, &pieces);
		for (size_t start = 0, count; start < pieces.count; start += count) {
			count = pieces_in_line(p, &pieces, start);
			add_block(p, pieces.list + start, count, false, out);
		}
		add_block(p, NULL, 0, true, out);
	}
	add_legend(p, out);
	free(pieces.list);
}

/* Tests are rows, programs are columns, numbered. */
static void add_transposed(const struct printer *p, struct text *out)
{
	const struct plan *plan = p->m->plan;
	const size_t width = verdict_width(p);
	size_t longest = 0;

	for (size_t i = 0; i < p->m->count; i++) {
		text_printf(out, "  %2zu  ", i + 1);
		add_name(p, i, out);
		add_tail(p, &p->m->rows[i], width, out);
		end_line(out);
	}
	for (size_t t = 0; t < plan->test_count; t++)
		if (strlen(plan->tests[t].name) > longest)
			longest = strlen(plan->tests[t].name);
	text_add_char(out, '\n');
	pad(out, 0, longest + 3);
	for (size_t i = 0; i < p->m->count; i++)
		text_printf(out, "%zu", (i + 1) % 10);
	end_line(out);
	for (size_t t = 0; t < plan->test_count; t++) {
		text_printf(out, "  %-*s ", (int)longest, plan->tests[t].name);
		for (size_t i = 0; i < p->m->count; i++)
			text_add_string(out, cell_mark(p->m, &p->m->rows[i], t));
		text_printf(out, "  %s", plan->tests[t].description);
		end_line(out);
	}
	text_add_char(out, '\n');
	add_legend(p, out);
}

/* --- Explanations ------------------------------------------------------------------------------ */

/* The next command to type: look at the test; or find one; or look at the row. */
static void add_command(const struct printer *p, size_t row, struct text *out)
{
	const struct plan *plan = p->m->plan;
	const struct surprise s = row_surprise(p->m, &p->m->rows[row]);
	const bool has_test = s.test < plan->test_count;

	text_printf(out, "setter %s %s ",
			has_test                                      ? "show"
					: s.kind == SURPRISE_SURVIVED ? "hack"
								      : "run",
			plan->problem->id);
	text_add_shell_word(out, p->names[row]);
	if (has_test)
		text_printf(out, " %s", plan->tests[s.test].name);
	text_add_string(out, jail_choice_words().s);
}

static void add_test_words(const struct printer *p, const struct row *row, size_t test,
		struct text *out)
{
	const struct cell *cell = &row->cells[test];

	text_printf(out, "      %s: %s\n", p->m->plan->tests[test].name,
			p->m->plan->tests[test].line);
	if (cell->message && *cell->message)
		text_printf(out, "      %s\n", cell->message);
}

/* At most DIAG_FOREIGN_LINES lines, indented. */
static void add_foreign(const char *words, struct text *out)
{
	size_t lines = 0, more = 0;

	while (*words) {
		const size_t length = strcspn(words, "\n");

		if (lines < DIAG_FOREIGN_LINES)
			text_printf(out, "      | %.*s\n", (int)length, words);
		else
			more++;
		lines++;
		words += length + (words[length] == '\n');
	}
	if (more)
		text_printf(out, "      | ... %zu more line%s\n", more, more == 1 ? "" : "s");
}

static void add_explanation(const struct printer *p, size_t i, struct text *out)
{
	const struct row *row = &p->m->rows[i];
	const struct surprise s = row_surprise(p->m, row);
	const struct plan *plan = p->m->plan;
	const char *group = plan->groups[s.group].name;
	SCOPED_FREE char *declared = surprise_declared(&s);
	SCOPED_FREE char *found = surprise_found(p->m, row, &s);
	const bool has_test = s.test < plan->test_count;

	text_printf(out, "  %s: ", p->names[i]);
	if (s.kind == SURPRISE_SURVIVED)
		text_printf(out,
				"SURVIVED: declared wrong ('%s %s'), but passes every test: "
				"the tests are too weak\n",
				group, declared);
	else if (s.kind == SURPRISE_PASSED)
		text_printf(out, "declared '%s %s', but passes all of %s\n", group, declared,
				group);
	else if (s.kind == SURPRISE_MISSING)
		text_printf(out, "declared '%s %s!', but no test of %s gives it\n", group, declared,
				group);
	else if (s.kind == SURPRISE_BROKEN)
		text_printf(out, "the judge failed%s%s\n", has_test ? " on " : " to compile it",
				has_test ? plan->tests[s.test].name : "");
	else
		text_printf(out, "declared '%s %s', but is %s%s%s\n", group, declared, found,
				has_test ? " on " : "", has_test ? plan->tests[s.test].name : "");
	if ((s.kind == SURPRISE_SURVIVED || s.kind == SURPRISE_PASSED) && row->solution->because)
		text_printf(out, "      because: %s\n", row->solution->because);
	if (row->compiled != VERDICT_AC)
		add_foreign(row->compile_words, out);
	else if (has_test && (s.kind == SURPRISE_FAILED || s.kind == SURPRISE_BROKEN))
		add_test_words(p, row, s.test, out);
	text_add_string(out, "      ");
	add_command(p, i, out);
	text_add_char(out, '\n');
}

/* Those that survived are loud: they come first. */
static bool is_surprise(const struct matrix *m, const struct row *row, bool loud)
{
	const enum surprise_kind kind = row_surprise(m, row).kind;

	return kind != AS_DECLARED && (kind == SURPRISE_SURVIVED) == loud;
}

static void add_explanations(const struct printer *p, struct text *out)
{
	const size_t before = out->length;

	for (int loud = 1; loud >= 0; loud--)
		for (size_t i = 0; i < p->m->count; i++)
			if (is_surprise(p->m, &p->m->rows[i], loud))
				add_explanation(p, i, out);
	if (out->length > before)
		text_add_char(out, '\n');
}

/* Those that were interrupted are neither right nor wrong. */
static void add_undecided(size_t count, struct text *out)
{
	if (count)
		text_printf(out, ", %zu %s not judged", count, count == 1 ? "is" : "are");
}

/* "survived", "WA on small". */
static void add_short_reason(const struct printer *p, const struct row *row, struct text *out)
{
	const struct surprise s = row_surprise(p->m, row);
	const bool is_missing = s.kind == SURPRISE_MISSING;
	char *what;

	if (s.kind == SURPRISE_SURVIVED) {
		text_add_string(out, "survived");
		return;
	}
	what = is_missing ? surprise_declared(&s) : surprise_found(p->m, row, &s);
	text_printf(out, "%s%s on %s", is_missing ? "no " : "", what,
			p->m->plan->groups[s.group].name);
	free(what);
}

/* Nothing is surprising, as far as it is known. */
static void add_right(const struct printer *p, struct text *out)
{
	const size_t undecided = matrix_undecided(p->m), count = p->m->count;

	text_printf(out, "%s: ", p->m->plan->problem->id);
	if (undecided)
		text_printf(out, "%zu of ", count - undecided);
	text_printf(out, "%zu solution%s %s as declared", count, count == 1 ? "" : "s",
			count - undecided == 1 ? "is" : "are");
	add_undecided(undecided, out);
	text_add_char(out, '\n');
}

static void add_last_line(const struct printer *p, struct text *out)
{
	const size_t surprises = matrix_surprises(p->m), count = p->m->count;
	size_t first = count;

	if (!surprises) {
		add_right(p, out);
		return;
	}
	text_printf(out, "%s: %zu of %zu solution%s %s not as declared: ", p->m->plan->problem->id,
			surprises, count, count == 1 ? "" : "s", surprises == 1 ? "is" : "are");
	for (int loud = 1; loud >= 0; loud--)
		for (size_t i = 0; i < count; i++) {
			const struct row *row = &p->m->rows[i];

			if (!is_surprise(p->m, row, loud))
				continue;
			text_printf(out, "%s%s (", first == count ? "" : ", ", p->names[i]);
			add_short_reason(p, row, out);
			text_add_char(out, ')');
			if (first == count)
				first = i;
		}
	add_undecided(matrix_undecided(p->m), out);
	text_add_string(out, ". See: ");
	add_command(p, first, out);
	text_add_char(out, '\n');
}

/* --- One line for each test ----------------------------------------------------------------- */

static void add_tests(const struct printer *p, size_t i, struct text *out)
{
	const struct row *row = &p->m->rows[i];
	const struct plan *plan = p->m->plan;

	for (size_t t = 0; t < plan->test_count; t++) {
		const struct cell *cell = &row->cells[t];

		if (cell->judged)
			text_printf(out, "  %s %-12s %-3s %s%lld ms, %lld KiB%s%s\n", p->names[i],
					plan->tests[t].name, verdict_word(cell->verdict),
					cell->cut ? ">" : "", cell->time_ms, cell->memory_kb,
					cell->message && *cell->message ? "  " : "",
					cell->message ? cell->message : "");
	}
}

static void add_head(const struct printer *p, const char *what, struct text *out)
{
	const size_t all = p->m->plan->test_count, chosen = p->m->chosen ? p->m->chosen : all;

	text_printf(out, "%s  %zu %s%s x ", p->m->plan->problem->id, p->m->count, what,
			p->m->count == 1 ? "" : "s");
	if (chosen < all)
		text_printf(out, "%zu of ", chosen);
	text_printf(out, "%zu test%s, %s, jail %s, %s\n\n", all, all == 1 ? "" : "s", p->how->limit,
			jail_level_name(p->m->jail), p->m->limits);
}

void matrix_print_run(const struct matrix *m, const struct matrix_print *how)
{
	struct text out = TEXT_INIT;
	struct printer p;

	printer_init(&p, m, how, true);
	if (!how->quiet) {
		add_head(&p, "solution", &out);
		for (size_t i = 0; how->verbose && i < m->count; i++)
			add_tests(&p, i, &out);
		if (how->verbose)
			text_add_char(&out, '\n');
		if (how->by_test)
			add_transposed(&p, &out);
		else
			add_table(&p, &out);
		add_explanations(&p, &out);
	}
	add_last_line(&p, &out);
	emit(&p, &out);
	printer_release(&p);
}

void matrix_print_table(const struct matrix *m, const struct matrix_print *how)
{
	struct text out = TEXT_INIT;
	struct printer p;

	printer_init(&p, m, how, true);
	add_head(&p, "solution", &out);
	if (how->by_test)
		add_transposed(&p, &out);
	else
		add_table(&p, &out);
	emit(&p, &out);
	printer_release(&p);
}

/* --- Submissions ------------------------------------------------------------------------------- */

static void add_not_judged(const struct printer *p, size_t i, struct text *out)
{
	const size_t judged = row_judged(p->m, &p->m->rows[i]);

	text_add_string(out, "  ");
	add_name(p, i, out);
	text_add_string(out, "  ");
	if (judged)
		text_printf(out, "partly judged: nothing wrong on %zu test%s\n", judged,
				judged == 1 ? "" : "s");
	else
		text_add_string(out, "not judged\n");
}

static void add_submission(const struct printer *p, size_t i, struct text *out)
{
	const struct row *row = &p->m->rows[i];
	size_t test;
	const enum verdict verdict = row_verdict(p->m, row, &test);
	const bool has_test = test < p->m->plan->test_count;
	SCOPED_FREE char *slowest = slowest_words(p->m, row);

	if (!row_is_known(p->m, row)) {
		add_not_judged(p, i, out);
	} else {
		text_add_string(out, "  ");
		add_name(p, i, out);
		text_printf(out, "  %-3s %-12s %*s points %6s ms", verdict_word(verdict),
				has_test ? p->m->plan->tests[test].name : "",
				plan_points_width(p->m->plan),
				points_text(row_hundredths(p->m, row)).s, slowest);
		if (has_test && row->cells[test].message && *row->cells[test].message)
			text_printf(out, "  %s", row->cells[test].message);
		end_line(out);
		if (row->compiled != VERDICT_AC)
			add_foreign(row->compile_words, out);
	}
}

void matrix_print_judge(const struct matrix *m, const struct matrix_print *how)
{
	struct text out = TEXT_INIT;
	struct printer p;
	size_t accepted = 0, unknown = 0;

	printer_init(&p, m, how, false);
	if (!how->quiet)
		add_head(&p, "file", &out);
	for (size_t i = 0; i < m->count; i++) {
		accepted += row_is_accepted(m, &m->rows[i]);
		unknown += !row_is_known(m, &m->rows[i]);
		if (how->quiet)
			continue;
		if (how->verbose)
			add_tests(&p, i, &out);
		add_submission(&p, i, &out);
	}
	if (!how->quiet)
		text_add_char(&out, '\n');
	text_printf(&out, "%s: %zu of %zu file%s accepted", m->plan->problem->id, accepted,
			m->count, m->count == 1 ? "" : "s");
	add_undecided(unknown, &out);
	text_add_char(&out, '\n');
	emit(&p, &out);
	printer_release(&p);
}
