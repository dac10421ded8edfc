/*
 * fuzz_wythoff.c - lib/wythoff on arbitrary 64-bit numbers, against exact integer tests.
 *
 * Nothing here knows phi.  With a = A(k) the norms k(a+k) - a^2 and (a+1)^2 - k(a+1+k) are both
 * positive, and no other a makes them so; the smaller is the hardness N(k), and the distance
 * between k*phi and the integer m nearest to it is N / (m + k/phi).
 *
 * The input is a list of numbers (see take_number), most of them close to where something
 * happens: raw ones would hardly ever be.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../dist/wythoff.h"

/* The product once more, from limbs: nothing else in the library depends on the path. */
#undef WYTHOFF_INTERNAL_H
#define WY_NO_INT128
#define wy__product limb_product
#define wy__multiply limb_multiply
#define wy__multiple limb_multiple
#define wy__times_phi limb_times_phi
#include "../../lib/wythoff/wythoff_internal.h"
#undef wy__product
#undef wy__multiply
#undef wy__multiple
#undef wy__times_phi

__extension__ typedef unsigned __int128 u128;

#define HALF (1ULL << 63)

#define expect(fact) ((fact) ? (void)0 : refute(__LINE__, #fact))

static void refute(int line, const char *fact)
{
	fprintf(stderr, "fuzz_wythoff.c:%d: not true: %s\n", line, fact);
	abort();
}

/* --- Numbers from bytes ------------------------------------------------------------- */

struct bytes {
	const uint8_t *at;
	size_t left;
};

static uint8_t take_byte(struct bytes *in)
{
	if (in->left == 0)
		return 0;
	in->left--;
	return *in->at++;
}

static uint64_t take_word(struct bytes *in)
{
	uint64_t word = 0;

	for (int i = 0; i < 8; i++)
		word = word << 8 | take_byte(in);
	return word;
}

/* One byte says what kind of number follows, and how far beside it to go: -4 to 3. */
static uint64_t take_number(struct bytes *in)
{
	static const uint64_t limit[] = { WY_LOW_MAX, WY_LOW_MAX_SIGNED, WY_PAIR_MAX,
		WY_PAIR_MAX_SIGNED, UINT64_MAX, HALF, 1000000000, 1000000000000000000 };
	const uint8_t kind = take_byte(in);
	const uint64_t beside = (uint64_t)(kind >> 3 & 7) - 4;

	switch (kind & 7) {
	case 0:
		return take_byte(in);
	case 1:
		return wy_fibonacci(take_byte(in) % (WY_FIBONACCI_MAX + 1)) + beside;
	case 2:
		return wy_lucas(take_byte(in) % (WY_LUCAS_MAX + 1)) + beside;
	case 3:
		return (1ULL << take_byte(in) % 64) + beside;
	case 4:
		return limit[take_byte(in) % (sizeof limit / sizeof *limit)] + beside;
	case 5: { /* two Fibonacci numbers: hard, but not the hardest */
		const uint64_t one = wy_fibonacci(take_byte(in) % (WY_FIBONACCI_MAX + 1));

		return one + wy_fibonacci(take_byte(in) % (WY_FIBONACCI_MAX + 1)) + beside;
	}
	case 6: /* k*phi hardly beside a half */
		return wy_fibonacci(take_byte(in) % (WY_FIBONACCI_MAX + 1)) / 2 + beside;
	default:
		return take_word(in) >> take_byte(in) % 64;
	}
}

/* --- What is true, in 128 bits ----------------------------------------------------------- */

/* The two norms of k, as above; modulo 2^128, but they are less than 2^67. */
struct norms {
	u128 low;          /* A(k), which may need 65 bits */
	u128 below, above; /* that of A(k), that of A(k) + 1 */
};

static struct norms norms_of(uint64_t k)
{
	struct norms n;

	n.low = (u128)k + (uint64_t)(wy_cold_low(k) - k);
	n.below = k * (n.low + k) - n.low * n.low;
	n.above = (n.low + 1) * (n.low + 1) - k * (n.low + 1 + k);
	return n;
}

/* A cold pair, by the two inequalities; every product fits in 128 bits. */
static bool root_free_test(uint64_t first, uint64_t second)
{
	const u128 a = first < second ? first : second, b = first < second ? second : first;
	const u128 k = b - a;

	return k == 0 ? a == 0 : a * a < k * b && (a + 1) * (a + 1) > k * (b + 1);
}

static bool rules_allow(uint64_t first, uint64_t second, uint64_t x, uint64_t y)
{
	return x <= first && y <= second && (x > 0 || y > 0) && (x == 0 || y == 0 || x == y);
}

/* --- What the header promises --------------------------------------------------------------- */

