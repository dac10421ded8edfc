/*
 * absolute_error.h - reals that differ by at most 1.5e-6, whatever their size.
 */
#ifndef ABSOLUTE_ERROR_H
#define ABSOLUTE_ERROR_H

#include <math.h>

/* Two equal infinities have no difference, and pass. */
static bool close_absolutely(double jury, double found)
{
	return !(fabs(jury - found) > 1.5e-6 + 1e-15);
}

#endif
