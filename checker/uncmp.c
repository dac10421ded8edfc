/*
 * uncmp - compares sequences of integers, whatever their order.
 *
 * Any number of integers of 64 bits; white space is free.
 */
#include "testlib.h"
#include "number_list.h"

static struct number_list read_numbers(InStream *S)
{
	struct number_list list = { NULL, 0, 0 };

	while (!seekEof(S))
		number_list_add(&list, readLong(S));
	return list;
}

static int by_value(const void *a, const void *b)
{
	const long long x = *(const long long *)a, y = *(const long long *)b;

	return (x > y) - (x < y);
}

static void sort_numbers(struct number_list *list)
{
	if (list->count > 0)
		qsort(list->at, list->count, sizeof *list->at, by_value);
}

int main(int argc, char *argv[])
{
	setName("compare unordered sequences of signed int64 numbers");
	registerTestlibCmd(argc, argv);

	struct number_list jury = read_numbers(ans), found = read_numbers(ouf);
	const unsigned long n = (unsigned long)jury.count;

	if (jury.count != found.count)
		quitf(_wa, "Expected %lu elements, but %lu found", n, (unsigned long)found.count);
	sort_numbers(&jury);
	sort_numbers(&found);
	if (n > 0 && memcmp(jury.at, found.at, n * sizeof *jury.at) != 0)
		quitf(_wa,
				"Expected sequence and output are different "
				"(as unordered sequences) [size=%lu]",
				n);

	if (n == 0)
		quitf(_ok, "empty sequence");
	if (n == 1)
		quitf(_ok, "1 number: %lld", jury.at[0]);
	quitf(_ok, "%lu numbers (in increasing order): %s", n, number_list_text(&jury, 2));
}
