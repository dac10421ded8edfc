/*
 * test_grundy.c - values by their definition.
 */
#include "unit.h"

#include "wythoff.h"

#define SIDE 200

static struct wy_grundy g;
static int value[SIDE][SIDE];

/* Marks what the moves from (x, y) lead to, and returns the first number without a mark. */
static int smallest_missing(int x, int y)
{
	bool marked[2 * SIDE] = { false };
	int missing = 0;

	for (int n = 1; n <= x || n <= y; n++) {
		if (n <= x)
			marked[value[x - n][y]] = true;
		if (n <= y)
			marked[value[x][y - n]] = true;
		if (n <= x && n <= y)
			marked[value[x - n][y - n]] = true;
	}
	while (marked[missing])
		missing++;
	return missing;
}

static void values_are_the_smallest_that_no_move_leads_to(void **state)
{
	(void)state;
	const int side = SANITIZED ? SIDE / 2 : SIDE;

	wy_grundy_fill(&g, side - 1);
	for (int x = 0; x < side; x++)
		for (int y = 0; y < side; y++) {
			value[x][y] = smallest_missing(x, y);
			assert_int_equal(wy_grundy_value(&g, x, y), value[x][y]);
		}
}

static void filled_again_it_is_the_same(void **state)
{
	(void)state;
	wy_grundy_fill(&g, 100);
	wy_grundy_fill(&g, 50);
	assert_int_equal(wy_grundy_value(&g, 10, 13), value[10][13]);
	assert_int_equal(wy_grundy_value(&g, 50, 7), value[7][50]);
}

/* In the largest table: 0 is cold and nothing else, and no row has a value twice. */
static void the_largest_table_is_one_of_values(void **state)
{
	(void)state;
	static int seen[2 * WY_GRUNDY_PILE + 1];

	wy_grundy_fill(&g, WY_GRUNDY_PILE);
	for (int x = 0; x <= WY_GRUNDY_PILE; x++)
		for (int y = 0; y <= WY_GRUNDY_PILE; y++) {
			const int found = wy_grundy_value(&g, x, y);
			const struct wy_pos p = wy_pos_make((uint64_t)x, (uint64_t)y);

			if (found > x + y || seen[found] == x + 1 || (found == 0) != wy_is_cold(p))
				assert_int_equal(found, -1);
			seen[found] = x + 1;
		}
}

/* The first beyond 7 and 8 bits. */
static void known_values(void **state)
{
	(void)state;
	assert_int_equal(wy_grundy_value(&g, 80, 81), 128);
	assert_int_equal(wy_grundy_value(&g, 168, 168), 256);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(values_are_the_smallest_that_no_move_leads_to),
		cmocka_unit_test(filled_again_it_is_the_same),
		cmocka_unit_test(the_largest_table_is_one_of_values),
		cmocka_unit_test(known_values),
	};

	return RUN_TESTS(tests);
}
