/*
 * splice_input - changes the test from pipes, from other files, and in its mapped pages.
 *
 * @full OK
 * @namespaces OK
 * @landlock OK
 * @input 2000000
 * @by a read-only clone; a sealed copy
 */
#include "hostile.h"

#include <sys/sendfile.h>
#include <sys/uio.h>

#ifndef MADV_POPULATE_WRITE
#define MADV_POPULATE_WRITE 23
#endif
#ifndef MADV_SOFT_OFFLINE
#define MADV_SOFT_OFFLINE 101
#endif

static void change_mapped(char *page)
{
	static const int advice[] = { MADV_REMOVE, MADV_POPULATE_WRITE, MADV_HWPOISON,
		MADV_SOFT_OFFLINE };

	must_fail("mprotect", mprotect(page, 4096, PROT_READ | PROT_WRITE));
	for (size_t i = 0; i < sizeof advice / sizeof *advice; i++)
		must_fail("madvise", madvise(page, 4096, advice[i]));
	must_fail("read into it", pread(0, page, 4, 4));
	must_fail("random bytes into it", syscall(SYS_getrandom, page, 4, 0));
	must_fail("process_vm_writev", syscall(SYS_process_vm_writev, getpid(), 0, 0, 0, 0, 0));
}

/* A page of the input in a pipe, which later bytes must not be added to (CVE-2022-0847). */
static void write_behind_page(int from, int to)
{
	char bytes[8] = "";
	loff_t at = 0;

	if (splice(0, &at, to, NULL, 1, 0) != 1 || write(to, "ZZZZ", 4) != 4)
		return;
	must_not("it is written to", pread(0, bytes, sizeof bytes, 0) < 5 || memchr(bytes, 'Z', 8));
	must_not("the pipe has something else", read(from, bytes, 5) != 5);
}

int main(void)
{
	const int other = open("/usr/bin/env", O_RDONLY);
	struct iovec one = { "ZZZZ", 4 };
	loff_t start = 0;
	char bytes[5], *page;
	int ends[2];

	if (other < 0 || pipe(ends))
		return 1;
	write_behind_page(ends[0], ends[1]);
	if (write(ends[1], "ZZZZ", 4) != 4)
		return 1;
	must_fail("splice", splice(ends[0], NULL, 0, &start, 4, 0));
	must_fail("tee", tee(ends[0], 0, 4, 0));
	must_fail("sendfile", sendfile(0, other, NULL, 4));
	must_fail("copy_file_range", copy_file_range(other, NULL, 0, &start, 4, 0));
	must_fail("pwritev", pwritev(0, &one, 1, 0));
	must_fail("vmsplice", vmsplice(0, &one, 1, 0));
	must_fail("more seals", fcntl(0, F_ADD_SEALS, F_SEAL_SEAL));
	page = mmap(NULL, 4096, PROT_READ, MAP_SHARED, 0, 0);
	if (page != MAP_FAILED)
		change_mapped(page);
	must_not("it is another one",
			pread(0, bytes, 5, 0) != 5 || memcmp(bytes, "17 4\n", 5) != 0);
	return 0;
}
