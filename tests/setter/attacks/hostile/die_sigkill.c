/*
 * die_sigkill - kills itself with SIGKILL, as a limit would.
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
	raise(SIGKILL);
	return 0;
}
