/*
 * pattern.c - a small cousin of regular expressions.
 *
 * A pattern is a tree.  A node is one set of characters with a count, then
 * its children: the alternatives that may follow.  A group and a list of
 * alternatives are nodes without a set.
 */
#include "testlib_internal.h"

#include <errno.h>

#define TL__UNBOUNDED INT_MAX
#define TL__DEEPEST_NESTING 2000
#define TL__PATTERNS_KEPT 16

struct pattern {
	const char *source;
	int least, most;        /* how many of the set */
	unsigned char has[256]; /* the set */
	const char *member;     /* the set again: sorted, with repetitions */
	int members;
	struct pattern **child;
	size_t children;
};

/* The part that is being read.  Escapes are still in it. */
struct tl__part {
	const char *text;
	size_t length, at;
	bool balanced; /* known to be, and to have no alternatives */
};

static void tl__illegal(const struct tl__part *part) TL__NORETURN;
static void tl__illegal(const struct tl__part *part)
{
	tl__fail("pattern: Illegal pattern (or part) \"%s\"", tl__copy(part->text, part->length));
}

static struct tl__part tl__piece(const struct tl__part *part, size_t from, size_t to)
{
	struct tl__part piece;

	piece.text = part->text + from;
	piece.length = to - from;
	piece.at = 0;
	piece.balanced = false;
	return piece;
}

static struct tl__part tl__without_spaces(const char *text)
{
	struct tl__text kept = { NULL, 0, 0 };
	struct tl__part part;
	bool escaped = false;

	for (; *text != '\0'; text++) {
		if (*text != ' ' || escaped)
			tl__add_char(&kept, *text);
		escaped = *text == '\\' && !escaped;
	}
	part.text = kept.length > 0 ? kept.s : "";
	part.length = kept.length;
	part.at = 0;
	part.balanced = false;
	return part;
}

static bool tl__next_is(const struct tl__part *part, char c)
{
	return part->at < part->length && part->text[part->at] == c;
}

/* One character, escaped or not; an escape of nothing is NUL. */
static char tl__take_character(struct tl__part *part)
{
	char c = part->text[part->at++];

	if (c != '\\')
		return c;
	c = part->at < part->length ? part->text[part->at] : '\0';
	part->at++;
	return c;
}

/* --- Reading a set ------------------------------------------------------------ */

static void tl__add_range(struct tl__part *part, struct tl__text *set, char before)
{
	const int first = (signed char)before;
	int last, c;

	last = (signed char)tl__take_character(part);
	if (first > last)
		tl__illegal(part);
	for (c = first + 1; c <= last; c++)
		tl__add_char(set, (char)c);
}

static bool tl__is_range(const struct tl__part *part, bool can_begin)
{
	return can_begin && tl__next_is(part, '-') && part->at + 1 < part->length &&
			part->text[part->at + 1] != ']';
}

static void tl__take_listed(struct tl__part *part, struct tl__text *set)
{
	bool can_begin = false;
	char before = '\0';

	while (part->at < part->length && !tl__next_is(part, ']')) {
		if (tl__is_range(part, can_begin)) {
			part->at++;
			tl__add_range(part, set, before);
			can_begin = false;
		} else {
			before = tl__take_character(part);
			tl__add_char(set, before);
			can_begin = true;
		}
	}
	if (part->at >= part->length)
		tl__illegal(part);
	part->at++;
}

static void tl__mark_members(struct pattern *p, const struct tl__text *set)
{
	size_t i;

	for (i = 0; i < set->length; i++)
		p->has[(unsigned char)set->s[i]] = 1;
}

static void tl__negate(struct pattern *p, struct tl__text *set)
{
	int c;

	set->length = 0;
	for (c = 0; c < 255; c++)
		if (!p->has[c])
			tl__add_char(set, (char)c);
	memset(p->has, 0, sizeof p->has);
	tl__mark_members(p, set);
}

static int tl__compare_signed_bytes(const void *a, const void *b)
{
	return *(const signed char *)a - *(const signed char *)b;
}

static void tl__take_set(struct pattern *p, struct tl__part *part)
{
	struct tl__text set = { NULL, 0, 0 };
	bool negated = false;

	if (tl__next_is(part, '[')) {
		part->at++;
		negated = tl__next_is(part, '^');
		if (negated)
			part->at++;
		tl__take_listed(part, &set);
	} else {
		tl__add_char(&set, tl__take_character(part));
	}
	tl__mark_members(p, &set);
	if (negated)
		tl__negate(p, &set);
	if (set.length > 1)
		qsort(set.s, set.length, 1, tl__compare_signed_bytes);
	p->member = set.s;
	p->members = (int)set.length;
}

