/*
 * rng - draws what the titles of a recorded file ask for.
 *
 *     RNG_VERSION=1 rng ARGS... < titles
 *
 * Each line of stdin is a title, `[next_int 100 x50]`; it is printed with the
 * values below it, as in the recorded file.  Everything is taken from the
 * title: names, bounds, weights, counts.  The generator is seeded from ARGS anew
 * for each title.
 */
#include "percent.h"
#include "testlib_internal.h"

#define NUMBERS_MAX 4
#define NO_VALUE LLONG_MIN

static int seed_argc;
static char **seed_argv;

struct title {
	char *name, *rest;         /* the first word, and what follows it */
	char *number[NUMBERS_MAX]; /* the bare words that are numbers */
	int numbers;
	int times; /* x50 */
	long long type, first, upper, sum, min;
	long long from, to; /* 0..99, i=0..99 */
	int then_next_int;  /* "then next_int 1000", or 0 */
};

static void reseed(void)
{
	tl__seed_from_args(rnd, seed_argc, seed_argv);
}

/* --- Titles ----------------------------------------------------------------- */

static bool take_named(const char *word, const char *name, long long *value)
{
	const size_t length = strlen(name);

	if (strncmp(word, name, length) != 0 || word[length] != '=')
		return false;
	*value = strtoll(word + length + 1, NULL, 10);
	return true;
}

static bool take_interval(const char *word, struct title *title)
{
	const char *const dots = strstr(word, "..");

	if (dots == NULL)
		return false;
	if (strncmp(word, "i=", 2) == 0)
		word += 2;
	title->from = strtoll(word, NULL, 10);
	title->to = strtoll(dots + 2, NULL, 10);
	return true;
}

static bool is_number(const char *word)
{
	char *end;

	strtod(word, &end);
	return end != word && (*end == '\0' || *end == ',');
}

static void take_word(struct title *title, char *word)
{
	if (word[0] == 'x' && word[1] >= '0' && word[1] <= '9')
		title->times = atoi(word + 1);
	else if (!take_named(word, "type", &title->type) &&
			!take_named(word, "first", &title->first) &&
			!take_named(word, "upper", &title->upper) &&
			!take_named(word, "sum", &title->sum) &&
			!take_named(word, "min", &title->min) && !take_interval(word, title) &&
			is_number(word) && title->numbers < NUMBERS_MAX)
		title->number[title->numbers++] = word;
}

static void take_words(struct title *title, char *words)
{
	static const char then[] = "then next_int ";
	char *const tail = strstr(words, then);

	if (tail != NULL) {
		title->then_next_int = atoi(tail + strlen(then));
		*tail = '\0';
	}
	for (char *word = strtok(words, " "); word != NULL; word = strtok(NULL, " "))
		if (word[0] != '(')
			take_word(title, word);
}

/* Cuts the line up: it is not the line any more afterwards. */
static struct title read_title(char *line)
{
	struct title title = { .times = 1, .upper = NO_VALUE };

	line[strcspn(line, "\n")] = '\0';
	if (line[0] != '[' || line[strlen(line) - 1] != ']')
		quitf(_fail, "not a title: '%s'", line);
	line[strlen(line) - 1] = '\0';
	title.name = line + 1;
	title.rest = title.name + strcspn(title.name, " ");
	if (*title.rest != '\0')
		*title.rest++ = '\0';
	return title;
}

static long long number(const struct title *title, int i)
{
	if (i >= title->numbers)
		quitf(_fail, "a number is missing behind '%s'", title->name);
	return strtoll(title->number[i], NULL, 10);
}

static unsigned long long unsigned_number(const struct title *title, int i)
{
	number(title, i);
	return strtoull(title->number[i], NULL, 10);
}

static double real(const struct title *title, int i)
{
	number(title, i);
	return strtod(title->number[i], NULL);
}

/* --- Single values -------------------------------------------------------------- */

static void print_int(const struct title *t)
{
	printf("%d", nextInt(rnd, (int)number(t, 0)));
}

static void print_range_int(const struct title *t)
{
	printf("%d", nextInt(rnd, (int)number(t, 0), (int)number(t, 1)));
}

static void print_ll(const struct title *t)
{
	printf("%lld", nextLong(rnd, number(t, 0)));
}

