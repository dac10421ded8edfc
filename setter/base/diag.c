#include "base/diag.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/printable.h"
#include "base/repeats.h"
#include "base/terminal.h"
#include "base/text.h"
#include "base/utf8.h"
#include "base/xalloc.h"

int diag_warnings;

static FILE *stream;
static const char *folder_entered, *away;
static void (*erase_first)(void);
static bool quiet, hidden;

static const struct {
	const char *word;
	enum role role;
} levels[] = { { "error", ROLE_BAD }, { "warning", ROLE_ODD }, { "note", ROLE_NOTE } };

void diag_set_quiet(bool is)
{
	quiet = is;
}

void diag_to(FILE *to)
{
	stream = to;
}

FILE *diag_stream(void)
{
	return stream ? stream : stderr;
}

void diag_entered(const char *folder)
{
	folder_entered = away = folder;
}

void diag_quiet_folder(void)
{
	folder_entered = NULL;
}

void diag_hint_repeat(const char *command)
{
	SCOPED(text) folder = TEXT_INIT;

	if (away)
		text_add_shell_word(&folder, away);
	hint("repeat it with: %s%s%s%s", away ? "cd " : "", folder.s, away ? " && " : "", command);
}

void diag_before(void (*erase)(void))
{
	erase_first = erase;
}

/* Where a message begins. */
static FILE *begin(void)
{
	FILE *out = diag_stream();

	if (erase_first)
		erase_first();
	if (folder_entered)
		fprintf(out, "setter: Entering directory '%s'\n", folder_entered);
	folder_entered = NULL;
	return out;
}

void diag_begin(void)
{
	begin();
}

static void put_level(FILE *out, enum diag_level level)
{
	diag_warnings += level == DIAG_WARNING;
	fprintf(out, "%s%s:%s ", paint(out, levels[level].role), levels[level].word,
			paint(out, ROLE_PLAIN));
}

/* Names and foreign words in it must not move a cursor. */
static void put_words(FILE *out, const char *words)
{
	SCOPED(text) shown = TEXT_INIT;

	text_add_printable(&shown, words, strlen(words), SIZE_MAX);
	fprintf(out, "%s\n", shown.s);
}

static void put_hint(FILE *out, const char *words)
{
	fprintf(out, "%shint:%s ", paint(out, ROLE_NOTE), paint(out, ROLE_PLAIN));
	put_words(out, words);
}

/* Of warnings of one kind only some are shown; all of them count. */
static bool is_repeat(enum diag_level level, const char *words)
{
	if (level != DIAG_WARNING || repeats_may_show(words))
		return false;
	diag_warnings++;
	return true;
}

static void put(enum diag_level level, const char *format, va_list args)
{
	SCOPED(text) words = TEXT_INIT;
	FILE *out;

	text_vprintf(&words, format, args);
	hidden = (quiet && level == DIAG_NOTE) || is_repeat(level, words.s);
	if (!hidden) {
		out = begin();
		put_level(out, level);
		put_words(out, words.s);
	}
}

/* --- The line and the caret -------------------------------------------------- */

#define SHOWN_BEFORE 72 /* columns of a long line before the caret, and in all */
#define SHOWN 92

/* Prints a part of a line so that nothing in it misleads; returns its columns. */
static int put_visible(FILE *out, const char *text, size_t length)
{
	SCOPED(text) shown = TEXT_INIT;

	text_add_printable(&shown, text, length, SIZE_MAX);
	fputs(shown.s, out);
	return (int)utf8_columns(shown.s);
}

/* Never cut in the middle of a UTF-8 character: goes back to its first byte. */
static size_t cut_before(const char *line, size_t at)
{
	for (int i = 0; i < 3 && at && ((unsigned char)line[at] & 0xc0) == 0x80; i++)
		at--;
	return at;
}

static void put_line(FILE *out, const struct span *span, const struct place *p)
{
	const char *line = span->source->text + p->line_start;
	const size_t at = p->column - 1 < p->line_length ? p->column - 1 : p->line_length;
	const size_t first = at > SHOWN_BEFORE ? cut_before(line, at - SHOWN_BEFORE / 2) : 0;
	const size_t last = p->line_length - first > SHOWN ? cut_before(line, first + SHOWN)
							   : p->line_length;
	const size_t marked = at + span->length < last ? span->length : last - at;
	int columns, width;

	fprintf(out, "%6zu | %s", p->line, first ? "..." : "");
	columns = (first ? 3 : 0) + put_visible(out, line + first, at - first);
	width = put_visible(out, line + at, marked);
	put_visible(out, line + at + marked, last - at - marked);
	fprintf(out, "%s\n       | %*s%s^", last < p->line_length ? "..." : "", columns, "",
			paint(out, ROLE_OK));
	for (int i = 1; i < width; i++)
		fputc('~', out);
	fprintf(out, "%s\n", paint(out, ROLE_PLAIN));
}

