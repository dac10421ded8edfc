/*
 * plot_pairs - an input as points for the report: how hard its cases are.
 *
 *     plot_pairs [-form F] [-answers verdicts|moves] --axes
 *     plot_pairs [-form F] [-answers verdicts|moves] [ANSWER] < input
 *
 * With --axes it says what is plotted, without it where the cases of the input are, and
 * given the reference's ANSWER file too, which class each of them belongs to.  The answers
 * are a verdict for each position, or all its winning moves; in the form index the pairs.
 *
 * The text, for whoever draws.  ASCII, LF, words with one blank between them; TEXT goes
 * to the end of the line.  ID is [a-z][a-z0-9-]*, `class` never that of a plot.  NUMBER is
 * [-]digits[.digits][e[-]digits].
 *
 *     plot ID dots|histogram      begins a plot; in the order in which they are shown
 *     title TEXT
 *     x SCALE LOW HIGH TEXT       SCALE is linear, log or signed-log, v -> sign(v) log(1 + |v|);
 *     y SCALE LOW HIGH TEXT       LOW and HIGH are NUMBERs, or - when the data decide;
 *                                 TEXT is the axis' label
 *     bins N                      of a histogram, whose x has LOW and HIGH
 *     guide X1 Y1 X2 Y2 TEXT      a line, straight in the plane as drawn, and its label
 *     note TEXT                   a sentence for the caption
 *
 * and behind the plots
 *
 *     class ID LEAST TEXT         a share below LEAST percent of a group deserves a warning
 *
 * Then, for each case in order, at most one line for each plot, with the weight as y in a
 * histogram; and given the answers one line with the class, which ends the case:
 *
 *     ID X Y
 *     class ID
 *
 * The plots.  hardness: k against k * distance of k*phi from the nearest integer, which is
 * N(k) / sqrt(5), nearly (wy_hardness).  A format whose mantissa has p bits, once for phi and
 * once for the product, is off by less than phi * k * 2^(1 - p), so that it can err below the
 * line phi * 2^(1 - p) * k * k only: a dot there may kill it, a dot above never does.
 * offset: k against a - A(k), zero for a lost position.  fraction: that of k*phi; formulas
 * that round up fail at its upper end, formulas that cut at its lower one.
 */
#include "given_cases.h"

/* --- Axes ------------------------------------------------------------------------------ */

enum answer_form { ANSWERS_VERDICTS, ANSWERS_MOVES, ANSWERS_PAIRS };

static enum answer_form answers_called(const char *name)
{
	if (strcmp(name, "verdicts") != 0 && strcmp(name, "moves") != 0)
		quitf(_fail, "-answers %s: there are verdicts and moves", compress(name));
	if (cases.form == FORM_INDEX)
		return ANSWERS_PAIRS;
	return strcmp(name, "moves") == 0 ? ANSWERS_MOVES : ANSWERS_VERDICTS;
}

static void describe_hardness(void)
{
	writeStr("plot hardness dots\n"
		 "title Which formats can get it wrong\n");
	writeStr(cases.form == FORM_INDEX ? "x log 1 - k\n"
					  : "x log 1 - k, the difference of the piles\n");
	writeStr("y log 0.3 - k * distance of k*phi from the nearest integer\n"
		 "guide 1 1.9288e-7 1e19 1.9288e31 binary32\n"
		 "guide 1 3.5928e-16 1e19 3.5928e22 binary64\n"
		 "guide 1 1.7543e-19 1e19 1.7543e19 x87\n"
		 "guide 1 3.1162e-34 1e19 3.1162e4 binary128\n"
		 "note A case below a line can kill a program that multiplies by phi in that "
		 "format; no case above it can.\n"
		 "note Fibonacci numbers lie lowest, at 0.447.\n");
}

static void describe_offset(void)
{
	writeStr("plot offset dots\n"
		 "title How far from a lost position\n"
		 "x log 1 - k, the difference of the piles\n"
		 "y signed-log - - stones more in the smaller pile than if it were lost\n"
		 "note Zero is a lost position. Random positions are far from any.\n");
}

static void describe_fraction(void)
{
	writeStr("plot fraction histogram\n"
		 "title Which way to round\n"
		 "x linear 0 1 fractional part of k*phi\n"
		 "y linear 0 - cases\n"
		 "bins 50\n"
		 "note Formulas that round up fail at the right end, formulas that cut at the left "
		 "one.\n");
}

static void describe_classes(enum answer_form answers)
{
	static const char *const classes[] = {
		"class lost 10 lost\n"
		"class won 10 won\n",
		"class lost 10 lost\n"
		"class both 0 won from both piles\n"
		"class larger 0 won from the larger pile\n"
		"class both-larger 0 won from both, or from the larger one\n"
		"class both-smaller 0 won from both, or from the smaller one\n"
		"class all-three 0 won from both, or from either one\n",
		"class above 10 k*phi above the nearest integer\n"
		"class below 10 k*phi below it\n"
		"class exact 0 k = 0\n",
	};

	writeStr(classes[answers]);
}

static void describe(enum answer_form answers)
{
	describe_hardness();
	if (cases.form != FORM_INDEX)
		describe_offset();
	describe_fraction();
	describe_classes(answers);
}

/* --- Points ----------------------------------------------------------------------------- */

static void write_point(const char *plot, uint64_t x)
{
	writeStr(plot);
	writeSpace();
	writeULong(x);
	writeSpace();
}

/* The digits behind the point: value / (10 * unit). */
static void write_digits(uint64_t value, uint64_t unit)
{
	for (; unit > 0; unit /= 10)
		writeULong(value / unit % 10);
}

