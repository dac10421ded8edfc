/*
 * leave_files - leaves files for the next run, and looks for those of the last.
 *
 * @full OK
 * @namespaces OK
 * @landlock OK
 * @by a fresh tmpfs
 */
#include "hostile.h"

int main(void)
{
	const char *const names[] = { "/box/left", "/tmp/left2", "/dev/shm/left3", NULL };

	for (int i = 0; names[i]; i++) {
		must_fail("found what was left", open(names[i], O_RDONLY));
		close(open(names[i], O_CREAT | O_WRONLY, 0666));
	}
	return 0;
}
