/*
 * fork_bomb - doubles itself for ever.
 *
 * @full TLE
 * @namespaces RE
 * @unsafe RE
 * @by pids.max or no fork; init takes all along
 */
#include "hostile.h"

int main(void)
{
	if (fork() < 0)
		return 3;
	for (;;)
		fork();
}
