#include "base/excerpt.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "base/printable.h"
#include "base/text.h"

static int load(const char *path, struct text *bytes)
{
	const int fd = open(path, O_RDONLY | O_CLOEXEC);
	const int rc = fd < 0 ? -1 : text_add_file(bytes, fd);

	if (fd >= 0)
		close(fd);
	return rc;
}

/* The length of the line that begins at `at`, without its end. */
static size_t line_length(const struct text *bytes, size_t at)
{
	const char *end = memchr(bytes->s + at, '\n', bytes->length - at);

	return end ? (size_t)(end - bytes->s) - at : bytes->length - at;
}

static size_t next_line(const struct text *bytes, size_t at)
{
	const size_t end = at + line_length(bytes, at);

	return end < bytes->length ? end + 1 : end;
}

static size_t count_lines(const struct text *bytes)
{
	size_t count = 0;

	for (size_t at = 0; at < bytes->length; at = next_line(bytes, at))
		count++;
	return count;
}

static void print_line(FILE *out, const char *line, size_t length)
{
	struct text printable = TEXT_INIT;

	text_add_printable(&printable, line, length, EXCERPT_WIDTH);
	fprintf(out, "      %s\n", printable.s);
	text_release(&printable);
}

static void print_lines(FILE *out, const struct text *bytes, size_t from, size_t most)
{
	size_t number = 1;

	for (size_t at = 0; at < bytes->length; at = next_line(bytes, at), number++)
		if (number >= from && number < from + most)
			print_line(out, bytes->s + at, line_length(bytes, at));
}

void excerpt_print(FILE *out, const char *title, const char *name, const char *path, size_t from)
{
	struct text bytes = TEXT_INIT;
	size_t count;

	if (load(path, &bytes)) {
		fprintf(out, "  %-9s %s: %s\n", title, name, strerror(errno));
		return;
	}
	count = count_lines(&bytes);
	if (count <= EXCERPT_LINES || !from)
		from = 1;
	fprintf(out, "  %-9s %s: %zu line%s", title, name, count, count == 1 ? "" : "s");
	if (from > 1 && from <= count)
		fprintf(out, ", from line %zu", from);
	else if (from > count && count)
		fprintf(out, ", none of them line %zu", from);
	if (bytes.length && bytes.s[bytes.length - 1] != '\n')
		fputs(", the last without an end", out);
	fputc('\n', out);
	print_lines(out, &bytes, from, EXCERPT_LINES);
	if (from <= count && count - from >= EXCERPT_LINES)
		fprintf(out, "      ... %zu more\n", count - from + 1 - EXCERPT_LINES);
	text_release(&bytes);
}

size_t excerpt_first_difference(const char *path, const char *other)
{
	struct text left = TEXT_INIT, right = TEXT_INIT;
	size_t line = 1, at = 0;

	if (load(path, &left) || load(other, &right)) {
		line = 0;
	} else {
		while (at < left.length && at < right.length && left.s[at] == right.s[at])
			line += left.s[at++] == '\n';
		if (left.length == right.length && at == left.length)
			line = 0;
	}
	text_release(&left);
	text_release(&right);
	return line;
}
