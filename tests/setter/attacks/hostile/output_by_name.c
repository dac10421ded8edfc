/*
 * output_by_name - opens its output by name, as it may, and tries to get more by it.
 *
 * @full OK
 * @namespaces OK
 * @landlock OK
 * @unsafe OK
 * @by RLIMIT_FSIZE; owner and mode are restored
 */
#include "hostile.h"

/* Nothing may be said in between: it would be overwritten. */
static int opened, grown, refused;

static void write_by_name(const char *name)
{
	FILE *file = fopen(name, "w");

	if (!file)
		return;
	opened++;
	grown += pwrite(fileno(file), "x", 1, 1 << 30) >= 0;
	grown += ftruncate(fileno(file), 1 << 30) >= 0;
	refused += fputs("by name\n", file) < 0 || fclose(file);
	(void)!chown(name, (uid_t)-1, getegid());
	chmod(name, 06777);
}

int main(void)
{
	signal(SIGXFSZ, SIG_IGN);
	write_by_name("/dev/stdout");
	write_by_name("/dev/stderr");
	write_by_name("/proc/self/fd/2");
	lseek(1, 0, SEEK_END);
	must_not("a standard name cannot be opened", opened != 3);
	must_not("more can be written by name", grown);
	must_not("its own words are refused", refused);
	return 0;
}
