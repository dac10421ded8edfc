#include "base/terminal.h"

#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

static enum whether colour;

void terminal_set_colour(enum whether when)
{
	colour = when;
}

static bool coloured(FILE *stream);

void terminal_freeze(void)
{
	colour = coloured(stderr) ? ALWAYS : NEVER;
}

static bool dumb(void)
{
	const char *term = getenv("TERM");

	return !term || !strcmp(term, "dumb");
}

static bool coloured(FILE *stream)
{
	const char *no = getenv("NO_COLOR"), *force = getenv("CLICOLOR_FORCE");

	if (colour != AUTO)
		return colour == ALWAYS;
	if (no && *no)
		return false;
	if (force && *force && strcmp(force, "0") != 0)
		return true;
	return !dumb() && fileno(stream) >= 0 && isatty(fileno(stream));
}

const char *paint(FILE *stream, enum role role)
{
	static const char *const escapes[] = { "\033[m", "\033[32m", "\033[1;31m", "\033[1;35m",
		"\033[36m", "\033[2m", "\033[1m" };

	return coloured(stream) ? escapes[role] : "";
}

/* A number of the environment, or 0 if no terminal can have it. */
static size_t from_environment(const char *name)
{
	const char *text = getenv(name);
	const int number = text ? atoi(text) : 0;

	return number >= 2 && number <= 1000 ? (size_t)number : 0;
}

size_t terminal_width(void)
{
	const size_t said = from_environment("COLUMNS");
	struct winsize size;

	if (said >= 40)
		return said;
	return !ioctl(1, TIOCGWINSZ, &size) && size.ws_col >= 40 ? size.ws_col : 80;
}

size_t terminal_height(void)
{
	const size_t said = from_environment("LINES");
	struct winsize size;

	if (!ioctl(2, TIOCGWINSZ, &size) && size.ws_row)
		return size.ws_row;
	return said ? said : 24;
}

bool terminal_is_watched(void)
{
	return isatty(2) && !dumb() && tcgetpgrp(2) == getpgrp();
}
