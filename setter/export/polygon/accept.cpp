/* accept - the interactor has judged everything: what it accepts is right. */
#include <stdio.h>

int main(void)
{
	fputs("ok the interactor accepts it\n", stderr);
	return 0;
}
