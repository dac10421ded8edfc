#include "build/role_score.h"

#include <string.h>

#include "base/printable.h"

#define EXIT_POINTS 7
/* Where testlib is compiled for TESTSYS, _pc(0) ends with this. */
#define EXIT_PERCENT_OF_TESTSYS 50
/* Of a number that is none, so much is quoted. */
#define QUOTED_MAX 40

#define PARTS_OF_A_HUNDREDTH (SCORE_FULL / 100)

/* --- Scales ------------------------------------------------------------------------------------ */

struct score_scale score_scale_of(const struct plan *plan, size_t group)
{
	return (struct score_scale){ plan->problem->score, plan->groups[group].hundredths, false };
}

struct score_scale score_scale_of_any(const struct plan *plan)
{
	struct score_scale scale = { plan->problem->score, 0, true };

	for (size_t g = 0; g < plan->group_count; g++) {
		const long long points = plan->groups[g].hundredths;

		if (points && (!scale.hundredths || points < scale.hundredths))
			scale.hundredths = points;
	}
	return scale;
}

/* --- The words --------------------------------------------------------------------------------- */

enum kind { KIND_POINTS, KIND_PERCENT, KIND_MULTIPLIER };

struct number {
	enum kind kind;
	const char *text;
	size_t length;
};

static const char *behind(const char *said, const char *word)
{
	const size_t length = strlen(word);

	return strncmp(said, word, length) ? NULL : said + length;
}

/* Is a score the first that is said? */
static bool find_number(const char *said, struct number *n)
{
	const char *at;

	if ((at = behind(said, "points ")))
		*n = (struct number){ KIND_POINTS, at, strcspn(at, " \r\n") };
	else if ((at = behind(said, "multiplier ")))
		*n = (struct number){ KIND_MULTIPLIER, at, strcspn(at, " \r\n") };
	else if ((at = behind(said, "partially correct (")))
		*n = (struct number){ KIND_PERCENT, at, strcspn(at, ") \r\n") };
	return at;
}

static bool fits(const struct number *n, long long amount, int code)
{
	const long long percent = amount / SCORE_FULL;

	if (n->kind != KIND_PERCENT)
		return code == EXIT_POINTS;
	return code == (percent & 255) || code == ((percent + EXIT_PERCENT_OF_TESTSYS) & 255);
}

/* --- What they are worth ----------------------------------------------------------------------- */

static enum said_score too_much(const struct number *n, const char *whole, struct text *fault)
{
	text_printf(fault, "a score of %.*s%s is more than %s", (int)n->length, n->text,
			n->kind == KIND_PERCENT ? " percent" : "", whole);
	return SAID_BAD_SCORE;
}

/* Points of a group that has none cannot be a part of them. */
static enum said_score of_points(const struct score_scale *scale, const struct number *n,
		long long amount, long long *score, struct text *fault)
{
	const long long found = (amount + PARTS_OF_A_HUNDREDTH / 2) / PARTS_OF_A_HUNDREDTH;
	const long long whole = scale->hundredths;

	if (whole > 0 && found > whole && !scale->or_more) {
		text_printf(fault, "%.*s points, but the group has %s", (int)n->length, n->text,
				points_text(whole).s);
		return SAID_BAD_SCORE;
	}
	if (whole == SCORE_OF_NO_GROUP)
		*score = found * PARTS_OF_A_HUNDREDTH;
	else if (found >= whole)
		*score = found ? SCORE_FULL : 0;
	else
		*score = score_of_hundredths(SCORE_FULL, found * SCORE_FULL, (size_t)whole);
	return SAID_SCORE;
}

static enum said_score worth(const struct score_scale *scale, const struct number *n,
		long long amount, long long *score, struct text *fault)
{
	if (n->kind == KIND_POINTS && scale->unit == SCORE_POINTS)
		return of_points(scale, n, amount, score, fault);
	*score = n->kind == KIND_PERCENT ? amount / 100 : amount;
	if (*score <= SCORE_FULL)
		return SAID_SCORE;
	return too_much(n, n->kind == KIND_PERCENT ? "100" : "1", fault);
}

enum said_score score_said(const struct score_scale *scale, int code, const char *said,
		long long *score, const char **words, struct text *fault)
{
	struct number n;
	long long amount = 0;

	if (!find_number(said, &n))
		return SAID_NO_SCORE;
	*words = n.text + n.length + strspn(n.text + n.length, n.kind == KIND_PERCENT ? ") " : " ");
	if (!score_parse(n.text, n.length, &amount)) {
		if (code != EXIT_POINTS)
			return SAID_NO_SCORE;
		text_add_string(fault, "not a score: '");
		text_add_printable(fault, n.text, n.length, QUOTED_MAX);
		text_add_char(fault, '\'');
		return SAID_BAD_SCORE;
	}
	return fits(&n, amount, code) ? worth(scale, &n, amount, score, fault) : SAID_NO_SCORE;
}

bool score_is_full(const struct score_scale *scale, long long score)
{
	return score == SCORE_FULL &&
			(scale->unit != SCORE_POINTS || scale->hundredths != SCORE_OF_NO_GROUP);
}
