/* interactor.c - registration of interactors. */
#include "testlib_internal.h"

#include <signal.h>

#define TL__INTERACTOR_USAGE "<input-file> <output-file> [<answer-file> [<report-file> [<-appes>]]]"

/*
 * UOJ calls an interactor as a checker that judges its own stdin.  Nobody reads what is written to
 * tout there, and a pipe that is open for writing never ends.
 */
static const char *tl__test_output_at(const char *path)
{
	return strcmp(path, "/dev/stdin") ? path : "/dev/null";
}

TL_API void registerInteraction(int argc, char *argv[])
{
	tl__guard_exit();
#ifdef SIGPIPE
	/* A participant who has gone is a verdict, an interactor that was killed is none. */
	signal(SIGPIPE, SIG_IGN);
#endif
	tl__now.testset = "";
	tl__note_testset_and_group(argc, argv); /* they count as arguments all the same */
	tl__now.program = TL__INTERACTOR;
	if (tl__register_judge_interaction(argc, argv))
		return;
	tl__help_if_asked(argc, argv, TL__INTERACTOR_USAGE);
	if (argc < 3 || argc > 6)
		tl__fail("Program must be run with the following arguments: " TL__INTERACTOR_USAGE
			 "\nUse \"--help\" to get help information");
	tl__take_result_file(argc, argv, 4);
	tl__open_stdin(ouf, _output);
	tl__open_file(inf, argv[1], _input);
	if (!tl__open_test_output(tl__test_output_at(argv[2])))
		tl__fail("Can not write to the test-output-file '%s'", argv[2]);
	if (argc > 3)
		tl__open_file(ans, argv[3], _answer);
	else
		tl__open_nothing(ans, "unopened answer stream", _answer);
}
