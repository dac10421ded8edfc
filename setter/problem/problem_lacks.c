#include "problem/problem.h"

#include "base/diag.h"

const char *problem_lack(const struct problem *p, size_t i)
{
	const struct {
		bool lacks;
		const char *words;
	} all[] = {
		{ !p->validator,
				"no validator: no input is checked, and hack makes none smaller; the attacks "
				"of unit on bounds and inputs, and packages for Kattis and Polygon need one" },
		{ !p->reference,
				"no reference: each test is a file with its answer beside it; generators, "
				"hack, and packages for Polygon need one" },
		{ !p->names_checker && !p->interactor,
				"no checker: wcmp compares the words of output and answer" },
	};

	for (size_t k = 0; k < sizeof all / sizeof *all; k++)
		if (all[k].lacks && i-- == 0)
			return all[k].words;
	return NULL;
}

static int need(const struct problem *p, const char *program, const char *role, const char *what)
{
	if (program)
		return 0;
	error("%s needs a %s, but '%s/problem.yaml' names none", what, role, p->folder);
	hint("write one, and the line '%s: NAME'", role);
	return -1;
}

int problem_needs_reference(const struct problem *p, const char *what)
{
	return need(p, p->reference, "reference", what);
}
