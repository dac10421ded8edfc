#include "recorded.h"

#include <stdlib.h>
#include <string.h>

struct recorded *recorded_list_add(struct recorded_list *list, const char *file, const char *number)
{
	static const struct recorded none;

	list->cases = grow(list->cases, list->count, sizeof *list->cases);
	struct recorded *r = &list->cases[list->count++];

	*r = none;
	r->file = file;
	r->number = copy_of(number, strlen(number));
	return r;
}

void recorded_add_arg(struct recorded *r, const char *text, size_t length)
{
	struct bytes arg = { NULL, 0, 0 };

	bytes_add_escaped(&arg, text, length);
	r->args = grow(r->args, r->arg_count, sizeof *r->args);
	r->args[r->arg_count++] = arg.s;
}

struct bytes read_data(const char *data, const char *file)
{
	struct bytes text = { NULL, 0, 0 };
	struct bytes path = { NULL, 0, 0 };

	bytes_add(&path, data, strlen(data));
	bytes_add(&path, "/", 1);
	bytes_add(&path, file, strlen(file));
	if (bytes_add_file(&text, path.s))
		die("cannot read %s", path.s);
	free(path.s);
	return text;
}

bool next_line(char **rest, char **line)
{
	if (!**rest)
		return false;
	*line = *rest;
	char *end = strchr(*rest, '\n');

	if (end) {
		*end = '\0';
		*rest = end + 1;
	} else {
		*rest += strlen(*rest);
	}
	return true;
}

static void set_content(struct content *c, const char *name, size_t length, const char *value)
{
	c->name = copy_of(name, length);
	c->missing = !strcmp(value, "MISSING");
	bytes_add_escaped(&c->data, value, strlen(value));
}

static void add_given(struct recorded *r, const char *name, const char *value)
{
	if (r->given_count == sizeof r->given / sizeof *r->given)
		die("%s:%s: too many input files", r->file, r->number);
	set_content(&r->given[r->given_count++], name, strlen(name), value);
	r->given[r->given_count - 1].missing = false;
}

static void add_expected_file(struct recorded *r, const char *value)
{
	const char *blank = strchr(value, ' ');

	if (!blank)
		die("%s:%s: file without a value", r->file, r->number);
	r->files = grow(r->files, r->file_count, sizeof *r->files);
	struct content *c = &r->files[r->file_count++];

	memset(c, 0, sizeof *c);
	set_content(c, value, (size_t)(blank - value), blank + 1);
}

static void set_program(struct recorded *r, const char *folder, const char *name)
{
	struct bytes path = { NULL, 0, 0 };

	bytes_add(&path, folder, strlen(folder));
	bytes_add(&path, "/", 1);
	bytes_add(&path, name, strlen(name));
	free(r->program);
	r->program = path.s;
}

static void set_key(struct recorded *r, const char *key, const char *value)
{
	const size_t length = strlen(value);

	if (!strcmp(key, "arg")) {
		recorded_add_arg(r, value, length);
	} else if (!strcmp(key, "op")) {
		bytes_add(&r->script, value, length);
		bytes_add(&r->script, "\n", 1);
	} else if (!strcmp(key, "in") || !strcmp(key, "out") || !strcmp(key, "ans")) {
		add_given(r, key, value);
	} else if (!strcmp(key, "stdin")) {
		bytes_add_escaped(&r->input, value, length);
	} else if (!strcmp(key, "stdout")) {
		bytes_add_escaped(&r->out, value, length);
	} else if (!strcmp(key, "stderr")) {
		bytes_add_escaped(&r->err, value, length);
	} else if (!strcmp(key, "code")) {
		r->code = atoi(value);
	} else if (!strcmp(key, "file")) {
		add_expected_file(r, value);
	} else if (!strcmp(key, "mode")) {
		r->mode = copy_of(value, length);
		set_program(r, "tests/vectors", "probe");
	} else if (!strcmp(key, "validator") || !strcmp(key, "generator")) {
		set_program(r, "tests/vectors", value);
	} else {
		die("%s:%s: unknown key '%s'", r->file, r->number, key);
	}
}

