/* random_arrays.c - random elements, orders, subsets and partitions. */
#include "testlib_internal.h"

#define TL__LONGEST_DENSE_RANGE 1000000000ULL

/* --- Elements ---------------------------------------------------------------- */

static int tl__any_index(random_t *r, int n)
{
	if (n <= 0)
		tl__fail("random_t::any(const Container& c): c.size() must be positive");
	return tl__nextInt(r, n);
}

static int tl__wany_index(random_t *r, int n, int type)
{
	if (n <= 0)
		tl__fail("random_t::wany(const Container& c, int type): c.size() must be positive");
	return tl__wnextInt(r, n, type);
}

TL_API int anyInt(random_t *r, const int *a, int n)
{
	return a[tl__any_index(r, n)];
}

TL_API long long anyLong(random_t *r, const long long *a, int n)
{
	return a[tl__any_index(r, n)];
}

TL_API double anyDouble(random_t *r, const double *a, int n)
{
	return a[tl__any_index(r, n)];
}

TL_API const char *anyStr(random_t *r, const char *const *a, int n)
{
	return a[tl__any_index(r, n)];
}

TL_API int wanyInt(random_t *r, const int *a, int n, int type)
{
	return a[tl__wany_index(r, n, type)];
}

TL_API long long wanyLong(random_t *r, const long long *a, int n, int type)
{
	return a[tl__wany_index(r, n, type)];
}

TL_API double wanyDouble(random_t *r, const double *a, int n, int type)
{
	return a[tl__wany_index(r, n, type)];
}

TL_API const char *wanyStr(random_t *r, const char *const *a, int n, int type)
{
	return a[tl__wany_index(r, n, type)];
}

static void tl__swap_bytes(char *a, char *b, size_t size)
{
	char piece[64];

	if (a == b)
		return;
	while (size > 0) {
		const size_t length = size < sizeof piece ? size : sizeof piece;

		memcpy(piece, a, length);
		memcpy(a, b, length);
		memcpy(b, piece, length);
		a += length;
		b += length;
		size -= length;
	}
}

TL_API void shuffle(void *array, size_t count, size_t size)
{
	char *const a = (char *)array;
	size_t i;

	if (count > (size_t)INT_MAX)
		tl__fail("shuffle: at most %d elements", INT_MAX);
	for (i = 1; i < count; i++)
		tl__swap_bytes(a + i * size, a + (size_t)tl__nextInt(rnd, (int)i + 1) * size, size);
}

TL_API void shuffleInt(int *a, int n)
{
	shuffle(a, n < 0 ? 0 : (size_t)n, sizeof *a);
}

TL_API void shuffleLong(long long *a, int n)
{
	shuffle(a, n < 0 ? 0 : (size_t)n, sizeof *a);
}

TL_API void shuffleDouble(double *a, int n)
{
	shuffle(a, n < 0 ? 0 : (size_t)n, sizeof *a);
}

TL_API void shuffleStr(const char **a, int n)
{
	shuffle(a, n < 0 ? 0 : (size_t)n, sizeof *a);
}

/* --- Permutations, subsets, partitions ---------------------------------------- */

static void tl__need_perm_size(bool good)
{
	if (!good)
		tl__fail("random_t::perm(T size, E first = 0): size must non-negative");
}

TL_API void tl__permInt(random_t *r, int *out, int n, int first)
{
	int i;

	tl__need_perm_size(n >= 0);
	for (i = 0; i < n; i++) {
		const int j = i > 0 ? tl__nextInt(r, i + 1) : 0;

		if (j < i)
			out[i] = out[j];
		out[j] = (int)((unsigned)first + (unsigned)i);
	}
}

TL_API void tl__permLong(random_t *r, long long *out, long long n, long long first)
{
	long long i;

	tl__need_perm_size(n >= 0);
	for (i = 0; i < n; i++) {
		const long long j = i > 0 ? tl__nextLong(r, i + 1) : 0;

		if (j < i)
			out[i] = out[j];
		out[j] = tl__sum(first, i);
	}
}

/* Where numbers go: to one of two arrays. */
struct tl__numbers {
	int *ints;
	long long *longs;
};

static void tl__put(struct tl__numbers out, size_t i, long long value)
{
	if (out.ints != NULL)
		out.ints[i] = (int)value;
	else
		out.longs[i] = value;
}

/* Fewer draws are expected than there are values: draw, and drop what was seen. */
static bool tl__is_sparse(int count, unsigned long long range)
{
	double expected = 0.0;
	int i;

	for (i = 1; i <= count; i++)
		expected += (double)range / (double)(range - (unsigned long long)i + 1);
	return expected < (double)range;
}

/* A hash set of offset + 1; 0 is a free place. */
struct tl__seen {
	unsigned long long *place;
	size_t mask;
};

static void *tl__scratch(size_t count, size_t size)
{
	void *memory = count <= (size_t)-1 / size ? calloc(count, size) : NULL;

	if (memory == NULL)
		tl__fail("random_t: no memory for %.0f numbers", (double)count);
	return memory;
}

static struct tl__seen tl__new_seen(size_t count)
{
	struct tl__seen seen;
	size_t size = 8;

	while (size / 2 < count)
		size *= 2;
	seen.place = (unsigned long long *)tl__scratch(size, sizeof *seen.place);
	seen.mask = size - 1;
	return seen;
}