static void put_place(FILE *out, const char *path, const struct place *p)
{
	SCOPED_FREE char *shown = printable_name(path);

	fprintf(out, "%s%s:%zu:%zu:%s ", paint(out, ROLE_HEAD), shown, p->line, p->column,
			paint(out, ROLE_PLAIN));
}

static void put_at(enum diag_level level, struct span span, const char *hint_words,
		const char *format, va_list args)
{
	const struct place p = span_place(span);
	struct source *s = span.source;
	SCOPED(text) words = TEXT_INIT;
	FILE *out;

	if (level == DIAG_ERROR && s->errors++ >= DIAG_ERRORS_PER_FILE) {
		if (s->errors == DIAG_ERRORS_PER_FILE + 1)
			note("'%s' has more errors; only the first %d are shown", s->path,
					DIAG_ERRORS_PER_FILE);
		return;
	}
	text_vprintf(&words, format, args);
	/* A note with a place belongs to the message before it. */
	hidden = level == DIAG_NOTE ? hidden : is_repeat(level, words.s);
	if (hidden)
		return;
	out = begin();
	put_place(out, s->path, &p);
	put_level(out, level);
	put_words(out, words.s);
	put_line(out, &span, &p);
	if (hint_words)
		put_hint(out, hint_words);
}

int diag_at(enum diag_level level, struct span span, const char *hint_words, const char *format,
		...)
{
	va_list args;

	va_start(args, format);
	put_at(level, span, hint_words, format, args);
	va_end(args);
	return -1;
}

/* --- Without a place ----------------------------------------------------------- */

int error(const char *format, ...)
{
	va_list args;

	va_start(args, format);
	put(DIAG_ERROR, format, args);
	va_end(args);
	return -1;
}

void warning(const char *format, ...)
{
	va_list args;

	va_start(args, format);
	put(DIAG_WARNING, format, args);
	va_end(args);
}

void note(const char *format, ...)
{
	va_list args;

	va_start(args, format);
	put(DIAG_NOTE, format, args);
	va_end(args);
}

void hint(const char *format, ...)
{
	SCOPED(text) words = TEXT_INIT;
	va_list args;

	if (hidden)
		return;
	va_start(args, format);
	text_vprintf(&words, format, args);
	va_end(args);
	put_hint(begin(), words.s);
}

const struct span diag_nowhere;

int diag_unknown(struct span span, struct names known, const char *word, const char *otherwise,
		const char *format, ...)
{
	const char *guess = name_nearest(word, names_known(&known));
	SCOPED_FREE char *words = guess ? xprintf("did you mean '%s'?", guess) : NULL;
	const char *hint_words = words ? words : otherwise;
	va_list args;

	va_start(args, format);
	if (span.source)
		put_at(DIAG_ERROR, span, hint_words, format, args);
	else
		put(DIAG_ERROR, format, args);
	va_end(args);
	if (!span.source && hint_words)
		hint("%s", hint_words);
	names_release(&known);
	return -1;
}

void die(const char *format, ...)
{
	va_list args;

	va_start(args, format);
	put(DIAG_ERROR, format, args);
	va_end(args);
	fflush(NULL);
	exit(EXIT_BROKEN);
}

void diag_foreign(const char *text, size_t length, const char *kept_in)
{
	FILE *out = begin();
	const char *const end = text + length;
	size_t lines = 0;

	for (const char *next; text < end; text = next, lines++) {
		const char *stop = memchr(text, '\n', (size_t)(end - text));

		next = stop ? stop + 1 : end;
		if (lines >= DIAG_FOREIGN_LINES)
			continue;
		fputs("    ", out);
		put_visible(out, text, (size_t)((stop ? stop : end) - text));
		fputc('\n', out);
	}
	if (lines > DIAG_FOREIGN_LINES)
		fprintf(out, "    ... %zu more lines%s%s\n", lines - DIAG_FOREIGN_LINES,
				kept_in ? " in " : "", kept_in ? kept_in : "");
}
