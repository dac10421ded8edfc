/*
 * setter status - one screen: what exists, what is stale, what no test tries.
 */
#include "cmd/cmd.h"

#include <stdio.h>
#include <string.h>

#include "base/diag.h"
#include "base/json.h"
#include "base/xalloc.h"
#include "build/bounds_reached.h"
#include "build/test_maker.h"
#include "build/workpiece.h"
#include "cmd/status_facts.h"
#include "problem/kit.h"
#include "problem/solution.h"
#include "unit/unit_plan.h"

static bool as_json;

/* Of a longer list, these many are shown. */
#define NAMES_SHOWN 8

static const struct cli_option options[] = {
	{ 0, "json", OPTION_FLAG, &as_json, NULL, "print the result as one JSON document" },
	{ .kind = OPTION_END },
};

static const char *const examples[] = { "setter status", "setter status one-pair", NULL };

/* What is known of one problem without starting anything. */
struct status {
	struct problem problem;
	struct plan plan;
	struct unit_plan unit;
	struct manifest manifest;
	struct solutions solutions;
	struct bounds_reached reached;
	struct status_facts facts;
	size_t up_to_date, must_fail;
	bool is_read; /* problem.yaml and tests.plan are right */
	int code;
};

/* Programs that a problem names. */
struct used {
	struct names generators, validators;
};

/* --- Collecting ----------------------------------------------------------------------------- */

static void look_at_tests(struct status *s, struct file_hashes *hashes)
{
	for (size_t i = 0; i < s->plan.test_count; i++) {
		const struct test_maker maker = { &s->problem, &s->plan, &s->plan.tests[i],
			&s->manifest, hashes, 0, false };

		s->up_to_date += test_is_made(&maker);
		test_add_reached(&s->problem, &s->plan.tests[i], &s->reached);
	}
	for (size_t i = 0; i < s->solutions.count; i++)
		s->must_fail += solution_must_fail(s->solutions.list[i], &s->plan);
}

/* What it names, no more. */
static void status_init(struct status *s, const struct kit *kit, const char *id)
{
	memset(s, 0, sizeof *s);
	s->is_read = !problem_read(&s->problem, kit, id) && !plan_read(&s->plan, &s->problem);
	if (!s->is_read || unit_plan_read(&s->unit, &s->plan))
		s->code = EXIT_BAD_REQUEST;
}

/* One of which nobody asked is quiet about its errors. */
static void status_init_quietly(struct status *s, const struct kit *kit, const char *id)
{
	FILE *nowhere = fopen("/dev/null", "w");

	diag_to(nowhere);
	status_init(s, kit, id);
	diag_to(NULL);
	if (nowhere)
		fclose(nowhere);
	if (s->code)
		note("what is unused is not known: '%s' has errors", id);
}

static void status_collect(struct status *s, struct file_hashes *hashes)
{
	SCOPED_FREE char *manifest = xprintf("problems/%s/tests.xxh", s->problem.id);

	if (solutions_read(&s->solutions, &s->problem, &s->plan))
		s->code = EXIT_BAD_REQUEST;
	if (manifest_read(&s->manifest, manifest))
		s->code = EXIT_BAD_REQUEST;
	look_at_tests(s, hashes);
	status_facts_collect(&s->facts, &s->plan, &s->manifest, &s->solutions, hashes);
}

static void status_release(struct status *s)
{
	status_facts_release(&s->facts);
	bounds_reached_release(&s->reached);
	solutions_release(&s->solutions);
	manifest_release(&s->manifest);
	unit_plan_release(&s->unit);
	plan_release(&s->plan);
	problem_release(&s->problem);
}

static void add_used(struct used *used, const struct status *s)
{
	const struct problem *p = &s->problem;

	for (size_t i = 0; i < s->plan.test_count; i++)
		if (s->plan.tests[i].words.count)
			names_add(&used->generators, s->plan.tests[i].words.list[0]);
	for (size_t i = 0; i < p->hack_lines.count; i++)
		names_take(&used->generators,
				xstrndup(p->hack_lines.list[i],
						strcspn(p->hack_lines.list[i], " ")));
	for (size_t i = 0; i < s->unit.generators.count; i++)
		names_add(&used->generators, s->unit.generators.list[i]);
	if (p->shrink)
		names_add(&used->generators, p->shrink);
	if (p->plot)
		names_add(&used->generators, p->plot);
	if (p->validator)
		names_add(&used->validators, p->validator);
}

