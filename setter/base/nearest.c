#include "base/nearest.h"

#include <stdint.h>
#include <string.h>

/* Nobody mistypes a word as long as this; longer ones are as far as they are long. */
#define LONGEST 63

static size_t smaller(size_t x, size_t y)
{
	return x < y ? x : y;
}

size_t edit_distance(const char *a, const char *b)
{
	size_t rows[3][LONGEST + 1], *before = rows[0], *above = rows[1], *row = rows[2];
	const size_t la = strlen(a), lb = strlen(b);

	if (la > LONGEST || lb > LONGEST)
		return la > lb ? la : lb;
	for (size_t j = 0; j <= lb; j++)
		row[j] = before[j] = above[j] = j;
	for (size_t i = 1; i <= la; i++) {
		size_t *const free_row = before;

		before = above, above = row, row = free_row;
		row[0] = i;
		for (size_t j = 1; j <= lb; j++) {
			row[j] = smaller(above[j - 1] + (a[i - 1] != b[j - 1]),
					smaller(above[j], row[j - 1]) + 1);
			if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
				row[j] = smaller(row[j], before[j - 2] + 1);
		}
	}
	return row[lb];
}

const char *nearest(const char *word, const char *const *known)
{
	size_t least = strlen(word) / 3 + 1;
	const char *guess = NULL;

	for (; *known; known++) {
		const size_t distance = edit_distance(word, *known);

		if (distance < least || (distance == least && !guess)) {
			least = distance;
			guess = *known;
		}
	}
	return guess;
}
