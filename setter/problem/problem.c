#include "problem/problem.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <xxhash.h>

#include "base/diag.h"
#include "base/whole_file.h"
#include "base/xalloc.h"
#include "problem/problem_keys.h"
#include "problem/yaml_source.h"

/* --- Texts ------------------------------------------------------------------------------ */

static int read_title(struct yaml_source *yaml, const yaml_node_t *key, const yaml_node_t *value,
		void *object)
{
	struct problem *p = object;
	char *text = NULL;

	if (!name_is_plain(yaml_text(key)))
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
	if (node->type == YAML_SCALAR_NODE)
		return diag_at(DIAG_ERROR, yaml_place(yaml, node), "write {en: \"A title\"}",
				"'name' has a title for each language");
	if (node->type == YAML_MAPPING_NODE &&
			node->data.mapping.pairs.start == node->data.mapping.pairs.top)
		return diag_at(DIAG_ERROR, yaml_place(yaml, node), "write {en: \"A title\"}",
				"'name' is empty");
	return yaml_read_pairs(yaml, node, "name", object, read_title);
}

static int keep_tag(struct yaml_source *yaml, const yaml_node_t *node, void *object)
{
	struct problem *p = object;
	char *tag = NULL;

	if (yaml_read_text(yaml, node, "tags", &tag))
		return -1;
	names_take(&p->tags, tag);
	return 0;
}

static int read_tags(struct yaml_source *yaml, const yaml_node_t *node, void *object)
{
	return yaml_read_list(yaml, node, "tags", object, keep_tag);
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

static int read_samples(struct yaml_source *yaml, const yaml_node_t *node, void *object)
{
	struct problem *p = object;

	p->samples_place = yaml_place(yaml, node);
	return yaml_read_text(yaml, node, "samples", &p->samples);
}

/* --- The file ------------------------------------------------------------------------------------------- */

/* In the order of their enums. */
static const char *const answer_kinds[] = { "unique", "many", NULL };
static const char *const score_units[] = { "fraction", "points", NULL };

static const struct yaml_key keys[] = {
	{ "name", .read = read_name, .required = true },
	{ "author", .field = offsetof(struct problem, author) },
	{ "license", .field = offsetof(struct problem, license) },
	{ "tags", .read = read_tags },
	{ "uuid", .read = read_uuid },
	{ "validator", .read = problem_read_validator },
	{ "checker", .read = problem_read_checker },
	{ "interactor", .read = problem_read_interactor },
	{ "reference", .read = problem_read_reference },
	{ "protocol", .read = problem_read_protocol },
	{ "answer", .field = offsetof(struct problem, answer), .choices = answer_kinds },
	{ "score", .field = offsetof(struct problem, score), .choices = score_units },
	{ "limits", .read = problem_read_limits },
	{ "bounds", .read = problem_read_bounds },
	{ "cases", .read = problem_read_cases },
	{ "hack", .read = problem_read_hack },
	{ "shrink", .read = problem_read_shrink },
	{ "plot", .read = problem_read_plot },
	{ "samples", .read = read_samples },
	{ NULL },
};

static void set_defaults(struct problem *p)
{
	derive_uuid(p);
	p->time_ms = 1000;
	p->memory_mib = 256;
	p->output_mib = 16;
	p->case_count = CASES_NONE;
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
	p->names_checker = p->checker;
	if (!p->checker)
		p->checker = xstrdup("wcmp");
	if (!p->samples)
		p->samples = xstrdup("sample");
	problem_check_lines(p);
	return p->source.errors ? -1 : 0;
}

int problem_read(struct problem *p, const struct kit *kit, const char *id)
{
	SCOPED_FREE char *path = xprintf("problems/%s/problem.yaml", id);
	int rc = source_read_text(&p->source, path);

	set_id(p, id);
	if (!rc)
		rc = problem_parse(p, kit, id);
	else if (!file_exists(path))
		hint("every folder of problems/ needs one: write it as setter new does, or move "
		     "'problems/%s' away",
				id);
	return rc;
}

void problem_release(struct problem *p)
{
	char **const texts[] = { &p->id, &p->folder, &p->author, &p->license, &p->validator,
		&p->checker, &p->reference, &p->validator_source, &p->reference_source, &p->shrink,
		&p->plot, &p->samples, &p->interactor };

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
	*p = PROBLEM_INIT;
}

/* --- Asking ------------------------------------------------------------------------------------------------ */

bool problem_has_checker(const struct problem *p)
{
	return !p->interactor || p->names_checker;
}

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
