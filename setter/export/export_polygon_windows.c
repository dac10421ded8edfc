#include "export/export_polygon.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/embed.h"

/* --- Names -------------------------------------------------------------------------------- */

/* CON and NUL cannot be files, whatever their ending; nor are COM1 to COM9, LPT1 to LPT9. */
static bool is_device(const char *name, size_t length)
{
	static const char *const devices[] = { "con", "prn", "aux", "nul" };

	for (size_t i = 0; length == 3 && i < sizeof devices / sizeof *devices; i++)
		if (!strncasecmp(name, devices[i], 3))
			return true;
	return length == 4 && isdigit((unsigned char)name[3]) &&
			(!strncasecmp(name, "com", 3) || !strncasecmp(name, "lpt", 3));
}

bool windows_takes_name(const char *name)
{
	const size_t length = strlen(name);

	for (size_t i = 0; i < length; i++)
		if ((unsigned char)name[i] < ' ' || strchr("<>:\"/\\|?*", name[i]))
			return false;
	return length && !strchr(". ", name[length - 1]) && !is_device(name, strcspn(name, "."));
}

/* --- Scripts ------------------------------------------------------------------------------- */

EMBED(towin, "setter/export/polygon/towin.cpp");

EMBED(head, "setter/export/polygon/doall_head.bat");

EMBED(tail, "setter/export/polygon/doall_tail.bat");

EMBED(input_script, "setter/export/polygon/gen-input-via-stdout.bat");

/* The main solution stands for MAIN. */
EMBED(talk_script, "setter/export/polygon/gen-answer-talk.bat");

EMBED(answer_script, "setter/export/polygon/gen-answer.bat");

EMBED(validator_head, "setter/export/polygon/run-validator-tests_head.bat");
EMBED(validator_tail, "setter/export/polygon/run-validator-tests_tail.bat");

EMBED(checker_head, "setter/export/polygon/run-checker-tests_head.bat");
EMBED(checker_tail, "setter/export/polygon/run-checker-tests_tail.bat");

static void add_batch(struct export *e, const char *name, const char *lines)
{
	SCOPED(text) batch = TEXT_INIT;

	for (; *lines; lines++)
		text_printf(&batch, *lines == '\n' ? "\r%c" : "%c", *lines);
	package_add_bytes(&e->package, name, batch.s, batch.length, false);
}

/* expect valid files/tests/validator-tests/01 "" is call :expect valid files\tests\... */
static void add_expectations(struct export *e, const char *name, const char *before,
		const struct text *expectations, const char *after)
{
	SCOPED(text) batch = TEXT_INIT;

	text_add_string(&batch, before);
	for (size_t i = 0; i < expectations->length; i++) {
		const char c = expectations->s[i];

		if (!i || expectations->s[i - 1] == '\n')
			text_add_string(&batch, "call :");
		text_add_char(&batch, c == '/' ? '\\' : c);
	}
	text_add_string(&batch, after);
	add_batch(e, name, batch.s);
}

/* --- What differs from problem to problem ---------------------------------------------------- */

static const char *main_source(const struct export *e)
{
	return strrchr(e->problem->reference_source, '/') + 1;
}

static bool is_python(const char *source)
{
	const char *ending = strrchr(source, '.');

	return ending && !strcmp(ending, ".py");
}

static void add_answer_script(struct export *e)
{
	const char *place = strstr(answer_script, "MAIN");
	SCOPED(text) batch = TEXT_INIT;

	if (e->problem->interactor) {
		add_batch(e, "scripts/gen-answer.bat", talk_script);
		return;
	}
	text_add(&batch, answer_script, (size_t)(place - answer_script));
	if (is_python(main_source(e)))
		text_printf(&batch, "python \"solutions\\%s\"", main_source(e));
	else
		text_add_string(&batch, "bin\\main.exe");
	text_add_string(&batch, place + strlen("MAIN"));
	add_batch(e, "scripts/gen-answer.bat", batch.s);
}

