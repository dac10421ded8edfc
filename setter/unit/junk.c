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

struct word {
	size_t start, length;
};

/* The next word at or after *at, which moves past it; false at the end. */
static bool next_word(const char *text, size_t length, size_t *at, struct word *word)
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
		struct word x, y;
		const bool more = next_word(a, a_length, &a_at, &x);

		if (more != next_word(b, b_length, &b_at, &y))
			return false;
		if (!more)
			return true;
		if (x.length != y.length || memcmp(a + x.start, b + y.start, x.length) != 0)
			return false;
	}
}

/* Which of the words is at a place; false where that is none, or has a place already. */
static bool number_of_place(int place, size_t count, size_t *number)
{
	if (place < JUNK_FIRST_WORDS) {
		*number = (size_t)place;
		return *number < count;
	}
	*number = place == JUNK_FIRST_WORDS ? count / 2 : count - 1;
	return count && *number >= JUNK_FIRST_WORDS;
}

static bool word_at(const struct junk_base *base, int place, struct word *word)
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

static bool is_number(const struct junk_base *base, const struct word *word)
{
	for (size_t i = 0; i < word->length; i++)
		if (base->bytes[word->start + i] < '0' || base->bytes[word->start + i] > '9')
			return false;
	return word->length > 0;
}

static bool number_at(const struct junk_base *base, int place, struct word *word)
{
	return word_at(base, place, word) && is_number(base, word);
}

/* The text with `length` bytes at `start` replaced. */
static bool replace(const struct junk_base *base, size_t start, size_t length, const char *bytes,
		size_t count, struct text *out)
{
	text_add(out, base->bytes, start);
	text_add(out, bytes, count);
	text_add(out, base->bytes + start + length, base->length - start - length);
	return true;
}

static bool insert(const struct junk_base *base, size_t at, const char *string, struct text *out)
{
	return replace(base, at, 0, string, strlen(string), out);
}

static bool insert_before_word(const struct junk_base *base, int place, const char *string,
		struct text *out)
{
	struct word word;

	return word_at(base, place, &word) && insert(base, word.start, string, out);
}

static bool insert_before_number(const struct junk_base *base, int place, const char *string,
		struct text *out)
{
	struct word word;

	return number_at(base, place, &word) && insert(base, word.start, string, out);
}

static bool replace_number(const struct junk_base *base, int place, const char *string,
		struct text *out)
{
	struct word word;

	return number_at(base, place, &word) &&
			replace(base, word.start, word.length, string, strlen(string), out);
}

/* --- Inputs --------------------------------------------------------------------------------- */

static bool blank_before(const struct junk_base *base, int place, struct text *out)
{
	return insert_before_word(base, place, " ", out);
}

static bool blank_behind(const struct junk_base *base, int place, struct text *out)
{
	struct word word;

	return word_at(base, place, &word) && insert(base, word.start + word.length, " ", out);
}

static bool tab_before(const struct junk_base *base, int place, struct text *out)
{
	return insert_before_word(base, place, "\t", out);
}

/* Before the line of the word at that place. */
static bool empty_line(const struct junk_base *base, int place, struct text *out)
{
	struct word word;
	size_t at;

	if (!word_at(base, place, &word))
		return false;
	for (at = word.start; at && base->bytes[at - 1] != '\n';)
		at--;
	return insert(base, at, "\n", out);
}

static bool empty_line_at_end(const struct junk_base *base, int place, struct text *out)
{
	(void)place;
	return insert(base, base->length, "\n", out);
}

/* Behind the sign, if there is one. */
static bool leading_zero(const struct junk_base *base, int place, struct text *out)
{
	struct word word;

	if (!word_at(base, place, &word))
		return false;
	if (base->bytes[word.start] == '-')
		word.start++, word.length--;
	return is_number(base, &word) && insert(base, word.start, "0", out);
}

static bool plus_sign(const struct junk_base *base, int place, struct text *out)
{
	return insert_before_number(base, place, "+", out);
}

static bool minus_zero(const struct junk_base *base, int place, struct text *out)
{
	return replace_number(base, place, "-0", out);
}

static bool carriage_returns(const struct junk_base *base, int place, struct text *out)
{
	(void)place;
	for (size_t i = 0; i < base->length; i++) {
		if (base->bytes[i] == '\n')
			text_add_char(out, '\r');
		text_add_char(out, base->bytes[i]);
	}
	return true;
}

static bool no_last_newline(const struct junk_base *base, int place, struct text *out)
{
	(void)place;
	if (!base->length || base->bytes[base->length - 1] != '\n')
		return false;
	text_add(out, base->bytes, base->length - 1);
	return true;
}

static bool nul_byte(const struct junk_base *base, int place, struct text *out)
{
	struct word word;

	return word_at(base, place, &word) && replace(base, word.start, 0, "", 1, out);
}

static bool byte_80(const struct junk_base *base, int place, struct text *out)
{
	return insert_before_word(base, place, "\x80", out);
}

static bool byte_ff(const struct junk_base *base, int place, struct text *out)
{
	return insert_before_word(base, place, "\xff", out);
}

static bool text_behind(const struct junk_base *base, int place, struct text *out)
{
	(void)place;
	return insert(base, base->length, "x\n", out);
}

static bool letters(const struct junk_base *base, int place, struct text *out)
{
	return replace_number(base, place, "x", out);
}

