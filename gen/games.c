/*
 * games - positions to begin from, and how the opponent plays: the input of interactor/duel.c.
 *
 *     games [-start mixed|dangerous|grid] [-style lead|small|random]
 *           [-through steps|every|fibonacci|dangerous] [-replies M]
 *           [-bits P | -decimals D [-ulps U]] [-t T] [-max M] [salt ...]
 *
 *     -start mixed       lost positions in both orders, random ones, and ones beside a lost one,
 *                        in turn, with piles in the upper half of what is possible (the default)
 *     -start dangerous   cold pairs of a dangerous set (dangerous.h) and their impostors
 *     -start grid        all positions with small piles, as many as fit into T
 *
 *     -style lead        the opponent leaves given differences, and so demands the pairs of
 *                        these k (the default)
 *     -style small       it leaves given piles alone, and so demands their partners
 *     -style random      legal moves at random
 *
 *     -through steps     a burst of 20 moves of one stone, then differences at random (the default)
 *     -through every     one difference after the other: each game as long as can be
 *     -through fibonacci Fibonacci and Lucas numbers, and their neighbours in small
 *     -through dangerous a dangerous set, and its neighbours in small
 *     -replies M         at most so many numbers for one game, 1 to 298 (250)
 *
 * Kills programs that decide right and play wrong: against random moves, a product in double
 * with piles up to 10^9 is never wrong, and here it is wrong at once.
 */
#include "dangerous.h"

#define DELAYS 20
#define REPLIES_MAX 298
#define NUMBERS_MAX 100000

enum start { MIXED_START, DANGEROUS_START, GRID_START };
enum through { STEPS, EVERY, FIBONACCI, DANGEROUS };

static struct {
	const char *style;
	enum start start;
	enum through through;
	int replies;
	int count;
	uint64_t x[NUMBERS_MAX];
} play;

/* --- Options ------------------------------------------------------------------------ */

static int choice(const char *option, const char *const names[], int count)
{
	const char *const name = opt_str(option, names[0]);

	for (int i = 0; i < count; i++)
		if (!strcmp(name, names[i]))
			return i;
	quitf(_fail, "-%s %s: there is no such", option, compress(name));
}

static bool is_small_style(void)
{
	return !strcmp(play.style, "small");
}

/* Differences of lost positions, or piles. */
static uint64_t largest_number(void)
{
	return is_small_style() ? cases.max : cases.last_k;
}

static void read_play_options(void)
{
	static const char *const starts[] = { "mixed", "dangerous", "grid" };
	static const char *const styles[] = { "lead", "small", "random" };
	static const char *const throughs[] = { "steps", "every", "fibonacci", "dangerous" };

	if (cases.form != FORM_COUNT || cases.pick > 0)
		quitf(_fail, "games come with their number, and all of them");
	play.style = styles[choice("style", styles, 3)];
	play.start = (enum start)choice("start", starts, 3);
	play.through = (enum through)choice("through", throughs, 4);
	play.replies = (int)option_between("replies", 1, REPLIES_MAX, 250);
}

/* --- Where games begin ----------------------------------------------------------------- */

static uint64_t draw_upper_half(uint64_t most)
{
	return draw_between(most - most / 2, most);
}

static void add_beside_random_pair(void)
{
	const uint64_t k = draw_upper_half(cases.last_k);
	const int in_a = nextInt(rnd, -2, 2), in_b = nextInt(rnd, -2, 2);

	add_position(k, wy_cold_low(k) + (uint64_t)in_a, wy_cold_low(k) + k + (uint64_t)in_b);
}

static void add_random_position(void)
{
	const uint64_t first = draw_upper_half(cases.max), second = draw_upper_half(cases.max);

	add_position(0, first, second);
}

static void add_random_pair(bool turned)
{
	const uint64_t k = draw_upper_half(cases.last_k), a = wy_cold_low(k), b = a + k;

	add_position(k, turned ? b : a, turned ? a : b);
}

static void add_mixed(void)
{
	for (int i = 0; wants_more_cases(); i++) {
		if (i % 4 < 2)
			add_random_pair(i % 4 == 1);
		else if (i % 4 == 2)
			add_random_position();
		else
			add_beside_random_pair();
	}
}

