/*
 * exit_127 - ends as if it had not been found.
 *
 * @full RE
 * @namespaces RE
 * @landlock RE
 * @unsafe RE
 * @by errors come by a pipe
 */
#include "hostile.h"

int main(void)
{
	return 127;
}
