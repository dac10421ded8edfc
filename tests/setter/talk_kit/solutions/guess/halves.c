/* @expect AC */
#include <stdio.h>

int main(void)
{
	int low = 1, high = 1000;
	char reply;

	do {
		const int middle = (low + high) / 2;

		printf("%d\n", middle);
		fflush(stdout);
		if (scanf(" %c", &reply) != 1)
			return 1;
		if (reply == '<')
			low = middle + 1;
		else
			high = middle - 1;
	} while (reply != '=');
	return 0;
}
