/*
 * test_game - lets the interactor and a participant play over two real pipes.
 *
 * Proves that nothing blocks: the interactor must answer a guess as soon as the
 * byte behind it has come, and must notice that the participant has left.  If
 * anything hangs, the alarm ends the test as failed.
 *
 * Both programs lie next to this one.  As under a judge, the interactor runs
 * with SIGPIPE ignored, so that it outlives the participant.
 */
#include "play_over_pipes.h"

/* The number is the last one that halving finds: seven questions up to 100. */
#define TEST "100 100 10\n"

static const struct game {
	const char *manner;
	int interactor_code, player_code;
	const char *message, *out;
} games[] = {
	{ "plain", 0, 0, "ok found with 7 questions\n", "7\n" },
	{ "space", 0, 0, "ok found with 7 questions\n", "7\n" },
	{ "bytes", 0, 0, "ok found with 7 questions\n", "7\n" },
	{ "held", 0, 0, "ok found with 7 questions\n", "7\n" },
	{ "open_end", 0, 0, "ok found with 7 questions\n", "7\n" },
	{ "quits", 2, 0, "wrong output format Unexpected end of file - int32 expected\n", "" },
	{ "mute", 2, 0, "wrong output format Unexpected end of file - int32 expected\n", "" },
	{ "babbles", 2, 0, "wrong output format Expected integer, but \"forty-two\" found\n", "" },
};

/* Files "in", "out", "log" and "err" are in the working directory. */
static bool play(const struct game *game, char *interactor, char *player)
{
	char *interactor_argv[] = { interactor, "in", "out", NULL };
	char *player_argv[] = { player, (char *)game->manner, NULL };
	char message[256], out[256];
	int to_player[2], to_interactor[2];

	if (pipe(to_player) || pipe(to_interactor))
		die("pipe");
	signal(SIGPIPE, SIG_IGN);
	const pid_t first = start(interactor_argv, to_interactor[0], to_player[1], "log");
	signal(SIGPIPE, SIG_DFL);
	const pid_t second = start(player_argv, to_player[0], to_interactor[1], "err");

	for (int i = 0; i < 2; i++) {
		close(to_player[i]);
		close(to_interactor[i]);
	}
	const int interactor_code = exit_code(first), player_code = exit_code(second);

	read_file("log", message, sizeof message);
	read_file("out", out, sizeof out);
	if (interactor_code == game->interactor_code && player_code == game->player_code &&
			!strcmp(message, game->message) && !strcmp(out, game->out))
		return true;
	printf("player %s: interactor %d, player %d, out '%s', says: %s", game->manner,
			interactor_code, player_code, out, message);
	return false;
}

int main(int argc, char *argv[])
{
	const int games_count = (int)(sizeof games / sizeof *games);
	char folder[] = "/tmp/test_game.XXXXXX";
	int passed = 0;

	(void)argc;
	char *interactor = neighbour(argv[0], "guess"), *player = neighbour(argv[0], "player");

	if (!mkdtemp(folder) || chdir(folder))
		die(folder);
	write_file("in", TEST);
	for (int i = 0; i < games_count; i++)
		passed += play(&games[i], interactor, player);

	unlink("in"), unlink("out"), unlink("log"), unlink("err");
	rmdir(folder);
	free(interactor);
	free(player);
	printf("interactor: %d passed, %d failed\n", passed, games_count - passed);
	return passed < games_count;
}
