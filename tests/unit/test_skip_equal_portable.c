/* test_skip_equal_portable.c - test_skip_equal.c for the path without SSE2. */
#define TESTLIB_PORTABLE
#include "../../dist/testlib.h"
#include "test_skip_equal.c"
