/*
 * near_phi - constants near the golden ratio, and far from it, for break-phi.
 *
 *     near_phi [-kind cut|fractions|all|random] [-decimals D] [-t N] [-pick P] [salt ...]
 *
 *     -kind cut        phi with 1, 2, ... D decimals, cut, and the same one larger at the end
 *     -kind fractions  the quotients F(n + 1) / F(n), cut and rounded up, with D decimals: where
 *                      k*c is whole, or nearly so
 *     -kind all        every constant of up to D decimals (D <= 2), and the whole numbers
 *     -kind random     random constants, half of them with some digits of phi in front
 *
 * At most N constants, 1 to 50 (50), evenly thinned out; D is 1 to 1000 (8).
 *
 * Kills programs that compute in floating point, that take one side of phi only, that forget
 * k*c being whole, and those that search k by k.
 */
#include "cases.h"

#define CONSTANTS_MAX 4096
#define DECIMALS_MAX 1000

static struct {
	int count, most;
	char at[CONSTANTS_MAX][DECIMALS_MAX + 3];
} constants;

/* phi * 10^DECIMALS_MAX, cut, as digits: A(10^1000). */
static char phi_digits[WY_BIG_TEXT];

static void make_phi(void)
{
	static struct wy_big power, a, b;
	char text[DECIMALS_MAX + 1];

	memset(text, '0', sizeof text);
	text[0] = '1';
	wy_big_parse(&power, text, sizeof text);
	wy_big_cold_pair(&power, &a, &b);
	wy_big_print(&a, phi_digits);
}

/* A number of decimals + 1 digits, from 10...0 to 20...0: with the point behind the first. */
static void add_digits(const char *digits, int decimals)
{
	char *text;

	if (constants.count == CONSTANTS_MAX || (digits[0] == '2' && decimals > 0))
		return;
	text = constants.at[constants.count];
	text[0] = digits[0];
	text[1] = decimals > 0 ? '.' : '\0';
	memcpy(text + 2, digits + 1, (size_t)decimals);
	text[2 + decimals] = '\0';
	for (int i = 0; i < constants.count; i++)
		if (strcmp(constants.at[i], text) == 0)
			return;
	constants.count++;
}

static void add_one_more(const char *digits, int decimals)
{
	char next[DECIMALS_MAX + 2];
	int at = decimals;

	memcpy(next, digits, (size_t)decimals + 1);
	for (; at > 0 && next[at] == '9'; at--)
		next[at] = '0';
	next[at]++;
	add_digits(next, decimals);
}

static void add_cut(int decimals)
{
	for (int d = 1; d <= decimals; d++) {
		add_digits(phi_digits, d);
		add_one_more(phi_digits, d);
	}
}

/* By long division, digit by digit: rest * 10 / F(n). */
static void add_fraction(const struct wy_big *above, const struct wy_big *below, int decimals)
{
	char digits[DECIMALS_MAX + 2];
	struct wy_big rest = *above, less, twice;

	for (int i = 0; i <= decimals; i++) {
		digits[i] = '0';
		while (wy_big_subtract(&less, &rest, below)) {
			rest = less;
			digits[i]++;
		}
		/* 2, 4, 8, and 10 times the rest */
		wy_big_add(&twice, &rest, &rest);
		wy_big_add(&rest, &twice, &twice);
		wy_big_add(&rest, &rest, &rest);
		wy_big_add(&rest, &rest, &twice);
	}
	add_digits(digits, decimals);
	add_one_more(digits, decimals);
}

static void add_fractions(int decimals)
{
	struct wy_big fibonacci[2];
	int n = 1;

	wy_big_set(&fibonacci[0], 1);
	wy_big_set(&fibonacci[1], 1);
	/* Of more than half as many digits a fraction is as near as the cut constant. */
	for (; 2 * wy_big_digits(&fibonacci[n % 2]) <= decimals; n++)
		wy_big_add(&fibonacci[1 - n % 2], &fibonacci[0], &fibonacci[1]);
	for (int step = n / constants.most + 1, kept = n; kept > 1; kept--) {
		wy_big_subtract(&fibonacci[kept % 2], &fibonacci[kept % 2],
				&fibonacci[1 - kept % 2]);
		if (kept % step == 0 || kept % step == 1)
			add_fraction(&fibonacci[1 - kept % 2], &fibonacci[kept % 2], decimals);
	}
}

static void add_all(int decimals)
{
	char digits[8];

	add_digits("1", 0);
	add_digits("2", 0);
	for (int d = 1, last = 10; d <= decimals && d <= 2; d++, last *= 10)
		for (int x = 0; x < last; x++) {
			digits[0] = '1';
			digits[d] = (char)('0' + x % 10);
			if (d == 2)
				digits[1] = (char)('0' + x / 10);
			add_digits(digits, d);
		}
}

static void add_random(int decimals)
{
	char digits[DECIMALS_MAX + 1];
	const int count = nextInt(rnd, 1, decimals);
	const int of_phi = nextInt(rnd, 2) == 0 ? nextInt(rnd, 0, count - 1) : 0;

	memcpy(digits, phi_digits, (size_t)of_phi + 1);
	for (int i = of_phi + 1; i <= count; i++)
		digits[i] = (char)('0' + nextInt(rnd, 10));
	add_digits(digits, count);
}

static void write_constants(void)
{
	const int all = constants.count, count = all < constants.most ? all : constants.most;
	const int pick = has_opt("pick") ? (int)option_between("pick", 1, count, 1) : 0;

	ensureNoUnusedOpts();
	writeInt(pick > 0 ? 1 : count);
	writeEoln();
	for (int i = pick > 0 ? pick - 1 : 0; i < (pick > 0 ? pick : count); i++) {
		writeStr(constants.at[(long long)i * all / count]);
		writeEoln();
	}
}

int main(int argc, char *argv[])
{
	register_seed(argc, argv);
	suppressEnsureNoUnusedOpts();

	const char *const kind = opt_str("kind", "cut");
	const int decimals = (int)option_between("decimals", 1, DECIMALS_MAX, 8);

	constants.most = (int)option_between("t", 1, 50, 50);
	make_phi();
	if (strcmp(kind, "cut") == 0)
		add_cut(decimals);
	else if (strcmp(kind, "fractions") == 0)
		add_fractions(decimals);
	else if (strcmp(kind, "all") == 0)
		add_all(decimals);
	else if (strcmp(kind, "random") == 0)
		for (int i = 0; i < constants.most; i++)
			add_random(decimals);
	else
		quitf(_fail, "-kind %s: there are cut, fractions, all and random", compress(kind));
	write_constants();
	return 0;
}
