/*
 * The table of groups in a statement: points, bounds that differ, and which group needs which,
 * as the plan has them.
 */
#include "statement/statement_render.h"

#include <string.h>

/* English, Chinese. */
static const char *word(const char *language, const char *english, const char *chinese)
{
	return !strcmp(language, "zh") ? chinese : english;
}

static bool has_points(const struct plan *plan)
{
	for (size_t g = 0; g < plan->group_count; g++)
		if (plan->groups[g].hundredths)
			return true;
	return false;
}

static bool has_includes(const struct plan *plan)
{
	for (size_t g = 0; g < plan->group_count; g++)
		if (plan->groups[g].include_count)
			return true;
	return false;
}

static bool bound_differs(const struct plan *plan, size_t bound)
{
	for (size_t g = 1; g < plan->group_count; g++)
		if (plan->groups[g].bounds[bound] != plan->groups[0].bounds[bound])
			return true;
	return false;
}

static void add_head(struct text *table, const struct plan *plan, const char *language)
{
	text_printf(table, "| %s | %s |", word(language, "Group", "子任务"),
			word(language, "Points", "分值"));
	for (size_t b = 0; b < plan->problem->bound_count; b++)
		if (bound_differs(plan, b))
			text_printf(table, " `%s` |", plan->problem->bounds[b].name);
	if (has_includes(plan))
		text_printf(table, " %s |", word(language, "Needs", "依赖"));
	text_add_string(table, "\n| --- | ---: |");
	for (size_t b = 0; b < plan->problem->bound_count; b++)
		if (bound_differs(plan, b))
			text_add_string(table, " ---: |");
	text_add_string(table, has_includes(plan) ? " --- |\n" : "\n");
}

static void add_row(struct text *table, const struct plan *plan, const struct group *group)
{
	text_printf(table, "| `%s` | %s |", group->name, points_text(group->hundredths).s);
	for (size_t b = 0; b < plan->problem->bound_count; b++)
		if (bound_differs(plan, b)) {
			text_add_string(table, " $");
			formula_add_number(table, group->bounds[b]);
			text_add_string(table, "$ |");
		}
	for (size_t i = 0; i < group->include_count; i++)
		text_printf(table, "%s `%s`", i ? "," : "", plan->groups[group->includes[i]].name);
	text_add_string(table, has_includes(plan) ? " |\n" : "\n");
}

void statement_add_groups(struct text *markdown, const struct plan *plan, const char *language)
{
	if (!has_points(plan))
		return;
	add_head(markdown, plan, language);
	for (size_t g = 0; g < plan->group_count; g++)
		add_row(markdown, plan, &plan->groups[g]);
}
