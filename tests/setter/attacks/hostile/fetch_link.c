/*
 * fetch_link - leaves a link where a file is fetched.
 *
 * @full OK
 * @namespaces OK
 * @landlock RE
 * @unsafe OK
 * @by openat2(RESOLVE_BENEATH, NO_SYMLINKS)
 */
#include "hostile.h"

int main(void)
{
	return symlink("/etc/passwd", "fetched");
}
