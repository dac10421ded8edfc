/*
 * rects - rectangles of positions, whose borders lie where counting goes wrong.
 *
 *     rects -at dangerous|fibonacci|powers|random | -upto N
 *           [-bits P | -decimals D [-ulps U]] [-t T] [-max M] [salt ...]
 *
 *     -at dangerous  around the k of a dangerous set (dangerous.h)
 *     -at fibonacci  around Fibonacci and Lucas numbers
 *     -at powers     around the powers of two and of ten, and the limit
 *     -at random     anywhere, as many as T
 *     -upto N        all rectangles with x2 and y2 up to N
 *
 * Up to n there are floor((n + 1)/phi) smaller piles A(k), and n + 1 - that many, less one,
 * larger piles B(k).  A rounded quotient is wrong only where k = n + 1 is dangerous, so the
 * borders are at k - 1 and k; each counts either kind, from above and from below.  Lost positions
 * lie on two branches: the corners of others are on the k-th pair of each branch, and beside.
 *
 * Kills counting in floating point; one branch forgotten, or mixed up with the other; borders
 * that are off by one; (0,0) counted twice or not at all.
 */
#include "dangerous.h"
#include "rectangle_cases.h"

/* The last number that is counted is s, and the first one behind it s + 1. */
static void add_borders(uint64_t s)
{
	const uint64_t x = draw_between(0, s), y = draw_between(0, s), max = cases.max;

	add_rectangle(0, 0, s, s);
	add_rectangle(0, 0, s, max);
	add_rectangle(0, 0, max, s);
	add_rectangle(s + 1, s + 1, max, max);
	add_rectangle(s + 1, y, max, s);
	add_rectangle(0, s, max, s);
	add_rectangle(x, y, s, s);
	add_rectangle(x, y, s, max);
}

/* Between the branches, on one of them, beyond it: 0, 1 or 2 lost positions. */
static void add_branches(uint64_t k)
{
	const uint64_t a = wy_cold_low(k), b = a + k, max = cases.max;

	if (k > cases.last_k)
		return;
	add_rectangle(a, b, a, b);
	add_rectangle(b, a, b, a);
	add_rectangle(a, a, b, b);
	add_rectangle(a, a + 1, b, b);
	add_rectangle(a + 1, a + 1, b, b);
	add_rectangle(a, a, b - 1, b);
	add_rectangle(a, a, b - 1, b - 1);
	add_rectangle(0, b, a, max);
	add_rectangle(0, b + 1, a, max);
	add_rectangle(b + 1, 0, max, a);
}

#define AROUND_K 26
static void add_around(uint64_t k)
{
	if (k > 0 && k - 1 <= cases.max)
		add_borders(k - 1);
	if (k <= cases.max)
		add_borders(k);
	add_branches(k);
}

static void add_fibonacci_and_lucas(void)
{
	for (int n = 2; n <= WY_LUCAS_MAX; n++) {
		add_around(wy_fibonacci(n));
		add_around(wy_lucas(n));
	}
}

static void add_powers_of(uint64_t base)
{
	for (uint64_t power = 1; power <= cases.max; power *= base)
		add_around(power);
}

static void add_random_rectangles(void)
{
	while (rectangles.count < cases.most) {
		const uint64_t x1 = draw_between(0, cases.max), y1 = draw_between(0, cases.max);
		const uint64_t x2 = draw_between(x1, cases.max), y2 = draw_between(y1, cases.max);

		add_rectangle(x1, y1, x2, y2);
	}
}

static void add_all(uint64_t upto)
{
	for (uint64_t x1 = 0; x1 <= upto; x1++)
		for (uint64_t y1 = 0; y1 <= upto; y1++)
			for (uint64_t x2 = x1; x2 <= upto; x2++)
				for (uint64_t y2 = y1; y2 <= upto; y2++)
					add_rectangle(x1, y1, x2, y2);
}

static void add_at(const char *place)
{
	if (!strcmp(place, "dangerous"))
		for_dangerous(cases.max + 1, room_for_k(AROUND_K), add_around);
	else if (!strcmp(place, "fibonacci"))
		add_fibonacci_and_lucas();
	else if (!strcmp(place, "powers")) {
		add_powers_of(2);
		add_powers_of(10);
		add_around(cases.max);
		add_around(cases.last_k);
	} else if (!strcmp(place, "random"))
		add_random_rectangles();
	else
		quitf(_fail, "-at %s: there are dangerous, fibonacci, powers and random",
				compress(place));
}

int main(int argc, char *argv[])
{
	begin_cases(argc, argv, RANDOM_CASES);
	refuse_other_forms();
	if (has_opt("at") == has_opt("upto"))
		quitf(_fail, "-at WHERE or -upto N: one of them");
	if (has_opt("at"))
		add_at(opt_str("at"));
	else
		add_all((uint64_t)option_between("upto", 0, 30, 0));
	ensureNoUnusedOpts();
	if (rectangles.count == 0)
		quitf(_fail, "no such rectangle up to %llu", (unsigned long long)cases.max);
	write_rectangles();
	return 0;
}
