/*
 * verdict_cost - decides positions, exactly or in binary64.
 *
 *     verdict_cost exact|double PILE COUNT
 *
 * Both are given the same piles up to PILE, in any order, half of them cold and
 * half nearly so, and print how many they call cold.  The one is lib/wythoff as
 * a program has it that includes dist/wythoff.h; the other is what everybody
 * writes.
 */
#include "../dist/wythoff.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PAIRS 4096 /* they stay in the cache: the verdict is measured, not the memory */

static uint64_t pairs[PAIRS][2];

static bool is_cold_in_binary64(uint64_t first, uint64_t second)
{
	const uint64_t a = first < second ? first : second, b = first < second ? second : first;

	return a == (uint64_t)((double)(b - a) * (1 + sqrt(5)) / 2);
}

static void make_pairs(uint64_t pile)
{
	const uint64_t count = wy_last_pair(pile) + 1;
	uint64_t bits = 88172645463325252ULL;

	for (int i = 0; i < PAIRS; i++) {
		struct wy_pos p = { 0, 0 };

		bits ^= bits << 13, bits ^= bits >> 7, bits ^= bits << 17; /* xorshift64 */
		wy_cold_pair((bits >> 2) % count, &p);
		p.a ^= bits & 1;
		pairs[i][bits >> 1 & 1] = p.a;
		pairs[i][~bits >> 1 & 1] = p.b;
	}
}

int main(int argc, char *argv[])
{
	if (argc != 4 || (strcmp(argv[1], "exact") && strcmp(argv[1], "double"))) {
		fputs("usage: verdict_cost exact|double PILE COUNT\n", stderr);
		return 2;
	}

	const long count = atol(argv[3]);
	long cold = 0;

	make_pairs(strtoull(argv[2], NULL, 10));
	if (!strcmp(argv[1], "exact"))
		for (long i = 0; i < count; i++)
			cold += wy_is_cold(wy_pos_make(pairs[i % PAIRS][0], pairs[i % PAIRS][1]));
	else
		for (long i = 0; i < count; i++)
			cold += is_cold_in_binary64(pairs[i % PAIRS][0], pairs[i % PAIRS][1]);
	printf("%ld\n", cold);
	return 0;
}