static void add_compile_lines(const struct export *e, const struct names *generators,
		struct text *batch)
{
	text_add_string(batch,
			"call :compile files\\towin.cpp bin\\towin.exe\n"
			"call :compile files\\check.cpp bin\\check.exe\n"
			"call :compile files\\validator.cpp bin\\validator.exe\n");
	if (e->problem->interactor)
		text_add_string(batch, "call :compile files\\interactor.cpp bin\\interactor.exe\n");
	if (!is_python(main_source(e)))
		text_printf(batch, "call :compile \"solutions\\%s\" bin\\main.exe\n",
				main_source(e));
	for (size_t i = 0; i < generators->count; i++)
		text_printf(batch, "call :compile files\\%s.cpp bin\\%s.exe\n", generators->list[i],
				generators->list[i]);
	text_add_string(batch,
			"if %failed%==1 exit /b 1\n"
			"call scripts\\run-validator-tests.bat\n"
			"call scripts\\run-checker-tests.bat\n");
}

/* A word that means something to cmd.exe, quoted or not: such a test stays as it is. */
static bool is_generated_there(const struct test *test)
{
	return test->words.count && !strpbrk(test->line, "%^&|<>\"!");
}

static void add_test_lines(const struct export *e, int digits, struct text *batch)
{
	for (size_t t = 0; t < e->plan->test_count; t++) {
		const struct test *test = &e->plan->tests[t];

		if (is_generated_there(test))
			text_printf(batch,
					"call scripts\\gen-input-via-stdout.bat \"bin\\%s.exe%s\" "
					"tests\\%0*zu %zu %s\n",
					test->words.list[0],
					test->line + strlen(test->words.list[0]), digits, t + 1,
					t + 1, e->plan->groups[test->group].name);
		else
			text_printf(batch, "call :towin tests\\%0*zu\n", digits, t + 1);
	}
	for (size_t t = 0; t < e->plan->test_count; t++)
		text_printf(batch,
				"call scripts\\gen-answer.bat tests\\%0*zu tests\\%0*zu.a tests %s\n",
				digits, t + 1, digits, t + 1,
				e->plan->groups[e->plan->tests[t].group].name);
}

static void add_doall(struct export *e, const struct names *generators, int digits)
{
	SCOPED(text) batch = TEXT_INIT;

	text_add_string(&batch, head);
	add_compile_lines(e, generators, &batch);
	add_test_lines(e, digits, &batch);
	text_add_string(&batch, tail);
	add_batch(e, "doall.bat", batch.s);
}

static void add_wipe(struct export *e, int digits)
{
	SCOPED(text) batch = TEXT_INIT;

	text_add_string(&batch,
			"@echo off\n"
			"rem Removes what doall.bat makes.\n"
			"cd /d \"%~dp0\"\n"
			"if exist bin rd /s /q bin\n");
	if (!e->problem->interactor)
		text_add_string(&batch, "del /q tests\\*.a\n");
	for (size_t t = 0; t < e->plan->test_count; t++)
		if (is_generated_there(&e->plan->tests[t]))
			text_printf(&batch, "del /q tests\\%0*zu\n", digits, t + 1);
	add_batch(e, "wipe.bat", batch.s);
}

void polygon_add_windows(struct export *e, const struct names *generators, int test_digits,
		const struct text *validator_tests, const struct text *checker_tests)
{
	package_add_string(&e->package, "files/towin.cpp", towin);
	add_batch(e, "scripts/gen-input-via-stdout.bat", input_script);
	add_answer_script(e);
	add_expectations(e, "scripts/run-validator-tests.bat", validator_head, validator_tests,
			validator_tail);
	add_expectations(e, "scripts/run-checker-tests.bat", checker_head, checker_tests,
			checker_tail);
	add_doall(e, generators, test_digits);
	add_wipe(e, test_digits);
}
