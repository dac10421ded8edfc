/*
 * commands.c - all of them, in the order of the help.
 */
#include "cmd/cmd.h"

#include <string.h>

#include "base/diag.h"

const struct command *const commands[] = {
	&command_build_entry,
	&command_run_entry,
	&command_judge_entry,
	&command_hack_entry,
	&command_mutate_entry,
	&command_unit_entry,
	&command_time_entry,
	&command_export_entry,
	&command_report_entry,
	&command_check_entry,
	&command_status_entry,
	&command_show_entry,
	&command_new_entry,
	&command_clean_entry,
	&command_doctor_entry,
	&command_help_entry,
	&command_version_entry,
	&command_completion_entry,
	NULL,
};

const struct command *command_find(const char *name)
{
	for (size_t i = 0; commands[i]; i++)
		if (!strcmp(commands[i]->name, name))
			return commands[i];
	return NULL;
}

int command_unknown(const char *name)
{
	struct names known = NAMES_INIT;

	for (size_t i = 0; commands[i]; i++)
		names_add(&known, commands[i]->name);
	diag_unknown(diag_nowhere, known, name, "setter help", "setter has no command '%s'", name);
	return EXIT_BAD_REQUEST;
}
