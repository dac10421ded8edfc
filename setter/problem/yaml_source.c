#include "problem/yaml_source.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "base/names.h"
#include "base/xalloc.h"
#include "problem/bound.h"

/* Far more than any key of ours has. */
#define DEPTH_MAX 64

/* libyaml counts characters; we count bytes. */
static size_t byte_offset(const struct source *s, size_t characters)
{
	size_t at = 0;

	for (; characters && at < s->length; characters--)
		do
			at++;
		while (at < s->length && ((unsigned char)s->text[at] & 0xc0) == 0x80);
	return at;
}

static int report_parser(const yaml_parser_t *parser, struct source *s)
{
	size_t at = byte_offset(s, parser->problem_mark.index);
	const char *tip = parser->context;

	if (parser->error == YAML_MEMORY_ERROR)
		die("out of memory");
	if (parser->error == YAML_READER_ERROR)
		at = parser->problem_offset < s->length ? parser->problem_offset : s->length;
	else if (s->text[at] == '\t')
		tip = "this is a tab: YAML wants blanks";
	else if (!s->text[at + strspn(s->text + at, " \n")] && tip)
		/* What has no end is seen at the end of the file; better to see where it begins. */
		at = byte_offset(s, parser->context_mark.index);
	return diag_at(DIAG_ERROR, source_span(s, at, 1), tip, "not YAML: %s",
			parser->problem ? parser->problem : "cannot be read");
}

static void start_parser(yaml_parser_t *parser, const struct source *s)
{
	if (!yaml_parser_initialize(parser))
		die("out of memory");
	yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING);
	yaml_parser_set_input_string(parser, (const unsigned char *)s->text, s->length);
}

static int depth_change(yaml_event_type_t type)
{
	if (type == YAML_SEQUENCE_START_EVENT || type == YAML_MAPPING_START_EVENT)
		return 1;
	return type == YAML_SEQUENCE_END_EVENT || type == YAML_MAPPING_END_EVENT ? -1 : 0;
}

/*
 * libyaml takes as long for each bracket as there are open ones before it: so what is nested too
 * deeply is refused before it is loaded.  Invalid YAML is left to the loader.
 */
static int check_depth(struct source *s)
{
	yaml_event_type_t type = YAML_NO_EVENT;
	yaml_parser_t parser;
	yaml_event_t event;
	int depth = 0, rc = 0;

	start_parser(&parser, s);
	while (!rc && type != YAML_STREAM_END_EVENT && yaml_parser_parse(&parser, &event)) {
		type = event.type;
		depth += depth_change(type);
		if (depth > DEPTH_MAX)
			rc = diag_at(DIAG_ERROR,
					source_span(s, byte_offset(s, event.start_mark.index), 1),
					NULL, "more than %d lists or mappings inside each other",
					DEPTH_MAX);
		yaml_event_delete(&event);
	}
	yaml_parser_delete(&parser);
	return rc;
}

/* Behind the document there is only the end. */
static int check_end(yaml_parser_t *parser, struct yaml_source *yaml)
{
	SCOPED(yaml_source) other = { .source = yaml->source };
	const yaml_node_t *root;
	int rc = 0;

	if (!yaml_parser_load(parser, &other.document))
		return report_parser(parser, yaml->source);
	root = yaml_root(&other);
	if (root)
		rc = diag_at(DIAG_ERROR, yaml_place(&other, root),
				"remove the line '---' or '...' above it, or what is below that",
				"the file has a second document");
	return rc;
}

int yaml_source_parse(struct yaml_source *yaml, struct source *s)
{
	yaml_parser_t parser;
	int rc = 0;

	yaml->source = s;
	if (check_depth(s))
		return -1;
	start_parser(&parser, s);
	if (!yaml_parser_load(&parser, &yaml->document)) {
		rc = report_parser(&parser, s);
	} else if (!yaml_document_get_root_node(&yaml->document)) {
		rc = diag_at(DIAG_ERROR, source_span(s, 0, 0), NULL, "the file is empty");
		yaml_source_release(yaml);
	} else if (check_end(&parser, yaml)) {
		rc = -1;
		yaml_source_release(yaml);
	}
	yaml_parser_delete(&parser);
	return rc;
}

