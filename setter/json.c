#include "json.h"

#include <string.h>

static void before_value(struct json *j)
{
	if (j->comma)
		text_add_char(&j->text, ',');
	j->comma = true;
}

/* Bytes of the valid UTF-8 character at s, or 0. */
static size_t character_length(const unsigned char *s)
{
	static const struct {
		unsigned char first, last, low, high; /* of the first byte, and of the second */
		size_t length;
	} forms[] = { { 0x20, 0x7f, 0, 0, 1 }, { 0xc2, 0xdf, 0x80, 0xbf, 2 },
		{ 0xe0, 0xe0, 0xa0, 0xbf, 3 }, { 0xe1, 0xec, 0x80, 0xbf, 3 },
		{ 0xed, 0xed, 0x80, 0x9f, 3 }, { 0xee, 0xef, 0x80, 0xbf, 3 },
		{ 0xf0, 0xf0, 0x90, 0xbf, 4 }, { 0xf1, 0xf3, 0x80, 0xbf, 4 },
		{ 0xf4, 0xf4, 0x80, 0x8f, 4 } };

	for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
		if (*s < forms[i].first || *s > forms[i].last)
			continue;
		if (forms[i].length > 1 && (s[1] < forms[i].low || s[1] > forms[i].high))
			return 0;
		for (size_t k = 2; k < forms[i].length; k++)
			if ((s[k] & 0xc0) != 0x80)
				return 0;
		return forms[i].length;
	}
	return 0;
}

static void add_escaped(struct text *out, const char *string)
{
	for (const unsigned char *s = (const unsigned char *)string; *s;) {
		const size_t length = character_length(s);

		if (*s == '"' || *s == '\\')
			text_printf(out, "\\%c", *s);
		else if (*s == '\n')
			text_add_string(out, "\\n");
		else if (*s < ' ')
			text_printf(out, "\\u%04x", *s);
		else if (length)
			text_add(out, s, length);
		else
			text_add_string(out, "\\ufffd");
		s += length ? length : 1;
	}
}

void json_start(struct json *j, const char *format)
{
	j->text = (struct text)TEXT_INIT;
	j->comma = false;
	json_open(j, '{');
	json_put_string(j, "format", format);
	json_put_number(j, "version", 1);
}

void json_finish(struct json *j, FILE *out)
{
	json_close(j, '}');
	text_add_char(&j->text, '\n');
	fwrite(j->text.s, 1, j->text.length, out);
	text_release(&j->text);
}

void json_open(struct json *j, char bracket)
{
	before_value(j);
	text_add_char(&j->text, bracket);
	j->comma = false;
}

void json_close(struct json *j, char bracket)
{
	text_add_char(&j->text, bracket);
	j->comma = true;
}

void json_key(struct json *j, const char *key)
{
	json_string(j, key);
	text_add_char(&j->text, ':');
	j->comma = false;
}

void json_string(struct json *j, const char *value)
{
	before_value(j);
	if (!value) {
		text_add_string(&j->text, "null");
		return;
	}
	text_add_char(&j->text, '"');
	add_escaped(&j->text, value);
	text_add_char(&j->text, '"');
}

void json_number(struct json *j, long long value)
{
	before_value(j);
	text_printf(&j->text, "%lld", value);
}

void json_bool(struct json *j, bool value)
{
	before_value(j);
	text_add_string(&j->text, value ? "true" : "false");
}

void json_put_string(struct json *j, const char *key, const char *value)
{
	json_key(j, key);
	json_string(j, value);
}

void json_put_number(struct json *j, const char *key, long long value)
{
	json_key(j, key);
	json_number(j, value);
}

void json_put_bool(struct json *j, const char *key, bool value)
{
	json_key(j, key);
	json_bool(j, value);
}