static void print_range_ll(const struct title *t)
{
	printf("%lld", nextLong(rnd, number(t, 0), number(t, 1)));
}

static void print_range_uint(const struct title *t)
{
	printf("%u", nextUInt(rnd, (unsigned)number(t, 0), (unsigned)number(t, 1)));
}

static void print_range_ull(const struct title *t)
{
	printf("%llu", nextULong(rnd, unsigned_number(t, 0), unsigned_number(t, 1)));
}

static void print_double(const struct title *t)
{
	(void)t;
	printf("%.17g", nextDouble(rnd));
}

static void print_double_below(const struct title *t)
{
	printf("%.17g", nextDouble(rnd, real(t, 0)));
}

static void print_double_range(const struct title *t)
{
	printf("%.17g", nextDouble(rnd, real(t, 0), real(t, 1)));
}

static void print_weighted_int(const struct title *t)
{
	printf("%d", wnextInt(rnd, (int)number(t, 0), (int)t->type));
}

static void print_weighted_ll(const struct title *t)
{
	printf("%lld", wnextLong(rnd, number(t, 0), (int)t->type));
}

static void print_weighted_double(const struct title *t)
{
	printf("%.17g", wnextDouble(rnd, real(t, 0), (int)t->type));
}

static void print_weighted_unit(const struct title *t)
{
	printf("%.17g", wnextDouble(rnd, (int)t->type));
}

static void print_weighted_range_int(const struct title *t)
{
	printf("%d", wnextInt(rnd, (int)number(t, 0), (int)number(t, 1), (int)t->type));
}

static void print_weighted_range_ll(const struct title *t)
{
	printf("%lld", wnextLong(rnd, number(t, 0), number(t, 1), (int)t->type));
}

static void print_weighted_range_double(const struct title *t)
{
	printf("%.17g", wnextDouble(rnd, real(t, 0), real(t, 1), (int)t->type));
}

/* --- Arrays ----------------------------------------------------------------------- */

static int *new_ints(long long count)
{
	return calloc((size_t)count + 1, sizeof(int));
}

static long long *new_longs(long long count)
{
	return calloc((size_t)count + 1, sizeof(long long));
}

static void print_ints(const int *a, long long count)
{
	for (long long i = 0; i < count; i++)
		printf(i > 0 ? " %d" : "%d", a[i]);
	putchar('\n');
}

static void print_longs(const long long *a, long long count)
{
	for (long long i = 0; i < count; i++)
		printf(i > 0 ? " %lld" : "%lld", a[i]);
	putchar('\n');
}

static void permute_ints(const struct title *t)
{
	const int n = (int)number(t, 0);
	int *a = new_ints(n);

	for (int i = 0; i < t->times; i++) {
		permInt(rnd, a, n, (int)t->first);
		print_ints(a, n);
	}
	free(a);
}

static void permute_longs(const struct title *t)
{
	const long long n = number(t, 0);
	long long *a = new_longs(n);

	for (int i = 0; i < t->times; i++) {
		permLong(rnd, a, n, t->first);
		print_longs(a, n);
	}
	free(a);
}

static void shuffle_ints(const struct title *t)
{
	const int n = (int)(t->to - t->from + 1);
	int *a = new_ints(n);

	for (int i = 0; i < n; i++)
		a[i] = (int)t->from + i;
	for (int i = 0; i < t->times; i++) {
		shuffleInt(a, n);
		print_ints(a, n);
	}
	free(a);
}

static void shuffle_characters(const struct title *t)
{
	shuffle(t->rest, strlen(t->rest), 1);
	puts(t->rest);
}

/* One line for each size, each from a fresh seed. */
static void distinct_of_each_size(const struct title *t)
{
	long long lo, hi, least, most;

	if (sscanf(t->rest, "threshold: sizes %lld..%lld of %lld..%lld", &least, &most, &lo, &hi) !=
			4)
		quitf(_fail, "cannot read '%s'", t->rest);
	for (long long size = least; size <= most; size++) {
		int *a = new_ints(size);

		reseed();
		distinctInt(rnd, a, (int)size, (int)lo, (int)hi);
		print_ints(a, size);
		free(a);
	}
}

