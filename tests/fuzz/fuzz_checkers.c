/*
 * fuzz_checkers.c - every stock checker on arbitrary bytes.
 *
 * The first byte names the checker, the second says how the output and the answer
 * come from the rest: the same, one byte changed, or one part for each; and
 * how long the pieces are in which files are read.
 */
#include "fuzz_library.h"

#define main acmp_main
#include "../../checker/acmp.c"
#undef main
#define main caseicmp_main
#include "../../checker/caseicmp.c"
#undef main
#define main casencmp_main
#include "../../checker/casencmp.c"
#undef main
#define main casewcmp_main
#include "../../checker/casewcmp.c"
#undef main
#define main dcmp_main
#include "../../checker/dcmp.c"
#undef main
#define main fcmp_main
#include "../../checker/fcmp.c"
#undef main
#define main hcmp_main
#include "../../checker/hcmp.c"
#undef main
#define main icmp_main
#include "../../checker/icmp.c"
#undef main
#define main lcmp_main
#include "../../checker/lcmp.c"
#undef main
#define main ncmp_main
#include "../../checker/ncmp.c"
#undef main
#define main nyesno_main
#include "../../checker/nyesno.c"
#undef main
#define main pointscmp_main
#include "../../checker/pointscmp.c"
#undef main
#define main pointsinfo_main
#include "../../checker/pointsinfo.c"
#undef main
#define main rcmp_main
#include "../../checker/rcmp.c"
#undef main
#define main rcmp4_main
#include "../../checker/rcmp4.c"
#undef main
#define main rcmp6_main
#include "../../checker/rcmp6.c"
#undef main
#define main rcmp9_main
#include "../../checker/rcmp9.c"
#undef main
#define main rncmp_main
#include "../../checker/rncmp.c"
#undef main
#define main uncmp_main
#include "../../checker/uncmp.c"
#undef main
#define main wcmp_main
#include "../../checker/wcmp.c"
#undef main
#define main yesno_main
#include "../../checker/yesno.c"
#undef main

static int (*const checker[])(int argc, char *argv[]) = {
	acmp_main,
	caseicmp_main,
	casencmp_main,
	casewcmp_main,
	dcmp_main,
	fcmp_main,
	hcmp_main,
	icmp_main,
	lcmp_main,
	ncmp_main,
	nyesno_main,
	pointscmp_main,
	pointsinfo_main,
	rcmp_main,
	rcmp4_main,
	rcmp6_main,
	rcmp9_main,
	rncmp_main,
	uncmp_main,
	wcmp_main,
	yesno_main,
};

#define CHECKERS (sizeof checker / sizeof *checker)

static struct memory_file input, output, answer;

static void one_program(const uint8_t *data, size_t size)
{
	char *argv[] = { "checker", input.path, output.path, answer.path, NULL };

	(void)size;
	checker[data[0] % CHECKERS](4, argv);
}

/* One byte of the output, named by the first, becomes the second. */
static void change_byte(const uint8_t *bytes, size_t length)
{
	pwrite(output.fd, bytes + 1, 1, bytes[0] % (length - 2));
}

static void set_files(int how, const uint8_t *bytes, size_t length)
{
	const size_t half = length / 2;

	memory_file_set(&input, "", 0);
	memory_file_set(&answer, bytes, length);
	memory_file_set(&output, bytes, length);
	if (how == 1) {
		memory_file_set(&answer, bytes + 2, length - 2);
		memory_file_set(&output, bytes + 2, length - 2);
		change_byte(bytes, length);
	} else if (how == 2) { /* a blank in front: the pieces end elsewhere */
		memory_file_set(&output, "\n", 1);
		pwrite(output.fd, bytes, length, 1);
	} else if (how == 3) {
		memory_file_set(&answer, bytes, half);
		memory_file_set(&output, bytes + half, length - half);
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	if (size < 5)
		return 0;
	set_files(data[1] & 3, data + 2, size - 2);
	piece = data[1] >> 2 ? 2 * (data[1] >> 2) : 1000;
	fuzz_run(data, size);
	/* A checker never just returns; and what is equal is never a wrong answer. */
	if (last_code == -1 || (last_code == 1 && (data[1] & 3) == 0))
		abort();
	return 0;
}
