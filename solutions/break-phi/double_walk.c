/*
 * Walks through the Fibonacci numbers in binary64.
 *
 * @expect sample AC, short AC, long WA
 * @because a constant of sixteen decimals cannot be told from phi in 53 bits.
 * @witness 1.618033988749894
 */
#include <math.h>
#include <stdio.h>

int main(void)
{
	const double phi = (1 + sqrt(5.0)) / 2;
	double c;
	int q;

	scanf("%d", &q);
	while (q-- > 0 && scanf("%lf", &c) == 1) {
		double x = 1, y = 2;

		while (x < 1e17 && floor(x * phi) == floor(x * c)) {
			const double next = x + y;

			x = y;
			y = next;
		}
		printf("%.0f\n", x);
	}
	return 0;
}
