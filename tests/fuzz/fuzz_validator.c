/*
 * fuzz_validator.c - a validator with all its files, on arbitrary bytes from stdin.
 *
 * The first byte says which files are asked for and how long the pieces are in
 * which the bytes come, the second how many bytes that
 * follow are operations.
 */
#include "fuzz_library.h"

static void read_named(int which, int argument)
{
	struct tl_span span;

	switch (which) {
	case 0:
		readInt(inf, 0, 10 + argument % 3, "n");
		break;
	case 1:
		readLong(inf, LLONG_MIN, LLONG_MAX, "~l");
		break;
	case 2:
		readUnsignedLong(inf, 0, ULLONG_MAX, "u~");
		break;
	case 3:
		readDouble(inf, -1e300, 1e300, "x");
		break;
	case 4:
		readStrictDouble(inf, -10, 10, 0, 3, "~y~");
		break;
	case 5:
		readInts(inf, NULL, argument % 4, -9, 9, "a");
		break;
	case 6:
		readTokensPattern(inf, NULL, 2, "[a-z]{1,4}", "t");
		break;
	case 7:
		readLinePattern(inf, "[a-z !\\\\]{0,30}", "line");
		break;
	case 8:
		readSpace(inf);
		break;
	case 9:
		readEoln(inf);
		break;
	case 10:
		setTestCase(argument % 5);
		break;
	case 11:
		unsetTestCase();
		break;
	case 12:
		feature(argument % 2 ? "odd" : "even");
		break;
	case 13:
		readTokenTo(inf, &span);
		break;
	case 14:
		unreadChar(inf, readChar(inf));
		break;
	default:
		readChar(inf);
	}
}

static void one_program(const uint8_t *data, size_t size)
{
	const size_t operations = data[1] % 64 < size - 2 ? data[1] % 64 : size - 2;
	char *argv[16] = { "validator" };
	int argc = 1;

	if (data[0] & 1)
		argv[argc++] = "--testOverviewLogFileName", argv[argc++] = "/dev/null";
	if (data[0] & 2)
		argv[argc++] = "--testMarkupFileName", argv[argc++] = "/dev/null";
	if (data[0] & 4) {
		argv[argc++] = "--testCase", argv[argc++] = "2";
		argv[argc++] = "--testCaseFileName", argv[argc++] = "/dev/null";
	}
	set_stdin(data + 2 + operations, size - 2 - operations);
	registerValidation(argc, argv);
	addFeature("odd"), addFeature("even");
	for (size_t i = 0; i < operations; i++)
		read_named(data[2 + i] % 16, data[2 + i] / 16);
	if (data[0] & 8)
		readEof(inf);
	tl__write_validator_files();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	if (size < 2)
		return 0;
	piece = data[0] >> 4 ? data[0] >> 4 : 1000;
	fuzz_run(data, size);
	return 0;
}
