/*
 * test_duel - interactor/duel.c against players who play well, badly and not at all.
 *
 * What is right comes from the game tree, small_games.h: every side and every move from each
 * small position is taken or refused as the tree says, and what the interactor answers is what
 * its input says, legal, and over when the tree says so.  Hostile players must end in a verdict
 * about them, with the words that are given here, and cost no memory.
 *
 * If anything hangs, the alarm ends the test as failed.
 */
#include "play_over_pipes.h"
#include "../game_checkers/small_games.h"

#include <sys/resource.h>
#include <sys/time.h>

static char *duel;
static int passed, failed;

enum { OK, WA, PE };

struct end {
	int code;
	long memory_kb;
	char message[512]; /* without the first words and the line end */
	char said[512];
};

static void count(bool holds, const char *fact, const struct end *end)
{
	passed += holds;
	failed += !holds;
	if (!holds)
		printf("does not hold: %s\n    ended with %d: %s\n", fact, end->code, end->message);
}

static struct end ended(pid_t pid)
{
	static const char *const words[] = { "ok ", "wrong answer ", "wrong output format " };
	struct end end = { .code = 0 };
	struct rusage used;
	int status;

	if (wait4(pid, &status, 0, &used) != pid)
		die("wait4");
	end.code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
	end.memory_kb = used.ru_maxrss;
	read_file("log", end.message, sizeof end.message);
	end.message[strcspn(end.message, "\n")] = '\0';
	if (end.code <= PE && !strncmp(end.message, words[end.code], strlen(words[end.code])))
		memmove(end.message, end.message + strlen(words[end.code]),
				strlen(end.message + strlen(words[end.code])) + 1);
	return end;
}

static pid_t start_duel(int in, int out)
{
	char *argv[] = { duel, "in", "out", NULL };

	signal(SIGPIPE, SIG_IGN);
	const pid_t pid = start(argv, in, out, "log");
	signal(SIGPIPE, SIG_DFL);
	return pid;
}

/* --- players who do not listen ---------------------------------------------------------- */

static void write_bytes(const char *path, const char *bytes, size_t size)
{
	FILE *file = fopen(path, "w");

	if (!file || fwrite(bytes, 1, size, file) != size || fclose(file))
		die(path);
}

/* The player says all of this at once. */
static struct end hears(const char *input, const char *bytes, size_t size)
{
	write_file("in", input);
	write_bytes("words", bytes, size);

	const int in = open("words", O_RDONLY),
		  said = open("said", O_WRONLY | O_CREAT | O_TRUNC, 0600);
	struct end end = ended(start_duel(in, said));

	close(in);
	close(said);
	read_file("said", end.said, sizeof end.said);
	return end;
}

/*
 * (5, 7) is won by 2 2, 1 0 and 0 4.  After 2 2 the difference 1 is left, (3, 4): 2 2 goes
 * to (1, 2).  Then the larger pile goes whole, and 1 0 ends the game.
 */
#define WON_GAME "first 2 2 2 2 1 0 "

