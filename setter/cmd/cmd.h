/*
 * cmd.h - the commands of the driver, one in each cmd_NAME.c.
 */
#ifndef CMD_H
#define CMD_H

#include <stdio.h>

#include "base/command_line.h"

#define SETTER_VERSION "0.1"

extern const struct command command_build_entry;
extern const struct command command_check_entry;
extern const struct command command_clean_entry;
extern const struct command command_completion_entry;
extern const struct command command_doctor_entry;
extern const struct command command_export_entry;
extern const struct command command_hack_entry;
extern const struct command command_help_entry;
extern const struct command command_judge_entry;
extern const struct command command_new_entry;
extern const struct command command_report_entry;
extern const struct command command_run_entry;
extern const struct command command_show_entry;
extern const struct command command_status_entry;
extern const struct command command_time_entry;
extern const struct command command_unit_entry;
extern const struct command command_version_entry;

/* What `setter` alone prints. */
int cmd_overview(FILE *);

#endif
