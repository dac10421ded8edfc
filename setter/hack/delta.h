/*
 * delta.h - smaller inputs, one after the other, of a format that nobody described.
 *
 *     struct delta delta = DELTA_INIT;
 *     struct delta_step step;
 *     struct text candidate = TEXT_INIT;
 *
 *     delta_begin(&delta, input, length);
 *     while (delta_next(&delta, &candidate, &step)) {
 *             delta_learn(&delta, &step, is_valid(&candidate));
 *             if (is_valid(&candidate) && fails(&candidate))
 *                     delta_take(&delta, &step, &candidate);
 *     }
 *     delta_release(&delta);
 *
 * This is delta debugging: large parts are left out first, then smaller ones.  What is left out
 *
 *     cases     where the first word counts them, and their own numbers say how long they are
 *     lines     and a number above, which counts them, follows
 *     values    a vertex with the lines that name it; or two vertices become one; or places of
 *               a sequence, and whoever names one behind them follows
 *     gaps      1 7 9 become 1 2 3 wherever they stand
 *     words     of a line, or at the same place of all lines that are as long
 *     letters   of a word, or at the same place of all words that are as long
 *     numbers   0, 1, half, ..., one less; each, all of a column, all that are equal
 *     order     2 1 becomes 1 2
 *
 * Which number counts what, and which columns name the same things, is not known: all that may be
 * is proposed, and whoever asks the validator tells the result.  A way that was refused a few times,
 * and never accepted, is not proposed again before something else has changed; one that was
 * accepted comes first.
 *
 * Each candidate has fewer words than the text, or as many and fewer letters, or as many and
 * smaller numbers, or the same with a smaller one first; none is proposed twice.  The end means that no candidate was taken since the text
 * changed.  The same answers lead to the same candidates.
 */
#ifndef DELTA_H
#define DELTA_H

#include <stdint.h>

#include "hack/delta_text.h"

/* Where a search stands. */
struct delta_place {
	size_t pass, size, at;
	bool is_second; /* ways that were accepted come first */
	size_t option;
};

/* How a candidate was made. */
struct delta_step {
	struct delta_place place;
	uint64_t way; /* 0: it is not learnt from */
};

/* What a kind of change led to. */
struct delta_way {
	uint64_t key;
	int refused, accepted;
};

/* Words in the same column: of lines that are equally long and follow each other, or of one line. */
#define DELTA_CLASSES 16
#define DELTA_NO_CLASS DELTA_CLASSES
struct delta_class {
	size_t line, length, column; /* line: SIZE_MAX of lines that follow each other */
	size_t count, first;         /* words; the first of them */
	long long least, most;
};

/* Ways to cut a text into cases. */
#define DELTA_READINGS 4

/* Columns that may name the same things, and the number that may count those. */
#define DELTA_SETS 48
struct delta_set {
	uint32_t classes; /* the number's own, too */
	size_t header;    /* its word */
	bool is_whole;    /* no column that may be in it was left out */
};

struct delta {
	struct delta_text text;
	struct delta_place place;
	bool has_progress; /* in this round */
	struct delta_way *ways;
	size_t way_count;
	uint64_t *tried; /* hashes */
	size_t tried_count, tried_room;

	/* What the text looks like. */
	size_t *cases[DELTA_READINGS]; /* case_count + 1 lines each, by one reading of the text */
	size_t case_count, reading_count;
	struct delta_class classes[DELTA_CLASSES];
	size_t class_count;
	unsigned char *class_of; /* by word */
	struct delta_set sets[DELTA_SETS];
	size_t set_count;
};
#define DELTA_INIT ((struct delta){ .text = DELTA_TEXT_INIT })

void delta_begin(struct delta *, const char *bytes, size_t length);
void delta_release(struct delta *);

/* Replaces what is in the text by the next candidate.  Returns false if there are no more. */
bool delta_next(struct delta *, struct text *candidate, struct delta_step *);
/* Was it valid? */
void delta_learn(struct delta *, const struct delta_step *, bool is_valid);
/* It is the text now.  Candidates that came after it count no longer. */
void delta_take(struct delta *, const struct delta_step *, const struct text *candidate);

/* --- For the passes --------------------------------------------------------------------------- */

enum delta_answer {
	DELTA_MADE,
	DELTA_OTHER,     /* nothing by this option */
	DELTA_NO_OPTION, /* this one and those after it do not exist */
	DELTA_NO_PLACE,  /* nor does this place */
};

/* A way is made of some figures. */
uint64_t delta_way_key(size_t pass, size_t a, size_t b, size_t c);
/* Is it to be tried now?  Also sets it in the step. */
bool delta_wants(const struct delta *, struct delta_step *, uint64_t way);

/* A number above a line, which may count what is left out of it and below. */
struct delta_counter {
	size_t word;
	long long by;
	uint64_t way; /* how it is found, without the pass */
};
#define DELTA_COUNTERS 64
/* Of `amount` lines from that one on, nearest first; returns how many. */
size_t delta_counters(const struct delta *, size_t line, size_t amount,
		struct delta_counter list[DELTA_COUNTERS]);

typedef enum delta_answer delta_pass(const struct delta *, struct delta_step *,
		struct delta_edit *);

/* delta_cut.c */
delta_pass delta_pass_cases, delta_pass_lines, delta_pass_words, delta_pass_letters;
/* delta_values.c */
delta_pass delta_pass_values, delta_pass_gaps, delta_pass_pairs, delta_pass_columns,
		delta_pass_numbers, delta_pass_order;

/* Is it one of several lines that are equally long, and of few words? */
bool delta_is_record(const struct delta_text *, size_t line);
/* Fills cases; classes and sets. */
void delta_find_cases(struct delta *);
void delta_find_classes(struct delta *);

#endif