static const struct spoken {
	const char *input, *words;
	int code;
	const char *message;
} spoken[] = {
	{ "1\n5 7 lead 1 1\n", WON_GAME, OK, "1 game won with 3 moves" },
	{ "1\n5 7 lead 1 1\n", "first\n2 2\n2 2\n1 0\n", OK, "1 game won with 3 moves" },
	{ "1\n5 7 lead 1 1\n", "\r\n\tfirst 2\n\n2 2 2 1 0", OK, "1 game won with 3 moves" },
	{ "1\n0 0 lead 0\n", "second", OK, "1 game won with 0 moves" },
	{ "2\n0 0 lead 0\n0 0 small 0\n", "second second", OK, "2 games won with 0 moves" },
	/* the side */
	{ "1\n5 7 lead 0\n", "second", WA,
			"game 1: says second, but from (5, 7) the first player wins by 2 2" },
	{ "2\n0 0 lead 0\n4 7 lead 0\n", "second first", WA,
			"game 2: says first, but (4, 7) is lost for the first player" },
	{ "1\n5 7 lead 0\n", "", WA,
			"game 1: expected first or second, found the end of the output" },
	{ "1\n5 7 lead 0\n", " \n\n \t", WA,
			"game 1: expected first or second, found the end of the output" },
	{ "1\n5 7 lead 0\n", "First", PE, "game 1: expected first or second, found \"First\"" },
	{ "1\n5 7 lead 0\n", "first2 2", PE, "game 1: expected first or second, found \"first2\"" },
	{ "1\n5 7 lead 0\n", "firs", PE, "game 1: expected first or second, found \"firs\"" },
	{ "1\n5 7 lead 0\n", "2 2", PE, "game 1: expected first or second, found \"2\"" },
	/* moves that are none */
	{ "1\n5 7 lead 0\n", "first", WA,
			"game 1, move 1: expected x of a move, found the end of the output" },
	{ "1\n5 7 lead 0\n", "first 2", WA,
			"game 1, move 1: expected y of a move, found the end of the output" },
	{ "1\n5 7 lead 1 1\n", "first 2 2 ", WA,
			"game 1, move 2: expected x of a move, found the end of the output" },
	{ "1\n5 7 lead 0\n", "first two 2", PE,
			"game 1, move 1: expected x of a move as a plain integer, found \"two\"" },
	{ "1\n5 7 lead 0\n", "first 2 2.0", PE,
			"game 1, move 1: expected y of a move as a plain integer, found \"2.0\"" },
	{ "1\n5 7 lead 0\n", "first 02 2", PE,
			"game 1, move 1: expected x of a move as a plain integer, found \"02\"" },
	{ "1\n5 7 lead 0\n", "first +2 2", PE,
			"game 1, move 1: expected x of a move as a plain integer, found \"+2\"" },
	{ "1\n5 7 lead 0\n", "first -0 4", PE,
			"game 1, move 1: expected x of a move as a plain integer, found \"-0\"" },
	{ "1\n5 7 lead 0\n", "first - 4", PE,
			"game 1, move 1: expected x of a move as a plain integer, found \"-\"" },
	{ "1\n5 7 lead 0\n", "first 0 -4", WA,
			"game 1, move 1: from (5, 7) the move 0 -4 is not legal: nobody may add stones" },
	{ "1\n5 7 lead 0\n", "first 0 0", WA,
			"game 1, move 1: from (5, 7) the move 0 0 is not legal: it takes nothing" },
	{ "1\n5 7 lead 0\n", "first 2 4", WA,
			"game 1, move 1: from (5, 7) the move 2 4 is not legal: from both piles one takes "
			"the same number" },
	{ "1\n5 7 lead 0\n", "first 6 0", WA,
			"game 1, move 1: from (5, 7) the move 6 0 is not legal: the first pile has fewer "
			"stones" },
	{ "1\n5 7 lead 0\n", "first 0 8", WA,
			"game 1, move 1: from (5, 7) the move 0 8 is not legal: the second pile has fewer "
			"stones" },
	{ "1\n5 7 lead 0\n", "first 0 18446744073709551620", WA,
			"game 1, move 1: from (5, 7) the move 0 18446744073709551620 is not legal: the "
			"second pile has fewer stones" },
	{ "1\n5 7 lead 0\n", "first 9999999999999999999 0", WA,
			"game 1, move 1: from (5, 7) the move 9999999999999999999 0 is not legal: the "
			"first pile has fewer stones" },
	{ "1\n5 7 lead 0\n", "first -18446744073709551614 0", WA,
			"game 1, move 1: from (5, 7) the move -18446744073709551614 0 is not legal: "
			"nobody may add stones" },
	/* moves that lose */
	{ "1\n5 7 lead 0\n", "first 1 1", WA,
			"game 1, move 1: from (5, 7) the move 1 1 does not win: it leaves (4, 6), and the "
			"opponent wins by 1 1" },
	{ "1\n5 7 lead 1 1\n", "first 2 2 3 0", WA,
			"game 1, move 2: from (3, 4) the move 3 0 does not win: it leaves (0, 4), and the "
			"opponent wins by 0 4" },
	/* what follows */
	{ "1\n5 7 lead 1 1\n", WON_GAME " \n\t\r\n ", OK, "1 game won with 3 moves" },
	{ "1\n5 7 lead 1 1\n", WON_GAME "0 0", WA,
			"after game 1: expected the end of the output, found \"0\"" },
	{ "2\n5 7 lead 1 1\n0 0 lead 0\n", WON_GAME "0 0 second", PE,
			"game 2: expected first or second, found \"0\"" },
	{ "2\n5 7 lead 1 1\n0 0 lead 0\n", WON_GAME, WA,
			"game 2: expected first or second, found the end of the output" },
};