/* Sources of a folder that no problem names. */
static void add_unused(struct names *unused, enum kit_folder folder, const struct names *used)
{
	SCOPED(names) there = NAMES_INIT;

	kit_sources(NULL, folder, &there);
	for (size_t i = 0; i < there.count; i++)
		if (!names_have(used, there.list[i]))
			names_take(unused, kit_source(NULL, folder, there.list[i]));
}

static void find_unused(struct names *unused, const struct used *used)
{
	SCOPED(names) ids = NAMES_INIT, folders = NAMES_INIT;

	kit_problems(&ids);
	add_unused(unused, KIT_GEN, &used->generators);
	add_unused(unused, KIT_VALIDATOR, &used->validators);
	names_add_folder(&folders, "solutions", "");
	for (size_t i = 0; i < folders.count; i++)
		if (!names_have(&ids, folders.list[i]))
			names_take(unused, xprintf("solutions/%s", folders.list[i]));
}

/* --- For people -------------------------------------------------------------------------------- */

static void print_group(const struct status *s, const struct group *group)
{
	printf("    %-10s %*s points  %2zu test%s", group->name, plan_points_width(&s->plan),
			points_text(group->hundredths).s, group->test_count,
			group->test_count == 1 ? "" : "s");
	for (size_t i = 0; i < s->problem.bound_count; i++)
		if (group->bounds[i] != s->problem.bounds[i].value)
			printf(", %s <= %s", s->problem.bounds[i].name,
					bound_text(group->bounds[i]).s);
	for (size_t i = 0; i < group->include_count; i++)
		printf(", and those of %s", s->plan.groups[group->includes[i]].name);
	putchar('\n');
}

/* The same number, but 10^18 with its exponent. */
static struct bound_text number_words(const char *number)
{
	struct bound_text words;
	long long value;

	if (bound_parse(number, &value))
		return bound_text(value);
	snprintf(words.s, sizeof words.s, "%s", number);
	return words;
}

/* "'a' 0 .. 1000: seen 3 .. 1000; no test has the smallest" */
static void print_variable(const struct reached *r)
{
	printf("    '%s'", r->name);
	if (r->lo)
		printf(" %s .. %s: seen %s .. %s", number_words(r->lo).s, number_words(r->hi).s,
				number_words(r->smallest).s, number_words(r->largest).s);
	if (!r->least || !r->most)
		printf("%s no test has the %s", r->lo ? ";" : ":",
				r->least                  ? "largest"
						: r->most ? "smallest"
							  : "smallest, none the largest");
	putchar('\n');
}

static void print_reached(const struct bounds_reached *all)
{
	for (size_t i = 0; i < all->count; i++) {
		const struct reached *r = &all->list[i];

		if (!r->is_feature && (r->lo || !r->least || !r->most))
			print_variable(r);
		else if (r->is_feature && !r->least)
			printf("    no test has the feature '%s'\n", r->name);
	}
}

/* "full-01, full-02 and 7 more" */
static void print_names(const char *title, const struct names *names, const char *end)
{
	const size_t shown = names->count <= NAMES_SHOWN ? names->count : NAMES_SHOWN - 1;

	if (!names->count)
		return;
	printf("    %s", title);
	for (size_t i = 0; i < shown; i++)
		printf("%s%s", i ? ", " : " ", names->list[i]);
	if (shown < names->count)
		printf(" and %zu more", names->count - shown);
	printf("%s\n", end);
}

/* A program that always says the same passes this much of a group. */
#define SAME_ANSWER_PERCENT 90

static void print_shares(const struct status *s, size_t group)
{
	const struct answer_shares *shares = &s->facts.shares[group];
	const struct answer_share *most = shares->list;

	if (shares->total < 2)
		return;
	printf("    answers of %s:", s->plan.groups[group].name);
	for (size_t i = 0; i < shares->count; i++) {
		printf("%s '%s' %lld %%", i ? "," : "", shares->list[i].text,
				100 * shares->list[i].count / shares->total);
		if (shares->list[i].count > most->count)
			most = &shares->list[i];
	}
	if (most->count * 100 > shares->total * SAME_ANSWER_PERCENT)
		printf("; always printing '%s' is nearly right", most->text);
	putchar('\n');
}

