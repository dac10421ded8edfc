#include "unit/junk_attack.h"

#include <limits.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* --- Words ------------------------------------------------------------------------------- */

static bool is_blank(char c)
{
	return c == ' ' || c == '\n' || c == '\t' || c == '\r';
}

/* The next word at or after *at, which moves past it; false at the end. */
static bool next_word(const char *text, size_t length, size_t *at, struct junk_word *word)
{
	while (*at < length && is_blank(text[*at]))
		++*at;
	word->start = *at;
	while (*at < length && !is_blank(text[*at]))
		++*at;
	word->length = *at - word->start;
	return word->length > 0;
}

bool junk_same_words(const char *a, size_t a_length, const char *b, size_t b_length)
{
	size_t a_at = 0, b_at = 0;

	for (;;) {
		struct junk_word x, y;
		const bool more = next_word(a, a_length, &a_at, &x);

		if (more != next_word(b, b_length, &b_at, &y))
			return false;
		if (!more)
			return true;
		if (x.length != y.length || memcmp(a + x.start, b + y.start, x.length) != 0)
			return false;
	}
}

/* Which of the words is at a place; false if there is no such word, or it has a place already. */
static bool number_of_place(int place, size_t count, size_t *number)
{
	if (place < JUNK_FIRST_WORDS) {
		*number = (size_t)place;
		return *number < count;
	}
	*number = place == JUNK_FIRST_WORDS ? count / 2 : count - 1;
	return count && *number >= JUNK_FIRST_WORDS;
}

static bool word_at(const struct junk_base *base, int place, struct junk_word *word)
{
	size_t at = 0, count = 0, number;

	while (next_word(base->bytes, base->length, &at, word))
		count++;
	if (!number_of_place(place, count, &number))
		return false;
	at = 0;
	for (size_t i = 0; i <= number; i++)
		next_word(base->bytes, base->length, &at, word);
	return true;
}

static bool is_number(const struct junk_base *base, const struct junk_word *word)
{
	for (size_t i = 0; i < word->length; i++)
		if (base->bytes[word->start + i] < '0' || base->bytes[word->start + i] > '9')
			return false;
	return word->length > 0;
}

static bool number_at(const struct junk_base *base, int place, struct junk_word *word)
{
	return word_at(base, place, word) && is_number(base, word);
}

/* --- Where something is changed --------------------------------------------------------------- */

static bool before_word(const struct junk_base *base, int place, struct junk_word *at)
{
	const bool found = word_at(base, place, at);

	at->length = 0;
	return found;
}

static bool behind_word(const struct junk_base *base, int place, struct junk_word *at)
{
	const bool found = word_at(base, place, at);

	*at = (struct junk_word){ at->start + at->length, 0 };
	return found;
}

static bool before_number(const struct junk_base *base, int place, struct junk_word *at)
{
	const bool found = number_at(base, place, at);

	at->length = 0;
	return found;
}

/* Behind the sign, if there is one. */
static bool before_digits(const struct junk_base *base, int place, struct junk_word *at)
{
	bool found = word_at(base, place, at);

	if (found && base->bytes[at->start] == '-')
		at->start++, at->length--;
	found = found && is_number(base, at);
	at->length = 0;
	return found;
}

/* Before the line of the word. */
static bool before_line(const struct junk_base *base, int place, struct junk_word *at)
{
	const bool found = before_word(base, place, at);

	while (found && at->start && base->bytes[at->start - 1] != '\n')
		at->start--;
	return found;
}

static bool from_word_on(const struct junk_base *base, int place, struct junk_word *at)
{
	const bool found = word_at(base, place, at);

	at->length = base->length - at->start;
	return found;
}

static bool at_the_end(const struct junk_base *base, int place, struct junk_word *at)
{
	(void)place;
	*at = (struct junk_word){ base->length, 0 };
	return true;
}

static bool last_newline(const struct junk_base *base, int place, struct junk_word *at)
{
	(void)place;
	*at = (struct junk_word){ base->length - 1, 1 };
	return base->length && base->bytes[at->start] == '\n';
}

static bool everything(const struct junk_base *base, int place, struct junk_word *at)
{
	(void)place;
	*at = (struct junk_word){ 0, base->length };
	return true;
}

static bool number_of_cases(const struct junk_base *base, int place, struct junk_word *at)
{
	return base->problem->case_count == CASES_FIRST_LINE && base->problem->case_max != 1 &&
			number_at(base, place, at) && at->length <= 9;
}

/* --- What is put there ------------------------------------------------------------------------- */

static bool carriage_returns(const struct junk_base *base, const struct junk_word *at, int place,
		struct text *out)
{
	(void)at, (void)place;
	for (size_t i = 0; i < base->length; i++) {
		if (base->bytes[i] == '\n')
			text_add_char(out, '\r');
		text_add_char(out, base->bytes[i]);
	}
	return true;
}

static bool nul_byte(const struct junk_base *base, const struct junk_word *at, int place,
		struct text *out)
{
	(void)base, (void)at, (void)place;
	text_add_char(out, '\0');
	return true;
}

