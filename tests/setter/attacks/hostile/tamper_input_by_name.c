/*
 * tamper_input_by_name - changes the test through the names that /proc has for it.
 *
 * @full OK
 * @namespaces OK
 * @landlock OK
 * @input 2000000
 * @by a read-only clone
 */
#include "hostile.h"

int main(void)
{
	const char *const names[] = { "/proc/self/fd/0", "/dev/stdin", "/dev/fd/0", "/proc/2/fd/0",
		"/proc/thread-self/fd/0", NULL };

	for (int i = 0; names[i]; i++) {
		must_fail("reopen for writing", open(names[i], O_RDWR));
		must_fail("reopen and truncate", open(names[i], O_WRONLY | O_TRUNC));
		must_fail("truncate", truncate(names[i], 0));
		must_fail("chmod", chmod(names[i], 0));
		must_fail("utimes", utimes(names[i], NULL));
		must_fail("link",
				linkat(AT_FDCWD, names[i], AT_FDCWD, "/box/input",
						AT_SYMLINK_FOLLOW));
	}
	must_fail("a folder above", openat(0, "..", O_RDONLY));
	must_fail("link by descriptor", linkat(0, "", AT_FDCWD, "/box/input", AT_EMPTY_PATH));
	return 0;
}
