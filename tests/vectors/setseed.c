/*
 * setseed - generators that are not seeded by a command line.
 *
 *     setseed [SEED...]
 *
 * The constant start, then setSeed with each SEED (those of the recorded file
 * by default), then the global generator of a program that never registers.
 */
#include "testlib.h"

static void print_small(random_t *r)
{
	for (int i = 0; i < 8; i++)
		printf(i > 0 ? " %d" : "%d", nextInt(r, 1000));
}

static void print_seeded(long long seed)
{
	random_t r;

	setSeed(&r, seed);
	printf("setSeed(%lld): ", seed);
	print_small(&r);
	for (int i = 0; i < 4; i++)
		printf(" %lld", nextLong(&r, 1LL, 1000000000000LL));
	printf(" %.17g\n", nextDouble(&r));
}

int main(int argc, char *argv[])
{
	static const long long recorded[] = { 0, 1, 42, -1, 123456789012345 };
	random_t r = newRandom();

	disableFinalizeGuard();
	print_small(&r);
	printf(" | default\n");
	for (int i = 1; i < argc; i++)
		print_seeded(strtoll(argv[i], NULL, 10));
	for (size_t i = 0; argc == 1 && i < sizeof recorded / sizeof *recorded; i++)
		print_seeded(recorded[i]);
	printf("rnd global unregistered:");
	for (int i = 0; i < 8; i++)
		printf(" %d", nextInt(rnd, 1, 1000));
	putchar('\n');
	return 0;
}
