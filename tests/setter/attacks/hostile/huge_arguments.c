/*
 * huge_arguments - executes itself with arguments as long as can be.
 *
 * @full OK
 * @namespaces OK
 * @landlock OK
 * @by arguments are memory; exec refuses more
 */
#include "hostile.h"

int main(int argc, char **argv)
{
	const size_t length = 100000, words = argc > 40 ? 0 : (size_t)argc * 2;
	char **more = calloc(words + 2, sizeof *more);

	(void)argv;
	more[0] = "/sub/hostile";
	for (size_t i = 1; i < words; i++) {
		more[i] = malloc(length + 1);
		memset(more[i], 'x', length);
		more[i][length] = '\0';
	}
	if (words)
		execv(more[0], more);
	return 0;
}
