/*
 * duel - plays Wythoff's game against a program, and proves every move of it.
 *
 *     duel in out [ans]
 *
 *     in          g, then g games: "a b STYLE m x1 ... xm", the piles and how to play
 *     says        g; for each game "a b", and moves "x y": so many stones from the first
 *                 pile, so many from the second; "0 0" where it cannot move
 *     expects     for each game "first" or "second", the side that wins, and moves "x y"
 *
 * A side is right or wrong by the position alone; a move must be legal and leave a lost
 * position: if it does not, the opponent wins from there, so the test ends at once.  Who
 * plays so wins every game.  Then the position is lost whenever it is our turn, with piles
 * A < B of difference k, and the test says which of the lost moves we try, in order:
 *
 *     lead m j1 ... jm     leaves the difference j: (A, A + j), which takes a lost pair with
 *                          that difference to answer; j >= k is passed over
 *     small m y1 ... ym    leaves (A, y), which takes the partner of y; y >= A is passed over
 *     random 1 seed        any legal move, each as likely as another
 *
 * Then, and in the last rounds of ROUNDS_MAX, it takes the whole larger pile.  So a game has
 * at most m + 2 moves of the program, and no input and no program makes it longer.
 *
 * White space is free, and nothing depends on when something comes.  A word that is no side
 * or no plain integer is a wrong output format; all else a wrong answer, an early end too.
 * After the last game our output is closed, and nothing but blanks may follow until the
 * program closes its own.  Nothing is written to `out`.
 */
#include "testlib.h"
#include "wythoff.h"

typedef unsigned long long stones;

#define GAMES_MAX 1000
#define ROUNDS_MAX 300 /* moves of the program in one game */
#define REPLIES_MAX (ROUNDS_MAX - 2)
#define PILE_MAX 1000000000000000000LL
#define WORD_MAX 40 /* bytes that are looked at; a longer word is wrong anyway */

enum style { LEAD, SMALL, RANDOM };

static struct {
	int number; /* from 1 on */
	int moves;  /* of the program */
	stones first, second;
	enum style style;
	int replies, next;
	stones reply[REPLIES_MAX];
	random_t random;
} game;

/* --- Talking ------------------------------------------------------------------------- */

/* To a program that has gone nothing can be said; what it owes is missed when we read. */
static void say_numbers(stones x, stones y)
{
	printf("%llu %llu\n", x, y);
	fflush(stdout);
}

struct word {
	char text[WORD_MAX];
	struct tl_span span; /* the same */
};

