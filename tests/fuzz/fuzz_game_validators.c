/*
 * fuzz_game_validators.c - the validators of the game on arbitrary bytes from stdin.
 *
 * The first byte names the validator, the second the group and how long the pieces
 * are in which the bytes come.  What is accepted is read once more with sscanf and
 * printed again: that must give the same bytes.
 */
#define TESTLIB_EXACT_EOF
#include "fuzz_library.h"
#include "../validators/bounds.h"

#define main pair_main
#include "../../validator/pair.c"
#undef main
#define main pairs_main
#include "../../validator/pairs.c"
#undef main
#define main pairs_to_eof_main
#include "../../validator/pairs_to_eof.c"
#undef main
#define main indices_main
#include "../../validator/indices.c"
#undef main

enum form { PAIR, PAIRS, PAIRS_TO_EOF, INDICES, FORMS };

static int (*const validator[FORMS])(int argc, char *argv[]) = {
	pair_main,
	pairs_main,
	pairs_to_eof_main,
	indices_main,
};

static bool accepted;

static void one_program(const uint8_t *data, size_t size)
{
	char *const group[] = { "", "small", "billion", "few" };
	char *argv[] = { "validator", "--group", group[data[1] % 4], NULL };

	set_stdin(data + 2, size - 2);
	validator[data[0] % FORMS](3, argv);
	accepted = tl__now.saw_eof;
}

/* --- the other reader ------------------------------------------------------------------ */

struct copy {
	const char *in;
	char *out;
	bool readable;
};

/* A number up to `max` and the byte behind it. */
static long long copy_number(struct copy *c, long long max, char behind)
{
	long long value = -1;
	int length = 0;

	if (sscanf(c->in, "%lld%n", &value, &length) != 1 || value < 0 || value > max)
		c->readable = false;
	if (!c->readable)
		return 0;
	c->in += length;
	c->out += sprintf(c->out, "%lld%c", value, behind);
	if (*c->in)
		c->in++;
	return value;
}

static void copy_case(struct copy *c, enum form form, const struct bound_row *bound)
{
	if (form == INDICES) {
		copy_number(c, bound->k, '\n');
	} else {
		copy_number(c, bound->pile, ' ');
		copy_number(c, bound->pile, '\n');
	}
}

/* Are these the bytes that the numbers in them would be written as? */
static bool is_written_so(const uint8_t *data, size_t size)
{
	const enum form form = (enum form)(data[0] % FORMS);
	const struct bound_row *const bound = &bound_rows[data[1] % 4];
	static char text[8192], again[8 * sizeof text];
	struct copy c = { text, again, true };
	long long t = 1, cases = 0;

	if (size - 2 >= sizeof text || memchr(data + 2, '\0', size - 2))
		return false;
	memcpy(text, data + 2, size - 2);
	text[size - 2] = '\0';
	if (form == PAIRS || form == INDICES)
		t = copy_number(&c, bound->t, '\n');
	if (form == PAIRS_TO_EOF)
		t = bound->t;
	while (c.readable && cases < t && (cases == 0 || form != PAIRS_TO_EOF || *c.in)) {
		copy_case(&c, form, bound);
		cases++;
	}
	return c.readable && cases > 0 && (size_t)(c.out - again) == size - 2 &&
			memcmp(again, data + 2, size - 2) == 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	if (size < 2 || size > 8000)
		return 0;
	piece = data[1] >> 2 ? data[1] >> 2 : 1000;
	accepted = false;
	fuzz_run(data, size);
	if (accepted ? last_code != -1 : last_code != 3)
		abort();
	if (accepted != is_written_so(data, size))
		abort();
	return 0;
}
