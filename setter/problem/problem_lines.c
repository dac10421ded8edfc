/*
 * problem_lines.c - keys of problem.yaml that are lines as in tests.plan: hack, shrink, plot.
 */
#include "problem/problem_keys.h"

#include <stdlib.h>

#include "base/xalloc.h"
#include "problem/line.h"

static int keep_hack(struct yaml_source *yaml, const yaml_node_t *node, void *object)
{
	struct problem *p = object;
	char *line = NULL;

	if (yaml_read_text(yaml, node, "hack", &line))
		return -1;
	GROW(p->hacks, p->hack_lines.count);
	p->hacks[p->hack_lines.count] = yaml_place(yaml, node);
	names_take(&p->hack_lines, line);
	return 0;
}

int problem_read_hack(struct yaml_source *yaml, const yaml_node_t *node, void *object)
{
	return yaml_read_list(yaml, node, "hack", object, keep_hack);
}

/* A program with options.  They can be checked only once the bounds are known. */
static int read_line(struct yaml_source *yaml, const yaml_node_t *node, const char *what,
		struct span *line, char **program)
{
	if (yaml_read_text(yaml, node, what, program))
		return -1;
	*line = yaml_place(yaml, node);
	return 0;
}

int problem_read_shrink(struct yaml_source *yaml, const yaml_node_t *node, void *object)
{
	struct problem *p = object;

	return read_line(yaml, node, "shrink", &p->shrink_line, &p->shrink);
}

int problem_read_plot(struct yaml_source *yaml, const yaml_node_t *node, void *object)
{
	struct problem *p = object;

	return read_line(yaml, node, "plot", &p->plot_line, &p->plot);
}

/* The line itself, without the quotes that YAML may want around it. */
static struct span unquoted(struct span place)
{
	const char quote = place.source->text[place.offset];

	if (place.length > 2 && (quote == '"' || quote == '\'')) {
		place.offset++;
		place.length -= 2;
	}
	return place;
}

static int check_line(struct span *place, const struct line_values *values)
{
	SCOPED(names) words = NAMES_INIT;

	*place = unquoted(*place);
	return line_read(*place, values, &words);
}

/* What was read as a program is its line; keeps the first word of it. */
static void check_program(struct span *place, const struct line_values *values, char **program)
{
	size_t offset = 0;

	if (!*program || check_line(place, values))
		return;
	free(*program);
	*program = span_copy(line_next_word(*place, &offset));
}

/* Their words can be checked only once the bounds are known. */
void problem_check_lines(struct problem *p)
{
	const struct line_values hack = { .problem = p, .seed = "seed", .stream = true };
	const struct line_values shrink = { .problem = p, .stream = true }, plot = { .problem = p };

	for (size_t i = 0; i < p->hack_lines.count; i++)
		check_line(&p->hacks[i], &hack);
	check_program(&p->shrink_line, &shrink, &p->shrink);
	check_program(&p->plot_line, &plot, &p->plot);
}
