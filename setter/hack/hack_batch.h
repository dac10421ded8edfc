/*
 * hack_batch.h - a batch of cases to try, made once and kept by content.
 *
 *     build/problems/X/hack/KEY.in    what the generator printed
 *     build/problems/X/hack/KEY.ans   what the reference, or the other program, says
 *     build/problems/X/hack/KEY.check a hash of both, against damage
 *
 * The key is a digest of the generator, its words, the validator and the program that answers:
 * so an existing batch is right, and all programs share it; a damaged one is made again.
 *
 * Batches have numbers: hack_lines.h says which lines they are made of.
 *
 * Where an input holds one case only, the batch is a stream of them, and one run of the
 * reference answers all: it goes on to the end of its input.  One that does not, gives
 * fewer lines, and is asked for each case by itself.
 */
#ifndef HACK_BATCH_H
#define HACK_BATCH_H

#include "hack/case_list.h"
#include "hack/hack_lines.h"

struct hack;

struct batch {
	char *line;     /* as it ran */
	char *template; /* the same with {names} of bounds, for a plan */
	const struct hack_line *origin;
	char *in_path, *ans_path, *check_path;
	struct case_list cases;
	struct case_list answers; /* none if the answer cannot be cut */
	size_t made;              /* so many cases, before it was shortened */
};
#define BATCH_INIT \
	((struct batch){ .line = NULL, .cases = CASE_LIST_INIT, .answers = CASE_LIST_INIT })

enum batch_end {
	BATCH_READY,
	BATCH_SKIPPED, /* the other program has no answer to it: hack.why */
	BATCH_USELESS, /* its line makes none: see hack_lines.h, and hack.useless */
	BATCH_NO_MORE,
	BATCH_TIME_IS_UP, /* and the other program was not done */
	BATCH_INTERRUPTED,
	BATCH_BROKEN, /* reported; the exit code is in hack.code */
};

enum batch_end batch_open(struct batch *, struct hack *, size_t number);
/* Of this line of hack.lines, in this round. */
enum batch_end batch_open_line(struct batch *, struct hack *, size_t line, size_t round);
void batch_release(struct batch *);
/* Forgets all cases but the first so many; the files have them still. */
void batch_shorten(struct batch *, size_t cases);

/* Makes the folder, and empties it if it has become too large. */
int batch_folder_open(const struct problem *);

/*
 * Adds the cases [from, to) as an input, and the answer to it, to the texts.  Returns false
 * if there is no answer.
 */
bool batch_cut(const struct batch *, struct hack *, size_t from, size_t to, struct text *input,
		struct text *answer);

#endif
