/*
 * fcmp - compares files line by line, every blank counts.
 *
 * The output has the answer's lines, byte for byte.  How a line ends (LF or
 * CR LF) and blank lines at the end do not matter.
 */
#include "testlib.h"
#include "compare_lines.h"
#include "same_text.h"

int main(int argc, char *argv[])
{
	setName("compare files as sequence of lines");
	registerTestlibCmd(argc, argv);

	const struct equal_lines lines = compare_lines(same_text);

	if (lines.count == 1)
		quitf(_ok, "single line: '%s'", lines.jury);
	quitf(_ok, "%lld lines", lines.count);
}