void yaml_source_release(struct yaml_source *yaml)
{
	yaml_document_delete(&yaml->document);
}

const yaml_node_t *yaml_root(struct yaml_source *yaml)
{
	return yaml_document_get_root_node(&yaml->document);
}

const yaml_node_t *yaml_item(struct yaml_source *yaml, int index)
{
	return yaml_document_get_node(&yaml->document, index);
}

struct span yaml_place(const struct yaml_source *yaml, const yaml_node_t *node)
{
	const size_t start = byte_offset(yaml->source, node->start_mark.index);
	const size_t end = byte_offset(yaml->source, node->end_mark.index);

	return source_span(yaml->source, start, end > start ? end - start : 0);
}

const char *yaml_text(const yaml_node_t *node)
{
	return node->type == YAML_SCALAR_NODE ? (const char *)node->data.scalar.value : NULL;
}

int yaml_read_text(struct yaml_source *yaml, const yaml_node_t *node, const char *what, char **text)
{
	const char *value = yaml_text(node);

	if (!value || strlen(value) != node->data.scalar.length)
		return diag_at(DIAG_ERROR, yaml_place(yaml, node), NULL, "'%s' must be a text",
				what);
	if (!*value)
		return diag_at(DIAG_ERROR, yaml_place(yaml, node), NULL, "'%s' is empty", what);
	free(*text);
	*text = xstrdup(value);
	return 0;
}

int yaml_read_list(struct yaml_source *yaml, const yaml_node_t *node, const char *what,
		void *object, yaml_reader *read)
{
	int rc = 0;

	if (node->type != YAML_SEQUENCE_NODE)
		return diag_at(DIAG_ERROR, yaml_place(yaml, node),
				"write [one, two], or lines with '- '", "'%s' must be a list",
				what);
	for (const yaml_node_item_t *i = node->data.sequence.items.start;
			i < node->data.sequence.items.top; i++)
		rc |= read(yaml, yaml_item(yaml, *i), object);
	return rc;
}

/* --- Mappings --------------------------------------------------------------------- */

static bool is_repetition(struct yaml_source *yaml, const yaml_node_t *mapping,
		const yaml_node_pair_t *pair)
{
	const char *name = yaml_text(yaml_item(yaml, pair->key));

	for (const yaml_node_pair_t *p = mapping->data.mapping.pairs.start; p < pair; p++) {
		const char *before = yaml_text(yaml_item(yaml, p->key));

		if (before && !strcmp(before, name))
			return true;
	}
	return false;
}

int yaml_read_pairs(struct yaml_source *yaml, const yaml_node_t *node, const char *what,
		void *object,
		int (*read)(struct yaml_source *, const yaml_node_t *, const yaml_node_t *, void *))
{
	int rc = 0;

	if (node->type != YAML_MAPPING_NODE)
		return diag_at(DIAG_ERROR, yaml_place(yaml, node), "write {key: value}",
				"'%s' must have keys and values", what);
	for (const yaml_node_pair_t *p = node->data.mapping.pairs.start;
			p < node->data.mapping.pairs.top &&
			yaml->source->errors <= DIAG_ERRORS_PER_FILE;
			p++) {
		const yaml_node_t *key = yaml_item(yaml, p->key);

		if (!yaml_text(key))
			rc = diag_at(DIAG_ERROR, yaml_place(yaml, key), NULL,
					"a key of '%s' must be a word", what);
		else if (is_repetition(yaml, node, p))
			rc = diag_at(DIAG_ERROR, yaml_place(yaml, key), NULL, "'%s' occurs twice",
					yaml_text(key));
		else
			rc |= read(yaml, key, yaml_item(yaml, p->value), object);
	}
	return rc;
}

/* What yaml_read_mapping() hands to read_known_pair(). */
struct known_pairs {
	const struct yaml_key *keys;
	const char *what;
	void *object;
};