static void check_product(uint64_t x, uint64_t y, uint64_t plus)
{
	const u128 product = (u128)x * y + plus;
	const struct wy__product whole = wy__multiply(x, y, plus);
	const struct limb_product limbs = limb_multiply(x, y, plus);
	const struct wy__multiple multiple = wy__times_phi(x);
	const struct limb_multiple from_limbs = limb_times_phi(x);

	expect(whole.high == (uint64_t)(product >> 64) && whole.low == (uint64_t)product);
	expect(limbs.high == whole.high && limbs.low == whole.low);
	expect(multiple.whole == from_limbs.whole);
	expect(multiple.fraction.high == from_limbs.fraction.high);
	expect(multiple.fraction.low == from_limbs.fraction.low);
}

static void check_pair_number(uint64_t k)
{
	const struct norms n = norms_of(k);
	struct wy_pos p = { 1, 0 };

	expect(wy_cold_low(k) == (uint64_t)n.low);
	expect((n.low >> 64 == 0) == (k <= WY_LOW_MAX));
	if (k > 0) {
		expect(n.below > 0 && n.below >> 67 == 0);
		expect(n.above > 0 && n.above >> 67 == 0);
		expect(wy_hardness(k) == (uint64_t)(n.below < n.above ? n.below : n.above));
	}
	if (!wy_cold_pair(k, &p)) {
		expect(k > WY_PAIR_MAX && (n.low + k) >> 64 != 0 && p.a == 1 && p.b == 0);
		return;
	}
	expect(k <= WY_PAIR_MAX && p.a == n.low && p.b == n.low + k);
	expect(wy_is_cold(p) && root_free_test(p.a, p.b));
}

static void check_limit(uint64_t limit)
{
	const uint64_t k = wy_last_pair(limit);
	struct wy_pos p;

	expect(wy_cold_pair(k, &p) && p.b <= limit);
	expect(!wy_cold_pair(k + 1, &p) || p.b > limit);
}

static void check_partner(uint64_t x)
{
	uint64_t y = 1, back = 1;
	struct wy_pos p;

	if (wy_partner(x, &y)) {
		expect(root_free_test(x, y));
		expect(wy_partner(y, &back) && back == x);
		return;
	}
	/* Not the larger member of any pair, and beyond the smaller one of the last that fits. */
	expect(y == 1);
	expect(wy_cold_pair(wy_last_pair(x), &p) && p.b != x);
	expect(wy_cold_pair(WY_PAIR_MAX, &p) && x > p.a);
}

/* How many winning moves there must be, when pairs and partners are right. */
static int count_winning_moves(uint64_t first, uint64_t second)
{
	const uint64_t smaller = first < second ? first : second;
	const uint64_t larger = first < second ? second : first;
	struct wy_pos to;
	uint64_t partner;

	return (wy_cold_pair(larger - smaller, &to) && to.a < smaller) +
			(wy_partner(second, &partner) && partner < first) +
			(wy_partner(first, &partner) && partner < second);
}

static void check_position(uint64_t first, uint64_t second)
{
	const struct wy_pos p = wy_pos_make(first, second);
	const bool cold = root_free_test(first, second);
	struct wy_move move[WY_MOVES_MAX];
	struct wy_pos to = { 1, 0 };
	int last_kind = -1;

	expect(p.a <= p.b && ((p.a == first && p.b == second) || (p.a == second && p.b == first)));
	expect(wy_is_cold(p) == cold);

	const int count = wy_winning_moves(first, second, move);

	expect((count == 0) == cold && count == count_winning_moves(first, second));
	for (int i = 0; i < count; i++) {
		const uint64_t x = move[i].first, y = move[i].second;
		const int kind = x > 0 && y > 0 ? 0 : x > 0 ? 1 : 2;

		expect(rules_allow(first, second, x, y) && kind > last_kind);
		expect(root_free_test(first - x, second - y));
		last_kind = kind;
	}

	expect(wy_winning_move(p, &to) == !cold);
	if (cold) {
		expect(to.a == 1 && to.b == 0);
		return;
	}
	expect(to.a <= to.b && root_free_test(to.a, to.b));
	expect(rules_allow(p.a, p.b, p.a - to.a, p.b - to.b) ||
			rules_allow(p.a, p.b, p.a - to.b, p.b - to.a));
}

static void check_move(uint64_t first, uint64_t second, uint64_t x, uint64_t y)
{
	const struct wy_move move = { x, y };
	const bool legal = rules_allow(first, second, x, y);

	expect(wy_may_take(first, second, move) == legal);
	if (legal)
		expect(wy_is_move(wy_pos_make(first, second), wy_pos_make(first - x, second - y)));
	expect(wy_is_move(wy_pos_make(first, second), wy_pos_make(x, y)) ==
			(rules_allow(first, second, first - x, second - y) ||
					rules_allow(first, second, first - y, second - x)));
}

static void check_text(struct wy_pos p)
{
	char text[64];

	snprintf(text, sizeof text, "(%" PRIu64 ", %" PRIu64 ")", p.a, p.b);
	expect(strcmp(wy_pos_text(p).s, text) == 0);
}

