/*
 * raise_limits - raises its own limits.
 *
 * @full OK
 * @namespaces OK
 * @landlock OK
 * @unsafe OK
 * @by hard limits
 */
#include "hostile.h"

int main(void)
{
	for (int i = 0; i < RLIM_NLIMITS; i++) {
		struct rlimit now, more;

		if (getrlimit((__rlimit_resource_t)i, &now))
			continue;
		if (now.rlim_max == RLIM_INFINITY || i == RLIMIT_CORE) /* see core_limit */
			continue;
		more.rlim_cur = more.rlim_max = now.rlim_max + 1;
		must_fail("setrlimit", setrlimit((__rlimit_resource_t)i, &more));
	}
	must_fail("nice", setpriority(PRIO_PROCESS, 0, -5));
	must_fail("real time", sched_setscheduler(0, SCHED_FIFO, &(struct sched_param){ 1 }));
	return 0;
}
