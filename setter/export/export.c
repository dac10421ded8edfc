#include "export/export.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "base/paths.h"
#include "base/source.h"
#include "base/utf8.h"
#include "base/whole_file.h"
#include "base/xalloc.h"
#include "build/roles.h"
#include "build/test_maker.h"
#include "build/workpiece.h"
#include "unit/unit_run.h"

/* --- Saying ------------------------------------------------------------------------------- */

static void say(struct export *e, bool is_warning, const char *format, va_list arguments)
{
	struct text words = TEXT_INIT;

	text_vprintf(&words, format, arguments);
	if (e->rehearsal)
		; /* it may never go there */
	else if (is_warning)
		warning("%s: %s", e->target->name, words.s);
	else
		note("%s: %s", e->target->name, words.s);
	GROW(e->said, e->said_count);
	e->said[e->said_count].warning = is_warning;
	e->said[e->said_count++].words = text_detach(&words);
}

void export_note(struct export *e, const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	say(e, false, format, arguments);
	va_end(arguments);
}

void export_warning(struct export *e, const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	say(e, true, format, arguments);
	va_end(arguments);
}

int export_refuse(const struct export *e, const char *format, ...)
{
	SCOPED(text) words = TEXT_INIT;
	va_list arguments;

	va_start(arguments, format);
	text_vprintf(&words, format, arguments);
	va_end(arguments);
	if (e->rehearsal)
		note("%s cannot take '%s': %s", e->target->name, e->problem->id, words.s);
	else
		error("%s cannot take '%s': %s", e->target->name, e->problem->id, words.s);
	return EXIT_NOT_AS_DECLARED;
}

static void say_losses(struct export *e)
{
	for (const struct export_loss *loss = e->target->losses; loss->words; loss++)
		if (!loss->touches || loss->touches(e))
			export_note(e, "not carried: %s", loss->words);
}

void export_check_limits(struct export *e, const struct export_limits *most)
{
	const size_t tests = e->plan->test_count;
	const long long mebibytes = (package_content_bytes(&e->package) + (1 << 20) - 1) >> 20;
	const long long total_ms = (long long)tests * e->problem->time_ms;

	if (most->files && e->package.count > most->files)
		export_warning(e, "%zu files; by default, %s takes %zu", e->package.count,
				most->judge, most->files);
	if (most->tests && tests > most->tests)
		export_warning(e, "%zu tests; by default, %s takes %zu", tests, most->judge,
				most->tests);
	if (most->mebibytes && mebibytes > most->mebibytes)
		export_warning(e, "%lld MiB of files; by default, %s takes %lld", mebibytes,
				most->judge, most->mebibytes);
	if (most->total_ms && total_ms > most->total_ms)
		export_warning(e, "all tests together may take %lld s; by default, %s allows %lld",
				total_ms / 1000, most->judge, most->total_ms / 1000);
	if (most->time_ms && e->problem->time_ms > most->time_ms)
		export_warning(e, "the time limit is %lld ms, but %s allows %lld",
				e->problem->time_ms, most->judge, most->time_ms);
	if (most->memory_mib && e->problem->memory_mib > most->memory_mib)
		export_warning(e, "the memory limit is %lld MiB, but %s allows %lld",
				e->problem->memory_mib, most->judge, most->memory_mib);
}

void export_check_title(struct export *e, const char *title, const char *where, size_t most)
{
	const size_t found = utf8_count(title);

	if (found > most)
		export_warning(e, "the title has %zu characters, but %s takes %zu", found, where,
				most);
}

/* --- Filling a package ------------------------------------------------------------------------ */

char *export_short_name(const char *id)
{
	struct text name = TEXT_INIT;

	for (; *id; id++)
		if (isalnum((unsigned char)*id))
			text_add_char(&name, (char)tolower((unsigned char)*id));
	return text_detach(&name);
}