static int unknown_key(const struct yaml_source *yaml, const yaml_node_t *key,
		const struct known_pairs *known)
{
	struct names names = NAMES_INIT;

	for (const struct yaml_key *k = known->keys; k->name; k++)
		names_add(&names, k->name);
	return diag_unknown(yaml_place(yaml, key), names, yaml_text(key), NULL,
			"'%s' has no key '%s'", known->what, yaml_text(key));
}

/* The index of the scalar in a list of at least two that ends in NULL. */
static int read_choice(struct yaml_source *yaml, const yaml_node_t *node,
		const struct yaml_key *key, int *choice)
{
	const char *text = yaml_text(node);

	for (int i = 0; text && key->choices[i]; i++)
		if (!strcmp(text, key->choices[i])) {
			*choice = i;
			return 0;
		}
	return diag_unknown(yaml_place(yaml, node), names_of(key->choices), text ? text : "", NULL,
			"'%s' must be '%s' or '%s'", key->name, key->choices[0], key->choices[1]);
}

static int read_value(struct yaml_source *yaml, const yaml_node_t *value,
		const struct yaml_key *key, void *object)
{
	const struct range range = { key->name, 1, key->most };
	void *field = (char *)object + key->field;

	if (key->read)
		return key->read(yaml, value, object);
	if (key->choices)
		return read_choice(yaml, value, key, field);
	if (key->most)
		return yaml_read_number(yaml, value, &range, field);
	return yaml_read_text(yaml, value, key->name, field);
}

static int read_known_pair(struct yaml_source *yaml, const yaml_node_t *key,
		const yaml_node_t *value, void *object)
{
	const struct known_pairs *known = object;

	for (const struct yaml_key *k = known->keys; k->name; k++)
		if (!strcmp(k->name, yaml_text(key)))
			return read_value(yaml, value, k, known->object);
	return unknown_key(yaml, key, known);
}

static bool has_key(struct yaml_source *yaml, const yaml_node_t *node, const char *name)
{
	for (const yaml_node_pair_t *p = node->data.mapping.pairs.start;
			p < node->data.mapping.pairs.top; p++) {
		const char *key = yaml_text(yaml_item(yaml, p->key));

		if (key && !strcmp(key, name))
			return true;
	}
	return false;
}

int yaml_read_mapping(struct yaml_source *yaml, const yaml_node_t *node,
		const struct yaml_key *keys, const char *what, void *object)
{
	struct known_pairs known = { keys, what, object };
	int rc = yaml_read_pairs(yaml, node, what, &known, read_known_pair);
	struct span place = yaml_place(yaml, node);

	if (node->type != YAML_MAPPING_NODE)
		return rc;
	place.length = 1;
	for (const struct yaml_key *k = keys; k->name; k++)
		if (k->required && !has_key(yaml, node, k->name))
			rc = diag_at(DIAG_ERROR, place, NULL, "'%s' has no '%s:'", what, k->name);
	return rc;
}

/* --- Scalars of a YAML document that are more than a text ------------------------------------ */

int yaml_read_number(struct yaml_source *yaml, const yaml_node_t *node, const struct range *range,
		long long *number)
{
	const char *text = yaml_text(node);
	long long value;

	if (text && bound_is_too_large(text))
		return diag_at(DIAG_ERROR, yaml_place(yaml, node), "the largest number is 2^63-1",
				"'%s' is too large", range->name);
	if (!text || !bound_parse(text, &value))
		return diag_at(DIAG_ERROR, yaml_place(yaml, node), "write it as 1000 or 10^9",
				"'%s' must be a whole number", range->name);
	if (value < range->least || value > range->most)
		return diag_at(DIAG_ERROR, yaml_place(yaml, node), NULL,
				"'%s' must be from %lld to %lld, not %lld", range->name,
				range->least, range->most, value);
	*number = value;
	return 0;
}

/* A decimal with at most three digits after the point, in thousandths. */
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
