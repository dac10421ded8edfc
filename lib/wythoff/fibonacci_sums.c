/* fibonacci_sums.c - Fibonacci and Lucas numbers, and Zeckendorf's sums. */
#include "wythoff_internal.h"

/* The n-th number of the sequence that begins x, y. */
static uint64_t wy__sequence(uint64_t x, uint64_t y, int n)
{
	while (n-- > 0) {
		const uint64_t next = x + y;

		x = y;
		y = next;
	}
	return x;
}

WY_API uint64_t wy_fibonacci(int n)
{
	return wy__sequence(0, 1, n);
}

WY_API uint64_t wy_lucas(int n)
{
	return wy__sequence(2, 1, n);
}

WY_API int wy_zeckendorf(uint64_t k, int index[WY_ZECKENDORF_MAX])
{
	uint64_t fibonacci = wy_fibonacci(WY_FIBONACCI_MAX);
	uint64_t smaller = wy_fibonacci(WY_FIBONACCI_MAX - 1);
	int i, count = 0;

	/* Greedy: what is left after F(i) is less than F(i - 1). */
	for (i = WY_FIBONACCI_MAX; i >= 2; i--) {
		const uint64_t next = fibonacci - smaller;

		if (k >= fibonacci) {
			k -= fibonacci;
			index[count++] = i;
		}
		fibonacci = smaller;
		smaller = next;
	}
	return count;
}

WY_API bool wy_zeckendorf_sum(const int index[], int count, uint64_t *k)
{
	uint64_t sum = 0;
	int i;

	for (i = 0; i < count; i++) {
		if (index[i] < 0 || index[i] > WY_FIBONACCI_MAX)
			return false;
		sum += wy_fibonacci(index[i]);
		if (sum < wy_fibonacci(index[i]))
			return false;
	}
	*k = sum;
	return true;
}
