/*
 * adder - a participant for `interactor`: prints a + b for every pair it reads.
 */
#include <stdio.h>

int main(void)
{
	int a, b;

	while (scanf("%d %d", &a, &b) == 2) {
		printf("%d\n", a + b);
		fflush(stdout);
	}
	return 0;
}