/* "x/" if everything is in one folder, or "".  To be freed. */
static char *common_folder(const struct package *package)
{
	const char *first = package->count ? package->entries[0].name : "";
	const char *slash = strchr(first, '/');
	const size_t length = slash ? (size_t)(slash - first) + 1 : 0;

	for (size_t i = 1; i < package->count; i++)
		if (strncmp(package->entries[i].name, first, length) != 0)
			return xstrdup("");
	return xstrndup(first, length);
}

static void add_license(struct export *e)
{
	SCOPED_FREE char *folder = common_folder(&e->package);
	SCOPED(text) text = TEXT_INIT;

	license_add_text(&text, e->problem);
	export_add_text(e, &text, "%sLICENSE", folder);
}

static int check_interactor(const struct export *e)
{
	const struct export_target *t = e->target;

	if (!e->problem->interactor)
		return EXIT_AS_DECLARED;
	if (!t->carries[PART_INTERACTOR])
		return export_refuse(e, "it is interactive, and %s", t->no_interactor);
	if (e->problem->names_checker && !t->checks_notes)
		return export_refuse(e,
				"its checker '%s' judges what the interactor notes down, and this "
				"judge runs no checker behind an interactor",
				e->problem->checker);
	return EXIT_AS_DECLARED;
}

static int check_scores(struct export *e)
{
	const struct export_target *t = e->target;

	if (!export_has_scores(e))
		return EXIT_AS_DECLARED;
	if (e->problem->score == SCORE_POINTS && !t->takes_points)
		return export_refuse(e,
				"its %s counts points (score: points), and this judge takes parts "
				"of 1",
				export_referee(e).word);
	if (!t->carries[PART_SCORES])
		export_note(e, "not carried: parts of points: what is only partly right is wrong there");
	for (size_t g = 0; g < e->plan->group_count && !t->takes_means; g++)
		if (e->plan->groups[g].score == GROUP_MEAN && t->carries[PART_SCORES])
			export_note(e, "not carried: score=mean of group '%s': the smallest score counts",
					e->plan->groups[g].name);
	return EXIT_AS_DECLARED;
}

int export_fill(struct export *e, const struct export_target *target)
{
	int code;

	e->target = target;
	e->short_name = export_short_name(e->problem->id);
	if (!*e->short_name)
		return export_refuse(e, "its id has neither letters nor digits");
	statement_add_languages(&e->languages, e->problem);
	if (!e->rehearsal)
		say_losses(e);
	code = check_interactor(e);
	if (!code)
		code = check_scores(e);
	if (!code)
		code = export_check_graders(e);
	if (!code)
		code = target->write(e);
	if (!code)
		add_license(e);
	return code;
}

int export_rehearse(const struct problem *problem, const struct plan *plan,
		const struct solutions *solutions, struct file_hashes *hashes)
{
	SCOPED(export_statements) statements = EXPORT_STATEMENTS_INIT;
	int code = EXIT_AS_DECLARED;

	for (size_t i = 0; export_targets[i] && code >= 0; i++) {
		SCOPED(export) e = { .problem = problem,
			.plan = plan,
			.solutions = solutions,
			.hashes = hashes,
			.statements = &statements,
			.rehearsal = true };
		const int one = export_fill(&e, export_targets[i]);

		if (one != EXIT_NOT_AS_DECLARED)
			code = worse(code, one);
	}
	return code;
}

void export_release(struct export *e)
{
	for (size_t i = 0; i < e->said_count; i++)
		free(e->said[i].words);
	free(e->said);
	free(e->short_name);
	names_release(&e->languages);
	package_release(&e->package);
	*e = (struct export){ .target = NULL };
}

static void add_test_file(struct export *e, size_t test, const char *ending, const char *format,
		va_list arguments)
{
	SCOPED_FREE char *path = test_file(e->problem, &e->plan->tests[test], ending);
	SCOPED(text) name = TEXT_INIT;

	text_vprintf(&name, format, arguments);
	package_add_file(&e->package, name.s, path);
}

