/* test_three_gaps_limb.c - test_three_gaps.c without a 128-bit type in the library. */
#define WY_NO_INT128
#include "../../dist/wythoff.h"
#include "test_three_gaps.c"
