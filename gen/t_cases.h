/*
 * t_cases.h - what the generators of t-Wythoff share: their options, and cases "a b t".
 *
 *     NAME [-max M] [-tmax T] [-t N] [its own options] [salt ...]
 *
 *     -max M          the largest pile (1000000000)
 *     -tmax T         the largest t (the largest pile, or 1)
 *     -t N            at most so many cases, 1 to 1000000 (100000)
 *
 * The output is the number of cases, then a line for each.  Cases beyond the limits are
 * dropped; where there are more than N they are thinned out evenly.
 */
#ifndef T_CASES_H
#define T_CASES_H

#include "cases.h"

struct t_case {
	uint64_t first, second, t;
};

static struct {
	uint64_t max, tmax;
	int most, count;
	struct t_case at[CASES_MAX];
} t_cases;

/* --- Options ------------------------------------------------------------------- */

/* Once the program is registered. */
CASES_API void read_t_options(void)
{
	suppressEnsureNoUnusedOpts(); /* looked for later, before anything is written */
	t_cases.max = (uint64_t)option_between("max", 0, LLONG_MAX - 1, 1000000000);
	t_cases.tmax = (uint64_t)option_between("tmax", 1, LLONG_MAX - 1,
			t_cases.max > 0 ? (long long)t_cases.max : 1);
	t_cases.most = (int)option_between("t", 1, CASES_MAX, 100000);
}

/* Seeds `rnd` and reads the options.  Comes first. */
CASES_API void begin_t_cases(int argc, char *argv[])
{
	registerGen(argc, argv, 1);
	read_t_options();
}

CASES_API bool wants_more_t_cases(void)
{
	return t_cases.count < t_cases.most;
}

/* --- Adding -------------------------------------------------------------------- */

CASES_API void add_t_case(uint64_t first, uint64_t second, uint64_t t)
{
	struct t_case *const c = &t_cases.at[t_cases.count];

	if (first > t_cases.max || second > t_cases.max || t < 1 || t > t_cases.tmax ||
			t_cases.count == CASES_MAX)
		return;
	c->first = first;
	c->second = second;
	c->t = t;
	t_cases.count++;
}

CASES_API void add_t_both_orders(uint64_t a, uint64_t b, uint64_t t)
{
	add_t_case(a, b, t);
	if (a != b)
		add_t_case(b, a, t);
}

/* The n-th cold pair, and those that a formula which is off by one believes in: ten cases. */
#define T_PAIR_AND_IMPOSTORS 10
CASES_API void add_t_pair_and_impostors(uint64_t n, uint64_t t)
{
	struct wy_pos p;

	if (!wy_cold_pair_t(n, t, &p) || p.b > t_cases.max + 1)
		return;
	/* Less than nothing wraps round, far beyond the limit. */
	add_t_both_orders(p.a, p.b, t);
	add_t_both_orders(p.a + 1, p.b + 1, t);
	add_t_both_orders(p.a - 1, p.b - 1, t);
	add_t_both_orders(p.a, p.b + 1, t);
	add_t_both_orders(p.a, p.b - 1, t);
}

/* --- Where n*alpha is nearly whole ---------------------------------------------- */

/*
 * The denominators of alpha = [1; t, t, t, ...]: 1, t, t*t + 1, ...  Calls use(n, t) for
 * c * q(j) + e * q(j - 1) with these c and e, as far as pairs fit within the limit.
 */
CASES_API void for_nearly_whole(uint64_t t, int cmax, int emax, void (*use)(uint64_t n, uint64_t t))
{
	const uint64_t last = wy_last_pair_t(t_cases.max, t);
	uint64_t q = 1, before = 0;

	while (q <= last) {
		for (int c = 1; c <= cmax; c++)
			for (int e = -emax; e <= emax; e++) {
				const uint64_t n = (uint64_t)c * q + (uint64_t)e * before;

				/* before = 0 is for q = 1 */
				if ((before > 0 || e == 0) && n >= 1 && n <= last)
					use(n, t);
			}
		if (t > (last - before) / q)
			return;

		const uint64_t next = t * q + before;

		before = q;
		q = next;
	}
}

/* From 1 to `most`, each order of magnitude as likely as another. */
CASES_API uint64_t draw_scale(uint64_t most)
{
	uint64_t top = 1;
	int bits = 0, drawn;

	while (bits < 62 && top <= most / 2) {
		top *= 2;
		bits++;
	}
	drawn = nextInt(rnd, 0, bits);
	top = drawn == bits ? most : ((uint64_t)2 << drawn) - 1;
	return draw_between((uint64_t)1 << drawn, top);
}

/* --- Writing -------------------------------------------------------------------- */

CASES_API void write_t_cases(void)
{
	const int all = t_cases.count, count = all < t_cases.most ? all : t_cases.most;

	ensureNoUnusedOpts();
	if (all == 0)
		quitf(_fail, "no such case up to %llu", (unsigned long long)t_cases.max);
	writeInt(count);
	writeEoln();
	for (int i = 0; i < count; i++) {
		const struct t_case c = t_cases.at[(long long)i * all / count];

		writeULong(c.first);
		writeSpace();
		writeULong(c.second);
		writeSpace();
		writeULong(c.t);
		writeEoln();
	}
}

#endif
