/*
 * yaml_value.h - scalars of a YAML document that are more than a text.
 *
 * Each reports an error at its place and returns -1.
 */
#ifndef YAML_VALUE_H
#define YAML_VALUE_H

#include "problem/yaml_source.h"

/* A number's name in messages, and which are permitted. */
struct range {
	const char *name;
	long long least, most;
};

/* A whole number, as parse_bound() takes it. */
int yaml_read_number(struct yaml_source *, const yaml_node_t *, const struct range *,
		long long *number);
/* A decimal with at most three digits behind the point; number and range are in thousandths. */
int yaml_read_thousandths(struct yaml_source *, const yaml_node_t *, const struct range *,
		long long *number);
/* The index of the scalar in a list of at least two that ends in NULL. */
int yaml_read_choice(struct yaml_source *, const yaml_node_t *, const char *what,
		const char *const *choices, int *choice);

#endif
