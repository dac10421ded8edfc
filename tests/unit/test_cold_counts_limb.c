/* test_cold_counts_limb.c - test_cold_counts.c without a 128-bit type in the library. */
#define WY_NO_INT128
#include "../../dist/wythoff.h"
#include "test_cold_counts.c"
