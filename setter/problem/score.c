#include "problem/score.h"

#include <stdio.h>
#include <string.h>

#define DECIMALS 10

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

/* The digits from *at on, DECIMALS at most; what is behind them rounds. */
static bool read_decimals(const char **at, const char *end, long long *parts)
{
	const char *const first = *at;
	long long unit = SCORE_FULL;

	for (; *at < end && is_digit(**at); ++*at) {
		if (*at - first < DECIMALS)
			*parts += (**at - '0') * (unit /= 10);
		else if (*at - first == DECIMALS)
			*parts += **at >= '5';
	}
	return *at > first;
}

bool score_parse(const char *text, size_t length, long long *score)
{
	const char *at = text, *const end = text + length;
	long long parts = 0;

	for (; at < end && is_digit(*at); at++) {
		parts = 10 * parts + (*at - '0') * SCORE_FULL;
		if (parts > SCORE_MAX)
			return false;
	}
	if (at == text)
		return false;
	if (at < end && *at++ == '.' && !read_decimals(&at, end, &parts))
		return false;
	*score = parts;
	return at == end && is_digit(end[-1]) && parts <= SCORE_MAX;
}

struct score_text score_text(long long score)
{
	struct score_text text;
	int length = snprintf(text.s, sizeof text.s, "%lld.%010lld", score / SCORE_FULL,
			score % SCORE_FULL);

	while (text.s[length - 1] == '0')
		text.s[--length] = '\0';
	if (text.s[length - 1] == '.')
		text.s[--length] = '\0';
	return text;
}

long long score_of_hundredths(long long hundredths, long long sum, size_t count)
{
	__extension__ typedef unsigned __int128 wide;
	const wide whole = (wide)SCORE_FULL * count;

	return (long long)(((wide)hundredths * (wide)sum * 2 + whole) / (2 * whole));
}

/* --- What a score has to be, as in PC>=0.4 ----------------------------------------------------- */

bool score_meets(const struct score_demand *demand, long long sum, size_t count)
{
	const long long wanted = demand->score * (long long)count;

	switch (demand->relation) {
	case SCORE_AT_LEAST:
		return sum >= wanted;
	case SCORE_EXACTLY:
		return sum == wanted;
	default:
		return true;
	}
}

void score_demand_add(const struct score_demand *demand, struct text *out)
{
	static const char *const relations[] = { "", ">=", "=" };

	if (demand->relation != SCORE_ANY)
		text_printf(out, "%s%s", relations[demand->relation], score_text(demand->score).s);
}

bool score_demand_parse(const char *text, size_t length, long long whole,
		struct score_demand *demand)
{
	const size_t sign = length > 1 && text[0] == '>' && text[1] == '=' ? 2
			: length && text[0] == '='                         ? 1
									   : 0;

	demand->relation = sign == 2 ? SCORE_AT_LEAST : sign ? SCORE_EXACTLY : SCORE_ANY;
	return sign && score_parse(text + sign, length - sign, &demand->score) &&
			demand->score > 0 && demand->score < whole;
}
