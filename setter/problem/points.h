/*
 * points.h - points of a group, exact: whole numbers of hundredths.
 *
 *     long long hundredths;
 *
 *     if (points_parse("12.5", &hundredths))            1250
 *             puts(points_text(hundredths).s);          12.5
 */
#ifndef POINTS_H
#define POINTS_H

#include <stdbool.h>

/* Of a group. */
#define POINTS_MAX 1000000

/* A number, as bound_parse() takes it, and at most two decimals.  False if it is none. */
bool points_parse(const char *text, long long *hundredths);

/* Without zeros at the end. */
struct points_text {
	char s[32];
};
struct points_text points_text(long long hundredths);

#endif
