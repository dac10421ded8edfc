/*
 * skip_equal.c - bulk comparison: what two streams have in common is skipped.
 *
 * 64 bytes of both streams at a time become bit masks: where they are equal,
 * where blanks, digits and so on stand.  The rules for a token are then a few
 * operations on masks.  The rules are narrower than those of the readers: what
 * they do not know is left to the caller's ordinary reads.
 */
#include "testlib_internal.h"

#ifdef __SSE2__
#include <emmintrin.h>
#endif

typedef unsigned long long tl__mask;

enum tl__token_kind { TL__ANY_TOKEN, TL__LONG_TOKEN, TL__DOUBLE_TOKEN };

/* --- masks of 64 bytes --------------------------------------------------------------- */

#if defined(__SSE2__) && !defined(TESTLIB_PORTABLE)
struct tl__bytes {
	__m128i part[4];
};

static struct tl__bytes tl__load(const unsigned char *from)
{
	struct tl__bytes bytes;

	for (int i = 0; i < 4; i++)
		bytes.part[i] = _mm_loadu_si128((const __m128i *)(const void *)(from + 16 * i));
	return bytes;
}

static tl__mask tl__equal_parts(const __m128i *a, __m128i b0, __m128i b1, __m128i b2, __m128i b3)
{
	const unsigned m0 = (unsigned)_mm_movemask_epi8(_mm_cmpeq_epi8(a[0], b0));
	const unsigned m1 = (unsigned)_mm_movemask_epi8(_mm_cmpeq_epi8(a[1], b1));
	const unsigned m2 = (unsigned)_mm_movemask_epi8(_mm_cmpeq_epi8(a[2], b2));
	const unsigned m3 = (unsigned)_mm_movemask_epi8(_mm_cmpeq_epi8(a[3], b3));

	return (tl__mask)(m0 | m1 << 16) | (tl__mask)(m2 | m3 << 16) << 32;
}

static tl__mask tl__same(const struct tl__bytes *a, const struct tl__bytes *b)
{
	return tl__equal_parts(a->part, b->part[0], b->part[1], b->part[2], b->part[3]);
}

static tl__mask tl__is(const struct tl__bytes *a, char c)
{
	const __m128i all = _mm_set1_epi8(c);

	return tl__equal_parts(a->part, all, all, all, all);
}

static tl__mask tl__blanks(const struct tl__bytes *a)
{
	struct tl__bytes blank;
	const __m128i yes = _mm_set1_epi8(-1);

	for (int i = 0; i < 4; i++) {
		const __m128i x = a->part[i];
		const __m128i sp = _mm_or_si128(_mm_cmpeq_epi8(x, _mm_set1_epi8(' ')),
				_mm_cmpeq_epi8(x, _mm_set1_epi8('\n')));
		const __m128i cr = _mm_or_si128(_mm_cmpeq_epi8(x, _mm_set1_epi8('\r')),
				_mm_cmpeq_epi8(x, _mm_set1_epi8('\t')));

		blank.part[i] = _mm_or_si128(sp, cr);
	}
	return tl__equal_parts(blank.part, yes, yes, yes, yes);
}

static tl__mask tl__digits(const struct tl__bytes *a)
{
	struct tl__bytes value, capped;

	for (int i = 0; i < 4; i++) {
		value.part[i] = _mm_sub_epi8(a->part[i], _mm_set1_epi8('0'));
		capped.part[i] = _mm_min_epu8(value.part[i], _mm_set1_epi8(9));
	}
	return tl__same(&value, &capped);
}
#else
struct tl__bytes {
	tl__mask word[8];
};

#define TL__ALL_BYTES 0x0101010101010101ULL
#define TL__LOW_BITS (0x7F * TL__ALL_BYTES)

/* The first byte in the lowest bits, whatever the machine. */
static struct tl__bytes tl__load(const unsigned char *from)
{
	struct tl__bytes bytes;

	for (int i = 0; i < 8; i++, from += 8)
		bytes.word[i] = (tl__mask)from[0] | (tl__mask)from[1] << 8 |
				(tl__mask)from[2] << 16 | (tl__mask)from[3] << 24 |
				(tl__mask)from[4] << 32 | (tl__mask)from[5] << 40 |
				(tl__mask)from[6] << 48 | (tl__mask)from[7] << 56;
	return bytes;
}

/* One bit for each of eight bytes: is its highest bit set? */
static tl__mask tl__gather(tl__mask high_bits)
{
	return ((high_bits >> 7 & TL__ALL_BYTES) * 0x0102040810204080ULL) >> 56;
}

