/*
 * ostrowski - t-Wythoff: n where n*alpha is nearly whole.
 *
 *     ostrowski [-upto U] [-max M] [-tmax T] [-t N] [salt ...]
 *
 * alpha = [1; t, t, t, ...] has the denominators q = 1, t, t*t + 1, ..., and n*alpha is
 * nearly whole for n = c * q(j) + e * q(j - 1) with small c and e.  With -upto U all such n
 * for t = 1 to U, c = 1, 2 and e = -1, 0, 1, an even sample of them; else random ones, with t
 * on a logarithmic scale.  Each n comes as cold pair with its impostors.
 *
 * Kills every program that computes alpha in floating point; for large t those first that
 * subtract two numbers of which little is left, 2 - t + sqrt(t*t + 4).
 */
#include "t_cases.h"

static struct {
	int count;
	struct {
		uint64_t n, t;
	} at[CASES_MAX];
} found;

static void find(uint64_t n, uint64_t t)
{
	if (found.count == CASES_MAX)
		return;
	found.at[found.count].n = n;
	found.at[found.count++].t = t;
}

static void add_sample(int room)
{
	const int count = found.count < room ? found.count : room;

	for (int i = 0; i < count; i++) {
		const int place = (int)((long long)i * found.count / count);

		add_t_pair_and_impostors(found.at[place].n, found.at[place].t);
	}
}

/* One of those of one t, which always has n = 1 if its pair is within the limit. */
static void add_one_of(uint64_t t)
{
	found.count = 0;
	for_nearly_whole(t, 3, 1, find);
	if (found.count > 0) {
		const int place = nextInt(rnd, 0, found.count - 1);

		add_t_pair_and_impostors(found.at[place].n, found.at[place].t);
	}
}

int main(int argc, char *argv[])
{
	begin_t_cases(argc, argv);

	const uint64_t upto = (uint64_t)option_between("upto", 0, (long long)t_cases.tmax, 0);
	const int room = t_cases.most < T_PAIR_AND_IMPOSTORS ? 1
							     : t_cases.most / T_PAIR_AND_IMPOSTORS;

	for (uint64_t t = 1; t <= upto; t++)
		for_nearly_whole(t, 2, 1, find);
	if (upto > 0)
		add_sample(room);
	else
		for (int i = 0; i < room; i++)
			add_one_of(draw_scale(t_cases.tmax));
	write_t_cases();
	return 0;
}
