/*
 * fork_bomb - doubles itself for ever.  The kernel charges forks that it refused for a while.
 *
 * @full TLE|MLE
 * @namespaces RE
 * @landlock RE
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
