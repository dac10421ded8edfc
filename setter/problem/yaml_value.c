#include "problem/yaml_value.h"

#include <ctype.h>
#include <string.h>

#include "problem/bound.h"
#include "base/diag.h"

int yaml_read_number(struct yaml_source *yaml, const yaml_node_t *node, const struct range *range,
		long long *number)
{
	const char *text = yaml_text(node);
	long long value;

	if (text && bound_is_too_large(text))
		return diag_at(DIAG_ERROR, yaml_place(yaml, node), "the largest number is 2^63-1",
				"'%s' is too large", range->name);
	if (!text || !parse_bound(text, &value))
		return diag_at(DIAG_ERROR, yaml_place(yaml, node), "write it as 1000 or 10^9",
				"'%s' must be a whole number", range->name);
	if (value < range->least || value > range->most)
		return diag_at(DIAG_ERROR, yaml_place(yaml, node), NULL,
				"'%s' must be from %lld to %lld, not %lld", range->name,
				range->least, range->most, value);
	*number = value;
	return 0;
}

/* A decimal with at most three digits behind the point, in thousandths. */
static bool parse_thousandths(const char *text, long long *value)
{
	long long unit = 1000;

	if (!isdigit((unsigned char)*text))
		return false;
	for (*value = 0; isdigit((unsigned char)*text); text++) {
		*value = *value * 10 + (*text - '0') * 1000;
		if (*value > 1000000000)
			return false;
	}
	if (*text == '.' && isdigit((unsigned char)text[1]))
		for (text++; isdigit((unsigned char)*text) && unit > 1; text++) {
			unit /= 10;
			*value += (*text - '0') * unit;
		}
	return !*text;
}

int yaml_read_thousandths(struct yaml_source *yaml, const yaml_node_t *node,
		const struct range *range, long long *number)
{
	const char *text = yaml_text(node);
	long long value;

	if (!text || !parse_thousandths(text, &value))
		return diag_at(DIAG_ERROR, yaml_place(yaml, node), "write it as 2 or 1.5",
				"'%s' must be a decimal number", range->name);
	if (value < range->least || value > range->most)
		return diag_at(DIAG_ERROR, yaml_place(yaml, node), NULL,
				"'%s' must be from %lld.%03lld to %lld", range->name,
				range->least / 1000, range->least % 1000, range->most / 1000);
	*number = value;
	return 0;
}

int yaml_read_choice(struct yaml_source *yaml, const yaml_node_t *node, const char *what,
		const char *const *choices, int *choice)
{
	const char *text = yaml_text(node);

	for (int i = 0; text && choices[i]; i++)
		if (!strcmp(text, choices[i])) {
			*choice = i;
			return 0;
		}
	return diag_unknown(yaml_place(yaml, node), text ? text : "", choices, NULL,
			"'%s' must be '%s' or '%s'", what, choices[0], choices[1]);
}
