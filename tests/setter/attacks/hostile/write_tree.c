/*
 * write_tree - writes outside its folder.
 *
 * @full OK
 * @namespaces OK
 * @landlock OK
 * @unsafe OK
 * @by read-only mounts
 */
#include "hostile.h"

int main(void)
{
	static const char *const paths[] = { "/x", "/usr/x", "/usr/bin/x", "/sub/x", "/etc/x",
		"/dev/x", "/proc/x", "/in", "/out", "/ans", "/etc/passwd", "/etc/ld.so.cache",
		"/sub/hostile", "/usr/bin/env", NULL };

	for (int i = 0; paths[i]; i++)
		must_fail(paths[i], open(paths[i], O_WRONLY | O_CREAT, 0666));
	must_fail("chmod /", chmod("/", 0777));
	must_fail("chmod /sub/hostile", chmod("/sub/hostile", 0777));
	must_fail("unlink /sub/hostile", unlink("/sub/hostile"));
	must_fail("rename /sub/hostile", rename("/sub/hostile", "/box/hostile"));
	must_fail("rename /box", rename("/box", "/xob"));
	must_fail("mkdir /x", mkdir("/x", 0700));
	must_fail("link", link("/sub/hostile", "/box/link"));
	must_fail("utimes", utimes("/sub/hostile", NULL));
	must_fail("mknod", mknod("/box/device", S_IFBLK | 0600, 0x0800));
	must_fail("truncate", truncate("/sub/hostile", 0));
	return 0;
}
