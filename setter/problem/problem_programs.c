/*
 * problem_programs.c - keys of problem.yaml that name programs.
 */
#include "problem/problem_keys.h"

#include <stdlib.h>

#include "base/diag.h"
#include "base/xalloc.h"

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

int problem_one_source(struct span at, const struct problem *problem, enum kit_folder folder,
		const char *name)
{
	SCOPED_FREE char *first = kit_source(problem->id, folder, name),
			 *second = kit_second_source(problem->id, folder, name);
	int rc = 0;

	if (second)
		rc = diag_at(DIAG_ERROR, at, "remove or rename one of them",
				"both '%s' and '%s' exist", first, second);
	return rc;
}

static int read_kit_program(struct yaml_source *yaml, const yaml_node_t *node, const char *what,
		enum kit_folder folder, const struct problem *p, char **name)
{
	struct names known = NAMES_INIT;

	if (read_program_name(yaml, node, what, name))
		return -1;
	if (kit_has_program(p->kit, p->id, folder, *name))
		return problem_one_source(yaml_place(yaml, node), p, folder, *name);
	kit_programs(p->kit, p->id, folder, &known);

	SCOPED_FREE char *otherwise = xprintf("write it as problems/%s/%s/%s.c, .cpp or .py", p->id,
			kit_folder_name(folder), *name);

	return diag_unknown(yaml_place(yaml, node), known, *name, otherwise, "no %s '%s/%s'",
			kit_folder_role(folder), kit_folder_name(folder), *name);
}

int problem_read_validator(struct yaml_source *yaml, const yaml_node_t *node, void *object)
{
	struct problem *p = object;

	if (node->type == YAML_SEQUENCE_NODE)
		return diag_at(DIAG_ERROR, yaml_place(yaml, node),
				"name one; what others check can be a function of it, or a module",
				"a problem has one validator");
	if (read_kit_program(yaml, node, "validator", KIT_VALIDATOR, p, &p->validator))
		return -1;
	p->validator_source = kit_any_source(p->kit, p->id, KIT_VALIDATOR, p->validator);
	return 0;
}

int problem_read_checker(struct yaml_source *yaml, const yaml_node_t *node, void *object)
{
	struct problem *p = object;

	return read_kit_program(yaml, node, "checker", KIT_CHECKER, p, &p->checker);
}

int problem_read_interactor(struct yaml_source *yaml, const yaml_node_t *node, void *object)
{
	struct problem *p = object;

	return read_kit_program(yaml, node, "interactor", KIT_INTERACTOR, p, &p->interactor);
}

int problem_read_protocol(struct yaml_source *yaml, const yaml_node_t *node, void *object)
{
	static const char *const protocols[] = { "testlib", "kattis", NULL };
	static const struct yaml_key roles[] = {
		{ "validator", .field = offsetof(struct problem, validator_protocol),
				.choices = protocols },
		{ "checker", .field = offsetof(struct problem, checker_protocol),
				.choices = protocols },
		{ NULL },
	};

	return yaml_read_mapping(yaml, node, roles, "protocol", object);
}

static int no_such_reference(struct yaml_source *yaml, const yaml_node_t *node, const char *id,
		const struct names *paths)
{
	struct names known = NAMES_INIT;
	SCOPED_FREE char *folder = kit_solution_folder(id);

	for (size_t i = 0; i < paths->count; i++) {
		const char *file = strrchr(paths->list[i], '/') + 1;

		names_take(&known, xstrndup(file, strcspn(file, ".")));
	}
	return diag_unknown(yaml_place(yaml, node), known, yaml_text(node),
			"write it, or name an existing one", "no reference solution '%s/%s'",
			folder, yaml_text(node));
}

int problem_read_reference(struct yaml_source *yaml, const yaml_node_t *node, void *object)
{
	struct problem *p = object;
	SCOPED(names) paths = NAMES_INIT;
	enum language language;
	int rc = 0;

	if (read_program_name(yaml, node, "reference", &p->reference))
		return -1;
	kit_solutions(p->id, &paths);
	for (size_t i = 0; i < paths.count; i++)
		if (!language_of(paths.list[i], &language) ||
				!kit_solution_is_called(paths.list[i], p->reference))
			continue;
		else if (p->reference_source)
			rc = diag_at(DIAG_ERROR, yaml_place(yaml, node), NULL,
					"both '%s' and '%s' exist", p->reference_source,
					paths.list[i]);
		else
			p->reference_source = xstrdup(paths.list[i]);
	if (!p->reference_source)
		rc = no_such_reference(yaml, node, p->id, &paths);
	return rc;
}
