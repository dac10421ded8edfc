/*
 * error_flood - the same to standard error.
 *
 * @full OLE
 * @namespaces OLE
 * @landlock OLE
 * @unsafe OLE
 * @by RLIMIT_FSIZE
 */
#include "hostile.h"

int main(void)
{
	static char line[1 << 16];

	memset(line, 'x', sizeof line);
	while (write(2, line, sizeof line) > 0)
		;
	return 0;
}
