#include "process/progress.h"

#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>

#include "base/diag.h"
#include "process/process.h"

#define DELAY_MS 500
#define BETWEEN_MS 100
#define BETWEEN_DRAWINGS_MS 300
#define BAR 30

static enum whether wanted;
static const char *title;
static size_t total;
static long long next_ms;
static bool on_screen;
static void (*drawer)(void *, struct text *);
static void *drawn;
static size_t lines_on_screen; /* above the line we are in */

void progress_set(enum whether when)
{
	wanted = when;
}

void progress_start(const char *of, size_t count)
{
	title = wanted == ALWAYS || (wanted == AUTO && terminal_is_watched()) ? of : NULL;
	total = count;
	next_ms = process_clock_ms() + (wanted == ALWAYS ? 0 : DELAY_MS);
	diag_before(title ? progress_erase : NULL);
}

void progress_draw_with(void (*draw)(void *context, struct text *), void *context)
{
	drawer = draw;
	drawn = context;
}

static size_t count_lines(const struct text *text)
{
	size_t count = 0;

	for (size_t i = 0; i < text->length; i++)
		count += text->s[i] == '\n';
	return count;
}

/* False when it does not fit, and then never will. */
static bool draw(void)
{
	SCOPED(text) text = TEXT_INIT;
	size_t lines;

	drawer(drawn, &text);
	lines = count_lines(&text);
	if (lines >= terminal_height()) {
		drawer = NULL;
		note("%zu lines do not fit this terminal: they are shown at the end", lines);
	} else {
		progress_erase();
		fputs(text.s, stderr);
		fflush(stderr);
		lines_on_screen = lines;
		next_ms = process_clock_ms() + BETWEEN_DRAWINGS_MS;
	}
	return drawer;
}

void progress_show(size_t done)
{
	const int filled = total ? (int)(BAR * done / total) : BAR;

	if (!title || process_clock_ms() < next_ms || (drawer && draw()))
		return;
	next_ms = process_clock_ms() + BETWEEN_MS;
	fprintf(stderr, "\r%s [%.*s%.*s] %zu of %zu\033[K", title, filled,
			"##############################", BAR - filled,
			"..............................", done, total);
	fflush(stderr);
	on_screen = true;
}

void progress_say(const char *format, ...)
{
	va_list arguments;

	if (!title || process_clock_ms() < next_ms)
		return;
	next_ms = process_clock_ms() + BETWEEN_MS;
	fputc('\r', stderr);
	va_start(arguments, format);
	vfprintf(stderr, format, arguments);
	va_end(arguments);
	fputs("\033[K", stderr);
	fflush(stderr);
	on_screen = true;
}

void progress_erase(void)
{
	if (on_screen)
		fputs("\r\033[K", stderr);
	if (lines_on_screen)
		fprintf(stderr, "\033[%zuA\r\033[J", lines_on_screen);
	on_screen = false;
	lines_on_screen = 0;
}

void progress_stop(void)
{
	progress_erase();
	title = NULL;
	diag_before(NULL);
}