void export_add_input(struct export *e, size_t test, const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	add_test_file(e, test, "in", format, arguments);
	va_end(arguments);
}

void export_add_answer(struct export *e, size_t test, const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	add_test_file(e, test, "ans", format, arguments);
	va_end(arguments);
}

void export_add_text(struct export *e, const struct text *text, const char *format, ...)
{
	SCOPED(text) name = TEXT_INIT;
	va_list arguments;

	va_start(arguments, format);
	text_vprintf(&name, format, arguments);
	va_end(arguments);
	package_add_text(&e->package, name.s, text->s, text->length);
}

/* --- Programs ------------------------------------------------------------------------------------ */

#define CHECKER_MS 10000

int export_checker_code(const struct export *e, const char *in, const char *out, const char *ans)
{
	struct role_call checker = role_checker(e->problem, in, out, ans);
	int code;

	code = role_run(&checker, CHECKER_MS) ? -1 : process_exit_code(&checker.process);
	role_release(&checker);
	return code;
}

void export_generators(const struct export *e, struct names *names)
{
	for (size_t i = 0; i < e->plan->test_count; i++)
		if (e->plan->tests[i].words.count)
			names_add(names, e->plan->tests[i].words.list[0]);
	names_sort(names);
}

/* --- Unit.plan -------------------------------------------------------------------------------------- */

#define UNIT_SECONDS 10

int export_unit_take_reference(const struct export_unit *unit)
{
	struct unit_case expected = *unit->run->expected;
	struct unit_run run = *unit->run;

	expected.answer = (struct unit_text){ .given = true, .reference = true };
	run.expected = &expected;
	return unit_case_write(&run);
}

static int add_unit_case(struct export *e, const struct unit_run *run, void *context,
		int (*add)(struct export *, const struct export_unit *, void *))
{
	const struct unit_text *answer = &run->expected->answer;
	struct export_unit unit = { .verdict = run->expected->verdict,
		.group = run->expected->group,
		.own_answer = answer->given && !answer->reference,
		.run = run };
	char *name = span_copy(run->expected->name);
	int code = unit_case_write(run);

	if (!code) {
		unit.name = name;
		unit.in = unit_case_file(run, "in");
		unit.out = unit_case_file(run, "out");
		unit.ans = unit_case_file(run, "ans");
		code = add(e, &unit, context);
		free(unit.in);
		free(unit.out);
		free(unit.ans);
	}
	free(name);
	return code;
}

int export_unit_cases(struct export *e, void *context,
		int (*add)(struct export *, const struct export_unit *, void *context))
{
	SCOPED_FREE char *folder = path_of(e->problem->id, PATH_UNIT);
	SCOPED(unit_plan) unit = UNIT_PLAN_INIT;
	int code = EXIT_AS_DECLARED;

	if (unit_plan_read(&unit, e->plan))
		code = EXIT_BAD_REQUEST;
	else if (folder_make(folder))
		code = EXIT_BROKEN;
	else
		code = unit_compile_generators(&unit, e->problem, e->hashes);
	for (size_t i = 0; !code && i < unit.count; i++) {
		const struct unit_run run = { e->problem, &unit.cases[i], i, 1000 * UNIT_SECONDS };

		/* No other judge has tests of interactors. */
		if (unit.cases[i].interaction.given)
			continue;
		code = add_unit_case(e, &run, context, add);
	}
	return code;
}

/* --- Groups and points ----------------------------------------------------------------------------- */

bool export_is_sample_group(const struct export *e, size_t group)
{
	return group == e->plan->samples;
}

bool export_is_sample(const struct export *e, size_t test)
{
	return export_is_sample_group(e, e->plan->tests[test].group);
}

