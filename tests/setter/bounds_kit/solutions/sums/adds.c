/*
 * Adds.
 *
 * @expect AC
 */
#include <stdio.h>

int main(void)
{
	long long a, b;
	int t;

	if (scanf("%d", &t) != 1)
		return 1;
	while (t-- > 0 && scanf("%lld %lld", &a, &b) == 2)
		printf("%lld\n", a + b);
	return 0;
}
