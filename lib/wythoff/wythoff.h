/*
 * wythoff.h - the mathematics of Wythoff's game, exact for all 64-bit piles, and for big ones.
 *
 * Two piles.  A move takes any positive number of stones from one pile, or the
 * same positive number from both.  Whoever cannot move loses.  The positions
 * lost for the player to move are called cold, the others hot; the cold ones
 * are exactly
 *
 *     { A(k), B(k) },    A(k) = floor(k * phi),    B(k) = A(k) + k,    k = 0, 1, 2, ...
 *
 * (0,0) (1,2) (3,5) (4,7) (6,10) (8,13) ...: every positive number stands in
 * exactly one of them.
 *
 * No floating point is involved: k*phi is a fixed-point product of 64 by 128
 * bits.  Nothing is allocated, nothing is global, nothing can fail but where a
 * result does not fit in 64 bits, and then the function says so.
 *
 *     const struct wy_pos p = wy_pos_make(7, 4);
 *     struct wy_pos to;
 *
 *     if (wy_winning_move(p, &to))
 *             printf("%s is won: move to %s\n", wy_pos_text(p).s, wy_pos_text(to).s);
 *     else
 *             printf("%s is lost\n", wy_pos_text(p).s);
 *
 * In the tree the parts are linked (build/libwythoff.a); elsewhere take
 * dist/wythoff.h, the same as one file in which everything is static.  C99 to
 * C17, C++98 to C++20.  Compile switch, set before the include:
 *
 *     WY_NO_INT128    build products from 32-bit limbs even where the compiler
 *                     has a 128-bit type; without such a type that is what happens
 */
#ifndef WYTHOFF_H
#define WYTHOFF_H

#include <stddef.h>
#include <stdint.h>
#ifndef __cplusplus
#include <stdbool.h>
#endif

#ifndef WYTHOFF_ONE_FILE
#define WY_API extern
#elif defined(__GNUC__)
#define WY_API static __attribute__((__unused__))
#else
#define WY_API static
#endif

/* --- Positions --------------------------------------------------------------- */

/* Invariant: a <= b.  Build one with wy_pos_make(), which sorts. */
struct wy_pos {
	uint64_t a, b;
};

WY_API struct wy_pos wy_pos_make(uint64_t first, uint64_t second);

/* "(3, 5)", by value, so that it can stand in an argument list: wy_pos_text(p).s. */
struct wy_text {
	char s[48];
};

WY_API struct wy_text wy_pos_text(struct wy_pos p);

/* --- Cold pairs -------------------------------------------------------------- */

/* The largest k whose A(k) fits in 64 bits, unsigned and signed. */
#define WY_LOW_MAX 11400714819323198485ULL
#define WY_LOW_MAX_SIGNED 5700357409661599242ULL
/* The largest k whose cold pair fits: that is, whose B(k) does. */
#define WY_PAIR_MAX 7046029254386353130ULL
#define WY_PAIR_MAX_SIGNED 3523014627193176565ULL

/* Is the player to move lost?  For every pair of 64-bit piles. */
WY_API bool wy_is_cold(struct wy_pos p);

/* A(k).  Beyond WY_LOW_MAX, where it does not fit, A(k) modulo 2^64. */
WY_API uint64_t wy_cold_low(uint64_t k);

/* The k-th cold pair.  Returns false, leaving *p alone, when k > WY_PAIR_MAX. */
WY_API bool wy_cold_pair(uint64_t k, struct wy_pos *p);

/* The largest k whose cold pair has no pile above the limit; 0 when the limit is 0 or 1. */
WY_API uint64_t wy_last_pair(uint64_t limit);

/*
 * The other member of the one cold pair that contains x; 0 for x = 0.  Returns
 * false, leaving *y alone, when that member does not fit in 64 bits: then it
 * is the larger one.
 */
WY_API bool wy_partner(uint64_t x, uint64_t *y);

/* --- Moves --------------------------------------------------------------------- */

/*
 * The stones taken from the first and from the second pile.  Here the piles
 * are ordered, as the game was given: two moves may lead to the same sorted
 * pair (from (2,3), and always from equal piles), and are still two moves.
 */
