/*
 * yaml_source.h - a YAML document whose nodes know their place.
 *
 * libyaml parses; this finds the bytes of a node in the source, checks what kind it is,
 * and walks mappings by a table of keys:
 *
 *     static const struct yaml_key keys[] = {
 *             { "name", .read = read_name, .required = true },
 *             { "author", .field = offsetof(struct problem, author) },
 *             { "answer", .field = offsetof(struct problem, answer), .choices = kinds },
 *             { NULL },
 *     };
 *
 *     yaml_read_mapping(&yaml, yaml_root(&yaml), keys, "problem.yaml", problem);
 *
 * Every function that returns int reports the error and returns -1.
 */
#ifndef YAML_SOURCE_H
#define YAML_SOURCE_H

#include <stdbool.h>
#include <stddef.h>
#include <yaml.h>

#include "base/source.h"

struct yaml_source {
	struct source *source;
	yaml_document_t document;
};

/* One document, and nothing after it.  It must be deleted with yaml_source_release() unless this fails. */
int yaml_source_parse(struct yaml_source *, struct source *);
void yaml_source_release(struct yaml_source *);

const yaml_node_t *yaml_root(struct yaml_source *);
const yaml_node_t *yaml_item(struct yaml_source *, int index);
struct span yaml_place(const struct yaml_source *, const yaml_node_t *);

typedef int yaml_reader(struct yaml_source *, const yaml_node_t *value, void *object);

/* A value goes to a reader; or, without one, to a field of the object. */
struct yaml_key {
	const char *name;
	yaml_reader *read;
	bool required;
	size_t field;               /* by default a text: char * */
	const char *const *choices; /* one of these: an enum */
	long long most;             /* a whole number from 1 on: long long */
};

/*
 * Reads the value of each key.  Unknown, repeated and missing keys are errors; `what` is
 * the thing that has the keys, in words.  Goes on after an error.
 */
int yaml_read_mapping(struct yaml_source *, const yaml_node_t *, const struct yaml_key *keys,
		const char *what, void *object);

/* Calls `read` for each pair, whatever the keys are: `key` does not repeat another. */
int yaml_read_pairs(struct yaml_source *, const yaml_node_t *, const char *what, void *object,
		int (*read)(struct yaml_source *, const yaml_node_t *key, const yaml_node_t *value,
				void *object));

/* The text of a scalar, which must not be empty; `what` as in "'name' must be a text". */
int yaml_read_text(struct yaml_source *, const yaml_node_t *, const char *what, char **text);
/* Calls `read` for each item of a list. */
int yaml_read_list(struct yaml_source *, const yaml_node_t *, const char *what, void *object,
		yaml_reader *read);

/* The text as the document holds it, valid as long; NULL if the node is not a scalar. */
const char *yaml_text(const yaml_node_t *);

/* --- Scalars of a YAML document that are more than a text --------------------- */

/*
 * Each reports an error at its place and returns -1.
 */

/* A number's name in messages, and which are permitted. */
struct range {
	const char *name;
	long long least, most;
};

/* A whole number, as bound_parse() takes it. */
int yaml_read_number(struct yaml_source *, const yaml_node_t *, const struct range *,
		long long *number);
/* A decimal with at most three digits after the point; number and range are in thousandths. */
int yaml_read_thousandths(struct yaml_source *, const yaml_node_t *, const struct range *,
		long long *number);

#endif
