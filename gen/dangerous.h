/*
 * dangerous.h - all k whose k*phi is too close to an integer for a rounded formula.
 *
 * A formula with a relative error below c (its k*phi is off by less than c * k) can
 * take A(k) for one more or one less only where k*phi is closer than c * k to an
 * integer.  These k are few, and they can be enumerated completely:
 *
 *     -bits P        c = U * phi * 2^-P: floating point with a mantissa of P bits
 *     -decimals D    c = U * 10^-D: phi as a constant of D decimals
 *     -ulps U        1 to 1000; 4 by default for -bits, 1 for -decimals
 *     -part I -of N  the I-th of N disjoint parts of the set
 *
 * k is taken by dyadic blocks, 2^j <= k < 2^(j+1), with the width of the upper end,
 * c * 2^(j+1).  That is more than needed, never less: all widths are rounded up.
 *
 * A set larger than what is asked for gives an even sample: each block has the same
 * share; a block smaller than its share gives everything, and what is left goes to
 * the others; within a block one k is drawn from each of as many equal pieces.
 */
#ifndef DANGEROUS_H
#define DANGEROUS_H

#include "cases.h"

#define DANGEROUS_BLOCKS 64
#define DANGEROUS_PLENTY UINT64_MAX
#define DANGEROUS_HALF ((uint64_t)1 << 63)

/* c <= mantissa * 2^exponent, nearly equal. */
struct relative_error {
	uint64_t mantissa; /* below 2^63 */
	int exponent;
};

struct dangerous_block {
	uint64_t from, to; /* of k */
	uint64_t width;    /* in 2^-64, to both sides of the integer */
	uint64_t size;     /* so many k of our part, or PLENTY: not counted */
	uint64_t share;    /* so many of them are wanted */
};

static struct {
	struct relative_error error;
	uint64_t part, parts; /* our part, from 0 on */
	int blocks;
	struct dangerous_block block[DANGEROUS_BLOCKS];
} dangerous;

/* --- Widths --------------------------------------------------------------------- */

/* 10^-decimals with 53 bits, rounded up. */
CASES_API struct relative_error decimal_place(int decimals)
{
	struct relative_error c = { DANGEROUS_HALF, -63 };

	for (int i = 0; i < decimals; i++) {
		c.mantissa = c.mantissa / 10 + 1;
		for (; c.mantissa < DANGEROUS_HALF; c.exponent--)
			c.mantissa *= 2;
	}
	c.mantissa = (c.mantissa >> 11) + 1;
	c.exponent += 11;
	return c;
}

/* phi * 2^-bits with 53 bits, rounded up. */
CASES_API struct relative_error binary_place(int bits)
{
	const struct relative_error c = { 0x19E3779B97F4A8ULL, -52 - bits };

	return c;
}

/* c * 2^shift in 2^-64, rounded up; one half, which is all there is, when it is more. */
CASES_API uint64_t width_of(struct relative_error c, int shift)
{
	const int left = c.exponent + shift + 64;

	if (left <= -63)
		return 1;
	if (left < 0)
		return (c.mantissa >> -left) + 1;
	if (left >= 63 || c.mantissa >= DANGEROUS_HALF >> left)
		return DANGEROUS_HALF;
	return c.mantissa << left;
}

/* --- Blocks --------------------------------------------------------------------- */

CASES_API struct wy_walk walk_dangerous(const struct dangerous_block *b, uint64_t from, uint64_t to)
{
	return wy_walk_begin(from, to, b->width, b->width);
}

/* How many k of our part are in the block; PLENTY when they are many times `most`. */
CASES_API uint64_t size_of_block(const struct dangerous_block *b, uint64_t most)
{
	/* One k in 2^63 / width is dangerous, evenly spread; rounding at most doubles it. */
	const uint64_t about = (b->to - b->from + 1) / (DANGEROUS_HALF / b->width);
	struct wy_walk w = walk_dangerous(b, b->from, b->to);
	uint64_t size = 0;

	if (about / 8 > most * dangerous.parts)
		return DANGEROUS_PLENTY;
	while (wy_walk_next(&w))
		size++;
	return (size + dangerous.parts - 1 - dangerous.part) / dangerous.parts;
}

CASES_API void make_blocks(uint64_t upto, uint64_t most)
{
	for (int j = 0; j < 63 && (uint64_t)1 << j <= upto; j++) {
		struct dangerous_block *const b = &dangerous.block[dangerous.blocks++];

		b->from = (uint64_t)1 << j;
		b->to = upto - b->from < b->from ? upto : 2 * b->from - 1;
		b->width = width_of(dangerous.error, j + 1);
		b->size = size_of_block(b, most);
	}
}

