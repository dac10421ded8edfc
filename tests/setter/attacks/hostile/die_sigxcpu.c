/*
 * die_sigxcpu - kills itself with SIGXCPU, as a limit would.
 *
 * @full RE
 * @namespaces RE
 * @landlock RE
 * @unsafe RE
 * @by the figures decide, not the signal
 */
#include "hostile.h"

int main(void)
{
	raise(SIGXCPU);
	return 0;
}