struct wy_move {
	uint64_t first, second;
};

/* Do the rules allow this move from these piles?  Taking nothing is not a move. */
WY_API bool wy_may_take(uint64_t first, uint64_t second, struct wy_move move);

/* Does some legal move lead from p to `to`? */
WY_API bool wy_is_move(struct wy_pos p, struct wy_pos to);

/* No position has more winning moves than this. */
#define WY_MOVES_MAX 3

/*
 * All winning moves; returns their number, 0 when the position is cold.  The
 * order is part of the interface, so that answer files do not depend on
 * anything else: first the move that takes from both piles, then the one that
 * takes from the first pile alone, then from the second.  There is never more
 * than one of a kind.
 */
WY_API int wy_winning_moves(uint64_t first, uint64_t second, struct wy_move moves[WY_MOVES_MAX]);

/*
 * Find a winning move.  Returns false, leaving *to alone, when p is cold.
 * Several winning moves may exist; this one prefers the move that takes from
 * both piles, so that the reference answer does not depend on search order, and
 * takes from the larger pile where there is none.
 */
WY_API bool wy_winning_move(struct wy_pos p, struct wy_pos *to);

/* --- Where a rounded k*phi goes wrong --------------------------------------------- */

/*
 * N(k) = |m*m - m*k - k*k| with m the integer nearest to k*phi.  The distance
 * between k*phi and m is N(k) / (sqrt(5) * k), nearly: a small N is a hard k.
 * N is one of 1 (Fibonacci numbers), 4, 5 (Lucas numbers), 9, 11, 16, ...
 *
 * N(k) < 1.12 * k + 1, so that it fits for every k up to WY_LOW_MAX; beyond,
 * the result is N(k) modulo 2^64.  N(0) = 0.
 */
WY_API uint64_t wy_hardness(uint64_t k);

/*
 * The walk over all k in [from, to] with k*phi closer to an integer than a
 * bound: less than `above` above it, or less than `below` below it.  Bounds
 * and distances are in units of 2^-64; 0 shuts a side out, 2^63 (one half) and
 * more means all of it.
 *
 *     struct wy_walk w = wy_walk_begin(1, 1000000, 1ULL << 40, 1ULL << 40);
 *
 *     while (wy_walk_next(&w))
 *             printf("%llu\n", (unsigned long long)w.k);
 *
 * The k come in increasing order, k = 0 never does.  A beginning costs some
 * hundred steps, a hit three at most, wherever in 64 bits the range lies: the
 * gaps between hits are two Fibonacci numbers and their sum.
 *
 * No k with a distance below the bound is missed.  A bound is not sharper than
 * 2^-67, though: k whose distance exceeds it by less than that may come too.
 * Which side k*phi is on is always exact.
 */
struct wy__fixed { /* private: high * 2^-64 + low * 2^-128, modulo 1 */
	uint64_t high, low;
};

struct wy_walk {
	/* Yours to read, after wy_walk_next() returned true. */
	uint64_t k;
	bool above;        /* k*phi lies above the nearest integer */
	uint64_t distance; /* from that integer, in 2^-64, rounded down */
	/* Private; three_gaps.c says what they mean. */
	uint64_t wy__to, wy__rise_gap, wy__fall_gap;
	struct wy__fixed wy__start, wy__width, wy__at, wy__rise, wy__fall;
	bool wy__begun, wy__over;
};

WY_API struct wy_walk wy_walk_begin(uint64_t from, uint64_t to, uint64_t below, uint64_t above);

/* Returns false when there are no more, and then for ever. */
WY_API bool wy_walk_next(struct wy_walk *w);

/* --- Fibonacci numbers ------------------------------------------------------------- */

/* F(1) = F(2) = 1, L(0) = 2, L(1) = 1; the last that fit in 64 bits. */
#define WY_FIBONACCI_MAX 93
#define WY_LUCAS_MAX 92

