/*
 * one_wythoff - asks the library what a table of known answers tells.
 *
 *     one_wythoff < table       made by tests/oracle/known_answers.c, which has the format
 *
 * Prints the lines on which they differ, then how many lines there were.
 */
#include "wythoff.h"

#include <stdio.h>
#include <string.h>

static char answer[256];

static void add(uint64_t number)
{
	sprintf(answer + strlen(answer), " %llu", (unsigned long long)number);
}

static void add_if(bool fits, uint64_t number)
{
	if (fits)
		add(number);
	else
		strcat(answer, " -");
}

static void add_moves(uint64_t first, uint64_t second)
{
	struct wy_move moves[WY_MOVES_MAX];
	int i, count = wy_winning_moves(first, second, moves);

	add((uint64_t)count);
	for (i = 0; i < count; i++) {
		add(moves[i].first);
		add(moves[i].second);
	}
}

/* The product of the piles of the k-th cold pair. */
static void add_big_pair(uint64_t k)
{
	static char text[WY_BIG_TEXT];
	static struct wy_big big, a, b, product;

	wy_big_set(&big, k);
	wy_big_cold_pair(&big, &a, &b);
	wy_big_multiply(&product, &a, &b);
	strcat(answer, " ");
	strcat(answer, wy_big_print(&product, text));
	if (!wy_big_is_cold(&b, &a))
		strcat(answer, " hot");
}

static void add_sum(uint64_t n)
{
	const struct wy_wide sum = wy_sum_lows(n);

	add(sum.high);
	add(sum.low);
}

static void add_walk(uint64_t from, uint64_t to, uint64_t below, uint64_t above)
{
	struct wy_walk w = wy_walk_begin(from, to, below, above);
	uint64_t count = 0, sum = 0;

	while (wy_walk_next(&w)) {
		count++;
		sum += w.k;
	}
	add(count);
	add(sum);
}

/* Makes the line that the table should hold, from the question in it. */
static void ask(const char *kind, const unsigned long long x[4])
{
	struct wy_pos pair = { 0, 0 };
	uint64_t partner = 0;
	bool fits;

	strcpy(answer, kind);
	add(x[0]);
	if (!strcmp(kind, "low")) {
		add_if(x[0] <= WY_LOW_MAX, wy_cold_low(x[0]));
	} else if (!strcmp(kind, "pair")) {
		fits = wy_cold_pair(x[0], &pair);
		if (fits)
			add(pair.a);
		add_if(fits, pair.b);
	} else if (!strcmp(kind, "partner")) {
		fits = wy_partner(x[0], &partner);
		add_if(fits, partner);
	} else if (!strcmp(kind, "hardness")) {
		add(wy_hardness(x[0]));
	} else if (!strcmp(kind, "cold")) {
		add(x[1]);
		add(wy_is_cold(wy_pos_make(x[0], x[1])));
	} else if (!strcmp(kind, "moves")) {
		add(x[1]);
		add_moves(x[0], x[1]);
	} else if (!strcmp(kind, "pair_t")) {
		add(x[1]);
		fits = wy_cold_pair_t(x[0], x[1], &pair);
		if (fits)
			add(pair.a);
		add_if(fits, pair.b);
	} else if (!strcmp(kind, "cold_t")) {
		add(x[1]);
		add(x[2]);
		add(wy_is_cold_t(wy_pos_make(x[0], x[1]), x[2]));
	} else if (!strcmp(kind, "count")) {
		add(x[1]);
		add(x[2]);
		add(x[3]);
		add(wy_count_cold(x[0], x[1], x[2], x[3]));
	} else if (!strcmp(kind, "sum")) {
		add_sum(x[0]);
	} else if (!strcmp(kind, "big")) {
		add_big_pair(x[0]);
	} else if (!strcmp(kind, "walk")) {
		add(x[1]);
		add(x[2]);
		add(x[3]);
		add_walk(x[0], x[1], x[2], x[3]);
	}
	strcat(answer, "\n");
}

int main(void)
{
	unsigned long long x[4];
	char line[256], kind[16];
	int lines = 0, wrong = 0;

	while (fgets(line, sizeof line, stdin)) {
		x[0] = x[1] = x[2] = x[3] = 0;
		if (sscanf(line, "%15s %llu %llu %llu %llu", kind, &x[0], &x[1], &x[2], &x[3]) < 2)
			return 1;
		ask(kind, x);
		lines++;
		if (strcmp(line, answer) != 0) {
			wrong++;
			printf("known: %sfound: %s", line, answer);
		}
	}
	printf("%d lines, %d wrong\n", lines, wrong);
	return lines == 0 || wrong > 0;
}
