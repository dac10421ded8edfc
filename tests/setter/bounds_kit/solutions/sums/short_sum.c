/*
 * Adds in 16 bits.
 *
 * @expect  full WA
 * @witness 32768 0
 * @because 32768 does not fit in a short
 */
#include <stdio.h>

int main(void)
{
	int t, a, b;

	if (scanf("%d", &t) != 1)
		return 1;
	while (t-- > 0 && scanf("%d %d", &a, &b) == 2)
		printf("%d\n", (short)(a + b));
	return 0;
}