static void words_get_their_verdict(void)
{
	for (size_t i = 0; i < sizeof spoken / sizeof *spoken; i++) {
		const struct spoken *s = &spoken[i];
		const struct end end = hears(s->input, s->words, strlen(s->words));

		count(end.code == s->code && !strcmp(end.message, s->message), s->words, &end);
	}
}

#define SAYS(bytes) bytes, sizeof bytes - 1

static void odd_bytes_are_no_words(void)
{
	const char *const input = "1\n5 7 lead 1 1\n";
	struct end end = hears(input, SAYS("fir\0st 2 2"));

	count(end.code == PE, "a NUL inside a word", &end);
	end = hears(input, SAYS("first\0 2 2"));
	count(end.code == PE, "a NUL behind a word", &end);
	end = hears(input, SAYS("first 2\0 2"));
	count(end.code == PE, "a NUL behind a number", &end);
	end = hears(input, SAYS("\0"));
	count(end.code == PE, "a NUL alone", &end);
	end = hears(input, SAYS(WON_GAME "\0"));
	count(end.code == WA, "a NUL after the last game", &end);
	end = hears(input, SAYS("first \377 2"));
	count(end.code == WA || end.code == PE, "a byte 255", &end);
	end = hears(input, SAYS("first 2 2\v2 2"));
	count(end.code == PE, "a vertical tab is no blank", &end);
}

static void answers_are_what_the_input_says(void)
{
	const struct end end = hears("1\n5 7 lead 1 1\n", SAYS(WON_GAME));

	count(!strcmp(end.said, "1\n5 7\n0 1\n0 2\n0 0\n"), end.said, &end);
}

static void broken_inputs_are_failures(void)
{
	static const char *const inputs[] = { "", "0\n", "1\n", "1\n5 7\n", "1\n5 7 lead\n",
		"1\n5 7 lead 2 1\n", "1\n5 7 king 0\n", "1\n5 7 lead 299\n", "1\n-1 7 lead 0\n",
		"1\n5 1000000000000000001 lead 0\n", "1001\n" };

	for (size_t i = 0; i < sizeof inputs / sizeof *inputs; i++) {
		const struct end end = hears(inputs[i], SAYS(""));

		count(end.code == 3, inputs[i], &end);
	}
}

/* --- all moves from small positions ---------------------------------------------------------- */

#define SIDE 7

static bool is_taken(int first, int second, int x, int y)
{
	char input[64], words[64];

	sprintf(input, "1\n%d %d lead 0\n", first, second);
	sprintf(words, "first %d %d ", x, y);

	const struct end end = hears(input, words, strlen(words));
	const bool is_over = end.code == OK;
	const bool goes_on = end.code == WA && strstr(end.message, "move 2: expected x");
	const bool ends_game = x == first && y == second;

	return ends_game ? is_over : goes_on;
}

static void moves_are_taken_as_the_tree_says(void)
{
	int wrong = 0, all = 0, wins = 0;

	for (int first = 0; first < SIDE; first++)
		for (int second = 0; second < SIDE; second++) {
			if (small_cold[first][second])
				continue;
			for (int x = 0; x <= first + 1; x++)
				for (int y = 0; y <= second + 1; y++) {
					const bool wins_here = small_is_win(first, second, x, y);

					wrong += is_taken(first, second, x, y) != wins_here;
					wins += wins_here;
					all++;
				}
		}
	if (wrong > 0 || wins < 40)
		printf("%d of %d moves, %d of them winning, are judged wrongly\n", wrong, all,
				wins);
	passed += wrong == 0 && wins >= 40;
	failed += wrong > 0 || wins < 40;
}