static tl__mask tl__zero_bytes(tl__mask x)
{
	return tl__gather(~(((x & TL__LOW_BITS) + TL__LOW_BITS) | x));
}

static tl__mask tl__same(const struct tl__bytes *a, const struct tl__bytes *b)
{
	tl__mask mask = 0;

	for (int i = 0; i < 8; i++)
		mask |= tl__zero_bytes(a->word[i] ^ b->word[i]) << 8 * i;
	return mask;
}

static tl__mask tl__is(const struct tl__bytes *a, char c)
{
	const tl__mask all = (unsigned char)c * TL__ALL_BYTES;
	tl__mask mask = 0;

	for (int i = 0; i < 8; i++)
		mask |= tl__zero_bytes(a->word[i] ^ all) << 8 * i;
	return mask;
}

static tl__mask tl__blanks(const struct tl__bytes *a)
{
	return tl__is(a, ' ') | tl__is(a, '\n') | tl__is(a, '\r') | tl__is(a, '\t');
}

/* Below 128, a byte is a digit when adding 80 sets its highest bit and adding 70 does not. */
static tl__mask tl__digits(const struct tl__bytes *a)
{
	tl__mask mask = 0;

	for (int i = 0; i < 8; i++) {
		const tl__mask low = a->word[i] & TL__LOW_BITS;
		const tl__mask from_zero = low + 80 * TL__ALL_BYTES;
		const tl__mask above_nine = low + 70 * TL__ALL_BYTES;

		mask |= tl__gather(from_zero & ~above_nine & ~a->word[i]) << 8 * i;
	}
	return mask;
}
#endif

static int tl__lowest_bit(tl__mask mask)
{
#ifdef __GNUC__
	return __builtin_ctzll(mask);
#else
	int bit = 0;

	while (!(mask & 1))
		mask >>= 1, bit++;
	return bit;
#endif
}

static int tl__highest_bit(tl__mask mask)
{
#ifdef __GNUC__
	return 63 - __builtin_clzll(mask);
#else
	int bit = 63;

	while (!(mask >> 63))
		mask <<= 1, bit--;
	return bit;
#endif
}

static int tl__count_bits(tl__mask mask)
{
	mask -= mask >> 1 & 0x5555555555555555ULL;
	mask = (mask & 0x3333333333333333ULL) + (mask >> 2 & 0x3333333333333333ULL);
	mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0FULL;
	return (int)((mask * 0x0101010101010101ULL) >> 56);
}

/* --- the rules for a token, on masks --------------------------------------------------- */

/* The masks of the 64 bytes before: what may reach over the edge. */
struct tl__before {
	tl__mask blank, digit, minus, leading_zero;
	tl__mask run2, run4, run8, run16; /* ends of runs of so many digits */
	tl__mask fraction;                /* 1: a run of digits behind a point goes on */
};

/* The same mask `by` bytes later. */
static tl__mask tl__later(tl__mask mask, tl__mask before, int by)
{
	return mask << by | before >> (64 - by);
}

/* Where a run of 19 digits or more is seen. */
static tl__mask tl__long_runs(tl__mask digit, struct tl__before *was)
{
	const tl__mask run2 = digit & tl__later(digit, was->digit, 1);
	const tl__mask run4 = run2 & tl__later(run2, was->run2, 2);
	const tl__mask run8 = run4 & tl__later(run4, was->run4, 4);
	const tl__mask run16 = run8 & tl__later(run8, was->run8, 8);
	const tl__mask run19 = run16 & tl__later(run16, was->run16, 3);

	was->run2 = run2;
	was->run4 = run4;
	was->run8 = run8;
	was->run16 = run16;
	return run19;
}

/* Where a token is seen not to be an integer of at most 18 digits in its one spelling. */
static tl__mask tl__not_long(const struct tl__bytes *bytes, tl__mask blank, struct tl__before *was)
{
	const tl__mask digit = tl__digits(bytes), minus = tl__is(bytes, '-');
	const tl__mask start = tl__later(blank, was->blank, 1);
	const tl__mask after_minus = tl__later(minus, was->minus, 1);
	const tl__mask zero = tl__is(bytes, '0') & (start | after_minus);
	tl__mask wrong = ~(blank | digit | minus);

	wrong |= minus & ~start;
	wrong |= after_minus & ~digit;
	wrong |= zero & after_minus;
	wrong |= tl__later(zero, was->leading_zero, 1) & digit;
	wrong |= tl__long_runs(digit, was);
	was->digit = digit;
	was->minus = minus;
	was->leading_zero = zero;
	return wrong;
}

