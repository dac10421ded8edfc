/*
 * break_phi - proves that k times a constant is not k times the golden ratio, rounded down.
 *
 *     input     q, then q decimal numbers c, from 1 to 2, of at most 1000 decimals
 *     output    for each a number k >= 1 with floor(k * phi) != floor(k * c)
 *
 * A line has 1 point for the smallest such k, 0.7 for one with as many digits, n, 0.4 for one
 * of at most 2*n + 3 digits, else none; a k that is not right makes the output wrong.  The score
 * is the mean.  (A huge number is right for every c, and must earn nothing.)
 *
 * k is right iff (m, m + k) is not a cold pair for m = floor(k * c): that takes products, and no
 * root.  The smallest k is a Fibonacci number, because the simplest fraction between c and phi
 * lies on the way to phi in the tree of all fractions, and those are F(n + 1) / F(n): below phi
 * for even n + 1, above it for odd n + 1.  The jury's answer goes through the same function and
 * has to be the smallest; where it is empty, the mathematics is enough.
 */
#include "testlib.h"
#include "wythoff.h"
#include "game_numbers.h"
#include "refuse_more_output.h"

#define DECIMALS_MAX 1000
/* In tenths. */
#define POINTS_SMALLEST 10
#define POINTS_AS_SHORT 7
#define POINTS_RIGHT 4

/* c * 10^decimals, and that power of ten. */
static struct {
	struct wy_big scaled, unit;
	int decimals;
	const char *text;
} constant;

static bool parse_constant(struct tl_span word)
{
	char digits[DECIMALS_MAX + 2];
	const bool has_point = word.length > 2 && word.text[1] == '.';

	if (word.length > DECIMALS_MAX + 2 || (word.length != 1 && !has_point) ||
			(word.text[0] != '1' && (word.text[0] != '2' || has_point)))
		return false;
	constant.decimals = has_point ? (int)word.length - 2 : 0;
	digits[0] = word.text[0];
	if (has_point)
		memcpy(digits + 1, word.text + 2, (size_t)constant.decimals);
	if (!wy_big_parse(&constant.scaled, digits, (size_t)constant.decimals + 1))
		return false;
	memset(digits, '0', sizeof digits);
	digits[0] = '1';
	return wy_big_parse(&constant.unit, digits, (size_t)constant.decimals + 1);
}

static void read_constant(case_number i)
{
	struct tl_span word;

	if (seekEof(inf))
		streamQuitf(inf, _pe, "case %llu: expected c, found the end of the file", i);
	readTokenTo(inf, &word);
	constant.text = quoted_word(word);
	if (!parse_constant(word))
		streamQuitf(inf, _pe,
				"case %llu: expected c from 1 to 2 with up to %d decimals, found %s",
				i, DECIMALS_MAX, constant.text);
}

/*
 * F(n) * c against F(n + 1), both times 10^decimals: k = F(n) is right if the product is less and
 * n odd, or not less and n even.  Sums alone; F(1) = F(2) = 1.
 */
static void find_smallest(struct wy_big *k)
{
	struct wy_big product[2], next[2], fibonacci[2];
	int n = 1;

	product[1] = constant.scaled; /* of F(1), then of F(2), and so on, at n % 2 */
	product[0] = constant.scaled;
	next[1] = constant.unit; /* F(2), F(3), ... */
	wy_big_add(&next[0], &constant.unit, &constant.unit);
	wy_big_set(&fibonacci[1], 1);
	wy_big_set(&fibonacci[0], 1);
	for (;; n++) {
		const int at = n % 2, other = 1 - at;

		if (n > 2) {
			wy_big_add(&product[at], &product[at], &product[other]);
			wy_big_add(&next[at], &next[at], &next[other]);
			wy_big_add(&fibonacci[at], &fibonacci[at], &fibonacci[other]);
		}
		if ((wy_big_compare(&product[at], &next[at]) < 0) == (at == 1))
			break;
	}
	*k = fibonacci[n % 2];
}

static bool is_right(const struct wy_big *k)
{
	struct wy_big m, larger;

	wy_big_multiply(&m, k, &constant.scaled);
	wy_big_cut(&m, constant.decimals);
	wy_big_add(&larger, &m, k);
	return !wy_big_is_cold(&m, &larger);
}

/* Without its length: a number that is too long to be worth anything. */
static bool is_plain_number(struct tl_span word)
{
	for (size_t i = 0; i < word.length; i++)
		if (word.text[i] < '0' || word.text[i] > '9')
			return false;
	return word.length > 0 && word.text[0] != '0';
}

static int points_of(const struct wy_big *k, const struct wy_big *smallest)
{
	if (wy_big_compare(k, smallest) == 0)
		return POINTS_SMALLEST;
	return wy_big_digits(k) == wy_big_digits(smallest) ? POINTS_AS_SHORT : POINTS_RIGHT;
}

/* Reads one k, and proves it; returns its points. */
static int judge_k(InStream *S, case_number i, const struct wy_big *smallest)
{
	const size_t most = 2 * (size_t)wy_big_digits(smallest) + 3;
	struct tl_span word;
	struct wy_big k;

	if (seekEof(S))
		streamQuitf(S, _wa, "case %llu: expected k, found the end of the file", i);
	readTokenTo(S, &word);
	if (!is_plain_number(word))
		streamQuitf(S, _pe,
				"case %llu: expected k as a plain integer of 1 at least, found %s",
				i, quoted_word(word));
	if (word.length > most)
		return 0;
	wy_big_parse(&k, word.text, word.length);
	if (!is_right(&k))
		streamQuitf(S, _wa,
				"case %llu: k * c and k * phi are the same, rounded down, for c = %s "
				"and k = %s",
				i, constant.text, quoted_word(word));
	return points_of(&k, smallest);
}

static void expect_smallest(case_number i, int points)
{
	if (points < POINTS_SMALLEST)
		streamQuitf(ans, _wa, "case %llu: the answer is not the smallest k for c = %s", i,
				constant.text);
}

/* All points are a good exit; else the mean of the lines, with four decimals. */
static void quit_with_points(long long tenths, case_number count)
{
	const long long all = POINTS_SMALLEST * (long long)count;

	if (tenths == all)
		quitf(_ok, "%s, each the smallest", counted_noun(count, "number"));
	if (tenths == 0)
		quitf(_wa, "%s, all too long", counted_noun(count, "number"));
	quitp((double)tenths / (double)all, "%lld.%lld points of %llu", tenths / 10, tenths % 10,
			count);
}

int main(int argc, char *argv[])
{
	setName("numbers that tell a constant from the golden ratio");
	registerTestlibCmd(argc, argv);

	const bool jury = jury_has_answered();
	const case_number q = read_given_number(0, "q");
	long long tenths = 0;

	for (case_number i = 1; i <= q; i++) {
		struct wy_big smallest;

		read_constant(i);
		find_smallest(&smallest);
		if (jury)
			expect_smallest(i, judge_k(ans, i, &smallest));
		tenths += judge_k(ouf, i, &smallest);
	}
	refuse_more_input(q);
	refuse_more_output(ans, q);
	refuse_more_output(ouf, q);
	quit_with_points(tenths, q);
}
