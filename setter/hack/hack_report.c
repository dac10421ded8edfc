#include "hack/hack_report.h"

#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "base/paths.h"
#include "base/printable.h"
#include "base/terminal.h"
#include "base/whole_file.h"
#include "base/xalloc.h"
#include "jail/jail.h"

/* Of the cases of a finding, and as an argument of a command, this much is shown. */
#define CASES_SHOWN 60
#define ARGUMENT_MAX 400
/* Of the 255 that a file system takes: endings, and those of a temporary file, come after it. */
#define FITTING_BYTES 200

void attack_release(struct attack *a)
{
	finding_release(&a->finding);
	free(a->file);
	free(a->name);
	free(a->in);
	free(a->ans);
	free(a->out);
	free(a->saved);
}

/* --- Files ----------------------------------------------------------------------------------- */

/* A name that leaves room for its endings: of a longer one the beginning, and a hash of all. */
static char *fitting_name(const char *name)
{
	struct hasher hasher;
	size_t length = strlen(name);

	if (length <= FITTING_BYTES)
		return xstrdup(name);
	for (length = FITTING_BYTES; ((unsigned char)name[length] & 0xc0) == 0x80;)
		length--;
	hasher_init(&hasher);
	hasher_add_string(&hasher, name);
	return xprintf("%.*s...%.8s", (int)length, name, hash_text(hasher_finish(&hasher)).s);
}

int attack_write_files(struct attack *a, const struct problem *problem)
{
	SCOPED_FREE char *folder = path_of(problem->id, PATH_HACKED);
	SCOPED_FREE char *name = fitting_name(a->name);
	SCOPED_FREE char *nth_text = a->end == ATTACK_MEASURED ? xstrdup("-slowest")
			: a->nth > 1                           ? xprintf("-%d", a->nth)
							       : xstrdup("");
	const struct finding *f = &a->finding;
	int rc;

	a->in = xprintf("%s/%s%s.in", folder, name, nth_text);
	a->ans = xprintf("%s/%s%s.ans", folder, name, nth_text);
	a->out = xprintf("%s/%s%s.out", folder, name, nth_text);
	rc = folder_make(folder) || file_replace(a->in, f->input.s, f->input.length) ||
			file_replace(a->ans, f->expected.s, f->expected.length) ||
			file_replace(a->out, f->output.s, f->output.length);
	return rc ? EXIT_BROKEN : EXIT_AS_DECLARED;
}

/* --- Declared against found -------------------------------------------------------------------- */

bool attack_must_fall(const struct attack *a, const struct plan *plan)
{
	return a->solution && solution_must_fail(a->solution, plan);
}

static bool attack_may_fall(const struct attack *a, const struct plan *plan)
{
	for (size_t g = 0; a->solution && g < plan->group_count; g++)
		if (a->solution->expect[g].permitted & ~VERDICT_SET(VERDICT_AC))
			return true;
	return false;
}

int attack_code(const struct attack *a, const struct plan *plan, bool must_find)
{
	if (a->end == ATTACK_NO_PROGRAM)
		return EXIT_NOT_AS_DECLARED;
	if (a->end == ATTACK_FOUND || (a->end == ATTACK_MEASURED && a->finding.kind == VERDICT_TLE))
		return attack_may_fall(a, plan) ? EXIT_AS_DECLARED : EXIT_NOT_AS_DECLARED;
	if (must_find && a->end != ATTACK_MEASURED && (!a->solution || attack_must_fall(a, plan)))
		return EXIT_NOT_AS_DECLARED;
	return EXIT_AS_DECLARED;
}

/* --- Saying so ------------------------------------------------------------------------------------ */

static const char *fault_words(enum verdict kind)
{
	switch (kind) {
	case VERDICT_PE:
		return "prints the wrong format";
	case VERDICT_TLE:
		return "is too slow";
	case VERDICT_MLE:
		return "uses too much memory";
	case VERDICT_OLE:
		return "prints too much";
	case VERDICT_RE:
		return "crashes";
	default:
		return "is wrong";
	}
}

/* "0.4 s" */
struct seconds {
	char s[32];
};

static struct seconds seconds(long long ms)
{
	struct seconds text;

	snprintf(text.s, sizeof text.s, "%lld.%lld s", ms / 1000, ms % 1000 / 100);
	return text;
}

/* "1 try" */
struct tries {
	char s[32];
};

static struct tries tries(long long count)
{
	struct tries text;

	snprintf(text.s, sizeof text.s, "%lld %s", count, count == 1 ? "try" : "tries");
	return text;
}

