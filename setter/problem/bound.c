#include "problem/bound.h"

#include <ctype.h>
#include <limits.h>
#include <string.h>

#include "base/text.h"
#include "base/whole_file.h"
#include "problem/plan.h"
#include "problem/problem.h"

/* Digits, without a sign and without a zero before them. */
static bool parse_digits(const char **at, long long *value)
{
	const char *s = *at;

	if (!isdigit((unsigned char)*s) || (s[0] == '0' && isdigit((unsigned char)s[1])))
		return false;
	for (*value = 0; isdigit((unsigned char)*s); s++) {
		const int digit = *s - '0';

		if (*value > (LLONG_MAX - digit) / 10)
			return false;
		*value = *value * 10 + digit;
	}
	*at = s;
	return true;
}

/* value to the power that follows a '^'. */
static bool parse_power(const char **at, long long *value)
{
	const long long base = *value;
	long long exponent;

	if (**at != '^')
		return true;
	++*at;
	if (!parse_digits(at, &exponent) || exponent > 63)
		return false;
	for (*value = 1; exponent; exponent--) {
		if (base && *value > LLONG_MAX / base)
			return false;
		*value *= base;
	}
	return true;
}

bool bound_parse(const char *text, long long *value)
{
	const bool negative = *text == '-';
	long long number;

	text += negative;
	if (!parse_digits(&text, &number) || !parse_power(&text, &number))
		return false;
	number = negative ? -number : number;
	if (!strcmp(text, "-1") || (!strcmp(text, "+1") && number < LLONG_MAX))
		number += *text == '-' ? -1 : 1;
	else if (*text)
		return false;
	*value = number;
	return true;
}

static const char *skip_digits(const char *s)
{
	while (isdigit((unsigned char)*s))
		s++;
	return s;
}

bool bound_is_too_large(const char *text)
{
	const char *number = text + (*text == '-'), *end = skip_digits(number);
	long long value;

	if (end == number || (*number == '0' && end > number + 1))
		return false;
	if (*end == '^') {
		const char *exponent = end + 1;

		end = skip_digits(exponent);
		if (end == exponent || (*exponent == '0' && end > exponent + 1))
			return false;
	}
	if (!strcmp(end, "-1") || !strcmp(end, "+1"))
		end += 2;
	return !*end && !bound_parse(text, &value);
}

/* From here on, zeros are hard to count. */
#define LEAST_POWER 6

struct bound_text bound_text(long long value)
{
	struct bound_text text;
	long long rest = value;
	int zeros = 0;

	while (rest && rest % 10 == 0) {
		rest /= 10;
		zeros++;
	}
	if (zeros >= LEAST_POWER && (rest == 1 || rest == -1))
		snprintf(text.s, sizeof text.s, "%s10^%d", rest < 0 ? "-" : "", zeros);
	else
		snprintf(text.s, sizeof text.s, "%lld", value);
	return text;
}

static void add_row(struct text *out, const struct problem *problem, const struct group *group)
{
	text_printf(out, "\t\t{ \"%s\"", group ? group->name : "");
	for (size_t i = 0; i < problem->bound_count; i++)
		text_printf(out, ", %lldLL", group ? group->bounds[i] : problem->bounds[i].value);
	text_add_string(out, " },\n");
}

static bool is_cpp(const struct problem *problem)
{
	enum language language = LANGUAGE_C;

	return problem->validator_source && language_of(problem->validator_source, &language) &&
			language == LANGUAGE_CPP;
}

/* For validator.group(). */
static void add_cpp_twin(struct text *out)
{
	text_add_string(out,
			"\nstatic inline const struct bound_row *bounds_for(const std::string &group)\n"
			"{\n"
			"\treturn bounds_for(group.c_str());\n"
			"}\n");
}

/* The start: the type, and the function as far as its table. */
static void add_rows(struct text *out, const struct problem *problem, const struct plan *plan)
{
	text_printf(out,
			"/* bounds.h - made by setter from problem.yaml and tests.plan of '%s'. */\n"
			"struct bound_row {\n"
			"\tconst char *group;\n",
			problem->id);
	for (size_t i = 0; i < problem->bound_count; i++)
		text_printf(out, "\tlong long %s;\n", problem->bounds[i].name);
	text_add_string(out,
			"};\n\n"
			"static const struct bound_row *bounds_for(const char *group)\n"
			"{\n"
			"\tstatic const struct bound_row rows[] = {\n");
	add_row(out, problem, NULL);
	for (size_t i = 0; i < plan->group_count; i++)
		add_row(out, problem, &plan->groups[i]);
	text_add_string(out, "\t};\n");
}

