/*
 * bench_data - the files that `make bench` reads.
 *
 *     bench_data KIND LAYOUT ITEMS
 *
 * KIND is int (uniform in [-10^9, 10^9]), real (six digits after the point, in
 * [-1000, 1000]), nudged (the same with another last digit) or tok (1 to 13
 * lower-case letters).  The items of a kind do not depend on the layout: two
 * layouts differ in white space only.
 */
#include "testlib.h"

#define PER_ROW 10

struct layout {
	const char *name, *between, *row_end;
	bool counted; /* ITEMS goes first, on a line of its own; the rest is one line */
};

static const struct layout layouts[] = {
	{ "rows", " ", "\n", false },
	{ "wide", "  ", " \n", false },
	{ "column", "\n", "\n", false },
	{ "crlf", " ", "\r\n", false },
	{ "counted", " ", " ", true },
};

static void write_int(void)
{
	writeInt(nextInt(rnd, -1000000000, 1000000000));
}

/* Zeros in front of a number of at most six digits. */
static void write_six_digits(long long value)
{
	char text[7];

	snprintf(text, sizeof text, "%06d", (int)(value % 1000000));
	writeStr(text);
}

static void write_millionths(long long value)
{
	const long long size = value < 0 ? -value : value;

	if (value < 0)
		writeChar('-');
	writeLong(size / 1000000), writeChar('.');
	write_six_digits(size);
}

static void write_real(void)
{
	write_millionths(nextLong(rnd, -1000000000, 1000000000));
}

static void write_nudged(void)
{
	const long long value = nextLong(rnd, -1000000000, 1000000000);

	write_millionths(value % 10 ? value - value / llabs(value) : value + 1);
}

static void write_tok(void)
{
	for (int length = nextInt(rnd, 1, 13); length > 0; length--)
		writeChar((char)nextInt(rnd, 'a', 'z'));
}

static const struct {
	const char *name;
	void (*write)(void);
} kinds[] = {
	{ "int", write_int },
	{ "real", write_real },
	{ "nudged", write_nudged },
	{ "tok", write_tok },
};

#define COUNT(array) (sizeof(array) / sizeof *(array))

static const struct layout *layout_named(const char *name)
{
	for (size_t i = 0; i < COUNT(layouts); i++)
		if (!strcmp(layouts[i].name, name))
			return &layouts[i];
	quitf(_fail, "no layout '%s'", name);
}

static void (*writer_named(const char *name))(void)
{
	for (size_t i = 0; i < COUNT(kinds); i++)
		if (!strcmp(kinds[i].name, name))
			return kinds[i].write;
	quitf(_fail, "no kind '%s'", name);
}

int main(int argc, char *argv[])
{
	registerGen(argc, argv, 1);

	void (*const write_item)(void) = writer_named(opt_str_at(1));
	const struct layout *layout = layout_named(opt_str_at(2));
	const int items = opt_int_at(3);

	setSeed(rnd, 1907);
	if (layout->counted)
		writeInt(items), writeEoln();
	for (int i = 1; i <= items; i++) {
		write_item();
		if (i < items)
			writeStr(i % PER_ROW ? layout->between : layout->row_end);
	}
	writeStr(layout->counted ? "\n" : layout->row_end);
	return 0;
}
