/*
 * dialogue.h - what two programs said to each other, line by line.
 *
 *     struct dialogue dialogue = DIALOGUE_INIT;
 *
 *     dialogue_add(&dialogue, true, 1200, "first\n3 ", 8);
 *     dialogue_add(&dialogue, false, 1300, "ready\n", 6);
 *     dialogue_add(&dialogue, true, 1400, "4\n", 2);
 *     dialogue_end(&dialogue);
 *     dialogue_print(&dialogue, &text);
 *         "    0.001200 > first\n    0.001300 < ready\n    0.001400 > 3 4\n"
 *     dialogue_release(&dialogue);
 *
 * Text comes in pieces of any size; a line has its place and its time when its end comes.  It
 * is bounded: the first and the last DIALOGUE_KEPT bytes are kept, of a line at most DIALOGUE_LINE.
 */
#ifndef DIALOGUE_H
#define DIALOGUE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/text.h"

#define DIALOGUE_KEPT (64 << 10)
/* Where it is printed: columns before " > ". */
#define DIALOGUE_TIME_WIDTH 12
#define DIALOGUE_LINE (16 << 10)

/* Lines in a row, and their text. */
struct dialogue_part {
	struct text text;
	struct dialogue_mark *marks;
	size_t count, capacity;
};

struct dialogue {
	struct dialogue_part first, last; /* it goes on in `last` when `first` is full */
	size_t left_out;                  /* lines between them */
	struct {
		struct text text;
		int64_t us; /* when the last of it came */
		bool cut;
	} begun[2]; /* a line of each side that has no end yet; [by_program] */
};
#define DIALOGUE_INIT \
	((struct dialogue){ .first.text = TEXT_INIT, \
			.last.text = TEXT_INIT, \
			.begun = { { .text = TEXT_INIT }, { .text = TEXT_INIT } } })

void dialogue_release(struct dialogue *);

/* --- Adding --------------------------------------------------------------------------------- */

/* The program said that, or was told it; so long after the start. */
void dialogue_add(struct dialogue *, bool by_program, int64_t us, const char *bytes, size_t length);
/* There is no more: lines that have no end become lines, too. */
void dialogue_end(struct dialogue *);

/* --- Reading, after the end ------------------------------------------------------------------ */

struct dialogue_line {
	int64_t us; /* since the start */
	bool by_program;
	bool ends; /* with a line feed, which is not in the text */
	bool cut;  /* there was more of it */
	const char *text;
	size_t length;
};

/* How many lines are kept; those that are left out are before the one of number first.count. */
size_t dialogue_count(const struct dialogue *);
struct dialogue_line dialogue_line(const struct dialogue *, size_t number);

/* Adds the text of a line as it can be printed; what is odd about its end is said. */
void dialogue_add_line(struct text *, struct dialogue_line);
/*
 * All of it, a line each: seconds in 12 columns, "<" for what the program reads or ">" for what
 * it writes, and the text; "... N lines left out" where that is.
 */
void dialogue_print(const struct dialogue *, struct text *);
/* The last so many lines without times: "< 4 7\n> first\n". */
void dialogue_tail(const struct dialogue *, size_t lines, struct text *);

#endif
