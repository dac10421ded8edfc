/* The recorded results that are plain lists of lines: rng/, helpers/. */
#include "recorded.h"

#include <stdlib.h>
#include <string.h>

static void add_line(struct bytes *b, const char *line, size_t length)
{
	bytes_add(b, line, length);
	bytes_add(b, "\n", 1);
}

/* Strings drawn from a pattern may begin with '[' as well; titles begin with a known name. */
static bool is_title(const char *line)
{
	static const char *const names[] = { "next_", "wnext_", "perm_", "shuffle_", "distinct_",
		"partition_", "any_", "wany_", "pattern ", "chained", "checksum" };
	const size_t length = strlen(line);

	if (length < 2 || line[0] != '[' || line[length - 1] != ']')
		return false;
	for (size_t i = 0; i < sizeof names / sizeof *names; i++)
		if (!strncmp(line + 1, names[i], strlen(names[i])))
			return true;
	return false;
}

static void read_rng_header(struct recorded *r, const char *line)
{
	const char *version = strstr(line, "generator version ");
	const char *value = strchr(line, '=');

	if (version)
		r->rng_version = copy_of(version + 18, strlen(version + 18));
	else if (!strncmp(line, "# argv[", 7) && value)
		recorded_add_arg(r, value + 1, strlen(value + 1));
}

static void set_driver(struct recorded *r, const char *program)
{
	r->program = copy_of(program, strlen(program));
}

void load_rng(struct recorded_list *list, const char *data, const char *file)
{
	struct bytes text = read_data(data, file);
	char *rest = text.s, *line;
	struct recorded *r = recorded_list_add(list, file, "1");

	set_driver(r, "tests/vectors/rng");
	while (next_line(&rest, &line)) {
		/* Only above the first title: a string drawn from a pattern may begin with '#'. */
		if (*line == '#' && !r->out.length) {
			read_rng_header(r, line);
			continue;
		}
		if (is_title(line))
			add_line(&r->input, line, strlen(line));
		add_line(&r->out, line, strlen(line));
	}
	free(text.s);
}

void load_setseed(struct recorded_list *list, const char *data, const char *file)
{
	struct bytes text = read_data(data, file);
	char *rest = text.s, *line;
	struct recorded *r = recorded_list_add(list, file, "1");

	set_driver(r, "tests/vectors/setseed");
	while (next_line(&rest, &line))
		if (*line != '#')
			add_line(&r->out, line, strlen(line));
	free(text.s);
}

/* One case a line, so that each failure is seen; and case "all", one run for the whole file. */
void load_helpers(struct recorded_list *list, const char *data, const char *file)
{
	struct bytes text = read_data(data, file), left = { NULL, 0, 0 }, whole = { NULL, 0, 0 };
	char *rest = text.s, *line;
	struct recorded *r;
	char number[32];
	int count = 0;

	while (next_line(&rest, &line)) {
		const char *arrow = strstr(line, " -> ");

		if (*line == '#' || !arrow)
			continue;
		snprintf(number, sizeof number, "%d", ++count);
		r = recorded_list_add(list, file, number);
		set_driver(r, "tests/vectors/helpers");
		add_line(&r->input, line, (size_t)(arrow - line));
		add_line(&r->out, line, strlen(line));
		bytes_add(&left, r->input.s, r->input.length);
		bytes_add(&whole, r->out.s, r->out.length);
	}
	r = recorded_list_add(list, file, "all");
	set_driver(r, "tests/vectors/helpers");
	r->input = left;
	r->out = whole;
	free(text.s);
}
