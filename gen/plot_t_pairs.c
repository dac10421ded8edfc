/*
 * plot_t_pairs - cases of t-Wythoff as points: n against t.
 *
 *     plot_t_pairs --axes
 *     plot_t_pairs [ANSWER] < input
 *
 * plot_pairs.c has the format.  size: t against n, the difference of the piles in units of t,
 * where t divides it.  The piles are nearly t*n, so that the limit is a falling line.  offset: n
 * against how far the smaller pile is from that of the n-th pair.
 */
#include "t_cases.h"
#include "plot_answers.h"

static void describe(void)
{
	writeStr("plot size dots\n"
		 "title Which pairs of which game\n"
		 "x log 1 - t\n"
		 "y log 1 - n, the difference of the piles divided by t\n"
		 "guide 1 1e18 1e18 1 piles of 10^18\n"
		 "guide 1 1e9 1e9 1 piles of 10^9\n"
		 "note Along the lines n = 1, t, t*t the products n*alpha are nearly whole.\n"
		 "plot offset dots\n"
		 "title How far from a lost position\n"
		 "x log 1 - n, the difference of the piles divided by t\n"
		 "y signed-log - - stones more in the smaller pile than if it were lost\n"
		 "note Zero is a lost position.\n"
		 "class lost 10 lost\n"
		 "class won 10 won\n");
}

static void write_point(const char *plot, uint64_t x)
{
	writeStr(plot);
	writeSpace();
	writeULong(x);
	writeSpace();
}

static void plot_case(uint64_t first, uint64_t second, uint64_t t)
{
	const struct wy_pos p = wy_pos_make(first, second);
	const uint64_t n = (p.b - p.a) / t;
	struct wy_pos pair;

	if ((p.b - p.a) % t != 0 || n == 0)
		return;
	write_point("size", t);
	writeULong(n);
	writeEoln();
	if (!wy_cold_pair_t(n, t, &pair))
		return;
	write_point("offset", n);
	if (p.a < pair.a)
		writeStr("-");
	writeULong(p.a < pair.a ? pair.a - p.a : p.a - pair.a);
	writeEoln();
}

static void plot_input(void)
{
	const long long most = LLONG_MAX - 1;
	const int q = readInt(inf, 1, CASES_MAX, "q");

	readEoln(inf);
	for (int i = 1; i <= q; i++) {
		long long number[3];

		setTestCase(i);
		for (int j = 0; j < 3; j++) {
			if (j > 0)
				readSpace(inf);
			number[j] = readLong(inf, j == 2 ? 1 : 0, most, "number");
		}
		readEoln(inf);
		plot_case((uint64_t)number[0], (uint64_t)number[1], (uint64_t)number[2]);
		write_class_of_verdict();
	}
	readEof(inf);
}

int main(int argc, char *argv[])
{
	if (asks_for_axes(argc, argv)) {
		begin_t_cases(argc - 1, argv);
		ensureNoUnusedOpts();
		describe();
		return 0;
	}
	registerValidation();
	prepareOpts(argc, argv);
	read_t_options();
	ensureNoUnusedOpts();
	open_plot_answers(argc, argv);
	plot_input();
	close_plot_answers();
	return 0;
}
