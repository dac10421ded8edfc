/*
 * output_flood - prints without end, then spins.
 *
 * @full OLE
 * @namespaces OLE
 * @landlock OLE
 * @unsafe OLE
 * @by RLIMIT_FSIZE; OLE comes before TLE
 */
#include "hostile.h"

int main(void)
{
	static char line[1 << 16];

	signal(SIGXFSZ, SIG_IGN);
	memset(line, 'x', sizeof line);
	while (write(1, line, sizeof line) > 0)
		;
	for (;;)
		;
}
