/*
 * die_sigxfsz - kills itself with SIGXFSZ, as a limit would.
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
	raise(SIGXFSZ);
	return 0;
}
