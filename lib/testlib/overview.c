/* overview.c - a validator's log: bounds hit, features, constant bounds, variables. */
#include "testlib_internal.h"

#define TL__MAX_NAMES 255 /* a block that holds so many takes no more, not even news of them */
#define TL__SLOTS 1024
#define TL__MAX_BOUND_TEXT 31
#define TL__BOUND_ROOM 352 /* for any double as %f writes it */

enum tl__value_kind { TL__NO_VALUE, TL__INTEGER, TL__UNSIGNED, TL__REAL };

struct tl__variable {
	const char *name;
	bool is_variable; /* in the block of variables */
	bool is_ranged;   /* in the blocks of bounds */
	bool min_hit, max_hit;
	enum tl__value_kind kind; /* of the range seen last, with its ends as they were */
	unsigned char lo[8], hi[8];
	const char *low, *high; /* its text; NULL: not the same in all reads, or too long */
};

struct tl__feature {
	const char *name;
	bool hit;
	struct tl__feature *next;
};

static struct tl__variable tl__variables[2 * TL__MAX_NAMES];
static struct tl__variable *tl__slots[TL__SLOTS];
static size_t tl__variable_total, tl__variable_count, tl__ranged_count;
static struct tl__feature *tl__features;

/* --- names --------------------------------------------------------------------------- */

/* A name and what its tildes say: "~n" excuses the minimum, "n~" the maximum. */
struct tl__plain_name {
	struct tl_span text;
	bool min_hit, max_hit, usable;
};

static struct tl__plain_name tl__without_tildes(const char *name)
{
	struct tl__plain_name plain = { { name, strlen(name) }, false, false, true };

	for (size_t i = 0; i < plain.text.length; i++) {
		const unsigned char c = (unsigned char)name[i];

		if ((tl__class[c] & TL__DIGIT) || c < 0x20 || c >= 0x80)
			plain.usable = false;
	}
	if (plain.text.length < 2 || !strcmp(name, "~~"))
		return plain;
	plain.min_hit = name[0] == '~';
	plain.max_hit = name[plain.text.length - 1] == '~';
	plain.text.text += plain.min_hit;
	plain.text.length -= (size_t)plain.min_hit + plain.max_hit;
	return plain;
}

static bool tl__is_named(const struct tl__variable *v, struct tl_span name)
{
	return strlen(v->name) == name.length && !memcmp(v->name, name.text, name.length);
}

static struct tl__variable *tl__find_variable(struct tl_span name)
{
	unsigned hash = 2166136261u;
	struct tl__variable *v;

	for (size_t i = 0; i < name.length; i++)
		hash = (hash ^ (unsigned char)name.text[i]) * 16777619u;
	for (hash %= TL__SLOTS; (v = tl__slots[hash]) != NULL; hash = (hash + 1) % TL__SLOTS)
		if (tl__is_named(v, name))
			return v;
	v = tl__slots[hash] = &tl__variables[tl__variable_total++];
	v->name = tl__copy(name.text, name.length);
	return v;
}

static void tl__record_name(const char *name)
{
	const struct tl__plain_name plain = tl__without_tildes(name);
	struct tl__variable *v;

	if (!plain.usable || tl__variable_count == TL__MAX_NAMES)
		return;
	v = tl__find_variable(plain.text);
	tl__variable_count += !v->is_variable;
	v->is_variable = true;
}

/* --- ranges ----------------------------------------------------------------------------- */

static void tl__agree(const char **bound, bool first, const char *text)
{
	if (strlen(text) > TL__MAX_BOUND_TEXT)
		*bound = NULL;
	else if (first)
		*bound = tl__copy(text, strlen(text));
	else if (*bound && strcmp(*bound, text))
		*bound = NULL;
}

/* The variable if its block still takes news. */
static struct tl__variable *tl__ranged(const char *name)
{
	const struct tl__plain_name plain = tl__without_tildes(name);
	struct tl__variable *v;

	tl__record_name(name);
	if (!plain.usable || tl__ranged_count == TL__MAX_NAMES)
		return NULL;
	v = tl__find_variable(plain.text);
	tl__ranged_count += !v->is_ranged;
	v->is_ranged = true;
	v->min_hit |= plain.min_hit;
	v->max_hit |= plain.max_hit;
	return v;
}

/* Is it another range than that of the last read? */
static bool tl__range_is_news(struct tl__variable *v, enum tl__value_kind kind, const void *lo,
		const void *hi)
{
	if (v->kind == kind && !memcmp(v->lo, lo, sizeof v->lo) && !memcmp(v->hi, hi, sizeof v->hi))
		return false;
	memcpy(v->lo, lo, sizeof v->lo);
	memcpy(v->hi, hi, sizeof v->hi);
	return true;
}

static void tl__record_range(struct tl__variable *v, enum tl__value_kind kind, const char *lo,
		const char *hi)
{
	const bool first = v->kind == TL__NO_VALUE;

	v->kind = kind;
	tl__agree(&v->low, first, lo);
	tl__agree(&v->high, first, hi);
}

