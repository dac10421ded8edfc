#include "base/json_read.h"

json_t *json_read(const char *text, size_t length)
{
	return json_loadb(text, length, JSON_REJECT_DUPLICATES | JSON_DECODE_ANY, NULL);
}

const char *json_read_string(const json_t *object, const char *key, const char *otherwise)
{
	const char *string = json_string_value(json_object_get(object, key));

	return string ? string : otherwise;
}

long long json_read_number(const json_t *object, const char *key, long long otherwise)
{
	const json_t *value = json_object_get(object, key);

	return json_is_integer(value)            ? json_integer_value(value)
			: json_is_boolean(value) ? json_is_true(value)
						 : otherwise;
}

bool json_read_true(const json_t *object, const char *key)
{
	return json_is_true(json_object_get(object, key));
}
