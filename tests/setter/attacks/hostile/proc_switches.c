/*
 * proc_switches - turns the switches of /proc.
 *
 * @full OK
 * @namespaces OK
 * @landlock OK
 * @by /proc is read-only
 */
#include "hostile.h"

int main(void)
{
	static const char *const names[] = { "/proc/self/oom_score_adj", "/proc/self/uid_map",
		"/proc/self/setgroups", "/proc/self/coredump_filter", "/proc/self/comm",
		"/proc/sysrq-trigger", "/proc/sys/user/max_user_namespaces",
		"/proc/sys/kernel/core_pattern", "/proc/sys/kernel/hostname",
		"/proc/self/clear_refs", "/proc/self/timerslack_ns", "/proc/1/oom_score_adj",
		"/proc/self/mem", "/proc/self/attr/current", NULL };

	for (int i = 0; names[i]; i++)
		must_fail(names[i], open(names[i], O_WRONLY));
	return 0;
}
