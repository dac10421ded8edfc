/*
 * problem_programs.c - keys of problem.yaml that name programs.
 */
#include "problem/problem_keys.h"

#include <stdlib.h>

#include "base/diag.h"
#include "base/whole_file.h"
#include "base/xalloc.h"

/* The names in a folder, as a hint for a missing one. */
static int no_such_file(struct yaml_source *yaml, const yaml_node_t *node, const char *what,
		const char *folder, const char *ending)
{
	struct names known = NAMES_INIT;

	names_add_folder(&known, folder, ending);
	return diag_unknown(yaml_place(yaml, node), known, yaml_text(node),
			"write it, or name an existing one", "no %s '%s/%s%s'", what, folder,
			yaml_text(node), ending);
}

static int read_program_name(struct yaml_source *yaml, const yaml_node_t *node, const char *what,
		char **name)
{
	if (yaml_read_text(yaml, node, what, name))
		return -1;
	if (!name_is_plain(*name))
		return diag_at(DIAG_ERROR, yaml_place(yaml, node),
				"write the file's name without folder and ending",
				"'%s' must be a plain name", what);
	return 0;
}

int problem_read_validator(struct yaml_source *yaml, const yaml_node_t *node, void *object)
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

	if (read_program_name(yaml, node, what, name))
		return -1;
	if (kit_has_program(kit, folder, *name))
		return 0;
	kit_programs(kit, folder, &known);
	return diag_unknown(yaml_place(yaml, node), known, *name,
			"write it, or name an existing one", "no %s '%s/%s.c'",
			kit_folder_role(folder), kit_folder_name(folder), *name);
}

int problem_read_checker(struct yaml_source *yaml, const yaml_node_t *node, void *object)
{
	struct problem *p = object;

	return read_kit_program(yaml, node, "checker", KIT_CHECKER, p->kit, &p->checker);
}

int problem_read_reference(struct yaml_source *yaml, const yaml_node_t *node, void *object)
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