/* For 0 <= n <= WY_FIBONACCI_MAX, and 0 <= n <= WY_LUCAS_MAX. */
WY_API uint64_t wy_fibonacci(int n);
WY_API uint64_t wy_lucas(int n);

/* As many terms as a 64-bit number can have. */
#define WY_ZECKENDORF_MAX 46

/*
 * k as the one sum of Fibonacci numbers F(i), i >= 2, no two neighbours:
 * Zeckendorf's.  The indices go into index[], largest first; returns how many.
 *
 * The last index says how close k*phi comes to an integer.  If it is c >= 3,
 * the distance lies between phi^-(c+1) and phi^-(c-1), above the integer when c
 * is odd, below when it is even.
 */
WY_API int wy_zeckendorf(uint64_t k, int index[WY_ZECKENDORF_MAX]);

/*
 * The way back: the sum of F(index[i]), whether Zeckendorf's or not.  Returns
 * false, leaving *k alone, when it does not fit or an index is not in
 * 0..WY_FIBONACCI_MAX.
 */
WY_API bool wy_zeckendorf_sum(const int index[], int count, uint64_t *k);

/* --- Counting --------------------------------------------------------------------------- */

/*
 * How many k >= 1 have A(k), and B(k), up to the limit.  Together they are the limit: each
 * number is one of the two.
 */
WY_API uint64_t wy_count_lows(uint64_t limit);
WY_API uint64_t wy_count_highs(uint64_t limit);

/*
 * How many positions (x, y) with x1 <= x <= x2 and y1 <= y <= y2 are cold; x1 <= x2 and
 * y1 <= y2.  (1,2) and (2,1) are two positions, (0,0) is one.  No row and no column has
 * more than one, so that the number fits.
 */
WY_API uint64_t wy_count_cold(uint64_t x1, uint64_t y1, uint64_t x2, uint64_t y2);

/* high * 2^64 + low. */
struct wy_wide {
	uint64_t high, low;
};

/*
 * A(1) + A(2) + ... + A(n), for n <= WY_LOW_MAX.  The sum of the B(k) is that and the sum of
 * the k.
 */
WY_API struct wy_wide wy_sum_lows(uint64_t n);

/* --- Sums of games ------------------------------------------------------------------------ */

/*
 * Several boards, and a move is one on one of them: who is to move loses if the values of
 * all boards have the exclusive or 0.  The value of a position is the smallest number that no
 * move leads to; 0 is cold.  There is no formula for it, so that this is a table, of 6 MB:
 * declare it as static.
 *
 *     static struct wy_grundy g;
 *
 *     wy_grundy_fill(&g, 2000);
 *     printf("%d\n", wy_grundy_value(&g, 80, 81));
 *
 * Filling it up to 2000 costs two million cells of some 25 words each, 0.1 seconds.  A value
 * is at most the sum of the piles.
 */
#define WY_GRUNDY_PILE 2000 /* the largest pile */
#define WY__GRUNDY_WORDS (2 * WY_GRUNDY_PILE / 64 + 1)

struct wy_grundy { /* private */
	uint16_t wy__value[(WY_GRUNDY_PILE + 1) * (WY_GRUNDY_PILE + 2) / 2];
	uint64_t wy__of_pile[WY_GRUNDY_PILE + 1][WY__GRUNDY_WORDS];
	uint64_t wy__of_difference[WY_GRUNDY_PILE + 1][WY__GRUNDY_WORDS];
};

/* For all piles up to the largest, at most WY_GRUNDY_PILE. */
WY_API void wy_grundy_fill(struct wy_grundy *g, int largest);

WY_API int wy_grundy_value(const struct wy_grundy *g, int first, int second);

/* --- t-Wythoff ------------------------------------------------------------------------ */

/*
 * The game in which one may also take x >= 1 and y >= 1 from the two piles as long as
 * |x - y| < t; t = 1 is Wythoff's.  Its cold pairs are
 *
 *     A(n) = floor(n * alpha),    B(n) = A(n) + t*n,    alpha = (2 - t + sqrt(t*t + 4)) / 2
 *
 * and for every t each positive number stands in exactly one of them.  Functions whose
 * names end in _t say about this game what the others say about Wythoff's, for every
 * t >= 1.  A verdict costs four products, whatever t is; a pair or a partner a binary
 * search with as many steps as their numbers have bits.
 */
