#include "plot/scale.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Around the points, as a part of the whole. */
#define POWERS_MARGIN .03

static const char *const names[] = { "linear", "log", "signed-log" };

const char *scale_name(enum scale scale)
{
	return names[scale];
}

bool scale_of(const char *name, enum scale *scale)
{
	for (int i = 0; i < 3; i++)
		if (!strcmp(name, names[i])) {
			*scale = (enum scale)i;
			return true;
		}
	return false;
}

bool scale_apply(enum scale scale, double value, double *place)
{
	if (scale == SCALE_LOG && value <= 0)
		return false;
	*place = scale == SCALE_LINEAR       ? value
			: scale == SCALE_LOG ? log10(value)
					     : copysign(log10(1 + fabs(value)), value);
	return isfinite(*place) != 0;
}

/* --- Ticks --------------------------------------------------------------------------------- */

/* "10" and the exponent in raised digits. */
static void label_power(char *label, size_t size, const char *sign, int exponent)
{
	static const char *const raised[] = { "\u2070", "\u00b9", "\u00b2", "\u00b3", "\u2074",
		"\u2075", "\u2076", "\u2077", "\u2078", "\u2079" };
	const int digits = abs(exponent);

	snprintf(label, size, "%s10%s%s%s", sign, exponent < 0 ? "\u207b" : "",
			digits > 9 ? raised[digits / 10 % 10] : "", raised[digits % 10]);
}

static void label_tick(enum scale scale, int power, char *label, size_t size)
{
	if (scale == SCALE_LOG)
		label_power(label, size, "", power);
	else if (!power)
		snprintf(label, size, "0");
	else
		label_power(label, size, power < 0 ? "\u2212" : "+", abs(power));
}

/* So that about ten are labelled. */
static int label_every(double extent)
{
	return extent <= 10 ? 1 : extent <= 22 ? 3 : extent <= 44 ? 6 : 12;
}

static int power_ticks(enum scale scale, double from, double to, struct tick *ticks)
{
	const int every = label_every(to - from);
	int count = 0;

	for (int power = (int)ceil(from); power <= (int)floor(to) && count < TICKS_MAX; power++) {
		ticks[count] = (struct tick){ .place = power };
		if (power % every == 0)
			label_tick(scale, power, ticks[count].label, sizeof ticks[count].label);
		count++;
	}
	return count;
}

/* 1, 2 or 5 times a power of ten: at most eight of them in the extent. */
static double linear_step(double extent)
{
	static const double steps[] = { 1, 2, 5, 10 };
	const double power = pow(10, floor(log10(extent)) - 1);
	int i = 0;

	for (double unit = power; i < 3 && extent / (unit * steps[i]) > 8; i++)
		;
	return extent / (power * steps[i]) > 8 ? power * steps[i] * 2 : power * steps[i];
}

int scale_ticks(enum scale scale, double from, double to, struct tick ticks[TICKS_MAX])
{
	int count = 0;

	if (scale != SCALE_LINEAR)
		return power_ticks(scale, from, to, ticks);

	const double step = linear_step(to - from);

	for (double n = ceil(from / step - 1e-9); n * step <= to + step * 1e-9 && count < TICKS_MAX;
			n++) {
		ticks[count].place = n * step;
		snprintf(ticks[count].label, sizeof ticks[count].label, "%.6g", n * step + 0.0);
		count++;
	}
	return count;
}

void scale_widen(enum scale scale, double *from, double *to)
{
	const double extent = *to > *from ? *to - *from : 1;

	if (scale == SCALE_LINEAR) {
		const double step = linear_step(extent);

		*from = floor(*from / step) * step;
		*to = ceil(*to / step) * step;
	} else {
		*from -= extent * POWERS_MARGIN;
		*to += extent * POWERS_MARGIN;
	}
	if (*to <= *from)
		*to = *from + extent;
}