static void tl__record_integers(const char *name, long long lo, long long hi, long long smallest,
		long long largest)
{
	struct tl__variable *v = tl__ranged(name);
	char low[TL__BOUND_ROOM], high[TL__BOUND_ROOM];

	if (!v)
		return;
	v->min_hit |= smallest == lo;
	v->max_hit |= largest == hi;
	if (!tl__range_is_news(v, TL__INTEGER, &lo, &hi))
		return;
	snprintf(low, sizeof low, "%lld", lo);
	snprintf(high, sizeof high, "%lld", hi);
	tl__record_range(v, TL__INTEGER, low, high);
}

static void tl__record_unsigneds(const char *name, unsigned long long lo, unsigned long long hi,
		unsigned long long smallest, unsigned long long largest)
{
	struct tl__variable *v = tl__ranged(name);
	char low[TL__BOUND_ROOM], high[TL__BOUND_ROOM];

	if (!v)
		return;
	v->min_hit |= smallest == lo;
	v->max_hit |= largest == hi;
	if (!tl__range_is_news(v, TL__UNSIGNED, &lo, &hi))
		return;
	snprintf(low, sizeof low, "%llu", lo);
	snprintf(high, sizeof high, "%llu", hi);
	tl__record_range(v, TL__UNSIGNED, low, high);
}

static void tl__record_doubles(const char *name, double lo, double hi, double smallest,
		double largest)
{
	struct tl__variable *v = tl__ranged(name);
	char low[TL__BOUND_ROOM], high[TL__BOUND_ROOM];

	if (!v)
		return;
	v->min_hit |= doubleDelta(lo, smallest) < 1e-12;
	v->max_hit |= doubleDelta(hi, largest) < 1e-12;
	if (!tl__range_is_news(v, TL__REAL, &lo, &hi))
		return;
	snprintf(low, sizeof low, "%f", lo);
	snprintf(high, sizeof high, "%f", hi);
	tl__record_range(v, TL__REAL, low, high);
}

TL__DEFINE const struct tl__recorder tl__overview_recorder = { tl__record_name, tl__record_integers,
	tl__record_unsigneds, tl__record_doubles };

/* --- features ------------------------------------------------------------------------------ */

/* Where the feature is, or where it belongs in byte order. */
static struct tl__feature **tl__feature_place(const char *name)
{
	struct tl__feature **place = &tl__features;

	while (*place && strcmp((*place)->name, name) < 0)
		place = &(*place)->next;
	return place;
}

static bool tl__is_at(struct tl__feature *const *place, const char *name)
{
	return *place && !strcmp((*place)->name, name);
}

static void tl__check_feature_name(const char *name)
{
	for (const char *c = name; *c; c++)
		if ((unsigned char)*c < 0x20 || (unsigned char)*c >= 0x80)
			tl__fail("Feature name '%s' contains restricted characters.", name);
}

static void tl__add_feature(const char *name)
{
	struct tl__feature **place = tl__feature_place(name);
	struct tl__feature *added;

	tl__check_feature_name(name);
	if (tl__is_at(place, name))
		tl__fail("Feature %s registered twice.", name);
	added = (struct tl__feature *)tl__alloc(sizeof *added);
	added->name = tl__copy(name, strlen(name));
	added->hit = false;
	added->next = *place;
	*place = added;
}

static void tl__hit_feature(const char *name)
{
	struct tl__feature **place = tl__feature_place(name);

	tl__check_feature_name(name);
	if (!tl__is_at(place, name))
		tl__fail("Feature %s didn't registered via addFeature(feature).", name);
	(*place)->hit = true;
}

TL__DEFINE const struct tl__feature_log tl__overview_features = { tl__add_feature,
	tl__hit_feature };

/* --- the log --------------------------------------------------------------------------------- */

static int tl__compare_variables(const void *a, const void *b)
{
	return strcmp(((const struct tl__variable *)a)->name,
			((const struct tl__variable *)b)->name);
}

static void tl__add_bounds(struct tl__text *log, const struct tl__variable *v)
{
	if (!v->is_ranged || (!v->low && !v->high))
		return;
	tl__add_string(log,
			format("constant-bounds \"%s\": %s %s\n", v->name, v->low ? v->low : "?",
					v->high ? v->high : "?"));
}

TL_API const char *tl__overview(void)
{
	struct tl__text log = { NULL, 0, 0 };
	const struct tl__variable *v, *end = tl__variables + tl__variable_total;

	tl__add(&log, "", 0);
	qsort(tl__variables, tl__variable_total, sizeof *tl__variables, tl__compare_variables);
	for (v = tl__variables; v < end; v++)
		if (v->is_ranged)
			tl__add_string(&log,
					format("\"%s\":%s%s\n", v->name,
							v->min_hit ? " min-value-hit" : "",
							v->max_hit ? " max-value-hit" : ""));
	for (const struct tl__feature *f = tl__features; f; f = f->next)
		tl__add_string(&log, format("feature \"%s\":%s\n", f->name, f->hit ? " hit" : ""));
	for (v = tl__variables; v < end; v++)
		tl__add_bounds(&log, v);
	for (v = tl__variables; v < end; v++)
		if (v->is_variable)
			tl__add_string(&log, format("variable \"%s\"\n", v->name));
	return log.s;
}
