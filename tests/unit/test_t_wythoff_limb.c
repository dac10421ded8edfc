/* test_t_wythoff_limb.c - test_t_wythoff.c without a 128-bit type in the library. */
#define WY_NO_INT128
#include "../../dist/wythoff.h"
#include "test_t_wythoff.c"
