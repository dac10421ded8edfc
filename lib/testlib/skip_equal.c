/*
 * skip_equal.c - bulk comparison: what two streams have in common is skipped.
 *
 * 64 bytes of both streams at a time become bit masks: where they are equal,
 * where blanks, digits and so on stand.  The rules for a token are then a few
 * operations on masks.  The rules are narrower than those of the readers: what
 * they do not know is left to the caller's ordinary reads.
 */
#include "testlib_internal.h"

typedef unsigned long long tl__mask;

enum tl__token_kind { TL__ANY_TOKEN, TL__LONG_TOKEN, TL__DOUBLE_TOKEN };

/* Eight bytes, the first one in the lowest bits, whatever the machine. */
static tl__mask tl__word(const unsigned char *from)
{
	return (tl__mask)from[0] | (tl__mask)from[1] << 8 | (tl__mask)from[2] << 16 |
			(tl__mask)from[3] << 24 | (tl__mask)from[4] << 32 |
			(tl__mask)from[5] << 40 | (tl__mask)from[6] << 48 | (tl__mask)from[7] << 56;
}

/* --- masks of 64 bytes --------------------------------------------------------------- */

#ifdef TL__VECTORS
struct tl__bytes {
	tl__vector part[4];
};

static struct tl__bytes tl__load(const unsigned char *from)
{
	struct tl__bytes bytes;

	memcpy(&bytes, from, sizeof bytes);
	return bytes;
}

/* The masks of four parts, one behind the other; `part` is an expression with i in it. */
#define TL__GATHER_PARTS(part) \
	tl__mask mask = 0; \
	for (int i = 0; i < 4; i++) \
		mask |= (tl__mask)tl__gather((tl__vector)(part)) << 16 * i; \
	return mask

static tl__mask tl__same(const struct tl__bytes *a, const struct tl__bytes *b)
{
	TL__GATHER_PARTS(a->part[i] == b->part[i]);
}

static tl__mask tl__is(const struct tl__bytes *a, char c)
{
	TL__GATHER_PARTS(a->part[i] == (unsigned char)c);
}

static tl__mask tl__blanks(const struct tl__bytes *a)
{
	TL__GATHER_PARTS((a->part[i] == ' ') | (a->part[i] == '\n') | (a->part[i] == '\r') |
			(a->part[i] == '\t'));
}

static tl__mask tl__digits(const struct tl__bytes *a)
{
	TL__GATHER_PARTS(a->part[i] - '0' <= 9);
}
#else
struct tl__bytes {
	tl__mask word[8];
};

#define TL__ALL_BYTES 0x0101010101010101ULL
#define TL__LOW_BITS (0x7F * TL__ALL_BYTES)

static struct tl__bytes tl__load(const unsigned char *from)
{
	struct tl__bytes bytes;

	for (int i = 0; i < 8; i++, from += 8)
		bytes.word[i] = tl__word(from);
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

static tl__mask tl__not_of_kind(const struct tl__bytes *bytes, tl__mask blank,
		struct tl__before *was, enum tl__token_kind kind)
{
	if (kind == TL__LONG_TOKEN)
		return tl__not_long(bytes, blank, was);
	return kind == TL__DOUBLE_TOKEN ? tl__not_double(bytes, blank, was) : 0;
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

		wrong |= tl__not_of_kind(&bytes, blank, &was, kind);
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

/* --- windows: the same tokens, other blanks ------------------------------------------------ */

/* The first `count` bytes of a word. */
static tl__mask tl__first_bytes(tl__mask word, int count)
{
	return count >= 8 ? word : word & ((1ULL << 8 * count) - 1);
}

/* Without a branch up to 16 bytes: lengths are hard to foretell. */
static bool tl__same_bytes(const unsigned char *x, const unsigned char *y, int length)
{
	for (; length > 16; length -= 8, x += 8, y += 8)
		if (tl__word(x) != tl__word(y))
			return false;
	return !(tl__first_bytes(tl__word(x) ^ tl__word(y), length) |
			tl__first_bytes(tl__word(x + 8) ^ tl__word(y + 8),
					length > 8 ? length - 8 : 0));
}

/* The blanks among the next 64 bytes that the stream has. */
static tl__mask tl__blanks_ahead(const InStream *S, const struct tl__bytes *bytes)
{
	return tl__blanks(bytes) & tl__first_bits((size_t)(S->tl__end - S->tl__at));
}

/* Where the next byte that is not a blank is, from position `at` on; 63 if nowhere. */
static int tl__next_start(tl__mask blank, int at)
{
	const tl__mask text = ~blank >> at;

	return text ? at + tl__lowest_bit(text) : 63;
}

/*
 * Both streams stand behind a token.  Skips equal tokens that end within the
 * next 64 bytes of their streams, whatever the blanks before them.
 */
static long long tl__skip_window(InStream *a, InStream *b, enum tl__token_kind kind)
{
	const struct tl__bytes bytes = tl__load(a->tl__at), other = tl__load(b->tl__at);
	const tl__mask blank_a = tl__blanks_ahead(a, &bytes), blank_b = tl__blanks_ahead(b, &other);
	struct tl__before was = { ~0ULL, 0, 0, 0, 0, 0, 0, 0, 0 };
	const tl__mask wrong = tl__not_of_kind(&bytes, blank_a, &was, kind);
	int i = 0, j = 0;
	long long count = 0;

	for (;; count++) {
		const int start_a = tl__next_start(blank_a, i),
			  start_b = tl__next_start(blank_b, j);
		const tl__mask end_a = blank_a >> start_a, end_b = blank_b >> start_b;
		int length;

		if (!end_a || !end_b)
			break;
		length = tl__lowest_bit(end_a);
		if (!length || length != tl__lowest_bit(end_b))
			break;
		if (wrong >> start_a & tl__first_bits((size_t)length + 1))
			break;
		if (!tl__same_bytes(a->tl__at + start_a, b->tl__at + start_b, length))
			break;
		i = start_a + length;
		j = start_b + length;
	}
	a->tl__at += i;
	b->tl__at += j;
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

/* Where blocks bring fewer tokens, so many windows follow before blocks are tried again. */
#define TL__FEW 32

static long long tl__skip_windows(InStream *a, InStream *b, enum tl__token_kind kind)
{
	long long count = 0, more = 1;

	if (a->maxTokenLength < 64 || b->maxTokenLength < 64)
		return 0;
	for (int i = 0; more && i < TL__FEW; i++)
		count += more = tl__skip_window(a, b, kind);
	return count;
}

static long long tl__skip_tokens(InStream *a, InStream *b, enum tl__token_kind kind)
{
	long long count = 0;

	if (!tl__is_worth_trying(a, b))
		return 0;
	while (tl__skip_token(a, b, kind)) {
		const long long more = tl__skip_token_blocks(a, b, kind);

		count += 1 + more;
		if (more < TL__FEW)
			count += tl__skip_windows(a, b, kind);
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