static void add_unknown_group(struct text *out, const struct problem *problem)
{
	text_add_string(out,
			"\tquitf(_fail, \"no group '%s' in tests.plan\", group);\n"
			"\treturn rows;\n"
			"}\n");
	if (is_cpp(problem))
		add_cpp_twin(out);
}

static void add_header(struct text *out, const struct problem *problem, const struct plan *plan)
{
	add_rows(out, problem, plan);
	text_printf(out,
			"\n"
			"\tfor (int i = 0; i < %zu; i++)\n"
			"\t\tif (!strcmp(rows[i].group, group))\n"
			"\t\t\treturn &rows[i];\n",
			plan->group_count + 1);
	add_unknown_group(out, problem);
}

static void add_moves(struct text *out, const char *bound, const char *testset)
{
	text_printf(out,
			"\t\tif (!strcmp(%s, \"%s:raised\"))\n"
			"\t\t\trow.%s += row.%s < %lldLL;\n"
			"\t\tif (!strcmp(%s, \"%s:lowered\"))\n"
			"\t\t\trow.%s = row.%s > 0 ? 0 : -%lldLL;\n",
			testset, bound, bound, bound, LLONG_MAX, testset, bound, bound, bound,
			LLONG_MAX);
}

static void add_movable_header(struct text *out, const struct problem *problem,
		const struct plan *plan)
{
	add_rows(out, problem, plan);
	text_printf(out,
			"\tstatic struct bound_row row;\n"
			"\n"
			"\tfor (int i = 0; i < %zu; i++) {\n"
			"\t\tif (strcmp(rows[i].group, group))\n"
			"\t\t\tcontinue;\n"
			"\t\trow = rows[i];\n",
			plan->group_count + 1);
	for (size_t i = 0; i < problem->bound_count; i++)
		add_moves(out, problem->bounds[i].name,
				is_cpp(problem) ? "validator.testset().c_str()" : "getTestset()");
	text_add_string(out,
			"\t\treturn &row;\n"
			"\t}\n");
	add_unknown_group(out, problem);
}

/* --- bounds.json ---------------------------------------------------------------------------- */

static long long moved(long long value, const char *how)
{
	if (!strcmp(how, "raised"))
		return value + (value < LLONG_MAX);
	return value > 0 ? 0 : -LLONG_MAX;
}

static void add_json_row(struct text *out, const struct problem *problem, const struct group *group,
		const char *bound, const char *how)
{
	text_printf(out, "\"%s\": {", group ? group->name : "");
	for (size_t i = 0; i < problem->bound_count; i++) {
		const char *name = problem->bounds[i].name;
		const long long value = group ? group->bounds[i] : problem->bounds[i].value;

		text_printf(out, "%s\"%s\": %lld", i ? ", " : "", name,
				bound && !strcmp(name, bound) ? moved(value, how) : value);
	}
	text_add_char(out, '}');
}

int bounds_write_json(const struct problem *problem, const struct plan *plan, const char *bound,
		const char *how, const char *path)
{
	SCOPED(text) out = TEXT_INIT;

	text_add_char(&out, '{');
	add_json_row(&out, problem, NULL, bound, how);
	for (size_t i = 0; i < plan->group_count; i++) {
		text_add_string(&out, ", ");
		add_json_row(&out, problem, &plan->groups[i], bound, how);
	}
	text_add_string(&out, "}\n");
	return file_replace(path, out.s, out.length);
}

/* --- bounds.h ------------------------------------------------------------------------------- */

static int write_header(const char *path, const struct problem *problem, const struct plan *plan,
		void (*add)(struct text *, const struct problem *, const struct plan *))
{
	SCOPED(text) out = TEXT_INIT;

	add(&out, problem, plan);
	return file_replace(path, out.s, out.length);
}

int bounds_write_header(const struct problem *problem, const struct plan *plan, const char *path)
{
	return write_header(path, problem, plan, add_header);
}

int bounds_write_movable_header(const struct problem *problem, const struct plan *plan,
		const char *path)
{
	return write_header(path, problem, plan, add_movable_header);
}

bool bounds_header_is_written(const struct problem *problem, const struct plan *plan,
		const char *path)
{
	SCOPED(text) wanted = TEXT_INIT, found = TEXT_INIT;

	add_header(&wanted, problem, plan);
	return !text_read_file(&found, path) && found.length == wanted.length &&
			!memcmp(found.s, wanted.s, wanted.length);
}
