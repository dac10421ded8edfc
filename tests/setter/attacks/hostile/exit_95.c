/*
 * exit_95 - ends with a code that a judge might use itself.
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
	return 95;
}
