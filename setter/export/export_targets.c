/*
 * export_targets.c - the table of targets, a row each in export_NAME.c.
 */
#include "export/export_targets.h"

#include <string.h>

const struct export_target *const export_targets[] = {
	&export_kattis,
	&export_kattis_2025_09,
	&export_domjudge,
	&export_polygon,
	&export_hydro,
	&export_luogu,
	&export_uoj,
	&export_dmoj,
	&export_qduoj,
	&export_lyrio,
	&export_syzoj,
	&export_cms,
	NULL,
};

const struct export_target *export_target_find(const char *name)
{
	for (size_t i = 0; export_targets[i]; i++)
		if (!strcmp(export_targets[i]->name, name))
			return export_targets[i];
	return NULL;
}

const char *export_part_word(enum export_part part)
{
	static const char *const words[PART_COUNT] = { "statement", "samples", "groups", "scores",
		"checker", "interactor", "validator", "generators", "solutions" };

	return words[part];
}
