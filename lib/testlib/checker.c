/* checker.c - registration of checkers called as testlib's are. */
#include "testlib_internal.h"

/* Takes --testset and --group out; the other words are moved together. */
static int tl__take_options(int argc, char *argv[], char *rest[])
{
	int count = 0;

	for (int i = 0; i < argc; i++) {
		if (i && !strcmp(argv[i], "--testset"))
			tl__take_testset(argc, argv, &i);
		else if (i && !strcmp(argv[i], "--group"))
			tl__take_group(argc, argv, &i);
		else
			rest[count++] = argv[i];
	}
	return count;
}

static void tl__check_checker_arguments(int argc, char *argv[])
{
	tl__help_if_asked(argc, argv, "[--testset testset] [--group group] " TL__CHECKER_USAGE);
	if (argc < 4 || argc > 6)
		tl__fail("Program must be run with the following arguments: [--testset testset] "
			 "[--group group] " TL__CHECKER_USAGE "\n"
			 "Use \"--help\" to get help information");
}

static void tl__register_testlib(int argc, char *argv[])
{
	tl__check_checker_arguments(argc, argv);
	tl__take_result_file(argc, argv, 4);
	tl__open_file(inf, argv[1], _input);
	tl__open_file(ouf, argv[2], _output);
	skipBom(ouf);
	tl__open_file(ans, argv[3], _answer);
}

TL_API void registerTestlibCmd(int argc, char *argv[])
{
	char **rest = (char **)tl__alloc(((size_t)argc + 1) * sizeof *rest);

	tl__guard_exit();
	argc = tl__take_options(argc, argv, rest);
	tl__now.program = TL__CHECKER;
	tl__set_binary(0);
	if (!tl__register_judge(argc, rest))
		tl__register_testlib(argc, rest);
}

TL_API void registerTestlib(int argc, ...)
{
	char **argv = (char **)tl__alloc(((size_t)argc + 2) * sizeof *argv);
	va_list words;

	va_start(words, argc);
	argv[0] = tl__copy("", 0);
	for (int i = 1; i <= argc; i++)
		argv[i] = va_arg(words, char *);
	va_end(words);
	registerTestlibCmd(argc + 1, argv);
}