static bool past_the_bound(const struct junk_base *base, const struct junk_word *at, int place,
		struct text *out)
{
	(void)at, (void)place;
	if (base->most == LLONG_MIN || base->most == LLONG_MAX)
		return false;
	text_printf(out, "%lld", base->most + 1);
	return true;
}

static bool one_more(const struct junk_base *base, const struct junk_word *at, int place,
		struct text *out)
{
	(void)place;
	text_printf(out, "%lld", atoll(base->bytes + at->start) + 1);
	return at->length <= 18;
}

static bool one_less(const struct junk_base *base, const struct junk_word *at, int place,
		struct text *out)
{
	(void)place;
	text_printf(out, "%lld", atoll(base->bytes + at->start) - 1);
	return true;
}

static bool a_million_digits(const struct junk_base *base, const struct junk_word *at, int place,
		struct text *out)
{
	(void)base, (void)at, (void)place;
	for (int i = 0; i < 100000; i++)
		text_add_string(out, "1234567890");
	text_add_char(out, '\n');
	return true;
}

/* The same in every run. */
static bool random_bytes(const struct junk_base *base, const struct junk_word *at, int place,
		struct text *out)
{
	uint64_t state = 88172645463325252u + (uint64_t)place;

	(void)base, (void)at;
	for (int i = 0; i < 1000; i++) {
		state ^= state << 13;
		state ^= state >> 7;
		state ^= state << 17;
		text_add_char(out, (char)(state >> 32));
	}
	return true;
}

/* --- The kinds ---------------------------------------------------------------------------------- */

#define PAST_ALL_TYPES "18446744073709551617"

const struct junk_kind junk_inputs[] = {
	{ "an extra blank before a word", before_word, " ", NULL, true, true },
	{ "an extra blank after a word", behind_word, " ", NULL, true, true },
	{ "a tab before a word", before_word, "\t", NULL, true, true },
	{ "an extra empty line", before_line, "\n", NULL, true, true },
	{ "an empty line at the end", at_the_end, "\n", NULL, false, true },
	{ "a leading zero", before_digits, "0", NULL, true, true },
	{ "a plus sign", before_number, "+", NULL, true, true },
	{ "the number -0", number_at, "-0", NULL, true, true },
	{ "lines that end in CR LF", everything, NULL, carriage_returns, false, true },
	{ "no newline at the end", last_newline, "", NULL, false, true },
	{ "a NUL byte", before_word, NULL, nul_byte, true, true },
	{ "a byte 0x80", before_word, "\x80", NULL, true, true },
	{ "a byte 0xFF", before_word, "\xff", NULL, true, true },
	{ "text after the end", at_the_end, "x\n", NULL, false, true },
	{ "a letter instead of a number", number_at, "x", NULL, true, true },
	{ "a number past the largest bound", number_at, NULL, past_the_bound, true, true },
	{ "a number past 64 bits", number_at, PAST_ALL_TYPES, NULL, true, true },
	{ "a count one too large", number_of_cases, NULL, one_more, false, true },
	{ "a count one too small", number_of_cases, NULL, one_less, false, true },
	{ "nothing in it", everything, "", NULL, false, true },
};
const size_t junk_input_count = sizeof junk_inputs / sizeof *junk_inputs;

const struct junk_kind junk_outputs[] = {
	{ "nothing in it", everything, "", NULL, false, true },
	{ "an extra word", at_the_end, "7\n", NULL, false, true },
	{ "a missing word", word_at, "", NULL, true, true },
	{ "a strange word", word_at, "%s%n", NULL, true, true },
	{ "a word of a million digits", from_word_on, NULL, a_million_digits, true, true },
	{ "random bytes", everything, NULL, random_bytes, true, true },
	{ "a NUL byte", before_word, NULL, nul_byte, true, true },
	{ "a byte 0x80", before_word, "\x80", NULL, true, true },
	{ "a byte 0xFF", before_word, "\xff", NULL, true, true },
	{ "a number one larger", number_at, NULL, one_more, true, false },
	{ "a minus sign", before_number, "-", NULL, true, false },
	{ "a number past 64 bits", number_at, PAST_ALL_TYPES, NULL, true, false },
	{ "lines that end in CR LF", everything, NULL, carriage_returns, false, false },
	{ "no newline at the end", last_newline, "", NULL, false, false },
	{ "an extra empty line", before_line, "\n", NULL, true, false },
};
const size_t junk_output_count = sizeof junk_outputs / sizeof *junk_outputs;

bool junk_make(const struct junk_kind *kind, const struct junk_base *base, int place,
		struct text *out)
{
	struct junk_word at;

	text_reset(out);
	if ((place && !kind->everywhere) || !kind->find(base, place, &at))
		return false;
	text_add(out, base->bytes, at.start);
	if (kind->words)
		text_add_string(out, kind->words);
	else if (!kind->write(base, &at, place, out))
		return false;
	text_add(out, base->bytes + at.start + at.length, base->length - at.start - at.length);
	return out->length != base->length || memcmp(out->s, base->bytes, out->length) != 0;
}
