#include "problem/line.h"

#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "base/text.h"
#include "base/xalloc.h"

static bool is_blank(char c)
{
	return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

struct span line_next_word(struct span line, size_t *offset)
{
	const char *text = line.source->text + line.offset;
	size_t start = *offset, end;

	while (start < line.length && is_blank(text[start]))
		start++;
	for (end = start; end < line.length && !is_blank(text[end]);)
		end++;
	*offset = end;
	return source_span(line.source, line.offset + start, end - start);
}

static int unknown_name(struct span at, const char *name, const struct line_values *values)
{
	struct names known = NAMES_INIT;

	for (size_t i = 0; i < values->problem->bound_count; i++)
		names_add(&known, values->problem->bounds[i].name);
	names_add(&known, "form");
	if (values->seed)
		names_add(&known, "seed");
	return diag_unknown(at, known, name, "names are 'form' and those of 'bounds:'",
			"unknown name '{%s}'", name);
}

static int add_value(struct text *out, struct span at, const char *name,
		const struct line_values *values)
{
	const struct problem *problem = values->problem;
	const size_t i = problem_find_bound(problem, name);

	if (i < problem->bound_count)
		text_printf(out, "%lld",
				values->bounds ? values->bounds[i] : problem->bounds[i].value);
	else if (!strcmp(name, "form"))
		text_add_string(out,
				values->stream ? problem_stream_form(problem)
					       : problem_form(problem));
	else if (!strcmp(name, "seed") && values->seed)
		text_add_string(out, values->seed);
	else
		return unknown_name(at, name, values);
	return 0;
}

/* One {name}; *at is at its brace and moves past it. */
static int replace_name(struct text *out, struct span word, size_t *at,
		const struct line_values *values)
{
	const char *open = word.source->text + word.offset + *at;
	const char *close = memchr(open, '}', word.length - *at);
	const size_t length = close ? (size_t)(close - open) + 1 : word.length - *at;
	const struct span place = source_span(word.source, word.offset + *at, length);
	const long long *number = line_ranges_value(values->ranges, place.offset);

	*at += length;
	if (!close)
		return diag_at(DIAG_ERROR, place, NULL, "'{' without '}'");
	if (number) {
		text_printf(out, "%lld", *number);
		return 0;
	}

	SCOPED_FREE char *name = xstrndup(open + 1, length - 2);

	return add_value(out, place, name, values);
}

static int expand(struct text *out, struct span word, const struct line_values *values)
{
	const char *text = word.source->text + word.offset;
	int rc = 0;

	for (size_t at = 0; at < word.length;)
		if (text[at] == '{')
			rc |= replace_name(out, word, &at, values);
		else if (text[at] == '}')
			rc |= diag_at(DIAG_ERROR, source_span(word.source, word.offset + at++, 1),
					NULL, "'}' without '{'");
		else if (text[at] == '\0')
			rc |= diag_at(DIAG_ERROR, source_span(word.source, word.offset + at++, 1),
					NULL, "a NUL byte cannot be part of a command line");
		else
			text_add_char(out, text[at++]);
	return rc;
}

static int check_generator(struct span at, const char *name, const struct problem *problem)
{
	struct names known = NAMES_INIT;

	if (kit_has_program(problem->kit, problem->id, KIT_GEN, name))
		return problem_one_source(at, problem, KIT_GEN, name);
	kit_programs(problem->kit, problem->id, KIT_GEN, &known);

	SCOPED_FREE char *otherwise = xprintf("write it as problems/%s/gen/%s.c, .cpp or .py",
			problem->id, name);

	diag_unknown(at, known, name,
			name_is_plain(name) ? otherwise
					    : "a generator is a file gen/NAME.c, .cpp or .py",
			"unknown generator '%s'", name);
	return -1;
}

/* As a command, it could not be started. */
static int check_length(struct span at, const struct names *words)
{
	size_t bytes = 0;

	for (size_t i = 0; i < words->count; i++)
		bytes += strlen(words->list[i]) + 1;
	if (words->count <= LINE_WORDS_MAX && bytes <= LINE_BYTES_MAX)
		return 0;
	return diag_at(DIAG_ERROR, at, "move the long part into the generator or into a file",
			"a line has at most %d words and %d bytes, not %zu and %zu", LINE_WORDS_MAX,
			LINE_BYTES_MAX, words->count, bytes);
}

int line_read(struct span at, const struct line_values *values, struct names *words)
{
	size_t offset = 0;
	int rc = 0;

	for (struct span word; (word = line_next_word(at, &offset)).length;) {
		struct text out = TEXT_INIT;

		rc |= expand(&out, word, values);
		if (!words->count)
			rc |= check_generator(word, out.s, values->problem);
		names_take(words, text_detach(&out));
	}
	return rc || check_length(at, words) ? -1 : 0;
}