static void distinct_ints(const struct title *t)
{
	const int n = (int)number(t, 0);
	int *a = new_ints(n);

	if (t->upper != NO_VALUE)
		distinctInt(rnd, a, n, (int)t->upper);
	else
		distinctInt(rnd, a, n, (int)number(t, 1), (int)number(t, 2));
	print_ints(a, n);
	free(a);
}

static void distinct_longs(const struct title *t)
{
	const int n = (int)number(t, 0);
	long long *a = new_longs(n);

	if (t->upper != NO_VALUE)
		distinctLong(rnd, a, n, t->upper);
	else
		distinctLong(rnd, a, n, number(t, 1), number(t, 2));
	print_longs(a, n);
	free(a);
}

static void partition_ints(const struct title *t)
{
	const int n = (int)number(t, 0);
	int *a = new_ints(n);

	partitionInt(rnd, a, n, (int)t->sum, (int)t->min);
	print_ints(a, n);
	free(a);
}

static void partition_longs(const struct title *t)
{
	const int n = (int)number(t, 0);
	long long *a = new_longs(n);

	partitionLong(rnd, a, n, t->sum, t->min);
	print_longs(a, n);
	free(a);
}

static int *new_squares(const struct title *t)
{
	int *a = new_ints(t->to - t->from + 1);

	for (long long i = t->from; i <= t->to; i++)
		a[i - t->from] = (int)(i * i);
	return a;
}

static void print_any_square(const struct title *t)
{
	int *a = new_squares(t);

	printf("%d", anyInt(rnd, a, (int)(t->to - t->from + 1)));
	free(a);
}

static void print_weighted_square(const struct title *t)
{
	int *a = new_squares(t);

	printf("%d", wanyInt(rnd, a, (int)(t->to - t->from + 1), (int)t->type));
	free(a);
}

/* --- Sections of their own form ------------------------------------------------------ */

static void print_from_pattern(const struct pattern *p)
{
	struct tl__text text = { NULL, 0, 0 };

	tl__pattern_next(p, rnd, &text);
	percent_print(stdout, text.s, text.length);
}

/* `[pattern P x5]`: P is up to the last blank, and percent-encoded. */
static void draw_from_pattern(const struct title *t)
{
	char *const times = strrchr(t->rest, ' ');
	const struct pattern *p;

	if (times == NULL)
		quitf(_fail, "no count behind the pattern '%s'", t->rest);
	*times = '\0';
	percent_decode(t->rest);
	p = newPattern(t->rest);
	for (int i = atoi(times + 2); i > 0; i--) {
		print_from_pattern(p);
		putchar('\n');
	}
	printf("then next_int 1000000: %d\n", nextInt(rnd, 1000000));
}

static void draw_chain(const struct title *t)
{
	int a[6];
	int five[5] = { 5, 4, 3, 2, 1 };

	(void)t;
	printf("%d ", nextInt(rnd, 7));
	printf("%d ", nextInt(rnd, 8));
	printf("%lld ", nextLong(rnd, 9));
	printf("%d ", nextInt(rnd, -5, 5));
	printf("%.17g ", nextDouble(rnd));
	print_from_pattern(newPattern("[a-f]{3,6}"));
	printf(" %d", wnextInt(rnd, 50, 2));
	printf(" %d\n", wnextInt(rnd, 50, -30));
	permInt(rnd, a, 6, 1);
	print_ints(a, 6);
	distinctInt(rnd, a, 4, 10, 99);
	print_ints(a, 4);
	partitionInt(rnd, a, 4, 20, 1);
	print_ints(a, 4);
	shuffleInt(five, 5);
	print_ints(five, 5);
	printf("%d ", nextInt(rnd, 1000000));
	printf("%lld\n", nextLong(rnd, 1LL, 1000000000000LL));
}

/* h = h * 1000003 + v over 100000 draws; the bounds are functions of i. */
static void draw_checksum(const struct title *t)
{
	unsigned long long hash = 0;
	long long count, factor, modulus;

	if (sscanf(t->rest, "%lld x next_int(1+i%%%lld)", &count, &modulus) == 2) {
		for (long long i = 0; i < count; i++)
			hash = hash * 1000003 + (unsigned)nextInt(rnd, (int)(1 + i % modulus));
	} else if (sscanf(t->rest, "%lld x next_range_ll(-i, i*%lld)", &count, &factor) == 2) {
		for (long long i = 0; i < count; i++)
			hash = hash * 1000003 + (unsigned long long)nextLong(rnd, -i, i * factor);
	} else {
		quitf(_fail, "cannot read '%s'", t->rest);
	}
	printf("%llu\n", hash);
}

