/*
 * waiting_for_judge - looks whether others can be seen.
 *
 * @full OK
 * @namespaces OK
 * @landlock OK
 * @by the pid namespace
 */
#include "hostile.h"

int main(void)
{
	DIR *entries = opendir("/proc");
	struct dirent *entry;

	while (entries && (entry = readdir(entries))) {
		const int pid = atoi(entry->d_name);

		must_not("another process is visible", pid > 1 && pid != getpid());
	}
	return 0;
}
