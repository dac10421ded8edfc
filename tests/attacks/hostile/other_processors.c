/*
 * other_processors - runs on other processors than the one it was given.
 *
 * @full OK
 * @namespaces OK
 * @by the filter
 */
#include "hostile.h"

int main(void)
{
	cpu_set_t all;

	memset(&all, 0xff, sizeof all);
	must_fail("sched_setaffinity", sched_setaffinity(0, sizeof all, &all));
	return 0;
}
