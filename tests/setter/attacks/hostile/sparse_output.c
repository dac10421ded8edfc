/*
 * sparse_output - makes its output huge without writing it.
 *
 * @full OK
 * @namespaces OK
 * @landlock OK
 * @unsafe OK
 * @by RLIMIT_FSIZE
 */
#include "hostile.h"

int main(void)
{
	signal(SIGXFSZ, SIG_IGN);
	must_fail("ftruncate to 1 TiB", ftruncate(1, (off_t)1 << 40));
	must_fail("pwrite at 1 TiB", pwrite(1, "x", 1, (off_t)1 << 40));
	must_fail("fallocate of 1 GiB", posix_fallocate(1, 0, 1 << 30) ? -1 : 0);
	return 0;
}
