/*
 * g - a program of upstream's suite that never registers, which is found out at exit.
 */
#include "testlib.h"

int main(void)
{
	int a[10];

	permInt(rnd, a, 10, 1);
	writeInt(10), writeEoln();
	writeStr(joinInt(a, 10, " ")), writeEoln();
	return 0;
}