/* --- Reading a count ----------------------------------------------------------- */

static int tl__take_number(struct tl__part *part)
{
	char *end;
	long value;

	errno = 0;
	value = strtol(part->text + part->at, &end, 10);
	if (end == part->text + part->at || end > part->text + part->length || errno != 0 ||
			value < INT_MIN || value > INT_MAX)
		tl__illegal(part);
	part->at = (size_t)(end - part->text);
	return (int)value;
}

static void tl__skip_to_comma_or_brace(struct tl__part *part)
{
	while (part->at < part->length && !tl__next_is(part, ',') && !tl__next_is(part, '}'))
		tl__take_character(part);
	if (part->at >= part->length)
		tl__illegal(part);
}

static void tl__take_braces(struct pattern *p, struct tl__part *part)
{
	p->least = p->most = tl__take_number(part);
	tl__skip_to_comma_or_brace(part);
	if (tl__next_is(part, ',')) {
		part->at++;
		if (!tl__next_is(part, '}'))
			p->most = tl__take_number(part);
		tl__skip_to_comma_or_brace(part);
		if (tl__next_is(part, ',')) /* {1,2,}: nothing behind the last comma */
			part->at++;
	}
	if (!tl__next_is(part, '}') || p->least > p->most)
		tl__illegal(part);
	part->at++;
}

static void tl__take_count(struct pattern *p, struct tl__part *part)
{
	const char c = part->at < part->length ? part->text[part->at] : '\0';

	p->least = p->most = 1;
	if (c == '\0' || strchr("{?*+", c) == NULL)
		return;
	part->at++;
	if (c == '{') {
		tl__take_braces(p, part);
		return;
	}
	p->least = c == '+' ? 1 : 0;
	p->most = c == '?' ? 1 : TL__UNBOUNDED;
}

/* --- Reading the tree ------------------------------------------------------------ */

struct tl__shape {
	size_t bars; /* top-level alternatives but one */
	bool group;  /* all of it in one pair of brackets */
};

static struct tl__shape tl__shape_of(const struct tl__part *part)
{
	struct tl__shape shape = { 0, false };
	size_t i, first_closed = 0;
	bool escaped = false;
	int depth = 0;

	if (part->balanced && !tl__next_is(part, '('))
		return shape;
	for (i = 0; i < part->length; i++) {
		const char c = escaped ? '\0' : part->text[i];

		escaped = c == '\\';
		if (c == '(')
			depth++;
		else if (c == ')' && --depth == 0 && first_closed == 0)
			first_closed = i;
		else if (c != ')' && depth < 0)
			tl__illegal(part);
		else if (c == '|' && depth == 0)
			shape.bars++;
	}
	if (depth != 0)
		tl__illegal(part);
	shape.group = shape.bars == 0 && tl__next_is(part, '(') && first_closed > 0 &&
			first_closed + 1 == part->length;
	return shape;
}

/* From part->at to the next bar outside brackets, or to the end. */
static struct tl__part tl__take_alternative(struct tl__part *part)
{
	const size_t from = part->at;
	bool escaped = false;
	int depth = 0;

	for (; part->at < part->length; part->at++) {
		const char c = escaped ? '\0' : part->text[part->at];

		escaped = c == '\\';
		depth += (c == '(') - (c == ')');
		if (c == '|' && depth == 0)
			break;
	}
	part->at++;
	return tl__piece(part, from, part->at - 1);
}

static struct pattern *tl__new_node(void)
{
	struct pattern *p = (struct pattern *)tl__alloc(sizeof *p);

	memset(p, 0, sizeof *p);
	p->source = "";
	return p;
}

static void tl__make_children(struct pattern *p, size_t count)
{
	size_t i;

	p->child = (struct pattern **)tl__alloc(count * sizeof *p->child);
	p->children = count;
	for (i = 0; i < count; i++)
		p->child[i] = tl__new_node();
}

static void tl__read_part(struct pattern *p, struct tl__part part, int depth);

/* Leaves the last alternative in *part. */
static void tl__read_alternatives(struct pattern *p, struct tl__part *part, size_t bars, int depth)
{
	size_t i;

	tl__make_children(p, bars + 1);
	for (i = 0; i < bars; i++)
		tl__read_part(p->child[i], tl__take_alternative(part), depth + 1);
	*part = tl__take_alternative(part);
}

static bool tl__has_brackets(const char *text, size_t length)
{
	size_t i;

	for (i = 0; i < length; i++)
		if (text[i] == '(' || text[i] == ')' || text[i] == '|')
			return true;
	return false;
}

