/*
 * other_processors - runs on other processors than the one it was given.
 *
 * @full OK
 * @namespaces OK
 * @landlock OK
 * @unsafe OK
 * @by the filter
 */
#include "hostile.h"

int main(void)
{
	cpu_set_t all, given;

	memset(&all, 0xff, sizeof all);
	sched_getaffinity(0, sizeof given, &given);
	must_not("it was given more than one", CPU_COUNT(&given) != 1);
	must_fail("sched_setaffinity", sched_setaffinity(0, sizeof all, &all));
	return 0;
}
