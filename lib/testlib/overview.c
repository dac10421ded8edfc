/* overview.c - a validator's logs: bounds hit, features, variables; how far bounds were reached. */
#include "testlib_internal.h"

#define TL__MAX_NAMES 255 /* a block that holds so many takes no more, not even news of them */
#define TL__SLOTS 1024
#define TL__MAX_BOUND_TEXT 31
#define TL__BOUND_ROOM 352 /* for any double as %f writes it */
#define TL__RECENT_NAMES 64

enum tl__value_kind { TL__NO_VALUE, TL__INTEGER, TL__UNSIGNED, TL__REAL };

union tl__value {
	long long integer;
	unsigned long long natural;
	double real;
};

/* Of a range, or of the values seen in it. */
struct tl__ends {
	union tl__value lo, hi;
};

struct tl__variable {
	const char *name;
	size_t length;
	bool is_variable; /* in the block of variables */
	bool is_ranged;   /* in the blocks of bounds */
	bool min_hit, max_hit;
	enum tl__value_kind kind; /* of the read last seen; the ends are of this kind */
	struct tl__ends range;    /* of that read */
	struct tl__ends widest;   /* of all ranges */
	struct tl__ends seen;     /* of all values */
	const char *low, *high;   /* its text; NULL: not the same in all reads, or too long */
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
	return v->length == name.length && !memcmp(v->name, name.text, name.length);
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
	v->length = name.length;
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

/* What was found for the names last seen: a loop reads a few names a million times. */
struct tl__recent_name {
	const char *name; /* where it was; there may be another by now */
	struct tl__variable *variable;
	bool min_hit, max_hit; /* by its tildes */
};

static struct tl__recent_name tl__recent_names[TL__RECENT_NAMES];

static bool tl__is_still(const struct tl__recent_name *recent, const char *name)
{
	const struct tl__variable *v = recent->variable;

	if (recent->name != name || (recent->min_hit && *name++ != '~') ||
			strncmp(name, v->name, v->length))
		return false;
	name += v->length;
	return (!recent->max_hit || *name++ == '~') && !*name;
}

/* The variable of a name that is not recent, if its block still takes news. */
static struct tl__variable *tl__ranged_anew(const char *name, struct tl__recent_name *recent)
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
	recent->name = name;
	recent->variable = v;
	recent->min_hit = plain.min_hit;
	recent->max_hit = plain.max_hit;
	return v;
}

static struct tl__variable *tl__ranged(const char *name)
{
	struct tl__recent_name *recent = &tl__recent_names[(size_t)name % TL__RECENT_NAMES];

	if (tl__ranged_count < TL__MAX_NAMES && tl__is_still(recent, name))
		return recent->variable;
	return tl__ranged_anew(name, recent);
}

static void tl__record_range(struct tl__variable *v, struct tl__ends range, const char *lo,
		const char *hi)
{
	const bool first = v->kind == TL__NO_VALUE;

	v->range = range;
	tl__agree(&v->low, first, lo);
	tl__agree(&v->high, first, hi);
}

/* Values of another kind than before begin anew: the two cannot be compared. */
static void tl__take_kind(struct tl__variable *v, enum tl__value_kind kind, struct tl__ends range,
		struct tl__ends seen)
{
	v->kind = kind;
	v->widest = range;
	v->seen = seen;
}

#define TL__WIDEN(ends, by, member) \
	do { \
		if ((by).lo.member < (ends).lo.member) \
			(ends).lo.member = (by).lo.member; \
		if ((by).hi.member > (ends).hi.member) \
			(ends).hi.member = (by).hi.member; \
	} while (0)

/*
 * One read: which ends it hit, the texts of its range if that is news, and the widest
 * range and values so far.
 */
#define TL__RECORD(kind_, member, conversion, same_range, hits_lo, hits_hi) \
	do { \
		struct tl__variable *v = tl__ranged(name); \
		struct tl__ends range, seen; \
		if (!v) \
			return; \
		range.lo.member = lo; \
		range.hi.member = hi; \
		seen.lo.member = smallest; \
		seen.hi.member = largest; \
		v->min_hit |= (hits_lo); \
		v->max_hit |= (hits_hi); \
		if (v->kind != (kind_) || !(same_range)) { \
			char low[TL__BOUND_ROOM], high[TL__BOUND_ROOM]; \
			tl__snprintf(low, sizeof low, conversion, lo); \
			tl__snprintf(high, sizeof high, conversion, hi); \
			tl__record_range(v, range, low, high); \
			if (v->kind != (kind_)) \
				tl__take_kind(v, kind_, range, seen); \
			TL__WIDEN(v->widest, range, member); \
		} \
		TL__WIDEN(v->seen, seen, member); \
	} while (0)

static void tl__record_integers(const char *name, long long lo, long long hi, long long smallest,
		long long largest)
{
	TL__RECORD(TL__INTEGER, integer, "%lld",
			v->range.lo.integer == lo && v->range.hi.integer == hi, smallest == lo,
			largest == hi);
}

static void tl__record_unsigneds(const char *name, unsigned long long lo, unsigned long long hi,
		unsigned long long smallest, unsigned long long largest)
{
	TL__RECORD(TL__UNSIGNED, natural, "%llu",
			v->range.lo.natural == lo && v->range.hi.natural == hi, smallest == lo,
			largest == hi);
}

static void tl__record_doubles(const char *name, double lo, double hi, double smallest,
		double largest)
{
	TL__RECORD(TL__REAL, real, "%f", !memcmp(&v->range, &range, sizeof range),
			doubleDelta(lo, smallest) < 1e-12, doubleDelta(hi, largest) < 1e-12);
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

/* --- the bounds file -------------------------------------------------------------------------- */

static const char *tl__value_text(enum tl__value_kind kind, union tl__value value)
{
	switch (kind) {
	case TL__INTEGER:
		return format("%lld", value.integer);
	case TL__UNSIGNED:
		return format("%llu", value.natural);
	default:
		return format("%.15g", value.real);
	}
}

TL_API const char *tl__bounds(void)
{
	struct tl__text file = { NULL, 0, 0 };
	const struct tl__variable *v, *end = tl__variables + tl__variable_total;

	tl__add(&file, "", 0);
	qsort(tl__variables, tl__variable_total, sizeof *tl__variables, tl__compare_variables);
	for (v = tl__variables; v < end; v++)
		if (v->is_ranged)
			tl__add_string(&file,
					format("%s %s %s %s %s\n", v->name,
							tl__value_text(v->kind, v->widest.lo),
							tl__value_text(v->kind, v->widest.hi),
							tl__value_text(v->kind, v->seen.lo),
							tl__value_text(v->kind, v->seen.hi)));
	return file.s;
}
