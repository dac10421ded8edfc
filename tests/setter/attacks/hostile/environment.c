/*
 * environment - looks for what the judge has in its environment.
 *
 * @full OK
 * @namespaces OK
 * @landlock OK
 * @by a fixed environment
 */
#include "hostile.h"

/* Its box has another name where there is no mount tree. */
static int is_box(const char *setting)
{
	const char *path = strchr(setting, '=') + 1;
	char own[256] = "";

	if (strncmp(setting, "HOME=", 5) && strncmp(setting, "TMPDIR=", 7))
		return 0;
	return getcwd(own, sizeof own) && !strcmp(path, own);
}

int main(int argc, char **argv)
{
	static const char *const known[] = { "PATH=/", "HOME=/box", "TMPDIR=/box", "LANG=C.UTF-8",
		"PYTHONHASHSEED=0", "PYTHONDONTWRITEBYTECODE=1", "OMP_NUM_THREADS=1",
		"ASAN_OPTIONS=disable_coredump=0", NULL };

	for (char **entry = environ; *entry; entry++) {
		int found = is_at("landlock", argc, argv) && is_box(*entry);

		for (int i = 0; known[i]; i++)
			found |= !strncmp(*entry, known[i], strlen(known[i]));
		must_not(*entry, !found);
	}
	return 0;
}