/* The cases on one line, without what stands above them. */
static void add_cases(struct text *out, const struct finding *f, size_t most)
{
	SCOPED(text) all = TEXT_INIT;

	for (size_t i = 0; i < f->cases.text.length && all.length <= most; i++) {
		const char c = f->cases.text.s[i];

		if (c != '\n')
			text_add_char(&all, c);
		else if (i + 1 < f->cases.text.length)
			text_add_string(&all, "; ");
	}
	text_add_printable(out, all.s, all.length, most);
}

/* What a shell takes, with \n for the end of a line. */
static void add_argument(struct text *out, const struct text *input)
{
	text_add_char(out, '\'');
	for (size_t i = 0; i < input->length; i++)
		switch (input->s[i]) {
		case '\n':
			text_add_string(out, "\\n");
			break;
		case '\\':
			text_add_string(out, "\\\\");
			break;
		case '\'':
			text_add_string(out, "'\\''");
			break;
		default:
			text_add_char(out, input->s[i]);
		}
	text_add_char(out, '\'');
}

/* With which the same is found again. */
static void add_options(struct text *out, const struct attack *a, const struct hack *h)
{
	const struct hack_options *o = &h->options;

	if (a->end == ATTACK_MEASURED)
		text_add_string(out, " --slowest");
	text_add_string(out, " --seed=");
	text_add_shell_word(out, o->seed);
	if (!o->minimise)
		text_add_string(out, " --no-minimise");
	if (o->against) {
		text_add_string(out, " --against=");
		text_add_shell_word(out, o->against_file);
	}
	if (o->is_timed)
		text_printf(out, o->time_ms % 1000 ? " --time=%lldms" : " --time=%llds",
				o->time_ms % 1000 ? o->time_ms : o->time_ms / 1000);
	if (o->tries)
		text_printf(out, " --tries=%lld", o->tries);
	if (o->skip || a->nth > 1)
		text_printf(out, " --skip=%zu", a->finding.skip);
	text_add_string(out, jail_choice_words().s);
}

/*
 * "setter hack one-pair double_phi", so that it can be typed where we were started.  A declared
 * solution needs no path.
 */
static void add_command(struct text *out, const char *command, const struct attack *a,
		const struct hack *h)
{
	const struct problem *problem = hack_problem(h);
	const struct kit *kit = problem->kit;
	const size_t length = strlen(kit->root);
	const bool is_inside = !strncmp(kit->started, kit->root, length) &&
			(!kit->started[length] || kit->started[length] == '/');
	SCOPED_FREE char *path = xprintf("%s/problems/%s", kit->root, problem->id);

	text_printf(out, "setter %s ", command);
	if (kit->chosen) {
		text_add_string(out, "-C ");
		text_add_shell_word(out, kit->chosen);
		text_add_char(out, ' ');
	}
	text_add_shell_word(out, is_inside ? problem->id : path);
	text_add_char(out, ' ');
	/* It is not an option. */
	if (*a->file == '-')
		text_add_string(out, "./");
	text_add_shell_word(out, a->solution && strchr(a->file, '/') ? a->solution->name : a->file);
}

static void add_repeat(struct text *out, const struct attack *a, const struct hack *h)
{
	/* Against another it is hunted again: `show` would compare with the reference. */
	const bool is_short = a->finding.input.length <= ARGUMENT_MAX && !h->options.against;

	add_command(out, is_short ? "show" : "hack", a, h);
	if (is_short) {
		text_add_string(out, " --input=");
		add_argument(out, &a->finding.input);
		text_add_string(out, jail_choice_words().s);
	} else {
		add_options(out, a, h);
	}
}

static void add_keep(struct text *out, const struct attack *a, const struct hack *h)
{
	const struct plan *plan = hack_plan(h);

	add_command(out, "hack", a, h);
	add_options(out, a, h);
	text_printf(out, " --save=%s", plan->groups[plan->group_count - 1].name);
}

/* From where we were started. */
static void add_files(struct text *out, const struct attack *a, const struct hack *h)
{
	const struct kit *kit = hack_problem(h)->kit;

	if (kit->chosen || strcmp(kit->started, kit->root) != 0)
		text_printf(out, "%s/", kit->root);
	text_printf(out, "%s, .ans%s", a->in, a->end == ATTACK_FOUND ? ", .out" : "");
}

/* What is known of a finding that has several cases. */
static void add_why_so_many(struct text *out, const struct finding *f)
{
	const size_t named = (size_t)judge_case_number(f->message);

	if (f->kind == VERDICT_TLE || f->kind == VERDICT_MLE || (named && named < f->cases.count))
		text_add_string(out, "; all of them together");
	else
		text_printf(out, "; the last fails only after the other%s",
				f->cases.count > 2 ? "s" : "");
}

