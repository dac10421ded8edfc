/*
 * test_game_checkers.c - the checkers of the game against the game tree.
 *
 * All small positions, all small claims about them: accepted exactly if the
 * definition says so, a wrong answer otherwise, and a FAIL when the jury says it.
 */
#include "unit.h"

typedef int checker_main(int argc, char *argv[]);
static checker_main all_moves_main, verdicts_main, cold_pairs_main;

/* The streams are there already. */
#define registerTestlibCmd(argc, argv) ((void)(argc), (void)(argv))
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

/* The exit code of a checker on three texts. */
static int judge(checker_main *checker, const char *in, const char *out, const char *answer)
{
	InStream streams[3];
	int code;

	open_bytes(&streams[0], in, strlen(in));
	open_bytes(&streams[1], out, strlen(out));
	open_bytes(&streams[2], answer, strlen(answer));
	streams[0].mode = _input;
	streams[2].mode = _answer;
	inf = &streams[0], ouf = &streams[1], ans = &streams[2];
	code = QUITS(checker(0, NULL));
	for (int i = 0; i < 3; i++)
		close_bytes(&streams[i]);
	return code;
}

static void expect_code(checker_main *checker, const char *in, const char *out, const char *answer,
		int code)
{
	const int found = judge(checker, in, out, answer);

	if (found != code)
		print_error("input %s output %s answer %s: %s\n", in, out, answer, last_words);
	assert_int_equal(found, code);
}

/* The same claim as output without an answer, and as answer beside a right output. */
static void expect_claim(checker_main *checker, const char *in, const char *claim, bool right,
		const char *right_one)
{
	expect_code(checker, in, claim, "", right ? 0 : 1);
	expect_code(checker, in, right_one, claim, right ? 0 : 3);
}

/* --- all moves ------------------------------------------------------------------------- */

struct small_position {
	int first, second;
	char input[32], right[128];
};

static struct small_position small_position_make(int first, int second)
{
	struct small_position p = { first, second, "", "" };

	sprintf(p.input, "1\n%d %d\n", first, second);
	print_winning_moves(first, second, p.right);
	return p;
}

static void expect_moves(const struct small_position *p, const char *claim)
{
	expect_claim(all_moves_main, p->input, claim,
			are_all_winning_moves(p->first, p->second, claim, strlen(claim)), p->right);
}

/* Calls `test` for each position with piles up to `max`. */
static void for_each_position(int max, void (*test)(const struct small_position *p))
{
	for (int first = 0; first <= max; first++)
		for (int second = 0; second <= max; second++) {
			const struct small_position p = small_position_make(first, second);

			test(&p);
		}
}

static void expect_single_lines(const struct small_position *p)
{
	char claim[32];

	for (int x = -1; x <= p->first + 1; x++)
		for (int y = -1; y <= p->second + 1; y++) {
			sprintf(claim, "1\n%d %d\n", x, y);
			expect_moves(p, claim);
		}
}

static void every_single_line_is_judged_by_the_rules(void **state)
{
	(void)state;
	for_each_position(SMALL - 1, expect_single_lines);
}

/* Those that the rules allow, as text; returns how many. */
static int print_legal_moves(const struct small_position *p, char text[][8])
{
	int count = 0;

	for (int x = 0; x <= p->first; x++)
		for (int y = 0; y <= p->second; y++)
			if (small_is_move(p->first, p->second, x, y))
				sprintf(text[count++], "%d %d\n", x, y);
	return count;
}

static void expect_pairs_of_moves(const struct small_position *p)
{
	char moves[3 * SMALL][8], claim[1024];
	const int count = print_legal_moves(p, moves);

	for (int i = 0; i < count; i++)
		for (int j = 0; j < count; j++) {
			sprintf(claim, "2\n%s%s", moves[i], moves[j]);
			expect_moves(p, claim);
		}
}

static void every_two_legal_moves_are_judged_by_the_game_tree(void **state)
{
	(void)state;
	for_each_position(SMALL - 1, expect_pairs_of_moves);
}

static void expect_triples_of_moves(const struct small_position *p)
{
	char moves[3 * SMALL][8], claim[1024];
	const int count = print_legal_moves(p, moves);

	for (int i = 0; i < count; i++)
		for (int j = 0; j <= i; j++)
			for (int k = 0; k <= j; k++) {
				sprintf(claim, "3\n%s%s%s", moves[i], moves[j], moves[k]);
				expect_moves(p, claim);
			}
}

static void every_three_legal_moves_are_judged_by_the_game_tree(void **state)
{
	(void)state;
	for_each_position(SANITIZED ? 6 : SMALL - 1, expect_triples_of_moves);
}

/* The right moves behind another count. */
static void expect_counts(const struct small_position *p)
{
	char claim[160];

	for (int m = -1; m <= 5; m++) {
		sprintf(claim, "%d%s", m, strchr(p->right, '\n'));
		expect_moves(p, claim);
	}
}

static void every_count_is_judged_by_the_game_tree(void **state)
{
	(void)state;
	for_each_position(SMALL - 1, expect_counts);
}

/* --- verdicts ---------------------------------------------------------------------------- */

static void expect_verdicts(const struct small_position *p)
{
	const bool cold = small_cold[p->first][p->second];

	expect_claim(verdicts_main, p->input, "First", !cold, cold ? "Second" : "First");
	expect_claim(verdicts_main, p->input, "Second", cold, cold ? "Second" : "First");
	expect_claim(verdicts_main, p->input + 2, "1", !cold, cold ? "0" : "1");
	expect_claim(verdicts_main, p->input + 2, "0", cold, cold ? "0" : "1");
}

static void every_verdict_is_judged_by_the_game_tree(void **state)
{
	(void)state;
	for_each_position(SMALL_SIDE - 1, expect_verdicts);
}

/* --- cold pairs ---------------------------------------------------------------------------- */

static void every_pair_is_judged_by_the_game_tree(void **state)
{
	char in[16], claim[32], right[32];

	(void)state;
	for (int k = 0; k < SMALL; k++) {
		sprintf(in, "1\n%d\n", k);
		print_cold_pair(k, right);
		for (int a = -1; a < SMALL_SIDE; a++)
			for (int b = -1; b < SMALL_SIDE; b++) {
				sprintf(claim, "%d %d\n", a, b);
				expect_claim(cold_pairs_main, in, claim,
						is_cold_pair(k, claim, strlen(claim)), right);
			}
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_single_line_is_judged_by_the_rules),
		cmocka_unit_test(every_two_legal_moves_are_judged_by_the_game_tree),
		cmocka_unit_test(every_three_legal_moves_are_judged_by_the_game_tree),
		cmocka_unit_test(every_count_is_judged_by_the_game_tree),
		cmocka_unit_test(every_verdict_is_judged_by_the_game_tree),
		cmocka_unit_test(every_pair_is_judged_by_the_game_tree),
	};

	build_small_games();
	return RUN_TESTS(tests);
}