static void print_run(const struct status *s)
{
	const struct status_facts *f = &s->facts;

	if (f->run == RUN_NONE) {
		printf("    no run recorded yet: setter run %s\n", s->problem.id);
		return;
	}
	if (f->run == RUN_OLD)
		printf("    the last run is out of date: setter run %s\n", s->problem.id);
	print_names("must fail, but pass every test:", &f->survivors, "");
	print_names("tests that fail no solution:", &f->kill_nobody, "");
	if (f->slowest)
		printf("    slowest right solution: %lld ms of %lld, %s\n", f->slowest_ms,
				s->problem.time_ms, f->slowest);
}

/* "satisfy small, but do not count for it: full-02, full-07; ..." */
static void print_misplaced(const struct plan *plan, const struct names *pairs)
{
	for (size_t g = 0; g < plan->group_count; g++) {
		const char *group = plan->groups[g].name;
		SCOPED_FREE char *title = xprintf("fit %s, but do not count for it:", group);
		SCOPED_FREE char *end = xprintf("; their lines can go to '@group %s'", group);
		SCOPED(names) tests = NAMES_INIT;

		for (size_t i = 0; i < pairs->count; i++) {
			const size_t length = strcspn(pairs->list[i], " ");

			if (!strcmp(pairs->list[i] + length + 1, group))
				names_take(&tests, xstrndup(pairs->list[i], length));
		}
		print_names(title, &tests, end);
	}
}

static void print_not_included(const struct plan *plan, const struct names *pairs)
{
	for (size_t i = 0; i < pairs->count; i++) {
		const char *other = strchr(pairs->list[i], ' ') + 1;
		SCOPED_FREE char *group = xstrndup(pairs->list[i], strcspn(pairs->list[i], " "));
		const size_t g = plan_find_group(plan, group), o = plan_find_group(plan, other);

		printf("    the tests of %s fit %s, but do not count for it: ", group, other);
		if (g > o)
			printf("move '@group %s' before it, and ", group);
		if (plan->groups[o].include_count)
			printf("add ',%s' to include= of '@group %s'\n", group, other);
		else
			printf("add include=%s to '@group %s'\n", group, other);
	}
}

static void print_facts(const struct status *s)
{
	const struct status_facts *f = &s->facts;

	for (size_t g = 0; g < f->group_count; g++)
		print_shares(s, g);
	for (size_t i = 0; i < f->duplicates.count; i++)
		printf("    %.*s has the same input as %s\n",
				(int)strcspn(f->duplicates.list[i], " "), f->duplicates.list[i],
				strchr(f->duplicates.list[i], ' ') + 1);
	print_misplaced(&s->plan, &f->misplaced);
	print_not_included(&s->plan, &f->not_included);
	print_names("differ from tests.xxh:", &f->differ, "");
	print_names("not in tests.xxh:", &f->unlisted, "");
	print_run(s);
}

static void print_status(const struct status *s)
{
	long long hundredths = 0;

	for (size_t i = 0; i < s->plan.group_count; i++)
		hundredths += s->plan.groups[i].hundredths;
	printf("%s: %zu test%s, %zu up to date; %zu solution%s, %zu of them must fail; %s points%s\n",
			s->problem.id, s->plan.test_count, s->plan.test_count == 1 ? "" : "s",
			s->up_to_date, s->solutions.count, s->solutions.count == 1 ? "" : "s",
			s->must_fail, points_text(hundredths).s,
			!s->manifest.exists ? "; no tests.xxh"
					: s->facts.differ.count || s->facts.unlisted.count ||
							s->up_to_date < s->plan.test_count
					? ""
					: "; as in tests.xxh");
	if (common.quiet)
		return;
	for (size_t i = 0; i < s->plan.group_count; i++)
		print_group(s, &s->plan.groups[i]);
	for (size_t i = 0; problem_lack(&s->problem, i); i++)
		printf("    %s\n", problem_lack(&s->problem, i));
	print_reached(&s->reached);
	print_facts(s);
	if (s->up_to_date < s->plan.test_count)
		printf("    next: setter build %s\n", s->problem.id);
}

/* --- As JSON ---------------------------------------------------------------------------------------- */

