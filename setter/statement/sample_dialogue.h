/*
 * sample_dialogue.h - a sample of an interactive problem: who says what, line by line.
 *
 *     < 1 2
 *     > second
 *     < 0 1
 *
 * as Kattis has it: what the program reads, and what it writes.  It stands in samples/1.interaction
 * beside the samples/1.in that the plan copies; without that file it is what the reference and the
 * interactor say to each other.
 */
#ifndef SAMPLE_DIALOGUE_H
#define SAMPLE_DIALOGUE_H

#include "base/text.h"
#include "problem/plan.h"

/* Adds the lines.  The problem must be built.  Reports errors and returns -1 if there are any. */
int sample_dialogue(struct text *, const struct plan *, const struct test *);

/*
 * What was read, or written, with an empty line for each of the other side: side by side they show
 * in which order it was.
 */
void sample_dialogue_column(struct text *, const char *dialogue, bool written);

#endif