static bool past_the_bound(const struct junk_base *base, int place, struct text *out)
{
	char number[24];

	if (base->most == LLONG_MIN || base->most == LLONG_MAX)
		return false;
	snprintf(number, sizeof number, "%lld", base->most + 1);
	return replace_number(base, place, number, out);
}

static bool past_all_types(const struct junk_base *base, int place, struct text *out)
{
	return replace_number(base, place, "18446744073709551617", out);
}

static bool change_count(const struct junk_base *base, int by, struct text *out)
{
	struct word word;
	char number[24];

	if (base->problem->case_count != CASES_FIRST_LINE || base->problem->case_max == 1 ||
			!number_at(base, 0, &word) || word.length > 9)
		return false;
	snprintf(number, sizeof number, "%d", atoi(base->bytes + word.start) + by);
	return replace(base, word.start, word.length, number, strlen(number), out);
}

static bool count_too_large(const struct junk_base *base, int place, struct text *out)
{
	(void)place;
	return change_count(base, 1, out);
}

static bool count_too_small(const struct junk_base *base, int place, struct text *out)
{
	(void)place;
	return change_count(base, -1, out);
}

static bool nothing(const struct junk_base *base, int place, struct text *out)
{
	(void)base, (void)place, (void)out;
	return true;
}

const struct junk_kind junk_inputs[] = {
	{ "an extra blank before a word", blank_before, true, true },
	{ "an extra blank after a word", blank_behind, true, true },
	{ "a tab before a word", tab_before, true, true },
	{ "an extra empty line", empty_line, true, true },
	{ "an empty line at the end", empty_line_at_end, false, true },
	{ "a leading zero", leading_zero, true, true },
	{ "a plus sign", plus_sign, true, true },
	{ "the number -0", minus_zero, true, true },
	{ "lines that end in CR LF", carriage_returns, false, true },
	{ "no newline at the end", no_last_newline, false, true },
	{ "a NUL byte", nul_byte, true, true },
	{ "a byte 0x80", byte_80, true, true },
	{ "a byte 0xFF", byte_ff, true, true },
	{ "text after the end", text_behind, false, true },
	{ "a letter instead of a number", letters, true, true },
	{ "a number past the largest bound", past_the_bound, true, true },
	{ "a number past 64 bits", past_all_types, true, true },
	{ "a count one too large", count_too_large, false, true },
	{ "a count one too small", count_too_small, false, true },
	{ "nothing in it", nothing, false, true },
};
const size_t junk_input_count = sizeof junk_inputs / sizeof *junk_inputs;

/* --- Outputs ---------------------------------------------------------------------------------- */

static bool one_more(const struct junk_base *base, int place, struct text *out)
{
	struct word word;
	char number[24];

	if (!number_at(base, place, &word) || word.length > 18)
		return false;
	snprintf(number, sizeof number, "%lld", atoll(base->bytes + word.start) + 1);
	return replace(base, word.start, word.length, number, strlen(number), out);
}

static bool minus_sign(const struct junk_base *base, int place, struct text *out)
{
	return insert_before_number(base, place, "-", out);
}

static bool a_word_more(const struct junk_base *base, int place, struct text *out)
{
	(void)place;
	return insert(base, base->length, "7\n", out);
}

static bool a_word_less(const struct junk_base *base, int place, struct text *out)
{
	struct word word;

	return word_at(base, place, &word) && replace(base, word.start, word.length, "", 0, out);
}

static bool a_strange_word(const struct junk_base *base, int place, struct text *out)
{
	struct word word;

	return word_at(base, place, &word) &&
			replace(base, word.start, word.length, "%s%n", 4, out);
}

static bool a_long_word(const struct junk_base *base, int place, struct text *out)
{
	struct word word;

	if (!word_at(base, place, &word))
		return false;
	text_add(out, base->bytes, word.start);
	for (int i = 0; i < 100000; i++)
		text_add_string(out, "1234567890");
	text_add_char(out, '\n');
	return true;
}

/* The same in every run. */
static bool random_bytes(const struct junk_base *base, int place, struct text *out)
{
	uint64_t state = 88172645463325252u + (uint64_t)place;

	(void)base;
	for (int i = 0; i < 1000; i++) {
		state ^= state << 13;
		state ^= state >> 7;
		state ^= state << 17;
		text_add_char(out, (char)(state >> 32));
	}
	return true;
}

const struct junk_kind junk_outputs[] = {
	{ "nothing in it", nothing, false, true },
	{ "an extra word", a_word_more, false, true },
	{ "a missing word", a_word_less, true, true },
	{ "a strange word", a_strange_word, true, true },
	{ "a word of a million digits", a_long_word, true, true },
	{ "random bytes", random_bytes, true, true },
	{ "a NUL byte", nul_byte, true, true },
	{ "a byte 0x80", byte_80, true, true },
	{ "a byte 0xFF", byte_ff, true, true },
	{ "a number one larger", one_more, true, false },
	{ "a minus sign", minus_sign, true, false },
	{ "a number past 64 bits", past_all_types, true, false },
	{ "lines that end in CR LF", carriage_returns, false, false },
	{ "no newline at the end", no_last_newline, false, false },
	{ "an extra empty line", empty_line, true, false },
};
const size_t junk_output_count = sizeof junk_outputs / sizeof *junk_outputs;

bool junk_make(const struct junk_kind *kind, const struct junk_base *base, int place,
		struct text *out)
{
	text_reset(out);
	if (place && !kind->everywhere)
		return false;
	if (!kind->change(base, place, out))
		return false;
	return out->length != base->length || memcmp(out->s, base->bytes, out->length) != 0;
}
