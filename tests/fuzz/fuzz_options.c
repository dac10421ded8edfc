/*
 * fuzz_options.c - a command line from arbitrary bytes.
 *
 * NUL ends a word.  The first byte says which type is asked for, the second
 * whether by key or by position, with a default or without.
 */
#include "fuzz_library.h"

#define WORDS 32

static void ask_by_key(int type, const char *key)
{
	switch (type) {
	case 0:
		opt_int(key), opt_int(key, 5);
		break;
	case 1:
		opt_uint(key), opt_uint(key, 5);
		break;
	case 2:
		opt_ll(key), opt_ll(key, 5);
		break;
	case 3:
		opt_ull(key), opt_ull(key, 5);
		break;
	case 4:
		opt_double(key), opt_double(key, 0.5);
		break;
	case 5:
		opt_bool(key), opt_bool(key, true);
		break;
	default:
		opt_str(key), opt_str(key, "otherwise");
	}
}

static void ask_by_place(int type, int index)
{
	switch (type) {
	case 0:
		opt_int_at(index), opt_int_at(index, 5);
		break;
	case 1:
		opt_uint_at(index), opt_uint_at(index, 5);
		break;
	case 2:
		opt_ll_at(index), opt_ll_at(index, 5);
		break;
	case 3:
		opt_ull_at(index), opt_ull_at(index, 5);
		break;
	case 4:
		opt_double_at(index), opt_double_at(index, 0.5);
		break;
	case 5:
		opt_bool_at(index), opt_bool_at(index, true);
		break;
	default:
		opt_str_at(index), opt_str_at(index, "otherwise");
	}
}

static void one_program(const uint8_t *data, size_t size)
{
	char *text = tl__copy((const char *)data + 2, size - 2), *end = text + size - 2;
	char *argv[WORDS + 1] = { "gen" };
	int argc = 1;

	for (; text < end && argc < WORDS; text += strlen(text) + 1)
		argv[argc++] = text;
	registerGen(argc, argv, data[1] >> 1 & 1);
	tl__bits63(rnd);
	for (int i = 1; i < argc; i++) {
		const int dashes = tl__option_dashes(argv[i]);

		if (data[1] & 1)
			ask_by_place(data[0] % 7, i);
		else if (dashes)
			ask_by_key(data[0] % 7,
					tl__copy(argv[i] + dashes, strcspn(argv[i] + dashes, "=")));
	}
	has_opt("n");
	ensureNoUnusedOpts();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	if (size >= 2 && size <= 4096)
		fuzz_run(data, size);
	return 0;
}
