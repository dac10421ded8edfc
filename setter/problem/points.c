#include "problem/points.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "problem/bound.h"

/* "5" is fifty hundredths. */
static bool parse_decimals(const char *digits, long long *hundredths)
{
	const size_t length = strlen(digits);

	if (length < 1 || length > 2 || strspn(digits, "0123456789") != length)
		return false;
	*hundredths = 10 * (digits[0] - '0') + (length == 2 ? digits[1] - '0' : 0);
	return true;
}

bool points_parse(const char *text, long long *hundredths)
{
	const char *point = strchr(text, '.');
	char whole[24];
	long long units, rest = 0;

	if (point && (!parse_decimals(point + 1, &rest) || (size_t)(point - text) >= sizeof whole))
		return false;
	snprintf(whole, sizeof whole, "%.*s", point ? (int)(point - text) : 23, text);
	if (!bound_parse(whole, &units) || units < 0 || units > LLONG_MAX / 100 - 1)
		return false;
	*hundredths = 100 * units + rest;
	return true;
}

struct points_text points_text(long long hundredths)
{
	const int rest = (int)(hundredths % 100);
	struct points_text text;

	if (rest % 10)
		snprintf(text.s, sizeof text.s, "%lld.%02d", hundredths / 100, rest);
	else if (rest)
		snprintf(text.s, sizeof text.s, "%lld.%d", hundredths / 100, rest / 10);
	else
		snprintf(text.s, sizeof text.s, "%lld", hundredths / 100);
	return text;
}
