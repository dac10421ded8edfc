/*
 * landmarks.h - numbers near which programs about the golden ratio fail for the first time.
 *
 *     find_landmarks(upto);
 *     for (int i = 0; i < landmarks.count; i++)
 *             use(landmarks.at[i].x);
 *
 * They are the k whose k*phi comes closest to an integer for their size, those of the
 * smallest hardness first (1: Fibonacci numbers, 4, 5: Lucas numbers, ...); where something
 * leaves its type (crossings.h); the powers of two and of ten; the limit.
 */
#ifndef LANDMARKS_H
#define LANDMARKS_H

#include "crossings.h"

CASES_API int order_of_numbers(uint64_t x, uint64_t y)
{
	return x < y ? -1 : x > y;
}

/* Hardness up to this; about 250 k between a power of two and the next. */
#define HARDNESS_MAX 400
#define LANDMARKS_MAX 32768

struct landmark {
	uint64_t rank; /* its hardness; for those of another kind that of a Lucas number */
	uint64_t x;
};

static struct {
	uint64_t upto;
	int count;
	struct landmark at[LANDMARKS_MAX];
} landmarks;

CASES_API int order_of_landmarks(const void *left, const void *right)
{
	const struct landmark *const x = (const struct landmark *)left;
	const struct landmark *const y = (const struct landmark *)right;

	return x->rank != y->rank ? order_of_numbers(x->rank, y->rank)
				  : order_of_numbers(x->x, y->x);
}

CASES_API void add_landmark(uint64_t rank, uint64_t x)
{
	if (landmarks.count == LANDMARKS_MAX || x > landmarks.upto)
		return;
	landmarks.at[landmarks.count].rank = rank;
	landmarks.at[landmarks.count++].x = x;
}

/* distance < N / (2 k) is more than the hardness N allows, N / (2.236 k). */
CASES_API void add_hard_k(void)
{
	for (int j = 0; j < 63 && (uint64_t)1 << j <= landmarks.upto; j++) {
		const uint64_t from = (uint64_t)1 << j;
		const uint64_t width = j < 9 ? (uint64_t)1 << 63
					     : ((uint64_t)HARDNESS_MAX << 55) / from * 256;
		struct wy_walk w = wy_walk_begin(from, 2 * from - 1, width, width);

		while (wy_walk_next(&w))
			if (wy_hardness(w.k) <= HARDNESS_MAX)
				add_landmark(wy_hardness(w.k), w.k);
	}
}

#define RANK_OF_TYPES 5

CASES_API void add_powers_of(uint64_t base)
{
	for (uint64_t power = base; power <= landmarks.upto; power *= base) {
		add_landmark(RANK_OF_TYPES, power);
		if (power > UINT64_MAX / base)
			break;
	}
}

CASES_API void add_types(void)
{
	for (int type = 0; type < TYPES; type++)
		for (int quantity = 0; quantity < QUANTITIES; quantity++)
			add_landmark(RANK_OF_TYPES, first_exceeding(quantity, most_in(type)));
	add_powers_of(2);
	add_powers_of(10);
	add_landmark(RANK_OF_TYPES, cases.max);
	add_landmark(RANK_OF_TYPES, cases.last_k);
}

/* Those up to a number, into landmarks.at[], by rank. */
CASES_API void find_landmarks(uint64_t upto)
{
	landmarks.upto = upto;
	add_hard_k();
	add_types();
	qsort(landmarks.at, (size_t)landmarks.count, sizeof *landmarks.at, order_of_landmarks);
}

#endif