/* Splits `most` evenly, except that no block gets more than it has. */
CASES_API void deal_shares(uint64_t most)
{
	uint64_t open = (uint64_t)dangerous.blocks;
	bool found = true;

	for (int i = 0; i < dangerous.blocks; i++)
		dangerous.block[i].share = DANGEROUS_PLENTY;
	while (found && open > 0) {
		found = false;
		for (int i = 0; i < dangerous.blocks; i++) {
			struct dangerous_block *const b = &dangerous.block[i];

			if (b->share != DANGEROUS_PLENTY || b->size > most / open)
				continue;
			b->share = b->size;
			most -= b->size;
			found = --open > 0;
		}
	}
	for (int i = 0; i < dangerous.blocks; i++) {
		struct dangerous_block *const b = &dangerous.block[i];

		if (b->share != DANGEROUS_PLENTY)
			continue;
		b->share = most / open--;
		most -= b->share;
	}
}

/* --- Taking --------------------------------------------------------------------- */

/* One of each of `share` equal pieces of our part, everything when that is all. */
CASES_API void take_counted(const struct dangerous_block *b, void (*use)(uint64_t k))
{
	struct wy_walk w = walk_dangerous(b, b->from, b->to);
	uint64_t piece = 0, wanted = 0, place = 0;

	for (uint64_t i = 0; piece < b->share && wy_walk_next(&w); i++) {
		if (i % dangerous.parts != dangerous.part)
			continue;
		if (place == equal_piece(piece, b->share, b->size))
			wanted = draw_between(place, equal_piece(piece + 1, b->share, b->size) - 1);
		if (place++ == wanted) {
			piece++;
			use(w.k);
		}
	}
}

/* The block is cut into pieces of k itself: ours is one of `parts` neighbours. */
CASES_API void take_sample(const struct dangerous_block *b, void (*use)(uint64_t k))
{
	const uint64_t pieces = b->share * dangerous.parts, length = b->to - b->from + 1;

	for (uint64_t i = dangerous.part; i < pieces; i += dangerous.parts) {
		const uint64_t from = b->from + equal_piece(i, pieces, length);
		const uint64_t to = b->from + equal_piece(i + 1, pieces, length) - 1;
		struct wy_walk w = walk_dangerous(b, draw_between(from, to), to);

		if (!wy_walk_next(&w)) {
			w = walk_dangerous(b, from, to);
			if (!wy_walk_next(&w))
				continue;
		}
		use(w.k);
	}
}

/* --- Options, and the whole ------------------------------------------------------- */

CASES_API void read_dangerous_options(void)
{
	const bool bits = has_opt("bits"), decimals = has_opt("decimals");

	if (bits == decimals)
		quitf(_fail,
				bits ? "-bits and -decimals: one of them, not both"
				     : "-bits P or -decimals D is missing: how exact a formula?");
	dangerous.error = bits ? binary_place((int)option_between("bits", 1, 128, 53))
			       : decimal_place((int)option_between("decimals", 0, 38, 9));
	dangerous.error.mantissa *= (uint64_t)option_between("ulps", 1, 1000, bits ? 4 : 1);

	if (has_opt("part") != has_opt("of"))
		quitf(_fail, "-part I and -of N go together");
	dangerous.parts = (uint64_t)option_between("of", 1, 100, 1);
	dangerous.part = (uint64_t)option_between("part", 1, (long long)dangerous.parts, 1) - 1;
}

/* Reads the options, and finds where the dangerous k <= upto are; `most` of them are wanted. */
CASES_API void find_dangerous(uint64_t upto, uint64_t most)
{
	read_dangerous_options();
	make_blocks(upto, most);
	deal_shares(most);
}

/* Calls use(k) for each, ascending; where there are more than wanted, for another sample each time. */
CASES_API void take_dangerous(void (*use)(uint64_t k))
{
	for (int i = 0; i < dangerous.blocks; i++) {
		const struct dangerous_block *const b = &dangerous.block[i];

		if (b->size == DANGEROUS_PLENTY)
			take_sample(b, use);
		else if (b->share > 0)
			take_counted(b, use);
	}
}

CASES_API void for_dangerous(uint64_t upto, uint64_t most, void (*use)(uint64_t k))
{
	find_dangerous(upto, most);
	take_dangerous(use);
}

#endif
