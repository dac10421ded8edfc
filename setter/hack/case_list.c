#include "hack/case_list.h"

#include <stdlib.h>
#include <string.h>

#include "base/xalloc.h"

void case_list_release(struct case_list *list)
{
	text_release(&list->text);
	free(list->starts);
	*list = CASE_LIST_INIT;
}

static void add_start(struct case_list *list, size_t at)
{
	GROW(list->starts, list->count);
	list->starts[list->count] = at;
}

void case_list_add(struct case_list *list, const char *bytes, size_t length)
{
	if (!list->starts)
		add_start(list, 0);
	text_add(&list->text, bytes, length);
	list->count++;
	add_start(list, list->text.length);
}

const char *case_list_at(const struct case_list *list, size_t i, size_t *length)
{
	*length = list->starts[i + 1] - list->starts[i];
	return list->text.s + list->starts[i];
}

/* --- Cutting ------------------------------------------------------------------------------ */

/* Behind so many lines, or NULL if there are fewer. */
static const char *skip_lines(const char *at, const char *end, long long lines)
{
	for (; at && lines > 0; lines--) {
		const char *newline = memchr(at, '\n', (size_t)(end - at));

		at = newline ? newline + 1 : NULL;
	}
	return at;
}

static int cut_lines(struct case_list *list, const char *at, const char *end, long long lines)
{
	while (at < end) {
		const char *next = skip_lines(at, end, lines);

		if (!next) {
			case_list_release(list);
			return -1;
		}
		case_list_add(list, at, (size_t)(next - at));
		at = next;
	}
	return 0;
}

/* The number that stands alone on the first line; *at moves past it. */
static bool read_count(const char **at, const char *end, size_t *count)
{
	const char *c = *at;

	*count = 0;
	for (; c < end && *c >= '0' && *c <= '9' && *count < (size_t)1 << 40; c++)
		*count = *count * 10 + (size_t)(*c - '0');
	if (c == *at || c == end || *c != '\n')
		return false;
	*at = c + 1;
	return true;
}

int case_list_cut_input(struct case_list *list, const struct problem *problem, const char *bytes,
		size_t length)
{
	const char *at = bytes, *end = bytes + length;
	size_t count = 0;

	case_list_release(list);
	if (problem->case_count == CASES_NONE) {
		case_list_add(list, bytes, length);
		return 0;
	}
	if (problem->case_count == CASES_FIRST_LINE && !read_count(&at, end, &count))
		return -1;
	if (cut_lines(list, at, end, problem->case_lines))
		return -1;
	if (problem->case_count == CASES_FIRST_LINE && list->count != count) {
		case_list_release(list);
		return -1;
	}
	return 0;
}

int case_list_cut_answer(struct case_list *list, const struct problem *problem, size_t cases,
		const char *bytes, size_t length)
{
	case_list_release(list);
	if (problem->case_count == CASES_NONE && cases == 1) {
		case_list_add(list, bytes, length);
		return 0;
	}
	if (!problem->answer_lines || cut_lines(list, bytes, bytes + length, problem->answer_lines))
		return -1;
	if (list->count == cases)
		return 0;
	case_list_release(list);
	return -1;
}

/* --- Joining ------------------------------------------------------------------------------ */

void case_list_begin(const struct problem *problem, size_t cases, struct text *out)
{
	if (problem->case_count == CASES_FIRST_LINE)
		text_printf(out, "%zu\n", cases);
}

void case_list_join_answer(const struct case_list *list, size_t from, size_t to, struct text *out)
{
	if (from < to)
		text_add(out, list->text.s + list->starts[from],
				list->starts[to] - list->starts[from]);
}

void case_list_join(const struct case_list *list, const struct problem *problem, size_t from,
		size_t to, struct text *out)
{
	case_list_begin(problem, to - from, out);
	case_list_join_answer(list, from, to, out);
}
