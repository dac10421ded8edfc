/*
 * Tries k = 1, 2, 3, ..., with a constant cut to seventeen decimals, in whole numbers.
 *
 * @expect sample AC, short AC, long WA|TLE
 * @because a constant with d right decimals needs k with d/2 digits: from 18 decimals on there is no end.
 */
#include <stdio.h>
#include <string.h>

int main(void)
{
	static char text[1100];
	int q;

	scanf("%d", &q);
	while (q-- > 0 && scanf("%1099s", text) == 1) {
		__int128 unit = 1, c = text[0] - '0', low = 1;
		long long k = 1;

		for (int i = 2; i < (int)strlen(text) && i < 19; i++) {
			c = 10 * c + text[i] - '0';
			unit *= 10;
		}
		for (;; k++) {
			/* low = floor(k * phi) */
			while ((low + 1) * (low + 1) - (low + 1) * k - (__int128)k * k < 0)
				low++;
			if (low * unit > k * c || k * c >= (low + 1) * unit)
				break;
		}
		printf("%lld\n", k);
	}
	return 0;
}
