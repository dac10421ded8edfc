#include "statement/sample_dialogue.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/diag.h"
#include "base/paths.h"
#include "base/source.h"
#include "base/whole_file.h"
#include "base/xalloc.h"
#include "build/role_talk.h"

/* A sample is short; the machine may be busy. */
#define TALK_MS 60000

/* --- As the setter wrote it --------------------------------------------------------------- */

/* samples/1.interaction beside samples/1.in; NULL if there is none.  To be freed. */
static char *written_dialogue(const struct test *test)
{
	const char *dot = test->copied ? strrchr(test->copied, '.') : NULL;
	SCOPED_FREE char *path = dot
			? xprintf("%.*s.interaction", (int)(dot - test->copied), test->copied)
			: NULL;

	return path && file_exists(path) ? xstrdup(path) : NULL;
}

static int read_dialogue(struct text *out, const char *path)
{
	SCOPED(source) file = SOURCE_INIT;
	int rc = source_read_text(&file, path);

	for (size_t at = 0; !rc && at < file.length;) {
		const size_t length = strcspn(file.text + at, "\n");

		if (file.text[at] != '<' && file.text[at] != '>') {
			diag_at(DIAG_ERROR, source_span(&file, at, length),
					"a line begins with < if the program reads it, with > if it "
					"writes it",
					"whose line is this?");
			rc = -1;
		}
		at += length + 1;
	}
	if (!rc)
		text_add(out, file.text, file.length);
	return rc;
}

/* --- As the reference plays it ----------------------------------------------------------------- */

static int play_dialogue(struct text *out, const struct plan *plan, const struct test *test)
{
	const struct problem *problem = plan->problem;
	SCOPED_FREE char *in = path_in(problem->id, PATH_TESTS, "%s.in", test->name);
	SCOPED_FREE char *ans = path_in(problem->id, PATH_TESTS, "%s.ans", test->name);
	SCOPED_FREE char *notes = file_temporary_name(ans);
	struct role_talk t = role_talk_reference(problem, in, notes);
	SCOPED(text) fault = TEXT_INIT;
	int rc = role_talk_run(&t, TALK_MS);

	if (!rc && !role_talk_is_won(&t)) {
		const struct role_call *whose = role_talk_fault(&t, &fault);

		rc = error("%s: %s %s", test->name,
				whose == &t.program ? "reference" : "interactor", fault.s);
		role_talk_explain(&t, whose);
	}
	if (!rc)
		dialogue_tail(&t.talk.dialogue, dialogue_count(&t.talk.dialogue), out);
	role_talk_release(&t);
	unlink(notes);
	return rc;
}

/* --- Either ---------------------------------------------------------------------------------------- */

int sample_dialogue(struct text *out, const struct plan *plan, const struct test *test)
{
	SCOPED_FREE char *path = written_dialogue(test);

	return path ? read_dialogue(out, path) : play_dialogue(out, plan, test);
}

void sample_dialogue_column(struct text *out, const char *dialogue, bool written)
{
	for (const char *at = dialogue; *at;) {
		const size_t length = strcspn(at, "\n");

		if ((*at == '>') == written) {
			const size_t mark = length > 1 && at[1] == ' ' ? 2 : 1;

			text_add(out, at + mark, length - mark);
		}
		text_add_char(out, '\n');
		at += length + (at[length] == '\n');
	}
}
