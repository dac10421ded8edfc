#include "terminal.h"

#include <stdlib.h>
#include <string.h>
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

bool terminal_is_watched(void)
{
	return isatty(2) && !dumb() && tcgetpgrp(2) == getpgrp();
}
