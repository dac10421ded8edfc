/*
 * exec_chain - executes itself again and again.
 *
 * @full TLE
 * @namespaces TLE
 * @landlock TLE
 * @by time goes on over exec
 */
#include "hostile.h"

int main(int argc, char **argv)
{
	char *const words[] = { argv[0], NULL };
	static char *const environment[] = { NULL };

	(void)argc;
	execve(words[0], words, environment);
	return 3;
}
