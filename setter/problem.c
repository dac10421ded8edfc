#include "problem.h"

#include <ctype.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <xxhash.h>

#include "diag.h"
#include "line.h"
#include "xalloc.h"
#include "yaml_source.h"

/* --- Numbers ------------------------------------------------------------------------- */

struct range {
	const char *name;
	long long least, most;
};

static int read_number(struct yaml_source *yaml, const yaml_node_t *node, const struct range *range,
		long long *number)
{
	const char *text = yaml_text(node);
	long long value;

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

static int read_thousandths(struct yaml_source *yaml, const yaml_node_t *node,
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

/* --- Texts ------------------------------------------------------------------------------ */

static int read_title(struct yaml_source *yaml, const yaml_node_t *key, const yaml_node_t *value,
		void *object)
{
	struct problem *p = object;
	char *text = NULL;

	if (!is_plain_name(yaml_text(key)))
		return diag_at(DIAG_ERROR, yaml_place(yaml, key), "write en, zh, ...",
				"'%s' is not a language", yaml_text(key));
	if (yaml_read_text(yaml, value, "name", &text))
		return -1;
	GROW(p->titles, p->title_count);
	p->titles[p->title_count].language = xstrdup(yaml_text(key));
	p->titles[p->title_count++].text = text;
	return 0;
}

static int read_name(struct yaml_source *yaml, const yaml_node_t *node, void *object)
{
	if (node->type == YAML_MAPPING_NODE &&
			node->data.mapping.pairs.start == node->data.mapping.pairs.top)
		return diag_at(DIAG_ERROR, yaml_place(yaml, node), "write {en: \"A title\"}",
				"'name' is empty");
	return yaml_read_pairs(yaml, node, "name", object, read_title);
}

static int read_author(struct yaml_source *yaml, const yaml_node_t *node, void *object)
{
	struct problem *p = object;

	return yaml_read_text(yaml, node, "author", &p->author);
}

static int read_license(struct yaml_source *yaml, const yaml_node_t *node, void *object)
{
	struct problem *p = object;

	return yaml_read_text(yaml, node, "license", &p->license);
}

static int read_tags(struct yaml_source *yaml, const yaml_node_t *node, void *object)
{
	struct problem *p = object;
	int rc = yaml_is_sequence(yaml, node, "tags");

	if (rc)
		return rc;
	for (const yaml_node_item_t *i = node->data.sequence.items.start;
			i < node->data.sequence.items.top; i++) {
		char *tag = NULL;

		if (yaml_read_text(yaml, yaml_item(yaml, *i), "tags", &tag))
			rc = -1;
		else
			names_take(&p->tags, tag);
	}
	return rc;
}

static bool is_uuid(const char *text)
{
	for (size_t i = 0; i < 36; i++)
		if (i == 8 || i == 13 || i == 18 || i == 23 ? text[i] != '-'
							    : !isxdigit((unsigned char)text[i]))
			return false;
	return !text[36];
}

static int read_uuid(struct yaml_source *yaml, const yaml_node_t *node, void *object)
{
	struct problem *p = object;
	const char *text = yaml_text(node);

	if (!text || !is_uuid(text))
		return diag_at(DIAG_ERROR, yaml_place(yaml, node),
				"leave it out, and it is derived from the id",
				"'uuid' must be hex digits in the form 8-4-4-4-12");
	memcpy(p->uuid, text, sizeof p->uuid);
	return 0;
}

/* A UUID of version 8 (RFC 9562: whatever the maker likes), from the id alone. */
static void derive_uuid(struct problem *p)
{
	const XXH128_hash_t hash = XXH3_128bits_withSeed(p->id, strlen(p->id), 0x77797468);

	snprintf(p->uuid, sizeof p->uuid, "%08llx-%04llx-8%03llx-%04llx-%012llx",
			(unsigned long long)hash.high64 >> 32 & 0xffffffff,
			(unsigned long long)hash.high64 >> 16 & 0xffff,
			(unsigned long long)hash.high64 & 0xfff,
			((unsigned long long)hash.low64 >> 48 & 0x3fff) | 0x8000,
			(unsigned long long)hash.low64 & 0xffffffffffff);
}

/* --- Named programs ------------------------------------------------------------------------ */

/* The names in a folder, as a hint for the one that is not there. */
static int no_such_file(struct yaml_source *yaml, const yaml_node_t *node, const char *what,
		const char *folder, const char *ending)
{
	struct names known = NAMES_INIT;
	int rc;

	names_add_folder(&known, folder, ending);
	rc = diag_unknown(yaml_place(yaml, node), yaml_text(node), names_known(&known), NULL,
			"no %s '%s/%s%s'", what, folder, yaml_text(node), ending);
	names_release(&known);
	return rc;
}

static int read_program_name(struct yaml_source *yaml, const yaml_node_t *node, const char *what,
		char **name)
{
	if (yaml_read_text(yaml, node, what, name))
		return -1;
	if (!is_plain_name(*name))
		return diag_at(DIAG_ERROR, yaml_place(yaml, node),
				"write the file's name without folder and ending",
				"'%s' must be a plain name", what);
	return 0;
}

static int read_validator(struct yaml_source *yaml, const yaml_node_t *node, void *object)
{
	struct problem *p = object;

	if (read_program_name(yaml, node, "validator", &p->validator))
		return -1;
	p->validator_source = xprintf("validator/%s.c", p->validator);
	if (!file_exists(p->validator_source))
		return no_such_file(yaml, node, "validator", "validator", ".c");
	return 0;
}

static int read_kit_program(struct yaml_source *yaml, const yaml_node_t *node, const char *what,
		enum kit_folder folder, const struct kit *kit, char **name)
{
	struct names known = NAMES_INIT;
	int rc;

	if (read_program_name(yaml, node, what, name))
		return -1;
	if (kit_has_program(kit, folder, *name))
		return 0;
	kit_programs(kit, folder, &known);
	rc = diag_unknown(yaml_place(yaml, node), *name, names_known(&known), NULL,
			"no %s '%s/%s.c'", kit_folder_role(folder), kit_folder_name(folder), *name);
	names_release(&known);
	return rc;
}

static int read_checker(struct yaml_source *yaml, const yaml_node_t *node, void *object)
{
	struct problem *p = object;

	return read_kit_program(yaml, node, "checker", KIT_CHECKER, p->kit, &p->checker);
}

/* A program with options.  They can be checked only once the bounds are known. */
static int read_line(struct yaml_source *yaml, const yaml_node_t *node, const char *what,
		struct span *line, char **program)
{
	if (yaml_read_text(yaml, node, what, program))
		return -1;
	*line = yaml_place(yaml, node);
	return 0;
}

static int read_shrink(struct yaml_source *yaml, const yaml_node_t *node, void *object)
{
	struct problem *p = object;

	return read_line(yaml, node, "shrink", &p->shrink_line, &p->shrink);
}

static int read_plot(struct yaml_source *yaml, const yaml_node_t *node, void *object)
{
	struct problem *p = object;

	return read_line(yaml, node, "plot", &p->plot_line, &p->plot);
}

static int read_reference(struct yaml_source *yaml, const yaml_node_t *node, void *object)
{
	struct problem *p = object;
	char *folder;
	int rc = 0;

	if (read_program_name(yaml, node, "reference", &p->reference))
		return -1;
	folder = xprintf("solutions/%s", p->id);
	for (int l = 0; l < language_count(); l++) {
		char *path = xprintf("%s/%s%s", folder, p->reference,
				language_ending((enum language)l));

		if (file_exists(path) && p->reference_source)
			rc = diag_at(DIAG_ERROR, yaml_place(yaml, node), NULL,
					"both '%s' and '%s' exist", p->reference_source, path);
		else if (file_exists(path))
			p->reference_source = xstrdup(path);
		free(path);
	}
	if (!p->reference_source)
		rc = no_such_file(yaml, node, "reference solution", folder, ".c");
	free(folder);
	return rc;
}

/* --- Words from a list ------------------------------------------------------------------------ */

/* The index of the scalar in a list that ends in NULL. */
static int read_choice(struct yaml_source *yaml, const yaml_node_t *node, const char *what,
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

static int read_answer(struct yaml_source *yaml, const yaml_node_t *node, void *object)
{
	static const char *const kinds[] = { "unique", "many", NULL };
	struct problem *p = object;
	int kind = 0, rc = read_choice(yaml, node, "answer", kinds, &kind);

	p->answer = (enum answer_kind)kind;
	return rc;
}

/* --- limits: ------------------------------------------------------------------------------------ */

static int read_time_limit(struct yaml_source *yaml, const yaml_node_t *node, void *object)
{
	static const struct range range = { "time_limit", 1, 600000 };
	struct problem *p = object;

	return read_thousandths(yaml, node, &range, &p->time_ms);
}

static int read_memory(struct yaml_source *yaml, const yaml_node_t *node, void *object)
{
	static const struct range range = { "memory", 1, 1 << 20 };
	struct problem *p = object;

	return read_number(yaml, node, &range, &p->memory_mib);
}

static int read_output(struct yaml_source *yaml, const yaml_node_t *node, void *object)
{
	static const struct range range = { "output", 1, 1 << 20 };
	struct problem *p = object;

	return read_number(yaml, node, &range, &p->output_mib);
}

static int read_one_factor(struct yaml_source *yaml, const yaml_node_t *key,
		const yaml_node_t *value, void *object)
{
	static const struct range range = { "time_factor", 1000, 100000 };
	const char *known[LANGUAGE_MAX + 1] = { NULL };
	struct problem *p = object;
	long long thousandths;

	for (int l = 0; l < language_count(); l++) {
		known[l] = language_name((enum language)l);
		if (strcmp(known[l], yaml_text(key)) != 0)
			continue;
		if (read_thousandths(yaml, value, &range, &thousandths))
			return -1;
		p->time_percent[l] = thousandths / 10;
		return 0;
	}
	return diag_unknown(yaml_place(yaml, key), yaml_text(key), known,
			"languages are c, cpp, python, java, rust, go, pascal and javascript",
			"unknown language '%s'", yaml_text(key));
}

static int read_time_factor(struct yaml_source *yaml, const yaml_node_t *node, void *object)
{
	return yaml_read_pairs(yaml, node, "time_factor", object, read_one_factor);
}

static int read_limits(struct yaml_source *yaml, const yaml_node_t *node, void *object)
{
	static const struct yaml_key keys[] = {
		{ "time_limit", read_time_limit, false },
		{ "memory", read_memory, false },
		{ "output", read_output, false },
		{ "time_factor", read_time_factor, false },
		{ NULL, NULL, false },
	};

	return yaml_read_mapping(yaml, node, keys, "limits", object);
}

/* --- bounds: --------------------------------------------------------------------------------------- */

/* It becomes a field of a struct, and a name in braces beside 'form' and 'seed'. */
static bool may_name_bound(const char *name)
{
	static const char *const taken[] = { "form", "seed", "group", "points", "include", "int",
		"long", "char", "short", "float", "double", "for", "if", "do", "while", "case",
		"else", "const", "static", "struct", "union", "enum", "return", "void", "new",
		"class", "this", "break", "continue", "default", "goto", "switch", "signed",
		"unsigned", "sizeof", "auto", "register", "extern", "volatile", "typedef", "inline",
		"restrict", "bool", "true", "false", NULL };

	if (!is_plain_name(name) || strchr(name, '-') || isdigit((unsigned char)*name))
		return false;
	for (size_t i = 0; taken[i]; i++)
		if (!strcmp(taken[i], name))
			return false;
	return true;
}

static int read_bound(struct yaml_source *yaml, const yaml_node_t *key, const yaml_node_t *value,
		void *object)
{
	const struct range range = { yaml_text(key), INT64_MIN + 1, INT64_MAX };
	struct problem *p = object;
	long long number;

	if (!may_name_bound(yaml_text(key)))
		return diag_at(DIAG_ERROR, yaml_place(yaml, key),
				"it must be an identifier in C, and not form, seed, group, points, include",
				"'%s' cannot be the name of a bound", yaml_text(key));
	if (read_number(yaml, value, &range, &number))
		return -1;
	GROW(p->bounds, p->bound_count);
	p->bounds[p->bound_count].name = xstrdup(yaml_text(key));
	p->bounds[p->bound_count].value = number;
	p->bounds[p->bound_count++].place = yaml_place(yaml, value);
	return 0;
}

static int read_bounds(struct yaml_source *yaml, const yaml_node_t *node, void *object)
{
	return yaml_read_pairs(yaml, node, "bounds", object, read_bound);
}

/* --- cases: ----------------------------------------------------------------------------------------- */

static int read_case_count(struct yaml_source *yaml, const yaml_node_t *node, void *object)
{
	static const char *const kinds[] = { "first-line", "to-eof", NULL };
	struct problem *p = object;
	int kind = 0, rc = read_choice(yaml, node, "count", kinds, &kind);

	p->case_count = kind ? CASES_TO_EOF : CASES_FIRST_LINE;
	return rc;
}

static int read_case_lines(struct yaml_source *yaml, const yaml_node_t *node, void *object)
{
	static const struct range range = { "lines", 1, 1000000 };
	struct problem *p = object;

	return read_number(yaml, node, &range, &p->case_lines);
}

static int read_case_max(struct yaml_source *yaml, const yaml_node_t *node, void *object)
{
	static const struct range range = { "max", 1, 100000000 };
	struct problem *p = object;

	return read_number(yaml, node, &range, &p->case_max);
}

static int read_answer_lines(struct yaml_source *yaml, const yaml_node_t *node, void *object)
{
	static const struct range range = { "answer_lines", 1, 1000000 };
	struct problem *p = object;

	return read_number(yaml, node, &range, &p->answer_lines);
}

static int read_cases(struct yaml_source *yaml, const yaml_node_t *node, void *object)
{
	static const struct yaml_key keys[] = {
		{ "count", read_case_count, false },
		{ "lines", read_case_lines, false },
		{ "max", read_case_max, true },
		{ "answer_lines", read_answer_lines, false },
		{ NULL, NULL, false },
	};
	struct problem *p = object;

	p->case_count = CASES_FIRST_LINE;
	return yaml_read_mapping(yaml, node, keys, "cases", p);
}

/* --- hack: -------------------------------------------------------------------------------------------- */

static int keep_hack(struct yaml_source *yaml, const yaml_node_t *node, void *object)
{
	struct problem *p = object;
	char *line = NULL;

	if (yaml_read_text(yaml, node, "hack", &line))
		return -1;
	GROW(p->hacks, p->hack_lines.count);
	p->hacks[p->hack_lines.count] = yaml_place(yaml, node);
	names_take(&p->hack_lines, line);
	return 0;
}

static int read_hack(struct yaml_source *yaml, const yaml_node_t *node, void *object)
{
	int rc = yaml_is_sequence(yaml, node, "hack");

	if (rc)
		return rc;
	for (const yaml_node_item_t *i = node->data.sequence.items.start;
			i < node->data.sequence.items.top; i++)
		rc |= keep_hack(yaml, yaml_item(yaml, *i), object);
	return rc;
}

/* The line itself, without the quotes that YAML may want around it. */
static struct span unquoted(struct span place)
{
	const char quote = place.source->text[place.offset];

	if (place.length > 2 && (quote == '"' || quote == '\'')) {
		place.offset++;
		place.length -= 2;
	}
	return place;
}

static int check_line(struct span *place, const struct line_values *values)
{
	struct names words = NAMES_INIT;
	int rc;

	*place = unquoted(*place);
	rc = line_read(*place, values, &words);
	names_release(&words);
	return rc;
}

/* What was read as a program is its line; keeps the first word of it. */
static void check_program(struct span *place, const struct line_values *values, char **program)
{
	size_t offset = 0;

	if (!*program || check_line(place, values))
		return;
	free(*program);
	*program = span_copy(line_next_word(*place, &offset));
}

/* Their words can be checked only once the bounds are known. */
static void check_lines(struct problem *p)
{
	const struct line_values hack = { p, NULL, "seed", true }, shrink = { p, NULL, NULL, true },
				 plot = { p, NULL, NULL, false };

	for (size_t i = 0; i < p->hack_lines.count; i++)
		check_line(&p->hacks[i], &hack);
	check_program(&p->shrink_line, &shrink, &p->shrink);
	check_program(&p->plot_line, &plot, &p->plot);
}

/* --- The file ------------------------------------------------------------------------------------------- */

static const struct yaml_key keys[] = {
	{ "name", read_name, true },
	{ "author", read_author, false },
	{ "license", read_license, false },
	{ "tags", read_tags, false },
	{ "uuid", read_uuid, false },
	{ "validator", read_validator, true },
	{ "checker", read_checker, true },
	{ "reference", read_reference, true },
	{ "answer", read_answer, false },
	{ "limits", read_limits, false },
	{ "bounds", read_bounds, false },
	{ "cases", read_cases, false },
	{ "hack", read_hack, false },
	{ "shrink", read_shrink, false },
	{ "plot", read_plot, false },
	{ NULL, NULL, false },
};

static void set_defaults(struct problem *p)
{
	derive_uuid(p);
	p->time_ms = 1000;
	p->memory_mib = 256;
	p->output_mib = 16;
	p->case_lines = 1;
	p->case_max = 1;
	for (int l = 0; l < LANGUAGE_MAX; l++)
		p->time_percent[l] = 100;
}

static void set_id(struct problem *p, const char *id)
{
	free(p->id);
	free(p->folder);
	p->id = xstrdup(id);
	p->folder = xprintf("problems/%s", id);
}

int problem_parse(struct problem *p, const struct kit *kit, const char *id)
{
	struct yaml_source yaml;

	p->kit = kit;
	set_id(p, id);
	set_defaults(p);
	if (yaml_source_parse(&yaml, &p->source))
		return -1;
	yaml_read_mapping(&yaml, yaml_root(&yaml), keys, "problem.yaml", p);
	yaml_source_release(&yaml);
	check_lines(p);
	return p->source.errors ? -1 : 0;
}

int problem_read(struct problem *p, const struct kit *kit, const char *id)
{
	char *path = xprintf("problems/%s/problem.yaml", id);
	int rc = source_read(&p->source, path);

	set_id(p, id);
	if (!rc)
		rc = problem_parse(p, kit, id);
	free(path);
	return rc;
}

void problem_release(struct problem *p)
{
	char **const texts[] = { &p->id, &p->folder, &p->author, &p->license, &p->validator,
		&p->checker, &p->reference, &p->validator_source, &p->reference_source, &p->shrink,
		&p->plot };

	for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
		free(*texts[i]);
	for (size_t i = 0; i < p->title_count; i++) {
		free(p->titles[i].language);
		free(p->titles[i].text);
	}
	for (size_t i = 0; i < p->bound_count; i++)
		free(p->bounds[i].name);
	free(p->titles);
	free(p->bounds);
	free(p->hacks);
	names_release(&p->tags);
	names_release(&p->hack_lines);
	source_release(&p->source);
	*p = (struct problem)PROBLEM_INIT;
}

/* --- Asking ------------------------------------------------------------------------------------------------ */

const char *problem_form(const struct problem *p)
{
	if (p->case_max == 1)
		return "single";
	return p->case_count == CASES_TO_EOF ? "eof" : "count";
}

const char *problem_stream_form(const struct problem *p)
{
	if (p->case_count == CASES_NONE)
		return problem_form(p);
	return p->case_count == CASES_TO_EOF ? "eof" : "count";
}

size_t problem_find_bound(const struct problem *p, const char *name)
{
	size_t i = 0;

	while (i < p->bound_count && strcmp(p->bounds[i].name, name) != 0)
		i++;
	return i;
}

const char *problem_title(const struct problem *p, const char *language)
{
	const char *title = p->titles[0].text;

	for (size_t i = 0; i < p->title_count; i++)
		if (!strcmp(p->titles[i].language, "en"))
			title = p->titles[i].text;
	for (size_t i = 0; i < p->title_count; i++)
		if (!strcmp(p->titles[i].language, language))
			return p->titles[i].text;
	return title;
}
