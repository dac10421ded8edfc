/*
 * core - dumps core.
 *
 * @full RE
 * @namespaces RE
 * @landlock RE
 * @unsafe RE
 * @by RLIMIT_CORE
 */
#include "hostile.h"

int main(void)
{
	abort();
}