long long export_total_hundredths(const struct export *e)
{
	long long sum = 0;

	for (size_t g = 0; g < e->plan->group_count; g++)
		sum += e->plan->groups[g].hundredths;
	return sum;
}

bool export_needs(const struct export *e, size_t group, size_t other)
{
	for (size_t t = 0; t < e->plan->test_count; t++)
		if (e->plan->tests[t].group == other)
			return plan_counts_for(e->plan, &e->plan->tests[t], group);
	return false;
}

static verdict_set permitted(const struct export *e, const struct solution *solution, bool samples,
		bool plain)
{
	verdict_set set = 0;

	if (plain && e->problem->time_percent[solution->language] > 100)
		set |= VERDICT_SET(VERDICT_TLE);
	for (size_t g = 0; g < e->plan->group_count; g++) {
		const verdict_set here = solution->expect[g].permitted;

		if (!samples && export_is_sample_group(e, g))
			continue;
		set |= here & ~VERDICT_SET(VERDICT_AC);
		if (!(here & VERDICT_SET(VERDICT_AC)))
			return set;
	}
	return set | VERDICT_SET(VERDICT_AC);
}

verdict_set export_permitted(const struct export *e, const struct solution *solution, bool plain)
{
	return permitted(e, solution, true, plain);
}

verdict_set export_permitted_in_secret(const struct export *e, const struct solution *solution,
		bool plain)
{
	return permitted(e, solution, false, plain);
}

/* What the group and all that it needs can come to: AC if all may be, the rest if one may be. */
static verdict_set group_outcomes(const struct export *e, const struct solution *solution,
		size_t group)
{
	verdict_set any = 0, all = ~0u;

	for (size_t g = 0; g < e->plan->group_count; g++)
		if (export_needs(e, group, g)) {
			any |= solution->expect[g].permitted;
			all &= solution->expect[g].permitted;
		}
	return (any & ~VERDICT_SET(VERDICT_AC)) | (all & VERDICT_SET(VERDICT_AC));
}

long long export_hundredths(const struct export *e, const struct solution *solution)
{
	long long sum = 0;

	for (size_t g = 0; g < e->plan->group_count; g++) {
		const verdict_set outcomes = group_outcomes(e, solution, g);

		if (!e->plan->groups[g].hundredths || !(outcomes & VERDICT_SET(VERDICT_AC)))
			continue;
		if (outcomes != VERDICT_SET(VERDICT_AC))
			return -1;
		sum += e->plan->groups[g].hundredths;
	}
	return sum;
}

/* --- What a problem has ------------------------------------------------------------------------------ */

bool export_has_other_languages(const struct export *e)
{
	return e->languages.count > names_have(&e->languages, "en");
}

bool export_has_two_languages(const struct export *e)
{
	return e->languages.count > 1;
}

bool export_has_third_languages(const struct export *e)
{
	return e->languages.count >
			(size_t)names_have(&e->languages, "en") + names_have(&e->languages, "zh");
}

bool export_has_includes(const struct export *e)
{
	for (size_t g = 0; g < e->plan->group_count; g++)
		if (e->plan->groups[g].include_count)
			return true;
	return false;
}

bool export_has_points(const struct export *e)
{
	return export_total_hundredths(e) != 0;
}

bool export_has_decimals(const struct export *e)
{
	for (size_t g = 0; g < e->plan->group_count; g++)
		if (e->plan->groups[g].hundredths % 100)
			return true;
	return false;
}

bool export_has_time_factors(const struct export *e)
{
	for (int l = 0; l < LANGUAGE_MAX; l++)
		if (e->problem->time_percent[l] != 100)
			return true;
	return false;
}

static bool may_be_partly_right(const struct export *e)
{
	for (size_t i = 0; i < e->solutions->count; i++)
		for (size_t g = 0; g < e->plan->group_count; g++)
			if (e->solutions->list[i]->expect[g].permitted & VERDICT_SET(VERDICT_PC))
				return true;
	return false;
}

