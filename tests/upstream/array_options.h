/*
 * array_options.h - the options of the array generators of upstream's suite.
 */
#ifndef ARRAY_OPTIONS_H
#define ARRAY_OPTIONS_H

#include "testlib.h"

#define ARRAY_OPTIONS 6

struct array_option {
	const char *key;
	bool required;
	int value; /* the default, until it was read */
};

static const struct array_option array_options[ARRAY_OPTIONS] = {
	{ "test-count", true, 0 },
	{ "sum-n", true, 0 },
	{ "min-n", false, 1 },
	{ "min-value", false, 1 },
	{ "max-value", false, 1000000000 },
	{ "value-bias", false, 0 },
};

/* Reads all, in this order. */
static void read_array_options(struct array_option option[ARRAY_OPTIONS])
{
	memcpy(option, array_options, sizeof array_options);
	for (int i = 0; i < ARRAY_OPTIONS; i++)
		option[i].value = option[i].required ? opt_int(option[i].key)
						     : opt_int(option[i].key, option[i].value);
}

#endif
