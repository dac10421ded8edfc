/*
 * player - a participant of `guess` who finds the number by halving.
 *
 *     player plain      a line per guess
 *     player space      a blank behind each guess, never a line end; the pipe stays open
 *     player bytes      one byte at a time, with pauses; the end as in open_end
 *     player held       the end of the line comes later than the number
 *     player open_end   nothing behind the last guess but the end of the file
 *     player quits      leaves after the first answer
 *     player mute       leaves at once
 *     player babbles    says a word where a number is due
 *
 * `held` exits with 1 if its guess is answered before it is complete: a token
 * ends with the byte behind it, so nobody can know the number earlier.
 */
#include <poll.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char *manner;

static bool plays(const char *name)
{
	return !strcmp(manner, name);
}

static void pause_for(int milliseconds)
{
	poll(NULL, 0, milliseconds);
}

static void send_bytes(const char *text)
{
	if (write(STDOUT_FILENO, text, strlen(text)) < 0)
		exit(1);
}

static void send_one_by_one(const char *text)
{
	char byte[2] = "";

	for (; *text; text++) {
		byte[0] = *text;
		send_bytes(byte);
		pause_for(5);
	}
}

static void send_and_wait(const char *text)
{
	struct pollfd answer = { .fd = STDIN_FILENO, .events = POLLIN };

	send_bytes(text);
	if (poll(&answer, 1, 100) != 0)
		exit(1);
	send_bytes("\n");
}

static void send_guess(int guess, bool last)
{
	const bool ends_here = last && (plays("open_end") || plays("bytes"));
	const char *behind = ends_here || plays("held") ? "" : plays("space") ? " " : "\n";
	char text[32];

	snprintf(text, sizeof text, "%d%s", guess, behind);
	if (plays("babbles"))
		send_bytes("forty-two\n");
	else if (plays("held"))
		send_and_wait(text);
	else if (plays("bytes"))
		send_one_by_one(text);
	else
		send_bytes(text);
	if (ends_here)
		close(STDOUT_FILENO);
}

int main(int argc, char *argv[])
{
	int low = 1, high;
	char answer[2];

	manner = argc > 1 ? argv[1] : "plain";
	if (plays("mute") || scanf("%d", &high) != 1)
		return 0;
	while (low <= high) {
		const int guess = low + (high - low) / 2;

		send_guess(guess, low == high);
		if (scanf("%1s", answer) != 1 || *answer == '=' || plays("quits"))
			return 0;
		if (*answer == '<')
			high = guess - 1;
		else
			low = guess + 1;
	}
	return 1;
}