static void add_grid(void)
{
	uint64_t side = 0;

	while (side <= cases.max && (side + 1) * (side + 1) <= (uint64_t)cases.most)
		side++;
	for (uint64_t first = 0; first < side; first++)
		for (uint64_t second = 0; second < side; second++)
			add_position(0, first, second);
}

static void add_positions(void)
{
	switch (play.start) {
	case MIXED_START:
		add_mixed();
		break;
	case DANGEROUS_START:
		take_dangerous(add_pair_and_impostors);
		break;
	case GRID_START:
		add_grid();
	}
}

/* --- What is demanded in one game -------------------------------------------------------- */

static void add_number(uint64_t x)
{
	if (x <= largest_number() && play.count < NUMBERS_MAX)
		play.x[play.count++] = x;
}

/* The partner of a pile depends on pile/phi, and where that is hard its neighbours are too. */
static void add_hard_number(uint64_t x)
{
	add_number(x);
	if (is_small_style() && x > 0) {
		add_number(x - 1);
		add_number(x + 1);
	}
}

static void add_steps(uint64_t from, int steps)
{
	for (int i = 0; i < steps && from > 0; i++)
		add_number(--from);
}

/* Down to nothing, by a half or so each time. */
static void add_random_descent(uint64_t from)
{
	while (from > 0) {
		from = draw_between(from / 8, from - 1);
		add_number(from);
	}
}

static void add_fibonacci_numbers(void)
{
	for (int n = 2; n <= 88; n++) {
		add_hard_number(wy_fibonacci(n));
		if (n <= 86)
			add_hard_number(wy_lucas(n));
	}
}

static void add_numbers(struct one_case start)
{
	const struct wy_pos piles = wy_pos_make(start.first, start.second);
	const uint64_t from = is_small_style() ? piles.a : piles.b - piles.a;

	play.count = 0;
	switch (play.through) {
	case STEPS:
		add_steps(from, is_small_style() ? 0 : DELAYS);
		add_random_descent(play.count > 0 ? play.x[play.count - 1] : from);
		break;
	case EVERY:
		add_steps(from, REPLIES_MAX);
		break;
	case FIBONACCI:
		add_fibonacci_numbers();
		break;
	case DANGEROUS:
		take_dangerous(add_hard_number);
	}
}

static int descending(const void *left, const void *right)
{
	const uint64_t x = *(const uint64_t *)left, y = *(const uint64_t *)right;

	return x < y ? 1 : x > y ? -1 : 0;
}

/*
 * After (A, y) the pair of y is left, whose smaller pile is y/phi at least: so numbers closer
 * than that would be passed over.  Which stay is drawn, so that games differ.
 */
static bool may_follow(uint64_t x, uint64_t last)
{
	if (!is_small_style() || play.through == EVERY)
		return x < last;
	return x < last / 3 && nextInt(rnd, 3) > 0;
}

/* Descending, and no more than are wanted. */
static void order_numbers(void)
{
	uint64_t last = largest_number() + 1;
	int kept = 0;

	qsort(play.x, (size_t)play.count, sizeof *play.x, descending);
	for (int i = 0; i < play.count && kept < play.replies; i++)
		if (may_follow(play.x[i], last))
			last = play.x[kept++] = play.x[i];
	play.count = kept;
}

/* --- Writing --------------------------------------------------------------------------------- */

static void write_game(struct one_case start)
{
	if (!strcmp(play.style, "random")) {
		play.count = 1;
		play.x[0] = draw_between(0, cases.max);
	} else {
		add_numbers(start);
		order_numbers();
	}
	printf("%llu %llu %s %d", (unsigned long long)start.first, (unsigned long long)start.second,
			play.style, play.count);
	for (int i = 0; i < play.count; i++)
		printf(" %llu", (unsigned long long)play.x[i]);
	printf("\n");
}

int main(int argc, char *argv[])
{
	begin_cases(argc, argv, REPEATED_CASES);
	read_play_options();
	if (play.through == DANGEROUS || play.start == DANGEROUS_START)
		find_dangerous(largest_number(), (uint64_t)play.replies);
	add_positions();
	thin_out_cases();
	refuse_what_cannot_be_written();
	printf("%d\n", cases.count);
	for (int i = 0; i < cases.count; i++)
		write_game(cases.at[i]);
	return 0;
}
