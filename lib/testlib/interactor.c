/* interactor.c - registration of interactors. */
#include "testlib_internal.h"

/* The two options count as arguments all the same. */
static void tl__note_options(int argc, char *argv[])
{
	for (int i = 1; i < argc; i++) {
		if (!strcmp(argv[i], "--testset"))
			tl__take_testset(argc, argv, &i);
		else if (!strcmp(argv[i], "--group"))
			tl__take_group(argc, argv, &i);
	}
}

TL_API void registerInteraction(int argc, char *argv[])
{
	tl__guard_exit();
	tl__note_options(argc, argv);
	tl__now.program = TL__INTERACTOR;
	if (tl__register_judge_interaction(argc, argv))
		return;
	if (argc < 3 || argc > 6)
		tl__fail("Program must be run with the following arguments: <input-file> "
			 "<output-file> [<answer-file> [<report-file> [<-appes>]]]\n"
			 "Use \"--help\" to get help information");
	tl__take_result_file(argc, argv, 4);
	tl__open_file(inf, argv[1], _input);
	tout = fopen(argv[2], "wb");
	if (!tout)
		tl__fail("Can not write to the test-output-file '%s'", argv[2]);
	tl__open_stdin(ouf, _output);
	if (argc > 3)
		tl__open_file(ans, argv[3], _answer);
	else
		tl__open_nothing(ans, "unopened answer stream", _answer);
}
