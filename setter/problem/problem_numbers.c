/*
 * problem_numbers.c - keys of problem.yaml that hold numbers: limits, bounds, cases.
 */
#include "problem/problem_keys.h"

#include <ctype.h>
#include <stdint.h>
#include <string.h>

#include "base/diag.h"
#include "base/xalloc.h"
#include "problem/yaml_source.h"

/* --- Limits: ------------------------------------------------------------------------------------ */

static int read_time_limit(struct yaml_source *yaml, const yaml_node_t *node, void *object)
{
	static const struct range range = { "time_limit", 1, 600000 };
	struct problem *p = object;

	p->time_limit_place = yaml_place(yaml, node);
	return yaml_read_thousandths(yaml, node, &range, &p->time_ms);
}

static int read_one_factor(struct yaml_source *yaml, const yaml_node_t *key,
		const yaml_node_t *value, void *object)
{
	static const struct range range = { "time_factor", 1000, 100000 };
	const char *known[LANGUAGE_MAX + 1] = { NULL };
	struct problem *p = object;
	long long thousandths;

	for (int l = 0; l < language_count(); l++) {
		known[l] = language_name((enum language)l);
		if (strcmp(known[l], yaml_text(key)) != 0)
			continue;
		if (yaml_read_thousandths(yaml, value, &range, &thousandths))
			return -1;
		p->time_percent[l] = thousandths / 10;
		return 0;
	}
	return diag_unknown(yaml_place(yaml, key), names_of(known), yaml_text(key),
			"languages are c, cpp, python, java, rust, go, pascal and javascript",
			"unknown language '%s'", yaml_text(key));
}

static int read_time_factor(struct yaml_source *yaml, const yaml_node_t *node, void *object)
{
	return yaml_read_pairs(yaml, node, "time_factor", object, read_one_factor);
}

int problem_read_limits(struct yaml_source *yaml, const yaml_node_t *node, void *object)
{
	static const struct yaml_key keys[] = {
		{ "time_limit", .read = read_time_limit },
		{ "memory", .field = offsetof(struct problem, memory_mib), .most = 1 << 20 },
		{ "output", .field = offsetof(struct problem, output_mib), .most = 1 << 20 },
		{ "time_factor", .read = read_time_factor },
		{ NULL },
	};
	struct problem *p = object;

	p->limits_place = yaml_place(yaml, node);
	return yaml_read_mapping(yaml, node, keys, "limits", p);
}

/* --- Bounds: --------------------------------------------------------------------------------------- */

/* It becomes a field of a struct, and a name in braces beside 'form' and 'seed'. */
static bool may_name_bound(const char *name)
{
	static const char *const taken[] = { "form", "seed", "group", "points", "include", "int",
		"long", "char", "short", "float", "double", "for", "if", "do", "while", "case",
		"else", "const", "static", "struct", "union", "enum", "return", "void", "new",
		"class", "this", "break", "continue", "default", "goto", "switch", "signed",
		"unsigned", "sizeof", "auto", "register", "extern", "volatile", "typedef", "inline",
		"restrict", "bool", "true", "false", NULL };

	if (!name_is_plain(name) || strchr(name, '-') || isdigit((unsigned char)*name))
		return false;
	for (size_t i = 0; taken[i]; i++)
		if (!strcmp(taken[i], name))
			return false;
	return true;
}

static int read_bound(struct yaml_source *yaml, const yaml_node_t *key, const yaml_node_t *value,
		void *object)
{
	const struct range range = { yaml_text(key), INT64_MIN + 1, INT64_MAX };
	struct problem *p = object;
	long long number = 1;
	int rc;

	if (!may_name_bound(yaml_text(key)))
		return diag_at(DIAG_ERROR, yaml_place(yaml, key),
				"it must be an identifier in C, and not form, seed, group, points, include",
				"'%s' cannot be the name of a bound", yaml_text(key));
	/* One with a wrong value is known all the same: its name is used elsewhere. */
	rc = yaml_read_number(yaml, value, &range, &number);
	GROW(p->bounds, p->bound_count);
	p->bounds[p->bound_count].name = xstrdup(yaml_text(key));
	p->bounds[p->bound_count].value = number;
	p->bounds[p->bound_count++].place = yaml_place(yaml, value);
	return rc;
}

int problem_read_bounds(struct yaml_source *yaml, const yaml_node_t *node, void *object)
{
	return yaml_read_pairs(yaml, node, "bounds", object, read_bound);
}

/* --- Cases: ----------------------------------------------------------------------------------------- */

int problem_read_cases(struct yaml_source *yaml, const yaml_node_t *node, void *object)
{
	static const char *const counts[] = { "first-line", "to-eof", NULL };
	static const struct yaml_key keys[] = {
		{ "count", .field = offsetof(struct problem, case_count), .choices = counts },
		{ "lines", .field = offsetof(struct problem, case_lines), .most = 1000000 },
		{ "max", .field = offsetof(struct problem, case_max), .required = true,
				.most = 100000000 },
		{ "answer_lines", .field = offsetof(struct problem, answer_lines),
				.most = 1000000 },
		{ NULL },
	};
	struct problem *p = object;

	p->case_count = CASES_FIRST_LINE;
	return yaml_read_mapping(yaml, node, keys, "cases", p);
}
