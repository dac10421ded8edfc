/*
 * progress.h - one line on stderr that says how far we are.
 *
 * Only on a terminal that somebody watches, only after half a second, at most ten times
 * a second; taken off the screen before anything else is printed, and at the end.
 */
#ifndef PROGRESS_H
#define PROGRESS_H

#include <stddef.h>

#include "base/terminal.h"
#include "base/text.h"

void progress_set(enum whether);
void progress_start(const char *title, size_t total);
void progress_show(size_t done);
/* The same, in words: for what has no end that is known. */
void progress_say(const char *format, ...) __attribute__((format(printf, 1, 2)));
/*
 * More than a line: from the next start on, what `draw` adds is shown instead, line by line,
 * as long as that fits the height of the terminal.  NULL: the line again.
 */
void progress_draw_with(void (*draw)(void *context, struct text *), void *context);
void progress_erase(void);
void progress_stop(void);

#endif