/* Where a token is seen not to be digits, with a minus before or a point between them or not. */
static tl__mask tl__not_double(const struct tl__bytes *bytes, tl__mask blank,
		struct tl__before *was)
{
	const tl__mask digit = tl__digits(bytes), minus = tl__is(bytes, '-');
	const tl__mask point = tl__is(bytes, '.');
	const tl__mask start = tl__later(blank, was->blank, 1);
	const tl__mask after_minus = tl__later(minus, was->minus, 1);
	const tl__mask begun = point << 1 | was->fraction;
	const tl__mask sum = (begun & digit) + digit; /* carries through a fraction's digits */
	const bool carried = sum < digit;
	const tl__mask fraction_end = (begun & ~digit) | (sum & ~digit);
	tl__mask wrong = ~(blank | digit | minus | point);

	wrong |= minus & ~start;
	wrong |= after_minus & ~digit;
	wrong |= point & ~tl__later(digit, was->digit, 1);
	wrong |= fraction_end & ~blank;
	was->fraction = carried || point >> 63;
	was->digit = digit;
	was->minus = minus;
	return wrong;
}

/* --- blocks -------------------------------------------------------------------------------- */

static size_t tl__common_room(const InStream *a, const InStream *b)
{
	const size_t in_a = (size_t)(a->tl__end - a->tl__at);
	const size_t in_b = (size_t)(b->tl__end - b->tl__at);

	return in_a < in_b ? in_a : in_b;
}

/* The lowest `count` bits. */
static tl__mask tl__first_bits(size_t count)
{
	return count >= 64 ? ~0ULL : (1ULL << count) - 1;
}

static void tl__advance(InStream *a, InStream *b, size_t count)
{
	a->tl__at += count;
	b->tl__at += count;
}

/*
 * Both streams stand behind a token.  Skips the tokens that are equal, byte for
 * byte with the blanks between them, within the buffers.
 */
static long long tl__skip_token_blocks(InStream *a, InStream *b, enum tl__token_kind kind)
{
	const size_t room = tl__common_room(a, b);
	struct tl__before was = { ~0ULL, 0, 0, 0, 0, 0, 0, 0, 0 };
	size_t done = 0, boundary = 0;
	long long count = 0;

	if (room > a->maxTokenLength || room > b->maxTokenLength)
		return 0; /* there may be a token that is too long */
	while (done < room) {
		const struct tl__bytes bytes = tl__load(a->tl__at + done);
		const struct tl__bytes other = tl__load(b->tl__at + done);
		const tl__mask blank = tl__blanks(&bytes);
		const tl__mask ends = blank & ~tl__later(blank, was.blank, 1);
		tl__mask wrong = ~(tl__same(&bytes, &other) & tl__first_bits(room - done));
		tl__mask right;

		if (kind == TL__LONG_TOKEN)
			wrong |= tl__not_long(&bytes, blank, &was);
		else if (kind == TL__DOUBLE_TOKEN)
			wrong |= tl__not_double(&bytes, blank, &was);
		right = wrong ? tl__first_bits((size_t)tl__lowest_bit(wrong)) : ~0ULL;
		count += tl__count_bits(ends & right);
		if (blank & right)
			boundary = done + (size_t)tl__highest_bit(blank & right);
		if (wrong)
			break;
		was.blank = blank;
		done += 64;
	}
	tl__advance(a, b, boundary);
	return count;
}

/* Skips lines that are equal and hold no CR; the last one of the buffers stays. */
static long long tl__skip_line_blocks(InStream *a, InStream *b)
{
	const size_t room = tl__common_room(a, b);
	size_t done = 0, boundary = 0, previous = 0;
	long long count = 0;

	while (done < room) {
		const struct tl__bytes bytes = tl__load(a->tl__at + done);
		const struct tl__bytes other = tl__load(b->tl__at + done);
		const tl__mask wrong = tl__is(&bytes, '\r') |
				~(tl__same(&bytes, &other) & tl__first_bits(room - done));
		const size_t right = wrong ? (size_t)tl__lowest_bit(wrong) : 64;
		const tl__mask ends = tl__is(&bytes, '\n') & tl__first_bits(right);

		count += tl__count_bits(ends);
		if (ends)
			boundary = done + (size_t)tl__highest_bit(ends) + 1;
		done += right;
		if (wrong)
			break;
	}
	if (boundary < done || !boundary) {
		tl__advance(a, b, boundary);
		return count;
	}
	/* Something must follow a line: an empty one at the end of a file is none. */
	for (previous = boundary - 1; previous && a->tl__at[previous - 1] != '\n';)
		previous--;
	tl__advance(a, b, previous);
	return count - 1;
}