static void sides_are_taken_as_the_tree_says(void)
{
	int wrong = 0;

	for (int first = 0; first < 20; first++)
		for (int second = 0; second < 20; second++) {
			char input[64];

			sprintf(input, "1\n%d %d lead 0\n", first, second);

			const char *right = small_cold[first][second] ? "second" : "first";
			const char *other = small_cold[first][second] ? "first" : "second";
			const struct end good = hears(input, right, strlen(right));
			const struct end bad = hears(input, other, strlen(other));

			wrong += !!strstr(good.message, "says");
			wrong += !strstr(bad.message, "says") || bad.code != WA;
		}
	passed += wrong == 0;
	failed += wrong > 0;
	if (wrong > 0)
		printf("%d sides are judged wrongly\n", wrong);
}

/* --- players who listen ------------------------------------------------------------------------ */

#define GAMES 100
#define NUMBERS 20

struct game {
	int first, second;
	const char *style;
	int count, x[NUMBERS];
};

static struct game games[GAMES];

static void make_games(unsigned seed)
{
	static const char *const styles[] = { "lead", "small", "random" };
	FILE *in = fopen("in", "w");

	if (!in)
		die("in");
	srand(seed);
	fprintf(in, "%d\n", GAMES);
	for (int i = 0; i < GAMES; i++) {
		struct game *g = &games[i];

		*g = (struct game){ rand() % SMALL_SIDE, rand() % SMALL_SIDE, styles[rand() % 3],
			rand() % NUMBERS, { 0 } };
		if (!strcmp(g->style, "random"))
			g->count = 1;
		fprintf(in, "%d %d %s %d", g->first, g->second, g->style, g->count);
		for (int j = 0, x = SMALL_SIDE; j < g->count; j++) {
			x -= x > 0 ? 1 + rand() % 3 : 0;
			g->x[j] = x < 0 ? 0 : x;
			fprintf(in, " %d", g->x[j]);
		}
		fprintf(in, "\n");
	}
	if (fclose(in))
		die("in");
}

/* In a child: ends with 1 if the interactor does not do what it should. */
static void demand(bool condition)
{
	if (!condition)
		_exit(1);
}

/* What its input says it leaves: the piles, sorted, after its next move. */
static void demand_style(const struct game *g, int *next, int first, int second, int x, int y)
{
	const int small = first < second ? first : second, large = first + second - small;
	const bool leads = !strcmp(g->style, "lead");
	int left = 0;

	while (*next < g->count) {
		const int number = g->x[(*next)++];

		if (number < (leads ? large - small : small)) {
			left = leads ? small + number : number;
			break;
		}
	}
	demand(first - x + second - y == small + left && (first < second ? x == 0 : y == 0));
}

static void make_winning_move(int *first, int *second)
{
	int at = rand() % small_wins(*first, *second);

	for (int x = 0; x <= *first; x++)
		for (int y = 0; y <= *second; y++)
			if (small_is_win(*first, *second, x, y) && at-- == 0) {
				printf("%d %d\n", x, y);
				fflush(stdout);
				*first -= x;
				*second -= y;
				return;
			}
}

static void play_game(const struct game *g)
{
	int first, second, x, y, next = 0;

	demand(scanf("%d %d", &first, &second) == 2 && first == g->first && second == g->second);
	puts(small_cold[first][second] ? "second" : "first");
	fflush(stdout);
	if (!small_cold[first][second])
		make_winning_move(&first, &second);
	while (first + second > 0) {
		demand(scanf("%d %d", &x, &y) == 2 && small_is_move(first, second, x, y));
		if (strcmp(g->style, "random") != 0)
			demand_style(g, &next, first, second, x, y);
		first -= x;
		second -= y;
		make_winning_move(&first, &second);
	}
	demand(scanf("%d %d", &x, &y) == 2 && x == 0 && y == 0);
}

