/* test_skip_equal_portable.c - test_skip_equal.c for the path without SSE2. */
#define TESTLIB_PORTABLE
#include "whole_library.h"
#include "test_skip_equal.c"
