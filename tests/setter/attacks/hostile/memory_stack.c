/*
 * memory_stack - recurses without end.
 *
 * @full RE
 * @namespaces RE
 * @landlock RE
 * @unsafe RE
 * @by RLIMIT_STACK, a little less than the memory
 */
#include "hostile.h"

static int deeper(int level)
{
	volatile char frame[4096];

	frame[0] = frame[4095] = (char)level;
	return deeper(level + 1) + frame[0];
}

int main(void)
{
	return deeper(1);
}
