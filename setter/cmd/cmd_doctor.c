/*
 * setter doctor - which protections this machine has.
 */
#include "cmd/cmd.h"

#include <stdio.h>

#include "base/diag.h"
#include "base/json.h"
#include "cmd/doctor.h"

static bool as_json;

static const struct cli_option options[] = {
	{ 0, "json", OPTION_FLAG, &as_json, NULL, "print the result as one JSON document" },
	{ .kind = OPTION_END },
};

static const char *const examples[] = { "setter doctor", "setter doctor --json", NULL };

/* A level says what it holds, then what to know of it here. */
static void print_finding(const struct doctor_finding *finding, const char *words)
{
	printf("%-4s %-20s %s\n", finding->works ? "yes" : "no", finding->part, words);
	if (words != finding->detail && *finding->detail)
		printf("     %-20s %s%s\n", "", finding->works ? "" : "why not: ", finding->detail);
	if (!finding->works && finding->cure)
		printf("     %-20s to get it: %s\n", "", finding->cure);
}

static void print_findings(const struct doctor *doctor, const struct names *warnings)
{
	for (int i = 0; i < doctor->count; i++)
		print_finding(&doctor->findings[i], doctor->findings[i].detail);
	puts("\nlevels of the jail, weakest first:");
	for (int l = JAIL_LEVEL_UNSAFE; l < JAIL_LEVELS; l++)
		print_finding(&doctor->levels[l], jail_level_words((enum jail_level)l));
	putchar('\n');
	for (size_t i = 0; i < warnings->count; i++)
		printf("note: %s\n", warnings->list[i]);
}

static void print(const struct doctor *doctor, const struct names *warnings)
{
	if (!common.quiet)
		print_findings(doctor, warnings);
	printf("level %s%s\n", jail_level_name(doctor->level),
			doctor_can_judge(doctor) ? "" : ": judging needs --unsafe");
}

/* `holds` is what a level protects, and NULL of a part. */
static void finding_json(const struct doctor_finding *finding, const char *holds, struct json *json)
{
	json_open(json, '{');
	json_put_string(json, holds ? "name" : "part", finding->part);
	json_put_bool(json, "works", finding->works);
	if (holds)
		json_put_string(json, "holds", holds);
	json_put_string(json, "detail", finding->detail);
	json_put_string(json, "cure", finding->works ? NULL : finding->cure);
	json_close(json, '}');
}

/* As it was before there was a level between 'unsafe' and 'namespaces'. */
static int level_number(enum jail_level level)
{
	static const int numbers[JAIL_LEVELS] = { 0, 1, 1, 2, 3 };

	return numbers[level];
}

static void print_json(const struct doctor *doctor, const struct names *warnings)
{
	struct json json;

	json_start(&json, "setter-doctor");
	json_put_number(&json, "level", level_number(doctor->level));
	json_put_string(&json, "jail", jail_level_name(doctor->level));
	json_put_bool(&json, "can_judge", doctor_can_judge(doctor));
	json_put_open(&json, "findings", '[');
	for (int i = 0; i < doctor->count; i++)
		finding_json(&doctor->findings[i], NULL, &json);
	json_close(&json, ']');
	json_put_open(&json, "levels", '[');
	for (int l = JAIL_LEVEL_UNSAFE; l < JAIL_LEVELS; l++)
		finding_json(&doctor->levels[l], jail_level_words((enum jail_level)l), &json);
	json_close(&json, ']');
	json_put_names(&json, "warnings", warnings);
	json_finish(&json, stdout);
}

static int cmd_doctor(const struct names *arguments)
{
	SCOPED(names) warnings = NAMES_INIT;
	struct doctor doctor;

	if (arguments->count) {
		error("'setter doctor' takes no arguments");
		return EXIT_BAD_REQUEST;
	}
	doctor_examine(&doctor);
	doctor_warnings(&warnings);
	(as_json ? print_json : print)(&doctor, &warnings);
	return doctor_can_judge(&doctor) ? EXIT_AS_DECLARED : EXIT_BROKEN;
}

const struct command command_doctor_entry = { "doctor",
	"show which protections this machine has, and how to get more", "", options, examples,
	cmd_doctor, NULL };