static void add_count(struct text *out, const struct finding *f)
{
	text_printf(out, "%zu case%s", f->cases.count, f->cases.count == 1 ? "" : "s");
	if (f->batch_cases > f->cases.count)
		text_printf(out, ", was %zu", f->batch_cases);
	if (f->failed < f->runs)
		text_printf(out, "; not always: failed %d of %d runs", f->failed, f->runs);
	else if (f->together)
		add_why_so_many(out, f);
}

/* Where its line comes from, if that is the plan. */
static void add_origin(struct text *out, const struct finding *f)
{
	const struct hack_line *line = f->origin;

	if (line && line->test)
		text_printf(out, "%sline %zu of tests.plan, %s", out->length ? "; " : "",
				span_place(line->place).line,
				line->is_small ? "made small" : "with another seed");
}

static void print_row(FILE *out, const char *title, const char *words, const char *more)
{
	if (*more)
		fprintf(out, "  %-10s %-44s  %s\n", title, words, more);
	else
		fprintf(out, "  %-10s %s\n", title, words);
}

/* Three times what there was. */
static long long more_seconds(const struct hack *h)
{
	return (3 * h->options.time_ms + 999) / 1000;
}

static void print_files(const struct attack *a, const struct hack *h, FILE *out)
{
	SCOPED(text) words = TEXT_INIT;

	add_files(&words, a, h);
	print_row(out, "files", words.s, "");
}

static void print_measured(const struct attack *a, const struct hack *h, bool whole, FILE *out)
{
	const struct finding *f = &a->finding;
	SCOPED(text) words = TEXT_INIT, more = TEXT_INIT;

	fprintf(out, "%s takes %lld ms of %lld ms at most, found in %s (%s)\n", a->name,
			(f->slowest_us + 999) / 1000, a->limit_ms, tries(f->tries).s,
			seconds(a->ms).s);
	if (!whole)
		return;
	add_origin(&more, f);
	print_row(out, "slowest", f->line, more.s);
	text_reset(&more);
	add_cases(&words, f, CASES_SHOWN);
	add_count(&more, f);
	print_row(out, "input", words.s, more.s);
	print_files(a, h, out);
}

static void print_finding(const struct attack *a, const struct hack *h, FILE *out)
{
	const struct finding *f = &a->finding;
	SCOPED(text) words = TEXT_INIT, more = TEXT_INIT;

	if (f->at && f->batch_cases > 1)
		text_printf(&more, "case %zu of %zu", f->at, f->batch_cases);
	add_origin(&more, f);
	print_row(out, "found", f->line, more.s);
	text_reset(&more);
	add_cases(&words, f, CASES_SHOWN);
	add_count(&more, f);
	print_row(out, f->minimised ? "minimised" : "input", words.s, more.s);
	print_row(out,
			f->kind != VERDICT_WA && f->kind != VERDICT_PE ? "program"
					: hack_problem(h)->interactor  ? "interactor"
								       : "checker",
			f->message, "");
	text_reset(&words);
	if (f->unfinished)
		text_printf(&words, "not finished: more with --time=%llds", more_seconds(h));
	else if (f->smaller)
		text_printf(&words, "%zu smaller case%s", f->smaller,
				f->smaller == 1 ? " passes" : "s pass");
	if (words.length)
		print_row(out, f->unfinished ? "smaller" : "known", words.s, "");
	text_reset(&words);
	print_files(a, h, out);
	add_repeat(&words, a, h);
	print_row(out, "repeat", words.s, "");
}

void attack_print_kept(const struct attack *a, const struct hack *h, FILE *out)
{
	SCOPED(text) words = TEXT_INIT;

	if (a->end != ATTACK_FOUND && a->end != ATTACK_MEASURED)
		return;
	add_keep(&words, a, h);
	print_row(out, a->saved ? "kept" : "keep", a->saved ? a->saved : words.s, "");
}

/* "survives", or why that is not known. */
static void print_stands(const struct attack *a, FILE *out)
{
	fputs(a->name, out);
	if (a->unproven == VERDICT_TLE)
		fputs(" was too slow once, but not in three of three runs", out);
	else if (a->unproven == VERDICT_MLE)
		fputs(" used too much memory once, but not in two of two runs", out);
	else if (a->unproven)
		fputs(" failed once, but not again on the same input", out);
	else
		fputs(" survives", out);
	fprintf(out, ": nothing %sfound in %s (%s)%s\n", a->unproven ? "else " : "",
			tries(a->finding.tries).s, seconds(a->ms).s,
			a->undone ? "; a run did not finish, give it more --time" : "");
}

