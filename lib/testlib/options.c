/*
 * options.c - a generator's command line: -n 10, -n=10, --n=10, -n10, -flag.
 */
#include "testlib_internal.h"

/* Moves the point out of every type's range, whatever twenty digits precede it. */
#define TL__FURTHEST_EXPONENT 6000
/* Above this parseExponentialOptValue gives up: the text would fill the memory. */
#define TL__LONGEST_EXPONENT 10000000
#define TL__LONGEST_PART 20

struct tl__option {
	const char *key, *value;
	bool used;
};

static struct {
	bool prepared, suppressed;
	int argc;
	const char **argv;
	struct tl__option *option;
	int count;
} tl__opts;

/* --- The command line ----------------------------------------------------------- */

static bool tl__is_letter(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static bool tl__is_digit(char c)
{
	return c >= '0' && c <= '9';
}

TL_API int tl__option_dashes(const char *word)
{
	if (word[0] != '-')
		return 0;
	if (tl__is_letter(word[1]))
		return 1;
	return word[1] == '-' && tl__is_letter(word[2]) ? 2 : 0;
}

static struct tl__option *tl__find_option(const char *key)
{
	int i;

	for (i = 0; i < tl__opts.count; i++)
		if (strcmp(tl__opts.option[i].key, key) == 0)
			return &tl__opts.option[i];
	return NULL;
}

static void tl__set_option(const char *key, const char *value)
{
	struct tl__option *option = tl__find_option(key);

	if (option == NULL)
		option = &tl__opts.option[tl__opts.count++];
	option->key = key;
	option->value = value;
	option->used = false;
}

/* Reads the option at argv[i]; returns the index of the last word it took. */
static int tl__read_option(int i)
{
	const char *const key = tl__opts.argv[i] + tl__option_dashes(tl__opts.argv[i]);
	const char *const equals = strchr(key, '=');

	if (equals != NULL) {
		tl__set_option(tl__copy(key, (size_t)(equals - key)), equals + 1);
	} else if (i + 1 < tl__opts.argc && tl__option_dashes(tl__opts.argv[i + 1]) == 0) {
		tl__set_option(key, tl__opts.argv[i + 1]);
		return i + 1;
	} else if (tl__is_digit(key[1])) {
		tl__set_option(tl__copy(key, 1), key + 1);
	} else {
		tl__set_option(key, "true");
	}
	return i;
}

static void tl__keep_words(int argc, char *argv[])
{
	const size_t count = argc > 0 ? (size_t)argc : 0;
	size_t i;

	tl__opts.prepared = true;
	tl__opts.argc = (int)count;
	tl__opts.argv = (const char **)tl__alloc((count + 1) * sizeof *tl__opts.argv);
	tl__opts.option = (struct tl__option *)tl__alloc((count + 1) * sizeof *tl__opts.option);
	tl__opts.count = 0;
	for (i = 0; i < count; i++)
		tl__opts.argv[i] = tl__copy(argv[i], strlen(argv[i]));
}

TL_API void prepareOpts(int argc, char *argv[])
{
	int i;

	tl__keep_words(argc, argv);
	for (i = 1; i < tl__opts.argc; i++)
		if (tl__option_dashes(tl__opts.argv[i]) > 0)
			i = tl__read_option(i);
}

static void tl__need_options(void)
{
	if (!tl__opts.prepared)
		tl__fail("Opts: call registerGen or prepareOpts first");
}

/* --- Options that nobody asked for ------------------------------------------------ */

TL_API void ensureNoUnusedOpts(void)
{
	const char *first = NULL;
	int i;

	for (i = 0; i < tl__opts.count; i++) {
		const struct tl__option *option = &tl__opts.option[i];

		if (!option->used && (first == NULL || strcmp(option->key, first) < 0))
			first = option->key;
	}
	if (first != NULL)
		tl__fail("Opts: unused key '%s'", compress(first));
}

TL_API void suppressEnsureNoUnusedOpts(void)
{
	tl__opts.suppressed = true;
	tl__now.check_options = NULL;
}

/* A misspelt key would go unnoticed from now on. */
static void tl__check_at_exit(void)
{
	if (tl__opts.suppressed)
		return;
	tl__now.check_options = ensureNoUnusedOpts;
	tl__guard_exit();
}

TL_API bool has_opt(const char *key)
{
	tl__need_options();
	tl__check_at_exit();
	return tl__find_option(key) != NULL;
}

static const char *tl__value_of_key(const char *key)
{
	struct tl__option *option;

	tl__need_options();
	option = tl__find_option(key);
	if (option == NULL)
		tl__fail("Opts: unknown key '%s'", compress(key));
	option->used = true;
	return option->value;
}

static const char *tl__value_at(int index)
{
	tl__need_options();
	if (index < 0 || index >= tl__opts.argc)
		tl__fail("Opts: index '%d' is out of range [0,%d)", index, tl__opts.argc);
	return tl__opts.argv[index];
}

static bool tl__is_behind_last(int index)
{
	tl__need_options();
	return index >= tl__opts.argc;
}

/* --- Numbers ------------------------------------------------------------------------ */

static long double tl__float_of(const char *text, const char *shown)
{
	const char *at = text[0] == '-' ? text + 1 : text;
	long double value = 0, divisor = 1;
	bool point = false;

	if (text[0] == '\0')
		tl__fail("Opts: expected float number but '%s' found", compress(shown));
	for (; *at != '\0'; at++) {
		if (*at == '.' && !point) {
			point = true;
		} else if (!tl__is_digit(*at)) {
			tl__fail("Opts: expected float number but '%s' found", compress(shown));
		} else if (point) {
			divisor *= 10;
			value += (*at - '0') / divisor;
		} else {
			value = value * 10 + (*at - '0');
		}
	}
	return text[0] == '-' ? -value : value;
}

static void tl__overflows(const char *shown) TL__NORETURN;
static void tl__overflows(const char *shown)
{
	tl__fail("Opts: integer overflow: expected integer but '%s' found", compress(shown));
}

/*
 * Upstream compares with a long double computed as (a * 10 + code) - 48.  Its 64
 * bits do not hold the odd ones among the last 48 values.
 */
static bool tl__is_lost_upstream(unsigned long long value)
{
	return value > ULLONG_MAX - 48 && value % 2 == 1;
}

static unsigned long long tl__digits_of(const char *digits, unsigned long long most,
		const char *shown)
{
	unsigned long long value = 0;
	bool fits = true;
	const char *at;

	for (at = digits; *at != '\0'; at++) {
		const unsigned digit = (unsigned)(*at - '0');

		if (!tl__is_digit(*at))
			tl__fail("Opts: expected integer but '%s' found", compress(shown));
		fits = fits && value <= (most - digit) / 10;
		value = value * 10 + digit;
	}
	if (!fits || tl__is_lost_upstream(value))
		tl__overflows(shown);
	return value;
}

static unsigned long long tl__unsigned_of(const char *text, unsigned long long most,
		const char *shown)
{
	if (text[0] == '\0')
		tl__fail("Opts: expected integer but '%s' found", compress(shown));
	if (text[0] == '-')
		tl__fail("Opts: expected non-negative integer but '%s' found", compress(shown));
	return tl__digits_of(text, most, shown);
}

static long long tl__signed_of(const char *text, long long most, const char *shown)
{
	const unsigned long long bound = (unsigned long long)most;
	unsigned long long value;

	if (text[0] != '-')
		return (long long)tl__unsigned_of(text, bound, shown);
	value = tl__digits_of(text + 1, bound + 1, shown);
	return value > bound ? -most - 1 : -(long long)value;
}

/* --- Exponents ------------------------------------------------------------------------ */

static void tl__not_typical(const char *text) TL__NORETURN;
static void tl__not_typical(const char *text)
{
	tl__fail("Opts: expected typical exponential notation but '%s' found", compress(text));
}

static const char *tl__without_plus(const char *text)
{
	return text[0] == '+' ? text + 1 : text;
}

static int tl__exponent_of(const char *text, const char *after_e)
{
	const char *const exponent = tl__without_plus(after_e);

	if (strpbrk(exponent, "eE") != NULL || exponent[0] == '\0' ||
			strlen(exponent) > TL__LONGEST_PART)
		tl__not_typical(text);
	return (int)tl__signed_of(exponent, INT_MAX, exponent);
}

static const char *tl__mantissa_of(const char *text, size_t length)
{
	const char *mantissa;

	if (length > TL__LONGEST_PART)
		tl__not_typical(text);
	mantissa = tl__without_plus(tl__copy(text, length));
	tl__float_of(mantissa, mantissa);
	return mantissa;
}

static void tl__add_zeros(struct tl__text *text, int count)
{
	for (; count > 0; count--)
		tl__add_char(text, '0');
}

/* The digits with the point that many places further right. */
static struct tl__text tl__move_point(const char *mantissa, int exponent)
{
	struct tl__text moved = { NULL, 0, 0 };
	int point = (int)strcspn(mantissa, ".") + exponent, digits = 0;

	if (point < 0)
		tl__add_char(&moved, '.');
	tl__add_zeros(&moved, -point);
	for (; *mantissa != '\0'; mantissa++) {
		if (*mantissa == '.')
			continue;
		if (digits++ == point)
			tl__add_char(&moved, '.');
		tl__add_char(&moved, *mantissa);
	}
	tl__add_zeros(&moved, point - digits);
	return moved;
}

static const char *tl__tidy_number(struct tl__text number, bool negative)
{
	const char *from = number.length > 0 ? number.s : "";
	size_t length = number.length;

	while (*from == '0')
		from++, length--;
	if (strchr(from, '.') != NULL) {
		while (from[length - 1] == '0')
			length--;
		if (from[length - 1] == '.')
			length--;
	}
	return format("%s%s%.*s", negative ? "-" : "", length == 0 || *from == '.' ? "0" : "",
			(int)length, from);
}

static bool tl__is_zero(const char *mantissa)
{
	return strpbrk(mantissa, "123456789") == NULL;
}

static int tl__clip_exponent(int exponent)
{
	if (exponent > TL__FURTHEST_EXPONENT)
		return TL__FURTHEST_EXPONENT;
	return exponent < -TL__FURTHEST_EXPONENT ? -TL__FURTHEST_EXPONENT : exponent;
}

static const char *tl__expand(const char *text, bool exactly)
{
	const char *const e = strpbrk(text, "eE");
	const char *mantissa;
	bool negative;
	int exponent;

	if (e == NULL)
		return text;
	exponent = tl__exponent_of(text, e + 1);
	mantissa = tl__mantissa_of(text, (size_t)(e - text));
	negative = mantissa[0] == '-';
	if (negative)
		mantissa++;
	if (!exactly || tl__is_zero(mantissa))
		exponent = tl__clip_exponent(exponent);
	if (exponent > TL__LONGEST_EXPONENT || exponent < -TL__LONGEST_EXPONENT)
		tl__fail("Opts: the exponent is too large in '%s'", compress(text));
	return tl__tidy_number(tl__move_point(mantissa, exponent), negative);
}

TL_API const char *parseExponentialOptValue(const char *text)
{
	return tl__expand(text, true);
}

/* --- Values of each type ------------------------------------------------------------- */

static int tl__int_value(const char *value)
{
	return (int)tl__signed_of(tl__expand(value, false), INT_MAX, value);
}

static unsigned tl__uint_value(const char *value)
{
	return (unsigned)tl__unsigned_of(tl__expand(value, false), UINT_MAX, value);
}

static long long tl__ll_value(const char *value)
{
	return tl__signed_of(tl__expand(value, false), LLONG_MAX, value);
}

static unsigned long long tl__ull_value(const char *value)
{
	return tl__unsigned_of(tl__expand(value, false), ULLONG_MAX, value);
}

static double tl__double_value(const char *value)
{
	return (double)tl__float_of(tl__expand(value, false), value);
}

static const char *tl__str_value(const char *value)
{
	return value;
}

static bool tl__bool_value(const char *value, const char *what, const char *which)
{
	if (strcmp(value, "true") == 0 || strcmp(value, "1") == 0)
		return true;
	if (strcmp(value, "false") != 0 && strcmp(value, "0") != 0)
		tl__fail("Opts: %s '%s': expected bool true/false or 0/1 but '%s' found", what,
				compress(which), compress(value));
	return false;
}

#define TL__DEFINE_OPT(type, suffix) \
	TL_API type tl__opt_##suffix(const char *key) \
	{ \
		return tl__##suffix##_value(tl__value_of_key(key)); \
	} \
	TL_API type tl__opt_##suffix##_or(const char *key, type otherwise) \
	{ \
		return has_opt(key) ? tl__opt_##suffix(key) : otherwise; \
	} \
	TL_API type tl__opt_##suffix##_at(int index) \
	{ \
		return tl__##suffix##_value(tl__value_at(index)); \
	} \
	TL_API type tl__opt_##suffix##_at_or(int index, type otherwise) \
	{ \
		return tl__is_behind_last(index) ? otherwise : tl__opt_##suffix##_at(index); \
	}

TL__DEFINE_OPT(int, int)
TL__DEFINE_OPT(unsigned, uint)
TL__DEFINE_OPT(long long, ll)
TL__DEFINE_OPT(unsigned long long, ull)
TL__DEFINE_OPT(double, double)
TL__DEFINE_OPT(const char *, str)

TL_API bool tl__opt_bool_or(const char *key, bool otherwise)
{
	return has_opt(key) ? tl__bool_value(tl__value_of_key(key), "key", key) : otherwise;
}

TL_API bool tl__opt_bool(const char *key)
{
	return tl__opt_bool_or(key, false);
}

TL_API bool tl__opt_bool_at(int index)
{
	return tl__bool_value(tl__value_at(index), "opt by index", vtosLong(index));
}

TL_API bool tl__opt_bool_at_or(int index, bool otherwise)
{
	return tl__is_behind_last(index) ? otherwise : tl__opt_bool_at(index);
}