WY_API bool wy_is_cold_t(struct wy_pos p, uint64_t t);

/* The n-th cold pair.  Returns false, leaving *p alone, when it does not fit. */
WY_API bool wy_cold_pair_t(uint64_t n, uint64_t t, struct wy_pos *p);

/* The largest n whose cold pair has no pile above the limit. */
WY_API uint64_t wy_last_pair_t(uint64_t limit, uint64_t t);

/* Returns false, leaving *y alone, when the partner of x does not fit in 64 bits. */
WY_API bool wy_partner_t(uint64_t x, uint64_t t, uint64_t *y);

/*
 * All winning moves; returns their number.  First those that take from both piles, of
 * which there are two at most, to the earlier pair first; then the one that takes from the
 * first pile alone, then from the second.
 */
#define WY_MOVES_T_MAX 4
WY_API int wy_winning_moves_t(uint64_t first, uint64_t second, uint64_t t,
		struct wy_move moves[WY_MOVES_T_MAX]);

/* --- Big numbers ------------------------------------------------------------------------ */

/*
 * A whole number of up to WY_BIG_DIGITS decimal digits.  It lies where you declare it;
 * nothing is allocated.  A result may be stored where an operand stood, but for
 * wy_big_multiply().  Functions that return bool return false when the result does not fit
 * (wy_big_subtract(): when it is negative), and what *sum, *rest or *product holds then is
 * of no use.
 *
 *     struct wy_big a, b;
 *
 *     if (wy_big_parse(&a, "354224848179261915075", 21) && wy_big_parse(&b, "218922995834555169026", 21))
 *             puts(wy_big_is_cold(&a, &b) ? "lost" : "won");
 */
#define WY_BIG_DIGITS 2160
#define WY__BIG_LIMBS 240

struct wy_big { /* private: limbs to the base 10^9, the lowest first, the highest not 0 */
	int wy__count;
	uint32_t wy__limb[WY__BIG_LIMBS];
};

WY_API void wy_big_set(struct wy_big *x, uint64_t value);

/* Digits and nothing else, without a leading zero; returns false for any other text. */
WY_API bool wy_big_parse(struct wy_big *x, const char *text, size_t length);

/* Into text, with '\0' behind it; returns text. */
#define WY_BIG_TEXT (WY_BIG_DIGITS + 1)
WY_API const char *wy_big_print(const struct wy_big *x, char text[WY_BIG_TEXT]);

/* How many digits wy_big_print() prints: 1 for zero. */
WY_API int wy_big_digits(const struct wy_big *x);

/* Negative, zero or positive, as x is less than y, equal or greater. */
WY_API int wy_big_compare(const struct wy_big *x, const struct wy_big *y);

WY_API bool wy_big_add(struct wy_big *sum, const struct wy_big *x, const struct wy_big *y);
WY_API bool wy_big_subtract(struct wy_big *rest, const struct wy_big *x, const struct wy_big *y);
WY_API bool wy_big_multiply(struct wy_big *product, const struct wy_big *x, const struct wy_big *y);

/* Drops so many of the last digits: x / 10^digits, rounded down. */
WY_API void wy_big_cut(struct wy_big *x, int digits);

/*
 * The game with big piles, of at most WY_BIG_PILE_DIGITS digits, so that their products
 * fit.  A verdict is two products; a pair or a partner takes five additions for each
 * binary digit, nearly.  The pair of k and the partner have one digit more at most.
 */
#define WY_BIG_PILE_DIGITS (WY_BIG_DIGITS / 2)
WY_API bool wy_big_is_cold(const struct wy_big *first, const struct wy_big *second);
WY_API void wy_big_cold_pair(const struct wy_big *k, struct wy_big *a, struct wy_big *b);
WY_API void wy_big_partner(const struct wy_big *x, struct wy_big *y);

#endif