void attack_print(const struct attack *a, const struct hack *h, bool whole, FILE *out)
{
	const struct finding *f = &a->finding;

	if (a->end == ATTACK_NO_PROGRAM) {
		fprintf(out, "%s%s does not compile%s\n", paint(out, ROLE_BAD), a->name,
				paint(out, ROLE_PLAIN));
	} else if (a->end == ATTACK_CUT_OFF) {
		fprintf(out, "%s: no run finished within %s; give it more --time\n", a->name,
				seconds(a->ms).s);
	} else if (a->end == ATTACK_MEASURED) {
		print_measured(a, h, whole, out);
	} else if (a->end == ATTACK_STANDS) {
		print_stands(a, out);
	} else {
		const bool differs = h->options.against && f->kind == VERDICT_WA;

		fprintf(out, "%s%s %s%s%s after %s (%s)\n", paint(out, ROLE_BAD), a->name,
				differs ? "differs from " : fault_words(f->kind),
				differs ? h->options.against_file : "", paint(out, ROLE_PLAIN),
				tries(f->tries).s, seconds(f->found_ms).s);
		if (whole)
			print_finding(a, h, out);
	}
}

/* What a line of a list says of a program that survives. */
static void add_stands(struct text *words, const struct attack *a)
{
	text_add_string(words, tries(a->finding.tries).s);
	if (a->unproven)
		text_printf(words, "; once %s", verdict_word(a->unproven));
	else if (a->undone)
		text_add_string(words, "; a run did not finish");
}

void attack_print_line(const struct attack *a, const struct hack *h, size_t width, FILE *out)
{
	const bool surprise = attack_code(a, hack_plan(h), true) != 0;
	SCOPED(text) words = TEXT_INIT;

	if (a->end == ATTACK_FOUND)
		add_cases(&words, &a->finding, CASES_SHOWN);
	else if (a->end == ATTACK_MEASURED)
		text_printf(&words, "%lld ms of %lld ms: %s", (a->finding.slowest_us + 999) / 1000,
				a->limit_ms, a->finding.line);
	else if (a->end == ATTACK_CUT_OFF)
		text_printf(&words, "no run finished within %s", seconds(a->ms).s);
	else
		add_stands(&words, a);
	fprintf(out, "  %-*s %-8s %-44s %s\n", (int)width, a->name,
			a->end == ATTACK_FOUND                      ? verdict_word(a->finding.kind)
					: a->end == ATTACK_STANDS   ? "survives"
					: a->end == ATTACK_MEASURED ? "slowest"
					: a->end == ATTACK_CUT_OFF  ? "?"
								    : "CE",
			words.s,
			!surprise ? "as declared"
					: a->end == ATTACK_FOUND || a->end == ATTACK_MEASURED
					? "DECLARED RIGHT"
					: a->end != ATTACK_NO_PROGRAM ? "DECLARED WRONG"
								      : "DOES NOT COMPILE");
}

/* --- JSON --------------------------------------------------------------------------------------------- */

void attack_json(const struct attack *a, const struct hack *h, struct json *json)
{
	const struct finding *f = &a->finding;
	const bool found = a->end == ATTACK_FOUND;
	const struct plan *plan = hack_plan(h);

	SCOPED(text) origin = TEXT_INIT;

	add_origin(&origin, f);
	json_open(json, '{');
	json_put_string(json, "file", a->file);
	json_put_bool(json, "found", found);
	json_put_string(json, "kind",
			found                                         ? verdict_word(f->kind)
					: a->end != ATTACK_NO_PROGRAM ? NULL
								      : "CE");
	json_put_string(json, "line", f->line);
	json_put_string(json, "origin", origin.length ? origin.s : NULL);
	json_put_string(json, "seed", h->options.seed);
	json_put_string(json, "minimised", found ? f->input.s : NULL);
	json_put_number(json, "limit_ms", a->limit_ms);
	if (a->end == ATTACK_MEASURED)
		json_put_number(json, "slowest_ms", (f->slowest_us + 999) / 1000);
	json_put_string(json, "input", a->in);
	json_put_string(json, "expected", a->ans);
	json_put_string(json, "output", a->out);
	json_put_string(json, "message", f->message);
	json_put_number(json, "tries", f->tries);
	json_put_number(json, "time_ms", a->ms);
	json_put_number(json, "case", (long long)f->at);
	json_put_number(json, "batch_cases", (long long)f->batch_cases);
	json_put_number(json, "cases", (long long)f->cases.count);
	json_put_number(json, "smaller_pass", (long long)f->smaller);
	json_put_bool(json, "unfinished", f->unfinished);
	json_put_bool(json, "unstable", found ? f->failed < f->runs : a->unproven != VERDICT_AC);
	json_put_number(json, "undone", (long long)a->undone);
	json_put_bool(json, "cut_off", a->end == ATTACK_CUT_OFF);
	json_put_string(json, "declared",
			!a->solution                                ? NULL
					: attack_must_fall(a, plan) ? "wrong"
					: attack_may_fall(a, plan)  ? "either"
								    : "right");
	json_put_string(json, "saved", a->saved);
	json_close(json, '}');
}
