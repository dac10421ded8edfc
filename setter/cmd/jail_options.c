#include "cmd/cmd.h"

#include "base/diag.h"
#include "base/interrupt.h"
#include "jail/jail.h"

static const char *asked, *required;
static bool unsafe;

const struct cli_option jail_option_table[] = {
	{ 0, "jail", OPTION_WORD, &asked, "NAME",
			"use this level: unsafe, landlock, namespaces or full (the strongest)" },
	{ 0, "require-jail", OPTION_WORD, &required, "NAME",
			"run nothing at a weaker level than this" },
	{ 0, "unsafe", OPTION_FLAG, &unsafe, NULL, "run programs even if the machine has no jail" },
	{ .kind = OPTION_END },
};

const char jail_option_levels[] = "unsafe|landlock|namespaces|full";

/* Without a name it is JAIL_LEVEL_NONE.  Reports an error and returns -1. */
static int read_level(const char *name, enum jail_level *level)
{
	struct names known = NAMES_INIT;

	*level = name ? jail_level_named(name) : JAIL_LEVEL_NONE;
	if (!name || *level)
		return 0;
	for (int l = JAIL_LEVEL_UNSAFE; l < JAIL_LEVELS; l++)
		names_add(&known, jail_level_name((enum jail_level)l));
	return diag_unknown(diag_nowhere, known, name,
			"its levels, weakest first: unsafe, landlock, namespaces, full",
			"the jail has no level '%s'", name);
}

static int read_options(struct jail_choice *choice)
{
	if (read_level(asked, &choice->strongest) || read_level(required, &choice->required))
		return -1;
	if (unsafe && choice->strongest > JAIL_LEVEL_UNSAFE)
		return error("--unsafe and --jail=%s exclude each other", asked);
	if (unsafe && choice->required > JAIL_LEVEL_UNSAFE)
		return error("--unsafe and --require-jail=%s exclude each other", required);
	if (choice->strongest && choice->required > choice->strongest)
		return error("--jail=%s is weaker than --require-jail=%s", asked, required);
	if (choice->strongest)
		choice->required = choice->strongest;
	else if (unsafe)
		choice->required = JAIL_LEVEL_UNSAFE;
	return 0;
}

/* What the machine gives to one who takes everything. */
static const char *strongest_here(void)
{
	struct jail jail = { .control = -1,
		.strongest = JAIL_LEVEL_FULL,
		.required = JAIL_LEVEL_UNSAFE };
	char why[JAIL_MESSAGE_MAX];

	if (!jail_open_quietly(&jail, why))
		jail_release(&jail);
	return jail_level_name(jail.level);
}

/* Before anything else is done: so all commands refuse alike, whether something is to be run or not. */
static int try_choice(void)
{
	struct jail jail = JAIL_INIT;
	char why[JAIL_MESSAGE_MAX];

	if (!jail_open_quietly(&jail, why)) {
		jail_release(&jail);
		return EXIT_AS_DECLARED;
	}
	if (interrupt_signal())
		return EXIT_BROKEN;
	if (jail.refused) {
		error("this machine has no jail of level '%s', only '%s': %s",
				jail_level_name(jail_choice.required), strongest_here(), why);
		hint("`setter doctor` says what it needs");
	} else {
		error("cannot start the jail: %s", why);
	}
	return EXIT_BROKEN;
}

int jail_options_take(void)
{
	if (read_options(&jail_choice))
		return EXIT_BAD_REQUEST;
	return asked || required ? try_choice() : EXIT_AS_DECLARED;
}
