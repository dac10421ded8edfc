/*
 * fuzz_game_checkers.c - the checkers of the game on arbitrary bytes, and on answers gone wrong.
 *
 * The first byte names the checker, the second what the rest is: all three files; or
 * a position and what happens to its right output.  In the second case the output is
 * read once more, by a reader of its own with the game tree beside it, and that must
 * come to the same result.  The third byte says how long the pieces are in which
 * files are read.
 */
#include "fuzz_library.h"
#include "../../dist/wythoff.h"

#define main all_moves_main
#define judge_case judge_moves
#include "../../checker/all_moves.c"
#undef judge_case
#undef main
#define main verdicts_main
#include "../../checker/verdicts.c"
#undef main
#define main cold_pairs_main
#define judge_case judge_pair
#include "../../checker/cold_pairs.c"
#undef judge_case
#undef main

#include "../game_checkers/small_games.h"

enum game { ALL_MOVES, VERDICTS, COLD_PAIRS, GAMES };

static int (*const checker[GAMES])(int argc, char *argv[]) = {
	all_moves_main,
	verdicts_main,
	cold_pairs_main,
};

static struct memory_file input, output, answer;

static void one_program(const uint8_t *data, size_t size)
{
	char *argv[] = { "checker", input.path, output.path, answer.path, NULL };

	(void)size;
	checker[data[0] % GAMES](4, argv);
}

/* Whatever happened, a judge can show it. */
static int judged(const uint8_t *data, size_t size)
{
	fuzz_run(data, size);
	if (last_code < 0 || last_code > 3)
		abort();
	for (const char *c = last_message; *c; c++)
		if (*c < 32 || *c > 126)
			abort();
	return last_code;
}

/* --- three files ------------------------------------------------------------------ */

/* Cut at the first two bytes 0xFE. */
static void arbitrary_files(const uint8_t *data, size_t size)
{
	struct memory_file *const files[] = { &input, &output, &answer };
	const uint8_t *at = data + 3, *const end = data + size;

	for (int i = 0; i < 3; i++) {
		const uint8_t *cut = i < 2 ? memchr(at, 0xFE, (size_t)(end - at)) : NULL;

		if (!cut)
			cut = end;
		memory_file_set(files[i], at, (size_t)(cut - at));
		at = cut < end ? cut + 1 : end;
	}
	judged(data, size);
}

/* --- a right output, changed ---------------------------------------------------------- */

static size_t right_output(enum game game, int first, int second, char *text)
{
	if (game == ALL_MOVES)
		return print_winning_moves(first, second, text);
	if (game == VERDICTS)
		return (size_t)sprintf(text, "%d\n", !small_cold[first][second]);
	return print_cold_pair(first, text);
}

static bool is_right(enum game game, int first, int second, const char *text, size_t length)
{
	if (game == ALL_MOVES)
		return are_all_winning_moves(first, second, text, length);
	if (game == VERDICTS)
		return is_one_word(text, length, small_cold[first][second] ? "0" : "1");
	return is_cold_pair(first, text, length);
}

static void set_small_input(enum game game, int first, int second)
{
	char text[32];
	const int length = game == VERDICTS ? sprintf(text, "%d %d\n", first, second)
			: game == ALL_MOVES ? sprintf(text, "1\n%d %d\n", first, second)
					    : sprintf(text, "1\n%d\n", first);

	memory_file_set(&input, text, (size_t)length);
}

/* Triples of bytes: delete here, insert here, or replace the byte here. */
static size_t change(char *text, size_t length, size_t room, const uint8_t *how, size_t size)
{
	for (; size >= 3; how += 3, size -= 3) {
		const size_t at = how[1] % (length + 1);

		if (how[0] % 3 == 0 && at < length) {
			memmove(text + at, text + at + 1, --length - at);
		} else if (how[0] % 3 == 1 && length < room) {
			memmove(text + at + 1, text + at, length++ - at);
			text[at] = (char)how[2];
		} else if (at < length) {
			text[at] = (char)how[2];
		}
	}
	return length;
}

/* As the output it is judged by the mathematics, as the answer it has to stand beside a right one. */
static void changed_output(const uint8_t *data, size_t size)
{
	const enum game game = (enum game)(data[0] % GAMES);
	const int first = data[3] % SMALL, second = data[4] % SMALL;
	char right[256], text[256];
	const size_t right_length = right_output(game, first, second, right);
	size_t length;

	memcpy(text, right, right_length);
	length = change(text, right_length, sizeof text, data + 5, size - 5);
	set_small_input(game, first, second);
	memory_file_set(&output, text, length);
	memory_file_set(&answer, "", 0);

	const bool accepted = is_right(game, first, second, text, length);
	const int code = judged(data, size);

	if (accepted ? code != 0 : code != 1 && code != 2)
		abort();
	if (is_blank(text, length) || begins_with_mark(text, length))
		return;
	memory_file_set(&output, right, right_length);
	memory_file_set(&answer, text, length);
	/* Other words for the same verdicts are the jury's right. */
	if (judged(data, size) != (accepted ? 0 : 3) && game != VERDICTS)
		abort();
	if (accepted != (last_code == 0))
		abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static bool built;

	if (!built)
		build_small_games();
	built = true;
	if (size < 5)
		return 0;
	piece = data[2] ? data[2] : 1000;
	if (data[1] % 2)
		arbitrary_files(data, size);
	else
		changed_output(data, size);
	return 0;
}