/* --- one token ------------------------------------------------------------------------------- */

static bool tl__is_of_kind(const unsigned char *text, size_t length, enum tl__token_kind kind)
{
	long long integer;
	double real;

	if (kind == TL__ANY_TOKEN)
		return true;
	if (tl__is_short_number(text, length))
		return true;
	if (kind == TL__LONG_TOKEN)
		return tl__parse_long((const char *)text, length, &integer);
	return tl__parse_double((const char *)text, length, &real);
}

/* The length of the token that both streams have next; 0 if they differ. */
static size_t tl__common_token(InStream *a, InStream *b)
{
	size_t length = 0;

	for (;;) {
		const unsigned char *x = a->tl__at, *y = b->tl__at;
		const size_t room = tl__common_room(a, b);

		while (x[length] == y[length] && !(tl__class[x[length]] & TL__BLANK))
			length++;
		if (length < room || length >= a->maxTokenLength)
			break;
		if (x + length == a->tl__end && tl__fill(a))
			continue;
		if (b->tl__at + length != b->tl__end || !tl__fill(b))
			break;
	}
	if (length > a->maxTokenLength || length > b->maxTokenLength)
		return 0;
	return tl__class[a->tl__at[length]] & tl__class[b->tl__at[length]] & TL__BLANK ? length : 0;
}

static bool tl__skip_token(InStream *a, InStream *b, enum tl__token_kind kind)
{
	size_t length;

	skipBlanks(a);
	skipBlanks(b);
	if (!tl__common_room(a, b))
		return false;
	length = tl__common_token(a, b);
	if (!length || !tl__is_of_kind(a->tl__at, length, kind))
		return false;
	tl__advance(a, b, length);
	return true;
}

/* --- the bulk ----------------------------------------------------------------------------------- */

static bool tl__is_plain_file(const InStream *S)
{
	return !S->strict && S->tl__stop == TL__BLANK;
}

/*
 * Where calls bring nothing again and again, more and more of them are not
 * even tried: then the caller's own reads are all that it costs.
 */
#define TL__LONGEST_PAUSE 64

static bool tl__is_worth_trying(InStream *a, const InStream *b)
{
	if (a->tl__pause > 0) {
		a->tl__pause--;
		return false;
	}
	return tl__is_plain_file(a) && tl__is_plain_file(b);
}

static long long tl__tried(InStream *a, long long count)
{
	if (count > 0)
		a->tl__pauses = 0;
	else if (a->tl__pauses < TL__LONGEST_PAUSE)
		a->tl__pauses = 2 * a->tl__pauses + 1;
	a->tl__pause = a->tl__pauses;
	return count;
}

/* After blocks that brought nothing, so many tokens go one by one. */
#define TL__PATIENCE 32

static long long tl__skip_tokens(InStream *a, InStream *b, enum tl__token_kind kind)
{
	long long count = 0;
	int patience = 0;

	if (!tl__is_worth_trying(a, b))
		return 0;
	while (tl__skip_token(a, b, kind)) {
		count++;
		if (patience-- > 0)
			continue;
		const long long more = tl__skip_token_blocks(a, b, kind);

		count += more;
		patience = more ? 0 : TL__PATIENCE;
	}
	return tl__tried(a, count);
}

TL_API long long skipEqualTokens(InStream *a, InStream *b)
{
	return tl__skip_tokens(a, b, TL__ANY_TOKEN);
}

TL_API long long skipEqualLongs(InStream *a, InStream *b)
{
	return tl__skip_tokens(a, b, TL__LONG_TOKEN);
}

TL_API long long skipEqualDoubles(InStream *a, InStream *b)
{
	return tl__skip_tokens(a, b, TL__DOUBLE_TOKEN);
}

TL_API long long skipEqualLines(InStream *a, InStream *b)
{
	if (!tl__is_worth_trying(a, b))
		return 0;
	if (a->tl__at == a->tl__end)
		tl__fill(a);
	if (b->tl__at == b->tl__end)
		tl__fill(b);
	return tl__tried(a, tl__skip_line_blocks(a, b));
}
