/*
 * json.h - one JSON document, written key by key.
 *
 *     struct json json;
 *
 *     json_start(&json, "setter-build");
 *     json_put_open(&json, "problems", '[');
 *     json_add_string(&json, "one-pair");
 *     json_close(&json, ']');
 *     json_finish(&json, stdout);
 *
 * Commas come by themselves.  Text that is not UTF-8 gets U+FFFD for each bad byte: the
 * document is valid whatever a program printed.
 */
#ifndef JSON_H
#define JSON_H

#include <stdbool.h>
#include <stdio.h>

#include "base/names.h"
#include "base/text.h"

struct json {
	struct text text;
	bool comma; /* the next value follows another */
};

/* {"format":FORMAT,"version":1 */
void json_start(struct json *, const char *format);
/* Closes what json_start() opened, prints the document on one line (NULL: nowhere), and releases it. */
void json_finish(struct json *, FILE *);

/* '{' and '}', '[' and ']'. */
void json_open(struct json *, char bracket);
void json_close(struct json *, char bracket);

void json_key(struct json *, const char *);
/* NULL is null. */
void json_add_string(struct json *, const char *);
void json_add_number(struct json *, long long);

/* A key and its value. */
void json_put_string(struct json *, const char *key, const char *value);
void json_put_number(struct json *, const char *key, long long value);
/* A number as it is written, for one with a fraction. */
void json_put_decimal(struct json *, const char *key, const char *digits);
void json_put_bool(struct json *, const char *key, bool value);
void json_put_names(struct json *, const char *key, const struct names *);
/* A key, and the bracket that its value begins with. */
void json_put_open(struct json *, const char *key, char bracket);
/* The value was written apart, and is released. */
void json_put_apart(struct json *, const char *key, struct json *value);

#endif