/* Plays all games, and waits for the interactor to close its end before it closes its own. */
static void play_well(void)
{
	int count, more;

	demand(scanf("%d", &count) == 1 && count == GAMES);
	for (int i = 0; i < GAMES; i++)
		play_game(&games[i]);
	demand(scanf("%d", &more) == EOF);
}

/* Leaves after its last move: 0 0 has no reader. */
static void leave_early(void)
{
	demand(!small_cold[games[0].first][games[0].second]);
	printf("first ");
	fflush(stdout);
}

static void flood(const char *bytes)
{
	char many[65536];

	memset(many, *bytes, sizeof many);
	printf("%s", bytes + 1);
	fflush(stdout);
	for (int i = 0; i < 1024; i++)
		if (write(STDOUT_FILENO, many, sizeof many) < 0)
			return;
}

static void flood_digits(void)
{
	flood("1first ");
}

static void flood_letters(void)
{
	flood("x");
}

static void flood_blanks(void)
{
	flood(" ");
}

static void flood_blanks_and_win(void)
{
	flood("\n");
	play_well();
	flood(" ");
}

static struct end meets(void (*player)(void), int *player_code)
{
	int to_player[2], to_duel[2];

	if (pipe(to_player) || pipe(to_duel))
		die("pipe");

	const pid_t first = start_duel(to_duel[0], to_player[1]);

	fflush(stdout);
	const pid_t second = fork();

	if (second == 0) {
		if (dup2(to_player[0], 0) < 0 || dup2(to_duel[1], 1) < 0)
			_exit(2);
		for (int fd = 3; fd < 64; fd++)
			close(fd);
		signal(SIGPIPE, SIG_IGN);
		alarm(PATIENCE);
		player();
		fflush(stdout);
		_exit(0);
	}
	for (int i = 0; i < 2; i++) {
		close(to_player[i]);
		close(to_duel[i]);
	}

	const struct end end = ended(first);

	*player_code = exit_code(second);
	return end;
}

static void good_players_win(void)
{
	for (unsigned seed = 1; seed <= 6; seed++) {
		int code;

		make_games(seed);

		const struct end end = meets(play_well, &code);

		count(end.code == OK && code == 0 && strstr(end.message, "100 games won with "),
				"who plays well wins, and is answered as the input says", &end);
	}
}

static void floods_cost_no_memory(void)
{
	int code;

	make_games(1);

	const long usual = meets(play_well, &code).memory_kb;
	struct end end = meets(flood_letters, &code);

	count(end.code == PE && end.memory_kb < usual + 4096, "an endless word", &end);
	end = meets(flood_blanks, &code);
	count(end.code == WA && end.memory_kb < usual + 4096, "64 MiB of blanks", &end);
	end = meets(flood_blanks_and_win, &code);
	count(end.code == OK && code == 0 && end.memory_kb < usual + 4096,
			"64 MiB of blanks before and after a match well played", &end);
	write_file("in", "1\n5 7 lead 0\n");
	end = meets(flood_digits, &code);
	count(end.code == WA && end.memory_kb < usual + 4096, "an endless number", &end);
}

static void who_leaves_has_lost(void)
{
	int code;

	games[0] = (struct game){ .first = 5, .second = 7 };
	write_file("in", "1\n5 7 lead 0\n");

	const struct end end = meets(leave_early, &code);

	count(end.code == WA && code == 0, "who leaves before the end", &end);
}

int main(int argc, char *argv[])
{
	char folder[] = "/tmp/test_duel.XXXXXX";

	(void)argc;
	duel = neighbour(argv[0], "../../interactor/duel");
	if (!mkdtemp(folder) || chdir(folder))
		die(folder);
	build_small_games();
	words_get_their_verdict();
	odd_bytes_are_no_words();
	answers_are_what_the_input_says();
	broken_inputs_are_failures();
	moves_are_taken_as_the_tree_says();
	sides_are_taken_as_the_tree_says();
	good_players_win();
	floods_cost_no_memory();
	who_leaves_has_lost();

	unlink("in"), unlink("out"), unlink("log"), unlink("words"), unlink("said");
	rmdir(folder);
	free(duel);
	printf("duel: %d passed, %d failed\n", passed, failed);
	return failed > 0;
}
