/*
 * scale.h - how an axis maps values to a line.
 *
 *     linear       v
 *     log          log10(v), for v > 0
 *     signed-log   sign(v) * log10(1 + |v|)
 */
#ifndef SCALE_H
#define SCALE_H

#include <stdbool.h>

enum scale { SCALE_LINEAR, SCALE_LOG, SCALE_SIGNED_LOG };

const char *scale_name(enum scale);
bool scale_of(const char *name, enum scale *);

/* The place on the axis; false when the value has none. */
bool scale_apply(enum scale, double value, double *place);

/* One mark for each power of ten, or few enough of a linear axis; the label is UTF-8. */
struct tick {
	double place;
	char label[24]; /* "" when the marks are dense: this one has none */
};
#define TICKS_MAX 64
int scale_ticks(enum scale, double from, double to, struct tick ticks[TICKS_MAX]);

/* Widens a range a little: to the next tick, or on a scale of powers, so that nothing touches. */
void scale_widen(enum scale, double *from, double *to);

#endif