static void json_shares(struct json *json, const char *group, const struct answer_shares *shares)
{
	json_open(json, '{');
	json_put_string(json, "group", group);
	json_put_number(json, "total", shares->total);
	json_put_open(json, "counts", '[');
	for (size_t i = 0; shares->total && i < shares->count; i++) {
		json_open(json, '{');
		json_put_string(json, "answer", shares->list[i].text);
		json_put_number(json, "count", shares->list[i].count);
		json_close(json, '}');
	}
	json_close(json, ']');
	json_close(json, '}');
}

static void json_facts(struct json *json, const struct plan *plan, const struct status_facts *f)
{
	static const char *const states[] = { "none", "old", "current" };

	json_put_names(json, "duplicates", &f->duplicates);
	json_put_names(json, "misplaced", &f->misplaced);
	json_put_names(json, "not_included", &f->not_included);
	json_put_names(json, "differ", &f->differ);
	json_put_names(json, "unlisted", &f->unlisted);
	json_put_string(json, "run", states[f->run]);
	json_put_names(json, "survivors", &f->survivors);
	json_put_names(json, "kill_nobody", &f->kill_nobody);
	json_put_open(json, "answers", '[');
	for (size_t g = 0; g < f->group_count; g++)
		json_shares(json, plan->groups[g].name, &f->shares[g]);
	json_close(json, ']');
}

static void json_status(struct json *json, const struct status *s)
{
	json_open(json, '{');
	json_put_string(json, "problem", s->problem.id);
	json_put_number(json, "tests", (long long)s->plan.test_count);
	json_put_number(json, "up_to_date", (long long)s->up_to_date);
	json_put_number(json, "solutions", (long long)s->solutions.count);
	json_put_number(json, "must_fail", (long long)s->must_fail);
	json_put_bool(json, "manifest", s->manifest.exists);
	json_put_open(json, "lacks", '[');
	for (size_t i = 0; problem_lack(&s->problem, i); i++)
		json_add_string(json, problem_lack(&s->problem, i));
	json_close(json, ']');
	json_facts(json, &s->plan, &s->facts);
	json_put_open(json, "bounds", '[');
	bounds_reached_json(&s->reached, json);
	json_close(json, ']');
	json_close(json, '}');
}

/* --- The command ------------------------------------------------------------------------------------ */

static void print_unused(const struct used *used, struct json *json)
{
	SCOPED(names) unused = NAMES_INIT;

	find_unused(&unused, used);
	if (as_json)
		json_put_names(json, "unused", &unused);
	for (size_t i = 0; !as_json && !common.quiet && i < unused.count; i++)
		printf("unused: %s\n", unused.list[i]);
}

static void tell_status(struct status *s, struct file_hashes *hashes, struct json *json)
{
	status_collect(s, hashes);
	if (as_json)
		json_status(json, s);
	else
		print_status(s);
}

/* All problems are read, because any of them may use a program; only some are shown. */
static int show_problems(const struct kit *kit, const struct names *shown, struct json *json)
{
	struct used used = { NAMES_INIT, NAMES_INIT };
	SCOPED(file_hashes) hashes = FILE_HASHES_INIT;
	SCOPED(names) all = NAMES_INIT;
	bool all_read = true;
	int code = EXIT_AS_DECLARED;

	file_hashes_load(&hashes);
	kit_problems(&all);
	for (size_t i = 0; i < all.count; i++) {
		SCOPED(status) s;

		if (names_have(shown, all.list[i])) {
			status_init(&s, kit, all.list[i]);
			if (s.is_read)
				tell_status(&s, &hashes, json);
			code = worse(code, s.code);
		} else {
			status_init_quietly(&s, kit, all.list[i]);
		}
		all_read = all_read && s.is_read;
		add_used(&used, &s);
	}
	if (as_json)
		json_close(json, ']');
	if (all_read)
		print_unused(&used, json);
	names_release(&used.generators);
	names_release(&used.validators);
	return code;
}

static int status_of_all(const struct kit *kit, const struct names *ids)
{
	struct json json;
	int code;

	json_start(&json, "setter-status");
	json_put_open(&json, "problems", '[');
	code = show_problems(kit, ids, &json);
	json_finish(&json, as_json ? stdout : NULL);
	return code;
}

static int cmd_status(const struct names *arguments)
{
	return command_for_problems(arguments, status_of_all);
}

const struct command command_status_entry = { "status",
	"show what exists, what is stale, what no test tries; runs nothing", "[PROBLEM...]",
	options, examples, cmd_status, NULL };
