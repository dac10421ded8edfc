/*
 * format - a generator of upstream's suite: texts made by format().
 */
#include "testlib.h"

int main(int argc, char *argv[])
{
	registerGen(argc, argv, 1);

	writeStr(format("%d", 42)), writeEoln();
	writeStr(format("hello, %s!", "hat")), writeEoln();
	writeStr(format("%s%d!", "'hat'", 42)), writeEoln();
	writeStr(format("%s%d!", "'%s'", 42)), writeEoln();
	ensure(strncmp(format("%f", 42.5), "42.5", 4) == 0);
	return 0;
}
