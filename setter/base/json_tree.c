#include "base/json_tree.h"

#include <ctype.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "base/xalloc.h"

/* Deeper than any document of ours. */
#define DEPTH_MAX 32

struct reader {
	const char *s, *end;
	int depth;
};

static void skip_blanks(struct reader *r)
{
	while (r->s < r->end && (*r->s == ' ' || *r->s == '\t' || *r->s == '\n' || *r->s == '\r'))
		r->s++;
}

/* After blanks. */
static bool take(struct reader *r, char c)
{
	skip_blanks(r);
	if (r->s == r->end || *r->s != c)
		return false;
	r->s++;
	return true;
}

static bool take_word(struct reader *r, const char *word)
{
	const size_t length = strlen(word);

	if ((size_t)(r->end - r->s) < length || memcmp(r->s, word, length) != 0)
		return false;
	r->s += length;
	return true;
}

/* --- Strings ----------------------------------------------------------------------------- */

static bool read_hex(struct reader *r, unsigned *code)
{
	*code = 0;
	for (int i = 0; i < 4; i++, r->s++) {
		if (r->s == r->end || !isxdigit((unsigned char)*r->s))
			return false;
		*code = *code * 16 +
				(unsigned)(isdigit((unsigned char)*r->s)
								? *r->s - '0'
								: tolower((unsigned char)*r->s) -
										'a' + 10);
	}
	return true;
}

static void add_utf8(struct text *out, unsigned code)
{
	if (code < 0x80) {
		text_add_char(out, (char)code);
	} else if (code < 0x800) {
		text_add_char(out, (char)(0xc0 | code >> 6));
		text_add_char(out, (char)(0x80 | (code & 0x3f)));
	} else {
		text_add_char(out, (char)(0xe0 | code >> 12));
		text_add_char(out, (char)(0x80 | (code >> 6 & 0x3f)));
		text_add_char(out, (char)(0x80 | (code & 0x3f)));
	}
}

/* What follows a backslash. */
static bool read_escape(struct reader *r, struct text *out)
{
	static const char from[] = "\"\\/bfnrt", to[] = "\"\\/\b\f\n\r\t";
	unsigned code;
	const char *at;

	if (r->s == r->end)
		return false;
	if (*r->s == 'u') {
		r->s++;
		if (!read_hex(r, &code) || !code || (code >= 0xd800 && code < 0xe000))
			return false;
		add_utf8(out, code);
		return true;
	}
	at = *r->s ? strchr(from, *r->s) : NULL;
	if (!at)
		return false;
	text_add_char(out, to[at - from]);
	r->s++;
	return true;
}

static bool read_characters(struct reader *r, struct text *out)
{
	while (r->s < r->end && *r->s != '"') {
		if ((unsigned char)*r->s < ' ')
			return false;
		if (*r->s != '\\')
			text_add_char(out, *r->s++);
		else if (++r->s, !read_escape(r, out))
			return false;
	}
	return r->s < r->end;
}

/* Behind the opening quote.  NULL when it does not end, or has what it must not have. */
static char *read_string(struct reader *r)
{
	struct text out = TEXT_INIT;

	if (read_characters(r, &out)) {
		r->s++;
		return text_detach(&out);
	}
	text_release(&out);
	return NULL;
}

/* --- Values -------------------------------------------------------------------------------- */

static void release(struct json_value *v)
{
	for (size_t i = 0; i < v->count; i++)
		release(&v->items[i]);
	free(v->items);
	free(v->key);
	free(v->string);
}

void json_free(struct json_value *v)
{
	if (v)
		release(v);
	free(v);
}

static bool read_number(struct reader *r, struct json_value *v)
{
	const bool negative = take_word(r, "-");
	const char *start = r->s;

	for (; r->s < r->end && isdigit((unsigned char)*r->s); r->s++) {
		if (v->number > (LLONG_MAX - 9) / 10)
			return false;
		v->number = v->number * 10 + (*r->s - '0');
	}
	if (negative)
		v->number = -v->number;
	v->kind = JSON_NUMBER;
	return r->s > start;
}

static bool read_value(struct reader *r, struct json_value *v);

static bool read_key(struct reader *r, struct json_value *v)
{
	if (!take(r, '"'))
		return false;
	v->key = read_string(r);
	return v->key && take(r, ':');
}

static bool read_items(struct reader *r, struct json_value *v, char closing)
{
	if (++r->depth > DEPTH_MAX)
		return false;
	if (take(r, closing)) {
		r->depth--;
		return true;
	}
	do {
		struct json_value *item;

		GROW(v->items, v->count);
		item = &v->items[v->count++];
		if ((v->kind == JSON_OBJECT && !read_key(r, item)) || !read_value(r, item))
			return false;
	} while (take(r, ','));
	r->depth--;
	return take(r, closing);
}

static bool read_value(struct reader *r, struct json_value *v)
{
	skip_blanks(r);
	if (take(r, '"')) {
		v->kind = JSON_STRING;
		return (v->string = read_string(r)) != NULL;
	}
	if (take(r, '{')) {
		v->kind = JSON_OBJECT;
		return read_items(r, v, '}');
	}
	if (take(r, '[')) {
		v->kind = JSON_ARRAY;
		return read_items(r, v, ']');
	}
	v->kind = JSON_BOOL;
	if (take_word(r, "true"))
		return (v->number = 1) != 0;
	if (take_word(r, "false"))
		return true;
	v->kind = JSON_NULL;
	return take_word(r, "null") || read_number(r, v);
}

struct json_value *json_parse(const char *text, size_t length)
{
	struct json_value *v = xcalloc(1, sizeof *v);
	struct reader r = { text, text + length, 0 };

	if (read_value(&r, v)) {
		skip_blanks(&r);
		if (r.s == r.end)
			return v;
	}
	json_free(v);
	return NULL;
}

/* --- Looking things up ----------------------------------------------------------------------- */

const struct json_value *json_get(const struct json_value *object, const char *key)
{
	for (size_t i = 0; object && object->kind == JSON_OBJECT && i < object->count; i++)
		if (!strcmp(object->items[i].key, key))
			return &object->items[i];
	return NULL;
}

const char *json_get_string(const struct json_value *object, const char *key, const char *otherwise)
{
	const struct json_value *v = json_get(object, key);

	return v && v->kind == JSON_STRING ? v->string : otherwise;
}

long long json_get_number(const struct json_value *object, const char *key, long long otherwise)
{
	const struct json_value *v = json_get(object, key);

	return v && (v->kind == JSON_NUMBER || v->kind == JSON_BOOL) ? v->number : otherwise;
}

bool json_is_true(const struct json_value *object, const char *key)
{
	const struct json_value *value = json_get(object, key);

	return value && value->kind == JSON_BOOL && value->number;
}

size_t json_length(const struct json_value *array)
{
	return array && array->kind == JSON_ARRAY ? array->count : 0;
}

const struct json_value *json_find(const struct json_value *array, const char *key,
		const char *word)
{
	for (size_t i = 0; i < json_length(array); i++)
		if (!strcmp(json_get_string(&array->items[i], key, ""), word))
			return &array->items[i];
	return NULL;
}