/* A case that names no program is a checker's: checkers/wcmp.vec. */
static void set_checker(struct recorded *r)
{
	const char *name = strrchr(r->file, '/') + 1;
	char *bare = copy_of(name, strcspn(name, "."));

	set_program(r, "checker", bare);
	free(bare);
	recorded_add_arg(r, "in", 2);
	recorded_add_arg(r, "out", 3);
	recorded_add_arg(r, "ans", 3);
}

void load_vec(struct recorded_list *list, const char *data, const char *file)
{
	struct bytes text = read_data(data, file);
	char *rest = text.s, *line;
	const size_t first = list->count;
	struct recorded *r = NULL;

	while (next_line(&rest, &line)) {
		char *blank = strchr(line, ' ');
		char *value = blank ? blank + 1 : line + strlen(line);

		if (*line == '#' || !*line)
			continue;
		if (blank)
			*blank = '\0';
		if (!strcmp(line, "case"))
			r = recorded_list_add(list, file, value);
		else if (r)
			set_key(r, line, value);
		else
			die("%s: '%s' before the first case", file, line);
	}
	for (size_t i = first; i < list->count; i++)
		if (!list->cases[i].program)
			set_checker(&list->cases[i]);
	free(text.s);
}

static size_t replace_words(struct recorded *r, const char *escaped_from, const char *escaped_to)
{
	struct bytes from = { NULL, 0, 0 }, to = { NULL, 0, 0 };

	bytes_add_escaped(&from, escaped_from, strlen(escaped_from));
	bytes_add_escaped(&to, escaped_to, strlen(escaped_to));
	const size_t count = bytes_replace(&r->out, from.s, to.s) +
			bytes_replace(&r->err, from.s, to.s);

	free(from.s);
	free(to.s);
	return count;
}

/* Was the case changed?  Not if it never printed the words. */
static bool change_case(struct recorded *r, const char *key, const char *value)
{
	char from[128], to[128];

	if (!strcmp(key, "skip")) {
		r->skipped = true;
		printf("skipped: %s:%s (%s)\n", r->file, r->number, value);
		return true;
	}
	if (strcmp(key, "instead") || sscanf(value, "%127s %127s", from, to) != 2)
		die("%s:%s: not 'instead TEXT TEXT' or 'skip REASON': %s %s", r->file, r->number,
				key, value);
	return replace_words(r, from, to) > 0;
}

static void change_cases(struct recorded_list *list, const char *file, const char *number,
		const char *key, const char *value)
{
	const bool all = !strcmp(number, "*");
	size_t changed = 0;

	for (size_t i = 0; i < list->count; i++) {
		struct recorded *r = &list->cases[i];

		if (!strcmp(r->file, file) && (all || !strcmp(r->number, number)))
			changed += change_case(r, key, value);
	}
	if (!changed)
		die("nothing recorded for '%s:%s %s %s'", file, number, key, value);
}

void change_recorded(struct recorded_list *list, const char *path)
{
	struct bytes text = read_data(".", path);
	char *rest = text.s, *line;

	while (next_line(&rest, &line)) {
		if (*line == '#' || !*line)
			continue;
		char *number = strchr(line, ':'), *key = strchr(line, ' ');
		char *value = key ? strchr(key + 1, ' ') : NULL;

		if (!number || !value || number > key)
			die("%s: not 'FILE:CASE KEY VALUE': %s", path, line);
		*number = *key = *value = '\0';
		change_cases(list, line, number + 1, key + 1, value + 1);
	}
	free(text.s);
}

void expect_lf(struct recorded_list *list)
{
	for (size_t i = 0; i < list->count; i++) {
		struct recorded *r = &list->cases[i];

		bytes_drop_cr(&r->out);
		bytes_drop_cr(&r->err);
		for (size_t k = 0; k < r->file_count; k++)
			bytes_drop_cr(&r->files[k].data);
	}
}