static void check_zeckendorf(uint64_t k)
{
	const struct norms n = norms_of(k);
	int index[WY_ZECKENDORF_MAX];
	const int count = wy_zeckendorf(k, index);
	uint64_t back = ~k;

	expect(count >= 0 && count <= WY_ZECKENDORF_MAX);
	for (int i = 0; i < count; i++) {
		expect(index[i] >= 2 && index[i] <= WY_FIBONACCI_MAX);
		expect(i == 0 || index[i] <= index[i - 1] - 2);
	}
	expect(wy_zeckendorf_sum(index, count, &back) && back == k);
	if (count > 0 && index[count - 1] >= 3)
		expect((index[count - 1] % 2 == 1) == (n.below < n.above));
}

static void check_any_sum(struct bytes *in)
{
	int index[16];
	const int count = take_byte(in) % 17;
	uint64_t sum = 12345;
	u128 expected = 0;
	bool known = true;

	for (int i = 0; i < count; i++) {
		index[i] = (int)take_byte(in) - 64;
		known = known && index[i] >= 0 && index[i] <= WY_FIBONACCI_MAX;
		if (known)
			expected += wy_fibonacci(index[i]);
	}
	if (wy_zeckendorf_sum(index, count, &sum))
		expect(known && expected == sum);
	else
		expect((!known || expected >> 64 != 0) && sum == 12345);
}

/* --- The walk -------------------------------------------------------------------------------- */

/* k*phi above the nearest integer?  Its distance is norm * 2^62 / divisor in units of 2^-62. */
struct closeness {
	bool above;
	u128 scaled_norm, divisor_min, divisor_max;
};

static struct closeness closeness_of(uint64_t k)
{
	const struct norms n = norms_of(k);
	struct closeness c;

	c.above = n.below < n.above;
	c.scaled_norm = (c.above ? n.below : n.above) << 62;
	c.divisor_min = n.low + (n.low - k); /* m + k/phi, as m is low or one more */
	c.divisor_max = c.divisor_min + 2;
	return c;
}

static void check_hit(const struct wy_walk *w, uint64_t below, uint64_t above)
{
	const struct closeness c = closeness_of(w->k);
	const uint64_t bound = w->above ? above : below;
	const u128 distance = w->distance >> 2;

	expect(w->above == c.above && bound > 0 && w->distance <= HALF);
	expect(distance * c.divisor_min <= c.scaled_norm + c.divisor_max);
	expect((distance + 2) * c.divisor_max >= c.scaled_norm);
	expect(bound >= HALF || w->distance <= bound);
}

static void check_missed(uint64_t k, uint64_t below, uint64_t above)
{
	const struct closeness c = closeness_of(k);
	const uint64_t bound = c.above ? above : below;

	expect(bound < HALF && c.scaled_norm >= (u128)(bound >> 2) * c.divisor_min);
}

/* Looks at the first hits, and at all k that are left out in between as long as they are few. */
static void check_walk(uint64_t from, uint64_t to, uint64_t below, uint64_t above)
{
	struct wy_walk w = wy_walk_begin(from, to, below, above);
	uint64_t next = from > 0 ? from : 1;
	int missed = 300;

	for (int hits = 0; hits < 40; hits++) {
		const bool more = wy_walk_next(&w);

		if (more)
			expect(w.k >= next && w.k <= to);
		for (; missed > 0 && next > 0 && next <= to && !(more && next == w.k);
				next++, missed--)
			check_missed(next, below, above);
		if (!more) {
			expect(!wy_walk_next(&w));
			return;
		}
		check_hit(&w, below, above);
		if (w.k == UINT64_MAX) {
			expect(!wy_walk_next(&w));
			return;
		}
		next = w.k + 1;
	}
}

/* -------------------------------------------------------------------------------------------- */

static void check_numbers(uint64_t x, uint64_t y, uint64_t z)
{
	uint64_t partner;

	check_product(x, y, z);
	check_pair_number(x);
	check_limit(x);
	check_partner(x);
	check_zeckendorf(x);
	check_text(wy_pos_make(x, y));
	check_position(x, y);
	check_move(x, y, z, z);
	check_move(x, y, z, 0);
	check_move(x, y, y, z);
	if (wy_partner(x, &partner)) /* a little beside a cold pair, in both orders */
		for (uint64_t beside = 0; beside < 5; beside++) {
			check_position(x, partner + beside - 2);
			check_position(partner + beside - 2, x);
		}
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct bytes in = { data, size };
	const uint64_t x = take_number(&in), y = take_number(&in);
	const uint64_t below = take_number(&in), above = take_number(&in);

	check_numbers(x, y, below);
	check_any_sum(&in);
	check_walk(x, y, below, above);
	check_walk(x, x + (y & 255), below, above);
	return 0;
}
