/* generator.c - registration of generators. */
#include "testlib_internal.h"

TL_API void tl__registerGen(int argc, char *argv[], int version)
{
	tl__guard_exit();
	if (version < 0 || version > 1)
		tl__fail("Random generator version is expected to be 0 or 1.");
	tl__now.program = TL__GENERATOR;
	tl__set_binary(0);
	tl__now.random_version = version;
	tl__seed_from_args(rnd, argc, argv);
	prepareOpts(argc, argv);
}

TL_API void tl__registerGenOld(int argc, char *argv[])
{
#ifndef USE_RND_AS_BEFORE_087
	fputs("registerGen(argc, argv) draws as testlib did before 0.8.7: write "
	      "registerGen(argc, argv, 0) if that is meant, and else registerGen(argc, argv, 1).\n",
			stderr);
#endif
	tl__registerGen(argc, argv, 0);
}
