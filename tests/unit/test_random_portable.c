/* test_random_portable.c - test_random.c without a 128-bit type. */
#define TL__NO_INT128
#include "../../dist/testlib.h"
#include "test_random.c"
