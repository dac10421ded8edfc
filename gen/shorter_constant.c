/*
 * shorter_constant - constants before a given one that a program may fail on, too.
 *
 *     shorter_constant [-t N] < an input with one constant
 *
 * Prints at most N constants, all shorter than the given one, or as long and less: 1 and 2, the
 * constants of one decimal, of two, and so on, and the given one with fewer decimals, cut and one
 * larger at the end.  Ascending: by length, then by value.  No output when there is nothing
 * shorter.
 */
#include "cases.h"

#define OFFERED_MAX 2400
#define DECIMALS_MAX 1000

static char given[DECIMALS_MAX + 3];
static char offered[OFFERED_MAX][DECIMALS_MAX + 3];
static int count;

static int order_of_constants(const void *left, const void *right)
{
	const char *const x = (const char *)left, *const y = (const char *)right;

	if (strlen(x) != strlen(y))
		return strlen(x) < strlen(y) ? -1 : 1;
	return strcmp(x, y);
}

static void offer(const char *constant)
{
	if (count < OFFERED_MAX && order_of_constants(constant, given) < 0)
		strcpy(offered[count++], constant);
}

static void offer_all(void)
{
	offer("1");
	offer("2");
	for (int x = 0; x < 10; x++)
		offer(format("1.%d", x));
	for (int x = 0; x < 100; x++)
		offer(format("1.%02d", x));
}

/* Cut behind so many decimals, and one more there. */
static void offer_cut(size_t decimals)
{
	char cut[DECIMALS_MAX + 3];
	size_t at = 1 + decimals;

	memcpy(cut, given, decimals + 2);
	cut[decimals + 2] = '\0';
	offer(cut);
	for (; at > 1 && cut[at] == '9'; at--)
		cut[at] = '0';
	if (at > 1) {
		cut[at]++;
		offer(cut);
	}
}

static void write_offered(int most)
{
	const int all = count < most ? count : most;

	writeInt(all);
	writeEoln();
	for (int i = 0; i < all; i++) {
		writeStr(offered[(long long)i * count / all]);
		writeEoln();
	}
}

int main(int argc, char *argv[])
{
	struct tl_span word;

	registerValidation();
	prepareOpts(argc, argv);
	suppressEnsureNoUnusedOpts();

	const int most = (int)option_between("t", 1, 50, 50);

	ensureNoUnusedOpts();
	if (readInt(inf, 1, 1000000, "q") != 1)
		quitf(_fail, "the input holds more than one constant");
	readEoln(inf);
	readTokenTo(inf, &word);
	if (word.length >= sizeof given)
		quitf(_fail, "more than %d decimals", DECIMALS_MAX);
	memcpy(given, word.text, word.length);
	readEoln(inf);
	readEof(inf);
	offer_all();
	for (size_t decimals = 1; decimals + 2 < strlen(given); decimals++)
		offer_cut(decimals);
	qsort(offered, (size_t)count, sizeof *offered, order_of_constants);
	if (count > 0)
		write_offered(most);
	return 0;
}
