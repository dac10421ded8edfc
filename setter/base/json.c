#include "base/json.h"

#include "base/utf8.h"

static void before_value(struct json *j)
{
	if (j->comma)
		text_add_char(&j->text, ',');
	j->comma = true;
}

static void add_escaped(struct text *out, const char *string)
{
	for (const char *s = string; *s;) {
		const size_t length = utf8_length(s);

		if (*s == '"' || *s == '\\')
			text_printf(out, "\\%c", *s);
		else if (*s == '\n')
			text_add_string(out, "\\n");
		else if ((unsigned char)*s < ' ' || *s == 0x7f)
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
	j->text = TEXT_INIT;
	j->comma = false;
	json_open(j, '{');
	json_put_string(j, "format", format);
	json_put_number(j, "version", 1);
}

void json_finish(struct json *j, FILE *out)
{
	json_close(j, '}');
	text_add_char(&j->text, '\n');
	if (out)
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
	json_add_string(j, key);
	text_add_char(&j->text, ':');
	j->comma = false;
}

void json_add_string(struct json *j, const char *value)
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

void json_add_number(struct json *j, long long value)
{
	before_value(j);
	text_printf(&j->text, "%lld", value);
}

static void json_add_bool(struct json *j, bool value)
{
	before_value(j);
	text_add_string(&j->text, value ? "true" : "false");
}

void json_put_string(struct json *j, const char *key, const char *value)
{
	json_key(j, key);
	json_add_string(j, value);
}

void json_put_number(struct json *j, const char *key, long long value)
{
	json_key(j, key);
	json_add_number(j, value);
}

void json_put_decimal(struct json *j, const char *key, const char *digits)
{
	json_key(j, key);
	before_value(j);
	text_add_string(&j->text, digits);
}

void json_put_bool(struct json *j, const char *key, bool value)
{
	json_key(j, key);
	json_add_bool(j, value);
}

void json_put_open(struct json *j, const char *key, char bracket)
{
	json_key(j, key);
	json_open(j, bracket);
}

void json_put_names(struct json *j, const char *key, const struct names *names)
{
	json_put_open(j, key, '[');
	for (size_t i = 0; i < names->count; i++)
		json_add_string(j, names->list[i]);
	json_close(j, ']');
}

void json_put_apart(struct json *j, const char *key, struct json *value)
{
	json_key(j, key);
	before_value(j);
	text_add(&j->text, value->text.s, value->text.length);
	text_release(&value->text);
}
