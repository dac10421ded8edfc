/*
 * headers - a validator with every header of Windows that has names like ours, before
 * testlib.h, or behind it with -DBEHIND.
 *
 * <io.h> and <unistd.h> have an eof(int), <windows.h> and <process.h> hundreds of names.
 */
#ifdef BEHIND
#include "testlib.h"
#endif
#include <conio.h>
#include <direct.h>
#include <fcntl.h>
#include <io.h>
#include <process.h>
#include <sys/stat.h>
#include <unistd.h>
#include <windows.h>
#ifndef BEHIND
#include "testlib.h"
#endif

int main(int argc, char *argv[])
{
	registerValidation(argc, argv);
	while (!eof(inf)) {
		readInt(inf, 1, 3, "x");
		readEoln(inf);
	}
	readEof(inf);
	return 0;
}
