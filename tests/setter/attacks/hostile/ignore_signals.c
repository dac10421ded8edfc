/*
 * ignore_signals - ignores every signal, and spins.
 *
 * @full TLE
 * @namespaces TLE
 * @landlock TLE
 * @unsafe TLE
 * @by SIGKILL
 */
#include "hostile.h"

int main(void)
{
	for (int i = 1; i < 65; i++)
		signal(i, SIG_IGN);
	for (;;)
		;
}
