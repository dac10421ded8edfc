/* test_wythoff_limb.c - test_wythoff.c without a 128-bit type in the library. */
#define WY_NO_INT128
#include "../../dist/wythoff.h"
#include "test_wythoff.c"
