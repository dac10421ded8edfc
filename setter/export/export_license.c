#include "export/export.h"

#include <string.h>

#include "base/embed.h"

EMBED(kit_license, "LICENSE");

/* Where one of the names that Kattis' formats know is explained; NULL if it is not text. */
static const char *address_of(const char *license)
{
	static const struct {
		const char *name, *address;
	} known[] = {
		{ "cc0", "https://creativecommons.org/publicdomain/zero/1.0/" },
		{ "cc by", "https://creativecommons.org/licenses/by/4.0/" },
		{ "cc by-sa", "https://creativecommons.org/licenses/by-sa/4.0/" },
	};

	for (size_t i = 0; i < sizeof known / sizeof *known; i++)
		if (!strcmp(known[i].name, license))
			return known[i].address;
	return NULL;
}

static void add_problem(struct text *out, const struct problem *problem)
{
	const char *address = address_of(problem->license);

	text_printf(out, "The problem \"%s\", its statement, tests and solutions", problem->id);
	if (problem->author)
		text_printf(out, ", by %s", problem->author);
	text_printf(out, ":\n%s\n", problem->license);
	if (address)
		text_printf(out, "%s\n", address);
	text_add_char(out, '\n');
}

void license_add_text(struct text *out, const struct problem *problem)
{
	if (problem->license)
		add_problem(out, problem);
	text_printf(out,
			"Programs that begin with \"SPDX-License-Identifier: MIT\" are made of parts of "
			"wythoff-kit:\n\n%s",
			kit_license);
}
