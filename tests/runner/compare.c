#include "compare.h"

#include <stdlib.h>
#include <string.h>

/* Longer lines are shown from a little before the first difference. */
#define SHOWN 160

struct line {
	size_t start, length;
};

static struct line line_around(const struct bytes *b, size_t at)
{
	struct line line = { at, 0 };

	while (line.start > 0 && b->s[line.start - 1] != '\n')
		line.start--;
	while (line.start + line.length < b->length && b->s[line.start + line.length] != '\n')
		line.length++;
	/* The line end itself may be what differs. */
	if (line.start + line.length < b->length)
		line.length++;
	return line;
}

static void print_line(FILE *to, const char *label, const struct bytes *b, size_t at)
{
	if (!b->length) {
		fprintf(to, "    %s(nothing)\n", label);
		return;
	}
	const struct line line = line_around(b, at);
	const size_t lead = at - line.start;
	const size_t skip = line.length > SHOWN && lead > SHOWN / 2 ? lead - SHOWN / 2 : 0;
	const size_t rest = line.length - skip;

	fprintf(to, "    %s%s", label, skip ? "..." : line.length ? "" : "(end)");
	print_escaped(to, b->s + line.start + skip, rest < SHOWN ? rest : SHOWN);
	fputs(rest > SHOWN ? "...\n" : "\n", to);
}

static size_t first_difference(const struct bytes *a, const struct bytes *b)
{
	const size_t least = a->length < b->length ? a->length : b->length;
	size_t i = 0;

	while (i < least && a->s[i] == b->s[i])
		i++;
	return i;
}

static bool compare_bytes(FILE *to, const char *what, struct bytes expected, struct bytes found)
{
	if (expected.length == found.length &&
			(found.length == 0 || !memcmp(expected.s, found.s, found.length)))
		return true;
	const size_t at = first_difference(&expected, &found);
	size_t line = 1;

	for (size_t i = 0; i < at; i++)
		line += expected.s[i] == '\n';
	fprintf(to, "  %s differs at byte %zu, in line %zu\n", what, at, line);
	print_line(to, "expected: ", &expected, at);
	print_line(to, "found:    ", &found, at);
	return false;
}

static bool compare_file(FILE *to, const struct content *c, const char *folder, bool crlf)
{
	struct bytes path = { NULL, 0, 0 }, found = { NULL, 0, 0 };
	bool same;

	bytes_add(&path, folder, strlen(folder));
	bytes_add(&path, "/", 1);
	bytes_add(&path, c->name, strlen(c->name));
	const bool exists = !bytes_add_file(&found, path.s);

	if (crlf)
		bytes_drop_cr(&found);
	if (exists && !c->missing) {
		same = compare_bytes(to, c->name, c->data, found);
	} else {
		same = exists == !c->missing;
		if (!same)
			fprintf(to, "  file %s %s\n", c->name,
					exists ? "must not exist" : "was not written");
	}
	free(path.s);
	free(found.s);
	return same;
}

static bool compare_end(FILE *to, const struct recorded *r, const struct outcome *found)
{
	if (found->timed_out)
		fprintf(to, "  still running after %d s\n", CHILD_SECONDS);
	else if (found->signal)
		fprintf(to, "  killed by signal %d (%s)\n", found->signal,
				strsignal(found->signal));
	else if (found->code == 127 && r->code != 127)
		fprintf(to, "  %s could not be started\n", r->program);
	else if (found->code != r->code)
		fprintf(to, "  exit code: expected %d, found %d\n", r->code, found->code);
	else
		return true;
	return false;
}

bool compare_outcome(FILE *to, const struct recorded *r, const struct outcome *found,
		const char *folder, bool crlf)
{
	bool same = compare_end(to, r, found);

	if (!compare_bytes(to, "stdout", r->out, found->out))
		same = false;
	if (!compare_bytes(to, "stderr", r->err, found->err))
		same = false;
	for (size_t i = 0; i < r->file_count; i++)
		if (!compare_file(to, &r->files[i], folder, crlf))
			same = false;
	return same;
}
