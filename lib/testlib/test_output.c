/* test_output.c - the file that an interactor writes for the checker. */
#include "testlib_internal.h"

TL__DEFINE FILE *tout = NULL;

TL_API bool tl__open_test_output(const char *path)
{
	tout = fopen(path, "w");
	return tout != NULL;
}

TL_API bool tl__test_output_is_lost(void)
{
	return tout && (fflush(tout) || ferror(tout));
}

TL_API void tl__close_test_output(void)
{
	if (tout)
		fclose(tout);
	tout = NULL;
}