static bool tl__see(struct tl__seen *seen, unsigned long long offset)
{
	size_t at = (size_t)((offset * 0x9E3779B97F4A7C15ULL) >> 32) & seen->mask;

	while (seen->place[at] != 0) {
		if (seen->place[at] == offset + 1)
			return false;
		at = (at + 1) & seen->mask;
	}
	seen->place[at] = offset + 1;
	return true;
}

static void tl__draw_new_ones(random_t *r, struct tl__numbers out, int count, long long lo,
		long long range)
{
	struct tl__seen seen = tl__new_seen((size_t)count);
	size_t done = 0;

	while (done < (size_t)count) {
		const long long offset = tl__nextLong(r, range);

		if (tl__see(&seen, (unsigned long long)offset))
			tl__put(out, done++, tl__sum(lo, offset));
	}
	free(seen.place);
}

static long long tl__got(struct tl__numbers out, size_t i)
{
	return out.ints != NULL ? out.ints[i] : out.longs[i];
}

/* The first ones of a permutation: what goes behind them never comes back. */
static void tl__permute_first(random_t *r, struct tl__numbers out, int count, long long lo,
		int range)
{
	int i;

	tl__put(out, 0, lo);
	for (i = 1; i < range; i++) {
		const int j = tl__nextInt(r, i + 1);

		if (i < count && j < i)
			tl__put(out, (size_t)i, tl__got(out, (size_t)j));
		if (j < count)
			tl__put(out, (size_t)j, tl__sum(lo, i));
	}
}

static void tl__distinct(random_t *r, struct tl__numbers out, int count, long long lo, long long hi)
{
	const unsigned long long range = (unsigned long long)hi - (unsigned long long)lo + 1;

	if (count == 0)
		return;
	if (lo > hi)
		tl__fail("random_t::distinct expected from <= to");
	if (count < 0)
		tl__fail("random_t::distinct expected size >= 0");
	if (range != 0 && (unsigned long long)count > range)
		tl__fail("random_t::distinct expected size <= to - from + 1");
	if (range == 0 || tl__is_sparse(count, range)) {
		tl__draw_new_ones(r, out, count, lo, (long long)range);
		return;
	}
	if (range > TL__LONGEST_DENSE_RANGE)
		tl__fail("random_t::distinct here expected to - from + 1 <= 1000000000");
	tl__permute_first(r, out, count, lo, (int)range);
}

static void tl__distinct_upto(random_t *r, struct tl__numbers out, int count, long long upper)
{
	if (count < 0)
		tl__fail("random_t::distinct expected size >= 0");
	if (count == 0)
		return;
	if (upper <= 0)
		tl__fail("random_t::distinct expected upper > 0");
	if (count > upper)
		tl__fail("random_t::distinct expected size <= upper");
	tl__distinct(r, out, count, 0, upper - 1);
}

static struct tl__numbers tl__to_ints(int *out)
{
	struct tl__numbers numbers;

	numbers.ints = out;
	numbers.longs = NULL;
	return numbers;
}

static struct tl__numbers tl__to_longs(long long *out)
{
	struct tl__numbers numbers;

	numbers.ints = NULL;
	numbers.longs = out;
	return numbers;
}

TL_API void tl__distinctInt(random_t *r, int *out, int n, int lo, int hi)
{
	tl__distinct(r, tl__to_ints(out), n, lo, hi);
}

TL_API void tl__distinctLong(random_t *r, long long *out, int n, long long lo, long long hi)
{
	tl__distinct(r, tl__to_longs(out), n, lo, hi);
}

TL_API void tl__distinctIntUpto(random_t *r, int *out, int n, int upper)
{
	tl__distinct_upto(r, tl__to_ints(out), n, upper);
}

TL_API void tl__distinctLongUpto(random_t *r, long long *out, int n, long long upper)
{
	tl__distinct_upto(r, tl__to_longs(out), n, upper);
}

static int tl__compare_longs(const void *a, const void *b)
{
	const long long x = *(const long long *)a, y = *(const long long *)b;

	return (x > y) - (x < y);
}

static long long tl__floor_quotient(long long a, int b)
{
	return a / b - (a % b < 0 ? 1 : 0);
}

/* Bars between stars: the gaps are the summands. */
static void tl__partition(random_t *r, struct tl__numbers out, int count, long long sum,
		long long min)
{
	long long *bar, places, before = 0;
	int i;

	if (count < 0)
		tl__fail("random_t::partition: size < 0");
	if (count == 0 && sum != 0)
		tl__fail("random_t::partition: size == 0 && sum != 0");
	if (count == 0)
		return;
	if (min > tl__floor_quotient(sum, count))
		tl__fail("random_t::partition: min_part * size > sum");
	places = (long long)((unsigned long long)sum - (unsigned long long)min * (unsigned)count +
			(unsigned)count - 1);
	bar = (long long *)tl__scratch((size_t)count, sizeof *bar);
	tl__distinct(r, tl__to_longs(bar), count - 1, 1, places);
	qsort(bar, (size_t)count - 1, sizeof *bar, tl__compare_longs);
	bar[count - 1] = places + 1;
	for (i = 0; i < count; i++) {
		tl__put(out, (size_t)i, tl__sum(bar[i] - before - 1, min));
		before = bar[i];
	}
	free(bar);
}

TL_API void tl__partitionInt(random_t *r, int *out, int n, int sum, int min)
{
	tl__partition(r, tl__to_ints(out), n, sum, min);
}

TL_API void tl__partitionLong(random_t *r, long long *out, int n, long long sum, long long min)
{
	tl__partition(r, tl__to_longs(out), n, sum, min);
}