/* n / sqrt(5). */
static void write_over_root_5(uint64_t n)
{
	const uint64_t billion = 1000000000, root = 447213595; /* a billionth of it */
	const uint64_t rest = n % billion * root;

	writeULong(n / billion * root + rest / billion);
	writeStr(".");
	write_digits(rest % billion / 1000, 100000);
}

static void plot_hardness(uint64_t k)
{
	write_point("hardness", k);
	write_over_root_5(wy_hardness(k));
	writeEoln();
}

static void plot_offset(struct wy_pos p)
{
	const uint64_t k = p.b - p.a, low = wy_cold_low(k);

	write_point("offset", k);
	if (p.a < low)
		writeStr("-");
	writeULong(p.a < low ? low - p.a : p.a - low);
	writeEoln();
}

/* On which side of the nearest integer k*phi is, and how far away, in 2^-64. */
static struct wy_walk rounding_of(uint64_t k)
{
	const uint64_t half = (uint64_t)1 << 63;
	struct wy_walk w = wy_walk_begin(k, k, half, half);

	wy_walk_next(&w);
	return w;
}

static void plot_fraction(uint64_t k)
{
	const struct wy_walk w = rounding_of(k);
	const uint64_t fraction = w.above ? w.distance : UINT64_MAX - w.distance;

	writeStr("fraction 0.");
	write_digits((fraction >> 32) * 10000 >> 32, 1000);
	writeStr(" 1\n");
}

/* On a logarithmic axis there is no zero. */
static void plot_case(struct one_case c)
{
	const struct wy_pos p = wy_pos_make(c.first, c.second);
	const uint64_t k = p.b - p.a;

	if (k == 0)
		return;
	plot_hardness(k);
	if (cases.form != FORM_INDEX)
		plot_offset(p);
	plot_fraction(k);
}

/* --- Classes ---------------------------------------------------------------------------- */

static FILE *answer_file;

/* The last word of the line, unless it is an option or belongs to one. */
static const char *answer_path(int argc, char *argv[])
{
	if (argc < 2 || is_option(argv[argc - 1]))
		return NULL;
	if (argc > 2 && is_option(argv[argc - 2]) && !strchr(argv[argc - 2], '='))
		return NULL;
	return argv[argc - 1];
}

struct answer_word {
	char s[24];
};

static struct answer_word next_answer_word(void)
{
	struct answer_word word;

	if (fscanf(answer_file, "%23s", word.s) != 1)
		quitf(_fail, "the answers end before case %d", given_cases.read);
	return word;
}

static void refuse_answer(struct answer_word word)
{
	quitf(_fail, "case %d: '%s' is not an answer", given_cases.read, compress(word.s));
}

static const char *class_of_verdict(void)
{
	const struct answer_word word = next_answer_word();

	if (strcmp(word.s, "0") == 0 || strcmp(word.s, "Second") == 0)
		return "lost";
	if (strcmp(word.s, "1") != 0 && strcmp(word.s, "First") != 0)
		refuse_answer(word);
	return "won";
}

static int read_move_count(void)
{
	const struct answer_word word = next_answer_word();

	if (word.s[0] < '0' || word.s[0] > '0' + WY_MOVES_MAX || word.s[1] != '\0')
		refuse_answer(word);
	return word.s[0] - '0';
}

static const char *class_of_moves(struct one_case c)
{
	const int moves = read_move_count();
	bool both = false, smaller = false;

	for (int i = 0; i < moves; i++) {
		const bool first = strcmp(next_answer_word().s, "0") != 0;
		const bool second = strcmp(next_answer_word().s, "0") != 0;

		both = both || (first && second);
		smaller = smaller || (first && !second && c.first < c.second) ||
				(second && !first && c.second < c.first);
	}
	if (moves == 0 || moves == WY_MOVES_MAX)
		return moves == 0 ? "lost" : "all-three";
	if (moves == 1)
		return both ? "both" : "larger";
	return smaller ? "both-smaller" : "both-larger";
}

static const char *class_of_pair(struct one_case c)
{
	next_answer_word();
	next_answer_word();
	if (c.first == 0)
		return "exact";
	return rounding_of(c.first).above ? "above" : "below";
}

static void write_class(enum answer_form answers, struct one_case c)
{
	writeStr("class ");
	writeStr(answers == ANSWERS_VERDICTS                       ? class_of_verdict()
					: answers == ANSWERS_MOVES ? class_of_moves(c)
								   : class_of_pair(c));
	writeEoln();
}

/* --- The whole ---------------------------------------------------------------------------- */

static void plot_input(enum answer_form answers)
{
	struct one_case c;

	while (next_given_case(&c, LLONG_MAX - 1)) {
		plot_case(c);
		if (answer_file)
			write_class(answers, c);
	}
	if (answer_file && fscanf(answer_file, " %*c") != EOF)
		quitf(_fail, "there are more answers than cases");
}

static bool asks_for_axes(int argc, char *argv[])
{
	return argc > 1 && strcmp(argv[argc - 1], "--axes") == 0;
}

static void open_answers(const char *path)
{
	if (!path)
		return;
	answer_file = fopen(path, "r");
	if (!answer_file)
		quitf(_fail, "cannot read '%s'", compress(path));
}

int main(int argc, char *argv[])
{
	const bool axes = asks_for_axes(argc, argv);

	if (axes)
		begin_cases(argc - 1, argv, REPEATED_CASES);
	else
		begin_given_cases(argc, argv, REPEATED_CASES);

	const enum answer_form answers = answers_called(opt_str("answers", "verdicts"));

	ensureNoUnusedOpts();
	if (axes) {
		describe(answers);
		return 0;
	}
	open_answers(answer_path(argc, argv));
	plot_input(answers);
	return 0;
}
