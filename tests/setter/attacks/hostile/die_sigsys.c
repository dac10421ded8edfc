/*
 * die_sigsys - kills itself with SIGSYS, as a limit would.
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
	raise(SIGSYS);
	return 0;
}
