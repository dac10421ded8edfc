/*
 * fuzz_library.h - the library inside a fuzz target: one input is one program's life.
 *
 * A target defines `one_program`, which may end in a quit; fuzz_run() calls it,
 * forgets everything it left behind and says how it ended.  The whole library is
 * compiled into the target, so that its memory can be taken back: what one input
 * needed may not exceed MEMORY_LIMIT.
 */
#ifndef FUZZ_LIBRARY_H
#define FUZZ_LIBRARY_H

#define _GNU_SOURCE
#include <errno.h>
#include <math.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

/* --- Memory ----------------------------------------------------------------------- */

#define MEMORY_LIMIT ((size_t)24 << 20)

struct block {
	struct block *next, *before;
	size_t size;
	size_t filler;
};

/* What this input asked for, and what the last one did: see flush_patterns(). */
static struct block *taken, *taken_before;
static size_t taken_total;

static void *fuzz_realloc(void *old, size_t size)
{
	struct block *block = old ? (struct block *)old - 1 : NULL;

	if (block) {
		taken_total -= block->size;
		*(block->before ? &block->before->next : &taken) = block->next;
		if (block->next)
			block->next->before = block->before;
	}
	taken_total += size;
	if (taken_total > MEMORY_LIMIT)
		abort();
	block = realloc(block, sizeof *block + size);
	if (!block)
		abort();
	block->size = size;
	block->next = taken;
	block->before = NULL;
	if (taken)
		taken->before = block;
	taken = block;
	return block + 1;
}

static void *fuzz_malloc(size_t size)
{
	return fuzz_realloc(NULL, size);
}

static void *fuzz_calloc(size_t count, size_t size)
{
	return memset(fuzz_malloc(count * size), 0, count * size);
}

static void fuzz_free(void *old)
{
	struct block *block;

	if (!old)
		return;
	block = (struct block *)old - 1;
	taken_total -= block->size;
	*(block->before ? &block->before->next : &taken) = block->next;
	if (block->next)
		block->next->before = block->before;
	free(block);
}

static void free_blocks(struct block *block)
{
	while (block) {
		struct block *next = block->next;

		free(block);
		block = next;
	}
}

/* --- Reading --------------------------------------------------------------------- */

/* A file comes in pieces of this many bytes: so their seams are everywhere. */
static size_t piece = (size_t)128 << 10;

static size_t fuzz_fread(void *to, size_t one, size_t size, FILE *file)
{
	return fread(to, one, size < piece ? size : piece, file);
}

static ssize_t fuzz_read(int fd, void *to, size_t size)
{
	return read(fd, to, size < piece ? size : piece);
}

#define fread fuzz_fread
#define read fuzz_read
#define malloc fuzz_malloc
#define calloc fuzz_calloc
#define realloc fuzz_realloc
#define free fuzz_free
#define disableFinalizeGuard fuzz_disable_guard
#include "../../dist/testlib.h"
#undef disableFinalizeGuard

/* --- One life ------------------------------------------------------------------------ */

static jmp_buf life;
static int last_code;
static char last_message[128]; /* its beginning */

static void fuzz_leave(int code)
{
	last_code = code;
	longjmp(life, 1);
}

static int fuzz_report(TResult result, const char *message)
{
	if (strlen(message) > 64000)
		abort();
	snprintf(last_message, sizeof last_message, "%s%s", tl__prefix_of(result), message);
	return tl__exit_code_of(result);
}

/*
 * The library keeps the last 16 patterns in a place that nobody else sees.  These
 * take their place, in memory that is freed only after the next input.
 */
static void flush_patterns(void)
{
	static int round;
	char text[8];

	round = !round;
	for (int i = 0; i < TL__PATTERNS_KEPT; i++) {
		snprintf(text, sizeof text, "%c%c", "xy"[round], 'a' + i);
		newPattern(text);
	}
}

static void forget_statics(void)
{
	memset(tl__variables, 0, sizeof tl__variables);
	memset(tl__slots, 0, sizeof tl__slots);
	memset(tl__recent_names, 0, sizeof tl__recent_names);
	tl__variable_total = tl__variable_count = tl__ranged_count = 0;
	tl__features = NULL;
	tl__overview_file = tl__markup_file = tl__test_case_file = tl__bounds_file = "";
	tl__wanted_test_case = -1;
	tl__marks = NULL;
	tl__mark_count = tl__mark_capacity = 0;
	memset(&tl__opts, 0, sizeof tl__opts);
	tl__default_random = newRandom();
}

static void forget_everything(void)
{
	tl__now.leave = NULL;
	tl__reset();
	fuzz_disable_guard();
	forget_statics();
	flush_patterns();
	free_blocks(taken_before);
	taken_before = taken;
	taken = NULL;
	taken_total = 0;
	tl__chunks = NULL;
}

static void one_program(const uint8_t *data, size_t size);

/* The exit code, or -1 when the program returned. */
static int fuzz_run(const uint8_t *data, size_t size)
{
	last_code = -1;
	last_message[0] = '\0';
	tl__reset();
	fuzz_disable_guard();
	tl__now.leave = fuzz_leave;
	tl__now.report = fuzz_report;
	if (setjmp(life) == 0)
		one_program(data, size);
	forget_everything();
	return last_code;
}

/* --- Files that are only in memory ------------------------------------------------------ */

struct memory_file {
	int fd;
	char path[32];
};

static void memory_file_set(struct memory_file *f, const void *bytes, size_t length)
{
	if (!f->path[0]) {
		f->fd = memfd_create("fuzz", 0);
		snprintf(f->path, sizeof f->path, "/proc/self/fd/%d", f->fd);
	}
	if (f->fd < 0 || ftruncate(f->fd, 0) || pwrite(f->fd, bytes, length, 0) != (ssize_t)length)
		abort();
}

/* The bytes become what stdin reads. */
static void set_stdin(const void *bytes, size_t length)
{
	static struct memory_file f;

	memory_file_set(&f, bytes, length);
	dup2(f.fd, 0);
	lseek(0, 0, SEEK_SET);
}

/* The parts may be linked beside this copy, and have a guard of their own. */
extern void disableFinalizeGuard(void) __attribute__((__weak__));

int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerInitialize(int *argc, char ***argv)
{
	(void)argc, (void)argv;
	if (disableFinalizeGuard)
		disableFinalizeGuard();
	fuzz_disable_guard();
	return 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#endif