static bool is_blank(int c)
{
	return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/* Where in the game: "game 3", "game 3, move 2". */
static const char *place(void)
{
	if (game.moves == 0)
		return format("game %d", game.number);
	return format("game %d, move %d", game.number, game.moves);
}

/* Not with readToken(), whose memory grows with the word. */
static void read_word(struct word *word, const char *expected)
{
	size_t length = 0;

	if (seekEof(ouf))
		quitf(_wa, "%s: expected %s, found the end of the output", place(), expected);
	while (length < WORD_MAX && !is_blank(curChar(ouf)) && !eof(ouf))
		word->text[length++] = (char)nextChar(ouf);
	word->span.text = word->text;
	word->span.length = length;
}

static const char *text_of(const struct word *word)
{
	return printable(compressSpan(word->span));
}

static bool is_word(const struct word *word, const char *text)
{
	return word->span.length == strlen(text) && !memcmp(word->text, text, strlen(text));
}

/* Digits, perhaps behind a minus: no plus, no leading zeros, no "-0". */
static bool is_plain_integer(const struct word *word)
{
	const size_t sign = word->span.length > 0 && word->text[0] == '-';

	if (is_word(word, "0"))
		return true;
	if (word->span.length == sign || word->text[sign] == '0')
		return false;
	for (size_t i = sign; i < word->span.length; i++)
		if (word->text[i] < '0' || word->text[i] > '9')
			return false;
	return true;
}

/* No pile has more; a longer number is as wrong as the largest of so many digits. */
#define DIGITS_MAX 19

static stones value_of(const struct word *word)
{
	stones value = 0;

	if (word->span.length > DIGITS_MAX)
		return ULLONG_MAX;
	for (size_t i = 0; i < word->span.length; i++)
		value = 10 * value + (stones)(word->text[i] - '0');
	return value;
}

static void read_stones(struct word *word, const char *expected)
{
	read_word(word, expected);
	if (!is_plain_integer(word))
		quitf(_pe, "%s: expected %s as a plain integer, found \"%s\"", place(), expected,
				text_of(word));
}

/* --- What the program says ------------------------------------------------------------- */

/* The mathematics knows it; there is one, because the position is not lost. */
static struct wy_move a_winning_move(stones first, stones second)
{
	struct wy_move moves[WY_MOVES_MAX] = { { 0, 0 } };

	wy_winning_moves(first, second, moves);
	return moves[0];
}

static void refuse_second(void)
{
	const struct wy_move move = a_winning_move(game.first, game.second);

	quitf(_wa, "%s: says second, but from (%llu, %llu) the first player wins by %llu %llu",
			place(), game.first, game.second, (stones)move.first, (stones)move.second);
}

static bool is_lost(stones first, stones second)
{
	return wy_is_cold(wy_pos_make(first, second));
}

/* Returns whether the program plays first, if that is right. */
static bool read_side(void)
{
	const bool lost = is_lost(game.first, game.second);
	struct word word;

	read_word(&word, "first or second");
	if (!is_word(&word, "first") && !is_word(&word, "second"))
		quitf(_pe, "%s: expected first or second, found \"%s\"", place(), text_of(&word));
	if (lost && is_word(&word, "first"))
		quitf(_wa, "%s: says first, but (%llu, %llu) is lost for the first player", place(),
				game.first, game.second);
	if (!lost && is_word(&word, "second"))
		refuse_second();
	return !lost;
}

static const char *why_not_legal(const struct word *x, const struct word *y)
{
	if (x->text[0] == '-' || y->text[0] == '-')
		return "nobody may add stones";
	if (value_of(x) > game.first)
		return "the first pile has fewer stones";
	if (value_of(y) > game.second)
		return "the second pile has fewer stones";
	if (value_of(x) == 0 && value_of(y) == 0)
		return "it takes nothing";
	return "from both piles one takes the same number";
}

static bool is_legal(const struct word *x, const struct word *y)
{
	struct wy_move move;

	if (x->text[0] == '-' || y->text[0] == '-')
		return false;
	move.first = value_of(x);
	move.second = value_of(y);
	return wy_may_take(game.first, game.second, move);
}

static void refuse_move(stones x, stones y)
{
	const stones first = game.first - x, second = game.second - y;
	const struct wy_move move = a_winning_move(first, second);

	quitf(_wa,
			"%s: from (%llu, %llu) the move %llu %llu does not win: it leaves (%llu, %llu), "
			"and the opponent wins by %llu %llu",
			place(), game.first, game.second, x, y, first, second, (stones)move.first,
			(stones)move.second);
}

/* Reads a move and makes it; returns if it wins. */
static void take_turn_of_program(void)
{
	struct word x, y;

	game.moves++;
	read_stones(&x, "x of a move");
	read_stones(&y, "y of a move");
	if (!is_legal(&x, &y))
		quitf(_wa, "%s: from (%llu, %llu) the move %s %s is not legal: %s", place(),
				game.first, game.second, text_of(&x), text_of(&y),
				why_not_legal(&x, &y));
	if (!is_lost(game.first - value_of(&x), game.second - value_of(&y)))
		refuse_move(value_of(&x), value_of(&y));
	game.first -= value_of(&x);
	game.second -= value_of(&y);
}

/* --- How we play ------------------------------------------------------------------------- */

static struct wy_move leave_of_larger_pile(stones left)
{
	struct wy_move move = { 0, 0 };

	if (game.first > game.second)
		move.first = game.first - left;
	else
		move.second = game.second - left;
	return move;
}

static struct wy_move random_move(stones smaller)
{
	const stones all = game.first + game.second + smaller;
	stones drawn = (stones)nextLong(&game.random, (long long)all) + 1;
	struct wy_move move = { 0, 0 };

	if (drawn <= game.first) {
		move.first = drawn;
	} else if (drawn -= game.first, drawn <= game.second) {
		move.second = drawn;
	} else {
		move.first = move.second = drawn - game.second;
	}
	return move;
}

/* In a lost position with stones left. */
static struct wy_move choose_move(void)
{
	const struct wy_pos piles = wy_pos_make(game.first, game.second);
	const stones smaller = piles.a, difference = piles.b - piles.a;

	if (game.style == RANDOM && game.moves < ROUNDS_MAX - 1)
		return random_move(smaller);
	while (game.style != RANDOM && game.next < game.replies) {
		const stones x = game.reply[game.next++];

		if (game.style == LEAD && x < difference)
			return leave_of_larger_pile(smaller + x);
		if (game.style == SMALL && x < smaller)
			return leave_of_larger_pile(x);
	}
	return leave_of_larger_pile(0);
}

static void take_our_turn(void)
{
	const struct wy_move move = choose_move();

	game.first -= move.first;
	game.second -= move.second;
	say_numbers(move.first, move.second);
}

/* --- The whole --------------------------------------------------------------------------- */

static void read_style(void)
{
	const char *const name = readTokenPattern(inf, "lead|small|random", "style");

	game.style = !strcmp(name, "lead") ? LEAD : !strcmp(name, "small") ? SMALL : RANDOM;
	game.replies = readInt(inf, 0, REPLIES_MAX, "m");
	game.next = 0;
	for (int i = 0; i < game.replies; i++)
		game.reply[i] = (stones)readLong(inf, 0, PILE_MAX, "x");
	game.random = newRandom();
	setSeed(&game.random, game.replies > 0 ? (long long)game.reply[0] : 0);
}

static void read_game(int number)
{
	game.number = number;
	game.moves = 0;
	game.first = (stones)readLong(inf, 0, PILE_MAX, "a");
	game.second = (stones)readLong(inf, 0, PILE_MAX, "b");
	read_style();
}

/* Returns if the program wins. */
static void play_game(void)
{
	say_numbers(game.first, game.second);
	if (read_side())
		take_turn_of_program();
	while (game.first > 0 || game.second > 0) {
		take_our_turn();
		take_turn_of_program();
	}
	say_numbers(0, 0);
}

static void refuse_more_words(int games)
{
	struct word word;

	fclose(stdout);
	if (seekEof(ouf))
		return;
	read_word(&word, "");
	quitf(_wa, "after game %d: expected the end of the output, found \"%s\"", games,
			text_of(&word));
}

static const char *counted(int count, const char *noun)
{
	return format("%d %s%s", count, noun, count == 1 ? "" : "s");
}

int main(int argc, char *argv[])
{
	int moves = 0;

	setName("a duel in Wythoff's game");
	registerInteraction(argc, argv);

	const int games = readInt(inf, 1, GAMES_MAX, "g");

	printf("%d\n", games);
	for (int i = 1; i <= games; i++) {
		read_game(i);
		play_game();
		moves += game.moves;
	}
	refuse_more_words(games);
	quitf(_ok, "%s won with %s", counted(games, "game"), counted(moves, "move"));
}
