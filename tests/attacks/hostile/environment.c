/*
 * environment - looks for what the judge has in its environment.
 *
 * @full OK
 * @namespaces OK
 * @by a fixed environment
 */
#include "hostile.h"

int main(void)
{
	static const char *const known[] = { "PATH=/", "HOME=/box", "TMPDIR=/box", "LANG=C.UTF-8",
		"PYTHONHASHSEED=0", "PYTHONDONTWRITEBYTECODE=1", "OMP_NUM_THREADS=1",
		"ASAN_OPTIONS=disable_coredump=0", NULL };

	for (char **entry = environ; *entry; entry++) {
		int found = 0;

		for (int i = 0; known[i]; i++)
			found |= !strncmp(*entry, known[i], strlen(known[i]));
		must_not(*entry, !found);
	}
	return 0;
}
