/*
 * setter doctor - what this machine gives a judge.
 */
#include "cmd/cmd.h"

#include <stdio.h>

#include "base/diag.h"
#include "cmd/doctor.h"
#include "base/json.h"

static bool as_json;

static const struct cli_option options[] = {
	{ 0, "json", OPTION_FLAG, &as_json, NULL, "print the result as one JSON document" },
	{ .kind = OPTION_END },
};

static const char *const examples[] = { "setter doctor", "setter doctor --json", NULL };

static bool can_judge(const struct doctor *doctor)
{
	return doctor->level >= JAIL_LEVEL_NAMESPACES;
}

static void print_finding(const struct doctor_finding *finding)
{
	printf("%-4s %-20s %s\n", finding->works ? "yes" : "no", finding->part, finding->detail);
	if (!finding->works && finding->cure)
		printf("     %-20s to have it: %s\n", "", finding->cure);
}

static void print(const struct doctor *doctor, const struct names *warnings)
{
	for (int i = 0; i < doctor->count; i++)
		print_finding(&doctor->findings[i]);
	for (size_t i = 0; i < warnings->count; i++)
		printf("note: %s\n", warnings->list[i]);
	printf("level %d, %s\n", (int)doctor->level, doctor_level_name(doctor->level));
}

static void finding_json(const struct doctor_finding *finding, struct json *json)
{
	json_open(json, '{');
	json_put_string(json, "part", finding->part);
	json_put_bool(json, "works", finding->works);
	json_put_string(json, "detail", finding->detail);
	json_put_string(json, "cure", finding->works ? NULL : finding->cure);
	json_close(json, '}');
}

static void print_json(const struct doctor *doctor, const struct names *warnings)
{
	struct json json;

	json_start(&json, "setter-doctor");
	json_put_number(&json, "level", doctor->level);
	json_put_bool(&json, "can_judge", can_judge(doctor));
	json_key(&json, "findings");
	json_open(&json, '[');
	for (int i = 0; i < doctor->count; i++)
		finding_json(&doctor->findings[i], &json);
	json_close(&json, ']');
	json_key(&json, "warnings");
	json_open(&json, '[');
	for (size_t i = 0; i < warnings->count; i++)
		json_string(&json, warnings->list[i]);
	json_close(&json, ']');
	json_finish(&json, stdout);
}

static int cmd_doctor(const struct names *arguments)
{
	struct names warnings = NAMES_INIT;
	struct doctor doctor;

	if (arguments->count) {
		error("'setter doctor' takes no arguments");
		return EXIT_BAD_REQUEST;
	}
	doctor_examine(&doctor);
	doctor_warnings(&warnings);
	(as_json ? print_json : print)(&doctor, &warnings);
	names_release(&warnings);
	return can_judge(&doctor) ? EXIT_AS_DECLARED : EXIT_BROKEN;
}

const struct command command_doctor_entry = { "doctor",
	"try what judging needs on this machine, and say what would raise its level", "", options,
	examples, cmd_doctor };