/* A program that is wrong about this only says a score where nobody reads it. */
static bool names_a_score(const struct export *e)
{
	static const char *const words[] = { "quitp", "_pc(", "_points", "score_multiplier",
		"score.txt" };
	const struct export_referee referee = export_referee(e);
	SCOPED_FREE char *path = kit_any_source(e->problem->kit, e->problem->id, referee.folder,
			referee.program);
	SCOPED(source) source = SOURCE_INIT;
	bool found = false;

	if (!path || source_read(&source, path))
		return false;
	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		found = found || strstr(source.text, words[i]);
	return found;
}

bool export_has_scores(const struct export *e)
{
	return may_be_partly_right(e) || names_a_score(e);
}

bool export_has_no_validator(const struct export *e)
{
	return !e->problem->validator;
}

int export_needs_validator(const struct export *e)
{
	return e->problem->validator
			? EXIT_AS_DECLARED
			: export_refuse(e, "it has no validator, and this judge needs one");
}

int export_needs_reference(const struct export *e)
{
	return e->problem->reference
			? EXIT_AS_DECLARED
			: export_refuse(e,
					  "it has no reference, and this judge needs a right solution");
}

bool export_has_wrong_solutions(const struct export *e)
{
	for (size_t i = 0; i < e->solutions->count; i++)
		if (solution_must_fail(e->solutions->list[i], e->plan))
			return true;
	return false;
}

/* --- YAML, XML, numbers --------------------------------------------------------------------------------- */

/* Beyond ASCII: what ends a line in YAML, or may not be there. */
static size_t add_yaml_hidden(struct text *out, const char *s)
{
	static const struct {
		const char *bytes, *escape;
	} hidden[] = { { "\xe2\x80\xa8", "\\u2028" }, { "\xe2\x80\xa9", "\\u2029" },
		{ "\xef\xbb\xbf", "\\ufeff" } };

	if (*s == '\xc2' && (s[1] & 0xe0) == 0x80) { /* U+0080 to U+009F */
		text_printf(out, "\\x%02x", (unsigned char)s[1]);
		return 2;
	}
	for (size_t i = 0; i < sizeof hidden / sizeof *hidden; i++)
		if (!strncmp(s, hidden[i].bytes, 3)) {
			text_add_string(out, hidden[i].escape);
			return 3;
		}
	return 0;
}

static size_t add_yaml_character(struct text *out, const char *s)
{
	const unsigned char c = (unsigned char)*s;
	const size_t bytes = add_yaml_hidden(out, s);

	if (bytes)
		return bytes;
	if (c == '"' || c == '\\')
		text_printf(out, "\\%c", c);
	else if (c < ' ' || c == 0x7f)
		text_printf(out, "\\x%02x", c);
	else
		text_add_char(out, *s);
	return 1;
}

void text_add_yaml_string(struct text *out, const char *s)
{
	text_add_char(out, '"');
	while (*s)
		s += add_yaml_character(out, s);
	text_add_char(out, '"');
}

void text_add_yaml_pair(struct text *out, const char *key, const char *value)
{
	text_printf(out, "%s: ", key);
	text_add_yaml_string(out, value);
	text_add_char(out, '\n');
}

void text_add_xml(struct text *out, const char *s)
{
	for (; *s; s++) {
		const unsigned char c = (unsigned char)*s;

		if (c == '&' || c == '<' || c == '>' || c == '"' || c == '\n' || c == '\t')
			text_printf(out, "&#%d;", c);
		else if (c >= ' ')
			text_add_char(out, *s);
	}
}

void text_add_seconds(struct text *out, long long ms)
{
	char digits[8];
	int length = snprintf(digits, sizeof digits, "%03d", (int)(ms % 1000));

	while (length > 1 && digits[length - 1] == '0')
		length--;
	text_printf(out, "%lld.%.*s", ms / 1000, length, digits);
}
