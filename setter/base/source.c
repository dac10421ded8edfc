#include "base/source.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/diag.h"
#include "base/text.h"
#include "base/xalloc.h"

int source_read(struct source *s, const char *path)
{
	struct text text = TEXT_INIT;
	/* Opening a pipe may wait for its other end. */
	const int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
	struct stat about;
	int rc = -1;

	if (fd < 0)
		return error("cannot open '%s': %s", path, strerror(errno));
	if (fstat(fd, &about) || !S_ISREG(about.st_mode)) {
		error("cannot read '%s': it is not a regular file", path);
		goto out;
	}
	if (text_add_file(&text, fd)) {
		error("cannot read '%s': %s", path, strerror(errno));
		goto out;
	}
	source_set(s, path, text.s, text.length);
	rc = 0;
out:
	text_release(&text);
	close(fd);
	return rc;
}

int source_read_text(struct source *s, const char *path)
{
	static const char mark[] = "\xef\xbb\xbf";
	const size_t length = sizeof mark - 1;

	if (source_read(s, path))
		return -1;
	if (!strncmp(s->text, mark, length)) {
		s->length -= length;
		memmove(s->text, s->text + length, s->length + 1);
	}
	return 0;
}

void source_set(struct source *s, const char *path, const char *bytes, size_t length)
{
	source_release(s);
	s->path = xstrdup(path);
	s->text = xmalloc(length + 1);
	if (length)
		memcpy(s->text, bytes, length);
	s->text[length] = '\0';
	s->length = length;
}

void source_unify_line_ends(struct source *s)
{
	const char *first = s->length ? memchr(s->text, '\n', s->length) : NULL;
	size_t kept = 0;

	if (!first || first == s->text || first[-1] != '\r')
		return;
	for (size_t i = 0; i < s->length; i++)
		if (s->text[i] != '\r' || s->text[i + 1] != '\n')
			s->text[kept++] = s->text[i];
	s->length = kept;
	s->text[kept] = '\0';
}

void source_release(struct source *s)
{
	free(s->path);
	free(s->text);
	*s = SOURCE_INIT;
}

struct span source_span(struct source *s, size_t offset, size_t length)
{
	const struct span span = { s, offset, length };

	return span;
}

bool span_is(struct span s, const char *word)
{
	return strlen(word) == s.length && !memcmp(s.source->text + s.offset, word, s.length);
}

char *span_copy(struct span s)
{
	return xstrndup(s.source->text + s.offset, s.length);
}

struct place span_place(struct span s)
{
	const char *text = s.source->text;
	const char *const at = text + s.offset, *const end = text + s.source->length;
	struct place p = { 1, 1, 0, 0 };
	const char *line = text;

	for (const char *nl; (nl = memchr(line, '\n', (size_t)(at - line))); line = nl + 1)
		p.line++;
	const char *stop = memchr(line, '\n', (size_t)(end - line));

	stop = stop ? stop : end;
	if (stop > line && stop > at && stop[-1] == '\r')
		stop--;
	p.column = (size_t)(at - line) + 1;
	p.line_start = (size_t)(line - text);
	p.line_length = (size_t)(stop - line);
	return p;
}