/* --- Which title is drawn how -------------------------------------------------------- */

/* One value, printed `times` times on one line. */
static const struct {
	const char *name;
	void (*print)(const struct title *t);
} value_section[] = {
	{ "next_int", print_int },
	{ "next_int_pow2", print_int },
	{ "next_range_int", print_range_int },
	{ "next_ll", print_ll },
	{ "next_ll_pow2", print_ll },
	{ "next_range_ll", print_range_ll },
	{ "next_range_uint", print_range_uint },
	{ "next_range_ull", print_range_ull },
	{ "next_double", print_double },
	{ "next_double_n", print_double_below },
	{ "next_double_range", print_double_range },
	{ "wnext_int", print_weighted_int },
	{ "wnext_ll", print_weighted_ll },
	{ "wnext_double", print_weighted_double },
	{ "wnext_unit", print_weighted_unit },
	{ "wnext_range_int", print_weighted_range_int },
	{ "wnext_range_ll", print_weighted_range_ll },
	{ "wnext_range_double", print_weighted_range_double },
	{ "any_int", print_any_square },
	{ "wany_int", print_weighted_square },
};

/* Whole lines. */
static const struct {
	const char *name;
	bool raw; /* the rest of the title is not words */
	void (*draw)(const struct title *t);
} line_section[] = {
	{ "perm_int", false, permute_ints },
	{ "perm_ll_size", false, permute_longs },
	{ "shuffle_int", false, shuffle_ints },
	{ "shuffle_chars", true, shuffle_characters },
	{ "distinct_int", false, distinct_ints },
	{ "distinct_ll", false, distinct_longs },
	{ "partition_int", false, partition_ints },
	{ "partition_ll", false, partition_longs },
	{ "pattern", true, draw_from_pattern },
	{ "chained:", true, draw_chain },
	{ "checksum:", true, draw_checksum },
};

/* Before a "then" single values are drawn and not shown. */
static void draw_values(const struct title *t, void (*print)(const struct title *t))
{
	if (t->then_next_int > 0) {
		for (int i = 0; i < t->times; i++)
			nextInt(rnd, (int)number(t, 0));
		return;
	}
	for (int i = 0; i < t->times; i++) {
		if (i > 0)
			putchar(' ');
		print(t);
	}
	putchar('\n');
}

static bool draw_value_section(const struct title *t)
{
	for (size_t i = 0; i < sizeof value_section / sizeof *value_section; i++)
		if (strcmp(t->name, value_section[i].name) == 0) {
			draw_values(t, value_section[i].print);
			return true;
		}
	return false;
}

static bool is_raw(const struct title *t)
{
	for (size_t i = 0; i < sizeof line_section / sizeof *line_section; i++)
		if (strcmp(t->name, line_section[i].name) == 0)
			return line_section[i].raw;
	return false;
}

static bool draw_line_section(const struct title *t)
{
	for (size_t i = 0; i < sizeof line_section / sizeof *line_section; i++)
		if (strcmp(t->name, line_section[i].name) == 0) {
			line_section[i].draw(t);
			return true;
		}
	return false;
}

static void draw_section(char *line)
{
	struct title title = read_title(line);

	reseed();
	if (strcmp(title.name, "distinct_int") == 0 && strncmp(title.rest, "threshold:", 10) == 0) {
		distinct_of_each_size(&title);
		return;
	}
	if (!is_raw(&title))
		take_words(&title, title.rest);
	if (!draw_value_section(&title) && !draw_line_section(&title))
		quitf(_fail, "unknown section '%s'", title.name);
	if (title.then_next_int > 0)
		printf("%d\n", nextInt(rnd, title.then_next_int));
}

int main(int argc, char *argv[])
{
	const char *const version = getenv("RNG_VERSION");
	static char line[1 << 16];

	registerGen(argc, argv, version != NULL ? atoi(version) : 1);
	seed_argc = argc;
	seed_argv = argv;
	while (fgets(line, sizeof line, stdin) != NULL) {
		fputs(line, stdout);
		draw_section(line);
	}
	return 0;
}