/* Leaves what follows the set and its count in *part; false when nothing does. */
static bool tl__read_set(struct pattern *p, struct tl__part *part)
{
	bool balanced;

	tl__take_set(p, part);
	tl__take_count(p, part);
	if (part->at >= part->length)
		return false;
	tl__make_children(p, 1);
	balanced = !tl__has_brackets(part->text, part->at);
	*part = tl__piece(part, part->at, part->length);
	part->balanced = balanced;
	return true;
}

/* The last child is read in the loop: the depth is that of the brackets only. */
static void tl__read_part(struct pattern *p, struct tl__part part, int depth)
{
	if (depth > TL__DEEPEST_NESTING)
		tl__fail("pattern: nested more than %d deep", TL__DEEPEST_NESTING);
	for (;;) {
		struct tl__shape shape;

		if (part.length == 0)
			tl__illegal(&part);
		shape = tl__shape_of(&part);
		if (shape.group) {
			tl__make_children(p, 1);
			part = tl__piece(&part, 1, part.length - 1);
		} else if (shape.bars > 0) {
			tl__read_alternatives(p, &part, shape.bars, depth);
		} else if (!tl__read_set(p, &part)) {
			return;
		}
		p = p->child[p->children - 1];
	}
}

static const struct pattern *tl__build_pattern(const char *text)
{
	struct pattern *p = tl__new_node();

	p->source = tl__copy(text, strlen(text));
	tl__read_part(p, tl__without_spaces(text), 0);
	return p;
}

/* Patterns do not change, so the last few are kept: most are asked for in a loop. */
TL_API const struct pattern *newPattern(const char *text)
{
	static const struct pattern *kept[TL__PATTERNS_KEPT];
	static size_t oldest = 0;
	const struct pattern *p;
	size_t i;

	for (i = 0; i < TL__PATTERNS_KEPT; i++)
		if (kept[i] != NULL && strcmp(kept[i]->source, text) == 0)
			return kept[i];
	p = tl__build_pattern(text);
	kept[oldest] = p;
	oldest = (oldest + 1) % TL__PATTERNS_KEPT;
	return p;
}

TL_API const char *patternSrc(const struct pattern *p)
{
	return p->source;
}

/* --- Matching ----------------------------------------------------------------------- */

/* Takes as many as there are, up to the most; false when they are too few. */
static bool tl__match_set(const struct pattern *p, struct tl_span *rest)
{
	size_t count = 0, most;

	if (p->most <= 0)
		return true;
	most = rest->length;
	if (p->most != TL__UNBOUNDED && (size_t)p->most < most)
		most = (size_t)p->most;
	while (count < most && p->has[(unsigned char)rest->text[count]])
		count++;
	rest->text += count;
	rest->length -= count;
	return p->least <= 0 || count >= (size_t)p->least;
}

TL_API bool tl__pattern_matches(const struct pattern *p, struct tl_span text)
{
	for (;;) {
		size_t i;

		if (!tl__match_set(p, &text))
			return false;
		if (p->children == 0)
			return text.length == 0;
		for (i = 0; i + 1 < p->children; i++)
			if (tl__pattern_matches(p->child[i], text))
				return true;
		p = p->child[p->children - 1];
	}
}

TL_API bool patternMatches(const struct pattern *p, const char *text)
{
	struct tl_span span;

	span.text = text;
	span.length = strlen(text);
	return tl__pattern_matches(p, span);
}

/* --- Drawing ------------------------------------------------------------------------- */

static void tl__draw_set(const struct pattern *p, random_t *r, struct tl__text *text)
{
	int count;

	if (p->most == TL__UNBOUNDED)
		tl__fail("pattern::next(random_t& rnd): "
			 "can't process character '*' for generation");
	if (p->most <= 0)
		return;
	count = tl__nextInt(r, (int)((unsigned)p->most - (unsigned)p->least + 1)) + p->least;
	for (; count > 0; count--)
		tl__add_char(text, p->member[tl__nextInt(r, p->members)]);
}

TL_API void tl__pattern_next(const struct pattern *p, random_t *r, struct tl__text *text)
{
	tl__draw_set(p, r, text);
	while (p->children > 0) {
		p = p->child[tl__nextInt(r, (int)p->children)];
		tl__draw_set(p, r, text);
	}
}

TL_API const char *patternNext(const struct pattern *p, random_t *r)
{
	static struct tl__text text = { NULL, 0, 0 };

	text.length = 0;
	tl__pattern_next(p, r, &text);
	return text.length > 0 ? tl__copy(text.s, text.length) : "";
}

TL_API const char *nextPattern(random_t *r, const char *pattern)
{
	return patternNext(newPattern(pattern), r);
}
