/*
 * exec_chain - executes itself again and again.
 *
 * @full TLE
 * @namespaces TLE
 * @by time goes on over exec
 */
#include "hostile.h"

int main(void)
{
	static char *const words[] = { "/sub/hostile", NULL };
	static char *const environment[] = { NULL };

	execve(words[0], words, environment);
	return 3;
}
