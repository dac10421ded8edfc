/*
 * trandom - t-Wythoff: random cases, with a difference that t divides or not.
 *
 *     trandom [-size any|full] [-max M] [-tmax T] [-t N] [salt ...]
 *
 * t on a logarithmic scale; in a quarter of the cases two random piles, in a quarter a random
 * difference that is a multiple of t, in the rest a random cold pair or a stone beside it.  With
 * -size full piles and t are near their limits, or t is 1 and n as large as can be.
 *
 * Kills products that wrap, which are right on every cold pair and err on one hot position in
 * forty, and with -size full whatever goes through pairs one by one.
 */
#include "t_cases.h"

static void add_cold(uint64_t t, bool full)
{
	const uint64_t last = wy_last_pair_t(t_cases.max, t);
	const uint64_t n = draw_between(full ? last - last / 1000 : 0, last);
	const int in_a = nextInt(rnd, 0, 3), swapped = nextInt(rnd, 2);
	struct wy_pos p;

	if (!wy_cold_pair_t(n, t, &p))
		return;
	p.a += in_a == 3 ? (uint64_t)-1 : in_a == 2 ? 1 : 0;
	if (swapped)
		add_t_case(p.b, p.a, t);
	else
		add_t_case(p.a, p.b, t);
}

static void add_multiple(uint64_t t)
{
	const uint64_t difference = draw_between(0, t_cases.max / t) * t;
	const uint64_t a = draw_between(0, t_cases.max - difference);

	if (nextInt(rnd, 2) == 0)
		add_t_case(a, a + difference, t);
	else
		add_t_case(a + difference, a, t);
}

static void add_any(uint64_t t)
{
	const uint64_t first = draw_between(0, t_cases.max);
	const uint64_t second = draw_between(0, t_cases.max);

	add_t_case(first, second, t);
}

int main(int argc, char *argv[])
{
	begin_t_cases(argc, argv);

	const char *const size = opt_str("size", "any");
	const bool full = strcmp(size, "full") == 0;

	if (!full && strcmp(size, "any") != 0)
		quitf(_fail, "-size %s: there are any and full", compress(size));
	for (int i = 0; i < 2 * t_cases.most && wants_more_t_cases(); i++) {
		const int kind = nextInt(rnd, 4);
		const uint64_t t = full && kind % 2 == 0 ? 1 : draw_scale(t_cases.tmax);

		if (kind == 0)
			add_any(t);
		else if (kind == 1)
			add_multiple(t);
		else
			add_cold(t, full);
	}
	write_t_cases();
	return 0;
}
