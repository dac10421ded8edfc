/*
 * The golden ratio in binary64, and numbers read by strtod.
 *
 * @expect sample AC, word WA, hundred WA, thousand WA
 * @because phi needs as many decimals as the piles have digits together, and a double has
 *          sixteen: 102334155*phi is 165580140.9999999955, and the product rounds to 165580141.
 * @witness 165580140 267914295
 */
#include <math.h>
#include <stdio.h>

int main(void)
{
	const double phi = (1 + sqrt(5.0)) / 2;
	double a, b;
	int t;

	scanf("%d", &t);
	while (t-- > 0 && scanf("%lf %lf", &a, &b) == 2) {
		if (a > b) {
			const double c = a;

			a = b;
			b = c;
		}
		puts(floor((b - a) * phi) == a ? "Second" : "First");
	}
	return 0;
}
