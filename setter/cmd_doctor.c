/*
 * setter doctor - what this machine gives a judge.
 */
#include "cmd.h"

#include "diag.h"
#include "doctor.h"

static const struct cli_option options[] = { { .kind = OPTION_END } };

static const char *const examples[] = { "setter doctor", NULL };

static void print_finding(const struct doctor_finding *finding)
{
	printf("%-4s %-20s %s\n", finding->works ? "yes" : "no", finding->part, finding->detail);
	if (!finding->works && finding->cure)
		printf("     %-20s to have it: %s\n", "", finding->cure);
}

static int cmd_doctor(const struct names *arguments)
{
	struct doctor doctor;

	if (arguments->count) {
		error("'setter doctor' takes no arguments");
		return EXIT_BAD_REQUEST;
	}
	doctor_examine(&doctor);
	for (int i = 0; i < doctor.count; i++)
		print_finding(&doctor.findings[i]);
	doctor_print_warnings(stdout);
	printf("level %d, %s\n", (int)doctor.level, doctor_level_name(doctor.level));
	return doctor.level >= JAIL_LEVEL_NAMESPACES ? EXIT_AS_DECLARED : EXIT_BROKEN;
}

const struct command command_doctor_entry = { "doctor",
	"try what judging needs on this machine, and say what would raise its level", "", options,
	examples, cmd_doctor };
