/*
 * small_games.h - small positions by the definition of the game, and a reader of outputs.
 *
 * No number theory and nothing of lib/: what the checkers are compared with.
 */
#ifndef SMALL_GAMES_H
#define SMALL_GAMES_H

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

/* Piles and indices are below this; the pair of the last index is in the table. */
#define SMALL 13
#define SMALL_SIDE 40

static bool small_cold[SMALL_SIDE][SMALL_SIDE];

/* --- the game ------------------------------------------------------------------------ */

static inline bool small_is_move(int first, int second, int x, int y)
{
	return x >= 0 && y >= 0 && x <= first && y <= second && x + y > 0 &&
			(x == 0 || y == 0 || x == y);
}

static inline bool small_is_win(int first, int second, int x, int y)
{
	return small_is_move(first, second, x, y) && small_cold[first - x][second - y];
}

static inline int small_wins(int first, int second)
{
	int wins = 0;

	for (int x = 0; x <= first; x++)
		for (int y = 0; y <= second; y++)
			wins += small_is_win(first, second, x, y);
	return wins;
}

/* Row by row: every move leads to what is already there. */
static inline void build_small_games(void)
{
	for (int first = 0; first < SMALL_SIDE; first++)
		for (int second = 0; second < SMALL_SIDE; second++)
			small_cold[first][second] = small_wins(first, second) == 0;
}

/* The k-th cold pair has the difference k. */
static inline int small_cold_low(int k)
{
	int low = 0;

	while (!small_cold[low][low + k])
		low++;
	return low;
}

/* --- right outputs -------------------------------------------------------------------- */

static inline size_t print_winning_moves(int first, int second, char *text)
{
	char *at = text + sprintf(text, "%d\n", small_wins(first, second));

	for (int x = 0; x <= first; x++)
		for (int y = 0; y <= second; y++)
			if (small_is_win(first, second, x, y))
				at += sprintf(at, "%d %d\n", x, y);
	return (size_t)(at - text);
}

static inline size_t print_cold_pair(int k, char *text)
{
	return (size_t)sprintf(text, "%d %d\n", small_cold_low(k), small_cold_low(k) + k);
}

/* --- reading outputs ------------------------------------------------------------------ */

struct reader {
	const char *at, *end;
};

static inline bool begins_with_mark(const char *text, size_t length)
{
	return length >= 3 && memcmp(text, "\357\273\277", 3) == 0;
}

static inline struct reader reader_of(const char *text, size_t length)
{
	struct reader r = { text, text + length };

	if (begins_with_mark(text, length))
		r.at += 3;
	return r;
}

static inline bool reader_is_over(struct reader *r)
{
	while (r->at < r->end && *r->at && strchr(" \t\r\n", *r->at))
		r->at++;
	return r->at == r->end;
}

static inline bool is_blank(const char *text, size_t length)
{
	struct reader r = { text, text + length };

	return reader_is_over(&r);
}

/* The next word, cut to what fits: nothing right is longer. */
static inline void reader_word(struct reader *r, char word[16])
{
	size_t length = 0;

	reader_is_over(r);
	for (; r->at < r->end && !(*r->at && strchr(" \t\r\n", *r->at)); r->at++)
		if (length < 15)
			word[length++] = *r->at ? *r->at : '?';
	word[length] = '\0';
}

/* A small number in its only form, or -1. */
static inline int reader_number(struct reader *r)
{
	char word[16], again[16];

	reader_word(r, word);
	for (int value = 0; value < SMALL_SIDE; value++) {
		sprintf(again, "%d", value);
		if (!strcmp(word, again))
			return value;
	}
	return -1;
}

static inline bool is_one_word(const char *text, size_t length, const char *expected)
{
	struct reader r = reader_of(text, length);
	char word[16];

	reader_word(&r, word);
	return !strcmp(word, expected) && reader_is_over(&r);
}

static inline bool is_cold_pair(int k, const char *text, size_t length)
{
	struct reader r = reader_of(text, length);
	const int a = reader_number(&r), b = reader_number(&r);

	return a == small_cold_low(k) && b == a + k && reader_is_over(&r);
}

/* As many as there are, each of them winning, no two the same. */
static inline bool are_all_winning_moves(int first, int second, const char *text, size_t length)
{
	struct reader r = reader_of(text, length);
	const int wins = small_wins(first, second);
	int x[SMALL_SIDE], y[SMALL_SIDE];

	if (reader_number(&r) != wins)
		return false;
	for (int i = 0; i < wins; i++) {
		x[i] = reader_number(&r);
		y[i] = reader_number(&r);
		if (!small_is_win(first, second, x[i], y[i]))
			return false;
		for (int j = 0; j < i; j++)
			if (x[i] == x[j] && y[i] == y[j])
				return false;
	}
	return reader_is_over(&r);
}

#endif
